import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores a page's scroll position when going back or forward inside the app. The browser's own restoration comes before
 * the page is rendered, so it is off while the app runs, and on again for reloads and other sites.
 */
export const useScrollMemory = () => {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // The first page and all fragment jumps made by the browser share one key.
  const address = pathname + hash;
  const here = key + address;
  const places = useRef(new Map<string, number>());
  const lastPage = useRef({ here, address });

  useEffect(() => {
    const remember = () => {
      // A jump's scroll event comes before its new address is rendered, and does not belong to the old one.
      if (lastPage.current.address !== location.pathname + location.hash) return;
      places.current.set(lastPage.current.here, window.scrollY);
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
    if (lastPage.current.here === here) return;
    lastPage.current = { here, address };
    const place = places.current.get(here);
    // Going forward to a fragment is a history step too: without a stored position, its target decides.
    if (isBack && (place !== undefined || !hash)) window.scrollTo({ top: place ?? 0, behavior: 'instant' });
  }, [here, address, hash, isBack]);

  // A page left without scrolling is restored to where it stood.
  useEffect(() => {
    places.current.set(here, window.scrollY);
  }, [here]);
};
