import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Going back or forward inside the app returns to where one was on that page. The browser tries on its own, but before
 * the page is drawn; so it is told not to while the app runs, and left to it again for reloads and other sites.
 */
export const useScrollMemory = () => {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>());
  const shown = useRef(key);

  useEffect(() => {
    const remember = () => void places.current.set(shown.current, window.scrollY);
    const leave = () => (history.scrollRestoration = 'auto');
    const enter = () => (history.scrollRestoration = 'manual');
    enter();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', enter);
    return () => {
      leave();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const place = places.current.get(key);
    if (isBack && place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
  }, [key, isBack]);
};
