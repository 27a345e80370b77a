import { createConcurrencyLimit } from './concurrencyLimit';
import { createHeldBytes } from './heldBytes';

/** Files that one client may be receiving at a time. A browser has six connections; an office has many browsers. */
const MOST_OF_ONE = 100;

/** What a file that is being sent holds, at most: two of its pieces, and its request. */
const HELD_BYTES = 64 * 1024;

/** Files that are being sent at a time, to all clients. */
const MOST = 512;

/**
 * Bounds the files of the site that are being sent: a client that does not read them holds them until its socket is closed.
 * `begin` returns a function that ends one, or undefined if the client or its network is receiving too many. When there are
 * too many in all, `giveUp` is called for one of the network with the most.
 */
export const createSentFiles = () => {
  const limit = createConcurrencyLimit(MOST_OF_ONE);
  const all = createHeldBytes(MOST * HELD_BYTES);
  return {
    begin: (address: string, giveUp: () => void): (() => void) | undefined => {
      const release = limit.acquire(address);
      if (!release) return undefined;
      const hold = all.hold(address, giveUp);
      hold.grow(HELD_BYTES);
      return () => {
        hold.release();
        release();
      };
    },
  };
};
