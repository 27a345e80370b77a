import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { aContact, caller, manyClients, serviceCaller } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { until } from '../../supabase/tests/support/listening';
import { describeWithPostgres } from '../testing/describeWithPostgres';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import { startStallableLine } from '../testing/stallableLine';

describeWithPostgres('database server outage', () => {
  let server: PostgresServer;
  let dataDir: string;
  let host: HostProcess;
  const start = async (): Promise<void> => {
    host = await startHost({ dataDir, env: { ...manyClients, DATABASE_URL: server.url } });
  };
  beforeAll(async () => {
    server = await startPostgres();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-gone-'));
    await start();
    await host.sql('update private.limits set per_client = 1000000, overall = 1000000');
  });
  afterAll(async () => {
    await host.stop();
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('loses no acknowledged write and answers 503 meanwhile', async () => {
    const acknowledged: string[] = [];
    const statuses: (number | undefined)[] = [];
    const headers = { prefer: 'return=minimal' };
    let isWriting = true;
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; isWriting; number += 1) {
        const email = `writer-${writer}-${number}`;
        const answer = await caller(host)('POST', '/rest/v1/contactForm', {
          body: aContact({ email }),
          headers,
        }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(email);
        else statuses.push(answer?.status);
      }
    };
    const writers = [1, 2, 3, 4].map(write);
    await until(() => acknowledged.length >= 50);
    await server.stop();
    await until(() => statuses.length >= 5);
    isWriting = false;
    await Promise.all(writers);
    expect(statuses.filter((status) => status !== undefined && status !== 503)).toEqual([]);

    await server.start();
    const stored = () => host.sql<{ email: string }>('select email from public."contactForm"');
    await until(() => stored().then(Boolean, () => false));
    const rows = await stored();
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('answers 503 to API calls, sign-in, session renewal and the administration of users', async () => {
    const { body } = await caller(host)('POST', '/auth/v1/token?grant_type=password', { body: host.admin });
    const { access_token, refresh_token } = body as { access_token: string; refresh_token: string };
    const admin = caller(host, access_token);
    await server.stop(); // while there are no requests
    const answers = [
      await admin('GET', '/rest/v1/consignment?select=id'),
      await admin('POST', '/rest/v1/rpc/is_admin', { body: {} }),
      await admin('GET', '/auth/v1/user'),
      await admin('POST', '/auth/v1/factors', { body: { factor_type: 'totp' } }),
      await caller(host)('POST', '/auth/v1/token?grant_type=password', { body: host.admin }),
      await caller(host)('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } }),
      await serviceCaller(host)('POST', '/auth/v1/admin/users', {
        body: { email: 'new@person.test', password: 'correct horse battery' },
      }),
    ];
    await server.start();
    const isAway = { status: 503, body: expect.objectContaining({ code: 'PGRST001' }) as unknown };
    expect(answers).toEqual(answers.map(() => isAway));
  });

  it('does not prevent the host from stopping when connections stay open and nothing answers', async () => {
    const line = await startStallableLine(server.port);
    const ownDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-hangs-'));
    const url = new URL(server.url);
    url.port = String(line.port);
    const other = await startHost({ dataDir: ownDir, env: { ...manyClients, DATABASE_URL: url.href } });
    line.stall();
    await other.stop();
    expect(other.log()).toContain('Stopping without waiting any longer for the last reports.');
    await line.stop();
    await rm(ownDir, { recursive: true, force: true });
  });

  it('answers 503 when the database refuses its user, and says why in the log alone', async () => {
    const superuser = postgres(server.url, { max: 1, onnotice: () => undefined });
    await superuser`create role carmine login superuser`;
    await superuser`create database carmine owner carmine`;
    const url = new URL(server.url);
    [url.username, url.pathname] = ['carmine', '/carmine'];
    const folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-refused-'));
    const refusedHost = await startHost({ dataDir: folder, env: { ...manyClients, DATABASE_URL: url.href } });
    await superuser`alter role carmine nologin`;
    await superuser`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'carmine'`;
    const call = caller(refusedHost);
    const ask = async () => [
      await call('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: 'CARGO001' } }),
      await call('GET', '/rest/v1/consignment?select=id'),
      await call('POST', '/auth/v1/token?grant_type=password', { body: refusedHost.admin }),
    ];
    const reason = 'Database: 28000 role "carmine" is not permitted to log in';
    const answers = await ask();
    await until(async () => {
      answers.push(...(await ask()));
      return refusedHost.log().includes(reason);
    });
    const body = expect.objectContaining({
      code: 'PGRST001',
      message: 'The database cannot be reached.',
    }) as unknown;
    expect(answers).toEqual(answers.map(() => ({ status: 503, body })));
    await superuser`alter role carmine login`;
    await refusedHost.stop();
    await superuser.end();
    await rm(folder, { recursive: true, force: true });
  });

  it('does not prevent the host from stopping', async () => {
    await server.stop();
    await host.stop();
    await server.start();
    await start();
  });
});
