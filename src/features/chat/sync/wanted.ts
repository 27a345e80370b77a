import { isOver, type ChatLine } from '../chat';
import { conversationOf } from '../chatApi';
import { selectChat, selectOwnLine, selectSelectedLine, type ChatState } from '../chatSlice';

export const ADMIN_TOPIC = 'admin:chats';

export interface State {
  chat: ChatState;
}

/** The chats on the page that exist on the server, over or not. */
export const mountedLines = (state: State): ChatLine[] => {
  const { own, widgets, inboxes } = selectChat(state);
  const lines = [
    widgets > 0 && own.isStarted ? selectOwnLine(state) : null,
    inboxes > 0 ? selectSelectedLine(state) : null,
  ];
  return lines.filter((line) => line !== null);
};

/** The chats among them that are kept up to date: one that is over has no news. */
export const wantedLines = (state: State): ChatLine[] =>
  mountedLines(state).filter((line) => !isOver(conversationOf(state, line)?.status));

/** The topic of the one channel for their pokes: the visitor's chat has its own, the admin's covers every chat. */
export const wantedTopic = (state: State): string | null => {
  if (selectChat(state).inboxes > 0) return ADMIN_TOPIC;
  const [line] = wantedLines(state);
  return (line && conversationOf(state, line)?.topic) || null;
};
