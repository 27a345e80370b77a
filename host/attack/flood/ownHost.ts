import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import memorySettings from '../../memory.json' with { type: 'json' };
import publishable from '../../publishableKey.json' with { type: 'json' };
import { createFreshDatabase } from '../../testing/freshDatabase';
import { newDataFolder } from '../../testing/hostProcess';
import type { Target } from '../target';

const MB = 1024 * 1024;
const POLL_MS = 50;
const PASSWORD = 'an admin’s own password';

/** A host started like `npm start`, for floods alone. */
export interface OwnHost extends Target {
  adminEmail: string;
  adminPassword: string;
  /** Its resident memory in MB: now, and the most since `restart` of the count. */
  memory: () => number;
  peak: () => number;
  forgetPeak: () => void;
  /** What it has stored, in MB. */
  disk: () => Promise<number>;
  sockets: () => Promise<number>;
  /** It was ended because it took more than its memory, or has ended by itself. */
  hasEnded: () => boolean;
  log: () => string;
  stop: () => Promise<void>;
}

/** What /proc tells of a process (proc(5)), in MB. NaN on other systems: not measured. */
const residentMemory = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? NaN) / 1024;
};

const socketsOf = async (pid: number): Promise<number> => {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  const targets = await Promise.all(names.map((name) => readlink(path.join(folder, name)).catch(() => '')));
  return targets.filter((target) => target.startsWith('socket:')).length;
};

const folderSize = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => stat(path.join(entry.parentPath, entry.name)).catch(() => ({ blocks: 0 })));
  return (await Promise.all(sizes)).reduce((sum, { blocks }) => sum + blocks * 512, 0) / MB;
};

const databaseSize = async (url: string): Promise<number> => {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql<{ size: string }[]>`select pg_database_size(current_database()) as size`;
  await sql.end();
  return Number(row?.size) / MB;
};

/** A site of one page and one script of 300 kB that does not compress: what a built site has, whatever is built. */
const writeSite = async (folder: string): Promise<void> => {
  await mkdir(path.join(folder, 'static'), { recursive: true });
  const script = `"${randomBytes(225_000).toString('base64')}"`;
  await writeFile(path.join(folder, 'static/app.0123456789abcdef.js'), script);
  for (const page of ['index.html', '200.html'])
    await writeFile(path.join(folder, page), '<!doctype html><title>Carmine Cargo</title>');
};

/** The address of that script. */
export const SCRIPT = '/static/app.0123456789abcdef.js';

/**
 * Starts the product on loopback, behind a proxy that names its clients, and ends it when it takes more than `limit` MB
 * of memory. On the server TEST_DATABASE_URL, if that is set, with a new database.
 */
export const startOwnHost = async (limit: number): Promise<OwnHost> => {
  const dataDir = await newDataFolder();
  const site = await mkdtemp(path.join(os.tmpdir(), 'carmine-site-'));
  await writeSite(site);
  const database = await createFreshDatabase(dataDir);
  const adminEmail = 'admin@carmine-cargo.example';
  const child = spawn(process.execPath, ['host/run.mjs'], {
    env: {
      ...process.env,
      ...memorySettings,
      ...database,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      SITE_DIR: site,
      DEMO_DATA: 'true',
      TRUST_PROXY: 'true',
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: PASSWORD,
    },
  });
  const { pid = 0 } = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!output.includes('Ready:')) {
    if (hasEnded()) throw new Error(output);
    await sleep(POLL_MS);
  }
  const [, url = ''] = /Ready: (\S+)/.exec(output) ?? [];
  let [memory, peak] = [NaN, 0];
  const watch = setInterval(() => {
    void residentMemory(pid).then((now) => {
      if (Number.isNaN(now)) return;
      memory = now;
      peak = Math.max(peak, now);
      if (now > limit) child.kill('SIGKILL');
    });
  }, POLL_MS);
  return {
    url: url.replace('localhost', '127.0.0.1'),
    key: publishable.publishableKey,
    adminEmail,
    adminPassword: PASSWORD,
    memory: () => memory,
    peak: () => peak,
    forgetPeak: () => (peak = 0),
    disk: () => (database.DATABASE_URL ? databaseSize(database.DATABASE_URL) : folderSize(dataDir)),
    sockets: () => socketsOf(pid),
    hasEnded,
    log: () => output,
    stop: async () => {
      clearInterval(watch);
      child.kill('SIGTERM');
      if (!hasEnded()) await once(child, 'exit');
      for (const folder of [dataDir, site]) await rm(folder, { recursive: true, force: true });
    },
  };
};
