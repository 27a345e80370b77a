import { NO_ROW } from '@/config/status';
import { inquiriesCopy as words } from '@/content/inquiries';
import { useGetInquiryQuery, useMarkInquiryMutation, type Inquiry } from './inquiriesApi';
import { handledIn } from './inquiry';

/** The inquiry that a mail answers, handled once the mail was taken; of the number 0, none. */
export const useAnsweredInquiry = (id: number) => {
  const { currentData: inquiry, isFetching, refetch } = useGetInquiryQuery(id, { skip: id === 0 });
  const [mark] = useMarkInquiryMutation();

  /** Why the answer is not sent for now: somebody has handled the inquiry since. One that was deleted can be answered. */
  const refuse = async ({ handledAt }: Inquiry) => {
    const { data: now, error } = await refetch();
    if (error) return error.code === NO_ROW ? undefined : words.notChecked;
    return now && now.handledAt !== handledAt ? handledIn(words.handledMeanwhile, now) : undefined;
  };
  return {
    inquiry,
    isLoading: isFetching && !inquiry,
    /** Set if somebody has handled it already. */
    handled: inquiry && handledIn(words.alreadyHandled, inquiry),
    sending: inquiry && {
      refuse: () => refuse(inquiry),
      onTaken: () => void mark({ id, marks: { handledAt: new Date().toISOString() } }),
    },
  };
};
