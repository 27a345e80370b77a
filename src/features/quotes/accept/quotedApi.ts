import { api } from '@/api/api';
import type { QuoteStateWord } from '@/content/quotes';
import { acceptCopy, declineCopy, quotedCopy } from '@/content/quoted';
import type { QuoteRequest } from '../quoteRequest';

export interface Party {
  name: string;
  address: string;
  phone: string;
  email: string;
}

/** What a customer fills in who accepts. */
export interface Acceptance {
  name: string;
  sender: Party;
  receiver: Party;
  reference: string | null;
}

export interface Offer {
  /** Counts the offers of one quote. */
  number: number;
  at: string;
  price: string;
  currency: string;
  /** The last calendar day. */
  validUntil: string;
  isOver: boolean;
  includes: string | null;
  excludes: string | null;
  transit: string | null;
  terms: string | null;
  lines: readonly { text: string; amount: string }[];
}

/** A quote as its link shows it. */
export interface Quoted {
  number: string;
  state: QuoteStateWord;
  /** Counts every change. */
  version: number;
  at: string;
  request: QuoteRequest;
  question: string | null;
  answers: readonly { at: string; question: string; text: string }[];
  offer: Offer | null;
  booking: (Acceptance & { at: string }) | null;
  refusal: { reason: string | null } | null;
  trackingId: string | null;
}

interface Seen {
  token: string;
  /** The version that was seen. */
  version: number;
}

const quotedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null of a link that opens nothing. */
    quoted: build.query<Quoted | null, string>({
      query: (token) => (db, signal) => db.rpc('quote_state', { token }).abortSignal(signal),
      providesTags: ['Quoted'],
      keepUnusedDataFor: 0,
      extraOptions: { failure: quotedCopy.failed },
    }),
    /** After each change, also one that was refused, the quote is read again: somebody else may have changed it. */
    answerQuestion: build.mutation<Quoted | null, Seen & { text: string }>({
      query: (answer) => (db) => db.rpc('answer_quote_question', answer),
      invalidatesTags: ['Quoted'],
      extraOptions: { success: quotedCopy.question.sent, failure: quotedCopy.question.failed },
    }),
    acceptOffer: build.mutation<Quoted | null, Seen & { offer: number; details: Acceptance }>({
      query:
        ({ details: { sender, receiver, ...rest }, ...seenQuote }) =>
        (db) =>
          db.rpc('answer_offer', {
            ...seenQuote,
            answer: 'accept',
            details: { ...rest, sender: { ...sender }, receiver: { ...receiver } },
          }),
      invalidatesTags: ['Quoted'],
      extraOptions: { success: acceptCopy.sent, failure: acceptCopy.failed },
    }),
    declineOffer: build.mutation<Quoted | null, Seen & { offer: number; details: { reason: string | null } }>(
      {
        query: (declined) => (db) => db.rpc('answer_offer', { ...declined, answer: 'decline' }),
        invalidatesTags: ['Quoted'],
        extraOptions: { success: declineCopy.sent, failure: declineCopy.failed },
      },
    ),
  }),
});

export const { useQuotedQuery, useAnswerQuestionMutation, useAcceptOfferMutation, useDeclineOfferMutation } =
  quotedApi;
