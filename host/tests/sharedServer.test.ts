import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { until } from '../../supabase/tests/support/listening';
import { describeWithPostgres } from '../testing/describeWithPostgres';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';

describeWithPostgres('database server that two hosts set up at the same time', () => {
  let server: PostgresServer;
  let dataDir: string;
  beforeAll(async () => {
    server = await startPostgres();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-shared-'));
  });
  afterAll(async () => {
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('creates the shared roles once', async () => {
    const other = postgres(server.url);
    let starting: Promise<HostProcess> | undefined;
    const isWaiting = async () => (await other`select from pg_locks where not granted`).length > 0;
    await other.begin(async (sql) => {
      await sql`create role anon nologin`;
      starting = startHost({ dataDir, env: { DATABASE_URL: server.url } });
      starting.catch(() => undefined);
      await until(isWaiting);
    });
    const host = await starting;
    const roles = await other`select rolname from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role') and (rolname = 'service_role') = rolbypassrls`;
    await other.end();
    await host?.stop();
    expect(roles).toHaveLength(3);
  });
});
