import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { bulkCopy } from '@/content/bulk';
import { importCopy } from '@/content/imports';
import { DialogFrame } from '@/ui/DialogFrame';
import { useUndoImport } from './useUndoImport';

const { undo: words } = importCopy;

interface UndoImportProps {
  batch: string;
  file: string;
  onClose: (isUndone: boolean) => void;
}

/** Asks, takes an import back, and says what was removed and what was kept. */
export function UndoImport({ batch, file, onClose }: UndoImportProps) {
  const { isBusy, isBroken, isDone, removed, keptIds, undo } = useUndoImport();
  return (
    <DialogFrame
      title={words.title(file)}
      onClose={isBusy ? undefined : () => onClose(isDone)}
      actions={
        <>
          <Button variant="formBack" disabled={isBusy} onClick={() => onClose(isDone)}>
            {isDone ? bulkCopy.close : bulkCopy.cancel}
          </Button>
          {!isDone && (
            <Button variant="formBTN" loading={isBusy} onClick={() => void undo(batch)}>
              {words.verb}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2} role="status">
        {!isBusy && !isDone && <Typography>{words.text}</Typography>}
        {isBusy && (
          <>
            <LinearProgress aria-label={words.progress(removed)} />
            <Typography>{words.progress(removed)}</Typography>
          </>
        )}
        {isBroken && <Alert severity="error">{words.failed}</Alert>}
        {isDone && <Alert severity="success">{words.removed(removed)}</Alert>}
        {isDone && keptIds.length > 0 && (
          <Alert severity="warning">
            {words.kept(keptIds.length)} <span translate="no">{keptIds.join(', ')}</span>
          </Alert>
        )}
      </Stack>
    </DialogFrame>
  );
}
