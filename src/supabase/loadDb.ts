import type { Db } from './client';

/** The tab's own storage, or nothing where the browser blocks it: the session then lives as long as the page. */
const tabStorage = () => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Loads the client with the first call and keeps it; a failed download can be tried again. */
export const loadDbOnce = (url: string, key: string) => {
  let loading: Promise<Db> | undefined;
  const load = async () => {
    const { createDb } = await import(/* webpackChunkName: "supabase" */ './client');
    return createDb(url, key, { auth: { storage: tabStorage(), detectSessionInUrl: false } });
  };
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
};
