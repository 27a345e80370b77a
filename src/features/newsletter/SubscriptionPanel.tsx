import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { paths } from '@/config/paths';
import { subscriptionCopy as words } from '@/content/newsletters';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { LinkEnded } from '@/ui/links/LinkEnded';
import { LoadingState } from '@/ui/loading/LoadingState';
import {
  useConfirmSubscriptionMutation,
  useStopSubscriptionMutation,
  useSubscriptionQuery,
} from './subscriptionApi';

const next = { label: words.subscribe, href: `${paths.home}#newsletter` };

/** What the link of a mail does, each with a press of its own: a program that only opens links changes nothing. */
export function SubscriptionPanel({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useSubscriptionQuery(token);
  const [confirm, confirming] = useConfirmSubscriptionMutation();
  const [stop, stopping] = useStopSubscriptionMutation();
  const confirmButton = useFocusAfterBusy(confirming.isLoading);
  const stopButton = useFocusAfterBusy(stopping.isLoading);
  const standing = useRef<HTMLParagraphElement>(null);
  if (stopping.isSuccess) return <LinkEnded message={words.stopped} severity="success" next={next} />;
  if (data === null || confirming.data === null)
    return <LinkEnded message={words.over} severity="info" next={next} />;
  if (error && !isFetching)
    return <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label={words.loading} />;
  const { email, confirmed } = confirming.data ?? data;
  const onConfirm = async () => {
    const { data: subscription } = await confirm(token);
    if (subscription) standing.current?.focus();
  };
  return (
    <Stack spacing={3}>
      <Typography ref={standing} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
        {confirmed ? words.gets(email) : words.ask(email)}
      </Typography>
      {confirming.data && (
        <Alert severity="success" role="status">
          {words.confirmed}
        </Alert>
      )}
      {confirming.error && <Alert severity="error">{confirming.error.message}</Alert>}
      {!confirmed && (
        <Button
          ref={confirmButton}
          variant="formBTN"
          loading={confirming.isLoading}
          onClick={() => void onConfirm()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.confirm}
        </Button>
      )}
      <Typography>{words.stopHint}</Typography>
      {stopping.error && <Alert severity="error">{stopping.error.message}</Alert>}
      <Button
        ref={stopButton}
        variant="formBack"
        loading={stopping.isLoading}
        onClick={() => void stop(token)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {confirmed ? words.stop : words.refuse}
      </Button>
    </Stack>
  );
}
