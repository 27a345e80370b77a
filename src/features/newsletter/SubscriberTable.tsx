import { Timestamp } from '@/ui/dates/Timestamp';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { Subscriber } from './newsletterApi';

const columns: readonly Column<Subscriber>[] = [
  {
    label: 'E-mail',
    width: 26,
    cell: ({ email }) => email,
    cellProps: { dir: 'auto', translate: 'no', sx: { fontWeight: 600 } },
  },
  { label: 'Country', cell: ({ country }) => country, cellProps: { dir: 'auto' } },
  { label: 'Subscribed', cell: ({ created_at: instant }) => <Timestamp instant={instant} /> },
];

export function SubscriberTable({ rows }: { rows: readonly Subscriber[] }) {
  return <ResponsiveTable label="Subscribers" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
