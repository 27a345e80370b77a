import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { laneDeskCopy } from '@/content/laneDesk';
import type { LaneChanges } from './useLaneChanges';

const { done: words } = laneDeskCopy;

/** What was done last, with a button that takes it back. */
export function LastChange({ changes: { last, undo, isBusy } }: { changes: LaneChanges }) {
  return (
    <div role="status">
      {last && (
        <Alert
          severity={last.canUndo || last.text === words.undone ? 'success' : 'warning'}
          action={
            last.canUndo && (
              <Button
                color="inherit"
                loading={isBusy}
                onClick={undo}
                aria-label={`${words.undo}: ${last.text}`}
              >
                {words.undo}
              </Button>
            )
          }
        >
          {last.text}
        </Alert>
      )}
    </div>
  );
}
