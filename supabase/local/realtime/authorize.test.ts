import type { Database, Sql } from '../database/database';
import { createQueue } from '../database/queue';
import { type Listener, mayListen } from './authorize';

describe('asking whether somebody may listen', () => {
  it('holds up the same client’s next question, and another’s by one at most', async () => {
    const inTurn = createQueue();
    const sql: Sql = { query: () => Promise.resolve([]), script: () => Promise.resolve() };
    const transaction: Database['transaction'] = (work, who) => inTurn(() => work(sql), who);
    const visitor: Listener = { role: 'anon', claims: {}, expiresAt: Infinity };
    const answered: string[] = [];
    const asks = (name: string, client: string) =>
      mayListen({ transaction }, visitor, 'chat:x', client).then(() => answered.push(name));
    await Promise.all([
      ...['flood 1', 'flood 2', 'flood 3'].map((name) => asks(name, '192.0.2.1')),
      asks('other', '192.0.2.2'),
      inTurn(() => Promise.resolve()).then(() => answered.push('host')),
    ]);
    expect(answered).toEqual(['flood 1', 'other', 'host', 'flood 2', 'flood 3']);
  });
});
