import type { Database, Sql } from '../database/database';
import { createQueue } from '../database/queue';
import { type Listener, isJoinAllowed } from './authorize';

const visitor: Listener = { role: 'anon', claims: {}, expiresAt: Infinity };

describe('isJoinAllowed', () => {
  it('looks up the probe row by its key, in a transaction that writes nothing', async () => {
    const topics: string[] = [];
    const query = (statement: string) => {
      topics.push(statement);
      return Promise.resolve([{}] as never[]);
    };
    const transaction: Database['transaction'] = (work) => work({ query, script: () => Promise.resolve() });
    expect(await isJoinAllowed({ transaction }, visitor, 'chat:x', '192.0.2.1')).toBe(true);
    expect(topics[0]).toBe('set transaction read only');
    expect(topics.at(-1)).toBe('select from realtime.messages where id = $1');
  });

  it('queues the checks of one client without delaying other networks', async () => {
    const inTurn = createQueue();
    const sql: Sql = { query: () => Promise.resolve([]), script: () => Promise.resolve() };
    const transaction: Database['transaction'] = (work, client) => inTurn(() => work(sql), client);
    const answered: string[] = [];
    const asks = (name: string, client: string) =>
      isJoinAllowed({ transaction }, visitor, 'chat:x', client).then(() => answered.push(name));
    await Promise.all([
      ...['flood 1', 'flood 2', 'flood 3'].map((name) => asks(name, '192.0.2.1')),
      asks('other', '198.51.100.2'),
      inTurn(() => Promise.resolve()).then(() => answered.push('host')),
    ]);
    expect(answered).toEqual(['flood 1', 'other', 'host', 'flood 2', 'flood 3']);
  });
});
