import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { offerCopy as words, quoteDeskCopy, quoteDeskErrors } from '@/content/quoteDesk';
import { PrintedOffer } from '@/features/quotes/desk/PrintedOffer';
import { useGetQuoteQuery } from '@/features/quotes/desk/quotesApi';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { notPrinted } from '@/ui/notPrinted';
import { PrintedSheets } from '@/ui/print/PrintedSheets';
import { SHEET_MARGIN, sheetStyles } from '@/ui/print/sheetStyles';
import { usePaperFonts } from '@/ui/print/usePaperFonts';
import { StartAtTop } from '@/ui/StartAtTop';
import { usePrintedPage } from '../consignments/usePrintedPage';

/** The offer of a quote as it comes out of the printer, without the frame of the admin area. */
export function OfferPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isFirstPage] = useState(key === 'default');
  const main = useRef<HTMLElement>(null);
  const { data: quote, error, isFetching, refetch, fulfilledTimeStamp } = useGetQuoteQuery(id);
  const offer = quote?.offer;
  const hasFonts = usePaperFonts(useMemo(() => (offer ? JSON.stringify(quote) : undefined), [offer, quote]));
  const isReady = hasFonts && Boolean(offer);
  usePrintedPage(isReady && !isFetching); // what was read before may have been revised
  return (
    <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 'none' }}>
      <StartAtTop main={main} />
      <Stack sx={{ gap: 2, p: { xs: 2, md: 4 }, bgcolor: brand.colors.ground, ...notPrinted }}>
        <Button
          startIcon={<ArrowBackIcon />}
          onClick={() => void (isFirstPage ? navigate(paths.adminQuote(id)) : navigate(-1))}
          sx={{ alignSelf: 'flex-start' }}
        >
          {quoteDeskCopy.back}
        </Button>
        <Typography variant="h2" component="h1">
          {words.printPage}
        </Typography>
        <Button
          variant="formBTN"
          disabled={!isReady}
          onClick={() => window.print()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.print}
        </Button>
        <Typography color="textSecondary">{words.printHint}</Typography>
        {quote === undefined && isFetching && <LoadingState label={quoteDeskCopy.loadingOne} />}
        {offer && !hasFonts && <LoadingState label={quoteDeskCopy.loadingOne} />}
        {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
        {quote === null && <Alert severity="warning">{quoteDeskErrors.gone}</Alert>}
        {quote && !offer && <Alert severity="info">{words.none}</Alert>}
      </Stack>
      {isReady && quote && offer && (
        <PrintedSheets label={words.sheets} size="a4" margin={SHEET_MARGIN} styles={sheetStyles}>
          <PrintedOffer quote={quote} offer={offer} now={fulfilledTimeStamp ?? 0} />
        </PrintedSheets>
      )}
    </Box>
  );
}
