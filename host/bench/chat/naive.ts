import { asAgent, startChat } from '../../../supabase/tests/support/chat';
import type { Line } from '../../../bench/statistics';
import type { Stage } from './stage';

const MESSAGES = 200;

/**
 * Why messages are rows: two writers who each read the whole list, add to it and write it back, as a client of the
 * specification's `message` column would, compared with the same two writers here.
 */
export const measureNaive = async ({ host, anon, admin }: Stage): Promise<Line[]> => {
  await host.sql('create table private.naive (message jsonb not null)');
  await host.sql(`insert into private.naive values ('[]')`);
  const rewrite = async (name: string): Promise<void> => {
    for (let count = 0; count < MESSAGES / 2; count++) {
      const [row] = await host.sql<{ message: string[] }>('select message from private.naive');
      const message = JSON.stringify([...(row?.message ?? []), `${name} ${count}`]);
      await host.sql('update private.naive set message = $1::text::jsonb', [message]);
    }
  };
  await Promise.all([rewrite('visitor'), rewrite('agent')]);
  const [naive] = await host.sql<{ kept: number }>(
    'select jsonb_array_length(message) as kept from private.naive',
  );

  const { visitor, chat } = await startChat(anon, admin);
  const agent = asAgent(admin, chat);
  const write = async (send: () => Promise<unknown>): Promise<void> => {
    for (let count = 0; count < MESSAGES / 2; count++) await send();
  };
  await Promise.all([write(() => visitor.send()), write(() => agent.reply())]);
  const seq = (await visitor.read()).seq - 1;
  return [
    { what: `kept of ${MESSAGES} by two writers of one list`, p50: String(naive?.kept) },
    {
      what: `D1 kept of ${MESSAGES} by two writers here`,
      p50: String(seq),
      limit: `${MESSAGES}: ${seq === MESSAGES ? 'kept' : 'BROKEN'}`,
    },
  ];
};
