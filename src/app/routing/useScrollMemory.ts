import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Going back or forward inside the app returns to where one was on that page. The browser tries on its own, but before
 * the page is drawn; so it is told not to while the app runs, and left to it again for reloads and other sites.
 */
export const useScrollMemory = () => {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // The first page and every jump that the browser made inside a page have the same key.
  const here = key + pathname + hash;
  const places = useRef(new Map<string, number>());
  const shown = useRef(here);

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
    if (shown.current === here) return;
    shown.current = here;
    const place = places.current.get(here);
    // A jump forward is a step of the history too: where nobody was yet, its target decides.
    if (isBack && (place !== undefined || !hash)) window.scrollTo({ top: place ?? 0, behavior: 'instant' });
  }, [here, hash, isBack]);

  // Whoever leaves a page without scrolling it returns to where it stood.
  useEffect(() => void places.current.set(here, window.scrollY), [here]);
};
