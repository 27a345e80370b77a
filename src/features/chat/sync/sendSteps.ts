import { chatCopy } from '@/content/chat';
import { isOver, lastKnownSeq, type ChatStatus } from '../chat';
import { isWorthResending, nextOf, reasonOf, waitAfter, type Pending } from '../outbox';
import { messageDelayed, messageRefused, messageStored } from '../outboxSlice';
import type { Facts } from './facts';
import { readLine } from './readSteps';
import { dispatching, inTurn, type Effect, type Memory, type Step, type SyncEvent } from './steps';

const refusals: Record<ChatStatus, string> = { open: '', ...chatCopy.refused };

/** Why an entry was not taken by a chat of this status. */
export const refused = ({ cid }: Pending, status: ChatStatus) =>
  messageRefused({ cid, reason: refusals[status] || chatCopy.failed });

const isStarted = ({ chat, chats }: Facts, { side, key }: Pending['line']) =>
  side === 'agent' || Boolean(chats[key]) || (chat.ownChat.token === key && chat.ownChat.isStarted);

/** What becomes of the next entry of a chat. */
const handle = (facts: Facts, entry: Pending): Effect => {
  const { line, cid, kind } = entry;
  if (kind === 'end') return { type: 'deliver', entry, call: 'end' };
  const conversation = facts.chats[line.key];
  // Its answer was lost: the server may have ended the chat since, and still has the message.
  if (conversation?.items.some((item) => item.cid === cid)) return dispatching(messageStored(cid));
  if (conversation && isOver(conversation.status)) return dispatching(refused(entry, conversation.status));
  // The visitor's first message creates the chat.
  return { type: 'deliver', entry, call: isStarted(facts, line) ? 'append' : 'start' };
};

/** Sends the entries of the outbox: for each chat one at a time, in the order they were written. */
export const sendNext: Step = (memory, facts) => {
  const keys = [...new Set(facts.outbox.map(({ line }) => line.key))];
  const free = keys.filter((key) => memory.sending[key] === undefined);
  const effects = free.flatMap((key) => {
    const next = nextOf(facts.outbox, key);
    return next ? [handle(facts, next)] : [];
  });
  const begun = effects.flatMap((effect) =>
    effect.type === 'deliver' ? [[effect.entry.line.key, 'sending'] as const] : [],
  );
  return { memory: { ...memory, sending: { ...memory.sending, ...Object.fromEntries(begun) } }, effects };
};

const free = (memory: Memory, isFreed: (key: string) => boolean): Memory => ({
  ...memory,
  sending: Object.fromEntries(Object.entries(memory.sending).filter(([key]) => !isFreed(key))),
});

const timerOf = (key: string) => `retry ${key}`;

export const afterDelivery =
  ({ entry, error, isAppended }: Extract<SyncEvent, { type: 'delivered' }>): Step =>
  (memory, facts) => {
    const { line, cid, tries } = entry;
    const { key } = line;
    if (error && isWorthResending(error))
      return {
        memory: { ...memory, sending: { ...memory.sending, [key]: 'waiting' } },
        effects: [
          dispatching(messageDelayed({ cid, reason: reasonOf(error) })),
          {
            type: 'startTimer',
            name: timerOf(key),
            ms: waitAfter(tries + 1, error, facts.random),
            event: { type: 'retryDue', key },
          },
        ],
      };
    const next = free(memory, (candidate) => candidate === key);
    if (error)
      return { memory: next, effects: [dispatching(messageRefused({ cid, reason: chatCopy.failed }))] };
    const chat = facts.chats[key];
    const isIncomplete = !chat || chat.seq > lastKnownSeq(chat.items);
    return inTurn(...(isAppended && isIncomplete ? [readLine(line, 'messageSent')] : []), sendNext)(
      next,
      facts,
    );
  };

/** The next attempt of a chat is due. */
export const retry =
  (key: string): Step =>
  (memory, facts) =>
    sendNext(
      free(memory, (candidate) => candidate === key),
      facts,
    );

/** Ends all waits: the connection may be back, or the user retries. */
export const retryNow: Step = (memory, facts) => {
  const isWaiting = (key: string) => memory.sending[key] === 'waiting';
  const waiting = Object.keys(memory.sending).filter(isWaiting);
  const { memory: next, effects } = sendNext(free(memory, isWaiting), facts);
  return {
    memory: next,
    effects: [...waiting.map((key) => ({ type: 'stopTimer', name: timerOf(key) }) as const), ...effects],
  };
};
