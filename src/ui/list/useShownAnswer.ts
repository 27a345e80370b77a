import { useEffect, useState } from 'react';
import type { Listed } from '@/api/listing';
import type { ListAddress } from './useListAddress';

export interface ListAnswer<Entry> {
  /** Response for the current page; undefined while it is pending. */
  currentData?: Listed<Entry>;
  isFetching: boolean;
}

export interface ShownAnswer<Entry> {
  listed: Listed<Entry>;
  page: number;
  pageSize: number;
  /** What it answers (`ListAddress`). */
  question: string;
}

/** The last page that has rows; the first if the total is unknown. */
export const lastPageOf = (total: number, pageSize: number) => Math.max(0, Math.ceil(total / pageSize) - 1);

/**
 * The response to show: until the next one arrives it is the previous one, with its own page and question. A page past the
 * end is not shown: it goes back to the last page, or to the first if the total is unknown.
 */
export const useShownAnswer = <Entry>(address: ListAddress, answer: ListAnswer<Entry>) => {
  const { page, pageSize } = address.request;
  const { question } = address;
  const { currentData, isFetching } = answer;
  const [shownAnswer, setShownAnswer] = useState<ShownAnswer<Entry>>();
  const isPastEnd = page > 0 && currentData?.rows.length === 0;
  const isAnswered = currentData !== undefined && !isPastEnd;
  if (isAnswered && currentData !== shownAnswer?.listed)
    setShownAnswer({ listed: currentData, page, pageSize, question });
  useEffect(() => {
    if (isPastEnd && !isFetching) address.turnTo(Math.min(page - 1, lastPageOf(currentData.total, pageSize)));
  });
  return { shownAnswer, isOutdated: !isAnswered };
};
