import type { ApiError } from '@/api/supabaseBaseQuery';
import { chatCopy } from '@/content/chat';
import { deskCopy } from '@/content/chatDesk';
import { isOver, type ChatLine, type ChatStatus, type Conversation } from '../chat';
import { chatApi, conversationReceived, conversationOf, type Outgoing } from '../chatApi';
import { ownChatStarted, selectOwn } from '../chatSlice';
import { isWorthResending, nextOf, reasonOf, waitAfter, type Pending } from '../outbox';
import { messageDelayed, messageRefused, messageStored, selectOutbox } from '../outboxSlice';
import type { Sync } from './sync';

const refusals: Record<ChatStatus, string> = { open: '', ...chatCopy.refused };

/** Sends the entries of the outbox: for each chat one at a time, in the order they were written. */
export const createSender = ({ dispatch, getState }: Sync, onStored: (line: ChatLine) => void) => {
  const busy = new Set<string>();
  const sleepers = new Set<() => void>();
  let isStopped = false;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      sleepers.add(wake);
    });

  const updateChat = ({ line }: Pending, changes: Partial<Conversation>) => {
    const known = conversationOf(getState(), line);
    if (known) dispatch(conversationReceived(line, { ...known, items: [], ...changes }, getState()));
  };

  const refuse = ({ cid }: Pending, status: ChatStatus) =>
    dispatch(messageRefused({ cid, reason: refusals[status] || chatCopy.failed }));

  /** The visitor's first message creates the chat. To a repeated request the server responds with the existing chat. */
  const start = async (pending: Pending, message: Outgoing): Promise<ApiError | undefined> => {
    const { data, error } = await dispatch(chatApi.endpoints.startChat.initiate(message, { track: false }));
    if (!data) return error as ApiError;
    dispatch(conversationReceived(pending.line, data, getState()));
    dispatch(ownChatStarted(pending.line.key));
    if (data.items.some(({ cid }) => cid === pending.cid)) dispatch(messageStored(pending.cid));
    else if (data.status !== 'open') refuse(pending, data.status);
    return undefined;
  };

  const append = async (pending: Pending, message: Outgoing): Promise<ApiError | undefined> => {
    const { data, error } = await dispatch(chatApi.endpoints.sendMessage.initiate(message, { track: false }));
    if (!data) return error as ApiError;
    if (data.status === 'ok') {
      if (data.item) updateChat(pending, { items: [data.item], seq: data.item.seq });
      dispatch(messageStored(pending.cid));
      onStored(pending.line);
    } else if (data.status === 'answered') {
      dispatch(messageRefused({ cid: pending.cid, reason: deskCopy.answered }));
      onStored(pending.line);
    } else {
      updateChat(pending, { status: data.status });
      refuse(pending, data.status);
    }
    return undefined;
  };

  const end = async (pending: Pending): Promise<ApiError | undefined> => {
    const { line, cid } = pending;
    const { error } = await dispatch(chatApi.endpoints.endChat.initiate(line, { track: false }));
    // A rejection needs no handling: the chat is over for this side either way.
    if (error && isWorthResending(error as ApiError)) return error as ApiError;
    updateChat(pending, { status: 'ended' });
    dispatch(messageStored(cid));
    return undefined;
  };

  const isStarted = ({ line }: Pending) => {
    const own = selectOwn(getState());
    const known = conversationOf(getState(), line);
    return line.side === 'agent' || Boolean(known) || (own.token === line.key && own.isStarted);
  };

  const deliver = (pending: Pending) => {
    const { line, cid, body, seen } = pending;
    if (pending.kind === 'end') return end(pending);
    const known = conversationOf(getState(), line);
    // Its answer was lost: the server may have ended the chat since, and still has the message.
    if (known?.items.some((item) => item.cid === cid)) {
      dispatch(messageStored(cid));
      return Promise.resolve(undefined);
    }
    if (isOver(known?.status)) {
      refuse(pending, known?.status ?? 'gone');
      return Promise.resolve(undefined);
    }
    return isStarted(pending)
      ? append(pending, { line, cid, body, seen })
      : start(pending, { line, cid, body });
  };

  const drain = async (key: string) => {
    if (busy.has(key)) return;
    busy.add(key);
    for (let next; !isStopped && (next = nextOf(selectOutbox(getState()), key));) {
      const error = await deliver(next);
      if (error && isWorthResending(error)) {
        dispatch(messageDelayed({ cid: next.cid, reason: reasonOf(error) }));
        await sleep(waitAfter(next.tries + 1, error, Math.random()));
      } else if (error) dispatch(messageRefused({ cid: next.cid, reason: chatCopy.failed }));
    }
    busy.delete(key);
  };

  /** Ends all waits: the connection may be back, or the user retries. */
  const retryNow = () => [...sleepers].forEach((wake) => wake());

  return {
    drainAll: () => {
      for (const key of new Set(selectOutbox(getState()).map(({ line }) => line.key))) void drain(key);
    },
    retryNow,
    stop: () => {
      isStopped = true;
      retryNow();
    },
  };
};
