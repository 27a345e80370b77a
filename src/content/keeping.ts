/** What has a term of keeping, in the order in which it is shown. */
export const keptKinds = [
  'consignments',
  'followers',
  'notices',
  'proofs',
  'inquiries',
  'chats',
  'quotes',
  'agreedQuotes',
  'sentMails',
  'newsletters',
  'subscriptions',
  'audit',
] as const;

export type KeptKind = (typeof keptKinds)[number];

/** Days by kind; null: until somebody deletes it. */
export type KeepingTerms = Record<KeptKind, number | null>;

/** What the database has until an owner changes it (`supabase/schemas/privacy/keeping_terms.sql`). */
export const keepingDefaults: KeepingTerms = {
  consignments: null,
  followers: null,
  notices: 400,
  proofs: 365,
  inquiries: null,
  chats: 365,
  quotes: 180,
  agreedQuotes: null,
  sentMails: null,
  newsletters: 400,
  subscriptions: null,
  audit: null,
};

/** What always needs a term, so that nobody can make the database grow without end. */
export const alwaysEnds: readonly KeptKind[] = ['notices', 'proofs', 'chats', 'quotes', 'newsletters'];

interface Kept {
  /** What it is. */
  name: string;
  /** From when on the days count: “90 days …”. */
  from: string;
  /** For how long without a term. */
  otherwise?: string;
}

const asTheLawSays = 'As long as tax, customs and transport law require, and claims are possible';

/** Texts of how long data are kept, for everybody. */
export const keepingCopy = {
  heading: 'How long we keep it',
  columns: { what: 'What', term: 'How long' },
  days: (days: number, from: string) => `${days} ${days === 1 ? 'day' : 'days'} ${from}`,
  kinds: {
    consignments: {
      name: 'Sender and receiver of a consignment',
      from: 'after it has arrived',
      otherwise: asTheLawSays,
    },
    followers: {
      name: 'Address of who follows a consignment',
      from: 'after it has arrived',
      otherwise: 'Until you stop the messages',
    },
    notices: { name: 'Which messages about a consignment were sent', from: 'after they were due' },
    proofs: { name: 'Proof of delivery, with signature and photographs', from: 'after the delivery' },
    inquiries: {
      name: 'Inquiries',
      from: 'after we have dealt with them',
      otherwise: 'As long as is needed to deal with the matter and possible follow-up questions',
    },
    chats: { name: 'Conversations in the support chat', from: 'after they have ended' },
    quotes: {
      name: 'Requests for a quote that were not agreed on',
      from: 'after the last change, and at least until our offer has ended',
    },
    agreedQuotes: {
      name: 'Quotes that were agreed on',
      from: 'after the last change',
      otherwise: asTheLawSays,
    },
    sentMails: {
      name: 'E-mails that our staff has sent',
      from: 'after they were sent',
      otherwise: asTheLawSays,
    },
    newsletters: { name: 'To whom a newsletter was sent', from: 'after it was written' },
    subscriptions: {
      name: 'Address of who subscribed to the newsletter and did not confirm',
      from: 'after we asked to confirm it',
      otherwise: 'Until you leave the newsletter',
    },
    audit: {
      name: 'What our staff has changed in these data',
      from: 'after the change',
      otherwise: 'As long as we have to account for changes',
    },
  } satisfies Record<KeptKind, Kept> as Record<KeptKind, Kept>,
  /** What has a term that nobody sets. */
  always: [
    { name: 'Newsletter: e-mail address and country', term: 'Until you leave it' },
    { name: 'Address of who asked to follow a consignment and did not confirm', term: '7 days' },
    { name: 'Share links', term: 'Until they end, after 90 days at most' },
    { name: 'Network addresses, counted against misuse, as a hash of each day', term: '1 day' },
  ],
} as const;
