import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { trackedPath } from '@/config/paths';
import { quoteStateWords } from '@/content/quotes';
import { quotedCopy as words } from '@/content/quoted';
import { formatMoment } from '@/ui/dates/formatDate';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { notPrinted } from '@/ui/notPrinted';
import { Panel } from '@/ui/Panel';
import { AskedFacts } from '../AskedFacts';
import { AcceptForm } from './AcceptForm';
import { AskAgain } from './AskAgain';
import { DeclineForm } from './DeclineForm';
import { OfferSheet } from './OfferSheet';
import { QuestionForm } from './QuestionForm';
import type { Quoted } from './quotedApi';

/** What the state means for whoever has asked. */
const meaningOf = ({ state, offer, booking, refusal }: Quoted): string => {
  if (state === 'quoted' && offer?.isOver) return words.states.expired;
  if (state === 'won' && !booking) return words.states.wonByUs;
  return state === 'lost' && refusal ? words.states.declined : words.states[state];
};

function Standing({ quote, busy, onLookAgain }: { quote: Quoted; busy: boolean; onLookAgain: () => void }) {
  const button = useFocusAfterBusy(busy);
  const { state, at, trackingId } = quote;
  return (
    <Box sx={notPrinted}>
      <Typography sx={{ fontWeight: 600 }}>{quoteStateWords[state]}</Typography>
      <Typography role="status" sx={{ maxWidth: '68ch' }}>
        {meaningOf(quote)}
      </Typography>
      {trackingId && (
        <Typography sx={{ mt: 1 }}>
          {words.booked(trackingId)} <Link href={trackedPath(trackingId)}>{words.track}</Link>
        </Typography>
      )}
      <Stack
        direction="row"
        sx={{ mt: 1.5, columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography color="textSecondary">{words.askedOn(formatMoment(at))}</Typography>
        <Button ref={button} variant="formBack" onClick={onLookAgain} loading={busy}>
          {words.lookAgain}
        </Button>
      </Stack>
    </Box>
  );
}

interface QuotedViewProps {
  token: string;
  quote: Quoted;
  busy: boolean;
  onLookAgain: () => void;
}

/** Where a quote stands, and what whoever has asked can do about it. */
export function QuotedView({ token, quote, busy, onLookAgain }: QuotedViewProps) {
  const { state, offer, question, answers, request } = quote;
  const isOpen = state === 'quoted' && offer && !offer.isOver;
  return (
    <>
      <Standing quote={quote} busy={busy} onLookAgain={onLookAgain} />
      {question && <QuestionForm token={token} quote={quote} />}
      {offer && <OfferSheet quote={quote} offer={offer} />}
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 2, ...notPrinted }}>
          <AcceptForm token={token} quote={quote} offer={offer} />
          <DeclineForm token={token} quote={quote} offer={offer} />
        </Box>
      )}
      {(state === 'lost' || offer?.isOver) && state !== 'won' && (
        <Box sx={notPrinted}>
          <AskAgain request={request} />
        </Box>
      )}
      <Stack useFlexGap spacing={3} sx={notPrinted}>
        {answers.length > 0 && (
          <Panel heading={words.answers}>
            {answers.map(({ at, question, text }) => (
              <Box key={at} sx={{ mb: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                <Typography dir="auto" sx={{ fontWeight: 600 }}>
                  {question}
                </Typography>
                <Typography dir="auto">{text}</Typography>
              </Box>
            ))}
          </Panel>
        )}
        <Panel heading={words.asked}>
          <AskedFacts request={request} />
        </Panel>
      </Stack>
    </>
  );
}
