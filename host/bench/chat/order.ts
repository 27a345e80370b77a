import { randomUUID } from 'node:crypto';
import { randomFrom } from '../../../e2e/faults/random';
import { startFaultProxy, type CallFault } from '../../../e2e/faults/proxy';
import { caller } from '../../../supabase/tests/support/api';
import {
  type Agent,
  asAgent,
  asVisitor,
  startChat,
  type Visitor,
} from '../../../supabase/tests/support/chat';
import { count, type Line } from '../../../bench/statistics';
import type { Stage } from './stage';

const CHATS = 10;
const FAULTS: CallFault[] = ['cut', 'lost', 'double', 'error', 'limit', 20];
/** Percent of calls. */
const FAULTY = 30;

/** Both sides of ten chats write through a proxy that faults 30 % of the calls, and retry calls without a response. */
export const measureOrder = async ({ host, anon, admin, adminToken, isFull }: Stage): Promise<Line[]> => {
  const each = (isFull ? 10_000 : 1_000) / CHATS / 2;
  const proxy = await startFaultProxy(host.url);
  const behind = { ...host, url: proxy.url };
  const random = randomFrom(1);
  const chats = [];
  while (chats.length < CHATS) chats.push(await startChat(anon, admin));
  proxy.faults.call = () =>
    random() * 100 < FAULTY ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;

  const write = async (send: Visitor['send'] | Agent['reply'], sentTexts: string[]): Promise<void> => {
    for (let turn = 0; turn < each; turn++) {
      const cid = randomUUID();
      sentTexts.push(cid);
      while (!(await send('m', cid).catch(() => undefined)));
    }
  };
  let [lost, doubled, disordered] = [0, 0, 0];
  await Promise.all(
    chats.map(async ({ visitor, chat }) => {
      const [ownTexts, agents]: [string[], string[]] = [[], []];
      await Promise.all([
        write(asVisitor(caller(behind), visitor.token).send, ownTexts),
        write(asAgent(caller(behind, adminToken), chat).reply, agents),
      ]);
      const rows = await host.sql<{ seq: number; cid: string; type: string }>(
        'select seq, cid, type from public.chat_message where chat = $1 and seq > 1 order by seq',
        [chat],
      );
      const cids = new Set(rows.map(({ cid }) => cid));
      lost += [...ownTexts, ...agents].filter((cid) => !cids.has(cid)).length;
      doubled += rows.length - cids.size;
      disordered += rows.filter(({ seq }, index) => seq !== index + 2).length;
      for (const [side, sentTexts] of Object.entries({ visitor: ownTexts, agent: agents })) {
        disordered += rows
          .filter(({ type }) => type === side)
          .filter(({ cid }, index) => cid !== sentTexts[index]).length;
      }
    }),
  );
  await proxy.stop();
  const of = `of ${(2 * each * CHATS).toLocaleString('en')} messages on a line with faults`;
  return [
    count(`D1 lost ${of}`, lost, 0),
    count(`D1 doubled ${of}`, doubled, 0),
    count(`D1 out of order ${of}`, disordered, 0),
  ];
};
