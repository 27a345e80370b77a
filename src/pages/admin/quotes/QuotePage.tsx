import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { quoteDeskCopy as words, quoteDeskErrors } from '@/content/quoteDesk';
import { PreparedAnswers } from '@/domain/preparedAnswers/PreparedAnswers';
import { AskBack } from '@/features/quotes/desk/AskBack';
import { CloseQuote } from '@/features/quotes/desk/CloseQuote';
import { OfferFacts } from '@/features/quotes/desk/OfferFacts';
import { OfferForm } from '@/features/quotes/desk/OfferForm';
import type { Quote } from '@/features/quotes/desk/quote';
import { QuoteActions } from '@/features/quotes/desk/QuoteActions';
import { QuoteAsked } from '@/features/quotes/desk/QuoteAsked';
import { QuoteHistory } from '@/features/quotes/desk/QuoteHistory';
import { useGetQuoteQuery } from '@/features/quotes/desk/quotesApi';
import { QuoteStanding } from '@/features/quotes/desk/QuoteStanding';
import { StateChip } from '@/features/quotes/desk/StateChip';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { notPrinted } from '@/ui/notPrinted';
import { PartBoundary } from '@/ui/PartBoundary';
import { useOpenInAddress } from '@/ui/useOpenInAddress';

/** Another id is another page: open forms and their subject do not carry over. */
export function QuotePage() {
  const { id } = useParams();
  return <OneQuote key={id} id={Number(id)} />;
}

function OneQuote({ id }: { id: number }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isFirstPage] = useState(key === 'default');
  /** Back to the page and the search it was opened from. */
  const toList = () => void (isFirstPage ? navigate(paths.adminQuotes) : navigate(-1));
  const { data: quote, error, isFetching, refetch } = useGetQuoteQuery(id);
  return (
    <Stack spacing={3}>
      <Button startIcon={<ArrowBackIcon />} onClick={toList} sx={{ alignSelf: 'flex-start', ...notPrinted }}>
        {words.back}
      </Button>
      {isFetching && quote === undefined && <LoadingState label={words.loadingOne} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {quote === null && <Alert severity="warning">{quoteDeskErrors.gone}</Alert>}
      {quote && <KnownQuote quote={quote} />}
    </Stack>
  );
}

function KnownQuote({ quote }: { quote: Quote }) {
  const { number, state, at, request, offer } = quote;
  const heading = useRef<HTMLHeadingElement>(null);
  const offering = useOpenInAddress('offer');
  const [isAsking, setAsking] = useState(false);
  const [closing, setClosing] = useState<'won' | 'lost' | 'new'>();
  const canOffer = state !== 'won' && state !== 'lost';
  return (
    <PreparedAnswers name={request.contact.name} mentioned={NONE}>
      <Stack useFlexGap spacing={1.5}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2" component="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {words.page(number)}
          </Typography>
          <StateChip state={state} />
        </Stack>
        <Typography color="textSecondary">{words.requestedOn(formatDayYearAndTime(at))}</Typography>
        <QuoteActions
          quote={quote}
          onOffer={offering.open}
          onAsk={() => setAsking(true)}
          onClose={setClosing}
        />
      </Stack>
      <QuoteStanding quote={quote} />
      {offering.isOpen && canOffer && (
        <PartBoundary>
          <OfferForm
            quote={quote}
            onClose={() => {
              offering.close();
              heading.current?.focus();
            }}
          />
        </PartBoundary>
      )}
      {offer && (
        <PartBoundary>
          <OfferFacts offer={offer} />
        </PartBoundary>
      )}
      <PartBoundary>
        <QuoteAsked request={request} />
      </PartBoundary>
      <PartBoundary>
        <QuoteHistory quote={quote} />
      </PartBoundary>
      {isAsking && <AskBack quote={quote} onClose={() => setAsking(false)} />}
      {closing && <CloseQuote quote={quote} state={closing} onClose={() => setClosing(undefined)} />}
    </PreparedAnswers>
  );
}

/** No consignment belongs to a quote that is still talked about. */
const NONE: readonly string[] = [];
