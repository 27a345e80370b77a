import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in Node and on the first pass in the browser, true afterwards: both draw the same page first. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
