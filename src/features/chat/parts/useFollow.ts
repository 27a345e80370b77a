import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end counts as the end: a finger is not exact. */
const NEAR_PX = 48;

interface Newest {
  cid: string;
  isMine: boolean;
}

const shapeOf = ({ clientWidth, clientHeight, scrollHeight }: HTMLElement) =>
  [clientWidth, clientHeight, scrollHeight].join();

/**
 * Follows the newest message as long as the reader is at the end; one's own message always leads there. A reader who
 * has scrolled up stays where they are, and is told of what the other side writes: `heard` is the last of that. It may
 * stand above what is one's own and unsent.
 */
export const useFollow = (
  paneRef: RefObject<HTMLElement | null>,
  newest: Newest | undefined,
  heard: string | undefined,
) => {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [leftAt, setLeftAt] = useState<string>();
  const follows = useRef(true);
  const shape = useRef('');

  const toEnd = useCallback(() => {
    if (!paneRef.current) return;
    paneRef.current.scrollTop = paneRef.current.scrollHeight;
    shape.current = shapeOf(paneRef.current);
    follows.current = true;
    setIsAtEnd(true);
  }, [paneRef]);

  const onScroll = () => {
    if (!paneRef.current) return;
    // A window that was turned or resized scrolls by itself: that is not the reader leaving.
    if (follows.current && shapeOf(paneRef.current) !== shape.current) return toEnd();
    const { scrollHeight, scrollTop, clientHeight } = paneRef.current;
    follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isAtEnd && !follows.current) setLeftAt(heard);
    setIsAtEnd(follows.current);
  };

  const { cid, isMine } = newest ?? {};
  useLayoutEffect(() => {
    if (follows.current || isMine) toEnd();
  }, [cid, isMine, toEnd]);

  useEffect(() => {
    const pane = paneRef.current;
    if (!pane || !('ResizeObserver' in window)) return;
    // The keyboard of a phone takes room from below, and a font that arrives late makes the text longer.
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    for (const element of [pane, ...pane.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [paneRef, toEnd]);

  return { isAtEnd, hasNews: !isAtEnd && leftAt !== heard, onScroll, toEnd };
};
