import { networksOf } from './clientAddress';

/** Requests of one client that may run or wait at a time. A browser has six connections; an office has several browsers. */
const MOST = 24;

/** Clients and networks that are kept in mind; beyond it the oldest is forgotten, which a client alone cannot cause. */
const MOST_KEPT = 100_000;

/**
 * Keeps the flood of one client, or of one network with many addresses, from filling the queue for the database, where all
 * others would wait behind it: a client has `most` slots, and each wider network twice as many as the one in it.
 * `acquire` takes an address, and returns a function that frees the slot, or undefined if there is none left.
 */
export const createConcurrencyLimit = (most = MOST, mostKept = MOST_KEPT) => {
  const turnCounts = new Map<string, number>();
  const countOf = (network: string): number => turnCounts.get(network) ?? 0;
  const free = (network: string): void => {
    if (countOf(network) > 1) turnCounts.set(network, countOf(network) - 1);
    else turnCounts.delete(network);
  };
  return {
    acquire: (address: string): (() => void) | undefined => {
      const networks = networksOf(address).reverse(); // the client first
      if (networks.some((network, width) => countOf(network) >= most * 2 ** width)) return undefined;
      for (const network of networks) turnCounts.set(network, countOf(network) + 1);
      for (const [oldest] of turnCounts) {
        if (turnCounts.size <= mostKept) break;
        turnCounts.delete(oldest);
      }
      return () => networks.forEach(free);
    },
  };
};
