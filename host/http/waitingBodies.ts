import { networksOf } from './clientAddress';

/**
 * Smaller bodies, as of nearly all forms and messages, are not counted: the queue of the database bounds how many of them wait.
 */
const SMALL_BYTES = 8 * 1024;
/** The most bytes that may wait of one network, and of all together. */
const MOST_BYTES = 6 * 1024 * 1024;
const MOST_IN_ALL = 12 * 1024 * 1024;

/**
 * Bounds the memory of complete requests that wait for the database. `begin` counts the body of a client with this address until
 * the function that it returns is called; undefined if there is no room for a body as large.
 */
export const createWaitingBodies = (most = MOST_BYTES, mostInAll = MOST_IN_ALL) => {
  const byNetwork = new Map<string, number>();
  let sum = 0;
  return {
    begin: (address: string, bytes: number): (() => void) | undefined => {
      if (bytes <= SMALL_BYTES) return () => undefined;
      const [network = ''] = networksOf(address);
      const before = byNetwork.get(network) ?? 0;
      if (sum + bytes > (before > 0 ? most : mostInAll)) return undefined;
      sum += bytes;
      byNetwork.set(network, before + bytes);
      return () => {
        sum -= bytes;
        const remaining = (byNetwork.get(network) ?? 0) - bytes;
        if (remaining > 0) byNetwork.set(network, remaining);
        else byNetwork.delete(network);
      };
    },
  };
};
