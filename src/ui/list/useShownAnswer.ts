import { useEffect, useState } from 'react';
import type { Listed } from '@/api/listing';
import { PAGE_SIZE, type ListAddress } from './useListAddress';

export interface ListAnswer<Entry> {
  /** What came to the present page and search; none while it is on its way. */
  currentData?: Listed<Entry>;
  isFetching: boolean;
}

export interface ShownAnswer<Entry> {
  listed: Listed<Entry>;
  page: number;
  search: string;
}

/** The last page that has rows; the first where the total is not known. */
export const lastPageOf = (total: number) => Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);

/**
 * The answer that is shown: until the next one is there it is the last one, with its own page and search. A page past
 * the end of the list is no answer; from there it goes to the last page, or to the first where nobody has counted.
 */
export const useShownAnswer = <Entry>(address: ListAddress, answer: ListAnswer<Entry>) => {
  const { page, search } = address.request;
  const { currentData, isFetching } = answer;
  const [shown, setShown] = useState<ShownAnswer<Entry>>();
  const isPastEnd = page > 0 && currentData?.rows.length === 0;
  const isAnswered = currentData !== undefined && !isPastEnd;
  if (isAnswered && currentData !== shown?.listed) setShown({ listed: currentData, page, search });
  useEffect(() => {
    if (isPastEnd && !isFetching) address.turnTo(Math.min(page - 1, lastPageOf(currentData.total)));
  });
  return { shown, isOutdated: !isAnswered };
};
