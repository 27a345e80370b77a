import { api } from '@/api/api';
import { invokeFunction } from '@/api/invokeFunction';
import type { ApiRequest } from '@/api/supabaseBaseQuery';
import { newslettersCopy as words } from '@/content/newsletters';
import type { Json } from '@/supabase/database.types';
import type { Newsletter } from '../renderedMail';

export type MailState = keyof typeof words.states;

/** A newsletter that is being sent or was. `subject` null: the question whether to confirm. */
export interface SentNewsletter {
  id: number;
  subject: string | null;
  madeAt: string;
  madeBy: string | null;
  paused: boolean;
  cancelled: boolean;
  /** How many it was queued for. */
  total: number;
  counts: Partial<Record<MailState, number>>;
  /** How many failed, and can be sent again. */
  again: number;
  /** Of those that were not sent, or that may not have been. */
  reasons: readonly { state: 'failed' | 'unknown'; reason: string; count: number }[];
}

/** How many subscribers there are of each kind, and the ten newest mails to them, with older ones of which something waits. */
export interface Newsletters {
  unasked: number;
  asked: number;
  /**
   * Of these, who have not answered for some days and may be asked once more. Absent where the site of a hosted project is newer than
   * its database.
   */
  remindable?: number;
  confirmed: number;
  sent: readonly SentNewsletter[];
}

const invalidatesTags = ['Newsletter'] as const;
const asJson = ({ subject, paragraphs }: Newsletter) => ({
  subject,
  paragraphs: paragraphs as unknown as Json,
});

export const newslettersCall: ApiRequest = (db, signal) => db.rpc('newsletters').abortSignal(signal);

const newslettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsletters: build.query<Newsletters, void>({
      query: () => newslettersCall,
      providesTags: ['Newsletter', 'Subscriber'],
      extraOptions: { failure: words.failed },
    }),
    askSubscribers: build.mutation<number, void>({
      query: () => (db) => db.rpc('ask_subscribers'),
      invalidatesTags,
      extraOptions: { success: words.asked, failure: words.notAsked },
    }),
    /** One newsletter for one key, however often it is requested. */
    sendNewsletter: build.mutation<number, Newsletter & { key: string }>({
      query:
        ({ key, ...newsletter }) =>
        (db) =>
          db.rpc('send_newsletter', { request_key: key, ...asJson(newsletter) }),
      invalidatesTags,
      extraOptions: { success: words.sent, failure: words.notSent },
    }),
    /** Mails it to the admin alone. Returns what the function says. */
    testNewsletter: build.mutation<string, Newsletter>({
      query: (newsletter) => (db) =>
        invokeFunction(db, 'notices', { action: 'testNewsletter', ...newsletter }),
      extraOptions: { failure: words.notTested },
    }),
    pauseNewsletter: build.mutation<null, { newsletter: number; paused: boolean }>({
      query: (request) => (db) => db.rpc('pause_newsletter', request),
      invalidatesTags,
      extraOptions: { failure: words.notPaused },
    }),
    cancelNewsletter: build.mutation<null, number>({
      query: (newsletter) => (db) => db.rpc('cancel_newsletter', { newsletter }),
      invalidatesTags,
      extraOptions: { failure: words.notCancelled },
    }),
    resendNewsletter: build.mutation<number, number>({
      query: (newsletter) => (db) => db.rpc('resend_newsletter', { newsletter }),
      invalidatesTags,
      extraOptions: { failure: words.notResent },
    }),
  }),
});

export const { newsletters } = newslettersApi.endpoints;
export const {
  useNewslettersQuery,
  useAskSubscribersMutation,
  useSendNewsletterMutation,
  useTestNewsletterMutation,
  usePauseNewsletterMutation,
  useCancelNewsletterMutation,
  useResendNewsletterMutation,
} = newslettersApi;
