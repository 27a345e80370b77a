import Stack from '@mui/material/Stack';
import { useCountConsignmentsQuery } from '@/domain/consignment/consignmentsApi';
import { CreateConsignment } from '@/features/consignments/form/CreateConsignment';
import { ConsignmentList } from '@/features/consignments/list/ConsignmentList';
import { useDeleteConsignment } from '@/features/consignments/list/useDeleteConsignment';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ConsignmentsHead } from './ConsignmentsHead';
import { QuoteOrigin } from '../quotes/QuoteOrigin';
import { useQuoteOrigin } from '../quotes/useQuoteOrigin';

export function ConsignmentsPage() {
  const { data: total } = useCountConsignmentsQuery({ archived: 'all' });
  const { currentData: archived } = useCountConsignmentsQuery({ archived: 'only' }, { skip: !total });
  const quote = useQuoteOrigin();
  const deletion = useDeleteConsignment();
  return (
    <Stack spacing={3}>
      <ConsignmentsHead total={total} archived={archived} />
      <QuoteOrigin {...quote} />
      <CreateConsignment isFirst={total === 0} origin={quote.origin} onTaken={quote.onTaken} />
      <ConsignmentList onDelete={deletion.ask} />
      <ConfirmDialog {...deletion.dialog} />
    </Stack>
  );
}
