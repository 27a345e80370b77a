import Button from '@mui/material/Button';
import { Timestamp } from '@/ui/dates/Timestamp';
import { EnteredMail } from '@/ui/EnteredMail';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { Subscriber } from './newsletterApi';

interface SubscriberTableProps {
  rows: readonly Subscriber[];
  onDelete: (subscriber: Subscriber) => void;
}

const columnsOf = (onDelete: SubscriberTableProps['onDelete']): readonly Column<Subscriber>[] => [
  {
    label: 'E-mail',
    width: 30,
    cell: ({ email }) => <EnteredMail address={email} />,
    cellProps: { dir: 'auto', translate: 'no' },
  },
  { label: 'Country', width: 11, cell: ({ country }) => country, cellProps: { dir: 'auto' } },
  { label: 'Subscribed', cell: ({ created_at: instant }) => <Timestamp instant={instant} /> },
  {
    label: 'Actions',
    width: 10,
    cell: (row) => (
      <Button color="error" onClick={() => onDelete(row)} aria-label={`Delete ${row.email}`}>
        Delete
      </Button>
    ),
    cellProps: { align: 'right' },
  },
];

export function SubscriberTable({ rows, onDelete }: SubscriberTableProps) {
  return (
    <ResponsiveTable
      label="Subscribers"
      columns={columnsOf(onDelete)}
      rows={rows}
      keyOf={({ id }) => id}
      sx={{ '& td[data-label="E-mail"]': { fontWeight: 600 } }}
    />
  );
}
