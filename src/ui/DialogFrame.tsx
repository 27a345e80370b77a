import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type FormEventHandler, type ReactNode } from 'react';

interface DialogFrameProps extends Pick<DialogProps, 'maxWidth' | 'fullWidth' | 'role' | 'ref'> {
  /** For one that fades when it closes. */
  open?: boolean;
  title: ReactNode;
  /** What it is about: read with its title. */
  text?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
  /** Makes contents and buttons a form. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Not given while it must not be closed by Escape or beside it. */
  onClose: (() => void) | undefined;
  children?: ReactNode;
}

/**
 * What every dialog with a title is made of. FormDialog is the one with a form, ConfirmDialog asks before an act that cannot be
 * undone, EntriesDialog lists what is stored, WaitingDialog stands for one that is being loaded.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { open = true, title, text, actions, onSubmit, children, fullWidth = true, ...dialog } = props;
  const id = useId();
  const contents = (
    <>
      <DialogContent sx={{ pt: '1rem !important' }}>
        {text !== undefined && (
          <DialogContentText id={`${id}-text`} sx={{ mb: children ? 2 : 0 }}>
            {text}
          </DialogContentText>
        )}
        {children}
      </DialogContent>
      {actions !== undefined && (
        <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      fullWidth={fullWidth}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      slotProps={fullWidth ? wide : undefined}
      {...dialog}
    >
      <DialogTitle id={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {onSubmit ? (
        <Stack component="form" noValidate onSubmit={onSubmit} sx={{ minHeight: 0 }}>
          {contents}
        </Stack>
      ) : (
        contents
      )}
    </Dialog>
  );
}

/** More of a phone's width than MUI leaves. */
const wide = { paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 1 } } } };
