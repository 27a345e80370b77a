import { api } from '@/api/api';
import { quoteFormCopy } from '@/content/quotes';
import type { QuoteRequest } from '../quoteRequest';

export interface SentQuote {
  number: string;
  /** The secret that opens it. */
  token: string;
}

const quoteRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The same token is the same request: sent again, it is stored once and answered alike. */
    requestQuote: build.mutation<SentQuote, { token: string; request: QuoteRequest }>({
      query: (request) => (db) => db.rpc('request_quote', request),
      transformResponse: ({ number }: { number: string }, _meta, { token }) => ({ number, token }),
      extraOptions: { failure: quoteFormCopy.failed },
    }),
  }),
});

export const { useRequestQuoteMutation } = quoteRequestApi;
