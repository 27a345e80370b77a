import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { aContact, caller } from '../../supabase/tests/support/api';
import { contentOf } from '../testing/databaseContent';
import { createFreshDatabase } from '../testing/freshDatabase';
import { backupBundle, LIFTOFF_ONLY } from '../testing/hostBundle';
import { type HostProcess, newDataFolder, startHost } from '../testing/hostProcess';
import { until } from '../../supabase/tests/support/listening';

const BACKUP_KEY = 'the words of an operator';

interface Run {
  id: string;
  ended_at: string | null;
  file: string | null;
  bytes: string | null;
  encrypted: boolean;
  ok: boolean | null;
  checked_at: string | null;
  error: string | null;
}

describe('backups by the host', () => {
  let folder: string;
  let dataDir: string;
  let backups: string;
  let host: HostProcess;

  const start = (env: Record<string, string>) =>
    startHost({ dataDir, env: { BACKUP_EVERY: '24', BACKUP_KEY, BACKUP_KEEP: '2', ...env } });

  /** The last run of a host, once it has ended. */
  const ended = async (): Promise<Run> => {
    let last: Run | undefined;
    await until(async () => {
      await setTimeout(200); // it takes seconds, and each look is work for the host
      [last] = await host.sql<Run>('select * from private.backup_runs order by id desc limit 1');
      return Boolean(last?.ended_at);
    });
    return last as Run;
  };

  /** `npm run host -- backup`, `restore` or `move` with other settings. */
  const run = async (env: Record<string, string | undefined>, ...args: string[]) => {
    const child = spawn(process.execPath, [...LIFTOFF_ONLY, await backupBundle(), ...args], {
      env: { ...process.env, BACKUP_DIR: backups, DATABASE_URL: '', BACKUP_KEY, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    await once(child, 'close');
    return { code: child.exitCode, output };
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-backups-'));
    dataDir = await newDataFolder();
    backups = path.join(folder, 'backups');
  });
  afterAll(async () => {
    await host.stop();
    for (const dir of [folder, dataDir]) await rm(dir, { recursive: true, force: true });
  });

  it('are made by one host at a time, when one is due, and an hour after one that failed', async () => {
    host = await start({ BACKUP_EVERY: '' });
    const begin = async () =>
      (await host.sql<{ id: string | null }>(`select private.begin_backup('24 hours')::text as id`))[0]?.id;
    const set = (assignment: string) => host.sql(`update private.backup_runs set ${assignment}`);
    const [first, other] = await Promise.all([begin(), begin()]);
    expect([first, other].filter(Boolean)).toHaveLength(1);
    expect(await host.sql(`select spacing = '24 hours' as known from private.backup_runs`)).toEqual([
      { known: true },
    ]);
    await set(`leased_until = now() - interval '1 second'`);
    expect(await begin()).toBeNull(); // the host of the first has died, an hour has not passed
    expect(await ended()).toMatchObject({ ok: false, error: 'The host ended before the backup did.' });
    await set(`began_at = now() - interval '61 minutes'`);
    expect(await begin()).toBeTruthy();
    await set(`ended_at = now(), ok = true, began_at = now() - interval '23 hours'`);
    expect(await begin()).toBeNull();
    await set(`began_at = now() - interval '25 hours'`);
    expect(await begin()).toBeTruthy();
    await host.sql('delete from private.backup_runs');
    await host.stop();
  });

  it('are recorded when they fail', async () => {
    await writeFile(path.join(folder, 'file'), '');
    host = await start({ BACKUP_DIR: path.join(folder, 'file', 'backups') });
    expect(await ended()).toMatchObject({
      ok: false,
      checked_at: null,
      error: expect.stringContaining('ENOTDIR') as string,
    });
    expect(host.log()).toContain('The backup failed: ENOTDIR');
    await host.sql('delete from private.backup_runs');
    await host.stop();
  });

  it('are recorded when their process fails', async () => {
    host = await start({ BACKUP_EVERY: '' });
    // Of the host's own: with a newer one of the product the host would not start.
    await host.sql(`insert into supabase_migrations.platform_migrations (version) values ('99990101000000')`);
    await host.stop();
    const refusedFile = path.join(folder, 'refused');
    host = await start({ BACKUP_DIR: refusedFile });
    expect(await ended()).toMatchObject({
      ok: false,
      checked_at: null,
      error: expect.stringContaining('newer version of the product') as string,
    });
    expect((await readdir(refusedFile)).filter((name) => name.startsWith('scheduled-'))).toEqual([]);
    await host.sql(`delete from supabase_migrations.platform_migrations where version = '99990101000000'`);
    await host.sql('delete from private.backup_runs');
    await host.stop();
  });

  it('are restored and compared before they count, and only the newest of them are kept', async () => {
    await mkdir(backups);
    const before = ['scheduled-20200101-000000.tar.gz', 'scheduled-20200102-000000.tar.gz.enc'];
    const files = ['carmine-cargo-20200101-000000.tar.gz', 'notes.txt'];
    const underWay = 'check-456.new';
    for (const name of [...before, ...files, 'unchecked-20200101-000000.tar.gz'])
      await writeFile(path.join(backups, name), '');
    for (const name of ['copy.new', 'check.new', 'check-123.new', underWay])
      await mkdir(path.join(backups, name, 'base'), { recursive: true });
    await utimes(path.join(backups, 'check-123.new'), 0, 0);
    host = await start({ BACKUP_DIR: backups });
    const run = await ended();
    expect(run).toMatchObject({
      ok: true,
      encrypted: true,
      error: null,
      file: expect.stringMatching(/^scheduled-\d{8}-\d{6}\.tar\.gz\.age$/) as string,
    });
    expect(run.checked_at).toBeTruthy();
    expect((await readdir(backups)).sort()).toEqual([...files, underWay, before[1], run.file].sort());
    await rm(path.join(backups, underWay), { recursive: true });
    const file = path.join(backups, run.file ?? '');
    const { size, mode } = await stat(file);
    expect([size, mode & 0o777]).toEqual([Number(run.bytes), 0o600]);
    expect((await readFile(file)).includes('rows.json')).toBe(false);
  });

  it('come back with all rows, rules and keys', async () => {
    const expectedContent = await contentOf(host);
    const later = await caller(host)('POST', '/rest/v1/contactForm', {
      body: aContact(),
      headers: { prefer: 'return=minimal' },
    });
    expect(later.status).toBe(201);
    const { file } = await ended();
    const { admin, secretKey } = host;
    await host.stop();
    const saved = path.join(backups, file ?? '');
    const other = path.join(folder, 'other');
    await mkdir(other);
    const database = await createFreshDatabase(other);
    for (const BACKUP_KEY of ['', 'not the words of an operator'])
      expect(await run({ DATA_DIR: other, ...database, BACKUP_KEY }, 'restore', saved)).toEqual({
        code: 1,
        output: expect.stringMatching(/cannot be restored: .*BACKUP_KEY.* Nothing was changed\./) as string,
      });
    expect(await run({ DATA_DIR: other, ...database }, 'restore', saved)).toMatchObject({ code: 0 });
    const back = await startHost({ dataDir: other, env: { DEMO_DATA: 'false' } });
    const restoredContent = await contentOf(back);
    const keys = { admin: back.admin, secretKey: back.secretKey };
    expect(await back.sql('select from private.backup_runs where ended_at is null')).toEqual([]);
    await back.stop();
    expect(restoredContent).toEqual(expectedContent);
    expect(keys).toEqual({ admin, secretKey });
    expect(await run({ DATA_DIR: other, ...database }, 'restore', saved)).toMatchObject({
      code: 1,
      output: expect.stringContaining('already contains data. Add --replace') as string,
    });
  });

  const onServer = process.env.TEST_DATABASE_URL ? it : it.skip;
  /** What a check of a backup says, without restoring it. */
  const expectToSay = async (file: string) => {
    const { code, output } = await run({}, 'restore', file, '--check');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/ can be restored: \d+ rows of \d+ tables\.\n$/),
    ]);
    expect((await readdir(path.dirname(file))).filter((name) => name.startsWith('check'))).toEqual([]);
  };

  onServer('that a command has made keep another name when they cannot be restored', async () => {
    const other = path.join(folder, 'other');
    const env = { DATA_DIR: other, ...(await createFreshDatabase(other)) };
    const sql = postgres(env.DATABASE_URL ?? '', { max: 1 });
    const file = path.join(folder, 'by-command.tar.gz.age');
    await sql`insert into supabase_migrations.schema_migrations (version) values ('99990101000000')`;
    const failed = await run(env, 'backup', file);
    await sql`delete from supabase_migrations.schema_migrations where version = '99990101000000'`;
    await sql.end();
    expect(failed).toEqual({
      code: 1,
      output: expect.stringContaining('newer version of the product') as string,
    });
    const names = await readdir(folder);
    expect(names).toContain('unchecked-by-command.tar.gz.age');
    expect(names).not.toContain('by-command.tar.gz.age');
  });

  onServer(
    'are made and restored by commands, and what is replaced stays in one, which says what is in it',
    async () => {
      const other = path.join(folder, 'other');
      const env = { DATA_DIR: other, ...(await createFreshDatabase(other)) };
      const file = path.join(folder, 'by-command.tar.gz.age'); // whose name is free after the failure
      expect(await run(env, 'backup', file)).toEqual({
        code: 0,
        output: expect.stringContaining('restored it into an empty database and compared.') as string,
      });
      const { code, output } = await run(env, 'restore', file, '--replace');
      expect(code).toBe(0);
      const former = /The previous data is in (\S+)\.$/m.exec(output)?.[1] ?? '';
      await expectToSay(former);
    },
  );

  const onEmbedded = process.env.TEST_DATABASE_URL ? it.skip : it;
  onEmbedded('say what is in them without restoring them', async () => {
    const saved =
      (await readdir(backups))
        .filter((name) => name.startsWith('scheduled-'))
        .sort()
        .at(-1) ?? '';
    await expectToSay(path.join(backups, saved));
  });
});
