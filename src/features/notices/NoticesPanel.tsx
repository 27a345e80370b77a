import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { unmailableCopy } from '@/content/mailAddress';
import { noticesCopy as words } from '@/content/notices';
import { useAppDispatch } from '@/redux/hooks';
import { lookQuietly, useQuietPoll } from '@/redux/quietly';
import { ErrorState } from '@/ui/ErrorState';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { isMailAddress } from '@/ui/forms/mailAddress';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { parties, type Party } from '@/domain/consignment/party';
import { noticeName } from './noticeName';
import {
  consignmentNotices,
  noticesCall,
  useConsignmentNoticesQuery,
  useHoldNoticeMutation,
} from './noticesApi';
import { NoticeTable } from './NoticeTable';

/** They leave within seconds of their time. */
const POLL_MS = 10_000;

/** In place of what was erased (supabase/schemas/privacy/erasure.sql). */
const ERASED = 'Erased';

interface NoticesPanelProps {
  consignment: number;
  /** What was entered as the e-mail addresses of the parties. */
  addresses: Record<Party, string>;
}

/** The parties to whom no mail can be sent, but for those who were erased. */
const unmailable = (addresses: Record<Party, string>) =>
  parties.filter((party) => addresses[party] !== ERASED && !isMailAddress(addresses[party]));

/** What followers and parties of a consignment are told, and were told. */
export function NoticesPanel({ consignment, addresses }: NoticesPanelProps) {
  const { data, error, isFetching, refetch } = useConsignmentNoticesQuery(consignment);
  const dispatch = useAppDispatch();
  useQuietPoll(POLL_MS, () =>
    dispatch(lookQuietly(consignmentNotices, consignment, noticesCall(consignment))),
  );
  const [hold, { isLoading }] = useHoldNoticeMutation();
  return (
    <Panel heading={words.heading}>
      {!data && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <ChangingContent contentKey={data.planned.length}>
          <Stack spacing={2}>
            <Typography>{words.followers(data.followers)}</Typography>
            {unmailable(addresses).map((party) => (
              <Alert key={party} severity="warning">
                {unmailableCopy.party[party]}
              </Alert>
            ))}
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
