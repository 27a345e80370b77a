import { keepOutbox, readOutbox, type Pending } from '../outbox';
import { outboxRestored, outboxTakenOn, selectOutbox } from '../outboxSlice';
import type { Sync } from './sync';

/**
 * The outbox in the tab's session storage, which the pages of a tab use in turn: one that returns from the back/forward
 * cache finds what the page in between has left. Those entries are taken over and never overwritten.
 */
export const createKeptOutbox = ({ dispatch, getState }: Sync) => {
  const own = new Set<string>();
  let kept: readonly Pending[] | undefined;
  const ofOthers = () => readOutbox().filter(({ cid }) => !own.has(cid));

  return {
    /** For a page that was just loaded. Returns the entries found. */
    restore: () => {
      const left = ofOthers();
      if (left.length > 0) dispatch(outboxRestored(left));
      return left;
    },
    /** For a page that has returned from the back/forward cache. */
    adopt: () => {
      const left = ofOthers();
      if (left.length > 0) dispatch(outboxTakenOn(left));
    },
    reconcile: () => {
      const outbox = selectOutbox(getState());
      if (outbox === kept) return;
      kept = outbox;
      for (const { cid } of outbox) own.add(cid);
      keepOutbox([...ofOthers(), ...outbox]);
    },
  };
};
