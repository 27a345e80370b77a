import WarningIcon from '@mui/icons-material/WarningAmber';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { DialogFrame } from './DialogFrame';
import { useFocusAfterBusy } from './focus/useFocusAfterBusy';
import { useFocusAround } from './focus/useFocusAround';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What the action means, of one that can be undone after all. */
  text?: string;
  /** What the confirming button does, in a word: “Delete”. */
  verb: string;
  busy: boolean;
  /** Why the action failed; the dialog stays open, so that it can be retried. */
  problem?: string;
  /** What could be done instead. */
  alternative?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
}

function ConfirmButton({ verb, busy, onConfirm }: Pick<ConfirmDialogProps, 'verb' | 'busy' | 'onConfirm'>) {
  const button = useFocusAfterBusy(busy);
  return (
    <Button
      ref={button}
      variant="outlined"
      color="error"
      startIcon={<WarningIcon />}
      onClick={onConfirm}
      loading={busy}
      loadingPosition="start"
      sx={{ minWidth: '14rem', py: '1.1rem' }}
    >
      {verb}
    </Button>
  );
}

/**
 * Confirms an action: in the wording of docs/conformance.md, section 4, one that cannot be undone. It cannot be dismissed while
 * the action runs. While it closes, its title stays.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, verb, busy, problem, alternative, onCancel, onConfirm } = props;
  const [shownTitle, setShownTitle] = useState(title);
  if (open && title !== shownTitle) setShownTitle(title);
  const dialog = useFocusAround(open);
  return (
    <DialogFrame
      ref={dialog}
      open={open}
      fullWidth={false}
      onClose={busy ? undefined : onCancel}
      title={shownTitle}
      text={text ?? 'Are you sure you want to perform this task ?. It can not be undone!'}
      actions={
        <>
          <Button variant="formBack" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <ConfirmButton {...{ verb, busy, onConfirm }} />
        </>
      }
    >
      {alternative}
      {problem && <Alert severity="error">{problem}</Alert>}
    </DialogFrame>
  );
}
