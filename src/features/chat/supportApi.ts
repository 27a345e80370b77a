import { api } from '@/api/api';
import type { ApiRequest } from '@/api/supabaseBaseQuery';
import { absenceCopy, officeHoursCopy } from '@/content/absence';
import type { ChatLine } from './chat';
import { selectAttended, type ChatState } from './chatSlice';

/** Whether somebody answers now, and if the office is closed, when it opens (ISO 8601; null: not within two months). */
export interface SupportStatus {
  isOpen: boolean;
  isPresent: boolean;
  opensAt: string | null;
}

/** `signs`: how many signs of an agent the page had seen when it asked. */
export interface AskedStatus extends SupportStatus {
  signs: number;
}

/** `email` is masked. */
interface LeftAddress {
  status: 'ok' | 'gone';
  email: string | null;
}

/** The address of a visitor, and what became of the newest mail with answers. */
export interface VisitorAddress {
  email: string;
  state: 'waiting' | 'sending' | 'sent' | 'kept' | 'failed' | 'unknown' | null;
  dueAt: string | null;
  at: string | null;
  reason: string | null;
}

/** From Monday on, of each day from when to when, such as `['09:00', '17:00']`. */
export interface OfficeHours {
  zone: string;
  week: [from: string, to: string][][];
  holidays: string[];
}

const ofChat = (key: string) => [{ type: 'ChatAddress', id: key } as const];

/** Not retried: the page shows nothing until there is another reason to ask. */
const once = { retryCondition: () => false };

/** Says that somebody of the office is there. */
export const presentCall: ApiRequest = (db, signal) => db.rpc('agent_present').abortSignal(signal);

export const statusCall: ApiRequest = (db, signal) => db.rpc('support_status').abortSignal(signal);

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    supportStatus: build.query<AskedStatus, void>({
      queryFn: async (_none, { getState }, _options, ask) => {
        const { count: signs } = selectAttended(getState() as { chat: ChatState });
        const { data, error, meta } = await ask(statusCall);
        return error ? { error, meta } : { data: { ...(data as SupportStatus), signs }, meta };
      },
      extraOptions: once,
    }),
    ownAddress: build.query<LeftAddress, ChatLine>({
      query:
        ({ key: token }) =>
        (db, signal) =>
          db.rpc('chat_address', { token }).abortSignal(signal),
      providesTags: (_known, _error, { key }) => ofChat(key),
    }),
    /** An empty address removes the one that is there. */
    leaveAddress: build.mutation<LeftAddress, { line: ChatLine; email: string }>({
      query:
        ({ line, email }) =>
        (db) =>
          db.rpc('chat_leave_address', { token: line.key, email }),
      invalidatesTags: (_known, _error, { line }) => ofChat(line.key),
      extraOptions: { failure: absenceCopy.failed },
    }),
    visitorAddress: build.query<VisitorAddress | null, ChatLine>({
      query:
        ({ key: chat }) =>
        (db, signal) =>
          db.rpc('chat_agent_address', { chat }).abortSignal(signal),
      providesTags: (_known, _error, { key }) => ofChat(key),
    }),
    officeHours: build.query<OfficeHours, void>({
      query: () => (db, signal) => db.rpc('office_hours').abortSignal(signal),
      providesTags: ['OfficeHours'],
      extraOptions: { failure: officeHoursCopy.failed },
    }),
    /** Refused with PT409 where other hours are stored than those that were `seen`. */
    setOfficeHours: build.mutation<null, { hours: OfficeHours; seen: OfficeHours }>({
      query:
        ({ hours, seen }) =>
        (db) =>
          db.rpc('set_office_hours', { ...hours, expected: { ...seen } }),
      invalidatesTags: ['OfficeHours'],
      extraOptions: { success: officeHoursCopy.saved, failure: officeHoursCopy.notSaved },
    }),
  }),
});

/** Something about the address of a chat, or about its mails, has changed. */
export const addressChanged = (key: string) => supportApi.util.invalidateTags(ofChat(key));

export const {
  useSupportStatusQuery,
  useOwnAddressQuery,
  useLeaveAddressMutation,
  useVisitorAddressQuery,
  useOfficeHoursQuery,
  useSetOfficeHoursMutation,
} = supportApi;
