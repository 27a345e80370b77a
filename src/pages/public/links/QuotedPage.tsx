import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { quotedCopy as words } from '@/content/quoted';
import { useQuotedQuery } from '@/features/quotes/accept/quotedApi';
import { QuotedView } from '@/features/quotes/accept/QuotedView';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { LinkContext } from '@/ui/links/linkContext';
import { LinkChanged, NoLink } from '@/ui/links/PasteLink';
import { LoadingState } from '@/ui/loading/LoadingState';
import { notPrinted } from '@/ui/notPrinted';
import { LinkLayout } from './LinkLayout';
import { useTokenOnce } from './useTokenOnce';

/** Where the link of a quote leads: its state, our question or offer, and the answer to it. */
export function QuotedPage() {
  const { token, wasOpened, ...link } = useTokenOnce();
  const { currentData: quote, isFetching, error, refetch } = useQuotedQuery(token, { skip: token === '' });
  const content = useFocusOnChange(quote?.state);
  const hasOffer = Boolean(quote?.offer);
  return (
    <LinkLayout>
      <LinkContext value={link}>
        <Stack
          component="section"
          ref={content}
          tabIndex={-1}
          useFlexGap
          spacing={3}
          sx={{ outline: 'none' }}
        >
          <Typography variant="h1" sx={hasOffer ? notPrinted : undefined}>
            {quote ? words.numbered(quote.number) : words.title}
          </Typography>
          {token === '' && <NoLink again={words.again} wasOpened={wasOpened} />}
          {quote === undefined && isFetching && <LoadingState label={words.loading} minHeight="40vh" />}
          {error && !isFetching && (
            <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />
          )}
          {quote === null && !link.isWhole && <LinkChanged />}
          {quote === null && link.isWhole && (
            <>
              <Alert severity="warning">{words.over}</Alert>
              <div>
                <Link href={paths.quote}>{words.another}</Link>
              </div>
            </>
          )}
          {quote && (
            <QuotedView
              key={quote.number}
              token={token}
              quote={quote}
              busy={isFetching}
              onLookAgain={() => void refetch()}
            />
          )}
        </Stack>
      </LinkContext>
    </LinkLayout>
  );
}
