import { chmod, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { newDataFolder, startHost } from '../testing/hostProcess';
import { findPostgres, startPostgres } from '../testing/postgresServer';

it('keeps other users out of the database in a data folder that everybody can list', async () => {
  const dataDir = await newDataFolder('embedded');
  await chmod(dataDir, 0o755);
  await chmod(path.join(dataDir, 'database'), 0o755);
  await (await startHost({ dataDir, env: { DATABASE_URL: '' } })).stop();
  expect((await stat(path.join(dataDir, 'database'))).mode & 0o077).toBe(0);
  await rm(dataDir, { recursive: true });
});

(findPostgres() ? it : it.skip)(
  'counts days in UTC on a server in another time zone (skipped: PostgreSQL is not installed)',
  async () => {
    const server = await startPostgres({ settings: { TimeZone: 'Asia/Tokyo' } });
    const host = await startHost({ env: { DATABASE_URL: server.url } });
    const rows = await host.sql('show timezone');
    await host.stop();
    await server.remove();
    expect(rows).toEqual([{ TimeZone: 'UTC' }]);
  },
);
