import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** False while another tab is in front. */
export const usePageShown = () =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
