import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { ConsignmentSummary } from '../consignment';

interface ConsignmentTableProps {
  rows: readonly ConsignmentSummary[];
  /** The serial number of the first row. */
  firstNumber: number;
  onDelete: (consignment: ConsignmentSummary) => void;
}

type Context = Pick<ConsignmentTableProps, 'firstNumber' | 'onDelete'>;

const columnsOf = ({ firstNumber, onDelete }: Context): readonly Column<ConsignmentSummary>[] => [
  { label: 'S/N', cell: (_row, index) => firstNumber + index, width: 6, stacked: 'inline' },
  {
    label: 'Tracking number',
    width: 16,
    cell: ({ trackingId }) => trackingId,
    stacked: 'inline',
    cellProps: { translate: 'no', sx: { fontWeight: 600, letterSpacing: '0.04em' } },
  },
  {
    label: 'Location',
    cell: ({ city, currentLocation }) => `${city}, ${currentLocation}`,
    cellProps: { dir: 'auto' },
  },
  {
    label: 'Actions',
    width: 20,
    cell: (row) => (
      <Box sx={{ display: 'inline-flex', gap: 2 }}>
        <Button component={Link} to={paths.adminConsignment(row.id)} aria-label={`View ${row.trackingId}`}>
          View
        </Button>
        <Button color="error" onClick={() => onDelete(row)} aria-label={`Delete ${row.trackingId}`}>
          Delete
        </Button>
      </Box>
    ),
    cellProps: { align: 'right' },
  },
];

export function ConsignmentTable({ rows, ...context }: ConsignmentTableProps) {
  return (
    <ResponsiveTable label="Consignments" columns={columnsOf(context)} rows={rows} keyOf={({ id }) => id} />
  );
}
