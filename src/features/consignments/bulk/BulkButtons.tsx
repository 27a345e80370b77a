import Button from '@mui/material/Button';
import { bulkCopy } from '@/content/bulk';
import type { BulkKind } from './bulk';

const kinds = ['event', 'type', 'archive', 'restore'] as const satisfies readonly BulkKind[];

interface BulkButtonsProps {
  /** Whether the list shows archived consignments. */
  hasArchived: boolean;
  onChoose: (kind: BulkKind) => void;
}

/** What can be done to the selected consignments. */
export function BulkButtons({ hasArchived, onChoose }: BulkButtonsProps) {
  return kinds
    .filter((kind) => kind !== 'restore' || hasArchived)
    .map((kind) => (
      <Button key={kind} variant="outlined" onClick={() => onChoose(kind)}>
        {bulkCopy.actions[kind]}
      </Button>
    ));
}
