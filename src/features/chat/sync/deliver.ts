import type { ApiError } from '@/api/supabaseBaseQuery';
import { deskCopy } from '@/content/chatDesk';
import type { Conversation } from '../chat';
import { chatApi, conversationOf, conversationReceived } from '../chatApi';
import { ownChatStarted } from '../chatSlice';
import { isWorthResending, type Pending } from '../outbox';
import { messageRefused, messageStored } from '../outboxSlice';
import { refused } from './sendSteps';
import type { Effect } from './steps';
import type { Sync } from './sync';

interface Delivery {
  error?: ApiError;
  /** The chat has more than before: the message, or another agent's answer. */
  isAppended?: boolean;
}

const updateChat = ({ dispatch, getState }: Sync, { line }: Pending, changes: Partial<Conversation>) => {
  const conversation = conversationOf(getState(), line);
  if (conversation)
    dispatch(conversationReceived(line, { ...conversation, items: [], ...changes }, getState()));
};

/** To a repeated request the server responds with the existing chat. */
const start = async ({ dispatch, getState }: Sync, entry: Pending): Promise<Delivery> => {
  const { line, cid, body } = entry;
  const request = chatApi.endpoints.startChat.initiate({ line, cid, body }, { track: false });
  const { data, error } = await dispatch(request);
  if (!data) return { error: error as ApiError };
  dispatch(conversationReceived(line, data, getState()));
  dispatch(ownChatStarted(line.key));
  if (data.items.some((item) => item.cid === cid)) dispatch(messageStored(cid));
  else if (data.status !== 'open') dispatch(refused(entry, data.status));
  return {};
};

const append = async (sync: Sync, entry: Pending): Promise<Delivery> => {
  const { dispatch } = sync;
  const { line, cid, body, seen } = entry;
  const request = chatApi.endpoints.sendMessage.initiate({ line, cid, body, seen }, { track: false });
  const { data, error } = await dispatch(request);
  if (!data) return { error: error as ApiError };
  if (data.status === 'ok') {
    if (data.item) updateChat(sync, entry, { items: [data.item], seq: data.item.seq });
    dispatch(messageStored(cid));
    return { isAppended: true };
  }
  if (data.status === 'answered') {
    dispatch(messageRefused({ cid, reason: deskCopy.answered }));
    return { isAppended: true };
  }
  updateChat(sync, entry, { status: data.status });
  dispatch(refused(entry, data.status));
  return {};
};

const end = async (sync: Sync, entry: Pending): Promise<Delivery> => {
  const { error } = await sync.dispatch(chatApi.endpoints.endChat.initiate(entry.line, { track: false }));
  // A rejection needs no handling: the chat is over for this side either way.
  if (error && isWorthResending(error as ApiError)) return { error: error as ApiError };
  updateChat(sync, entry, { status: 'ended' });
  sync.dispatch(messageStored(entry.cid));
  return {};
};

const calls = { start, append, end };

/** Sends an entry of the outbox to the server, and says in the store what became of it. */
export const deliver = (sync: Sync, { entry, call }: Extract<Effect, { type: 'deliver' }>) =>
  calls[call](sync, entry);
