import { countUnread, lastKnownSeq, ownMark, type ChatLine } from '../chat';
import { chatApi, conversationOf, markRead } from '../chatApi';
import { selectChat } from '../chatSlice';
import type { Sync } from './sync';
import { mountedLines } from './wanted';

/**
 * Marks what was visible on this screen as read, in an ended chat too: it would count as unread for ever. A failed mark
 * is sent again after the next read. `onMarked`: the unread count of the admin's list has dropped.
 */
export const createMarks = ({ dispatch, getState }: Sync, onMarked: () => void) => {
  const busy = new Set<string>();

  const sendMark = async (line: ChatLine) => {
    const chat = conversationOf(getState(), line);
    if (!chat || chat.status === 'gone' || busy.has(line.key)) return;
    const upto = Math.min(selectChat(getState()).shown[line.key] ?? 0, lastKnownSeq(chat.items));
    const seen = chat.items.slice(0, upto);
    if (countUnread(line.side, seen, ownMark(line.side, chat)) === 0) return;
    busy.add(line.key);
    const { error } = await dispatch(chatApi.endpoints.markSeen.initiate({ line, upto }, { track: false }));
    busy.delete(line.key);
    if (error) return;
    dispatch(markRead({ line, upto }));
    if (line.side === 'agent') onMarked();
    void sendMark(line);
  };

  return () => mountedLines(getState()).forEach((line) => void sendMark(line));
};
