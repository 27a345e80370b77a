import type { Db } from './client';

/** Loads the client on the first call and keeps it; a failed download can be retried. */
export const loadDbOnce = (url: string, key: string) => {
  let loading: Promise<Db> | undefined;
  const load = async () => {
    const [{ createDb }, { claimSession, storageOfTab }] = await Promise.all([
      import(/* webpackChunkName: "supabase" */ './client'),
      import(/* webpackChunkName: "supabase" */ './tabSession'),
    ]);
    await claimSession();
    return createDb(url, key, { auth: { storage: storageOfTab, detectSessionInUrl: false } });
  };
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
};
