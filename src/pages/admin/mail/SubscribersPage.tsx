import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { emptyCopy } from '@/content/emptyPages';
import { newslettersCopy } from '@/content/newsletters';
import {
  useLazyExportSubscribersQuery,
  useListSubscribersQuery,
  type Subscriber,
} from '@/features/newsletter/newsletterApi';
import { SubscriberTable } from '@/features/newsletter/SubscriberTable';
import { useDeleteSubscriber } from '@/features/newsletter/useDeleteSubscriber';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h1">
          Subscribers
        </Typography>
        <Button component={Link} to={paths.adminNewsletter} variant="formBack" sx={{ py: '0.7rem' }}>
          {newslettersCopy.link}
        </Button>
      </Stack>
      <AdminList
        heading="Newsletter subscribers"
        searchLabel="Search by e-mail or country"
        empty={
          <EmptyState
            {...emptyCopy.subscribers}
            action={{ label: emptyCopy.subscribers.action, to: paths.home }}
          />
        }
        address={address}
        answer={answer}
        actions={
          <ExportButton
            name="subscribers"
            columns={columns}
            fetchChunk={fetchChunk}
            request={{ search: address.request.search }}
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
