import { inquiriesCopy as words } from '@/content/inquiries';
import { useGetInquiryQuery } from './inquiriesApi';
import { handledIn } from './inquiry';

/** The inquiry that a mail answers; of the number 0, none. */
export const useAnsweredInquiry = (id: number) => {
  const { currentData: inquiry, isFetching } = useGetInquiryQuery(id, { skip: id === 0 });
  return {
    inquiry,
    isLoading: isFetching && !inquiry,
    /** Set if somebody has handled it already. */
    handled: inquiry && handledIn(words.alreadyHandled, inquiry),
    answers: id === 0 ? undefined : { inquiry: id, handledAt: inquiry?.handledAt ?? null },
  };
};
