import { api } from '@/api/api';
import { invokeFunction } from '@/api/invokeFunction';
import { containing, rangeOf, toListed, type Listed, type ListPage } from '@/api/listing';
import type { ApiRequest } from '@/api/supabaseBaseQuery';
import { mailCopy } from '@/content/mail';
import type { Db } from '@/supabase/client';
import type { MailMessage } from './renderedMail';

interface Outgoing {
  /** A UUID: one mail is sent for it, however often it is requested. */
  key: string;
  message: MailMessage;
  answers?: Answers;
}

/** The inquiry that a mail answers, and when it was handled as the author of the mail has seen it. */
export interface Answers {
  inquiry: number;
  handledAt: string | null;
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
  state: 'sent' | 'kept' | 'failed' | 'unknown' | 'sending';
  /** What the mail server said last; empty if the mail was sent, or nothing is known. */
  reason: string;
  attempts: number;
  created_at: string;
  /** When it was last sent, or its outcome became known. */
  updated_at: string;
}

/** What became of a mail that was accepted. */
export interface Sent {
  subject: string;
  /** Where it can be read, if the site has no mail server and kept it instead of sending it. */
  keptAt?: string;
}

const post = async (db: Db, { key, message, answers }: Outgoing) => {
  const { error, keptAt } = await invokeFunction(db, 'foxEmail', message, {
    'Idempotency-Key': key,
    ...(answers && { Answers: JSON.stringify(answers) }),
  });
  return {
    data: error ? null : { subject: message.subject, keptAt },
    error,
    detail: keptAt === undefined ? undefined : mailCopy.kept,
  };
};

const readPayload = (db: Db, key: string) => db.from('mail_log').select('payload').eq('key', key);

const postAgain = async (db: Db, { key, under }: Again) => {
  const { data, error, status } = await readPayload(db, key).single();
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

export const mailsCall =
  (listed: ListPage): ApiRequest =>
  (db, signal) =>
    mails(db, listed.search)
      .range(...rangeOf(listed))
      .abortSignal(signal);

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMail: build.mutation<Sent, Outgoing>({
      query: (outgoing) => (db) => post(db, outgoing),
      invalidatesTags: (_sent, _error, { answers }) => (answers ? ['Mail', 'Inquiry'] : ['Mail']),
      extraOptions: wording,
    }),
    resendMail: build.mutation<Sent, Again>({
      query: (again) => (db) => postAgain(db, again),
      invalidatesTags: ['Mail', 'Inquiry'], // it may answer one
      extraOptions: wording,
    }),
    listMails: build.query<Listed<SentMail>, ListPage>({
      query: mailsCall,
      transformResponse: toListed<SentMail>,
      providesTags: ['Mail'],
      extraOptions: { failure: 'Could not load the sent e-mails' },
    }),
    readMail: build.query<MailMessage, string>({
      query: (key) => (db, signal) => readPayload(db, key).abortSignal(signal).single(),
      transformResponse: ({ payload }: { payload: MailMessage }) => payload,
      providesTags: ['Mail'],
      extraOptions: { failure: 'Could not load the e-mail' },
    }),
  }),
});

export const { listMails } = mailApi.endpoints;
export const { useQueryState: useKnownMails } = listMails;
export const { useSendMailMutation, useResendMailMutation, useListMailsQuery, useReadMailQuery } = mailApi;
