import { api } from '@/api/api';
import type { KeptKind } from '@/content/keeping';
import { termsCopy } from '@/content/personalData';

interface Term {
  kind: KeptKind;
  /** Null: until somebody deletes it. */
  days: number | null;
}

const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How much a term would end at once. */
    countDue: build.mutation<number, { kind: KeptKind; days: number }>({
      query: (term) => (db) => db.rpc('count_due', term),
    }),
    setKeepingTerm: build.mutation<null, Term>({
      query:
        ({ kind, days }) =>
        (db) =>
          db.rpc('set_keeping_term', { kind, ...(days !== null && { days }) }),
      invalidatesTags: ['KeepingTerms'],
      extraOptions: { success: termsCopy.saved, failure: termsCopy.notSaved },
    }),
  }),
});

export const { useCountDueMutation, useSetKeepingTermMutation } = termsApi;
