import { Timestamp } from '@/ui/dates/Timestamp';
import { StackedTable, type Column } from '@/ui/list/StackedTable';
import type { Subscriber } from './newsletterApi';

const columns: readonly Column<Subscriber>[] = [
  {
    label: 'E-mail',
    cell: ({ email }) => email,
    cellProps: { dir: 'auto', translate: 'no', sx: { fontWeight: 600 } },
  },
  { label: 'Country', cell: ({ country }) => country, cellProps: { dir: 'auto' } },
  { label: 'Subscribed', cell: ({ created_at: instant }) => <Timestamp instant={instant} /> },
];

export function SubscriberTable({ rows }: { rows: readonly Subscriber[] }) {
  return <StackedTable label="Subscribers" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
