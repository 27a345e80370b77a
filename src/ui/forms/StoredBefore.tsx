import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formDialogCopy as words } from '@/content/formDialog';

interface StoredBeforeProps {
  busy: boolean;
  onKeep: () => void;
  onAnother: () => void;
}

/** Shown when a form was changed after its answer had been lost and the first version turns out to be stored: asks what to do. */
export function StoredBefore({ busy, onKeep, onAnother }: StoredBeforeProps) {
  return (
    <Alert severity="warning">
      {words.stored}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="formBack" disabled={busy} onClick={onKeep}>
          {words.keepStored}
        </Button>
        <Button variant="formBack" disabled={busy} onClick={onAnother}>
          {words.storeAnother}
        </Button>
      </Box>
    </Alert>
  );
}
