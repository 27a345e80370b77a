import type { ChatLine } from '../chat';
import { selectOwn, selectWindow } from '../chatSlice';
import { draftKeyOf, restoreToDraft } from '../drafts';
import { unsentOf } from '../outbox';
import { messagesTakenBack, selectOutbox } from '../outboxSlice';
import type { Sync } from './sync';

/** Puts messages that would no longer be visible back into the draft. */
export const createUnsent = ({ dispatch, getState }: Sync) => {
  const moveToDraft = (line: ChatLine) => {
    restoreToDraft(draftKeyOf(line), unsentOf(selectOutbox(getState()), line.key));
    dispatch(messagesTakenBack(line.key));
  };

  return {
    /** For the end of the admin's session. */
    moveRepliesToDraft: () => {
      for (const { line } of selectOutbox(getState())) if (line.side === 'agent') moveToDraft(line);
    },
    /** For messages rejected after the visitor closed their chat. A mounted message box would not read the draft again. */
    reconcile: () => {
      const outbox = selectOutbox(getState());
      const { token } = selectOwn(getState());
      const isHidden = ({ side, key }: ChatLine) =>
        side === 'visitor' &&
        key !== token &&
        unsentOf(outbox, key).length > 0 &&
        unsentOf(outbox, key).every(({ state }) => state === 'failed');
      const hidden = outbox.find(({ line }) => isHidden(line));
      // One at a time: the change of the state runs this again.
      if (hidden && selectWindow(getState()) !== 'open') moveToDraft(hidden.line);
    },
  };
};
