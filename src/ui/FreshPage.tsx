import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A followed link starts at the top of its page, for the eye and for the tab key, also where it leads to the page one is
 * on. Going back does not, nor does what a page itself keeps in its address.
 */
export function FreshPage({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(location);
  useLayoutEffect(() => {
    const { key, pathname, search } = last.current;
    last.current = location;
    if (isBack || key === location.key) return;
    if (pathname === location.pathname && (search || location.search)) return;
    document.documentElement.scrollTop = 0;
    main.current?.focus({ preventScroll: true });
  }, [location, isBack, main]);
  return null;
}
