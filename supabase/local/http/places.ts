import { isIPv6 } from 'node:net';

/** Requests of one client that are worked on or wait at a time. A browser has six connections; an office has some browsers. */
const MOST = 24;

/** Who owns one IPv6 address owns the whole /64 network (RFC 6177). */
const networkOf = (client: string): string => {
  if (!isIPv6(client)) return client;
  const [head = [], tail = []] = client.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
};

/**
 * Keeps one client's flood from filling the queue for the database, where all others would wait behind it. `enter` returns
 * what gives the place back, or undefined when the client has none left.
 */
export const createPlaces = (most = MOST) => {
  const taken = new Map<string, number>();
  return {
    enter: (client: string): (() => void) | undefined => {
      const network = networkOf(client);
      const places = taken.get(network) ?? 0;
      if (places >= most) return undefined;
      taken.set(network, places + 1);
      return () => {
        const left = (taken.get(network) ?? 1) - 1;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      };
    },
  };
};
