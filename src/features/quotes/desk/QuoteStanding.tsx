import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { consignmentOfQuote, paths } from '@/config/paths';
import { quoteActionsCopy as words } from '@/content/quoteDesk';
import { formatDay, formatDayYearAndTime } from '@/ui/dates/formatDate';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { notPrinted } from '@/ui/notPrinted';
import { BookForm } from './BookForm';
import type { Quote } from './quote';

const userText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'isolate' } as const;

/** A won quote: its consignment, or how it becomes one. */
function Won({ quote }: { quote: Quote }) {
  const { id, booking, consignment, trackingId } = quote;
  return (
    <>
      {booking && (
        <Typography dir="auto" sx={userText}>
          {words.accepted(booking.name, formatDayYearAndTime(booking.at))}
          {booking.reference && `\n${words.reference(booking.reference)}`}
        </Typography>
      )}
      {consignment !== null && (
        <Button variant="primary" component={Link} to={paths.adminConsignment(consignment)} sx={notPrinted}>
          {words.openConsignment(trackingId ?? '')}
        </Button>
      )}
      {consignment === null && booking && <BookForm quote={quote} />}
      {consignment === null && !booking && (
        <>
          <Typography>{words.missing}</Typography>
          <Button variant="primary" component={Link} to={consignmentOfQuote(id)} sx={notPrinted}>
            {words.fill}
          </Button>
        </>
      )}
    </>
  );
}

const textOf = ({ state, question, answers, offer, refusal }: Quote): string | null => {
  const latest = answers.at(-1);
  if (state === 'asked') return [words.isAsked, question].filter(Boolean).join('\n');
  if (state === 'new') return latest ? `${words.answered}\n${latest.text}` : null;
  if (state === 'quoted' && offer)
    return offer.isOver
      ? words.over(formatDay(offer.validUntil))
      : words.waiting(formatDay(offer.validUntil));
  if (refusal)
    return [words.declined, refusal.reason && words.reason(refusal.reason)].filter(Boolean).join('\n');
  return null;
};

const severityOf = ({ state, offer }: Quote) => {
  if (state === 'won') return 'success';
  return offer?.isOver && state === 'quoted' ? 'warning' : 'info';
};

/** Where a quote stands, and what is next. */
export function QuoteStanding({ quote }: { quote: Quote }) {
  const place = useFocusOnChange(`${quote.state} ${quote.consignment}`);
  const text = textOf(quote);
  const statement: ReactNode = text && (
    <Typography dir="auto" sx={userText}>
      {text}
    </Typography>
  );
  if (!statement && quote.state !== 'won') return null;
  return (
    <Alert
      ref={place as React.Ref<HTMLDivElement>}
      tabIndex={-1}
      severity={severityOf(quote)}
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Stack useFlexGap spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {statement}
        {quote.state === 'won' && <Won quote={quote} />}
      </Stack>
    </Alert>
  );
}
