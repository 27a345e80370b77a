import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const STEP = 200;

/** Long chats are drawn from their end; the reader asks for what was before, and stays at the place. */
export const useEarlier = (paneRef: RefObject<HTMLElement | null>, count: number) => {
  const [limit, setLimit] = useState(STEP);
  const fromEnd = useRef<number>(null);
  useLayoutEffect(() => {
    if (fromEnd.current === null || !paneRef.current) return;
    paneRef.current.scrollTop = paneRef.current.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [paneRef, limit]);
  return {
    /** How many of the oldest are left out. */
    skipped: Math.max(0, count - limit),
    showEarlier: () => {
      if (paneRef.current) fromEnd.current = paneRef.current.scrollHeight - paneRef.current.scrollTop;
      setLimit(limit + STEP);
    },
  };
};
