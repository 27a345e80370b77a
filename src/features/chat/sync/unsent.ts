import type { ChatLine } from '../chat';
import { selectOwn, selectWindow } from '../chatSlice';
import { draftKeyOf, putBack } from '../drafts';
import { unsentOf } from '../outbox';
import { messagesTakenBack, selectOutbox } from '../outboxSlice';
import type { Sync } from './sync';

/** Messages that nobody would see any more go back to where they were written. */
export const createUnsent = ({ dispatch, getState }: Sync) => {
  const takeBack = (line: ChatLine) => {
    putBack(draftKeyOf(line), unsentOf(selectOutbox(getState()), line.key));
    dispatch(messagesTakenBack(line.key));
  };

  return {
    /** The admin's session ends. */
    takeBackReplies: () => {
      for (const { line } of selectOutbox(getState())) if (line.side === 'agent') takeBack(line);
    },
    /** What was refused after the visitor had closed its chat. A box that is on the page would not notice. */
    keepUp: () => {
      const outbox = selectOutbox(getState());
      const { token } = selectOwn(getState());
      const isHidden = ({ side, key }: ChatLine) =>
        side === 'visitor' &&
        key !== token &&
        unsentOf(outbox, key).length > 0 &&
        unsentOf(outbox, key).every(({ state }) => state === 'failed');
      const hidden = outbox.find(({ line }) => isHidden(line));
      // One at a time: this runs again with what it changes.
      if (hidden && selectWindow(getState()) !== 'open') takeBack(hidden.line);
    },
  };
};
