import { formatDay, formatTime } from '@/ui/dates/formatDate';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { LocationEntry } from '../consignment';

const labelled = { stacked: 'labelled', cellProps: { dir: 'auto' } } as const;

const columns: readonly Column<LocationEntry>[] = [
  { label: 'Date', cell: ({ date }) => formatDay(date), width: 12, ...labelled },
  { label: 'Time', cell: ({ date }) => formatTime(date), width: 8, ...labelled },
  { label: 'Location', cell: ({ location }) => location, ...labelled },
  { label: 'Status', cell: ({ status }) => status, ...labelled },
  { label: 'Remark', cell: ({ remark }) => remark, ...labelled },
];

/** One row per entry; on narrow screens each entry is a list of labelled values (docs/conformance.md, section 2). */
export function HistoryTable({ entries }: { entries: readonly LocationEntry[] }) {
  return <ResponsiveTable label="Shipment history" columns={columns} rows={entries} keyOf={({ no }) => no} />;
}
