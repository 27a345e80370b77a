/** Requests of one client that may run or wait at a time. A browser has six connections; an office has several browsers. */
const MOST = 24;

/**
 * Keeps one client's flood from filling the queue for the database, where all others would wait behind it. `enter` returns
 * a function that frees the place, or undefined if the client has none left.
 */
export const createPlaces = (most = MOST) => {
  const taken = new Map<string, number>();
  return {
    enter: (client: string): (() => void) | undefined => {
      const places = taken.get(client) ?? 0;
      if (places >= most) return undefined;
      taken.set(client, places + 1);
      return () => {
        const left = (taken.get(client) ?? 1) - 1;
        if (left > 0) taken.set(client, left);
        else taken.delete(client);
      };
    },
  };
};
