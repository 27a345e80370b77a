import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCountConsignmentsQuery } from '@/features/consignments/consignmentsApi';
import { CreateConsignment } from '@/features/consignments/form/CreateConsignment';
import { ConsignmentList } from '@/features/consignments/list/ConsignmentList';
import { useDeleteConsignment } from '@/features/consignments/list/useDeleteConsignment';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Counters } from './Counters';
import { QuoteOrigin } from './QuoteOrigin';
import { useQuoteOrigin } from './useQuoteOrigin';

export function ConsignmentsPage() {
  const { data: total } = useCountConsignmentsQuery({ archived: 'all' });
  const quote = useQuoteOrigin();
  const deletion = useDeleteConsignment();
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        Consignment
      </Typography>
      <Counters total={total} />
      <QuoteOrigin {...quote} />
      <CreateConsignment origin={quote.origin} onTaken={quote.onTaken} />
      <ConsignmentList onDelete={deletion.ask} />
      <ConfirmDialog {...deletion.dialog} />
    </Stack>
  );
}
