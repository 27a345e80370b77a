import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { LIFTOFF_ONLY, startBundle } from './testing/hostBundle';
import { type HostProcess, newDataFolder, startHost } from './testing/hostProcess';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `npm start`'s program until it exits. */
const start = async (env: Record<string, string>): Promise<Ended> => {
  const child = spawn(process.execPath, [...LIFTOFF_ONLY, await startBundle()], {
    env: { ...process.env, ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => (stdout += String(text)));
  child.stderr.on('data', (text) => (stderr += String(text)));
  await once(child, 'close');
  return { code: child.exitCode, stdout, stderr };
};

describe('npm start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const expectOneLine = (ended: Ended, text: RegExp) => {
    expect(ended.code).toBe(1);
    expect(ended.stderr.trim().split('\n')).toEqual([expect.stringMatching(text)]);
  };

  it('prints one line and exits with 1 for a setting that cannot be', async () => {
    expectOneLine(await start({ DATA_DIR: folder, PORT: 'x' }), /^PORT must be a number/);
  });

  it.each(['PORT', 'METRICS_PORT'])(
    'prints one line for a %s in use, and has made no database',
    async (name) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as { port: number };
      const dataDir = path.join(folder, name);
      expectOneLine(
        await start({ DATA_DIR: dataDir, PORT: '0', [name]: String(port) }),
        new RegExp(`^Port \\d+ on 127\\.0\\.0\\.1 is in use\\. Set ${name} to a free one\\.`),
      );
      expect(await readdir(dataDir)).not.toContain('database');
      other.close();
    },
  );

  it('prints one line without the password for an unreachable database', async () => {
    const ended = await start({
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/db',
    });
    expectOneLine(ended, /^DATABASE_URL: the database 127\.0\.0\.1:1\/db cannot be used: .*ECONNREFUSED/);
    expect(ended.stdout + ended.stderr).not.toContain('secret');
  });

  it('prints one line for a data folder that cannot be created', async () => {
    await writeFile(path.join(folder, 'file'), '');
    expectOneLine(
      await start({ DATA_DIR: path.join(folder, 'file', 'data') }),
      /^The data folder .* cannot be created/,
    );
  });

  it('prints one line for unreadable keys and does not replace them', async () => {
    const dataDir = path.join(folder, 'unreadable');
    const secrets = path.join(dataDir, 'secrets.json');
    await mkdir(secrets, { recursive: true }); // a folder is unreadable even for root, whom no file mode stops
    expectOneLine(await start({ DATA_DIR: dataDir, PORT: '0' }), /secrets\.json cannot be read: .*\(chown\)/);
    expect(await readdir(secrets)).toEqual([]);
  });

  it('prints one line for a folder of the site that is not there', async () => {
    const env = { DATA_DIR: path.join(folder, 'site'), SITE_DIR: path.join(folder, 'none'), PORT: '0' };
    expectOneLine(await start(env), /^The site in .*none cannot be served: .*ENOENT.* See SITE_DIR\.$/);
  });

  it('prints one line for data of a newer version, and leaves them as they are', async () => {
    const host = await startHost();
    const name = '99990101000000';
    await host.sql(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [name, 'from_the_future', []],
    );
    await host.kill();
    const ended = await start({ DATA_DIR: host.dataDir, PORT: '0', SITE_DIR: folder });
    expectOneLine(ended, /^The data folder is of a newer version \(migration 99990101000000\)\. Start that/);
    await rm(host.dataDir, { recursive: true, force: true });
  });

  it('releases the data folder after a failed start', async () => {
    expect((await readdir(folder)).filter((name) => name.startsWith('lock'))).toEqual([]);
  });
});

describe('data folder', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  it('refuses a second process', async () => {
    const second = await start({ DATA_DIR: host.dataDir, PORT: '0' });
    expect(second).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is in use by process \d+ on \S+\. Stop it/) as string,
    });
    expect(await host.sql('select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('makes its secrets readable by the owner only', async () => {
    expect((await stat(path.join(host.dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });
});

describe('admin account', () => {
  it('gets the new ADMIN_PASSWORD and loses all sessions when it changes', async () => {
    const dataDir = await newDataFolder();
    const passwords = ['the first password', 'the second password'];
    for (const ADMIN_PASSWORD of passwords) {
      const host = await startHost({
        dataDir,
        env: { ADMIN_EMAIL: 'Owner@Carmine.example', ADMIN_PASSWORD },
      });
      expect(host.admin).toMatchObject({ email: 'owner@carmine.example', password: ADMIN_PASSWORD });
      expect(await host.sql('select from auth.sessions')).toHaveLength(0);
      const response = await fetch(`${host.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(host.admin),
      });
      expect(response.status).toBe(200);
      expect(await host.sql('select from private.admins')).toHaveLength(2); // and that of the folder
      await host.stop();
    }
    await rm(dataDir, { recursive: true, force: true });
  });
});
