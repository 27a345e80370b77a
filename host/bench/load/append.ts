import { randomUUID } from 'node:crypto';
import { asVisitor } from '../../../supabase/tests/support/chat';
import { time } from '../../../bench/statistics';
import { fillChats } from '../../../supabase/tests/support/fill';
import { type Figure, figure, p50, p95, times } from './report';
import type { Stage } from './stage';

const ROUNDS = 60;
const LENGTH = 2000;
/** The last one leaves room for what is measured: a chat holds 5,000. */
const SIZES = [10, 480, 5000 - 2 * ROUNDS];

/** L5: sends a message of full length into chats with few and with many of them, alternately. */
export const measureAppend = async ({ host, anon, ledger }: Stage): Promise<Figure[]> => {
  const body = 'm'.repeat(LENGTH);
  const chats = [];
  for (const size of SIZES) {
    const [token = ''] = await fillChats(host, 1, size, LENGTH);
    const [row] = await host.sql<{ id: string }>(
      'select chat as id from private.chat_key where token_hash = private.token_hash($1)',
      [token],
    );
    const visitor = asVisitor(anon, token);
    const [sendTimes, raw]: [number[], number[]] = [[], []];
    chats.push({ size, id: row?.id, visitor, sendTimes, raw });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { id, visitor, sendTimes, raw } of chats) {
      const cid = randomUUID();
      const send = () => ledger.attempt('chat_send', () => visitor.send(body, cid));
      sendTimes.push(
        await time(async () => {
          if ((await send())?.item?.cid === cid) ledger.acknowledge('messages', cid);
        }),
      );
      raw.push(
        await host.sqlTime(`select private.append_message($1, gen_random_uuid(), $2, 'visitor')`, [id, body]),
      );
    }
  }
  const [short] = chats;
  return chats.flatMap(({ size, sendTimes, raw }) => [
    figure(`L5 p50 of a message into a chat of ${size} × ${LENGTH} characters`, p50(sendTimes), 'ms', {
      goal: 20,
      beside: `${times(p50(sendTimes), p50(raw), 'SQL')}, ${times(p50(sendTimes), p50(short?.sendTimes ?? []), 'short')}`,
    }),
    figure(`L5 p95 of the same`, p95(sendTimes), 'ms'),
  ]);
};
