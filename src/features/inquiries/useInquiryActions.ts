import { useQuestion } from '@/ui/useQuestion';
import { useDeleteInquiryMutation, useMarkInquiryMutation, type Inquiry } from './inquiriesApi';
import { nameOf } from './inquiry';
import type { InquiryActions } from './InquiryEntry';

const now = () => new Date().toISOString();

/** The admin's actions on an inquiry, and the confirmation before one is deleted. */
export const useInquiryActions = () => {
  const [mark] = useMarkInquiryMutation();
  const [remove, mutation] = useDeleteInquiryMutation();
  const { ask, dialog } = useQuestion<Inquiry>({
    titleOf: (inquiry) => `Delete the inquiry from ${nameOf(inquiry)}`,
    verb: 'Delete',
    act: ({ id }) => remove(id),
    mutation,
    problem: mutation.error?.message,
  });
  const actions: InquiryActions = {
    onRead: ({ id }) => void mark({ id, marks: { readAt: now() } }),
    onHandled: ({ id }, isHandled) => void mark({ id, marks: { handledAt: isHandled ? now() : null } }),
    onDelete: ask,
  };
  return { actions, dialog };
};
