import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia?.('(prefers-reduced-motion: reduce)');

const subscribe = (onChange: () => void) => {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** Whether the user prefers reduced motion. Unknown in Node, where nothing moves anyway. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
