import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { aContact, caller } from '../../supabase/tests/support/api';
import { contentOf } from '../testing/databaseContent';
import { backupBundle, LIFTOFF_ONLY } from '../testing/hostBundle';
import { type HostProcess, newDataFolder, startHost } from '../testing/hostProcess';

interface Ended {
  code: number | null;
  output: string;
}

const runIn = async (env: Record<string, string>, ...args: string[]): Promise<Ended> => {
  const child = spawn(process.execPath, [...LIFTOFF_ONLY, await backupBundle(), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  await once(child, 'close');
  return { code: child.exitCode, output };
};

const run = (dataDir: string, ...args: string[]): Promise<Ended> => runIn({ DATA_DIR: dataDir }, ...args);

describe('backup and restore of the embedded database', () => {
  let folder: string;
  let dataDir: string;
  let host: HostProcess;
  let file: string;
  let before: unknown;

  const start = (where: string) => startHost({ dataDir: where, env: { DATABASE_URL: '' } });

  const everything = async (from: HostProcess): Promise<unknown> => {
    const { secretKey, admin } = from;
    return { ...(await contentOf(from)), secretKey, password: admin.password };
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-backup-'));
    dataDir = path.join(folder, 'data');
    await rename(await newDataFolder(), dataDir);
    file = path.join(folder, 'saved.tar.gz');
    host = await start(dataDir);
    const headers = { prefer: 'return=minimal' };
    const answer = await caller(host)('POST', '/rest/v1/contactForm', { body: aContact(), headers });
    expect(answer.status).toBe(201);
    await caller(host)('POST', '/auth/v1/token?grant_type=password', { body: host.admin });
    before = await everything(host);
  });
  afterAll(async () => {
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('refuses a backup while the host runs and names its process', async () => {
    const { code, output } = await run(dataDir, 'backup', file);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/is in use by process \d+ on \S+\. Stop it/) as string,
    });
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('restores all data into a new folder', async () => {
    await host.stop();
    expect(await run(dataDir, 'backup', file)).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const other = path.join(folder, 'other');
    expect(await run(other, 'restore', file)).toMatchObject({ code: 0 });
    expect((await stat(path.join(other, 'secrets.json'))).mode & 0o777).toBe(0o600);
    host = await start(other);
    expect(await everything(host)).toEqual(before);
  });

  it('replaces existing data only with --replace and keeps the previous data', async () => {
    const { dataDir: other } = host;
    await host.sql('delete from public.consignment');
    await host.stop();
    expect(await run(other, 'restore', file)).toEqual({
      code: 1,
      output: expect.stringMatching(/already contains data\. Add --replace/) as string,
    });
    const { code, output } = await run(other, 'restore', file, '--replace');
    expect(code).toBe(0);
    const former = /previous data is in (\S+)\.$/m.exec(output)?.[1] ?? '';
    expect(path.dirname(former)).toBe(other);
    host = await start(former);
    expect(await host.sql('select from public.consignment')).toEqual([]);
    await host.stop();
    host = await start(other);
    expect(await everything(host)).toEqual(before);
    await host.stop();
  });

  it('takes an unencrypted file where there is a key only when it is told that it is one', async () => {
    const env = { DATA_DIR: path.join(folder, 'with-key'), BACKUP_KEY: 'twenty characters or more' };
    for (const option of [[], ['--replace'], ['--check']]) {
      expect(await runIn(env, 'restore', file, ...option)).toEqual({
        code: 1,
        output: expect.stringMatching(
          /it is not encrypted.* --unencrypted .* Nothing was changed\.\n$/,
        ) as string,
      });
    }
    expect(await runIn(env, 'restore', file, '--unencrypted')).toMatchObject({ code: 0 });
    const ownFile = path.join(folder, 'with-key.tar.gz.age');
    expect(await runIn(env, 'backup', ownFile)).toMatchObject({ code: 0 });
    expect(await runIn(env, 'restore', ownFile, '--replace', '--unencrypted')).toMatchObject({ code: 0 }); // and it is encrypted
    expect(await runIn({ ...env, BACKUP_KEY: '' }, 'restore', ownFile, '--replace', '--unencrypted')).toEqual(
      {
        code: 1,
        output: expect.stringContaining('it is encrypted: set BACKUP_KEY') as string,
      },
    );
  });

  it('keeps the files of a database that does not open', async () => {
    const damaged = path.join(folder, 'damaged');
    const saved = path.join(folder, 'damaged.tar.gz');
    await cp(dataDir, damaged, { recursive: true });
    await writeFile(path.join(damaged, 'database', 'global', 'pg_control'), 'damaged');
    const { code, output } = await run(damaged, 'backup', saved);
    expect([code, output]).toEqual([0, expect.stringContaining(`files) to ${saved}.`)]);
    expect(output).not.toContain('Audit:');
    const back = path.join(folder, 'back');
    expect(await run(back, 'restore', saved)).toMatchObject({ code: 0 });
    expect(await readFile(path.join(back, 'database', 'global', 'pg_control'), 'utf8')).toBe('damaged');
  });

  it('does not overwrite an existing backup', async () => {
    expect(await run(dataDir, 'backup', file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('already exists') as string,
    });
  });

  it.each([
    ['to a folder that cannot be created', () => path.join(dataDir, 'secrets.json', 'saved.tar.gz')],
    ['under a name that is too long with its temporary suffix', () => path.join(folder, 'x'.repeat(252))],
  ])('reports a backup that cannot be written %s', async (_where, target) => {
    expect(await run(dataDir, 'backup', target())).toEqual({
      code: 1,
      output: expect.stringMatching(/^\S+ cannot be written: E.*\.\n$/) as string,
    });
    expect((await readdir(dataDir)).filter((name) => name.startsWith('lock'))).toEqual([]);
  });

  describe('restore of a damaged file', () => {
    const damage: [string, (whole: Buffer) => Buffer][] = [
      ['is cut off', (whole) => whole.subarray(0, whole.length / 2)],
      ['is empty', () => Buffer.alloc(0)],
      ['is not an archive', () => Buffer.from('a text')],
      ['is another archive', () => gzipSync(Buffer.alloc(1024))],
      [
        'has one changed byte',
        (whole) => {
          const tar = gunzipSync(whole);
          const at = tar.indexOf('"jwtSecret"') + 14; // a secret is drawn, and may have any letter here
          tar[at] = (tar[at] ?? 0) ^ 1;
          return gzipSync(tar);
        },
      ],
      [
        'contains a path outside its folder',
        (whole) => {
          const tar = gunzipSync(whole);
          const header = tar.subarray(0, 512);
          header.fill(0, 0, 100);
          header.write('../evil', 0);
          const sum = header.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 0x20 : byte), 0);
          header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
          return gzipSync(tar);
        },
      ],
    ];
    it.each(damage)('changes nothing when the file %s', async (_how, spoil) => {
      const bad = path.join(folder, 'bad.tar.gz');
      await writeFile(bad, spoil(await readFile(file)));
      const listed = [await readdir(folder), await readdir(dataDir)];
      const secrets = await readFile(path.join(dataDir, 'secrets.json'), 'utf8');
      const { code, output } = await run(dataDir, 'restore', bad, '--replace');
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringMatching(/cannot be restored: .*\. Nothing was changed\./) as string,
      });
      expect([await readdir(folder), await readdir(dataDir)]).toEqual(listed);
      expect(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
    });
  });

  it('names a database server that cannot be used', async () => {
    const child = spawn(process.execPath, [...LIFTOFF_ONLY, await backupBundle(), 'backup', file], {
      env: { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    });
    let output = '';
    child.stderr.on('data', (text) => (output += String(text)));
    await once(child, 'close');
    expect([child.exitCode, output]).toEqual([1, expect.stringContaining('127.0.0.1:1/x cannot be used')]);
  });
});
