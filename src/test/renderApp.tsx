import createCache from '@emotion/cache';
import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { App } from '@/app/App';
import { keepingDefaults } from '@/content/keeping';
import { lanes } from '@/content/lanes';
import { closeStore, openStore } from './openStore';
import { stubBackend, type Script } from './stubBackend';
import type { StubRealtime } from './stubRealtime';

/**
 * Class names without their rules. Rules in the document would be matched against every element on every query, and those
 * outside it have no effect.
 */
const withoutRules = () => {
  const cache = createCache({ key: 'app', container: document.createElement('div') });
  cache.insert = (_selector, { name }) => void (cache.inserted[name] = true);
  return cache;
};

/** The browser's Back button: hands over what it does. */
function BackButton({ onReady }: { onReady: (goBack: () => void) => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    onReady(() => void navigate(-1));
  }, [navigate, onReady]);
  return null;
}

/** What public pages ask by themselves: the database has the lanes of the repository. */
const asVisitor: Script = {
  'POST /rest/v1/rpc/transit_lanes': ({ slugs, service }: { slugs: string[]; service: string }) =>
    lanes.filter((lane) => slugs.includes(lane.slug) || lane.service === service),
  'POST /rest/v1/rpc/reply_time': null,
  'POST /rest/v1/rpc/keeping_terms': keepingDefaults,
  'POST /rest/v1/rpc/track_consignments': [], // for an id that is mistaken for another, once nothing matches
};

/** The whole app at an address, over a scripted network. */
export const renderApp = (
  address: string,
  script: Script = {},
  ...rest: [realtime?: StubRealtime, session?: { access_token: string }]
) => {
  const backend = stubBackend({ ...asVisitor, ...script }, ...rest);
  const store = openStore({ loadDb: () => Promise.resolve(backend.db) });
  let goBack: () => void = () => undefined;
  const onReady = (ready: () => void) => void (goBack = ready);
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} styles={withoutRules()} />
      <BackButton onReady={onReady} />
    </MemoryRouter>,
  );
  /** As a reload does. */
  const leave = () => {
    view.unmount();
    closeStore(store);
  };
  return {
    ...backend,
    ...view,
    store,
    leave,
    back: () => act(() => goBack()),
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
};
