import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** This close to the end counts as the end: touch scrolling is not exact. */
const NEAR_PX = 48;

interface Newest {
  cid: string;
  isMine: boolean;
}

const shapeOf = ({ clientWidth, clientHeight, scrollHeight }: HTMLElement) =>
  [clientWidth, clientHeight, scrollHeight].join();

/**
 * Follows the newest message while the user is at the end; their own message always scrolls there. A user who has
 * scrolled up stays in place and is notified of what the other side writes: `announcement` is the last of those messages. It
 * may be above the user's own unsent ones.
 */
export const useFollow = (
  paneRef: RefObject<HTMLElement | null>,
  newest: Newest | undefined,
  announcement: string | undefined,
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
    // Rotating or resizing the window also scrolls: that is not the user leaving the end.
    if (follows.current && shapeOf(paneRef.current) !== shape.current) return void toEnd();
    const { scrollHeight, scrollTop, clientHeight } = paneRef.current;
    follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isAtEnd && !follows.current) setLeftAt(announcement);
    setIsAtEnd(follows.current);
  };

  const { cid, isMine } = newest ?? {};
  useLayoutEffect(() => {
    if (follows.current || isMine) toEnd();
  }, [cid, isMine, toEnd]);

  useEffect(() => {
    const pane = paneRef.current;
    if (!pane || !('ResizeObserver' in window)) return;
    // A phone's keyboard shrinks the pane, and a font that loads late makes the text longer.
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    for (const element of [pane, ...pane.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [paneRef, toEnd]);

  return { isAtEnd, hasNews: !isAtEnd && leftAt !== announcement, onScroll, toEnd };
};
