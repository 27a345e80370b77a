import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './useHydrated';

/** The id that the address points to, once the page can know it. A page that came late is scrolled there. */
export const useHashTarget = () => {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const id = isHydrated ? hash.slice(1) : '';
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return id;
};
