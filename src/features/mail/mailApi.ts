import { api } from '@/api/api';
import { newUuid } from '@/api/newUuid';
import { containing, type Listed, type ListPage } from '@/api/listing';
import type { Db, Row } from '@/supabase/client';
import type { MailMessage } from './renderedMail';

/** What the function answers (spec section 7). */
interface FunctionAnswer {
  status: 'success' | 'error';
  data?: { message?: string };
}

interface Invoked {
  data: FunctionAnswer | null;
  error: unknown;
  response?: Response;
}

interface Outgoing {
  /** A uuid: one mail goes out for it, however often it is sent. */
  key: string;
  message: MailMessage;
}

type StoredMail = Omit<Row<'mail_log'>, 'payload' | 'hash' | 'admin'>;

export type SentMail = Omit<StoredMail, 'state'> & { state: 'sent' | 'failed' | 'unknown' | 'sending' };

/** A mail is worked on for 20 seconds at most; a claim that is older was never settled. */
const SETTLED_AFTER_MS = 60_000;

const stateOf = ({ state, updated_at: since }: StoredMail): SentMail['state'] => {
  if (state === 'sent' || state === 'failed') return state;
  const isUnderWay = state === 'claimed' && Date.now() - Date.parse(since) < SETTLED_AFTER_MS;
  return isUnderWay ? 'sending' : 'unknown';
};

/** Raises an error with the function's own message when it says so, whatever the HTTP status. */
const post = async (db: Db, { key, message }: Outgoing) => {
  const invoked = db.functions.invoke<FunctionAnswer>('foxEmail', {
    body: message,
    headers: { 'Idempotency-Key': key },
  });
  const { data, error, response } = (await invoked) as Invoked;
  if (data?.status === 'success') return { data: null, error: null };
  const answer = data ?? ((await response?.json().catch(() => null)) as FunctionAnswer | null | undefined);
  const reason = answer?.data?.message ?? (error instanceof Error ? error.message : 'No reason was given.');
  return { data: null, error: { message: reason, status: response?.status ?? 0 } };
};

/** Only what certainly did not go out may go out under its key; anything else is a second mail. */
const postAgain = async (db: Db, { key, state }: Pick<SentMail, 'key' | 'state'>) => {
  const { data, error } = await db.from('mail_log').select('payload').eq('key', key).single();
  if (error) return { data: null, error };
  const message = data.payload as unknown as MailMessage;
  return post(db, { key: state === 'failed' ? key : newUuid(), message });
};

const columns =
  'key, toWho, sendersName, recipient, subject, trackingId, state, attempts, created_at, updated_at';

/** Newest first, those that match. */
const mails = (db: Db, search: string) => {
  const all = db
    .from('mail_log')
    .select(columns, { count: 'exact' })
    .order('created_at', { ascending: false });
  return search ? all.or(containing(search, ['subject', 'recipient', 'trackingId'])) : all;
};

const wording = { success: 'Email Sent Successfully', failure: 'Could not send messages now' };

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMail: build.mutation<null, Outgoing>({
      query: (outgoing) => (db) => post(db, outgoing),
      invalidatesTags: ['Mail'],
      extraOptions: wording,
    }),
    resendMail: build.mutation<null, Pick<SentMail, 'key' | 'state'>>({
      query: (mail) => (db) => postAgain(db, mail),
      invalidatesTags: ['Mail'],
      extraOptions: wording,
    }),
    listMails: build.query<Listed<SentMail>, ListPage>({
      query:
        ({ page, pageSize, search }) =>
        (db, signal) =>
          mails(db, search)
            .range(page * pageSize, (page + 1) * pageSize - 1)
            .abortSignal(signal),
      transformResponse: (rows: StoredMail[], meta) => ({
        rows: rows.map((row) => ({ ...row, state: stateOf(row) })),
        total: meta?.count ?? rows.length,
      }),
      providesTags: ['Mail'],
      extraOptions: { failure: 'The sent e-mails could not be fetched' },
    }),
  }),
});

export const { useSendMailMutation, useResendMailMutation, useListMailsQuery } = mailApi;
