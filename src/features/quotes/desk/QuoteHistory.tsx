import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { quoteHistoryCopy as words } from '@/content/quoteDesk';
import { Timestamp } from '@/ui/dates/Timestamp';
import { Panel } from '@/ui/Panel';
import type { Quote, QuoteMail } from './quote';
import { QuoteEntryText } from './QuoteEntryText';

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;

function Mail({ mail: { kind, state, at, reason } }: { mail: QuoteMail }) {
  return (
    <>
      {`${words.kinds[kind]}: ${words.mailStates[state]}, `}
      <Timestamp instant={at} />
      {reason && (state === 'failed' || state === 'unknown') && (
        <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
          {words.mailReason(reason)}
        </Typography>
      )}
    </>
  );
}

/** What has happened to a quote, the latest first, and what became of the mails about it. */
export function QuoteHistory({ quote: { history, mails } }: { quote: Quote }) {
  return (
    <Panel heading={words.heading}>
      <Box component="ol" reversed aria-label={words.list} sx={list}>
        {history
          .map((entry, index) => (
            <li key={index}>
              <QuoteEntryText entry={entry} />
            </li>
          ))
          .reverse()}
      </Box>
      <Typography component="h3" sx={{ mt: 3, mb: 1, fontWeight: 600 }}>
        {words.mails}
      </Typography>
      {mails.length === 0 ? (
        <Typography color="textSecondary">{words.noMails}</Typography>
      ) : (
        <Box component="ul" aria-label={words.mails} sx={{ ...list, gap: 1 }}>
          {mails.map((mail, index) => (
            <li key={index}>
              <Mail mail={mail} />
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
