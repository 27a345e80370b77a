import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TransitGuide } from '@/content/services';
import { visuallyHidden } from '@/ui/visuallyHidden';

const stacked = {
  '& thead': visuallyHidden,
  '& tr': { display: 'block', py: 1.5 },
  '& th, & td': { display: 'flex', justifyContent: 'space-between', columnGap: '2.4rem', p: '0.3rem 0' },
  '& td': { textAlign: 'end' },
  '& td::before': {
    content: 'attr(data-label)',
    textAlign: 'start',
    color: 'text.secondary',
    fontSize: '1.4rem',
  },
};

interface TransitTableProps {
  transit: TransitGuide;
  /** The table's accessible name. */
  caption: string;
}

/** Lanes with their transit times; on a phone each lane is a small list. */
export function TransitTable({ transit: { columns, rows, note }, caption }: TransitTableProps) {
  const [, transit, cutOff] = columns;
  return (
    <>
      <Box
        component="table"
        role="table"
        aria-label={caption}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          textAlign: 'start',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { textAlign: 'start', p: '1.6rem 2.4rem 1.6rem 0', verticalAlign: 'top' },
          '& thead th': { fontSize: '1.4rem', fontWeight: 600, color: 'text.secondary' },
          '& thead tr': { borderBottom: '2px solid', borderColor: 'text.primary' },
          '& tbody tr': { borderBottom: '1px solid', borderColor: 'divider' },
          '& tbody th': { fontWeight: 600 },
          '@media (max-width: 768px)': stacked,
        }}
      >
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.lane} role="row">
              <th role="rowheader" scope="row">
                {row.lane}
              </th>
              <td role="cell" data-label={transit}>
                {row.transit}
              </td>
              <td role="cell" data-label={cutOff}>
                {row.cutOff}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5, maxWidth: '72ch' }}>
        {note}
      </Typography>
    </>
  );
}
