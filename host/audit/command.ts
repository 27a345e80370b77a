import path from 'node:path';
import { exists, lockDataFolder } from '../dataFolder';
import type { Database, Sql } from '../database/database';
import { Refusal } from '../refusal';
import { readSettings, type Settings } from '../settings';
import { type Head, type Verdict, verifyChain } from './chain';
import { auditAt, auditOf, headOf, headText } from './sources';

/** `ID:HASH`, or `ID HASH` as it is printed. */
const readHead = (text = ''): Head => {
  const [, id, hash] = /^(\d+)[: ]([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  if (!id || !hash) throw new Refusal(`--head takes ID:HASH, as it was printed, not "${text}".`);
  return { id: Number(id), hash };
};

const readHeads = (args: readonly string[]): Head[] => {
  const heads: Head[] = [];
  for (let at = 0; at < args.length; at += 2) {
    if (args[at] !== '--head') throw new Refusal(`Unknown option ${args[at]}.`);
    heads.push(readHead(args[at + 1]));
  }
  return heads;
};

/** Reading through the API needs no database engine. */
const openFor = async (settings: Settings): Promise<Database> => {
  const { openDatabase } = await import('../database/openDatabase');
  return openDatabase(settings);
};

/** Nobody else uses the folder meanwhile: two processes on one embedded database would corrupt it. */
const inFolder = async <Result>(settings: Settings, work: (sql: Sql) => Promise<Result>): Promise<Result> => {
  const release = await lockDataFolder(settings.dataDir);
  try {
    const database = await openFor(settings);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await release();
  }
};

const isThere = ({ dataDir }: Settings): Promise<boolean> => exists(path.join(dataDir, 'database'));

/** The newest entry in the embedded database of a data folder that no host uses. */
export const headInFolder = async (settings: Settings): Promise<Head | undefined> =>
  (await isThere(settings)) ? inFolder(settings, headOf) : undefined;

const verifyDatabase = async (settings: Settings, heads: readonly Head[]): Promise<Verdict> => {
  if (settings.databaseUrl) {
    const database = await openFor(settings);
    return verifyChain(auditOf(database), heads).finally(() => database.close());
  }
  if (!(await isThere(settings))) throw new Refusal(`There is no database in ${settings.dataDir}.`);
  return inFolder(settings, (sql) => verifyChain(auditOf(sql), heads));
};

const verifyAt = async (url: string, env: NodeJS.ProcessEnv, heads: readonly Head[]): Promise<Verdict> => {
  const {
    SUPABASE_PUBLISHABLE_KEY: key,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    ADMIN_CODE: code,
  } = env;
  if (!key || !email || !password)
    throw new Refusal('With SUPABASE_URL, set SUPABASE_PUBLISHABLE_KEY, ADMIN_EMAIL and ADMIN_PASSWORD too.');
  return verifyChain(await auditAt(url, key, { email, password, code }), heads);
};

/**
 * `npm run host -- audit:verify [--head ID:HASH …]`: returns the message. Reads from SUPABASE_URL as the admin, else from
 * DATABASE_URL, else from the data folder, whose host must be stopped. Throws a {@link Refusal} that names the first wrong
 * entry.
 */
export const runAuditCommand = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const heads = readHeads(args);
  const verdict = env.SUPABASE_URL
    ? await verifyAt(env.SUPABASE_URL, env, heads)
    : await verifyDatabase(readSettings(env), heads);
  if (!verdict.isWhole) throw new Refusal(`The audit was tampered with. ${verdict.why}`);
  if (!verdict.head) return 'The audit is whole: it has no entries yet.';
  const erased = verdict.erased ? ` Of ${verdict.erased} values were erased, as later entries say.` : '';
  return `The audit is whole: ${verdict.count} entries.${erased} Keep its head elsewhere: ${headText(verdict.head)}`;
};
