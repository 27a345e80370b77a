import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { bulkCopy as words } from '@/content/bulk';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { countOf, type BulkJob, type BulkRow } from './bulk';

const columns: readonly Column<BulkRow>[] = [
  {
    label: words.columns.tracking,
    width: 12,
    isRowHeader: true,
    cell: ({ trackingId }) => trackingId,
    cellProps: { translate: 'no' },
  },
  { label: words.columns.reason, cell: ({ reason }) => reason },
];

/** What came of a job, with the reason of each that was refused. */
export function JobReport({ job }: { job: BulkJob }) {
  const refusedRows = job.rows.filter(({ outcome }) => outcome === 'refused');
  const unchanged = countOf(job, 'unchanged');
  return (
    <Stack spacing={2}>
      <Alert severity="success">
        {words.done(countOf(job, 'done'))} {unchanged > 0 && words.unchangedNow(unchanged)}
      </Alert>
      {refusedRows.length > 0 && (
        <>
          <Alert severity="error">{words.refused(refusedRows.length)}</Alert>
          <ResponsiveTable
            label={words.reasons}
            columns={columns}
            rows={refusedRows}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </Stack>
  );
}
