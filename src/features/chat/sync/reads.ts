import { reporterOf, type ReadReason } from '@/realtime/report';
import { lastKnownSeq, type ChatLine } from '../chat';
import { chatApi, conversationOf, summariesOf } from '../chatApi';
import { listChanged } from '../deskApi';
import { selectChat } from '../chatSlice';
import { LIST_PAUSE_MS } from './policy';
import { createQuietLooks } from './quietLooks';
import { createReader, type Reader } from './reader';
import type { Sync } from './sync';
import { wantedLines } from './wanted';

const LIST = 'list';

const FRESH = { forceRefetch: true, subscribe: false } as const;

interface Readable {
  read: () => Promise<unknown>;
  /** How much of it the page has. */
  known: () => number | undefined;
  /** Whether the server has more, asked past the store. */
  hasNews: () => Promise<boolean>;
}

interface ReadEvents {
  isProven: () => boolean;
  onAnswer: () => void;
  /** A poll has found news that no poke had announced. */
  onUnannounced: () => void;
}

/** One reader for each chat and one for the list: pokes, polls and reconnects all end here. */
export const createReads = (sync: Sync, { isProven, onAnswer, onUnannounced }: ReadEvents) => {
  const { dispatch, getState } = sync;
  const report = reporterOf(dispatch);
  const quiet = createQuietLooks(sync);
  const readers = new Map<string, Reader>();

  const readerOf = (key: string, { read, known, hasNews }: Readable) => {
    const existing = readers.get(key);
    if (existing) return existing;
    const of = key === LIST ? 'chats' : `chat ${key}`;
    const poll = async () => {
      report?.({ type: 'realtime/pollStarted', payload: { of, reason: 'channelNotProven' } });
      await read();
      report?.({ type: 'realtime/pollAnswered', payload: { of } });
    };
    const readFor = (reasons: readonly ReadReason[]) => {
      report?.({ type: 'realtime/readStarted', payload: { of, reasons } });
      return read();
    };
    const reader = createReader(async (isLook, reasons) => {
      const before = known();
      if (!isLook) await readFor(reasons);
      else if (!isProven()) await poll();
      else if (await hasNews()) await readFor(['pollFoundNews']);
      if (isLook && before !== undefined && (known() ?? 0) > before) onUnannounced();
      onAnswer();
    });
    readers.set(key, reader);
    return reader;
  };

  // Awaits a read that a component has started: it blocks further ones, and may be older than the news.
  const readChat = async (line: ChatLine) => {
    await dispatch(chatApi.util.getRunningQueryThunk('readChat', line));
    await dispatch(chatApi.endpoints.readChat.initiate(line, FRESH));
  };
  const readList = async () => {
    await dispatch(chatApi.util.getRunningQueryThunk('listChats', undefined));
    await dispatch(chatApi.endpoints.listChats.initiate(undefined, FRESH));
    dispatch(listChanged());
  };

  const chat = (line: ChatLine) =>
    readerOf(line.key, {
      read: () => readChat(line),
      known: () => {
        const known = conversationOf(getState(), line);
        return known && lastKnownSeq(known.items);
      },
      hasNews: () => quiet.hasChatNews(line),
    });
  const list = () =>
    readerOf(LIST, {
      read: readList,
      known: () => summariesOf(getState())?.reduce((sum, { seq }) => sum + seq, 0),
      hasNews: quiet.hasListNews,
    });

  /** The readers of everything currently on the page. */
  const wanted = () => [
    ...(selectChat(getState()).inboxes > 0 ? [list()] : []),
    ...wantedLines(getState()).map(chat),
  ];

  let soon: ReturnType<typeof setTimeout> | undefined;
  let soonReasons = new Set<ReadReason>();
  const listSoon = (reason: ReadReason) => {
    soonReasons.add(reason);
    soon ??= setTimeout(() => {
      const reasons = soonReasons;
      soonReasons = new Set();
      soon = undefined;
      if (selectChat(getState()).inboxes > 0) list().request(...reasons);
    }, LIST_PAUSE_MS);
  };

  return {
    chat,
    listSoon,
    wanted,
    readAll: (reason: ReadReason) => wanted().forEach((reader) => reader.request(reason)),
    stop: () => clearTimeout(soon),
  };
};

export type Reads = ReturnType<typeof createReads>;
