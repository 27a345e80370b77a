import { setTimeout as sleep } from 'node:timers/promises';
import { asVisitor, type Visitor } from '../../supabase/local/testing/chat';
import { type Line, line, time } from '../statistics';
import type { Stage } from './stage';

const CHATS = 200;
const POLL_MS = 6000;
const SEND_MS = 20_000;
const RUN_MS = 30_000;

/** Does `work` again and again, first after a part of the interval, so that not all begin together. */
const every = async (
  interval: number,
  part: number,
  end: number,
  work: () => Promise<void>,
): Promise<void> => {
  for (let at = performance.now() + interval * part; at < end; at += interval) {
    await sleep(Math.max(0, at - performance.now()));
    await work();
  }
};

/** Many open chats at once, each polling and now and then sending, at the pace of people. */
export const measureLoad = async ({ anon }: Stage): Promise<Line[]> => {
  const visitors: Visitor[] = [];
  for (let count = 0; count < CHATS; count++) {
    const visitor = asVisitor(anon);
    await visitor.start();
    visitors.push(visitor);
  }
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + RUN_MS;
  const timed = async (work: () => Promise<unknown>): Promise<void> => {
    times.push(await time(() => work().catch(() => failed++)));
  };
  await Promise.all(
    visitors.flatMap((visitor, index) => [
      every(POLL_MS, index / CHATS, end, () => timed(() => visitor.read(1))),
      every(SEND_MS, ((index * 7) % CHATS) / CHATS, end, () => timed(() => visitor.send())),
    ]),
  );
  const rate = (times.length / (RUN_MS / 1000)).toFixed(0);
  return [
    line(`a call among ${CHATS} open chats (${rate} calls/s)`, times, { limit: 150 }),
    { what: 'of these calls failed', p50: String(failed), limit: `0: ${failed === 0 ? 'kept' : 'BROKEN'}` },
  ];
};
