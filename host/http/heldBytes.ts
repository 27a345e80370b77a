import { networksOf } from './clientAddress';

/** Bytes that are kept in all: some ten of the largest requests, a few of the longest answers, or thousands of forms. */
const MOST_BYTES = 16 * 1024 * 1024;

interface Held {
  /** Widest first. */
  networks: string[];
  bytes: number;
  giveUp: () => void;
}

/** Counts one part until `release`; `grow` counts more bytes of it, which may call `giveUp` of this or another one. */
export type Hold = (giveUp: () => void) => { grow: (bytes: number) => void; release: () => void };

/** The largest part that is held by the network which holds the most. */
const heaviestOf = (all: readonly Held[], width = 0): Held | undefined => {
  const weights = new Map<string, number>();
  const networkOf = ({ networks }: Held) => networks[width] ?? '';
  for (const hold of all) weights.set(networkOf(hold), (weights.get(networkOf(hold)) ?? 0) + hold.bytes);
  const [heaviest] = [...weights].sort(([, a], [, b]) => b - a)[0] ?? [];
  const inIt = all.filter((hold) => networkOf(hold) === heaviest);
  if (inIt.some(({ networks }) => networks.length > width + 1)) return heaviestOf(inIt, width + 1);
  return inIt.sort((a, b) => b.bytes - a.bytes)[0];
};

/**
 * Bounds the memory of what is still arriving, or being sent, for all clients together. When there is too much, the
 * largest part of the network that holds most is given up: nobody who has little is refused for what others have.
 */
export const createHeldBytes = (most = MOST_BYTES) => {
  const all = new Set<Held>();
  let sum = 0;
  return {
    /** Counts a part for the client with this address. */
    hold: (address: string, giveUp: () => void): ReturnType<Hold> => {
      const hold: Held = { networks: networksOf(address), bytes: 0, giveUp };
      all.add(hold);
      const release = (body: Held) => {
        if (all.delete(body)) sum -= body.bytes;
      };
      return {
        grow: (bytes: number): void => {
          hold.bytes += bytes;
          sum += bytes;
          while (sum > most) {
            const heaviest = heaviestOf([...all]);
            if (!heaviest) return;
            release(heaviest);
            heaviest.giveUp();
          }
        },
        release: () => release(hold),
      };
    },
  };
};
