import { api } from '@/api/api';
import { deskCopy as words } from '@/content/chatDesk';
import { LIST_STEP, type ChatSummary } from './chat';
import { readSummaries } from './chatApi';
import { findCall } from './chatRequests';
import { selectChat, type ChatState } from './chatSlice';
import type { ChatDetails, ChatFilter } from './desk';

const failure = words.notSaved;
const ofChat = (_answer: unknown, _error: unknown, { chat }: { chat: string }) => [
  { type: 'ChatDetails' as const, id: chat },
  'ChatList' as const,
];

/** What agents do with conversations besides answering (supabase/schemas/chat/desk.sql). */
export const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The chats that a filter fits, as many as are listed: a longer list is read anew (`listChanged`). */
    findChats: build.query<ChatSummary[], ChatFilter>({
      queryFn: (filter, store, _options, ask) => {
        const { listed } = selectChat(store.getState() as { chat: ChatState });
        return readSummaries(listed, ask, (from) => findCall(filter, from / LIST_STEP));
      },
      providesTags: ['FoundChats', 'ChatList'],
      extraOptions: { failure: words.findFailed },
    }),
    /** Null if the chat is deleted. */
    chatDetails: build.query<ChatDetails | null, string>({
      query: (chat) => (db, signal) => db.rpc('chat_details', { chat }).abortSignal(signal),
      providesTags: (_details, _error, id) => [{ type: 'ChatDetails', id }],
      extraOptions: { failure: words.failed },
    }),
    setChatLabel: build.mutation<null, { chat: string; label: string; present: boolean }>({
      query: (change) => (db) => db.rpc('chat_set_label', change),
      invalidatesTags: ofChat,
      extraOptions: { failure },
    }),
    /** `instead_of`: who had it on screen; 409 if somebody else has it by now. */
    assignChat: build.mutation<null, { chat: string; agent: string | null; instead_of: string | null }>({
      query: (change) => (db) => db.rpc('chat_assign', change as never),
      invalidatesTags: ofChat,
      // Shows the chosen agent at once, and the former one again if saving fails.
      onQueryStarted: async ({ chat, agent }, { dispatch, queryFulfilled }) => {
        const change = deskApi.util.updateQueryData('chatDetails', chat, (details) => {
          if (details) details.assignedTo = agent;
        });
        const { undo } = dispatch(change);
        await queryFulfilled.catch(undo);
      },
      extraOptions: { failure },
    }),
    /** `until`: an ISO instant; null ends the snooze. */
    snoozeChat: build.mutation<null, { chat: string; until: string | null }>({
      query: (change) => (db) => db.rpc('chat_snooze', change as never),
      invalidatesTags: ofChat,
      extraOptions: { failure },
    }),
    /** Stored once for each `id`. */
    addChatNote: build.mutation<null, { chat: string; id: string; note: string }>({
      query: (note) => (db) => db.rpc('chat_add_note', note),
      invalidatesTags: ofChat,
      extraOptions: { failure },
    }),
    deleteChatNote: build.mutation<null, { chat: string; id: string }>({
      query:
        ({ id }) =>
        (db) =>
          db.rpc('chat_delete_note', { id }),
      invalidatesTags: ofChat,
      extraOptions: { failure },
    }),
  }),
});

type CachedState = Parameters<ReturnType<typeof deskApi.endpoints.chatDetails.select>>[0];

/** Whether what is known of a chat says that it is snoozed. */
export const isSnoozed = (state: unknown, chat: string): boolean =>
  Boolean(deskApi.endpoints.chatDetails.select(chat)(state as CachedState).data?.snoozedUntil);

/** The details of a chat have changed. */
export const detailsChanged = (chat: string) => api.util.invalidateTags([{ type: 'ChatDetails', id: chat }]);

/** The list of chats has changed, and perhaps what a filter finds. */
export const listChanged = () => api.util.invalidateTags(['FoundChats']);

export const {
  useAddChatNoteMutation,
  useAssignChatMutation,
  useChatDetailsQuery,
  useDeleteChatNoteMutation,
  useFindChatsQuery,
  useSetChatLabelMutation,
  useSnoozeChatMutation,
} = deskApi;
