import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isPageHere } from './pageChunks';

/**
 * A router on the browser's history. React Router's own renders each new page as a transition, in slices, while the old
 * page stays: right while a script is loading, but a third slower once it has loaded.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen((next) => {
      const show = () => setShown({ action: next.action, location: next.location });
      // A list's search is in the URL: rendered later, its field would lose what is typed in the meantime.
      const isSamePage = next.location.pathname === pathname;
      ({ pathname } = next.location);
      if (isSamePage || isPageHere(pathname)) show();
      else startTransition(show);
    });
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
