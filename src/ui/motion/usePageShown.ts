import { useSyncExternalStore } from 'react';
import { isCovered, onCoverChange } from '../cover/coverState';

const subscribe = (onChange: () => void) => {
  const ignore = onCoverChange(onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    ignore();
    document.removeEventListener('visibilitychange', onChange);
  };
};

/** False while another tab is in front, or a cover hides the page. */
export const usePageShown = () =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden && !isCovered(),
    () => true,
  );
