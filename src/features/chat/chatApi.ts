import { original } from '@reduxjs/toolkit';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { api } from '@/api/api';
import type { ApiError, ApiMeta, ApiRequest } from '@/api/supabaseBaseQuery';
import { deskCopy } from '@/content/chatDesk';
import {
  LIST_STEP,
  lastKnownSeq,
  mergeConversation,
  ownMark,
  type ChatLine,
  type ChatStatus,
  type ChatSummary,
  type Conversation,
} from './chat';
import { readConversation, readSendAnswer, readSummary, type SendAnswer } from './chatAnswers';
import {
  callsOf,
  closeCall,
  contextCall,
  deleteCall,
  endCall,
  listCall,
  startCall,
  type VisitorContext,
} from './chatRequests';
import { selectChat, type ChatState } from './chatSlice';
import { limitErrorToasts, READ_TRIES } from './errorToasts';

export interface Outgoing {
  line: ChatLine;
  cid: string;
  body: string;
  seen?: number;
}

/** A chat, and the last `seq` in it that the admin had on screen. */
export interface Seen {
  line: ChatLine;
  seq: number;
}

export interface Mark {
  line: ChatLine;
  upto: number;
}

type Asked = QueryReturnValue<unknown, ApiError, ApiMeta>;
export type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>;
type Answered<Data> = QueryReturnValue<Data, ApiError, ApiMeta>;

const HALF_A_DAY_SECONDS = 12 * 60 * 60;

/** No retries by RTK Query: the next poll retries a read, the outbox retries a message. */
const once = { retryCondition: () => false };

const parsedAnswer = <Data>(answer: Asked, parse: (data: unknown) => Data): Answered<Data> =>
  answer.error ? { error: answer.error, meta: answer.meta } : { data: parse(answer.data), meta: answer.meta };

/** Reads what is newer than the cache, in several requests if it does not fit into one response. */
export const readNews = async (
  line: ChatLine,
  getState: () => unknown,
  ask: Ask,
): Promise<Answered<Conversation>> => {
  let after = lastKnownSeq(conversationOf(getState(), line)?.items);
  let news: Conversation | undefined;
  for (;;) {
    const answer = parsedAnswer(await ask(callsOf[line.side].read(line.key, after)), readConversation);
    if (answer.error) return answer;
    const { items, seq } = answer.data;
    news = news ? mergeConversation(news, answer.data) : answer.data;
    const last = items.at(-1)?.seq ?? 0;
    if (last <= after || last >= seq) return { data: news, meta: answer.meta };
    after = last;
  }
};

/** As many chats as the list shows, read in steps: a server returns a thousand rows at most. */
export const readSummaries = async (
  listed: number,
  ask: Ask,
  stepFrom: (from: number) => ApiRequest,
): Promise<Answered<ChatSummary[]>> => {
  const chats = new Map<string, ChatSummary>();
  for (let from = 0; ; from += LIST_STEP) {
    const answer = parsedAnswer(await ask(stepFrom(from)), (rows) => (rows as unknown[]).map(readSummary));
    if (answer.error) return answer;
    // Keyed by id: when a chat moves up between two steps, the next step reads another one twice.
    for (const chat of answer.data) chats.set(chat.id, chat);
    const isLast = answer.data.length < LIST_STEP || from + LIST_STEP >= listed;
    if (isLast) return { data: [...chats.values()], meta: answer.meta };
  }
};

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query<ChatSummary[], void>({
      queryFn: async (_none, store, _options, ask) => {
        const { listed } = selectChat(store.getState() as { chat: ChatState });
        return limitErrorToasts(await readSummaries(listed, ask, listCall), 'list', READ_TRIES, store);
      },
      providesTags: ['ChatList'],
      extraOptions: { failure: 'All chat could not be fetched', ...once },
    }),
    readChat: build.query<Conversation, ChatLine>({
      queryFn: async (line, store, _options, ask) =>
        limitErrorToasts(await readNews(line, store.getState, ask), line.key, READ_TRIES, store),
      // The original, not Immer's draft: a chat may have thousands of items.
      merge: (conversation, news) => mergeConversation(original(conversation) ?? conversation, news),
      providesTags: (_chat, _error, { key }) => [{ type: 'Chat', id: key }],
      // Kept for long, since the channel needs its topic: most polls bypass the store, and would not keep it there.
      keepUnusedDataFor: HALF_A_DAY_SECONDS,
      extraOptions: { failure: 'This chat could not be fetched', ...once },
    }),
    startChat: build.mutation<Conversation, Outgoing>({
      queryFn: async ({ line, cid, body }, store, _options, ask) => {
        const answer = await ask(startCall(line.key, cid, body));
        return limitErrorToasts(parsedAnswer(answer, readConversation), `send ${line.key}`, 1, store);
      },
      extraOptions: { failure: 'This chat could not be created' },
    }),
    sendMessage: build.mutation<SendAnswer, Outgoing>({
      queryFn: async ({ line, cid, body, seen }, store, _options, ask) => {
        const answer = await ask(callsOf[line.side].send(line.key, cid, body, seen));
        return limitErrorToasts(parsedAnswer(answer, readSendAnswer), `send ${line.key}`, 1, store);
      },
      extraOptions: { failure: 'This chat could not be updated' },
    }),
    endChat: build.mutation<null, ChatLine>({
      queryFn: async ({ key }, store, _options, ask) => {
        const answer = await ask(endCall(key));
        return limitErrorToasts(
          parsedAnswer(answer, () => null),
          `send ${key}`,
          1,
          store,
        );
      },
      extraOptions: { failure: 'This chat could not be updated' },
    }),
    /** Silent: a lost mark is sent again after the next read. */
    markSeen: build.mutation<null, Mark>({
      query: ({ line, upto }) => callsOf[line.side].markSeen(line.key, upto),
      transformResponse: () => null,
    }),
    /** Silent: a lost hint does not matter. */
    sendTyping: build.mutation<null, ChatLine>({
      query: ({ side, key }) => callsOf[side].typing(key),
      transformResponse: () => null,
    }),
    /** Silent: it is said again on the next page. */
    sayContext: build.mutation<null, VisitorContext>({
      query: contextCall,
      transformResponse: () => null,
    }),
    /** Ends a chat and keeps it, unless it has messages after `seq`: then it is `open`, and they are read. */
    closeChat: build.mutation<ChatStatus, Seen>({
      queryFn: async ({ line, seq }, store, _options, ask) => {
        const closed = parsedAnswer(
          await ask(closeCall(line.key, seq)),
          (answer) => readConversation(answer).status,
        );
        if (closed.data !== 'open') return closed;
        const news = await readNews(line, store.getState, ask);
        if (news.data) store.dispatch(conversationReceived(line, news.data, store.getState()));
        return closed;
      },
      invalidatesTags: (_status, _error, { line: { key } }) => [
        { type: 'Chat', id: key },
        { type: 'ChatDetails', id: key },
        'ChatList',
      ],
      extraOptions: { failure: deskCopy.closeFailed },
    }),
    /** Deletes a chat unless it has messages after `seq`: null once it is gone, else the chat with what is new. */
    deleteChat: build.mutation<Conversation | null, Seen>({
      queryFn: async ({ line, seq }, store, _options, ask) => {
        const deletion = parsedAnswer(await ask(deleteCall(line.key, seq)), (rows) => rows as unknown[]);
        if (deletion.error || deletion.data.length > 0) return parsedAnswer(deletion, () => null);
        const { data, error, meta } = await readNews(line, store.getState, ask);
        if (error) return { error, meta };
        store.dispatch(conversationReceived(line, data, store.getState()));
        return data.status === 'gone' ? { data: null, meta } : { data, meta: { ...meta, notice: undefined } };
      },
      invalidatesTags: ['ChatList'],
      extraOptions: { success: 'Deletion is successful', failure: 'This file could not be downloaded' },
    }),
  }),
});

type CachedState = Parameters<ReturnType<typeof chatApi.endpoints.listChats.select>>[0];

/** The cached chat, if there is one. */
export const conversationOf = (state: unknown, line: ChatLine): Conversation | undefined =>
  chatApi.endpoints.readChat.select(line)(state as CachedState).data;

/** The cached list of the admin's chats; undefined until it has been read. */
export const summariesOf = (state: unknown): ChatSummary[] | undefined =>
  chatApi.endpoints.listChats.select()(state as CachedState).data;

/**
 * Merges another response about a chat into the cached read. A read in flight still counts: an upsert over cached data
 * would discard its response.
 */
export const conversationReceived = (line: ChatLine, news: Conversation, state: unknown) =>
  conversationOf(state, line)
    ? chatApi.util.updateQueryData('readChat', line, (chat) =>
        mergeConversation(original(chat) ?? chat, news),
      )
    : chatApi.util.upsertQueryEntries([{ endpointName: 'readChat', arg: line, value: news }]);

/** Advances this side's own mark in the cache, as the server has just done. */
export const markRead = ({ line, upto }: Mark) =>
  chatApi.util.updateQueryData('readChat', line, (chat) => {
    const mark = Math.max(upto, ownMark(line.side, chat));
    if (line.side === 'agent') chat.readSeq = mark;
    else chat.seenSeq = mark;
  });

export const { useCloseChatMutation, useDeleteChatMutation, useListChatsQuery, useReadChatQuery } = chatApi;
