import { useState } from 'react';
import { useDeleteConsignmentMutation } from '@/features/consignments/consignmentsApi';

interface Chosen {
  id: number;
  trackingId: string;
}

/** The question before a deletion, and the deletion. `onDeleted` runs once the row is gone. */
export const useDeleteConsignment = (onDeleted?: () => void) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [remove, { isLoading, error, reset }] = useDeleteConsignmentMutation();
  const confirm = async () => {
    if (!chosen) return;
    const answer = await remove(chosen.id);
    if (answer.error) return;
    setChosen(null);
    onDeleted?.();
  };
  const ask = (consignment: Chosen) => {
    reset();
    setChosen(consignment);
  };
  return {
    ask,
    dialog: {
      open: chosen !== null,
      title: `Delete consignment ${chosen?.trackingId ?? ''}`,
      busy: isLoading,
      problem: error?.message,
      onCancel: () => setChosen(null),
      onConfirm: () => void confirm(),
    },
  };
};
