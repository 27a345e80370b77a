import { type Caller, manyClients, signIn } from '../../../supabase/tests/support/api';
import { WITHOUT_LIMITS } from '../../../supabase/tests/support/chat';
import { createCaller } from '../caller';
import type { HostProcess } from '../../testing/hostProcess';
import { startMeasuredHost } from '../../../bench/measuredHost';

/** The environment of every measurement. */
export interface Stage {
  host: HostProcess;
  anon: Caller;
  admin: Caller;
  adminToken: string;
  /** Run for the promised durations instead of the shortest meaningful ones. */
  isFull: boolean;
}

/** A host on a new database (on the server TEST_DATABASE_URL, if that is set), without limits. */
export const openStage = async (isFull: boolean): Promise<Stage> => {
  const host = await startMeasuredHost({ env: manyClients });
  await host.sql(WITHOUT_LIMITS);
  const adminToken = await signIn(host, host.admin.email, host.admin.password);
  return { host, anon: createCaller(host), admin: createCaller(host, adminToken), adminToken, isFull };
};

/** Writes messages of both sides into a chat until it has `size` of them, bypassing the API. */
export const fill = async ({ host }: Stage, chat: string, size: number, length: number): Promise<void> => {
  await host.sql(
    `insert into public.chat_message (chat, seq, cid, "senderName", message, type)
     select id, n, gen_random_uuid(), "senderName", repeat('m', $3), case n % 2 when 0 then 'agent' else 'visitor' end
     from public.chats, generate_series(seq + 1, $2) n where id = $1`,
    [chat, size, length],
  );
  await host.sql('update public.chats set seq = greatest(seq, $2) where id = $1', [chat, size]);
};
