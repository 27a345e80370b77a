import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { newslettersCopy as words } from '@/content/newsletters';
import { useAppDispatch } from '@/redux/hooks';
import { lookQuietly, useQuietPoll } from '@/redux/quietly';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { ComposeNewsletter } from './ComposeNewsletter';
import { newsletters, newslettersCall, useNewslettersQuery, type Newsletters } from './newslettersApi';
import { Readers } from './Readers';
import { SentNewsletters } from './SentNewsletters';

/** Some leave every few seconds. */
const POLL_MS = 3_000;

const isLeaving = ({ sent }: Newsletters) =>
  sent.some(({ paused, counts }) => counts.sending || (counts.waiting && !paused));

/** Who gets newsletters, the one that is being written, and what became of those that were sent. */
export function NewsletterDesk() {
  const [busy, setBusy] = useState(false);
  const { data, error, isFetching, refetch } = useNewslettersQuery();
  const dispatch = useAppDispatch();
  useQuietPoll(busy ? POLL_MS : 0, () => dispatch(lookQuietly(newsletters, undefined, newslettersCall)));
  const leaves = data !== undefined && isLeaving(data);
  if (leaves !== busy) setBusy(leaves);
  if (error && !data && !isFetching)
    return <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label={words.loading} />;
  return (
    <Stack spacing={3}>
      <Readers {...data} />
      <ComposeNewsletter confirmed={data.confirmed} />
      <SentNewsletters newsletters={data.sent} />
    </Stack>
  );
}
