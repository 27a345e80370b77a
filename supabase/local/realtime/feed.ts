import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { Topics } from './topics';

interface Message {
  topic: string;
  event: string;
  payload: unknown;
}

/** Anybody who may write SQL may notify: what is not from `realtime.send()` is not for us. */
const readMessage = (text: string): Message | undefined => {
  try {
    const message = JSON.parse(text) as Message;
    return typeof message.topic === 'string' && typeof message.event === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
};

/** Publishes what `realtime.send()` says in the database. */
export const startFeed = (database: Pick<Database, 'listen'>, topics: Topics): Promise<void> =>
  database.listen('realtime', (text) => {
    const message = readMessage(text);
    if (message) topics.publish(message.topic, message.event, message.payload);
  });

/** A notification takes milliseconds; a machine under load may need some more. */
const TEST_TIMEOUT_MS = 10_000;

/**
 * Sends one message through the database and waits for it. The database swallows what it cannot send, so that without
 * this nobody would learn that chats have become slow. Resolves with true when it came.
 */
export const feedWorks = async (database: Pick<Database, 'query'>, topics: Topics): Promise<boolean> => {
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
