import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, openPglite } from '../database/database';
import { migrate } from '../database/migrations';
import { declareSchemas } from './declare';
import { draft, readFacts } from './draft';
import { readLibraries } from './libraries';
import { differences, readState } from './state';

export interface Sources {
  /** The configuration of the Supabase CLI, which lists the declarations. */
  config: string;
  /** The folder of the migrations. */
  migrations: string;
}

export interface Drafted {
  file: string;
  /** How the database still differs from the schemas after this migration. */
  remaining: string[];
}

const readDatabase = (database: Database) =>
  database.transaction(async (sql) => ({ state: await readState(sql), facts: await readFacts(sql) }));

/** Now, as the Supabase CLI writes it in UTC, or right after the last migration if the clock is behind it. */
const nextVersion = async (folder: string): Promise<string> => {
  const last = (await readdir(folder)).sort().at(-1)?.split('_')[0] ?? '0';
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return now > last ? now : String(Number(last) + 1);
};

/**
 * Writes the next migration: what is missing in a database that was migrated, next to one made from the schemas. Both
 * are embedded and empty. Undefined if nothing is.
 */
export const draftMigration = async (name: string, sources: Sources): Promise<Drafted | undefined> => {
  const declared = await openPglite();
  await declareSchemas(declared, sources.config);
  const declaredState = await readDatabase(declared);
  const libraries = await readLibraries(declared);
  await declared.close();
  const migrated = await openPglite();
  await migrate(migrated, sources.migrations);
  try {
    const migratedState = await readDatabase(migrated);
    const missing = differences(migratedState.state, declaredState.state);
    if (missing.length === 0) return undefined;
    const rows = missing.filter((line) => /^. row of /.test(line));
    const text = draft(migratedState.facts, declaredState.facts, rows, libraries);
    const file = path.join(sources.migrations, `${await nextVersion(sources.migrations)}_${name}.sql`);
    await writeFile(file, text);
    await migrate(migrated, sources.migrations);
    return { file, remaining: differences((await readDatabase(migrated)).state, declaredState.state) };
  } finally {
    await migrated.close();
  }
};
