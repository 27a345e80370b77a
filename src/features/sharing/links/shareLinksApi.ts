import { api } from '@/api/api';
import { sharedCopy, shareLinksCopy as words, type ShareScope } from '@/content/shareLinks';
import { readConsignment, type ShownConsignment } from '@/domain/consignment/consignment';
import type { Party } from '@/domain/consignment/party';
import type { Proof } from '@/domain/proof/proofApi';

/** A link that works. Its token cannot be read again. */
export interface ShareLink {
  id: string;
  scope: ShareScope;
  madeBy: 'staff' | Party;
  /** Who of the staff. */
  maker: string | null;
  madeAt: string;
  expiresAt: string;
  opened: number;
  /** The last time. */
  openedAt: string | null;
}

/** What a link shows; without the parties, their fields are empty. */
export interface Shared {
  scope: ShareScope;
  expiresAt: string;
  consignment: ShownConsignment;
  /** With the scope `proof`. */
  proofs?: readonly Proof[];
}

type SharedRow = Omit<Shared, 'consignment'> & {
  consignment: Omit<ShownConsignment, 'locations'> & { locations: unknown };
};

/** A party proves with each call who it is. */
interface ByWord {
  tracking_id: string;
  secret: string;
}

/** The audit of the consignment, too, has another entry. */
const changed = (_answer: unknown, _error: unknown, { consignment }: { consignment: number }) => [
  'ShareLink' as const,
  { type: 'Consignment' as const, id: consignment },
];

const shareLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    shareLinks: build.query<ShareLink[], number>({
      query: (consignment) => (db, signal) => db.rpc('share_links', { consignment }).abortSignal(signal),
      providesTags: ['ShareLink'],
      extraOptions: { failure: words.failed },
    }),
    /** Returns the token. */
    makeShareLink: build.mutation<string, { consignment: number; scope: ShareScope; days: number }>({
      query: (linkRequest) => (db) => db.rpc('make_share_link', linkRequest),
      invalidatesTags: changed,
      extraOptions: { failure: words.notMade },
    }),
    revokeShareLink: build.mutation<null, { consignment: number; link: string }>({
      query: (link) => (db) => db.rpc('revoke_share_link', link),
      invalidatesTags: changed,
      extraOptions: { success: words.revoked, failure: words.notRevoked },
    }),
    /** The calls of a party are null for a word that does not work. They count as tries of it: none is repeated by itself. */
    partyLinks: build.mutation<ShareLink[] | null, ByWord>({
      query: (party) => (db) => db.rpc('party_links', party),
      extraOptions: { failure: words.failed },
    }),
    makePartyLink: build.mutation<
      { token: string; links: ShareLink[] } | null,
      ByWord & { scope: ShareScope; days: number }
    >({
      query: (linkRequest) => (db) => db.rpc('make_party_link', linkRequest),
      extraOptions: { failure: words.notMade },
    }),
    revokePartyLink: build.mutation<ShareLink[] | null, ByWord & { link: string }>({
      query: (link) => (db) => db.rpc('revoke_party_link', link),
      extraOptions: { failure: words.notRevoked },
    }),
    /** Null of a link that has ended, was revoked or never was. Each call counts as an opening. */
    openShareLink: build.query<Shared | null, string>({
      query: (token) => (db, signal) => db.rpc('open_share_link', { token }).abortSignal(signal),
      transformResponse: (row: SharedRow | null) =>
        row && { ...row, consignment: readConsignment(row.consignment) },
      keepUnusedDataFor: 0,
      extraOptions: { failure: sharedCopy.failed },
    }),
  }),
});

export const {
  useShareLinksQuery,
  useMakeShareLinkMutation,
  useRevokeShareLinkMutation,
  usePartyLinksMutation,
  useMakePartyLinkMutation,
  useRevokePartyLinkMutation,
  useOpenShareLinkQuery,
} = shareLinksApi;
