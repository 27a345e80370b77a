import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UnarchiveIcon from '@mui/icons-material/UnarchiveOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { newConsignment, quotesFinding } from '@/config/paths';
import { archiveCopy, correctCopy } from '@/content/corrections';
import { createdCopy } from '@/content/newConsignment';
import { quoteDeskCopy } from '@/content/quoteDesk';
import { updatesCopy } from '@/content/updates';
import { notPrinted } from '@/ui/notPrinted';

interface ConsignmentActionsProps {
  id: number;
  isArchived: boolean;
  /** The number of the quote that it was made of. */
  quote: string | undefined;
  /** While it is being archived or restored. */
  isMoving: boolean;
  onUpdate: () => void;
  onEdit: () => void;
  onCorrect: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

/** Everything that can be done to a consignment; what cannot be undone is the last, and looks different. */
export function ConsignmentActions({ id, isArchived, quote, isMoving, ...on }: ConsignmentActionsProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, ...notPrinted }}>
      <Button variant="primary" onClick={on.onUpdate}>
        {updatesCopy.add}
      </Button>
      <Button variant="main" onClick={on.onEdit}>
        Edit
      </Button>
      <Button variant="formBack" onClick={on.onCorrect}>
        {correctCopy.open}
      </Button>
      <Button variant="formBack" component={Link} to={newConsignment(id)}>
        {createdCopy.duplicate}
      </Button>
      {quote !== undefined && (
        <Button variant="formBack" component={Link} to={quotesFinding(quote)}>
          {quoteDeskCopy.page(quote)}
        </Button>
      )}
      <Button
        variant="formBack"
        startIcon={isArchived ? <UnarchiveIcon /> : <ArchiveIcon />}
        loading={isMoving}
        loadingPosition="start"
        onClick={isArchived ? on.onRestore : on.onArchive}
      >
        {isArchived ? archiveCopy.restore : archiveCopy.archive}
      </Button>
      <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={on.onDelete}>
        Delete
      </Button>
    </Stack>
  );
}
