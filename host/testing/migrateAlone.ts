import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { findPostgres } from './postgresServer';

export interface Migration {
  file: string;
  text: string;
}

const FOLDER = 'supabase/migrations';

/** The migrations of the product, in the order in which they run. */
export const readMigrations = (): Migration[] =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(FOLDER, file), 'utf8') }));

/** What a file has left to whatever runs next in its session: nothing may depend on it. */
const LEFT_BEHIND = `
  select 'sets ' || name from pg_settings
  where source = 'session' and name not in ('client_encoding', 'client_min_messages', 'application_name')
  union all select 'has the role ' || current_user where current_user <> session_user
  union all select 'holds the lock ' || objid from pg_locks where pid = pg_backend_pid() and locktype = 'advisory'
  union all select 'has the temporary ' || relname from pg_class where relnamespace = pg_my_temp_schema() and relkind <> 'i'
  union all select 'has prepared ' || name from pg_prepared_statements where from_sql
  union all select 'listens to ' || channel from pg_listening_channels() as channel`;

/**
 * Runs each migration in a session and a transaction of its own, as `supabase db push` runs the new ones of a release, by the user of
 * `url`. Throws an error that names the file which fails, or leaves something in its session.
 */
export const migrateAlone = async (url: string, migrations = readMigrations()): Promise<void> => {
  for (const { file, text } of migrations) {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      await sql.begin((transaction) => transaction.unsafe(text));
      const [leftBehind] = await sql.unsafe<{ what: string }[]>(
        `select what from (${LEFT_BEHIND}) as left_behind (what)`,
      );
      if (leftBehind) throw new Error(leftBehind.what);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    } finally {
      await sql.end();
    }
  }
};

const [, LOAD = ''] = /^ *(psql .*load\.sql) URL$/m.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];

/** Loads what a new database begins with, by the command of the guide. */
export const loadDataByPsql = (url: string): void => {
  const [program = '', ...args] = LOAD.split(' ');
  execFileSync(path.join(findPostgres([program]) ?? '', program), [...args, url], { stdio: 'pipe' });
};
