import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const STEP = 200;

/** Long enough for a screen reader to notice what was added. */
const SETTLED_MS = 1_000;

/**
 * Only the end of a long chat is rendered; earlier messages are added on request without moving the scroll position.
 * While the user is scrolled up nothing above is removed: it would move what they are reading.
 */
export const useEarlier = (paneRef: RefObject<HTMLElement | null>, count: number, isAtEnd: boolean) => {
  const [limit, setLimit] = useState(STEP);
  const [heldCount, setHeldCount] = useState(0);
  const dueCount = Math.max(0, count - limit);
  /** How many of the oldest messages are not rendered. */
  const skipped = isAtEnd ? dueCount : Math.min(heldCount, dueCount);
  if (skipped !== heldCount) setHeldCount(skipped);

  const [isGrowing, setIsGrowing] = useState(false);
  useEffect(() => {
    if (!isGrowing) return;
    const timer = setTimeout(() => setIsGrowing(false), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isGrowing, skipped]);

  const fromEnd = useRef<number>(null);
  useLayoutEffect(() => {
    if (fromEnd.current === null || !paneRef.current) return;
    paneRef.current.scrollTop = paneRef.current.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [paneRef, skipped]);
  return {
    skipped,
    /** Earlier messages are being added: screen readers must not announce them. */
    isGrowing,
    showEarlier: () => {
      setIsGrowing(true);
      if (paneRef.current) fromEnd.current = paneRef.current.scrollHeight - paneRef.current.scrollTop;
      const first = Math.max(0, skipped - STEP);
      setHeldCount(first);
      setLimit(count - first);
    },
  };
};
