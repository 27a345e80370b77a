import { storageKeys } from '@/config/storageKeys';
import { CHAT_UNDO_MS } from '@/config/timing';
import { unreadByVisitor, type ChatLine } from '../chat';
import { closingUndone, ownChatEnded, selectIsClosing, selectOwnLine } from '../chatSlice';
import { unsentOf } from '../outbox';
import type { Facts } from './facts';
import { dispatching, type Effect, type Step } from './steps';

const closingLine = ({ chat }: Facts) => (selectIsClosing({ chat }) ? selectOwnLine({ chat }) : null);

const unreadIn = ({ chat, chats }: Facts, { key }: ChatLine) =>
  unreadByVisitor(chats[key], chat.shownSeqs[key] ?? 0);

const end = (facts: Facts, line: ChatLine): Effect[] => [
  {
    type: 'restoreToDraft',
    key: storageKeys.visitorDraft,
    entries: unsentOf(facts.outbox, line.key).filter(({ state }) => state === 'failed'),
  },
  dispatching(ownChatEnded(line, unreadIn(facts, line) > 0)),
];

/** Ends the visitor's chat some seconds after its window was closed, or when the next one is begun. */
export const timeClosing: Step = (memory, facts) => {
  const line = closingLine(facts);
  // Who opens the window again wants to read the answer that has come meanwhile; without one, to begin a new chat.
  if (line && facts.chat.window === 'open')
    return {
      memory,
      effects: unreadIn(facts, line) > 0 ? [dispatching(closingUndone())] : end(facts, line),
    };
  const closing = line?.key ?? null;
  if (closing === memory.closing) return { memory, effects: [] };
  return {
    memory: { ...memory, closing },
    effects: closing
      ? [{ type: 'startTimer', name: 'closing', ms: CHAT_UNDO_MS, event: { type: 'closingDue' } }]
      : [{ type: 'stopTimer', name: 'closing' }],
  };
};

export const endClosing: Step = (memory, facts) => {
  const line = closingLine(facts);
  return { memory, effects: line ? end(facts, line) : [] };
};

/** When the page is left. Only the outbox can send the end after the messages that are still on their way. */
export const endClosingAtOnce: Step = (memory, facts) => {
  const line = closingLine(facts);
  if (!line) return { memory, effects: [] };
  const isSending = unsentOf(facts.outbox, line.key).some(({ state }) => state === 'sending');
  return {
    memory,
    effects: [...(isSending ? [] : [{ type: 'endAtOnce', token: line.key } as const]), ...end(facts, line)],
  };
};
