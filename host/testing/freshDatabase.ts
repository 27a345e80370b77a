import { rm } from 'node:fs/promises';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';

/** A database of which new ones are copies. */
interface Template {
  name: string;
  /** Makes it as the database of a new data folder, which it returns. */
  fill: () => Promise<string>;
}

/** The name of the database that a host on this data folder has on the server. */
export const databaseOf = (dataDir: string): string =>
  path.basename(dataDir).toLowerCase().replace(/\W/g, '_');

const exists = async (sql: Sql, name: string): Promise<boolean> =>
  (await sql`select from pg_database where datname = ${name}`).length > 0;

const make = async (sql: Sql, { name, fill }: Template): Promise<void> => {
  const folder = await fill();
  const draft = databaseOf(folder);
  await rm(folder, { recursive: true });
  await sql`alter database ${sql(draft)} rename to ${sql(name)}`.catch(
    () => sql`drop database ${sql(draft)}`, // another process was faster
  );
};

/**
 * The environment for a host on a new database of the server TEST_DATABASE_URL, one per data folder, empty or a copy of
 * the template; without that variable the host uses its embedded database.
 */
export const createFreshDatabase = async (
  dataDir: string,
  template?: Template,
): Promise<{ DATABASE_URL: string | undefined }> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { DATABASE_URL: undefined };
  const name = databaseOf(dataDir);
  const sql = postgres(server, { max: 1 });
  try {
    if (template && !(await exists(sql, template.name))) await make(sql, template);
    if (!(await exists(sql, name)))
      await sql`create database ${sql(name)} template ${sql(template?.name ?? 'template1')}`;
  } finally {
    await sql.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
};
