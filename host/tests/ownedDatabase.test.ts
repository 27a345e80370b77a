import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { caller, signIn } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { describeWithPostgres } from '../testing/describeWithPostgres';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';

describeWithPostgres('database whose owner can create roles but is not a superuser', () => {
  let server: PostgresServer;
  let dataDir: string;
  beforeAll(async () => {
    server = await startPostgres();
    const superuser = postgres(server.url, { max: 1 });
    await superuser`create role company login createrole`;
    await superuser`create database cargo owner company`;
    await superuser.end();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-owned-'));
  });
  afterAll(async () => {
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = (): Promise<HostProcess> => {
    const url = new URL(server.url);
    [url.username, url.pathname] = ['company', '/cargo'];
    return startHost({ dataDir, env: { DATABASE_URL: url.href } });
  };

  it('migrates, serves visitors and signs the admin in', async () => {
    const host = await start();
    expect(
      await host.sql('select current_user, rolsuper from pg_roles where rolname = current_user'),
    ).toEqual([{ current_user: 'company', rolsuper: false }]);
    const visitor = caller(host);
    const answer = await visitor('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: 'CARGO001' },
    });
    expect(answer).toMatchObject({ status: 200, body: [{ trackingId: 'CARGO001' }] });
    expect((await visitor('GET', '/rest/v1/consignment?select=id')).status).toBe(401);
    const admin = caller(host, await signIn(host, host.admin.email, host.admin.password));
    const list = await admin('GET', '/rest/v1/consignment?select=trackingId&limit=1');
    expect(list).toMatchObject({ status: 200, body: [{}] });
    await host.stop();
  });
});
