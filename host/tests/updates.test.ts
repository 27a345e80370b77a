import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import postgres from 'postgres';
import { codeAt, stepAt } from '../auth/totp';
import { caller, signIn } from '../../supabase/tests/support/api';
import { asVisitor } from '../../supabase/tests/support/chat';
import { type Comparer, startComparer } from '../testing/comparerChild';
import { backupBundle, LIFTOFF_ONLY } from '../testing/hostBundle';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { connect } from '../../supabase/tests/support/listening';
import { type OlderVersion, readFixture } from '../testing/versions';

const SERVER = process.env.TEST_DATABASE_URL;

/** What a late migration makes: nearly all of them have run when it fails. */
const IN_THE_WAY = 'create table private.demonstration (own int)';
const OUT_OF_THE_WAY = 'drop table private.demonstration';

/** What a dump takes for granted: it contains no roles. */
const ROLES = `
  do $$ declare name text; begin
    foreach name in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = name) then execute format('create role %I', name); end if;
    end loop;
  end $$`;

type Row = Record<string, unknown>;

/** What an update writes anew: what follows from events, figures of limits, and when a running host has looked at what. */
const WRITTEN = [
  'consignment.journey',
  'private.alert_rule.looked_at',
  'private.keeping_term.carried_out_at',
  'private.limits.action',
  'private.limits.overall',
  'private.limits.per_client',
];

/**
 * The log of the embedded auth server, with addresses of the staff, which nobody reads; what was counted more than a day ago; what a
 * host that has stopped said of itself; and the names of the migrations in whose place the baseline stands.
 */
const FORGOTTEN = [
  'auth.audit_log_entries',
  'private.hits',
  'private.host_report',
  'supabase_migrations.schema_migrations',
];

/** The columns in which no present row equals the old one; all of them if it is nowhere. */
const lostColumns = (old: Row, rows: Row[]): string[] => {
  const differing = rows.map((row) =>
    Object.keys(old).filter((column) => !isDeepStrictEqual(row[column], old[column])),
  );
  return differing.sort((a, b) => a.length - b.length)[0] ?? Object.keys(old);
};

describe('an installation of version 1.0', () => {
  let folder: string;
  let dataDir: string;
  let content: OlderVersion;
  let comparer: Comparer;
  let host: HostProcess | undefined;
  let env: Record<string, string>;

  const inspect = async (script = '', place?: { folder: string }): Promise<string[]> => {
    const target = env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: path.join(dataDir, 'database') };
    return comparer.ask('inspect', place ?? target, script);
  };
  const restore = async (file: string, DATA_DIR: string) => {
    const { stderr, status } = spawnSync(
      process.execPath,
      [...LIFTOFF_ONLY, await backupBundle(), 'restore', file],
      {
        env: { ...process.env, DATA_DIR, DATABASE_URL: '' },
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
  };
  const restoreFolder = async (data: Buffer) => {
    const file = path.join(folder, 'backup.tar.gz');
    await writeFile(file, gzipSync(data, { level: 1 }));
    await restore(file, dataDir);
  };
  const restoreServer = async (server: string, data: Buffer) => {
    const url = new URL(server);
    url.pathname = `/${path.basename(folder).toLowerCase().replace(/\W/g, '_')}`;
    const owner = postgres(server, { max: 1, onnotice: () => undefined });
    await owner.unsafe(ROLES);
    await owner`create database ${owner(url.pathname.slice(1))}`;
    await owner.end();
    const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
    await sql.unsafe(await readFile('host/database/beforeRestore.sql', 'utf8'));
    await sql.unsafe(data.toString('utf8'));
    await sql.end();
    env.DATABASE_URL = url.href;
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'secrets.json'), content.secrets);
  };
  const start = () => startHost({ dataDir, env });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-update-'));
    dataDir = path.join(folder, 'data');
    env = { DATABASE_URL: '', BACKUP_DIR: path.join(folder, 'backups') };
    comparer = await startComparer();
    const fixture = await readFixture('1.0', SERVER ? 'server' : 'embedded');
    content = fixture.content;
    await (SERVER ? restoreServer(SERVER, fixture.data) : restoreFolder(fixture.data));
  });
  afterAll(async () => {
    await host?.stop();
    comparer.end();
    await rm(folder, { recursive: true, force: true });
  });

  it('is as it was, in every object and every row, after an update that failed at its end', async () => {
    const before = await inspect(IN_THE_WAY);
    await expect(start()).rejects.toThrow('The migration 20261128200000_demonstration.sql failed');
    expect(await inspect()).toEqual(before);
    expect(await inspect(OUT_OF_THE_WAY)).not.toContain('migration 20261128200000');
  });

  it('is backed up before it is migrated', async () => {
    const before = await inspect();
    host = await start();
    const file = path.join(folder, 'backups', 'before-update-of-20261128000000.tar.gz');
    expect(host.log()).toContain(`A backup of it, before it is migrated: ${file}`);
    expect(await readdir(path.dirname(file))).toEqual([path.basename(file)]); // the failed update has made the same
    const restored = path.join(folder, 'restored');
    await restore(file, restored);
    // Of a server it has the rows, which come into the schema of the same version.
    const after = await inspect('', { folder: path.join(restored, 'database') });
    const rowsOf = (state: string[]) => state.filter((line) => /^(row|migration) /.test(line));
    expect(SERVER ? rowsOf(after) : after).toEqual(SERVER ? rowsOf(before) : before);
  });

  it('keeps every row', async () => {
    const lost: string[] = [];
    for (const [name, stored] of Object.entries(content.rows)) {
      if (FORGOTTEN.includes(name)) continue;
      const now = await host?.sql<{ row: string }>(
        `select to_jsonb(stored)::text as row from ${name} as stored`,
      );
      const rows = (now ?? []).map(({ row }) => JSON.parse(row) as Row);
      for (const text of stored) {
        for (const column of lostColumns(JSON.parse(text) as Row, rows)) lost.push(`${name}.${column}`);
      }
    }
    expect([...new Set(lost)].sort()).toEqual(WRITTEN);
  });

  it('keeps sessions, passwords and second factors', async () => {
    if (!host) throw new Error('not started');
    const refreshed = await caller(host)('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: content.refreshToken },
    });
    expect(refreshed).toMatchObject({ status: 200, body: { user: { email: content.admin.email } } });
    expect(await signIn(host, content.admin.email, content.admin.password)).toBeTruthy();

    const { auth } = await connect(host);
    const { email, password, secret } = content.second;
    await auth.signInWithPassword({ email, password });
    const factorId = (await auth.mfa.listFactors()).data?.totp[0]?.id ?? '';
    const verified = await auth.mfa.challengeAndVerify({
      factorId,
      code: codeAt(secret, stepAt(Date.now())),
    });
    expect(verified.data?.user).toMatchObject({ email });
  });

  it('keeps the visitor’s chat, and finds each consignment with its journey', async () => {
    if (!host) throw new Error('not started');
    const chat = asVisitor(caller(host), content.visitorToken);
    expect((await chat.read()).items.map(({ message }) => message)).toEqual([
      'Hello',
      'Good day',
      'My consignment is late 📦',
    ]);
    expect(await chat.send('Still here')).toMatchObject({ item: { message: 'Still here' } });
    const ids = (content.rows.consignment ?? []).map((text) => (JSON.parse(text) as Row).trackingId);
    expect(ids.length).toBeGreaterThan(2);
    for (const tracking_id of ids) {
      const { body } = await caller(host)('POST', '/rest/v1/rpc/track_consignment', {
        body: { tracking_id },
      });
      expect(body).toEqual([expect.objectContaining({ trackingId: tracking_id })]);
    }
  });

  it('is refused, unchanged, if it was of a version before 1.0', async () => {
    await host?.stop();
    host = undefined;
    const before = await inspect(`
      delete from supabase_migrations.schema_migrations;
      insert into supabase_migrations.schema_migrations (version, name) values ('20260101000000', 'private')`);
    await expect(start()).rejects.toThrow(
      'The data is of a version before 1.0. Start version 1.0 with it once',
    );
    expect(await inspect()).toEqual(before);
  });
});
