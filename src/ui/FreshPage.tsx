import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A followed link starts at the top of its page, for the eye and for the tab key. Going back does not. */
export function FreshPage({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isBack) return;
    document.documentElement.scrollTop = 0;
    main.current?.focus({ preventScroll: true });
  }, [pathname, isBack, main]);
  return null;
}
