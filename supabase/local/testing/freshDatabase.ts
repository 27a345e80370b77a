import path from 'node:path';
import postgres from 'postgres';

/**
 * The environment for a host on a new database of the server TEST_DATABASE_URL, one per data folder; without that
 * variable the host uses its embedded database.
 */
export const createFreshDatabase = async (dataDir: string): Promise<{ DATABASE_URL: string | undefined }> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { DATABASE_URL: undefined };
  const name = path.basename(dataDir).toLowerCase().replace(/\W/g, '_');
  const sql = postgres(server, { max: 1 });
  const known = await sql`select from pg_database where datname = ${name}`;
  if (known.length === 0) await sql`create database ${sql(name)}`;
  await sql.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
};
