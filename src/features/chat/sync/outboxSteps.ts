import type { ChatLine } from '../chat';
import { draftKeyOf } from '../drafts';
import { unsentOf, type Pending } from '../outbox';
import { messagesTakenBack } from '../outboxSlice';
import { dispatching, type Effect, type Step } from './steps';

/**
 * Stores the outbox for the next page of the tab. The pages of a tab use that storage in turn: one that returns from the
 * back/forward cache finds what the page in between has left, which is taken over and never overwritten.
 */
export const storeOutbox: Step = (memory, { outbox }) => {
  if (outbox === memory.storedOutbox) return { memory, effects: [] };
  const ownEntries = [...new Set([...memory.ownEntries, ...outbox.map(({ cid }) => cid)])];
  return {
    memory: { ...memory, storedOutbox: outbox, ownEntries },
    effects: [{ type: 'storeOutbox', outbox, ownEntries }],
  };
};

/** Messages that would no longer be visible go back into the draft. */
const takeBack = (outbox: readonly Pending[], line: ChatLine): Effect[] => [
  { type: 'restoreToDraft', key: draftKeyOf(line), entries: unsentOf(outbox, line.key) },
  dispatching(messagesTakenBack(line.key)),
];

/** For messages rejected after the visitor closed their chat. A mounted message box would not read the draft again. */
export const takeBackHidden: Step = (memory, { outbox, chat }) => {
  const isHidden = ({ side, key }: ChatLine) => {
    const unsent = unsentOf(outbox, key);
    const isOthers = side === 'visitor' && key !== chat.ownChat.token;
    return isOthers && unsent.length > 0 && unsent.every(({ state }) => state === 'failed');
  };
  const hidden = chat.window === 'open' ? undefined : outbox.find(({ line }) => isHidden(line));
  return { memory, effects: hidden ? takeBack(outbox, hidden.line) : [] };
};

/** For the end of the admin's session. */
export const takeBackReplies: Step = (memory, { outbox }) => {
  const lines = new Map(outbox.map(({ line }) => [line.key, line]));
  const agents = [...lines.values()].filter(({ side }) => side === 'agent');
  return { memory, effects: agents.flatMap((line) => takeBack(outbox, line)) };
};
