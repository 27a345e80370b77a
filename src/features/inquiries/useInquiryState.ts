import { useSearchParams } from 'react-router-dom';
import { IN_PAGE } from '@/ui/StartAtTop';
import { inquiryStates, type InquiryState } from './inquiry';

/** Which inquiries are shown: it lives in the URL, beside the page and the search of the list. */
export const useInquiryState = () => {
  const [params, setParams] = useSearchParams();
  const state = inquiryStates.find((candidate) => candidate === params.get('show')) ?? 'all';
  const showState = (state: InquiryState) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (state === 'all') next.delete('show');
        else next.set('show', state);
        return next;
      },
      { replace: true, ...IN_PAGE },
    );
  return { state, showState };
};
