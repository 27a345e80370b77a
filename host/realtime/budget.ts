/** A client with every channel open may rejoin and renew them all at once; after that, this many messages per second. */
const BURST = 400;
const PER_SECOND = 20;

export interface Budget {
  /** Consumes one message; false if none is left. */
  take: () => boolean;
}

/** Limits the messages of a socket: a burst, refilled at a constant rate. Every join queries the database. */
export const createBudget = (now: () => number = Date.now): Budget => {
  let remaining = BURST;
  let filledAt = now();
  return {
    take: () => {
      const elapsed = Math.max(0, now() - filledAt);
      remaining = Math.min(BURST, remaining + (elapsed / 1000) * PER_SECOND);
      filledAt = now();
      if (remaining < 1) return false;
      remaining -= 1;
      return true;
    },
  };
};
