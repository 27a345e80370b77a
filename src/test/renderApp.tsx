import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { closeStore, openStore } from './openStore';
import { stubBackend, type Script } from './stubBackend';
import type { StubRealtime } from './stubRealtime';

/** Rules in the document are matched against every element on every query: most of a test's time. */
const stylesOutside = () => createCache({ key: 'app', container: document.createElement('div') });

/** The whole app at an address, over a scripted network. */
export const renderApp = (address: string, script: Script = {}, realtime?: StubRealtime) => {
  const backend = stubBackend(script, realtime);
  const store = openStore({ loadDb: () => Promise.resolve(backend.db) });
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} styles={stylesOutside()} />
    </MemoryRouter>,
  );
  /** As a reload does. */
  const leave = () => {
    view.unmount();
    closeStore(store);
  };
  return { ...backend, ...view, store, leave, user: userEvent.setup({ delay: null }) };
};
