import { AGENT_SEEN_MS } from '@/config/timing';
import type { Conversation } from '../chat';
import { conversationOf } from '../chatApi';
import { agentSeen, agentSeenEnded, selectIsTyping, selectOwnLine, type ChatState } from '../chatSlice';
import { supportApi } from '../supportApi';
import type { Sync } from './sync';

const FRESH = { forceRefetch: true, subscribe: false } as const;

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
  const [done, doneBefore] = [doingsIn(chat), doingsIn(earlier)];
  if (done.readSeq <= doneBefore.readSeq && done.answered <= doneBefore.answered) return undefined;
  return earlier ? 'agent' : 'past';
};

/** Keeps what the visitor is told about absent agents in step with what agents do in the chat. */
export const createAttendance = ({ dispatch, getState }: Sync) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks again who is there, if the window has asked before: a page without the window asks nothing. */
  const askAgain = () => {
    const { data } = supportApi.endpoints.supportStatus.select()(getState());
    if (data) void dispatch(supportApi.endpoints.supportStatus.initiate(undefined, FRESH));
  };

  const see = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch(agentSeenEnded()), AGENT_SEEN_MS);
    dispatch(agentSeen());
  };

  return {
    askAgain,
    note: (sign: ReturnType<typeof newSign>) => {
      if (sign === 'agent') see();
      else if (sign === 'past') askAgain();
    },
    stop: () => clearTimeout(timer),
  };
};

export type Attendance = ReturnType<typeof createAttendance>;
