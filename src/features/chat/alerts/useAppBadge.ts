import { useEffect } from 'react';

/** Installed apps have a badge; elsewhere, and where it is not allowed, nothing happens. */
const setBadge = (count: number) => {
  if (!('setAppBadge' in navigator)) return;
  const change = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  change.catch(() => undefined);
};

/** Shows a number on the icon of the installed app while the component is mounted. */
export const useAppBadge = (count: number) => {
  useEffect(() => {
    setBadge(count);
    return () => setBadge(0);
  }, [count]);
};
