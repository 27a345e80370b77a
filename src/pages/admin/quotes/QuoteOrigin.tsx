import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { quoteOriginCopy as words } from '@/content/quoteDesk';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useQuoteOrigin } from './useQuoteOrigin';

const line = { gap: 1.5, mt: 0.5, flexWrap: 'wrap' } as const;

function OpenQuote({ id }: { id: number }) {
  return (
    <Button color="inherit" component={Link} to={paths.adminQuote(id)} sx={{ px: 0 }}>
      {words.open}
    </Button>
  );
}

function QuoteNotice(quote: ReturnType<typeof useQuoteOrigin>) {
  const { refusal, isLoading, keptQuote, linked, isLinking } = quote;
  if (isLoading) return <LoadingState label={words.loading} minHeight="8rem" />;
  if (refusal !== undefined)
    return (
      <Alert severity="warning">
        {refusal.why}
        <div>
          <OpenQuote id={refusal.id} />
        </div>
      </Alert>
    );
  if (keptQuote?.consignment !== undefined)
    return (
      <Alert severity="warning">
        {words.notLinked(keptQuote.number)}
        <Stack direction="row" useFlexGap sx={line}>
          <Button color="inherit" loading={isLinking} onClick={quote.linkAgain} sx={{ px: 0 }}>
            {words.again}
          </Button>
          <OpenQuote id={keptQuote.id} />
          <Button color="inherit" disabled={isLinking} onClick={quote.forget}>
            {words.unlink}
          </Button>
        </Stack>
      </Alert>
    );
  if (keptQuote)
    return (
      <Alert severity="info">
        {words.belongs(keptQuote.number)}
        <Stack direction="row" useFlexGap sx={line}>
          <OpenQuote id={keptQuote.id} />
          <Button color="inherit" onClick={quote.forget}>
            {words.unlink}
          </Button>
        </Stack>
      </Alert>
    );
  if (linked)
    return (
      <Alert severity="success" role="status">
        {words.linked(linked.number)}
        <div>
          <OpenQuote id={linked.id} />
        </div>
      </Alert>
    );
  return null;
}

interface QuoteOriginProps {
  /** What creates the consignment. */
  children: (quote: Pick<ReturnType<typeof useQuoteOrigin>, 'origin' | 'onTaken'>) => ReactNode;
}

/** Which quote the next consignment is for, and whether the last one is linked to its quote; below it, what creates one. */
export function QuoteOrigin({ children }: QuoteOriginProps) {
  const quote = useQuoteOrigin();
  return (
    <>
      <QuoteNotice {...quote} />
      {children(quote)}
    </>
  );
}
