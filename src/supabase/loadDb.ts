import type { Db } from './client';
import { tabStorage } from './tabStorage';

/** Loads the client on the first call and keeps it; a failed download can be retried. */
export const loadDbOnce = (url: string, key: string) => {
  let loading: Promise<Db> | undefined;
  const load = async () => {
    const { createDb } = await import(/* webpackChunkName: "supabase" */ './client');
    return createDb(url, key, { auth: { storage: tabStorage, detectSessionInUrl: false } });
  };
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
};
