import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const COUNT = /^\(\d+\) /;

/** Puts the number of unread messages before the page's title, on whatever page that is. */
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
