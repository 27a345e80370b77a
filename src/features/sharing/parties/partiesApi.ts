import { api } from '@/api/api';
import { invokeFunction } from '@/api/invokeFunction';
import { lockCopy, partiesCopy, partyWordsCopy } from '@/content/parties';
import type { ConsignmentRow } from '@/domain/consignment/consignment';
import type { Party } from '@/domain/consignment/party';
import type { Proof } from '@/domain/proof/proofApi';

/** What the lock hides. */
export type PartyDetails = Pick<
  ConsignmentRow,
  | 'sendersName'
  | 'sendersEmail'
  | 'sendersAddress'
  | 'sendersPhone'
  | 'recName'
  | 'recEmail'
  | 'recAddress'
  | 'recPhone'
>;

/** The same, whether a word has opened it, or a code that is used up by that, and the proofs of delivery. */
export type OpenedParties = PartyDetails & { byWord: boolean; proofs: readonly Proof[] };

interface SiteSettings {
  maskParties: boolean;
}

const partiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a wrong word or code. */
    openParties: build.mutation<OpenedParties | null, { tracking_id: string; secret: string }>({
      query: (request) => (db) => db.rpc('open_parties', request),
      extraOptions: { failure: partiesCopy.failed },
    }),
    /** Returns what the function says, which is the same whether or not there is an address. */
    requestPartyCode: build.mutation<string, { trackingId: string; party: Party }>({
      query: (request) => (db) => invokeFunction(db, 'parties', request),
      extraOptions: { failure: partiesCopy.notSent },
    }),
    partyWords: build.query<Record<Party, string> | null, number>({
      query: (consignment) => (db, signal) => db.rpc('party_words', { consignment }).abortSignal(signal),
      providesTags: ['PartyWord'],
      extraOptions: { failure: partyWordsCopy.failed },
    }),
    resetPartyWord: build.mutation<null, { consignment: number; party: Party }>({
      query: (whose) => (db) => db.rpc('reset_party_word', whose),
      invalidatesTags: ['PartyWord', 'ShareLink'],
      extraOptions: { success: partyWordsCopy.renewed, failure: partyWordsCopy.notRenewed },
    }),
    siteSettings: build.query<SiteSettings, void>({
      query: () => (db, signal) => db.rpc('site_settings').abortSignal(signal),
      providesTags: ['SiteSettings'],
      extraOptions: { failure: lockCopy.failed },
    }),
    setMaskParties: build.mutation<null, boolean>({
      query: (masked) => (db) => db.rpc('set_mask_parties', { masked }),
      invalidatesTags: ['SiteSettings'],
      // What is chosen shows at once, and is as before if that could not be saved.
      onQueryStarted: async (masked, { dispatch, queryFulfilled }) => {
        const change = partiesApi.util.updateQueryData('siteSettings', undefined, (settings) => {
          settings.maskParties = masked;
        });
        const { undo } = dispatch(change);
        await queryFulfilled.catch(undo);
      },
      extraOptions: { success: lockCopy.saved, failure: lockCopy.notSaved },
    }),
  }),
});

export const {
  useOpenPartiesMutation,
  useRequestPartyCodeMutation,
  usePartyWordsQuery,
  useResetPartyWordMutation,
  useSiteSettingsQuery,
  useSetMaskPartiesMutation,
} = partiesApi;
