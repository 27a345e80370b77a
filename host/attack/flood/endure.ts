import { setTimeout as sleep } from 'node:timers/promises';
import { floodWith } from './flood';
import { type OwnHost, startOwnHost } from './ownHost';
import { choose } from './patterns';
import { createVisitor, type Visitor } from './visitor';

const MOST_MEMORY = 1024;
const KNOWN_ID = 'CARGO001';
const PART_S = 20;
/**
 * A visitor's other calls. Each is of another network, for whose first ones two thirds of the limit of an hour are kept (266 forms):
 * as often as that leaves to honest people beside 75 networks that take theirs.
 */
const EVERY_MS = 20_000;
/** A half-open connection may live this long after its flood. */
const REST_MS = 90_000;
const MOST_SOCKETS_MORE = 8;
/** What a minute may add to the disk in MB, beside two segments of PostgreSQL's log, which are allocated as a whole. */
const MOST_A_MINUTE = 2;
const SEGMENTS = 2 * 16;

/**
 * How much more memory the last third of the floods may take than the third before it, of which 3 % is chance. What is left is not
 * compared with a host that nobody has asked yet: any load leaves glibc's heap larger.
 */
const MOST_GROWTH = 1.1;

interface Sample {
  minute: number;
  memory: number;
  disk: number;
  sockets: number;
}

const sampleOf = async (host: OwnHost, start: number): Promise<Sample> => ({
  minute: (performance.now() - start) / 60_000,
  memory: host.memory(),
  disk: await host.disk(),
  sockets: await host.sockets(),
});

const meanMemory = (samples: Sample[]): number =>
  samples.reduce((sum, { memory }) => sum + memory, 0) / samples.length;

/** By which factor the mean memory of the last third of the samples is larger than that of the third before; NaN for too few of them. */
export const growthOf = (samples: Sample[]): number => {
  const third = Math.floor(samples.length / 3);
  return meanMemory(samples.slice(-third)) / meanMemory(samples.slice(-2 * third, -third));
};

const show = ({ minute, memory, disk, sockets }: Sample): string =>
  `${minute.toFixed(1).padStart(6)} min: ${memory.toFixed(0)} MB of memory, ${disk.toFixed(1)} MB stored, ${sockets} sockets`;

const showRefusals = ({ refusals }: Visitor): void => {
  for (const [reason, times] of refusals) console.log(`not served: ${reason} × ${times}`);
};

/** Chats and forms beside the look-ups; how many of each were not served. */
const chatAndSend = async (visitor: Visitor, isOver: () => boolean) => {
  const refusals = { calls: 0, chats: 0, forms: 0 };
  while (!isOver()) {
    refusals.calls++;
    if (!(await visitor.chat())) refusals.chats++;
    if (!(await visitor.form())) refusals.forms++;
    await sleep(EVERY_MS);
  }
  return refusals;
};

/** All patterns, or those that are named, at once and again and again, against one host. True if it was there for its visitor, and kept nothing. */
export const endure = async (minutes: number, patternNames: string[]): Promise<boolean> => {
  const host = await startOwnHost(MOST_MEMORY);
  const visitor = createVisitor(host, KNOWN_ID, false);
  const start = performance.now();
  const isOver = () => host.hasEnded() || performance.now() - start > minutes * 60_000;
  try {
    for (let call = 0; call < 300; call++) await visitor.track();
    await sleep(5_000);
    const first = await sampleOf(host, start);
    console.log(show(first));
    const floods = choose(patternNames).map(async (pattern) => {
      while (!isOver()) await floodWith(pattern, host, PART_S).ended;
    });
    const during: Sample[] = [];
    const watching = (async () => {
      while (!isOver()) {
        await sleep(Math.min(60_000, (minutes * 60_000) / 6));
        const sample = await sampleOf(host, start);
        during.push(sample);
        console.log(show(sample));
        showRefusals(visitor);
      }
    })();
    const [tracked, otherCalls] = await Promise.all([
      visitor.keepTracking(isOver, 500),
      chatAndSend(visitor, isOver),
      watching,
      ...floods,
    ]);
    if (!host.hasEnded()) await sleep(REST_MS);
    const last = await sampleOf(host, start);
    console.log(show(last));
    showRefusals(visitor);
    const grown = last.disk - first.disk;
    const growth = growthOf(during);
    console.log(`memory in the last third: × ${growth.toFixed(2)} of the third before`);
    const problems = [
      host.hasEnded() && 'the host has ended',
      tracked.refused > 0 && `${tracked.refused} of ${tracked.times.length} look-ups were not served`,
      otherCalls.chats > 0 && `${otherCalls.chats} of ${otherCalls.calls} chats were not served`,
      otherCalls.forms > 0 && `${otherCalls.forms} of ${otherCalls.calls} forms were not served`,
      last.sockets > first.sockets + MOST_SOCKETS_MORE && `${last.sockets - first.sockets} sockets are left`,
      !during.some(({ memory }) => memory >= last.memory) &&
        `${last.memory.toFixed(0)} MB of memory are left, more than there ever were`,
      growth > MOST_GROWTH &&
        `memory grew to ${growth.toFixed(2)} times what it was, from one third to the next`,
      grown > MOST_A_MINUTE * minutes + SEGMENTS && `${grown.toFixed(0)} MB more are stored`,
      /^\s+at .+:\d+:\d+/m.test(host.log()) && 'the log holds a stack',
    ].filter((problem) => problem !== false);
    console.log(problems.length === 0 ? 'It holds.' : `BROKEN: ${problems.join('; ')}.`);
    return problems.length === 0;
  } finally {
    await host.stop();
  }
};
