import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './loading/useHydrated';

/**
 * The id that the address points to, once the page can know it. A page that came late is scrolled there; on a written one
 * the browser has been there, and its visitor may have gone on.
 */
export const useHashTarget = () => {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const id = hash.slice(1);
  const reached = useRef(isHydrated ? '' : id);
  useLayoutEffect(() => {
    if (reached.current === id) return;
    reached.current = id;
    document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return isHydrated ? id : '';
};
