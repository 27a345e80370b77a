import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { ConsignmentSummary } from '../consignment';

interface ConsignmentTableProps {
  rows: readonly ConsignmentSummary[];
  /** The serial number of the first row. */
  firstNumber: number;
  onDelete: (consignment: ConsignmentSummary) => void;
}

/** On phones each row is a block of lines, so that its actions stay within reach. */
const stackedOnPhone = {
  [`@media (max-width: 768px)`]: {
    '& thead': { display: 'none' },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      py: 1.5,
      borderBottom: '1px solid',
      borderColor: 'divider',
    },
    '& td': { border: 0, p: 0 },
    '& td:nth-of-type(3)': { flexBasis: '100%' },
    '& td:last-of-type': { flexBasis: '100%', '& > div': { justifyContent: 'flex-start', ml: -1 } },
  },
} as const;

export function ConsignmentTable({ rows, firstNumber, onDelete }: ConsignmentTableProps) {
  return (
    <TableContainer>
      <Table aria-label="Consignments" sx={stackedOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>S/N</TableCell>
            <TableCell>Tracking number</TableCell>
            <TableCell>Location</TableCell>
            <TableCell align="right">Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.id} hover>
              <TableCell>{firstNumber + index}</TableCell>
              <TableCell translate="no" sx={{ fontWeight: 600, letterSpacing: '0.04em' }}>
                {row.trackingId}
              </TableCell>
              <TableCell dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {row.city}, {row.currentLocation}
              </TableCell>
              <TableCell align="right">
                <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
                  <Button
                    component={Link}
                    to={paths.adminConsignment(row.id)}
                    aria-label={`View ${row.trackingId}`}
                  >
                    View
                  </Button>
                  <Button color="error" onClick={() => onDelete(row)} aria-label={`Delete ${row.trackingId}`}>
                    Delete
                  </Button>
                </Stack>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
