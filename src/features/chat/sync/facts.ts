import { isOver, type ChatLine, type Conversation } from '../chat';
import { conversationOf } from '../chatApi';
import { selectOwnLine, selectSelectedLine, type ChatState } from '../chatSlice';
import type { Pending } from '../outbox';

/** What the next state depends on, beside what was done before: the store, and the page at this moment. */
export interface Facts {
  chat: ChatState;
  outbox: readonly Pending[];
  /** The cached chats of the page and of the outbox, by their keys. */
  chats: Readonly<Record<string, Conversation | undefined>>;
  now: number;
  /** From 0 to 1: spreads the attempts of many clients. */
  random: number;
  /** Whether the channel has given a sign of life lately. */
  isAlive: boolean;
  isHidden: boolean;
}

interface State {
  chat: ChatState;
  chatOutbox: readonly Pending[];
}

/** Reads the facts from the store. */
export const factsOf = (
  state: State,
  page: Pick<Facts, 'now' | 'random' | 'isAlive' | 'isHidden'>,
): Facts => {
  const { chat, chatOutbox: outbox } = state;
  const lines = [selectOwnLine(state), selectSelectedLine(state), ...outbox.map(({ line }) => line)];
  const chats = lines.flatMap((line) => (line ? [[line.key, conversationOf(state, line)] as const] : []));
  return { chat, outbox, chats: Object.fromEntries(chats), ...page };
};

/** The chats on the page that exist on the server, over or not. */
export const mountedLines = ({ chat }: Pick<Facts, 'chat'>): ChatLine[] => {
  const lines = [
    chat.widgets > 0 && chat.ownChat.isStarted ? selectOwnLine({ chat }) : null,
    chat.inboxes > 0 ? selectSelectedLine({ chat }) : null,
  ];
  return lines.filter((line) => line !== null);
};

/** The chats among them that are kept up to date: one that is over has no news. */
export const wantedLines = (facts: Pick<Facts, 'chat' | 'chats'>): ChatLine[] =>
  mountedLines(facts).filter(({ key }) => !isOver(facts.chats[key]?.status));
