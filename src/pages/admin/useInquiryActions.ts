import { useState } from 'react';
import {
  useDeleteInquiryMutation,
  useMarkInquiryMutation,
  type Inquiry,
} from '@/features/inquiries/inquiriesApi';
import { nameOf } from '@/features/inquiries/inquiry';
import type { InquiryActions } from '@/features/inquiries/InquiryEntry';

const now = () => new Date().toISOString();

/** What the admin does with an inquiry, and the question before one is deleted. */
export const useInquiryActions = () => {
  const [chosen, setChosen] = useState<Inquiry | null>(null);
  const [mark] = useMarkInquiryMutation();
  const [remove, { isLoading, error, reset }] = useDeleteInquiryMutation();
  const actions: InquiryActions = {
    onRead: ({ id }) => void mark({ id, marks: { readAt: now() } }),
    onHandled: ({ id }, isHandled) => void mark({ id, marks: { handledAt: isHandled ? now() : null } }),
    onDelete: (inquiry) => {
      reset();
      setChosen(inquiry);
    },
  };
  const confirm = async () => {
    if (!chosen) return;
    const answer = await remove(chosen.id);
    if (!answer.error) setChosen(null);
  };
  const dialog = {
    open: chosen !== null,
    title: chosen ? `Delete the inquiry of ${nameOf(chosen)}` : '',
    busy: isLoading,
    problem: error?.message,
    onCancel: () => setChosen(null),
    onConfirm: () => void confirm(),
  };
  return { actions, dialog };
};
