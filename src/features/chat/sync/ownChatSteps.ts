import { isOver } from '../chat';
import { ownChatFound, ownChatLost, ownChatNamed, selectOwnLine } from '../chatSlice';
import { unsentOf, type Pending } from '../outbox';
import { outboxRestored, outboxTakenOn } from '../outboxSlice';
import { dispatching, type Effect, type Step, type SyncEvent } from './steps';

type Found = Extract<SyncEvent, { left: Pending[] }>;

const isSending = ({ state }: Pending) => state === 'sending';

/** Restores what an earlier page of this tab, or another tab, left behind. */
export const restore =
  ({ left, token, isTokenOver }: Found): Step =>
  (memory, { chat }) => {
    const closed = new Set(left.filter(({ kind }) => kind === 'end').map(({ line }) => line.key));
    const own = left.filter(({ line }) => line.side === 'visitor' && !closed.has(line.key));
    const nameBy = (entry: Pending | undefined) => entry && ownChatNamed(entry.line.key);
    const named =
      // Whether the first message had arrived is unknown until it is sent again.
      nameBy(own.find(isSending)) ??
      (token && !isTokenOver ? ownChatFound(token) : undefined) ??
      // A rejected message may belong to an earlier chat: it must not replace another one.
      nameBy(own[0]);
    const effects: Effect[] = left.length > 0 ? [dispatching(outboxRestored(left))] : [];
    if (chat.own.token === null && named) effects.push(dispatching(named));
    return { memory, effects };
  };

/** Takes over what another page of this tab has left in the outbox, and a chat that another tab has started. */
export const takeOver =
  ({ left, token, isTokenOver }: Found): Step =>
  (memory, { chat, chats, outbox }) => {
    const effects: Effect[] = left.length > 0 ? [dispatching(outboxTakenOn(left))] : [];
    const { token: own } = chat.own;
    const status = own ? chats[own]?.status : undefined;
    const isOpen = status !== undefined && !isOver(status);
    const isHeld = own !== null && (isOpen || unsentOf([...outbox, ...left], own).length > 0);
    // Adopting a chat that is over for this tab would remove its token, which another tab may still be using.
    if (token && token !== own && !isHeld && !isTokenOver) effects.push(dispatching(ownChatFound(token)));
    return { memory, effects };
  };

/** The page unloads while its first message is in flight: the response is lost, but the chat must not be. */
export const keepBegunChat: Step = (memory, { chat, outbox }) => {
  const { token, isStarted } = chat.own;
  const isBegun = token !== null && !isStarted && unsentOf(outbox, token).some(isSending);
  return { memory, effects: isBegun ? [{ type: 'storeToken', token }] : [] };
};

/** Keeps the visitor's token in this browser, for other tabs, as long as the chat lasts. */
export const storeOwnChat: Step = (memory, { chat, chats, outbox }) => {
  const { token, isStarted } = chat.own;
  const line = selectOwnLine({ chat });
  const next = { ...memory, token };
  const effects: Effect[] =
    memory.token && memory.token !== token ? [{ type: 'forgetToken', token: memory.token }] : [];
  if (!line) return { memory: next, effects };
  const conversation = chats[line.key];
  if (!isOver(conversation?.status)) {
    // Not before the server has the chat: another tab would request it, receive `gone` and remove the token.
    if (!isStarted || memory.storedToken === line.key) return { memory: next, effects };
    effects.push({ type: 'storeToken', token: line.key });
    return { memory: { ...next, storedToken: line.key }, effects };
  }
  effects.push({ type: 'forgetToken', token: line.key });
  // Without messages it was deleted before this page was opened: treated as if it had never existed.
  if (!conversation || conversation.items.length === 0)
    effects.push(
      unsentOf(outbox, line.key).length > 0
        ? { type: 'beginNewChat', over: line }
        : dispatching(ownChatLost(line.key)),
    );
  return { memory: next, effects };
};
