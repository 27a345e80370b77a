import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { ErrorState } from './ErrorState';
import { LoadingState } from './loading/LoadingState';

interface WaitingDialogProps {
  /** The accessible name of the dialog that is to come. */
  title: string;
  /** What is being loaded. */
  label: string;
  /** Why it could not be loaded; undefined while it is loading. */
  problem: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** In place of a dialog whose contents are still being loaded, or could not be. */
export function WaitingDialog({ title, label, problem, onRetry, onClose }: WaitingDialogProps) {
  return (
    <Dialog open fullWidth onClose={onClose} slotProps={{ paper: { 'aria-label': title } }}>
      <DialogContent>
        {problem === undefined ? (
          <LoadingState label={label} />
        ) : (
          <ErrorState message={problem} onRetry={onRetry} />
        )}
      </DialogContent>
    </Dialog>
  );
}
