import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readEnv } from '@/config/env';
import { mendedLink } from '@/config/linkAddress';
import { isAdminPath, isLinkPath, pagePathOf } from '@/config/paths';
import { FRAME } from '@/config/dom';
import { isSession } from '@/config/storageKeys';
import { selectSessionStatus, sessionWanted } from '@/domain/session/sessionSlice';
import { loadDbOnce } from '@/supabase/loadDb';
import * as tabStorage from '@/supabase/tabStorage';
import { withRenewal } from '@/ui/loading/withRenewal';
import { App } from './App';
import { whenDatesAreWhole } from './boot/whenDatesAreWhole';
import { loadPage } from './routing/AppRoutes';
import { prefetchLinks } from './routing/linkPrefetch';
import { properPath } from './routing/properPath';
import { makeStore, type AppStore } from './store';
import { keepWrittenRules, makeStyleCache } from './styleCache';

/**
 * How long an address without a prerendered page waits for its script before showing the loading state. Once React has
 * shown a fallback, it holds back what follows for 300 ms, which is longer than the script takes.
 */
const PATIENCE_MS = 500;

/** What a boundary has caught is an error of the page all the same, and is reported as one. */
const caught: RootOptions = { onCaughtError: reportError };

const takeProperAddress = () => {
  const { pathname, search, hash } = location;
  const proper = properPath(pathname);
  if (proper !== pathname) history.replaceState(history.state, '', proper + search + hash);
};

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Resolves once it is known whether this tab has a session. */
const sessionKnown = (store: AppStore) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (selectSessionStatus(store.getState()) === 'unknown') return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    check();
  });

/** Renders the app, hydrating the prerendered page if this address has one. */
export const mountApp = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { supabaseUrl, supabaseKey } = readEnv(location.origin);
  // A form may be sent long after its page was opened, and the client be gone with the build by then.
  const loadDb = withRenewal(loadDbOnce(supabaseUrl, supabaseKey));
  const store = makeStore({ loadDb });
  takeProperAddress();
  prefetchLinks();
  const isPrerendered = root.dataset.page === pagePathOf(location.pathname);
  const address = location.pathname + location.search + location.hash;
  const pathname = mendedLink(address)?.page ?? location.pathname;
  const isAdmin = isAdminPath(pathname);
  const isFramed = isAdmin && document.getElementById(FRAME) !== null && root.hasChildNodes();
  // Of a session, the page says that it is in use: no copy of the tab takes it meanwhile.
  if (isAdmin || isLinkPath(pathname) || tabStorage.keys().some(isSession)) loadDb().catch(() => undefined); // callers that need it retry
  if (isAdmin) store.dispatch(sessionWanted());
  const page = loadPage(pathname);
  // With its script loaded, the page hydrates without suspending.
  if (isPrerendered) await page;
  else if (isFramed) {
    // The frame stays until the app has as much to show.
    await page;
    await Promise.race([sessionKnown(store), patience()]);
  } else {
    root.replaceChildren();
    await Promise.race([page, patience()]);
  }
  const styles = keepWrittenRules(makeStyleCache());
  const app = (
    <StrictMode>
      {/* Without transitions: a list's search is in the address, and its field would lose what is typed meanwhile. */}
      <BrowserRouter useTransitions={false}>
        <App store={store} styles={styles} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isPrerendered) {
    await whenDatesAreWhole();
    window.early.isHandedOver = true;
    hydrateRoot(root, app, caught);
  } else createRoot(root, caught).render(app);
};
