import { asVisitor, type Visitor } from '../../../supabase/tests/support/chat';
import { every } from '../pace';
import { count, type Line, line, time } from '../../../bench/statistics';
import type { Stage } from './stage';

const POLL_MS = 6000;
const SEND_MS = 20_000;

const measure = async (
  { anon }: Stage,
  id: string,
  chats: number,
  limit: number,
  seconds: number,
): Promise<Line[]> => {
  const visitors: Visitor[] = [];
  for (let index = 0; index < chats; index++) {
    const visitor = asVisitor(anon);
    await visitor.start();
    visitors.push(visitor);
  }
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const timed = async (work: () => Promise<unknown>): Promise<void> => {
    times.push(await time(() => work().catch(() => failed++)));
  };
  await Promise.all(
    visitors.flatMap((visitor, index) => [
      every(POLL_MS, index / chats, end, () => timed(() => visitor.read(1))),
      every(SEND_MS, ((index * 7) % chats) / chats, end, () => timed(() => visitor.send())),
    ]),
  );
  const rate = (times.length / seconds).toFixed(0);
  return [
    line(`${id} a call among ${chats} open chats (${rate} calls/s, ${seconds} s)`, times, { limit }),
    count(`${id} of these calls failed`, failed, 0),
  ];
};

/** Many open chats at once, each polling and occasionally sending, at a human pace. */
export const measureLoad = async (stage: Stage): Promise<Line[]> => [
  ...(await measure(stage, 'L1', 200, 150, stage.isFull ? 600 : 30)),
  ...(await measure(stage, 'L2', 500, 400, stage.isFull ? 600 : 30)),
];
