import type { Conversation } from '../chat';
import { conversationOf } from '../chatApi';
import { selectIsTyping, selectOwnLine, type ChatState } from '../chatSlice';

const NOBODY = { readSeq: 0, answered: 0 };
const doingsIn = (chat: Conversation | undefined) =>
  chat
    ? { readSeq: chat.readSeq, answered: chat.items.findLast(({ type }) => type === 'agent')?.seq ?? 0 }
    : NOBODY;

/**
 * Whether a change of the visitor's own chat is a sign of an agent. `agent`: one has just written, read or begun to type.
 * `past`: the page has opened a chat in which one did so at some time.
 */
export const newSign = (
  now: { chat: ChatState },
  before: { chat: ChatState },
): 'agent' | 'past' | undefined => {
  const line = selectOwnLine(now);
  if (!line) return undefined;
  if (selectIsTyping(now, line.key) && !selectIsTyping(before, line.key)) return 'agent';
  const [chat, earlier] = [conversationOf(now, line), conversationOf(before, line)];
  if (chat === earlier) return undefined;
  const [doings, doneBefore] = [doingsIn(chat), doingsIn(earlier)];
  if (doings.readSeq <= doneBefore.readSeq && doings.answered <= doneBefore.answered) return undefined;
  return earlier ? 'agent' : 'past';
};
