import { useQuestion } from '@/ui/useQuestion';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import { useDeleteConsignmentMutation } from '@/domain/consignment/consignmentsApi';

type Chosen = Pick<ConsignmentSummary, 'id' | 'trackingId'>;

/** The confirmation of a deletion, and the deletion. `onDeleted` runs once the row is gone. */
export const useDeleteConsignment = (onDeleted?: () => void) => {
  const [remove, mutation] = useDeleteConsignmentMutation();
  return useQuestion<Chosen>({
    titleOf: ({ trackingId }) => `Delete consignment ${trackingId}`,
    verb: 'Delete',
    act: ({ id }) => remove(id),
    mutation,
    problem: mutation.error?.message,
    onDone: onDeleted,
  });
};
