import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TransitGuide } from '@/content/services';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';

interface TransitTableProps {
  transit: TransitGuide;
  /** The table's accessible name. */
  caption: string;
}

const columnsOf = ([lane, transit, cutOff]: TransitGuide['columns']): readonly Column<
  TransitGuide['rows'][number]
>[] => [
  { label: lane, cell: (row) => row.lane, isRowHeader: true },
  { label: transit, cell: (row) => row.transit, stacked: 'labelled' },
  { label: cutOff, cell: (row) => row.cutOff, stacked: 'labelled' },
];

/** Lanes with their transit times. */
export function TransitTable({ transit: { columns, rows, note }, caption }: TransitTableProps) {
  return (
    <>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <ResponsiveTable
          label={caption}
          columns={columnsOf(columns)}
          rows={rows}
          keyOf={({ lane }) => lane}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5, maxWidth: '72ch' }}>
        {note}
      </Typography>
    </>
  );
}
