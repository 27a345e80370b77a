import { api } from '@/api/api';
import type { KeepingTerms } from '@/content/keeping';

const keepingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For how long each kind of data is kept. Visitors are not told that it failed: they see what was prerendered. */
    keepingTerms: build.query<KeepingTerms, void>({
      query: () => (db, signal) => db.rpc('keeping_terms').abortSignal(signal),
      providesTags: ['KeepingTerms'],
    }),
  }),
});

export const { useKeepingTermsQuery } = keepingApi;
