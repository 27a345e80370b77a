import { importCopy } from '@/content/imports';
import { listCopy } from '@/content/consignmentList';
import { formatShortDay } from '@/ui/dates/formatDate';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { ImportRow } from './importRow';

const { rows: heads, storedLater } = importCopy.review;

const columns: readonly Column<ImportRow>[] = [
  { label: heads.row, width: 6, stacked: 'inline', cell: ({ number }) => <span>{number}</span> },
  {
    label: heads.tracking,
    width: 14,
    stacked: 'inline',
    isRowHeader: true,
    cell: ({ trackingId }) => (
      <span translate={trackingId ? 'no' : undefined}>{trackingId ?? storedLater}</span>
    ),
  },
  {
    label: heads.receiver,
    stacked: 'labelled',
    cell: ({ texts }) => <span>{texts.recName}</span>,
    cellProps: { dir: 'auto' },
  },
  {
    label: heads.route,
    stacked: 'labelled',
    cell: ({ fields }) => <span>{listCopy.route(fields.departedFrom ?? '', fields.headingTo ?? '')}</span>,
  },
  {
    label: heads.due,
    width: 12,
    stacked: 'labelled',
    cell: ({ fields, zone }) => <span>{formatShortDay(fields.deliveryDate ?? '', zone)}</span>,
  },
];

/** Rows with nothing to correct. */
export function RowTable({ label, rows }: { label: string; rows: readonly ImportRow[] }) {
  return <ResponsiveTable label={label} columns={columns} rows={rows} keyOf={({ number }) => number} />;
}
