import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { createQueue, type RunInTurn } from './queue';
import { restoreStackAfterErrors } from './restoreStack';
import { readMoment, serializers, TIMESTAMPTZ, withoutRowArrays } from './wireTypes';

/** SQL as the owner of the database, bypassing all policies. */
export interface Sql {
  /** One statement with `$1`-style parameters. */
  query: <Row = Record<string, unknown>>(statement: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Any number of statements, without parameters. */
  script: (statements: string) => Promise<void>;
}

export interface Database extends Sql {
  connection: PgliteConnection | PostgresConnection;
  /** Runs work when a connection is free, those of all clients in fair turns. Never nest it. */
  inTurn: RunInTurn;
  /** Commits what `work` did, or rolls it back if it throws. `client` as for `inTurn`. */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>, client?: string) => Promise<Result>;
  /** Receives the notifications of a channel until the database is closed (PostgreSQL manual, "LISTEN"). */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
}

const pgliteSql = (driver: Pick<PGlite, 'query' | 'exec'>): Sql => ({
  query: async <Row>(statement: string, parameters?: unknown[]) =>
    (await driver.query<Row>(statement, parameters)).rows,
  script: async (statements) => void (await driver.exec(statements)),
});

/**
 * The engine allocates its cache (PostgreSQL manual, "shared_buffers") at once, by default 128 MB. What it does not hold
 * comes from the cache of the operating system.
 */
const CACHE = ['-c', 'shared_buffers=32MB'];

/** Postgres in this process, with its files in `folder`, or in memory without one. */
export const openPglite = async (folder?: string): Promise<Database> => {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...CACHE],
      parsers: { [TIMESTAMPTZ]: readMoment },
      serializers,
    },
  });
  const { driver } = connection;
  await driver.waitReady;
  restoreStackAfterErrors(driver);
  driver.parsers = withoutRowArrays(driver.parsers);
  const inTurn = createQueue(); // one session: two requests at once would share a transaction and a role
  const sql = pgliteSql(driver);
  return {
    connection,
    inTurn,
    query: (statement, parameters) => inTurn(() => sql.query(statement, parameters)),
    script: (statements) => inTurn(() => sql.script(statements)),
    transaction: (work, client) =>
      inTurn(() => driver.transaction((transaction) => work(pgliteSql(transaction))), client),
    listen: async (channel, onMessage) => void (await inTurn(() => driver.listen(channel, onMessage))),
    close: () => connection.close(),
  };
};
