import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { Topics } from './topics';

interface Message {
  topic: string;
  event: string;
  payload: unknown;
}

/** Publishes what `realtime.send()` says in the database. */
export const startFeed = (database: Database, topics: Topics): Promise<void> =>
  database.listen('realtime', (text) => {
    const { topic, event, payload } = JSON.parse(text) as Message;
    topics.publish(topic, event, payload);
  });

/** A notification takes milliseconds; a machine under load may need some more. */
const TEST_TIMEOUT_MS = 10_000;

/**
 * Sends one message through the database and waits for it. The database swallows what it cannot send, so that without
 * this nobody would learn that chats have become slow. Resolves with true when it came.
 */
export const feedWorks = async (database: Database, topics: Topics): Promise<boolean> => {
  const topic = `self-test:${randomUUID()}`;
  let giveUp: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;
  const arrival = new Promise<boolean>((resolve) => {
    leave = topics.join(topic, () => resolve(true));
    giveUp = setTimeout(() => resolve(false), TEST_TIMEOUT_MS).unref();
  });
  try {
    await database.query(`select realtime.send('{}', 'poke', $1, true)`, [topic]);
    return await arrival;
  } finally {
    clearTimeout(giveUp);
    leave?.();
  }
};
