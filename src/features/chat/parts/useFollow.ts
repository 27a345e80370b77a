import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end counts as the end: a finger is not exact. */
const NEAR_PX = 48;

interface Newest {
  cid: string;
  isMine: boolean;
}

/**
 * Follows the newest message as long as the reader is at the end; one's own message always leads there. A reader who
 * has scrolled up stays where they are, and is told.
 */
export const useFollow = (paneRef: RefObject<HTMLElement | null>, newest: Newest | undefined) => {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [leftAt, setLeftAt] = useState<string>();
  const follows = useRef(true);

  const toEnd = useCallback(() => {
    if (paneRef.current) paneRef.current.scrollTop = paneRef.current.scrollHeight;
    follows.current = true;
    setIsAtEnd(true);
  }, [paneRef]);

  const onScroll = () => {
    if (!paneRef.current) return;
    const { scrollHeight, scrollTop, clientHeight } = paneRef.current;
    follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isAtEnd && !follows.current) setLeftAt(newest?.cid);
    setIsAtEnd(follows.current);
  };

  const { cid, isMine } = newest ?? {};
  useLayoutEffect(() => {
    if (follows.current || isMine) toEnd();
  }, [cid, isMine, toEnd]);

  useEffect(() => {
    if (!paneRef.current || !('ResizeObserver' in window)) return;
    // The keyboard of a phone, or a growing input, takes room from below.
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    observer.observe(paneRef.current);
    return () => observer.disconnect();
  }, [paneRef, toEnd]);

  return { isAtEnd, hasNews: !isAtEnd && leftAt !== cid, onScroll, toEnd };
};
