import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in Node and on the first render in the browser, true afterwards: both render the same page first. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
