import { useSearchParams } from 'react-router-dom';
import { IN_PAGE } from '@/ui/StartAtTop';
import { quoteStates, type QuoteState } from './quote';

/**
 * Which quotes are shown: the state, the search and the page live in the URL, which can be reloaded, linked to and navigated back
 * to. What is typed is no step of its own.
 */
export const useQuotesAddress = () => {
  const [params, setParams] = useSearchParams();
  const state: QuoteState | 'all' = quoteStates.find((name) => name === params.get('show')) ?? 'all';
  const text = params.get('search') ?? '';
  const sought = text.trim();
  const before = Number(params.get('before')) || undefined;
  const change = (changes: Record<string, string | undefined>, replace: boolean) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        next.delete('before');
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace, ...IN_PAGE },
    );
  return {
    request: { state, sought, before },
    text,
    show: (next: QuoteState | 'all') => change({ show: next === 'all' ? undefined : next }, true),
    search: (text: string) => change({ search: text }, true),
    turnTo: (id: number | undefined) => change({ before: id === undefined ? undefined : String(id) }, false),
  };
};
