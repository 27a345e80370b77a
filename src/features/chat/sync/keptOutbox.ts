import { keepOutbox, readOutbox, type Pending } from '../outbox';
import { outboxRestored, outboxTakenOn, selectOutbox } from '../outboxSlice';
import type { Sync } from './sync';

/**
 * The outbox in the tab's session storage. Pages of one tab take turns: one that comes back out of the browser's cache
 * finds what the page in between has left. It is never overwritten, and taken on.
 */
export const createKeptOutbox = ({ dispatch, getState }: Sync) => {
  const own = new Set<string>();
  let kept: readonly Pending[] | undefined;
  const ofOthers = () => readOutbox().filter(({ cid }) => !own.has(cid));

  return {
    /** For a page that was just loaded. Returns what was there. */
    restore: () => {
      const left = ofOthers();
      if (left.length > 0) dispatch(outboxRestored(left));
      return left;
    },
    /** For a page that has come back. */
    takeOn: () => {
      const left = ofOthers();
      if (left.length > 0) dispatch(outboxTakenOn(left));
    },
    keepUp: () => {
      const outbox = selectOutbox(getState());
      if (outbox === kept) return;
      kept = outbox;
      for (const { cid } of outbox) own.add(cid);
      keepOutbox([...ofOthers(), ...outbox]);
    },
  };
};
