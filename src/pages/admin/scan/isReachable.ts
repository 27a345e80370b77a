import { paths } from '@/config/paths';

const PATIENCE_MS = 5_000;

/** Whether the site can be reached: a browser that says it is online may be in a network without the internet. */
export const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(paths.login, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
};
