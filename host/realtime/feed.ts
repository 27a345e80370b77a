import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { Topics } from './topics';

interface Message {
  topic: string;
  event: string;
  payload: unknown;
}

/** Anyone who may run SQL may notify: messages that are not from `realtime.send()` are ignored. */
const readMessage = (text: string): Message | undefined => {
  try {
    const message = JSON.parse(text) as Message;
    return typeof message.topic === 'string' && typeof message.event === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
};

/** Publishes the messages of `realtime.send()` in the database. */
export const startFeed = (database: Pick<Database, 'listen'>, topics: Topics): Promise<void> =>
  database.listen('realtime', (text) => {
    const message = readMessage(text);
    if (message) topics.publish(message.topic, message.event, message.payload);
  });

/** A notification takes milliseconds; a machine under load may need more. */
const TEST_TIMEOUT_MS = 10_000;

/**
 * Sends one message through the database and waits for it. The database silently drops what it cannot send, so without
 * this test nobody would notice that chats have become slow. Resolves with true if it arrived.
 */
export const isFeedWorking = async (database: Pick<Database, 'query'>, topics: Topics): Promise<boolean> => {
  const topic = `self-test:${randomUUID()}`;
  let timer: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;
  const arrival = new Promise<boolean>((resolve) => {
    leave = topics.join(topic, () => resolve(true));
    timer = setTimeout(() => resolve(false), TEST_TIMEOUT_MS).unref();
  });
  try {
    await database.query(`select realtime.send('{}', 'poke', $1, true)`, [topic]);
    return await arrival;
  } finally {
    clearTimeout(timer);
    leave?.();
  }
};
