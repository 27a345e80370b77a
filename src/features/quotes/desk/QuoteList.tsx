import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { emptyCopy } from '@/content/emptyPages';
import { quoteDeskCopy as words } from '@/content/quoteDesk';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { SearchField } from '@/ui/list/SearchField';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { QuoteFilter } from './QuoteFilter';
import { useListQuotesQuery } from './quotesApi';
import { QuoteTable } from './QuoteTable';
import { useQuotesAddress } from './useQuotesAddress';

/** The rows of another question, until the answer to this one is there. */
const fading = { opacity: 0.5, transition: 'opacity 200ms 200ms' };

/**
 * The quotes, newest first. A page begins below an id, so that one that arrives meanwhile shifts nothing, and each is a step that Back
 * undoes.
 */
export function QuoteList() {
  const address = useQuotesAddress();
  const { state, sought, before } = address.request;
  const { data, currentData, error, isFetching, refetch } = useListQuotesQuery(address.request);
  const rows = useFocusOnChange(before);
  const hasFailed = error !== undefined && !isFetching;
  const isOutdated = data !== currentData;
  const isWhole = state === 'all' && before === undefined;
  return (
    <Panel heading={words.heading}>
      <Stack direction="row" sx={{ mb: 2 }}>
        <SearchField label={words.search} value={address.text} onSearch={address.search} />
      </Stack>
      <QuoteFilter state={state} counts={data?.counts} onShow={address.show} />
      {isFetching && !data && <LoadingState label={words.loading} />}
      {hasFailed && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Box
            ref={rows}
            tabIndex={-1}
            aria-busy={isOutdated && !hasFailed}
            sx={isOutdated ? fading : undefined}
          >
            {data.rows.length > 0 ? (
              <QuoteTable rows={data.rows} />
            ) : (
              <Typography
                component="div"
                role="status"
                color="textSecondary"
                sx={{ py: 4, textAlign: 'center' }}
              >
                {sought ? (
                  words.noResults(sought)
                ) : isWhole ? (
                  <EmptyState
                    {...emptyCopy.quotes}
                    action={{ label: emptyCopy.quotes.action, to: paths.quote }}
                  />
                ) : (
                  words.noneSuch
                )}
              </Typography>
            )}
          </Box>
          <Stack
            direction="row"
            useFlexGap
            sx={{ mt: 2, gap: 1.5, flexWrap: 'wrap', '&:empty': { display: 'none' } }}
          >
            {before !== undefined && (
              <Button variant="formBack" onClick={() => address.turnTo(undefined)}>
                {words.newest}
              </Button>
            )}
            {data.next !== null && (
              <Button
                variant="formBack"
                onClick={() => address.turnTo(data.next ?? undefined)}
                disabled={isOutdated}
              >
                {words.older}
              </Button>
            )}
          </Stack>
        </>
      )}
    </Panel>
  );
}
