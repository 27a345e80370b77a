import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf, pageParams } from '@/ui/list/useListAddress';
import { IN_PAGE } from '@/ui/StartAtTop';
import type { Sort } from '@/domain/consignment/listRequest';
import { filterNames, filterParams, isSort, readFilter, type Filter } from './filter';

const toQuery = (filter: Filter, sort: Sort | undefined, page = 0) =>
  new URLSearchParams([...filterParams(filter), ...(sort ? [['sort', sort]] : []), ...pageParams(page)]);

const isOwn = (name: string) => [...filterNames, 'sort', 'page'].includes(name);

/** The order that an address asks for; undefined if it is the usual one. */
const readSort = (params: URLSearchParams): Sort | undefined => {
  const sort = params.get('sort');
  return isSort(sort) && sort !== 'newest' ? sort : undefined;
};

/**
 * The page, the filter and the order of the list live in the URL, which can be reloaded, sent, saved and navigated back to.
 * What is chosen is a step that Back undoes; what is typed and paging are none.
 */
export const useConsignmentsAddress = (pageSize: number) => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const sort = readSort(params);
  const page = pageOf(params);
  const settled = useMemo(() => ({ ...filter, search: filter.search.trim() }), [filter]);
  /** What others have put into the address stays: the form of a new consignment may be open. */
  const show = (query: URLSearchParams, replace: boolean) =>
    setParams((shown) => new URLSearchParams([...query, ...[...shown].filter(([name]) => !isOwn(name))]), {
      replace,
      ...IN_PAGE,
    });
  return {
    request: { page, pageSize },
    question: toQuery(settled, sort).toString(),
    typed: filter.search,
    search: (text: string) => show(toQuery({ ...filter, search: text }, sort), true),
    turnTo: (next: number) => show(toQuery(filter, sort, next), true),
    /** As it is in the address. */
    filter,
    /** The same without spaces around the search. */
    settled,
    sort,
    /** Filter and order as they are in the address; the page is not among them. */
    query: toQuery(filter, sort).toString(),
    change: (changes: Partial<Filter>, replace = false) =>
      show(toQuery({ ...filter, ...changes }, sort), replace),
    sortBy: (next: Sort | undefined) => show(toQuery(filter, next === 'newest' ? undefined : next), false),
    open: (query: string) => show(new URLSearchParams(query), false),
  };
};

export type ConsignmentsAddress = ReturnType<typeof useConsignmentsAddress>;
