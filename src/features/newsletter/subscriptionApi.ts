import { api } from '@/api/api';
import { subscriptionCopy } from '@/content/newsletters';

/** What the token in a mail is about. `email` is masked. */
export interface Subscription {
  email: string;
  confirmed: boolean;
}

const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a token that is over. */
    subscription: build.query<Subscription | null, string>({
      query: (token) => (db, signal) => db.rpc('newsletter_state', { token }).abortSignal(signal),
      extraOptions: { failure: subscriptionCopy.failed },
    }),
    confirmSubscription: build.mutation<Subscription | null, string>({
      query: (token) => (db) => db.rpc('confirm_newsletter', { token }),
      extraOptions: { failure: subscriptionCopy.notConfirmed },
    }),
    stopSubscription: build.mutation<null, string>({
      query: (token) => (db) => db.rpc('stop_newsletter', { token }),
      extraOptions: { failure: subscriptionCopy.notStopped },
    }),
  }),
});

export const { useSubscriptionQuery, useConfirmSubscriptionMutation, useStopSubscriptionMutation } =
  subscriptionApi;
