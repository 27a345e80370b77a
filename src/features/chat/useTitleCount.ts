import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const COUNT = /^\(\d+\) /;

/** Prefixes the document title with the number of unread messages, on every page. */
export const useTitleCount = (count: number) => {
  const { pathname } = useLocation();
  useEffect(() => {
    const bare = () => document.title.replace(COUNT, '');
    if (count > 0) document.title = `(${count}) ${bare()}`;
    return () => {
      document.title = bare();
    };
  }, [count, pathname]);
};
