import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIST_STEP, type ChatLine } from './chat';
import { nextToken, readToken } from './chatSecrets';

export interface ChatState {
  /** There is a chat to keep up to date: the code for it may be loaded. */
  isWanted: boolean;
  window: 'closed' | 'open' | 'minimised';
  /** How often the page has put the beginning of a question into the visitor's message box. */
  askCount: number;
  /**
   * The visitor's own chat. `isStarted`: the server has answered its first message. `isClosing`: its window was closed, which
   * ends the chat some seconds later unless it is undone.
   */
  ownChat: { token: string | null; isStarted: boolean; isClosing?: boolean };
  /** The chat the admin has open. */
  selected: string | null;
  /** Its details have taken its place on the screen. */
  isHidden: boolean;
  /** Maximum length of the admin's list. */
  listed: number;
  /** Number of mounted components that show the visitor's chat, and of those that show the admin's list. */
  widgets: number;
  inboxes: number;
  /** Chats in which the other side is typing, and agents who are (`typingKey`). */
  typing: Record<string, boolean>;
  /** The last `seq` of each chat that was visible on this screen. */
  shownSeqs: Record<string, number>;
  /**
   * Signs that an agent is in the visitor's chat: `count` is how many there were, so that a status that was asked for before
   * the last one is known to be out of date; `isFresh` is true for some time after the last one.
   */
  attended: { count: number; isFresh: boolean };
  /** Consecutive failures per call, and when the user was last notified. */
  failures: Record<string, number>;
  saidAt: number;
}

const initialState: ChatState = {
  isWanted: false,
  window: 'closed',
  askCount: 0,
  ownChat: { token: null, isStarted: false },
  selected: null,
  isHidden: false,
  listed: LIST_STEP,
  widgets: 0,
  inboxes: 0,
  typing: {},
  shownSeqs: {},
  attended: { count: 0, isFresh: false },
  failures: {},
  saidAt: 0,
};

/** The user is typing a message. */
export const typed = createAction<ChatLine>('chat/typed');

export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    chatWanted: (chat) => void (chat.isWanted = true),
    /** The page may have been suspended: it is visible, focused, shown or online again. */
    wokeUp: () => undefined,

    widgetEntered: (chat) => void (chat.widgets += 1),
    widgetLeft: (chat) => void (chat.widgets -= 1),
    questionBegun: (chat) => void (chat.askCount += 1),
    windowOpened: (chat) => void (chat.window = 'open'),
    windowMinimised: (chat) => void (chat.window = 'minimised'),
    windowRestored: (chat, { payload }: PayloadAction<ChatState['window']>) =>
      void (chat.window = chat.window === 'closed' ? payload : chat.window),
    /** The payload is the chat that this ends, if there is one. */
    windowClosed: {
      prepare: (line: ChatLine | null) => ({ payload: line }),
      reducer: (chat) => {
        chat.window = 'closed';
        chat.ownChat = initialState.ownChat;
      },
    },

    /** The window of a chat was closed, which is about to end it. */
    closingBegun: (chat) => {
      chat.window = 'closed';
      chat.ownChat.isClosing = true;
    },
    closingUndone: (chat) => {
      chat.window = 'open';
      delete chat.ownChat.isClosing;
    },
    /** The visitor has ended the chat. It stays on the page while it has something that they have not seen (`isKept`). */
    ownChatEnded: {
      prepare: (line: ChatLine, isKept: boolean) => ({ payload: { line, isKept } }),
      reducer: (chat, { payload: { isKept } }: PayloadAction<{ line: ChatLine; isKept: boolean }>) => {
        if (isKept) delete chat.ownChat.isClosing;
        else chat.ownChat = initialState.ownChat;
      },
    },

    ownChatNamed: (chat, { payload: token }: PayloadAction<string>) =>
      void (chat.ownChat = { token, isStarted: false }),
    /** The server has accepted its first message. */
    ownChatStarted: (chat, { payload: token }: PayloadAction<string>) => {
      if (chat.ownChat.token === token) chat.ownChat.isStarted = true;
    },
    /** An earlier page, or another tab, has stored its token. */
    ownChatFound: (chat, { payload: token }: PayloadAction<string>) =>
      void (chat.ownChat = { token, isStarted: true }),
    ownChatLost: (chat, { payload: token }: PayloadAction<string>) => {
      if (chat.ownChat.token === token) chat.ownChat = initialState.ownChat;
    },
    /** The next chat, which another tab may have started already. */
    newChatBegun: {
      prepare: (over: ChatLine) => {
        const token = nextToken(over.key);
        return { payload: { over, token, isStarted: token === readToken() } };
      },
      reducer: (
        chat,
        { payload }: PayloadAction<ChatState['ownChat'] & { over: ChatLine; token: string }>,
      ) => {
        const { token, isStarted } = payload;
        chat.ownChat = { token, isStarted };
      },
    },

    inboxEntered: (chat) => void (chat.inboxes += 1),
    inboxLeft: (chat) => void (chat.inboxes -= 1),
    chatSelected: (chat, { payload: id }: PayloadAction<string | null>) => void (chat.selected = id),
    hidingChanged: (chat, { payload }: PayloadAction<boolean>) => void (chat.isHidden = payload),
    listLengthened: (chat) => void (chat.listed += LIST_STEP),
    /** The session is ending, and unsent replies can still be kept. */
    agentLeaving: () => undefined,
    /** No state of the admin may outlive the session. */
    agentLeft: (chat) => {
      chat.selected = null;
      chat.listed = LIST_STEP;
      chat.shownSeqs = {};
      chat.typing = {};
    },

    typingSeen: (chat, { payload: key }: PayloadAction<string>) => void (chat.typing[key] = true),
    typingEnded: (chat, { payload: key }: PayloadAction<string>) => void delete chat.typing[key],
    agentSeen: (chat) => void (chat.attended = { count: chat.attended.count + 1, isFresh: true }),
    agentSeenEnded: (chat) => void (chat.attended.isFresh = false),
    messagesShown: (chat, { payload }: PayloadAction<{ line: ChatLine; upto: number }>) => {
      const { line, upto } = payload;
      chat.shownSeqs[line.key] = Math.max(chat.shownSeqs[line.key] ?? 0, upto);
    },
    callFailed: (chat, { payload }: PayloadAction<{ key: string; saidAt?: number }>) => {
      chat.failures[payload.key] = (chat.failures[payload.key] ?? 0) + 1;
      chat.saidAt = payload.saidAt ?? chat.saidAt;
    },
    callRecovered: (chat, { payload: key }: PayloadAction<string>) => void delete chat.failures[key],
  },
  selectors: {
    selectChat: (chat) => chat,
    selectWindow: (chat) => chat.window,
    selectAsked: (chat) => chat.askCount,
    selectOwn: (chat) => chat.ownChat,
    selectIsClosing: (chat) => chat.ownChat.isClosing ?? false,
    selectOwnLine: createSelector(
      (chat: ChatState) => chat.ownChat.token,
      (token): ChatLine | null => (token ? { side: 'visitor', key: token } : null),
    ),
    selectSelectedLine: createSelector(
      (chat: ChatState) => chat.selected,
      (id): ChatLine | null => (id ? { side: 'agent', key: id } : null),
    ),
    selectShown: (chat) => chat.shownSeqs,
    selectAttended: (chat) => chat.attended,
    selectIsTyping: (chat, key: string) => chat.typing[key] ?? false,
    /** A single failure may be chance; two in a row count as an outage. */
    selectIsCutOff: (chat, key: string) => (chat.failures[key] ?? 0) > 1,
  },
});

export const {
  agentLeaving,
  agentLeft,
  agentSeen,
  agentSeenEnded,
  callFailed,
  callRecovered,
  chatSelected,
  chatWanted,
  closingBegun,
  closingUndone,
  hidingChanged,
  inboxEntered,
  inboxLeft,
  listLengthened,
  messagesShown,
  newChatBegun,
  ownChatEnded,
  ownChatFound,
  ownChatLost,
  ownChatNamed,
  ownChatStarted,
  questionBegun,
  typingEnded,
  typingSeen,
  widgetEntered,
  widgetLeft,
  windowClosed,
  windowMinimised,
  windowOpened,
  windowRestored,
  wokeUp,
} = chatSlice.actions;

export const {
  selectAsked,
  selectAttended,
  selectChat,
  selectIsClosing,
  selectIsCutOff,
  selectIsTyping,
  selectOwn,
  selectOwnLine,
  selectSelectedLine,
  selectShown,
  selectWindow,
} = chatSlice.selectors;
