import type { setupListeners } from '@reduxjs/toolkit/query';
import type { api } from './api';

interface QueryCache {
  api: typeof api;
  setupListeners: typeof setupListeners;
}

let cache: QueryCache | undefined;
const waiting = new Set<(cache: QueryCache) => void>();

/** Hands over the query cache once it is there: a visitor who only reads never downloads it. */
export const whenQueryCacheIsThere = (join: (cache: QueryCache) => void) => {
  if (cache) join(cache);
  else waiting.add(join);
};

/** Called once, by the module of the query cache. */
export const queryCacheArrived = (arrived: QueryCache) => {
  cache = arrived;
  for (const join of waiting) join(arrived);
  waiting.clear();
};
