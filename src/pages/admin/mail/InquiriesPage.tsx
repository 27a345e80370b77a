import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { emptyCopy } from '@/content/emptyPages';
import { inquiriesCopy as words } from '@/content/inquiries';
import {
  useLazyExportInquiriesQuery,
  useListInquiriesQuery,
  type Inquiry,
} from '@/features/inquiries/inquiriesApi';
import { InquiryEntry } from '@/features/inquiries/InquiryEntry';
import { InquiryFilter } from '@/features/inquiries/InquiryFilter';
import { useInquiryActions } from '@/features/inquiries/useInquiryActions';
import { useInquiryState } from '@/features/inquiries/useInquiryState';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { AdminList } from '@/ui/list/AdminList';
import type { CsvColumn } from '@/ui/list/csv';
import { ExportButton } from '@/ui/list/ExportButton';
import { useListAddress } from '@/ui/list/useListAddress';
import { plainList } from '@/ui/plainList';

const columns: readonly CsvColumn<Inquiry>[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ secondName }) => secondName],
  ['Email', ({ email }) => email],
  ['Tracking number', ({ trackingNo }) => trackingNo],
  ['Comment', ({ comment }) => comment],
  ['Received', ({ created_at: instant }) => instant],
  ['Read', ({ readAt }) => readAt],
  ['Handled', ({ handledAt }) => handledAt],
  ['Handled by', ({ handledBy }) => handledBy],
];

/** Visitors' inquiries from the contact page, newest first. */
export function InquiriesPage() {
  const address = useListAddress();
  const { state, showState } = useInquiryState();
  const answer = useListInquiriesQuery({ ...address.request, state });
  const [fetchChunk] = useLazyExportInquiriesQuery();
  const { actions, dialog } = useInquiryActions();
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        Inquiries
      </Typography>
      <AdminList
        heading="Received inquiries"
        searchLabel="Search by name, e-mail or text"
        empty={
          state === 'all' ? (
            <EmptyState
              {...emptyCopy.inquiries}
              action={{ label: emptyCopy.inquiries.action, to: paths.contact }}
            />
          ) : (
            words.noneSuch
          )
        }
        address={address}
        answer={answer}
        actions={
          <ExportButton
            name="inquiries"
            columns={columns}
            fetchChunk={fetchChunk}
            request={{ search: address.request.search, state }}
            total={answer.data?.total}
          />
        }
        tools={<InquiryFilter state={state} onShow={showState} />}
      >
        {(rows) => (
          <Box component="ul" aria-label="Inquiries" sx={plainList}>
            {rows.map((inquiry) => (
              <InquiryEntry key={inquiry.id} inquiry={inquiry} {...actions} />
            ))}
          </Box>
        )}
      </AdminList>
      <ConfirmDialog {...dialog} />
    </Stack>
  );
}
