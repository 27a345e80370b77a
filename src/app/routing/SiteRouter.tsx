import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isPageHere } from './pageChunks';

/**
 * The router of the browser's history. React Router's own draws each new page as a transition, in slices between which
 * the old page stays: right while a script is waited for, a third slower when it is here already.
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
      // A list's search is in the address: shown later, its field would lose what was typed into it meanwhile.
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
