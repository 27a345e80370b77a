import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startComparer } from './comparerChild';

const MIGRATIONS = 'supabase/migrations';

/** The rows of a query once a database of the version before a migration, filled by a script, was migrated to the present one. */
export const upgraded = async <Row>(first: string, script: string, query: string): Promise<Row[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-upgrade-'));
  for (const name of await readdir(MIGRATIONS))
    if (name < first) await cp(path.join(MIGRATIONS, name), path.join(folder, name));
  const comparer = await startComparer();
  try {
    return (await comparer.ask('upgrade', folder, script, MIGRATIONS, query)) as unknown as Row[];
  } finally {
    comparer.end();
    await rm(folder, { recursive: true });
  }
};
