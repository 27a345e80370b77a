import { startChat } from '../../../supabase/tests/support/chat';
import { type Line, line, time, typical } from '../../../bench/statistics';
import { fill, type Stage } from './stage';

const ROUNDS = 40;
/** The last one leaves room for the messages that are measured: a chat holds 5,000. */
const SIZES = [10, 100, 1000, 5000 - 2 * ROUNDS];
const LENGTH = 2000;

type Chat = Awaited<ReturnType<typeof startChat>>;

interface Measured extends Chat {
  size: number;
  raw: number[];
  append: number[];
  poll: number[];
  mark: number[];
}

/** Appending and polling, alternating between chats with few and with many messages of full length. */
export const measureGrowth = async (stage: Stage): Promise<Line[]> => {
  const chats: Measured[] = [];
  for (const size of SIZES) {
    chats.push({
      size,
      raw: [],
      append: [],
      poll: [],
      mark: [],
      ...(await startChat(stage.anon, stage.admin)),
    });
  }
  for (const { chat, size } of chats) await fill(stage, chat, size, LENGTH);
  await stage.host.sql('analyze public.chat_message');
  for (let round = 0; round < ROUNDS; round++) {
    for (const { chat, visitor, agent, raw, append, poll, mark } of chats) {
      let seq = 0;
      const body = 'm'.repeat(LENGTH);
      append.push(await time(async () => (seq = (await visitor.send(body)).item.seq)));
      poll.push(await time(() => visitor.read(seq)));
      mark.push(await time(() => agent.markRead(seq)));
      const statement = `select private.append_message($1, gen_random_uuid(), $2, 'visitor')`;
      raw.push(await stage.host.sqlTime(statement, [chat, body]));
    }
  }
  const [small] = chats;
  const lines = (name: string, key: 'raw' | 'append' | 'poll' | 'mark', limit?: number): Line[] =>
    chats.map((chat) =>
      line(`${name}, ${chat.size} messages`, chat[key], {
        base: typical(small?.[key] ?? []),
        typicalLimit: limit,
      }),
    );
  return [
    ...lines('L5 append in SQL', 'raw', 20),
    ...lines('append over HTTP', 'append'),
    ...lines('poll without news', 'poll'),
    ...lines('mark as read', 'mark'),
    line('append over HTTP ÷ in SQL', small?.append ?? [], { base: typical(small?.raw ?? []) }),
  ];
};
