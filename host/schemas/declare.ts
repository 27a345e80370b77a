import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database';
import { migratePlatform } from '../database/migrations';

/** The files that a configuration of the Supabase CLI declares the database in, in their order. Throws if it leaves one out. */
const declaredFiles = async (config: string): Promise<string[]> => {
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(await readFile(config, 'utf8')) ?? [];
  const folder = path.dirname(config);
  const files = [...list.matchAll(/"(.+?)"/g)].map(([, file = '']) => path.join(folder, file));
  const stored = await readdir(path.join(folder, 'schemas'), { recursive: true });
  const missing = stored.find(
    (name) => name.endsWith('.sql') && !files.includes(path.join(folder, 'schemas', name)),
  );
  if (missing) throw new Error(`${config} does not list schemas/${missing.replaceAll(path.sep, '/')}`);
  return files;
};

/** Makes in an empty database what the files of a configuration declare. Throws an error that names the file which fails. */
export const declareSchemas = async (
  database: Pick<Database, 'transaction'>,
  config: string,
): Promise<void> => {
  await migratePlatform(database);
  await database.transaction(async (sql) => {
    for (const file of await declaredFiles(config)) {
      const statements = await readFile(file, 'utf8');
      await sql.script(statements).catch((error: Error) => {
        throw new Error(`${path.relative(path.dirname(config), file)} failed: ${error.message}`);
      });
    }
  });
};
