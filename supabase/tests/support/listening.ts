import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import type { HostProcess } from './host';

/** An unmodified client, as a browser uses it; with a token it is signed in. */
export const connect = async (
  { url, publishableKey }: Pick<HostProcess, 'url' | 'publishableKey'>,
  token?: string,
): Promise<SupabaseClient> => {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never, accessToken: () => Promise.resolve(token ?? publishableKey) },
  });
  await client.realtime.setAuth();
  return client;
};

/** Disconnects a client. Its own timer runs for ten seconds more, which delays the end of a single test file. */
export const disconnect = (client: SupabaseClient): Promise<unknown> => client.removeAllChannels();

export interface Listening {
  channel: RealtimeChannel;
  /** What `subscribe` reported, in order. */
  statuses: string[];
  /** The payloads of all hints, in order. */
  hints: Record<string, unknown>[];
}

/** For what never happens: far longer than a machine stalls, and shorter than a test may take, which does not end a loop. */
const PATIENCE_MS = 120_000;

/** Resolves once `isTrue` returns true; throws, with what there was instead, when that does not happen. */
export const until = async (
  isTrue: () => boolean | Promise<boolean>,
  describe: () => string = () => 'What the test waits for did not happen.',
): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(describe());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Joins a topic and resolves with the first status. */
export const listen = async (client: SupabaseClient, topic: string, isPrivate = true): Promise<Listening> => {
  const statuses: string[] = [];
  const hints: Record<string, unknown>[] = [];
  const channel = client
    .channel(topic, { config: { private: isPrivate, broadcast: { ack: true } } })
    .on('broadcast', { event: 'poke' }, ({ payload }) => hints.push(payload as Record<string, unknown>))
    .subscribe((status) => statuses.push(status));
  await until(() => statuses.length > 0);
  return { channel, statuses, hints };
};

/** Waits for `count` hints and returns all that have arrived. */
export const waitForHints = async (
  { hints }: Listening,
  count: number,
): Promise<Record<string, unknown>[]> => {
  await until(
    () => hints.length >= count,
    () => `${hints.length} of ${count} hints arrived: ${JSON.stringify(hints)}`,
  );
  return hints;
};
