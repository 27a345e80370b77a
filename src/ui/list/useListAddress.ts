import { useSearchParams } from 'react-router-dom';
import { IN_PAGE } from '../StartAtTop';

export const PAGE_SIZE = 20;

/** The rows have arrived, their count has not. */
export const UNKNOWN_TOTAL = -1;

/** The page of a list that an address asks for, from 0 on. */
export const pageOf = (params: URLSearchParams): number =>
  Math.max(0, (Number.parseInt(params.get('page') ?? '', 10) || 1) - 1);

/** What an address says of a page: of the first, nothing. */
export const pageParams = (page: number): [name: string, value: string][] =>
  page > 0 ? [['page', String(page + 1)]] : [];

/** The page and the search of a list live in the URL, which can be reloaded, linked to and navigated back to. */
export const useListAddress = () => {
  const [params, setParams] = useSearchParams();
  const page = pageOf(params);
  const typed = params.get('search') ?? '';
  const question = typed.trim();
  const show = (nextPage: number, search: string) =>
    setParams(
      (params) => {
        const otherParams = [...params].filter(([name]) => name !== 'page' && name !== 'search');
        return [
          ...otherParams,
          ...pageParams(nextPage),
          ...(search ? [['search', search] as [string, string]] : []),
        ];
      },
      { replace: true, ...IN_PAGE },
    );
  return {
    /** The parameters of the query. */
    request: { page, pageSize: PAGE_SIZE, search: question },
    question,
    typed,
    search: (text: string) => show(0, text),
    turnTo: (nextPage: number) => show(nextPage, typed),
  };
};

/** What a list shows, and what changes that. */
export interface ListAddress {
  request: { page: number; pageSize: number };
  /** All that is asked for but the page: a list of something else begins at its first page. */
  question: string;
  /** The search as it was typed: a trailing space may precede the next word. */
  typed: string;
  search: (text: string) => void;
  turnTo: (page: number) => void;
}
