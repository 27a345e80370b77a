import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';

/** A PostgreSQL server of our own on this machine, with nothing in it yet. */
export interface PostgresServer {
  /** Its superuser, on the database `postgres`; nobody is asked for a password. */
  url: string;
  port: number;
  /** Ends it; what has connected is cut off, what was committed stays. */
  stop: () => Promise<void>;
  /** Starts it again after `stop`, on the same port with the same data. */
  start: () => Promise<void>;
  /** Ends it and removes its data. */
  remove: () => Promise<void>;
}

const PROGRAMS = ['initdb', 'postgres'];
const DEBIAN = '/usr/lib/postgresql';

const newestFirst = (a: string, b: string): number => Number(b) - Number(a);

/** The first folder of PATH, or of `otherPrograms`, that has all of these programs. */
export const findPrograms = (
  programs: readonly string[],
  otherPrograms: readonly string[],
): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...otherPrograms].find((folder) =>
    programs.every((name) => [name, `${name}.exe`].some((file) => existsSync(path.join(folder, file)))),
  );

/** The folder of an installed PostgreSQL's programs: of PATH, or of the newest version that Debian keeps outside it. */
export const findPostgres = (programs = PROGRAMS): string | undefined => {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort(newestFirst) : [];
  return findPrograms(
    programs,
    debian.map((version) => path.join(DEBIAN, version, 'bin')),
  );
};

interface Owner {
  uid?: number;
  gid?: number;
}

/** A database refuses to run as root: then another user of the machine runs it. */
export const chooseOwner = (): Owner => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  log_min_messages: 'fatal',
};

/**
 * Nothing here has to survive a power cut: a test's data may stay in memory. No database lives as long as its maintenance
 * would be of use, and compiling a statement that runs once is slower.
 */
const OF_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  shared_buffers: '256MB',
  autovacuum: 'off',
  jit: 'off',
};

/** Whether a database can be used at this address. */
export const answers = async (url: string): Promise<boolean> => {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
};

export interface ServerOptions {
  /** Name of the superuser. */
  superuser?: string;
  /** Server settings over those of a test. */
  settings?: Record<string, string>;
  /** With the settings that PostgreSQL is installed with, for measurements. */
  asInstalled?: boolean;
}

/**
 * Starts a PostgreSQL server for tests: its own folder, its own port, reachable from this machine alone, ended with this
 * process at the latest. Throws when PostgreSQL is not installed (see {@link findPostgres}) or does not start.
 */
export const startPostgres = async ({
  superuser = 'postgres',
  settings = {},
  asInstalled = false,
}: ServerOptions = {}): Promise<PostgresServer> => {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const owner = chooseOwner();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carmine-postgres-'));
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');

  const run = (name: string, args: string[]): ChildProcess =>
    spawn(path.join(programs, name), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const says = (child: ChildProcess): (() => string) => {
    let text = '';
    child.stderr?.on('data', (part) => (text = (text + String(part)).slice(-4000)));
    return () => text;
  };

  const init = run('initdb', ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']);
  const complaint = says(init);
  await once(init, 'close');
  if (init.exitCode !== 0) throw new Error(`initdb: ${complaint()}`);

  const port = await freePort();
  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`;
  const options = Object.entries({ ...SETTINGS, ...(!asInstalled && OF_TESTS), ...settings }).flatMap(
    ([key, value]) => ['-c', `${key}=${value}`],
  );
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const child = run('postgres', ['-D', data, '-p', String(port), ...options]);
    const reason = says(child);
    server = child;
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`postgres: ${reason()}`);
      await setTimeout(50);
    }
  };
  const stop = async (): Promise<void> => {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGINT'); // "fast shutdown" (PostgreSQL manual, section 19.5)
    await once(child, 'exit');
  };
  const endNow = (): void => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endNow);
  await start();
  return {
    url,
    port,
    start,
    stop,
    remove: async () => {
      await stop();
      process.off('exit', endNow);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
