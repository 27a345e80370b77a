import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { emptyCopy } from '@/content/emptyPages';
import { newslettersCopy as words } from '@/content/newsletters';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { Timestamp } from '@/ui/dates/Timestamp';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { Panel } from '@/ui/Panel';
import { plainList } from '@/ui/plainList';
import { useQuestion } from '@/ui/useQuestion';
import {
  useCancelNewsletterMutation,
  usePauseNewsletterMutation,
  useResendNewsletterMutation,
  type MailState,
  type SentNewsletter,
} from './newslettersApi';

const nameOf = ({ subject }: SentNewsletter) => subject ?? words.question;

/** What became of the newest newsletters. */
export function SentNewsletters({ newsletters }: { newsletters: readonly SentNewsletter[] }) {
  const [cancel, mutation] = useCancelNewsletterMutation();
  const question = useQuestion<SentNewsletter>({
    titleOf: (newsletter) => words.cancelOf(nameOf(newsletter)),
    verb: words.cancel,
    act: ({ id }) => cancel(id),
    mutation,
    problem: mutation.error?.message,
  });
  return (
    <Panel heading={words.history}>
      {newsletters.length === 0 && (
        <EmptyState
          {...emptyCopy.newsletters}
          action={{ label: emptyCopy.newsletters.action, to: paths.adminSubscribers }}
        />
      )}
      <Stack component="ul" spacing={3} sx={plainList}>
        {newsletters.map((newsletter) => (
          <Sent key={newsletter.id} newsletter={newsletter} onCancel={() => question.ask(newsletter)} />
        ))}
      </Stack>
      <ConfirmDialog {...question.dialog} text={words.cancelText} />
    </Panel>
  );
}

/** Backgrounds, of which the bar is made, are not drawn there. */
const inForcedColors = {
  '@media (forced-colors: active)': {
    outline: '1px solid',
    '& .MuiLinearProgress-bar': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
  },
};

const states = Object.keys(words.states) as MailState[];

function Sent({ newsletter, onCancel }: { newsletter: SentNewsletter; onCancel: () => void }) {
  const { id, madeAt, madeBy, paused, cancelled, total, counts, again, reasons } = newsletter;
  const [pause, { isLoading }] = usePauseNewsletterMutation();
  const [resend, resending] = useResendNewsletterMutation();
  const pauseButton = useFocusAfterBusy(isLoading);
  const resendButton = useFocusAfterBusy(resending.isLoading);
  const name = nameOf(newsletter);
  const { waiting = 0, sending = 0 } = counts;
  const doneCount = total - waiting - sending;
  const isUnderWay = waiting + sending > 0;
  const canEnd = waiting > 0 && !cancelled;
  const canRepeat = again > 0 && !cancelled;
  const place = useFocusOnChange<HTMLLIElement>(`${canEnd} ${canRepeat}`); // buttons go with what they were for
  return (
    <Stack component="li" ref={place} tabIndex={-1} spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography component="h3" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <Timestamp instant={madeAt} /> {madeBy && words.by(madeBy)}
        </Typography>
        {cancelled && <Chip size="small" variant="outlined" label={words.cancelled} />}
        {paused && isUnderWay && !cancelled && <Chip size="small" variant="outlined" label={words.paused} />}
      </Stack>
      {isUnderWay && (
        <LinearProgress
          variant="determinate"
          value={total > 0 ? (doneCount / total) * 100 : 0}
          aria-label={words.progress(name)}
          aria-valuetext={words.done(doneCount, total)}
          sx={inForcedColors}
        />
      )}
      <Typography>
        {states
          .filter((state) => counts[state])
          .map((state) => `${counts[state]?.toLocaleString('en')} ${words.states[state]}`)
          .join(', ')}
      </Typography>
      {reasons.length > 0 && (
        <Stack component="ul" sx={{ m: 0, pl: 3 }}>
          {reasons.map(({ state, reason, count }) => (
            <Typography component="li" key={`${state} ${reason}`} sx={{ overflowWrap: 'anywhere' }}>
              {`${count.toLocaleString('en')} ${words.states[state]}: ${reason || words.unexplained}`}
            </Typography>
          ))}
        </Stack>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' } }}>
        {canEnd && (
          <>
            <Button
              ref={pauseButton}
              variant="formBack"
              loading={isLoading}
              aria-label={paused ? words.resumeOf(name) : words.pauseOf(name)}
              onClick={() => void pause({ newsletter: id, paused: !paused })}
            >
              {paused ? words.resume : words.pause}
            </Button>
            <Button color="error" aria-label={words.cancelOf(name)} onClick={onCancel}>
              {words.cancel}
            </Button>
          </>
        )}
        {canRepeat && (
          <Button
            ref={resendButton}
            variant="formBack"
            loading={resending.isLoading}
            aria-label={words.resendOf(name)}
            onClick={() => void resend(id)}
          >
            {words.resend}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
