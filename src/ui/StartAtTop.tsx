import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Goes with an address that a page itself empties: nobody followed a link to its start. */
export const IN_PAGE = { state: { isInPage: true } };

/**
 * A followed link starts at the top of its page, for the eye and for the tab key, also where it leads to the page one is
 * on. Going back does not, nor does what a page itself keeps in its address.
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
    if (pathname === location.pathname && (location.search || isInPage)) return;
    document.documentElement.scrollTop = 0;
    main.current?.focus({ preventScroll: true });
  }, [location, isBack, main]);
  return null;
}
