import Box from '@mui/material/Box';
import { formatDay, formatTime } from '@/ui/dates/formatDate';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { LocationEntry } from '../consignment';

const columns: readonly { label: string; read: (entry: LocationEntry) => string }[] = [
  { label: 'Date', read: ({ date }) => formatDay(date) },
  { label: 'Time', read: ({ date }) => formatTime(date) },
  { label: 'Location', read: ({ location }) => location },
  { label: 'Status', read: ({ status }) => status },
  { label: 'Remark', read: ({ remark }) => remark ?? '' },
];

/** One row per entry; on phones each entry is a list of labelled values. Explicit roles keep it a table. */
export function HistoryTable({ entries }: { entries: readonly LocationEntry[] }) {
  return (
    <Box
      component="table"
      role="table"
      aria-label="Shipment history"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': { textAlign: 'start', p: 1.5, overflowWrap: 'anywhere', verticalAlign: 'top' },
        '& tr': { borderBottom: '1px solid', borderColor: 'divider' },
        '& th': { fontWeight: 600, whiteSpace: 'nowrap' },
        '& td': { unicodeBidi: 'isolate', whiteSpace: 'pre-line' },
        '& td::before': { display: 'none' },
        [`@media (max-width: 768px)`]: {
          '& thead': visuallyHidden,
          '& tr': { display: 'block', py: 1.5 },
          '& td': { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', gap: 1.5, px: 0, py: 0.5 },
          '& td::before': { display: 'block', content: 'attr(data-label)', color: 'text.secondary' },
        },
      }}
    >
      <thead>
        <tr role="row">
          {columns.map(({ label }) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.no} role="row">
            {columns.map(({ label, read }) => (
              <td key={label} role="cell" data-label={label} dir="auto">
                {read(entry)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
