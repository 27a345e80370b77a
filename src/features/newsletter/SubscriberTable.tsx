import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Timestamp } from '@/ui/dates/Timestamp';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { Subscriber } from './newsletterApi';

const typed = { overflowWrap: 'anywhere', unicodeBidi: 'isolate' } as const;

/** On a phone each subscriber is three short lines. */
const stacked = {
  '& thead': visuallyHidden,
  '& tr': { display: 'block', py: 1.5, borderTop: '1px solid', borderColor: 'divider' },
  '& td': { display: 'block', p: 0, border: 0 },
};

export function SubscriberTable({ rows }: { rows: readonly Subscriber[] }) {
  return (
    <Table aria-label="Subscribers" sx={{ '@media (max-width: 768px)': stacked }}>
      <TableHead>
        <TableRow>
          <TableCell>E-mail</TableCell>
          <TableCell>Country</TableCell>
          <TableCell>Subscribed</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, email, country, created_at: instant }) => (
          <TableRow key={id} hover>
            <TableCell dir="auto" translate="no" sx={{ ...typed, fontWeight: 600 }}>
              {email}
            </TableCell>
            <TableCell dir="auto" sx={typed}>
              {country}
            </TableCell>
            <TableCell>
              <Timestamp instant={instant} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
