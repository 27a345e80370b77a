import type { ConsignmentSummary } from '@/features/consignments/consignment';
import { useDeleteConsignmentMutation } from '@/features/consignments/consignmentsApi';
import { useQuestion } from './useQuestion';

type Chosen = Pick<ConsignmentSummary, 'id' | 'trackingId'>;

/** The question before a deletion, and the deletion. `onDeleted` runs once the row is gone. */
export const useDeleteConsignment = (onDeleted?: () => void) => {
  const [remove, deed] = useDeleteConsignmentMutation();
  return useQuestion<Chosen>({
    titleOf: ({ trackingId }) => `Delete consignment ${trackingId}`,
    act: ({ id }) => remove(id),
    deed,
    problem: deed.error?.message,
    onDone: onDeleted,
  });
};
