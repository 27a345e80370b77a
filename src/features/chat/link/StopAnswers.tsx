import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limitWords } from '@/api/limitWords';
import { paths } from '@/config/paths';
import { conversationCopy as words } from '@/content/absence';
import { ErrorState } from '@/ui/ErrorState';
import { LinkEnded } from '@/ui/links/LinkEnded';
import { LoadingState } from '@/ui/loading/LoadingState';
import type { ChatLine } from '../chat';
import { useLeaveAddressMutation, useOwnAddressQuery } from '../supportApi';

const next = { label: words.newChat, href: paths.home };

/** Ends the answers by mail with a press: a program that only opens links changes nothing. */
export function StopAnswers({ token }: { token: string }) {
  const line: ChatLine = { side: 'visitor', key: token };
  const { data, error, isFetching, refetch } = useOwnAddressQuery(line);
  const [leave, { isLoading, error: refusal }] = useLeaveAddressMutation();
  if (error && !isFetching)
    return <ErrorState message={limitWords(error) ?? words.failed} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label={words.loading} />;
  if (data.status === 'gone') return <LinkEnded message={words.over} severity="info" next={next} />;
  if (!data.email) return <LinkEnded message={words.stopped} severity="success" next={next} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{words.stopAsk(data.email)}</Typography>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Button variant="formBTN" loading={isLoading} onClick={() => void leave({ line, email: '' })}>
        {words.stop}
      </Button>
    </Stack>
  );
}
