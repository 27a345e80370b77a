import { reporterOf } from '@/realtime/report';
import { lastKnownSeq, type ChatLine } from '../chat';
import { chatApi, conversationOf, summariesOf } from '../chatApi';
import { listChanged } from '../deskApi';
import { createQuietLooks } from './quietLooks';
import type { Effect } from './steps';
import type { Sync } from './sync';

const FRESH = { forceRefetch: true, subscribe: false } as const;

// Awaits a read that a component has started: it blocks further ones, and may be older than the news.
const readChat = async ({ dispatch }: Sync, line: ChatLine) => {
  await dispatch(chatApi.util.getRunningQueryThunk('readChat', line));
  await dispatch(chatApi.endpoints.readChat.initiate(line, FRESH));
};

const readList = async ({ dispatch }: Sync) => {
  await dispatch(chatApi.util.getRunningQueryThunk('listChats', undefined));
  await dispatch(chatApi.endpoints.listChats.initiate(undefined, FRESH));
  dispatch(listChanged());
};

/** How much of a chat, or of the list, the page has. */
const sizeOf = ({ getState }: Sync, line: ChatLine | null) => {
  if (!line) return summariesOf(getState())?.reduce((sum, { seq }) => sum + seq, 0);
  const chat = conversationOf(getState(), line);
  return chat && lastKnownSeq(chat.items);
};

/**
 * Makes the function that reads a chat or the list. It resolves with whether a poll has found news that no poke had announced.
 */
export const createReads = (sync: Sync, isProven: () => boolean) => {
  const report = reporterOf(sync.dispatch);
  const quiet = createQuietLooks(sync);
  return async ({ line, reasons }: Extract<Effect, { type: 'read' }>): Promise<boolean> => {
    const of = line ? `chat ${line.key}` : 'chats';
    const readNow = () => (line ? readChat(sync, line) : readList(sync));
    const readFor = (why: typeof reasons) => {
      report?.({ type: 'realtime/readStarted', payload: { of, reasons: why } });
      return readNow();
    };
    if (reasons.length > 0) {
      await readFor(reasons);
      return false;
    }
    const before = sizeOf(sync, line);
    if (!isProven()) {
      report?.({ type: 'realtime/pollStarted', payload: { of, reason: 'channelNotProven' } });
      await readNow();
      report?.({ type: 'realtime/pollAnswered', payload: { of } });
    } else if (await (line ? quiet.hasChatNews(line) : quiet.hasListNews())) await readFor(['pollFoundNews']);
    return before !== undefined && (sizeOf(sync, line) ?? 0) > before;
  };
};
