import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Listed } from '@/api/listing';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { Panel } from '@/ui/Panel';
import { PAGE_SIZE, UNKNOWN_TOTAL, type ListAddress } from './useListAddress';

interface AdminListProps<Entry> {
  heading: string;
  searchLabel: string;
  /** What is said where nobody has written yet. */
  empty: string;
  address: ListAddress;
  answer: {
    data?: Listed<Entry>;
    error?: { message?: string };
    isFetching: boolean;
    refetch: () => unknown;
  };
  actions?: ReactNode;
  children: (rows: readonly Entry[]) => ReactNode;
}

/** A searchable, paged list in its four states: waiting, failed, empty and full. */
export function AdminList<Entry>({
  heading,
  searchLabel,
  empty,
  address,
  answer,
  ...slots
}: AdminListProps<Entry>) {
  const { data, error, isFetching, refetch } = answer;
  const { page, search } = address.request;
  const total = data?.total ?? UNKNOWN_TOTAL;
  const lastPage = total === UNKNOWN_TOTAL ? page : Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  return (
    <Panel heading={heading}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ mb: 2, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <TextField
          label={searchLabel}
          type="search"
          size="small"
          value={address.typed}
          onChange={({ target }) => address.search(target.value)}
          sx={{ flex: '1 1 24rem', maxWidth: '36rem' }}
        />
        {slots.actions}
      </Stack>
      {!data && isFetching && <LoadingState label={`Loading ${heading.toLowerCase()}`} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          {search ? `Nothing matches “${search}”` : empty}
        </Typography>
      )}
      {data && data.rows.length > 0 && slots.children(data.rows)}
      {data && (
        <TablePagination
          component="div"
          count={total}
          page={Math.min(page, lastPage)}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[]}
          showFirstButton
          showLastButton
          onPageChange={(_event, next) => address.turnTo(next)}
        />
      )}
    </Panel>
  );
}
