import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { archiveCopy } from '@/content/corrections';

/** Beside the question whether to delete a consignment. */
export function ArchiveInstead({ busy, onChoose }: { busy: boolean; onChoose: () => void }) {
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {archiveCopy.instead}
      <div>
        <Button
          color="inherit"
          startIcon={<ArchiveIcon />}
          disabled={busy}
          onClick={onChoose}
          sx={{ mt: 0.5, px: 0 }}
        >
          {archiveCopy.archiveInstead}
        </Button>
      </div>
    </Alert>
  );
}
