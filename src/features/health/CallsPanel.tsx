import Typography from '@mui/material/Typography';
import { healthCopy as words } from '@/content/health';
import { Panel } from '@/ui/Panel';
import { type Column, ResponsiveTable } from '@/ui/table/ResponsiveTable';
import type { RouteFigures } from './healthApi';

const labels = words.callColumns;

const number = (label: string, of: (figures: RouteFigures) => string): Column<RouteFigures> => ({
  label,
  width: 8,
  stacked: 'labelled',
  cell: of,
  cellProps: { align: 'right' },
});

const seconds = (value: number) => `${value.toLocaleString('en', { maximumSignificantDigits: 3 })} s`;

const columns: readonly Column<RouteFigures>[] = [
  {
    label: labels.route,
    isRowHeader: true,
    width: 28,
    cell: ({ route }) => route,
    cellProps: { translate: 'no' },
  },
  number(labels.calls, ({ calls }) => calls.toLocaleString('en')),
  number(labels.refused, ({ refused }) => refused.toLocaleString('en')),
  number(labels.failed, ({ failed }) => failed.toLocaleString('en')),
  number(labels.slow, ({ slow }) => slow.toLocaleString('en')),
  number(labels.mean, ({ mean }) => seconds(mean)),
  number(labels.slowest, ({ slowest }) => seconds(slowest)),
];

/** Where limits are hit, and where the hosts are slow or fail. */
export function CallsPanel({ routes }: { routes: readonly RouteFigures[] }) {
  return (
    <Panel heading={words.calls}>
      <Typography sx={{ mb: 2 }}>{words.callsHint}</Typography>
      {routes.length === 0 ? (
        words.noCalls
      ) : (
        <ResponsiveTable label={words.calls} columns={columns} rows={routes} keyOf={({ route }) => route} />
      )}
    </Panel>
  );
}
