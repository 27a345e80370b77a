import { DialogFrame } from './DialogFrame';
import { ErrorState } from './ErrorState';
import { LoadingState } from './loading/LoadingState';

interface WaitingDialogProps {
  /** That of the dialog that is to come. */
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
    <DialogFrame title={title} onClose={onClose}>
      {problem === undefined ? (
        <LoadingState label={label} />
      ) : (
        <ErrorState message={problem} onRetry={onRetry} />
      )}
    </DialogFrame>
  );
}
