import { addListener } from '@reduxjs/toolkit';
import type { ChatLine } from '@/features/chat/chat';
import { chatApi, conversationOf } from '@/features/chat/chatApi';
import { nextToken } from '@/features/chat/chatSecrets';
import {
  chatSelected,
  chatWanted,
  inboxEntered,
  inboxLeft,
  ownChatNamed,
  selectOwnLine,
  widgetEntered,
  widgetLeft,
} from '@/features/chat/chatSlice';
import { messageWritten, selectOutbox } from '@/features/chat/outboxSlice';
import { toastRaised } from '@/features/toasts/toastsSlice';
import * as policy from '@/realtime/policy';
import { closeStore, openStore } from './openStore';
import { stubBackend } from './stubBackend';
import { stubChat, type StubChat } from './stubChat';

/** A response passes through many promises before it reaches the store. */
const TURNS = 200;

/** Advances time, for timers and for everything that waits on them. */
export const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};

/** Long enough for a response, too short for any timer. */
export const soon = () => pass(10);

/** Time advances only in `pass`, and channels rejoin without the random part of their delay. */
export const stopTime = () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const { rejoinDelay } = policy;
    jest.spyOn(policy, 'rejoinDelay').mockImplementation((tries) => rejoinDelay(tries, 0));
  });
  afterEach(() => jest.useRealTimers());
};

/** A page without rendering: the store, chat synchronization, and an in-memory server. Requires fake timers. */
const openPage = (chat: StubChat) => {
  const backend = stubBackend(chat.script, chat.realtime);
  const store = openStore({ loadDb: () => Promise.resolve(backend.db) });
  const toasts: { text: string; at: number }[] = [];
  store.dispatch(
    addListener({
      actionCreator: toastRaised,
      effect: ({ payload }) => void toasts.push({ text: payload.text, at: Date.now() }),
    }),
  );
  const getState = () => store.getState();
  const dispatch: typeof store.dispatch = store.dispatch.bind(store);
  return {
    ...backend,
    ...chat,
    db: backend.db,
    store,
    /** Every toast raised so far, whether or not it is still shown. */
    toasts,
    countOf: (name: string) => backend.countOf(`POST /rest/v1/rpc/${name}`),
    lists: () => backend.countOf('GET /rest/v1/chat_summary'),
    /** The server has joined its channel, so pokes arrive. */
    isJoined: () => chat.realtime.joined().length === 1,
    outbox: () => selectOutbox(getState()),
    /** The messages of a chat in this page's store. */
    textsOf: (line: ChatLine | null) =>
      (line ? conversationOf(getState(), line) : undefined)?.items.map(({ message }) => message) ?? [],
    dispatch,
    /** The page is reloaded, or its tab closed. */
    close: () => closeStore(store),
  };
};

/** A visitor on a public page. */
export const openVisitor = async (chat: StubChat = stubChat()) => {
  const page = openPage(chat);
  page.dispatch(widgetEntered());
  page.dispatch(chatWanted());
  await pass(0);
  const line = () => selectOwnLine(page.store.getState());
  return {
    ...page,
    line,
    texts: () => page.textsOf(line()),
    status: () => {
      const ownLine = line();
      return ownLine ? conversationOf(page.store.getState(), ownLine)?.status : undefined;
    },
    write: (text: string) => {
      if (!line()) page.dispatch(ownChatNamed(nextToken()));
      const ownLine = line();
      if (ownLine) page.dispatch(messageWritten(ownLine, text));
    },
    leave: () => page.dispatch(widgetLeft()),
    enter: () => page.dispatch(widgetEntered()),
  };
};

/** A visitor whose first message is stored, with a joined channel, and the chat read twice. */
export const openChat = async (chat?: StubChat) => {
  const page = await openVisitor(chat);
  page.write('Hello');
  await pass(4_000);
  return page;
};

/** The admin with one chat open. */
export const openAdmin = async (chat: StubChat = stubChat()) => {
  const page = openPage(chat);
  if (chat.chats.length === 0) chat.visitorWrites('Hello');
  const line: ChatLine = { side: 'agent', key: chat.chats[0]?.id ?? '' };
  page.dispatch(inboxEntered());
  page.dispatch(chatWanted());
  page.dispatch(chatSelected(line.key));
  void page.dispatch(chatApi.endpoints.listChats.initiate());
  void page.dispatch(chatApi.endpoints.readChat.initiate(line));
  await pass(0);
  return {
    ...page,
    line,
    texts: () => page.textsOf(line),
    write: (text: string) => page.dispatch(messageWritten(line, text)),
    leave: () => page.dispatch(inboxLeft()),
  };
};
