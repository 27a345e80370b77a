import { clearAllListeners } from '@reduxjs/toolkit';
import { cleanup } from '@testing-library/react';
import { makeStore, type AppStore } from '@/app/store';

const stores = new Set<AppStore>();

/** The tab is closed, or its page reloaded: nothing of it continues. */
export const closeStore = (store: AppStore) => {
  store.dispatch(clearAllListeners());
  stores.delete(store);
};

/** The store of one page. Closed after the test, or its pending work would reach into the next one. */
export const openStore = (...parts: Parameters<typeof makeStore>) => {
  const store = makeStore(...parts);
  stores.add(store);
  return store;
};

afterEach(() => {
  cleanup();
  stores.forEach(closeStore);
});
