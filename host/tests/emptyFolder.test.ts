import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { caller, signIn } from '../../supabase/tests/support/api';
import { describeWithPostgres } from '../testing/describeWithPostgres';
import { startHost } from '../testing/hostProcess';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';

describeWithPostgres('a host on a server whose data folder is in memory, as in compose.yaml', () => {
  let server: PostgresServer;
  let folders: string[];
  beforeAll(async () => {
    server = await startPostgres();
    folders = await Promise.all([1, 2].map(() => mkdtemp(path.join(os.tmpdir(), 'carmine-empty-'))));
  });
  afterAll(async () => {
    await server.remove();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  it('has the same keys, sessions and password after a restart', async () => {
    const start = (dataDir = '') => startHost({ dataDir, env: { DATABASE_URL: server.url } });
    const first = await start(folders[0]);
    const session = await signIn(first, first.admin.email, first.admin.password);
    await first.stop();
    const second = await start(folders[1]);
    const list = await caller(second, session)('GET', '/rest/v1/consignment?select=id&limit=1');
    const { secretKey, admin } = second;
    await second.stop();
    expect([list.status, list.body]).toEqual([200, [expect.anything()]]);
    expect({ secretKey, password: admin.password }).toEqual({
      secretKey: first.secretKey,
      password: first.admin.password,
    });
  });
});
