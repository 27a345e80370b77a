import type { setupListeners } from '@reduxjs/toolkit/query';
import type { api } from './api';

interface QueryCache {
  api: typeof api;
  setupListeners: typeof setupListeners;
}

let cache: QueryCache | undefined;
const waiting = new Set<(cache: QueryCache) => void>();

/** Calls `join` with the query cache once it has loaded: visitors who only read never download it. */
export const whenQueryCacheIsThere = (join: (cache: QueryCache) => void) => {
  if (cache) join(cache);
  else waiting.add(join);
};

/** Called once, by `api.ts`. */
export const queryCacheArrived = (arrived: QueryCache) => {
  cache = arrived;
  for (const join of waiting) join(arrived);
  waiting.clear();
};
