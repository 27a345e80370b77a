import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aContact, type Caller, caller, manyClients } from '../supabase/tests/support/api';
import { type HostProcess, newDataFolder, startHost } from './testing/hostProcess';
import { IS_FULL } from '../supabase/tests/support/fullRun';

describe('acknowledged writes', () => {
  let dataDir: string;
  let host: HostProcess;
  const start = async (): Promise<Caller> => {
    host = await startHost({ dataDir, env: manyClients });
    return caller(host);
  };
  const stored = async (comment: string): Promise<string[]> =>
    (
      await host.sql<{ email: string }>(
        'select email from public."contactForm" where comment = $1 order by id',
        [comment],
      )
    ).map(({ email }) => email);

  let anon: Caller;
  beforeAll(async () => {
    dataDir = await newDataFolder();
    anon = await start();
    await host.sql('update private.limits set per_client = 1000000, overall = 1000000');
  });
  afterAll(async () => {
    await host.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const write = (comment: string, email: string) => {
    const headers = { prefer: 'return=minimal' };
    return anon('POST', '/rest/v1/contactForm', { body: aContact({ comment, email }), headers });
  };

  it('are kept when half of 200 concurrent calls fail', async () => {
    const emails = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? `good-${index}` : ' '));
    const answers = await Promise.all(emails.map((email) => write('at once', email)));
    expect(answers.map(({ status }) => status)).toEqual(emails.map((email) => (email === ' ' ? 400 : 201)));
    expect((await stored('at once')).sort()).toEqual(emails.filter((email) => email !== ' ').sort());
  });

  it('run under the role of their own call when calls are concurrent', async () => {
    const { admin } = host;
    const signedIn = await anon('POST', '/auth/v1/token?grant_type=password', { body: admin });
    const asAdmin = caller(host, (signedIn.body as { access_token: string }).access_token);
    const list = (call: Caller) => call('GET', '/rest/v1/consignment?select=id');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => list(index % 2 ? asAdmin : anon)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 ? 200 : 401)));
  });

  it('are kept over a restart, with the same keys and password', async () => {
    await write('before the stop', 'kept');
    const { secretKey, admin } = host;
    await host.stop();
    anon = await start();
    expect(await stored('before the stop')).toEqual(['kept']);
    expect({ secretKey: host.secretKey, admin: host.admin }).toEqual({
      secretKey,
      admin: { ...admin, isNew: false },
    });
    expect(await anon('POST', '/auth/v1/token?grant_type=password', { body: admin })).toMatchObject({
      status: 200,
    });
  });

  it('are not seeded again by a restart', async () => {
    expect(await host.sql(`select from public.consignment where "trackingId" = 'CARGO001'`)).toHaveLength(1);
  });

  it('are kept after the process was killed while writing', async () => {
    const acknowledged: string[] = [];
    let writing = true;
    const writer = async (name: number): Promise<void> => {
      for (let number = 0; writing; number++) {
        const email = `${name}-${number}`;
        const answer = await write('killed', email).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(email);
      }
    };
    const writers = [1, 2, 3, 4].map(writer);
    while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));
    await host.kill();
    writing = false;
    await Promise.all(writers);

    anon = await start();
    expect(await stored('killed')).toEqual(expect.arrayContaining(acknowledged));
  });
});

/** It is the embedded database's: with others on a server, it is tested without one. */
const describeOnce = IS_FULL || !process.env.TEST_DATABASE_URL ? describe : describe.skip;

describeOnce('a killed first start', () => {
  let dataDir: string;
  let host: HostProcess;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-half-made-'));
  });
  afterAll(async () => {
    await host.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is completed by the next start', async () => {
    const embedded = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' };
    const halfMade = () => readdir(path.join(dataDir, 'database.new')).catch(() => []);
    const child = spawn(process.execPath, ['host/run.mjs'], {
      env: { ...process.env, ...embedded },
    });
    while ((await halfMade()).length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await halfMade()).not.toEqual([]);

    host = await startHost({ dataDir, env: embedded });
    expect(await host.sql('select from public.consignment')).toHaveLength(12);
    expect(await halfMade()).toEqual([]);
  });
});
