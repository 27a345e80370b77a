import { api } from '@/api/api';
import {
  askBackCopy,
  closeQuoteCopy,
  offerCopy,
  quoteActionsCopy,
  quoteDeskErrors as errors,
  quoteHistoryCopy,
} from '@/content/quoteDesk';
import type { Json } from '@/supabase/database.types';
import type { Offer, Quote, QuotePage, QuoteState } from './quote';

/** Which quotes are wanted. An empty text finds all; `before` is the id that they are below, of a further page. */
export interface QuotesAsked {
  state: QuoteState | 'all';
  sought: string;
  before: number | undefined;
}

/** As many as a page of the list has. */
const QUOTES_PER_PAGE = 20;

/** A quote as it was seen: if it has changed since, a change is refused with PT409. */
export interface SeenQuote {
  id: number;
  version: number;
}

const LIST = { type: 'Quote', id: 'LIST' } as const;
const changed = (_answer: unknown, _error: unknown, { id }: SeenQuote) => [
  LIST,
  { type: 'Quote' as const, id },
];

const toFilter = ({ state, sought, before }: QuotesAsked): Json => ({
  ...(state !== 'all' && { state }),
  ...(sought && { sought }),
  ...(before !== undefined && { before }),
  limit: QUOTES_PER_PAGE,
});

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first, and how many there are in each state. */
    listQuotes: build.query<QuotePage, QuotesAsked>({
      query: (request) => (db, signal) => db.rpc('quotes', { filter: toFilter(request) }).abortSignal(signal),
      providesTags: [LIST],
      extraOptions: { failure: errors.noList },
    }),
    /** How many nobody has answered yet. */
    countNewQuotes: build.query<number, void>({
      query: () => (db, signal) =>
        db.rpc('quotes', { filter: { state: 'new', limit: 1 } }).abortSignal(signal),
      transformResponse: ({ counts }: QuotePage) => counts.new,
      providesTags: [LIST],
    }),
    /** Null if there is none with this id. */
    getQuote: build.query<Quote | null, number>({
      query: (id) => (db, signal) => db.rpc('quote', { id }).abortSignal(signal),
      providesTags: (_quote, _error, id) => [{ type: 'Quote', id }],
      extraOptions: { failure: errors.noQuote },
    }),
    /** Sends a question to the customer by mail. */
    askQuote: build.mutation<Quote, SeenQuote & { text: string }>({
      query: (request) => (db) => db.rpc('ask_quote', request),
      invalidatesTags: changed,
      extraOptions: { success: askBackCopy.sent, failure: errors.notAsked },
    }),
    /** Sends an offer to the customer by mail, in place of the one before. */
    offerQuote: build.mutation<Quote, SeenQuote & { offer: Offer }>({
      query:
        ({ offer, ...seenQuote }) =>
        (db) =>
          db.rpc('offer_quote', { ...seenQuote, offer: offer as unknown as Json }),
      invalidatesTags: changed,
      extraOptions: { success: offerCopy.sent, failure: errors.notOffered },
    }),
    /** Sends a mail about a quote again that failed, or that may not have left. */
    resendQuoteMail: build.mutation<Quote, { quote: number; mail: number }>({
      query:
        ({ mail }) =>
        (db) =>
          db.rpc('resend_quote_mail', { mail }),
      invalidatesTags: (_answer, _error, { quote }) => [{ type: 'Quote', id: quote }],
      extraOptions: { success: quoteHistoryCopy.resent, failure: errors.notResent },
    }),
    /** Won or lost without the customer's doing, or open again. */
    closeQuote: build.mutation<Quote, SeenQuote & { state: 'won' | 'lost' | 'new'; reason: string }>({
      query: (closed) => async (db) => {
        const answer = await db.rpc('close_quote', closed);
        return { ...answer, notice: closeQuoteCopy.done[closed.state] };
      },
      invalidatesTags: changed,
      extraOptions: { failure: errors.notClosed },
    }),
    /** Makes the consignment of a quote that is won, to be delivered by a day. Called again, it answers with the id of the same one. */
    bookQuote: build.mutation<number, SeenQuote & { deliver_by: string }>({
      query: (booked) => (db) => db.rpc('book_quote', booked),
      invalidatesTags: (answer, error, booked) => [
        ...changed(answer, error, booked),
        { type: 'Consignment', id: 'LIST' },
      ],
      extraOptions: { success: quoteActionsCopy.booked, failure: errors.notBooked },
    }),
    /** Says that a consignment is the one of a quote. */
    linkQuote: build.mutation<number, SeenQuote & { consignment_id: number }>({
      query: (linked) => (db) => db.rpc('book_quote', linked),
      invalidatesTags: changed,
      extraOptions: { failure: errors.notLinked },
    }),
  }),
});

export const {
  useListQuotesQuery,
  useCountNewQuotesQuery,
  useGetQuoteQuery,
  useLazyGetQuoteQuery,
  useAskQuoteMutation,
  useOfferQuoteMutation,
  useResendQuoteMailMutation,
  useCloseQuoteMutation,
  useBookQuoteMutation,
  useLinkQuoteMutation,
} = quotesApi;
