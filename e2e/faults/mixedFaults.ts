import { setTimeout as sleep } from 'node:timers/promises';
import type { CallFault, FaultProxy, FrameFault } from './proxy';

/** Percent of calls; the others arrive. */
const CALL_FAULTS: [share: number, fault: (random: () => number) => CallFault][] = [
  [6, () => 'cut'],
  [8, () => 'lost'],
  [6, () => 'double'],
  [5, () => 'error'],
  [3, () => 'limit'],
  [17, (random) => 50 + 950 * random()],
];
/** Percent of pokes. */
const FRAME_FAULTS: [share: number, fault: FrameFault][] = [
  [15, 'drop'],
  [10, 'double'],
];

const choose = <Fault>(shares: [number, Fault][], random: () => number): Fault | undefined => {
  let at = random() * 100;
  return shares.find(([share]) => (at -= share) < 0)?.[1];
};

/** Faults of the whole network connection; each lasts for a while. */
const lineFaults: ((proxy: FaultProxy, random: () => number) => Promise<void>)[] = [
  (proxy) => Promise.resolve(proxy.cutSockets()),
  async ({ faults }, random) => {
    faults.isFrozen = true;
    await sleep(1_000 + 3_000 * random());
    faults.isFrozen = false;
  },
  async (proxy, random) => {
    proxy.faults.isRefusing = true;
    proxy.cutSockets();
    await sleep(1_000 + 4_000 * random());
    proxy.faults.isRefusing = false;
  },
  async (proxy, random) => {
    proxy.faults.isCut = true;
    proxy.cutSockets();
    await sleep(1_000 + 3_000 * random());
    proxy.faults.isCut = false;
  },
];

/** From now on calls and pokes have faults; each call of the returned function also affects a whole connection. */
export const mixFaults = (proxies: FaultProxy[], random: () => number) => {
  for (const { faults } of proxies) {
    faults.call = () => choose(CALL_FAULTS, random)?.(random);
    faults.frame = (text) => (text.includes('"poke"') ? choose(FRAME_FAULTS, random) : undefined);
  }
  let turn = 0;
  return async () => {
    const proxy = proxies[Math.floor(random() * proxies.length)];
    if (proxy) await lineFaults[turn % lineFaults.length]?.(proxy, random);
    turn += 1;
  };
};
