import type { setupListeners } from '@reduxjs/toolkit/query';
import type { api } from './api';

interface QueryCache {
  api: typeof api;
  setupListeners: typeof setupListeners;
}

let cache: QueryCache | undefined;
const waiting = new Set<(cache: QueryCache) => void>();

/** Calls `callback` with the query cache once it has loaded: visitors who only read never download it. */
export const onQueryCacheLoaded = (callback: (cache: QueryCache) => void) => {
  if (cache) callback(cache);
  else waiting.add(callback);
};

/** Called once, by `api.ts`. */
export const queryCacheLoaded = (loaded: QueryCache) => {
  cache = loaded;
  for (const callback of waiting) callback(loaded);
  waiting.clear();
};
