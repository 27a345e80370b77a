import { paths } from '@/config/paths';

/** Has the page kept for when there is no line. Its worker controls this address alone. */
export const keepOffline = () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.register(paths.scanWorker, { scope: paths.adminScan }).catch(() => undefined); // the next visit tries again
};
