import { api } from '@/api/api';
import { invokeFunction } from '@/api/invokeFunction';
import type { ApiRequest } from '@/api/supabaseBaseQuery';
import { followCopy, followingCopy, noticeRulesCopy, noticesCopy } from '@/content/notices';
import { readerZone } from '@/ui/dates/formatDate';
import type { Party } from '@/domain/consignment/party';
import type { NoticeContent } from './noticeMail';

export const topics = ['progress', 'problem', 'delivery'] as const;
export type Topic = (typeof topics)[number];

/** What a follower is told of, and when. */
export interface Choice {
  topics: readonly Topic[];
  /** Told from this change of the expected arrival on; null: not told. */
  etaHours: number | null;
  daily: boolean;
}

/** What the token in a mail is about. `email` is masked. */
export type Following = ((Choice & { confirmed: boolean; party?: undefined }) | { party: Party }) & {
  trackingId: string;
  email: string;
};

export type NoticeState = keyof typeof noticesCopy.states;

/** One mail of a notice. `recipient` is masked, `status` the words of the event. */
export interface NoticeEntry {
  id: number;
  trackingId: string;
  consignment: number;
  /** Code of an event, `arrival` or `correction`. */
  about: string;
  status: string | null;
  to: Party | 'follower';
  recipient: string;
  state: NoticeState;
  /** The mail in which it left, or is to leave; null before the first attempt. */
  message: string | null;
  attempts: number;
  reason: string | null;
  dueAt: string;
  at: string;
}

/** What is told of a consignment: `planned` has not been worked out yet. */
export interface ConsignmentNotices {
  followers: number;
  /** The parties who stopped these mails for themselves. */
  stopped: readonly Party[];
  planned: readonly Pick<NoticeEntry, 'id' | 'about' | 'status' | 'dueAt'>[];
  mails: readonly NoticeEntry[];
}

/** Null texts are the program's. */
export interface RuleWords {
  subject: string | null;
  text: string | null;
}

export interface NoticeRule extends RuleWords {
  toSender: boolean;
  toReceiver: boolean;
}

/** Where no owner has set anything. */
export const noRule: NoticeRule = { toSender: false, toReceiver: false, subject: null, text: null };

/** What changes of a rule; the rest stays as it is stored. Words are an answer to those that were `previousWords`. */
interface RuleChange {
  about: string;
  toSender?: boolean;
  toReceiver?: boolean;
  words?: RuleWords & { previousWords: RuleWords };
}

const choiceOf = ({ topics: chosenTopics, etaHours, daily }: Choice) => ({
  topics: [...chosenTopics],
  eta_hours: etaHours as number, // the generated types know no optional arguments
  daily,
});

export const noticesCall =
  (consignment: number): ApiRequest =>
  (db, signal) =>
    db.rpc('consignment_notices', { consignment }).abortSignal(signal);

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns what the function says, which is the same whether or not there is such a consignment. */
    follow: build.mutation<string, Choice & { trackingId: string; email: string }>({
      query: (request) => (db) =>
        invokeFunction(db, 'notices', {
          action: 'follow',
          ...request,
          zone: readerZone(),
        }),
      extraOptions: { failure: followCopy.failed },
    }),
    /** Null for a token that is over. */
    following: build.query<Following | null, string>({
      query: (token) => (db, signal) => db.rpc('follow_state', { token }).abortSignal(signal),
      extraOptions: { failure: followingCopy.failed },
    }),
    confirmFollow: build.mutation<Following | null, string>({
      query: (token) => (db) => db.rpc('confirm_follow', { token }),
      extraOptions: { failure: followingCopy.notConfirmed },
    }),
    changeFollow: build.mutation<Following | null, { token: string; choice: Choice }>({
      query:
        ({ token, choice }) =>
        (db) =>
          db.rpc('change_follow', { token, ...choiceOf(choice) }),
      extraOptions: { failure: followingCopy.notSaved },
    }),
    stopFollow: build.mutation<null, string>({
      query: (token) => (db) => db.rpc('stop_follow', { token }),
      extraOptions: { failure: followingCopy.notStopped },
    }),
    consignmentNotices: build.query<ConsignmentNotices, number>({
      query: noticesCall,
      providesTags: (_found, _error, id) => ['Notice', { type: 'Consignment', id }],
      extraOptions: { failure: noticesCopy.failed },
    }),
    /** The newest 100 that failed, or that may not have left. */
    unsentNotices: build.query<NoticeEntry[], void>({
      query: () => (db, signal) => db.rpc('unsent_notices').abortSignal(signal),
      providesTags: ['Notice'],
      extraOptions: { failure: noticesCopy.failed },
    }),
    holdNotice: build.mutation<null, number>({
      query: (notice) => (db) => db.rpc('hold_notice', { notice }),
      invalidatesTags: ['Notice'],
      extraOptions: { success: noticesCopy.held, failure: noticesCopy.notHeld },
    }),
    resendNotice: build.mutation<null, number>({
      query: (notice) => (db) => db.rpc('resend_notice', { notice }),
      invalidatesTags: ['Notice'],
      extraOptions: { success: noticesCopy.resent, failure: noticesCopy.notResent },
    }),
    dropNotice: build.mutation<null, number>({
      query: (notice) => (db) => db.rpc('drop_notice', { notice }),
      invalidatesTags: ['Notice'],
      extraOptions: { success: noticesCopy.dropped, failure: noticesCopy.notDropped },
    }),
    noticeMail: build.query<NoticeContent | null, number>({
      query: (notice) => (db, signal) => db.rpc('notice_mail', { notice }).abortSignal(signal),
      providesTags: ['Notice'],
      extraOptions: { failure: noticesCopy.failed },
    }),
    /** Those that an owner has set. */
    noticeRules: build.query<Partial<Record<string, NoticeRule>>, void>({
      query: () => (db, signal) => db.rpc('notice_rules').abortSignal(signal),
      providesTags: ['NoticeRule'],
      extraOptions: { failure: noticeRulesCopy.failed },
    }),
    /** Words are refused with PT409 where others are stored than those that were seen. */
    setNoticeRule: build.mutation<null, RuleChange>({
      query:
        ({ about, toSender, toReceiver, words }) =>
        (db) =>
          db.rpc('set_notice_rule', {
            about,
            to_sender: toSender,
            to_receiver: toReceiver,
            ...(words && {
              subject: words.subject ?? '',
              text: words.text ?? '',
              expected: { ...words.previousWords },
            }),
          }),
      invalidatesTags: ['NoticeRule', 'Notice'],
      // A box that is ticked shows it at once, and is as before if that could not be saved.
      onQueryStarted: async ({ about, words, ...ticks }, { dispatch, queryFulfilled }) => {
        const change = noticesApi.util.updateQueryData('noticeRules', undefined, (rules) => {
          const { subject, text } = words ?? rules[about] ?? noRule;
          rules[about] = { ...noRule, ...rules[about], ...ticks, subject, text };
        });
        const { undo } = dispatch(change);
        await queryFulfilled.catch(undo);
      },
      extraOptions: { success: noticeRulesCopy.saved, failure: noticeRulesCopy.notSaved },
    }),
    /** Mails a sample with these words to the owner. Returns what the function says. */
    testNotice: build.mutation<string, { about: string; subject: string; text: string }>({
      query: (words) => (db) => invokeFunction(db, 'notices', { action: 'test', ...words }),
      extraOptions: { failure: noticeRulesCopy.notTested },
    }),
  }),
});

export const { consignmentNotices } = noticesApi.endpoints;
export const {
  useFollowMutation,
  useFollowingQuery,
  useConfirmFollowMutation,
  useChangeFollowMutation,
  useStopFollowMutation,
  useConsignmentNoticesQuery,
  useUnsentNoticesQuery,
  useHoldNoticeMutation,
  useResendNoticeMutation,
  useDropNoticeMutation,
  useNoticeMailQuery,
  useNoticeRulesQuery,
  useSetNoticeRuleMutation,
  useTestNoticeMutation,
} = noticesApi;
