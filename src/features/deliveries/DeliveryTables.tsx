import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dashboardCopy } from '@/content/dashboard';
import { formatMonth } from '@/ui/dates/formatDate';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { DeliveryFigures, LaneFigures, MonthFigures } from './deliveries';

const { columns } = dashboardCopy;

const counts: readonly Column<{ delivered: number; on_time: number }>[] = [
  {
    label: columns.delivered,
    width: 10,
    cell: ({ delivered }) => delivered.toLocaleString('en'),
    stacked: 'labelled',
    cellProps: { align: 'right' },
  },
  {
    label: columns.onTime,
    width: 12,
    cell: ({ on_time, delivered }) => dashboardCopy.share(on_time, delivered),
    stacked: 'labelled',
    cellProps: { align: 'right' },
  },
];

const monthColumns: readonly Column<MonthFigures>[] = [
  { label: columns.month, cell: ({ month }) => formatMonth(`${month}-01`), isRowHeader: true },
  ...counts,
];

const laneColumns: readonly Column<LaneFigures>[] = [
  {
    label: columns.lane,
    cell: ({ origin, destination }) => dashboardCopy.lane(origin, destination),
    isRowHeader: true,
  },
  ...counts,
  {
    label: columns.days,
    width: 12,
    cell: ({ median_days }) => median_days.toLocaleString('en'),
    stacked: 'labelled',
    cellProps: { align: 'right' },
  },
];

/** What the charts draw, in figures. */
export function DeliveryTables({ months, lanes }: DeliveryFigures) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box>
        <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
          {dashboardCopy.byMonth}
        </Typography>
        <ResponsiveTable
          label={dashboardCopy.byMonth}
          columns={monthColumns}
          rows={months}
          keyOf={({ month }) => month}
        />
      </Box>
      <Box>
        <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
          {dashboardCopy.byLane}
        </Typography>
        <ResponsiveTable
          label={dashboardCopy.byLane}
          columns={laneColumns}
          rows={lanes}
          keyOf={({ origin, destination }) => `${origin} ${destination}`}
        />
      </Box>
    </Box>
  );
}
