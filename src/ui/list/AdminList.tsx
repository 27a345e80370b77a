import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState';
import { useFocusOnChange } from '../focus/useFocusOnChange';
import { LoadingState } from '../loading/LoadingState';
import { Panel } from '../Panel';
import { ListPagination, type PageSizes } from './ListPagination';
import { SearchField } from './SearchField';
import type { ListAddress } from './useListAddress';
import { useShownAnswer, type ListAnswer } from './useShownAnswer';

interface AdminListProps<Entry> {
  heading: string;
  searchLabel: string;
  /** Shown when there are no entries at all. */
  empty: ReactNode;
  address: ListAddress;
  answer: ListAnswer<Entry> & { error?: { message?: string }; refetch: () => unknown };
  /** Shown when nothing fits what was asked. */
  noResults?: (search: string) => ReactNode;
  searchHint?: string;
  actions?: ReactNode;
  /** Below the search. */
  tools?: ReactNode;
  pageSizes?: PageSizes;
  children: (rows: readonly Entry[], firstNumber: number) => ReactNode;
}

/** On a fast connection the next rows arrive before these fade. */
const fading = { opacity: 0.5, transition: 'opacity 200ms 200ms' };

interface RowsProps {
  listed: unknown;
  isWaiting: boolean;
  isOutdated: boolean;
  children: ReactNode;
}

/** If the deleted row had the focus, it moves to the remaining rows. */
function Rows({ listed, isWaiting, isOutdated, children }: RowsProps) {
  return (
    <Box
      ref={useFocusOnChange(listed)}
      tabIndex={-1}
      aria-busy={isWaiting}
      sx={isOutdated ? fading : undefined}
    >
      {children}
    </Box>
  );
}

/** A searchable, paged list in its four states: loading, failed, empty and filled. */
export function AdminList<Entry>({
  heading,
  searchLabel,
  searchHint,
  empty,
  noResults = (search) => `No results for “${search}”`,
  address,
  answer,
  ...slots
}: AdminListProps<Entry>) {
  const { error, isFetching, refetch } = answer;
  const { shownAnswer, isOutdated } = useShownAnswer(address, answer);
  const hasFailed = error !== undefined && !isFetching;
  const isWaiting = isOutdated && !hasFailed;
  return (
    <Panel
      heading={heading}
      beside={
        <>
          <SearchField
            label={searchLabel}
            hint={searchHint}
            value={address.typed}
            onSearch={address.search}
          />
          {slots.actions}
        </>
      }
    >
      {slots.tools}
      {isWaiting && !shownAnswer && <LoadingState label={`Loading ${heading.toLowerCase()}`} />}
      {hasFailed && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {shownAnswer && (
        <>
          <Rows {...{ isWaiting, isOutdated }} listed={shownAnswer.listed.rows}>
            {shownAnswer.listed.rows.length > 0 ? (
              slots.children(shownAnswer.listed.rows, shownAnswer.page * shownAnswer.pageSize + 1)
            ) : (
              <Typography component="div" color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
                {shownAnswer.question ? noResults(shownAnswer.question) : empty}
              </Typography>
            )}
          </Rows>
          <ListPagination shownAnswer={shownAnswer} address={address} sizes={slots.pageSizes} />
        </>
      )}
    </Panel>
  );
}
