import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useFocusAfterBusy } from './focus/useFocusAfterBusy';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  busy: boolean;
  /** Why the action failed; the dialog stays open, so that it can be retried. */
  problem?: string;
  onCancel: () => void;
  onConfirm: () => void;
}

function ConfirmButton({ busy, onConfirm }: Pick<ConfirmDialogProps, 'busy' | 'onConfirm'>) {
  const button = useFocusAfterBusy(busy);
  return (
    <Button ref={button} variant="formBTN" onClick={onConfirm} loading={busy}>
      Confirm
    </Button>
  );
}

/**
 * Confirms an action that cannot be undone (docs/conformance.md, section 4, its wording). It cannot be dismissed while
 * the action runs. While it closes, its title stays.
 */
export function ConfirmDialog({ open, title, busy, problem, onCancel, onConfirm }: ConfirmDialogProps) {
  const [asked, setAsked] = useState(title);
  if (open && title !== asked) setAsked(title);
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
    >
      <DialogTitle id="confirm-title">{asked}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text">
          Are you sure you want to perform this task ?. It can not be undone!
        </DialogContentText>
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="formBack" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <ConfirmButton {...{ busy, onConfirm }} />
      </DialogActions>
    </Dialog>
  );
}
