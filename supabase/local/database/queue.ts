import { setImmediate as afterInput } from 'node:timers/promises';
import { networksOf } from '../http/clientAddress';

/**
 * `who` is the address of a client: its work waits for its own earlier work, and for one piece of each other network per
 * round. Without it, it is the host's own work, which is never refused. Throws {@link TooBusy}.
 */
export type RunInTurn = <Result>(work: () => Promise<Result>, who?: string) => Promise<Result>;

/** Thrown to whoever has the most work waiting when there is too much of it. The work was not begun. */
export class TooBusy extends Error {
  override message = 'Too much work is waiting.';
}

const HOST = '';

/** More than the networks that a flood comes from at a time, so that whoever has little waiting is not refused. */
const MOST_WAITING = 1000;

interface Work {
  run: () => Promise<void>;
  refuse: () => void;
}

/** What waits for one client, or for one network by the narrower networks in it, the next one first. */
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

const takeNext = (line: Line): Work | undefined => {
  line.size -= 1;
  const [next] = line.inner;
  if (!next) return line.works.shift();
  const [network, inner] = next;
  const work = takeNext(inner);
  line.inner.delete(network);
  if (inner.size > 0) line.inner.set(network, inner); // behind all others
  return work;
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

/**
 * Runs one piece of work at a time: round-robin over the networks with work waiting, within each over its narrower networks,
 * and each client's work in the order of the calls. A failure rejects only for its caller. Beyond `most` waiting pieces the
 * last one of the heaviest network is refused.
 *
 * PGlite is one session: two concurrent requests would share a transaction and a role. It runs on this thread, so all
 * input is read before each piece: otherwise a flood would wait in its sockets, unseen by the queue, ahead of all others.
 */
export const createQueue = (most = MOST_WAITING): RunInTurn => {
  const waiting = newLine();
  let isServing = false;
  const serve = async () => {
    isServing = true;
    while (waiting.size > 0) {
      await afterInput();
      await takeNext(waiting)?.run();
    }
    isServing = false;
  };
  return (work, who = HOST) =>
    new Promise((resolve, reject) => {
      add(waiting, networksOf(who), {
        run: () => Promise.resolve().then(work).then(resolve, reject),
        refuse: () => reject(new TooBusy()),
      });
      if (waiting.size > most && who !== HOST) takeFromHeaviest(waiting)?.refuse();
      if (!isServing) void serve();
    });
};
