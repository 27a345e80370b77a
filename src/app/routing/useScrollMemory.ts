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
  const shown = useRef({ here, address: pathname + hash });

  useEffect(() => {
    const remember = () => {
      const { here: place, address } = shown.current;
      // The scroll of a jump is told before its new address is drawn, and is none of the place that one left.
      if (address === location.pathname + location.hash) places.current.set(place, window.scrollY);
    };
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
    if (shown.current.here === here) return;
    shown.current = { here, address: pathname + hash };
    const place = places.current.get(here);
    // A jump forward is a step of the history too: where nobody was yet, its target decides.
    if (isBack && (place !== undefined || !hash)) window.scrollTo({ top: place ?? 0, behavior: 'instant' });
  }, [here, pathname, hash, isBack]);

  // Whoever leaves a page without scrolling it returns to where it stood.
  useEffect(() => void places.current.set(here, window.scrollY), [here]);
};
