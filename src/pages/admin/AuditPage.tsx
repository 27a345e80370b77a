import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { newConsignment } from '@/config/paths';
import { auditCopy as words } from '@/content/audit';
import { emptyCopy } from '@/content/emptyPages';
import { useLazyExportAuditQuery, useListAuditQuery } from '@/features/audit/auditApi';
import { auditCsv } from '@/features/audit/auditCsv';
import { AuditFilters } from '@/features/audit/AuditFilters';
import { AuditTable } from '@/features/audit/AuditTable';
import { useAuditFilter } from '@/features/audit/useAuditFilter';
import { EmptyState } from '@/ui/EmptyState';
import { AdminList } from '@/ui/list/AdminList';
import { ExportButton } from '@/ui/list/ExportButton';
import { useListAddress } from '@/ui/list/useListAddress';

/** Who has changed what, of all there is. */
export function AuditPage() {
  const address = useListAddress();
  const filters = useAuditFilter();
  const answer = useListAuditQuery({ ...address.request, ...filters.filter });
  const [fetchChunk] = useLazyExportAuditQuery();
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        {words.title}
      </Typography>
      <AdminList
        heading={words.heading}
        searchLabel={words.search}
        empty={
          filters.isFiltered ? (
            words.noneSuch
          ) : (
            <EmptyState
              {...emptyCopy.audit}
              action={{ label: emptyCopy.audit.action, to: newConsignment() }}
            />
          )
        }
        address={address}
        answer={answer}
        actions={
          <>
            <ExportButton
              name="audit"
              columns={auditCsv}
              fetchChunk={fetchChunk}
              request={{ search: address.request.search, ...filters.filter }}
              total={answer.data?.total}
            />
            <AuditFilters {...filters} />
          </>
        }
      >
        {(rows) => <AuditTable rows={rows} />}
      </AdminList>
    </Stack>
  );
}
