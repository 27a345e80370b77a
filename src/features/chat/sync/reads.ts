import { lastKnownSeq, type ChatLine } from '../chat';
import { chatApi, conversationOf, summariesOf } from '../chatApi';
import { listChanged } from '../deskApi';
import { selectChat } from '../chatSlice';
import { LIST_PAUSE_MS } from './policy';
import { createReader, type Reader } from './reader';
import type { Sync } from './sync';
import { wantedLines } from './wanted';

const FRESH = { forceRefetch: true, subscribe: false } as const;

interface ReadEvents {
  onAnswer: () => void;
  /** A poll has found news that no poke had announced. */
  onUnannounced: () => void;
}

/** One reader for each chat and one for the list: pokes, polls and reconnects all end here. */
export const createReads = ({ dispatch, getState }: Sync, { onAnswer, onUnannounced }: ReadEvents) => {
  const readers = new Map<string, Reader>();

  const readerOf = (key: string, read: () => Promise<unknown>, known: () => number | undefined) => {
    const existing = readers.get(key);
    if (existing) return existing;
    const reader = createReader(async (isLook) => {
      const before = known();
      await read();
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
    readerOf(
      line.key,
      () => readChat(line),
      () => {
        const known = conversationOf(getState(), line);
        return known && lastKnownSeq(known.items);
      },
    );
  const list = () =>
    readerOf('list', readList, () => summariesOf(getState())?.reduce((sum, { seq }) => sum + seq, 0));

  /** The readers of everything currently on the page. */
  const wanted = () => [
    ...(selectChat(getState()).inboxes > 0 ? [list()] : []),
    ...wantedLines(getState()).map(chat),
  ];

  let soon: ReturnType<typeof setTimeout> | undefined;
  const listSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      if (selectChat(getState()).inboxes > 0) list().request();
    }, LIST_PAUSE_MS);
  };

  return {
    chat,
    listSoon,
    wanted,
    readAll: () => wanted().forEach((reader) => reader.request()),
    stop: () => clearTimeout(soon),
  };
};

export type Reads = ReturnType<typeof createReads>;
