import { addListener } from '@reduxjs/toolkit';
import type { ChatLine } from '@/features/chat/chat';
import { chatApi, conversationOf } from '@/features/chat/chatApi';
import { makeToken } from '@/features/chat/chatSecrets';
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
import * as policy from '@/features/chat/sync/policy';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { closeStore, openStore } from './openStore';
import { stubBackend } from './stubBackend';
import { stubChat, type StubChat } from './stubChat';

/** An answer passes through many promises before it is in the store. */
const TURNS = 200;

/** Lets time pass, for timers and for everything that waits on them. */
export const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};

/** Long enough for an answer, too short for any timer. */
export const soon = () => pass(10);

/** Time passes in `pass` alone, and a channel comes back without the random part of its delay. */
export const stopTime = () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const { rejoinDelay } = policy;
    jest.spyOn(policy, 'rejoinDelay').mockImplementation((tries) => rejoinDelay(tries, 0));
  });
  afterEach(() => jest.useRealTimers());
};

/** A page without its drawing: the store, what keeps chats up to date, and a server in memory. Needs fake timers. */
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
    /** Every toast that was raised so far, be it one that is still there. */
    toasts,
    countOf: (name: string) => backend.countOf(`POST /rest/v1/rpc/${name}`),
    lists: () => backend.countOf('GET /rest/v1/chat_summary'),
    /** The server has its channel, and pokes arrive. */
    isJoined: () => chat.realtime.joined().length === 1,
    outbox: () => selectOutbox(getState()),
    /** The messages this page knows of a chat. */
    textsOf: (line: ChatLine | null) =>
      (line ? conversationOf(getState(), line) : undefined)?.items.map(({ message }) => message) ?? [],
    dispatch,
    /** The page is loaded again, or its tab closed. */
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
      const own = line();
      return own ? conversationOf(page.store.getState(), own)?.status : undefined;
    },
    write: (text: string) => {
      if (!line()) page.dispatch(ownChatNamed(makeToken()));
      const own = line();
      if (own) page.dispatch(messageWritten(own, text));
    },
    leave: () => page.dispatch(widgetLeft()),
    enter: () => page.dispatch(widgetEntered()),
  };
};

/** A visitor whose first message is stored, with a channel that is joined and has been looked at twice. */
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
