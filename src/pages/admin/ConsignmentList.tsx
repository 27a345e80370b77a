import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { ConsignmentSummary } from '@/features/consignments/consignment';
import { useListConsignmentsQuery } from '@/features/consignments/consignmentsApi';
import { ConsignmentTable } from '@/features/consignments/ConsignmentTable';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { Panel } from '@/ui/Panel';

const PAGE_SIZE = 20;

/** Pages through the database; page and search live in the URL. */
export function ConsignmentList({ onDelete }: { onDelete: (consignment: ConsignmentSummary) => void }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(0, (Number.parseInt(params.get('page') ?? '', 10) || 1) - 1);
  const search = (params.get('search') ?? '').trim();
  const { data, error, isLoading, isFetching, refetch } = useListConsignmentsQuery({
    page,
    pageSize: PAGE_SIZE,
    search,
  });

  const show = (nextPage: number, nextSearch: string) =>
    setParams(
      { ...(nextPage > 0 && { page: String(nextPage + 1) }), ...(nextSearch && { search: nextSearch }) },
      { replace: true },
    );

  return (
    <Panel heading="Consignments">
      <TextField
        label="Find by tracking number"
        type="search"
        size="small"
        value={search}
        onChange={({ target }) => show(0, target.value)}
        sx={{ mb: 2, maxWidth: '36rem' }}
      />
      {isLoading && <LoadingState label="Loading consignments" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && data.rows.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          No Consignment is on transit
        </Typography>
      )}
      {data && data.rows.length > 0 && (
        <ConsignmentTable rows={data.rows} firstNumber={page * PAGE_SIZE + 1} onDelete={onDelete} />
      )}
      {data && (
        <TablePagination
          component="div"
          count={data.total}
          page={Math.min(page, Math.max(0, Math.ceil(data.total / PAGE_SIZE) - 1))}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[]}
          showFirstButton
          showLastButton
          onPageChange={(_event, next) => show(next, search)}
        />
      )}
    </Panel>
  );
}
