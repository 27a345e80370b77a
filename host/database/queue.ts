import { setImmediate as afterInput } from 'node:timers/promises';
import { networksOf } from '../http/clientAddress';

/**
 * The name under which the host's own work is queued: it waits for no client's, and is never refused. No client has this name:
 * theirs is an address, or empty if the address is not known.
 */
export const HOST = 'host';

/**
 * Runs work when its turn comes. `client` is the address of a client: its work waits for its own earlier work, and for that of
 * networks which had less of the host's time lately. Without `client` it is the work of {@link HOST}. Throws {@link TooBusy}.
 */
export type RunInTurn = <Result>(work: () => Promise<Result>, client?: string) => Promise<Result>;

/** Thrown to whoever has the most work waiting when there is too much of it. The work was not begun. */
export class TooBusy extends Error {
  override message = 'Too much work is waiting.';
}

/** The most work that may wait: more than a flood has networks, so that a client with little work waiting is not refused. */
const MOST_WAITING = 1000;

interface Work {
  run: () => Promise<void>;
  refuse: () => void;
}

/** The waiting work of one client, or of one network by the narrower networks in it; what is next comes first. */
interface Line {
  size: number;
  works: Work[];
  inner: Map<string, Line>;
}

const newLine = (): Line => ({ size: 0, works: [], inner: new Map() });

const add = (line: Line, [network, ...narrower]: string[], work: Work): void => {
  line.size += 1;
  if (network === undefined) {
    line.works.push(work);
    return;
  }
  const inner = line.inner.get(network) ?? newLine();
  line.inner.set(network, inner);
  add(inner, narrower, work);
};

/** The next work of `network`, by default of the one that waits longest. */
const takeNext = (line: Line, network = line.inner.keys().next().value): Work | undefined => {
  line.size -= 1;
  const inner = network === undefined ? undefined : line.inner.get(network);
  if (network === undefined || !inner) return line.works.shift();
  const work = takeNext(inner);
  line.inner.delete(network);
  if (inner.size > 0) line.inner.set(network, inner); // behind all others
  return work;
};

/** After this time, half of what a network has used is forgotten. */
const HALF_LIFE_MS = 10_000;
/** Use below this counts as none. */
const LEAST_USE = 0.1;

/**
 * How many pieces of work each network had lately. Those who come often wait for those who come seldom, so that a flood from
 * hundreds of networks, each within its share, does not fill the time of somebody who asks once.
 */
const createUse = (now: () => number) => {
  const use = new Map<string, number>();
  let halvedAt = now();
  const of = (network: string) => use.get(network) ?? 0;
  const halve = () => {
    for (const [network, pieces] of use) {
      if (pieces / 2 < LEAST_USE) use.delete(network);
      else use.set(network, pieces / 2);
    }
  };
  return {
    add: (network: string): void => {
      if (network !== HOST) use.set(network, of(network) + 1);
    },
    /** The network that had the least, or the first of several. */
    leastOf: (networks: Iterable<string>): string | undefined => {
      for (; now() - halvedAt >= HALF_LIFE_MS; halvedAt += HALF_LIFE_MS) halve();
      let least: string | undefined;
      for (const network of networks) if (least === undefined || of(network) < of(least)) least = network;
      return least;
    },
  };
};

/** Takes the last work of the client with the most, in the network with the most. */
const takeFromHeaviest = (line: Line): Work | undefined => {
  line.size -= 1;
  const guests = [...line.inner].filter(([network]) => network !== HOST);
  const sizes = guests.map(([, { size }]) => size);
  const heaviest = guests[sizes.lastIndexOf(Math.max(...sizes))];
  if (!heaviest) return line.works.pop();
  const [network, inner] = heaviest;
  const work = takeFromHeaviest(inner);
  if (inner.size === 0) line.inner.delete(network);
  return work;
};

/** The event loop accepts one connection in each of its turns (libuv 1.45): with fewer, a flood of them keeps visitors out. */
const TURNS_BETWEEN = 8;

/**
 * Runs `places` pieces of work at a time: of the network that had the least lately, and round-robin where two had as much, and
 * over the narrower networks within one; each client's work begins in the order of the calls. A failure rejects only for its
 * caller. Beyond `most` waiting pieces the last one of the heaviest network is refused.
 *
 * All input is read before each piece: otherwise a flood would wait in its sockets, unseen by the queue, ahead of all others.
 */
export const createQueue = (places = 1, most = MOST_WAITING, now = () => performance.now()): RunInTurn => {
  const waiting = newLine();
  const use = createUse(now);
  let running = 0;
  let isServing = false;
  const serve = async () => {
    if (isServing) return;
    isServing = true;
    while (waiting.size > 0 && running < places) {
      const turns = waiting.size > 1 ? TURNS_BETWEEN : 1;
      for (let turn = 0; turn < turns; turn += 1) await afterInput();
      const network = use.leastOf(waiting.inner.keys());
      if (network !== undefined) use.add(network);
      running += 1;
      void takeNext(waiting, network)
        ?.run()
        .then(() => {
          running -= 1;
          void serve();
        });
    }
    isServing = false;
  };
  return (work, client = HOST) =>
    new Promise((resolve, reject) => {
      add(waiting, networksOf(client), {
        run: () => Promise.resolve().then(work).then(resolve, reject),
        refuse: () => reject(new TooBusy()),
      });
      if (waiting.size > most && client !== HOST) takeFromHeaviest(waiting)?.refuse();
      void serve();
    });
};
