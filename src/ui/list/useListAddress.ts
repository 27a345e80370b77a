import { useSearchParams } from 'react-router-dom';
import { IN_PAGE } from '../StartAtTop';

export const PAGE_SIZE = 20;

/** The rows are there and their count is not yet. */
export const UNKNOWN_TOTAL = -1;

/** The page and the search of a list live in the URL: it can be reloaded, linked to and gone back to. */
export const useListAddress = () => {
  const [params, setParams] = useSearchParams();
  const page = Math.max(0, (Number.parseInt(params.get('page') ?? '', 10) || 1) - 1);
  const typed = params.get('search') ?? '';
  const show = (nextPage: number, search: string) =>
    setParams(
      (shown) => {
        const others = [...shown].filter(([name]) => name !== 'page' && name !== 'search');
        return [
          ...others,
          ...(nextPage > 0 ? [['page', String(nextPage + 1)] as [string, string]] : []),
          ...(search ? [['search', search] as [string, string]] : []),
        ];
      },
      { replace: true, ...IN_PAGE },
    );
  return {
    /** What is asked of the database. */
    request: { page, pageSize: PAGE_SIZE, search: typed.trim() },
    /** What the field shows: a space at the end may be the start of the next word. */
    typed,
    search: (text: string) => show(0, text),
    turnTo: (nextPage: number) => show(nextPage, typed),
  };
};

export type ListAddress = ReturnType<typeof useListAddress>;
