import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { addStaff, caller, manyClients, signIn } from '../../supabase/tests/support/api';
import { asAgent, asVisitor, startChat, WITHOUT_LIMITS } from '../../supabase/tests/support/chat';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { connect, disconnect, listen, until, waitForHints } from '../../supabase/tests/support/listening';
import { startMailServer } from '../../supabase/tests/support/mailServer';
import { startProxy } from '../testing/proxy';

const SERVER = process.env.TEST_DATABASE_URL ?? '';

/** The embedded database belongs to one host. */
const onServer = SERVER ? describe : describe.skip;

onServer('several hosts on one database', () => {
  const folders: string[] = [];
  const hosts: HostProcess[] = [];
  const database = `many_hosts_${process.pid}`;
  const url = new URL(SERVER || 'postgres://unused');
  url.pathname = `/${database}`;

  const owner = async (statement: string) => {
    const sql = postgres(SERVER, { max: 1 });
    await sql.unsafe(statement).finally(() => sql.end());
  };
  /** A host with a folder of its own, as on a machine of its own. */
  const join = async (env: Record<string, string> = {}): Promise<HostProcess> => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-host-'));
    folders.push(dataDir);
    const host = await startHost({ dataDir, env: { ...manyClients, DATABASE_URL: url.href, ...env } });
    hosts.push(host);
    return host;
  };
  const drain = { DRAIN_SECONDS: '2' };
  let first: HostProcess;
  let second: HostProcess;
  let third: HostProcess;
  beforeAll(async () => {
    await owner(`create database ${database}`);
    [first, second, third] = await Promise.all([join(), join(drain), join(drain)]);
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.stop()));
    await owner(`drop database ${database} with (force)`);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });
  beforeEach(() => first.sql('delete from private.hits'));

  const token = (host: HostProcess) => signIn(host, first.admin.email, first.admin.password);

  it('that start at once prepare it once, and have the same keys and the same admin', async () => {
    expect(new Set(hosts.map(({ secretKey }) => secretKey)).size).toBe(1);
    expect(new Set(hosts.map(({ admin }) => admin.password)).size).toBe(1);
    const [seeded] = await first.sql('select count(*)::int as rows from supabase_migrations.seed_files');
    expect(seeded).toEqual({ rows: 1 });
    for (const host of hosts) expect(await token(host)).toBeTruthy();
  });

  it('take a session that another one has begun, and each other’s word that it has ended', async () => {
    const session = await token(first);
    const read = () => caller(second, session)('GET', '/rest/v1/consignment?select=id&limit=1');
    expect(await read()).toMatchObject({ status: 200 });
    expect(await caller(first, session)('POST', '/auth/v1/logout')).toMatchObject({ status: 204 });
    expect((await read()).body).toEqual([]);
  });

  it('carry a chat from one to the other', async () => {
    const { visitor, agent, topic } = await startChat(caller(first), caller(second, await token(second)));
    const client = await connect(second);
    const heard = await listen(client, topic);
    await visitor.send('From the first host');
    await agent.reply('From the second');
    expect(await waitForHints(heard, 2)).toMatchObject([{ by: 'visitor' }, { by: 'agent' }]);
    await disconnect(client);
  });

  it('count what a client does on all of them as one', async () => {
    await first.sql(
      `update private.limits set per_client = 5, window_seconds = 1000000000 where action = 'track'`,
    );
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const call = caller(turn % 2 ? first : second);
      const headers = { 'x-forwarded-for': '192.0.2.9' };
      statuses.push(
        (await call('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: 'ZZZZZZZZ' }, headers }))
          .status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('count wrong passwords on all of them as one, and none that was right', async () => {
    const { email, password } = first.admin;
    const attempt = (host: HostProcess, guess: string) =>
      caller(host)('POST', '/auth/v1/token?grant_type=password', {
        body: { email, password: guess },
        headers: { 'x-forwarded-for': '198.51.100.7' },
      });
    for (const host of [first, second]) expect(await attempt(host, password)).toMatchObject({ status: 200 });
    for (const host of [first, second]) for (let turn = 0; turn < 15; turn += 1) await attempt(host, 'guess');
    for (const host of hosts) expect(await attempt(host, password)).toMatchObject({ status: 429 });
  });

  it('end the sessions and the channels of somebody who is removed, on all of them', async () => {
    const { email, password } = await addStaff(first, 'office');
    const session = await signIn(second, email, password);
    const client = await connect(second, session);
    const heard = await listen(client, 'admin:chats');
    expect(heard.statuses).toEqual(['SUBSCRIBED']);
    const [member] = await first.sql<{ id: string }>('select id from auth.users where email = $1', [email]);
    const remove = caller(first, await token(first));
    expect(await remove('POST', '/rest/v1/rpc/remove_staff', { body: { member: member?.id } })).toMatchObject(
      {
        status: 204,
      },
    );
    expect((await caller(second, session)('GET', '/rest/v1/consignment?select=id&limit=1')).body).toEqual([]);
    await until(() => heard.statuses.length > 1);
    await disconnect(client);
  });

  it('send each mail once, whoever of them sends it', async () => {
    const server = await startMailServer();
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'support@carmine.test' };
    await first.sql(WITHOUT_LIMITS);
    await first.sql('update private.settings set answer_delay = 0');
    const senders = await Promise.all([join(mail), join(mail)]);
    const agent = caller(first, await token(first));
    const readers = Array.from({ length: 20 }, (_, turn) => `reader-${turn}@visitor.test`);
    for (const email of readers) {
      const visitor = asVisitor(caller(first));
      await visitor.start();
      await caller(first)('POST', '/rest/v1/rpc/chat_leave_address', {
        body: { token: visitor.token, email },
      });
      const [row] = await first.sql<{ chat: string }>(
        'select chat from private.chat_address where email = $1',
        [email],
      );
      await asAgent(agent, row?.chat ?? '').reply('We have answered.');
    }
    await until(() => server.delivered.length >= readers.length);
    const unsent = `select from private.queued_mail where state <> 'sent'`;
    await until(async () => (await first.sql(unsent)).length === 0);
    expect(server.delivered.flatMap(({ to }) => to).sort()).toEqual(readers.sort());
    await Promise.all(senders.map((host) => host.stop()));
    await server.stop();
  });

  it('lose no call and no message while each of them is replaced behind a proxy', async () => {
    await first.sql(WITHOUT_LIMITS);
    const proxy = await startProxy();
    let serving = [second, third];
    for (const { url: address } of serving) proxy.add(address);
    const through = caller({ ...first, url: proxy.url });
    await until(async () => (await fetch(`${proxy.url}/healthz`)).ok);

    let isOver = false;
    const refused: unknown[] = [];
    const acknowledged: string[] = [];
    const visit = async (name: string) => {
      const visitor = asVisitor(through);
      await visitor.start(`${name} 0`);
      for (let turn = 1; !isOver; turn += 1) {
        const text = `${name} ${turn}`;
        await visitor.send(text).then(
          () => acknowledged.push(text),
          (problem: unknown) => refused.push(problem),
        );
        const found = await through('POST', '/rest/v1/rpc/track_consignment', {
          body: { tracking_id: 'CARGO001' },
        });
        if (found.status !== 200) refused.push(found);
      }
    };
    const visitors = Promise.all(['A', 'B', 'C', 'D'].map(visit));
    for (const old of serving) {
      const next = await join(drain);
      proxy.add(next.url);
      await until(async () => (await fetch(`${next.url}/readyz`)).ok);
      await old.stop();
      proxy.remove(old.url);
      serving = [...serving.filter((host) => host !== old), next];
    }
    isOver = true;
    await visitors;
    await proxy.stop();
    expect(refused).toEqual([]);
    const stored = await first.sql<{ message: string }>(
      `select message from public.chat_message where message ~ '^[ABCD] [1-9][0-9]*$'`,
    );
    expect(stored.map(({ message }) => message).sort()).toEqual(acknowledged.sort());
  });
});
