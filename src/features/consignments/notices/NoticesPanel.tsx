import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { noticesCopy as words } from '@/content/notices';
import { ErrorState } from '@/ui/ErrorState';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { noticeName } from './noticeName';
import { useConsignmentNoticesQuery, useHoldNoticeMutation } from './noticesApi';
import { NoticeTable } from './NoticeTable';

/** They leave within seconds of their time. */
const POLL_MS = 10_000;

/** What followers and parties of a consignment are told, and were told. */
export function NoticesPanel({ consignment }: { consignment: number }) {
  const { data, error, isFetching, refetch } = useConsignmentNoticesQuery(consignment, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const [hold, { isLoading }] = useHoldNoticeMutation();
  return (
    <Panel heading={words.heading}>
      {!data && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <ChangingContent shown={data.planned.length}>
          <Stack spacing={2}>
            <Typography>{words.followers(data.followers)}</Typography>
            {data.stopped.map((party) => (
              <Typography key={party}>{words.stopped[party]}</Typography>
            ))}
            {data.planned.map((planned) => (
              <Alert
                key={planned.id}
                severity="info"
                action={
                  <Button
                    color="inherit"
                    disabled={isLoading}
                    aria-label={words.hold(noticeName(planned))}
                    onClick={() => void hold(planned.id)}
                  >
                    {words.holdShort}
                  </Button>
                }
              >
                {words.planned(noticeName(planned))}
              </Alert>
            ))}
            {data.mails.length > 0 ? (
              <NoticeTable mails={data.mails} />
            ) : (
              <Typography color="textSecondary">{words.none}</Typography>
            )}
          </Stack>
        </ChangingContent>
      )}
    </Panel>
  );
}
