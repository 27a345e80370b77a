import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pagePathOf } from '@/config/paths';

/** Navigation options for state that a page keeps in its own URL without a search string: the page stays where it is. */
export const IN_PAGE = { state: { isInPage: true } };

/**
 * Following a link starts at the top of the page, for scrolling and for the Tab key, even on the same page. Going back does
 * not, nor does state that a page keeps in its own URL.
 */
export function StartAtTop({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(location);
  useLayoutEffect(() => {
    const { key, pathname } = last.current;
    last.current = location;
    if (isBack || key === location.key) return;
    const { isInPage } = (location.state ?? {}) as { isInPage?: boolean };
    if (pagePathOf(pathname) === pagePathOf(location.pathname) && (location.search || isInPage)) return;
    document.documentElement.scrollTop = 0;
    main.current?.focus({ preventScroll: true });
  }, [location, isBack, main]);
  return null;
}
