import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './loading/useHydrated';

/**
 * The id in the URL's fragment, once the page can know it. A page rendered later scrolls there; on a prerendered one the
 * browser has already done so, and the visitor may have moved on.
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
