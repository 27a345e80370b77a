import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import bcrypt from 'bcryptjs';
import { CHEAP_COST } from './cheapCost';
import { copyTemplate } from './dataTemplate';
import { createFreshDatabase } from './freshDatabase';
import { LIFTOFF_ONLY, hostBundle } from './hostBundle';

export interface HostOptions {
  /** The data folder; by default a new temporary one that `stop` removes. */
  dataDir?: string;
  /** Environment variables over those of the test itself. */
  env?: Record<string, string>;
  /** A folder with a built site, or 'build' to serve (and first build, when needed) the product's own. */
  site?: string;
  /** Runs as in production, for figures: the engine optimizes the code of the embedded database, which makes a start slow. */
  isOptimized?: boolean;
}

interface Ready {
  /** Where it listens, without a slash at the end. */
  url: string;
  admin: { email: string; password: string };
  publishableKey: string;
  secretKey: string;
}

/** What a test asks the host's process for. */
export interface Question {
  id: number;
  sql?: { statement: string; parameters: unknown[] };
  trial?: { script: string; statements: string[] };
  user?: { email: string; password: string };
  cpuTime?: true;
}

interface Reply {
  id?: number;
  result?: unknown;
  /** How long the host's process worked on it. */
  milliseconds?: number;
  error?: string;
  ready?: Ready;
}

export interface HostProcess extends Ready {
  dataDir: string;
  /** One statement as the owner of the database, past every policy. */
  sql: <Row = Record<string, unknown>>(statement: string, parameters?: unknown[]) => Promise<Row[]>;
  /** What these statements return after a script of several, of all of which nothing is kept. */
  trial: <Row = Record<string, unknown>>(script: string, statements: string[]) => Promise<Row[][]>;
  /** How long one statement takes inside the host's process, in milliseconds. */
  sqlTime: (statement: string, parameters?: unknown[]) => Promise<number>;
  /** Milliseconds that the host's process has worked since its start; with the embedded database in it, the database too. */
  cpuTime: () => Promise<number>;
  /** Adds a user who has signed up and is no admin; returns the id. */
  createUser: (email: string, password: string) => Promise<string>;
  /** Everything that it has printed. */
  log: () => string;
  /** Stops it as a person would, and removes a temporary data folder. */
  stop: () => Promise<void>;
  /** Ends it without warning (SIGKILL) and keeps the data folder. */
  kill: () => Promise<void>;
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/**
 * A new temporary data folder as the first start leaves it, with its database, which is in the folder if it is `embedded`.
 * Whoever asks for it removes it.
 */
export const newDataFolder = (kind?: 'embedded'): Promise<string> =>
  copyTemplate(async (dataDir, env) => {
    const host = await startHost({ dataDir, env });
    const hash = await bcrypt.hash(host.admin.password, CHEAP_COST);
    await host.sql('update auth.users set encrypted_password = $1', [hash]);
    await host.stop();
  }, kind === 'embedded');

/**
 * Starts the product in a process of its own, on a free port, and resolves when it serves. With TEST_DATABASE_URL set it
 * runs on a new database of that server. Rejects with what the process said when it refuses to start.
 */
export const startHost = async (options: HostOptions = {}): Promise<HostProcess> => {
  const dataDir = options.dataDir ?? (await newDataFolder());
  const database = options.env?.DATABASE_URL === undefined && (await createFreshDatabase(dataDir));
  const child = fork(await hostBundle(), {
    execArgv: options.isOptimized ? [] : LIFTOFF_ONLY,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      SITE_DIR: options.site,
      DEMO_DATA: 'true',
      ...database,
      ...options.env,
    },
    silent: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));

  const waiting = new Map<number, (reply: Reply) => void>();
  child.on('message', (reply: Reply) => waiting.get(reply.id ?? 0)?.(reply));
  child.once('exit', () => {
    for (const answer of waiting.values()) answer({ error: output.trim() || 'The host has ended.' });
  });
  const answerTo = (id: number): Promise<Reply> =>
    new Promise((resolve, reject) => {
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (reply.error === undefined) resolve(reply);
        else reject(new Error(reply.error));
      });
    });
  const { ready } = (await answerTo(0).catch((error: unknown) => {
    child.kill('SIGKILL'); // else it would keep the tests from ending
    throw error;
  })) as { ready: Ready };

  let questions = 0;
  const ask = (question: Omit<Question, 'id'>): Promise<Reply> => {
    const id = ++questions;
    child.send({ id, ...question });
    return answerTo(id);
  };

  return {
    ...ready,
    dataDir,
    sql: async <Row>(statement: string, parameters: unknown[] = []) =>
      (await ask({ sql: { statement, parameters } })).result as Row[],
    trial: async <Row>(script: string, statements: string[]) =>
      (await ask({ trial: { script, statements } })).result as Row[][],
    sqlTime: async (statement, parameters = []) =>
      (await ask({ sql: { statement, parameters } })).milliseconds ?? NaN,
    cpuTime: async () => (await ask({ cpuTime: true })).result as number,
    createUser: async (email, password) => (await ask({ user: { email, password } })).result as string,
    log: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
};
