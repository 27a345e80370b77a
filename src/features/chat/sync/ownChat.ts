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

/** The visitor's key between the store, this tab and the others. */
export const createOwnChat = ({ dispatch, getState }: Sync) => {
  /** The key that was there a moment ago. */
  let token: string | null = null;
  let kept = '';
  const unsent = (key: string) => unsentOf(selectOutbox(getState()), key);
  const isSending = (key: string) => unsent(key).some(({ state }) => state === 'sending');

  const statusOf = (key: string) => conversationOf(getState(), { side: 'visitor', key })?.status;

  /** The chat that this tab shows is not given up for another. */
  const isHeld = (key: string) => {
    const status = statusOf(key);
    return unsent(key).length > 0 || (status !== undefined && !isOver(status));
  };

  /** Another tab may have begun a chat: this one shows it too. */
  const adopt = () => {
    const found = readToken();
    const own = selectOwn(getState());
    if (!found || found === own.token || (own.token && isHeld(own.token))) return;
    // What this tab knows to be over it would only throw away, and with it the key of the tab that goes on with it.
    if (!isOver(statusOf(found))) dispatch(ownChatFound(found));
  };

  return {
    adopt,

    /** What an earlier page of this tab, or another tab, left behind. */
    restore: (left: readonly Pending[]) => {
      const closed = new Set(left.filter(({ kind }) => kind === 'end').map(({ line }) => line.key));
      const own = left.filter(({ line }) => line.side === 'visitor' && !closed.has(line.key));
      const isNamed = () => selectOwn(getState()).token !== null;
      const nameBy = (one: Pending | undefined) => {
        if (one && !isNamed()) dispatch(ownChatNamed(one.line.key));
      };
      // Whether the first message had arrived is not known: the server will say so when it is sent again.
      nameBy(own.find(({ state }) => state === 'sending'));
      if (!isNamed()) adopt();
      // What was refused may be of an earlier chat: it takes the place of none.
      nameBy(own[0]);
    },

    /** The page goes while its first message is on its way: the answer is lost with the page, the chat must not be. */
    keepOnLeaving: () => {
      const { token: begun, isStarted } = selectOwn(getState());
      if (begun && !isStarted && isSending(begun)) keepToken(begun);
    },

    keepUp: () => {
      const own = selectOwn(getState());
      const line = selectOwnLine(getState());
      if (token && token !== own.token) forgetToken(token);
      token = own.token;
      if (!line) return;
      const chat = conversationOf(getState(), line);
      if (!isOver(chat?.status)) {
        // Not before the server has it: another tab would ask for it, hear of no such chat and throw the key away.
        if (!own.isStarted || kept === line.key) return;
        keepToken(line.key);
        kept = line.key;
        return;
      }
      forgetToken(line.key);
      if (chat && chat.items.length > 0) return;
      // Deleted before this page was opened: as if it had never been.
      dispatch(unsent(line.key).length > 0 ? newChatBegun(line) : ownChatLost(line.key));
    },
  };
};
