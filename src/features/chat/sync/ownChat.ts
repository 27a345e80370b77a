import { isOver } from '../chat';
import { conversationOf } from '../chatApi';
import { forgetToken, keepToken, readToken } from '../chatSecrets';
import {
  newChatBegun,
  ownChatFound,
  ownChatLost,
  ownChatNamed,
  selectOwn,
  selectOwnLine,
} from '../chatSlice';
import { unsentOf, type Pending } from '../outbox';
import { selectOutbox } from '../outboxSlice';
import type { Sync } from './sync';

/** Keeps the visitor's token in sync between the store, this tab and the others. */
export const createOwnChat = ({ dispatch, getState }: Sync) => {
  /** The token at the last `reconcile`. */
  let token: string | null = null;
  let kept = '';
  const unsent = (key: string) => unsentOf(selectOutbox(getState()), key);
  const isSending = (key: string) => unsent(key).some(({ state }) => state === 'sending');

  const statusOf = (key: string) => conversationOf(getState(), { side: 'visitor', key })?.status;

  /** Whether this tab must keep its chat: it is open, or has unsent messages. */
  const isHeld = (key: string) => {
    const status = statusOf(key);
    return unsent(key).length > 0 || (status !== undefined && !isOver(status));
  };

  /** Shows a chat that another tab has started in this tab too. */
  const adopt = () => {
    const found = readToken();
    const own = selectOwn(getState());
    if (!found || found === own.token || (own.token && isHeld(own.token))) return;
    // Adopting a chat that is over for this tab would remove its token, which another tab may still be using.
    if (!isOver(statusOf(found))) dispatch(ownChatFound(found));
  };

  return {
    adopt,

    /** Restores what an earlier page of this tab, or another tab, left behind. */
    restore: (left: readonly Pending[]) => {
      const closed = new Set(left.filter(({ kind }) => kind === 'end').map(({ line }) => line.key));
      const own = left.filter(({ line }) => line.side === 'visitor' && !closed.has(line.key));
      const isNamed = () => selectOwn(getState()).token !== null;
      const nameBy = (one: Pending | undefined) => {
        if (one && !isNamed()) dispatch(ownChatNamed(one.line.key));
      };
      // Whether the first message had arrived is unknown until it is sent again.
      nameBy(own.find(({ state }) => state === 'sending'));
      if (!isNamed()) adopt();
      // A rejected message may belong to an earlier chat: it must not replace another one.
      nameBy(own[0]);
    },

    /** The page unloads while its first message is in flight: the response is lost, but the chat must not be. */
    keepOnLeaving: () => {
      const { token: begun, isStarted } = selectOwn(getState());
      if (begun && !isStarted && isSending(begun)) keepToken(begun);
    },

    reconcile: () => {
      const own = selectOwn(getState());
      const line = selectOwnLine(getState());
      if (token && token !== own.token) forgetToken(token);
      token = own.token;
      if (!line) return;
      const chat = conversationOf(getState(), line);
      if (!isOver(chat?.status)) {
        // Not before the server has the chat: another tab would request it, receive `gone` and remove the token.
        if (!own.isStarted || kept === line.key) return;
        keepToken(line.key);
        kept = line.key;
        return;
      }
      forgetToken(line.key);
      if (chat && chat.items.length > 0) return;
      // Deleted before this page was opened: treated as if it had never existed.
      dispatch(unsent(line.key).length > 0 ? newChatBegun(line) : ownChatLost(line.key));
    },
  };
};
