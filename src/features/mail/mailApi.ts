import { api } from '@/api/api';
import { invokeFunction } from '@/api/invokeFunction';
import { containing, rangeOf, toListed, type Listed, type ListPage } from '@/api/listing';
import type { Db } from '@/supabase/client';
import type { MailMessage } from './renderedMail';

interface Outgoing {
  /** A UUID: one mail is sent for it, however often it is requested. */
  key: string;
  message: MailMessage;
}

/** The key of a mail in the log, and the key to resend it under: its own, or that of a second mail. */
interface Again {
  key: string;
  under: string;
}

/** A row of the view `mail_summary`: the database decides whether it is still being sent. */
export interface SentMail {
  key: string;
  toWho: string;
  sendersName: string;
  /** Masked: a***@domain. */
  recipient: string;
  subject: string;
  trackingId: string | null;
  state: 'sent' | 'failed' | 'unknown' | 'sending';
  attempts: number;
  created_at: string;
  /** When it was last sent, or its outcome became known. */
  updated_at: string;
}

const post = async (db: Db, { key, message }: Outgoing) => {
  const { error } = await invokeFunction(db, 'foxEmail', message, { 'Idempotency-Key': key });
  return { data: null, error };
};

const postAgain = async (db: Db, { key, under }: Again) => {
  const { data, error, status } = await db.from('mail_log').select('payload').eq('key', key).single();
  if (error) return { data: null, error, status };
  return post(db, { key: under, message: data.payload as unknown as MailMessage });
};

/** The log has addresses as a***@domain only: a searched address is masked in the same way. */
const masked = (search: string) => {
  const at = search.lastIndexOf('@');
  return at > 0 ? `${search.slice(0, 1)}***${search.slice(at)}` : search;
};

const matching = (search: string) =>
  [containing(search, ['subject', 'trackingId']), containing(masked(search), ['recipient'])].join();

/** The mails that match, last updated first. */
const mails = (db: Db, search: string) => {
  const all = db
    .from('mail_summary')
    .select('*', { count: 'exact' })
    .order('updated_at', { ascending: false });
  return search ? all.or(matching(search)) : all;
};

const wording = { success: 'Email Sent Successfully', failure: 'Could not send messages now' };

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMail: build.mutation<null, Outgoing>({
      query: (outgoing) => (db) => post(db, outgoing),
      invalidatesTags: ['Mail'],
      extraOptions: wording,
    }),
    resendMail: build.mutation<null, Again>({
      query: (again) => (db) => postAgain(db, again),
      invalidatesTags: ['Mail'],
      extraOptions: wording,
    }),
    listMails: build.query<Listed<SentMail>, ListPage>({
      query: (listed) => (db, signal) =>
        mails(db, listed.search)
          .range(...rangeOf(listed))
          .abortSignal(signal),
      transformResponse: toListed<SentMail>,
      providesTags: ['Mail'],
      extraOptions: { failure: 'Could not load the sent e-mails' },
    }),
  }),
});

export const { useQueryState: useKnownMails } = mailApi.endpoints.listMails;
export const { useSendMailMutation, useResendMailMutation, useListMailsQuery } = mailApi;
