import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { quoteHistoryCopy as words } from '@/content/quoteDesk';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Timestamp } from '@/ui/dates/Timestamp';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { notPrinted } from '@/ui/notPrinted';
import { plainList } from '@/ui/plainList';
import { useQuestion } from '@/ui/useQuestion';
import type { Quote, QuoteMail } from './quote';
import { useResendQuoteMailMutation } from './quotesApi';

/** Mails of a kind say where the quote stands: only the last one may still be true. */
const isLastOfItsKind = (mails: readonly QuoteMail[], { id, kind }: QuoteMail) =>
  !mails.some((other) => other.kind === kind && other.id > id);

const HOLDS_IN = { quoteReceived: undefined, quoteQuestion: 'asked', quoteOffer: 'quoted' } as const;

/** Whether a mail can be sent again: it did not leave, or perhaps not, and what it says still holds. */
const canResend = ({ mails, state, offer }: Quote, mail: QuoteMail) =>
  (mail.state === 'failed' || mail.state === 'unknown') &&
  isLastOfItsKind(mails, mail) &&
  (HOLDS_IN[mail.kind] ?? state) === state &&
  !(mail.kind === 'quoteOffer' && offer?.isOver);

interface MailLineProps {
  mail: QuoteMail;
  busy: boolean;
  onResend: (() => void) | undefined;
}

function MailLine({ mail: { kind, state, at, reason }, busy, onResend }: MailLineProps) {
  const isOpen = state === 'failed' || state === 'unknown';
  return (
    <li>
      {`${words.kinds[kind]}: ${words.mailStates[state]}, `}
      <Timestamp instant={at} />
      {reason && isOpen && (
        <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
          {words.mailReason(reason)}
        </Typography>
      )}
      {onResend && (
        <div>
          <Button
            size="small"
            disabled={busy}
            aria-label={words.resendLabel(words.kinds[kind])}
            onClick={onResend}
            sx={notPrinted}
          >
            {words.resend}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What became of the mails about a quote. One that did not leave can be sent again. */
export function QuoteMails({ quote }: { quote: Quote }) {
  const { id, mails } = quote;
  const [resend, resending] = useResendQuoteMailMutation();
  const question = useQuestion<QuoteMail>({
    titleOf: () => words.resendUnknown,
    verb: words.resend,
    act: (mail) => resend({ quote: id, mail: mail.id }),
    mutation: resending,
    problem: resending.error?.message,
  });
  const list = useFocusOnChange(mails.map(({ state }) => state).join());
  if (mails.length === 0) return <Typography color="textSecondary">{words.noMails}</Typography>;
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={words.mails}
        sx={{ ...plainList, display: 'grid', gap: 1, outline: 'none' }}
      >
        {mails.map((mail) => {
          const onResend = () =>
            mail.state === 'unknown' ? question.ask(mail) : void resend({ quote: id, mail: mail.id });
          return (
            <MailLine
              key={mail.id}
              mail={mail}
              busy={resending.isLoading}
              onResend={canResend(quote, mail) ? onResend : undefined}
            />
          );
        })}
      </Box>
      <ConfirmDialog {...question.dialog} />
    </>
  );
}
