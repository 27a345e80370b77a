import { isOver } from '../chat';
import { ownChatFound, ownChatLost, ownChatNamed, selectOwnLine } from '../chatSlice';
import { unsentOf, type Pending } from '../outbox';
import { outboxRestored, outboxTakenOn } from '../outboxSlice';
import { dispatching, type Effect, type Step, type SyncEvent } from './steps';

type Found = Extract<SyncEvent, { leftovers: Pending[] }>;

const isSending = ({ state }: Pending) => state === 'sending';

/** Restores what an earlier page of this tab, or another tab, left behind. */
export const restore =
  ({ leftovers, token, isTokenOver }: Found): Step =>
  (memory, { chat }) => {
    const closed = new Set(leftovers.filter(({ kind }) => kind === 'end').map(({ line }) => line.key));
    const ownEntries = leftovers.filter(({ line }) => line.side === 'visitor' && !closed.has(line.key));
    const nameBy = (entry: Pending | undefined) => entry && ownChatNamed(entry.line.key);
    const nameAction =
      // Whether the first message had arrived is unknown until it is sent again.
      nameBy(ownEntries.find(isSending)) ??
      (token && !isTokenOver ? ownChatFound(token) : undefined) ??
      // A rejected message may belong to an earlier chat: it must not replace another one.
      nameBy(ownEntries[0]);
    const effects: Effect[] = leftovers.length > 0 ? [dispatching(outboxRestored(leftovers))] : [];
    if (chat.ownChat.token === null && nameAction) effects.push(dispatching(nameAction));
    return { memory, effects };
  };

/** Takes over what another page of this tab has left in the outbox, and a chat that another tab has started. */
export const takeOver =
  ({ leftovers, token, isTokenOver }: Found): Step =>
  (memory, { chat, chats, outbox }) => {
    const effects: Effect[] = leftovers.length > 0 ? [dispatching(outboxTakenOn(leftovers))] : [];
    const { token: ownToken } = chat.ownChat;
    const status = ownToken ? chats[ownToken]?.status : undefined;
    const isOpen = status !== undefined && !isOver(status);
    const isHeld = ownToken !== null && (isOpen || unsentOf([...outbox, ...leftovers], ownToken).length > 0);
    // Adopting a chat that is over for this tab would remove its token, which another tab may still be using.
    if (token && token !== ownToken && !isHeld && !isTokenOver)
      effects.push(dispatching(ownChatFound(token)));
    return { memory, effects };
  };

/** The page unloads while its first message is in flight: the response is lost, but the chat must not be. */
export const keepBegunChat: Step = (memory, { chat, outbox }) => {
  const { token, isStarted } = chat.ownChat;
  const isBegun = token !== null && !isStarted && unsentOf(outbox, token).some(isSending);
  return { memory, effects: isBegun ? [{ type: 'storeToken', token }] : [] };
};

/** Keeps the visitor's token in this browser, for other tabs, as long as the chat lasts. */
export const storeOwnChat: Step = (memory, { chat, chats, outbox }) => {
  const { token, isStarted } = chat.ownChat;
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
