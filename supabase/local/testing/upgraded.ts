import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Tasks } from './comparer';
import { comparerBundle, LIFTOFF_ONLY } from './hostBundle';

const MIGRATIONS = 'supabase/migrations';

/** The rows of a query once a database of the version before a migration, filled by a script, was migrated to the present one. */
export const upgraded = async <Row>(first: string, script: string, query: string): Promise<Row[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-upgrade-'));
  for (const name of await readdir(MIGRATIONS))
    if (name < first) await cp(path.join(MIGRATIONS, name), path.join(folder, name));
  const child = fork(await comparerBundle(), { execArgv: LIFTOFF_ONLY });
  try {
    const args: Parameters<Tasks['upgrade']> = [folder, script, MIGRATIONS, query];
    child.send({ name: 'upgrade', args });
    const [{ result, error }] = (await once(child, 'message')) as [{ result: Row[]; error?: string }];
    if (error !== undefined) throw new Error(error);
    return result;
  } finally {
    child.disconnect();
    await rm(folder, { recursive: true });
  }
};
