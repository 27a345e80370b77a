import { api } from '@/api/api';
import { quoteFormCopy } from '@/content/quotes';
import type { QuoteRequest } from '../quoteRequest';

const quoteRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The same token is the same request: sent again, it is stored once and answered alike. */
    requestQuote: build.mutation<{ number: string }, { token: string; request: QuoteRequest }>({
      query: (sent) => (db) => db.rpc('request_quote', sent),
      extraOptions: { failure: quoteFormCopy.failed },
    }),
  }),
});

export const { useRequestQuoteMutation } = quoteRequestApi;
