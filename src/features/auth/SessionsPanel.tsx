import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sessionsCopy as words } from '@/content/auth';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import { Timestamp } from '@/ui/dates/Timestamp';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { SplitRow, SplitRows } from '@/ui/list/SplitRow';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useQuestion } from '@/ui/useQuestion';
import { browserName } from './browserName';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useOwnSessionsQuery,
  type OwnSession,
} from './sessionsApi';

const endOf = ({ userAgent, startedAt }: OwnSession) =>
  words.endOne(browserName(userAgent), formatDayYearAndTime(startedAt));

function SessionItem({ session, onEnd }: { session: OwnSession; onEnd: (session: OwnSession) => void }) {
  const device = browserName(session.userAgent);
  return (
    <SplitRow from="sm" centered>
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
          {session.isThis && <Chip size="small" color="primary" label={words.isThis} />}
        </Stack>
        <Typography color="textSecondary">
          {words.started} <Timestamp instant={session.startedAt} />
        </Typography>
        <Typography color="textSecondary">
          {words.used} <Timestamp instant={session.usedAt} />
        </Typography>
      </Box>
      {!session.isThis && (
        <Button
          variant="formBack"
          onClick={() => onEnd(session)}
          aria-label={endOf(session)}
          sx={{ flex: 'none', alignSelf: { xs: 'flex-start', sm: 'center' } }}
        >
          {words.end}
        </Button>
      )}
    </SplitRow>
  );
}

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const [endOne, endState] = useEndSessionMutation();
  const [endOthers, othersEnding] = useEndOtherSessionsMutation();
  const { ask: askOne, dialog: oneDialog } = useQuestion<OwnSession>({
    titleOf: endOf,
    verb: words.end,
    act: ({ id }) => endOne(id),
    mutation: endState,
    problem: endState.error?.message,
  });
  const { ask: askOthers, dialog: othersDialog } = useQuestion<'others'>({
    titleOf: () => words.endOthers,
    verb: words.end,
    act: () => endOthers(),
    mutation: othersEnding,
    problem: othersEnding.error?.message,
  });
  const panel = useFocusOnChange(sessions);
  return (
    <Panel ref={panel} heading={words.heading}>
      <Stack spacing={2.5}>
        <Typography sx={{ maxWidth: '64rem' }}>
          {words.hint} {words.usedHint}
        </Typography>
        <SplitRows>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={askOne} />
          ))}
        </SplitRows>
        {sessions.length > 1 ? (
          <div>
            <Button variant="formBack" onClick={() => askOthers('others')}>
              {words.endOthers}
            </Button>
          </div>
        ) : (
          <Typography color="textSecondary">{words.alone}</Typography>
        )}
      </Stack>
      <ConfirmDialog {...oneDialog} />
      <ConfirmDialog {...othersDialog} />
    </Panel>
  );
}

/** The sessions of the admin's account, each of which can be ended from here. */
export function SessionsPanel() {
  const { data, error, refetch } = useOwnSessionsQuery();
  if (data) return <Sessions sessions={data} />;
  if (error) return <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />;
  return <LoadingState label={words.loading} />;
}
