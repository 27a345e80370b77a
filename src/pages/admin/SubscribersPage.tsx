import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  useLazyExportSubscribersQuery,
  useListSubscribersQuery,
  type Subscriber,
} from '@/features/newsletter/newsletterApi';
import { SubscriberTable } from '@/features/newsletter/SubscriberTable';
import { useDeleteSubscriber } from '@/features/newsletter/useDeleteSubscriber';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { AdminList } from '@/ui/list/AdminList';
import type { CsvColumn } from '@/ui/list/csv';
import { ExportButton } from '@/ui/list/ExportButton';
import { useListAddress } from '@/ui/list/useListAddress';

const columns: readonly CsvColumn<Subscriber>[] = [
  ['Email', ({ email }) => email],
  ['Country', ({ country }) => country],
  ['Subscribed', ({ created_at: instant }) => instant],
];

export function SubscribersPage() {
  const address = useListAddress();
  const answer = useListSubscribersQuery(address.request);
  const [fetchChunk] = useLazyExportSubscribersQuery();
  const deletion = useDeleteSubscriber();
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        Subscribers
      </Typography>
      <AdminList
        heading="Newsletter subscribers"
        searchLabel="Search by e-mail or country"
        empty="No subscribers yet"
        address={address}
        answer={answer}
        actions={
          <ExportButton
            name="subscribers"
            columns={columns}
            fetchChunk={fetchChunk}
            asked={{ search: address.request.search }}
            total={answer.data?.total}
          />
        }
      >
        {(rows) => <SubscriberTable rows={rows} onDelete={deletion.ask} />}
      </AdminList>
      <ConfirmDialog {...deletion.dialog} />
    </Stack>
  );
}
