import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import postgres, { type ISql, type ParameterOrJSON } from 'postgres';
import { createQueue, type RunInTurn } from './queue';
import { restoreStackAfterErrors } from './restoreStack';
import { forgetOrigins } from './statementOrigins';
import { JSON_TYPE, JSONB, readMoment, TEXT, TIMESTAMPTZ, withoutRowArrays, writeText } from './wireTypes';

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
  /** Commits what `work` did, or rolls it back if it throws. `who` as for `inTurn`. */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>, who?: string) => Promise<Result>;
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
      serializers: { [TEXT]: writeText },
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
    transaction: (work, who) =>
      inTurn(() => driver.transaction((transaction) => work(pgliteSql(transaction))), who),
    listen: async (channel, onMessage) => void (await inTurn(() => driver.listen(channel, onMessage))),
    close: () => connection.close(),
  };
};

const postgresSql = (driver: ISql): Sql => ({
  query: async <Row>(statement: string, parameters: unknown[] = []) => {
    const rows: unknown = await driver.unsafe(statement, parameters as ParameterOrJSON<never>[]);
    return rows as Row[];
  },
  script: async (statements) => void (await driver.unsafe(statements)),
});

/**
 * Connections of a host, and pieces of clients' work at a time. What would wait in the driver, in the order in which it comes, waits
 * in the queue instead, where a flood does not keep anybody out.
 */
const CONNECTIONS = 10;

/** How long to wait for the server when closing: one that is gone never responds. */
const CLOSE_TIMEOUT_S = 3;

/**
 * A Postgres server, which isolates concurrent requests itself. Connects on the first statement. A pooler at `url` that gives a
 * connection to each transaction cannot deliver notifications: they come from `listenUrl` then, the server itself.
 */
export const openPostgres = (url: string, listenUrl?: string): Database => {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: CONNECTIONS,
      connect_timeout: 10,
      onnotice: () => undefined,
      types: {
        timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: String, parse: readMoment },
        text: { to: TEXT, from: [TEXT], serialize: writeText, parse: String },
        // The API passes JSON as text, as the embedded driver expects: serialized again it would be a JSON string.
        json: { to: JSON_TYPE, from: [JSON_TYPE], serialize: writeText, parse: JSON.parse },
        jsonb: { to: JSONB, from: [JSONB], serialize: writeText, parse: JSON.parse },
      },
    },
  });
  const { driver } = connection;
  const listener = listenUrl ? postgres(listenUrl, { max: 1, onnotice: () => undefined }) : driver;
  forgetOrigins(driver);
  const inTurn = createQueue(CONNECTIONS);
  return {
    ...postgresSql(driver),
    connection,
    inTurn,
    transaction: async <Result>(work: (sql: Sql) => Promise<Result>, who?: string) => {
      const begin = () => driver.begin((transaction) => work(postgresSql(transaction)));
      const result: unknown = await inTurn(begin, who);
      return result as Result;
    },
    listen: async (channel, onMessage) => void (await listener.listen(channel, onMessage)),
    close: async () => {
      await Promise.all([...new Set([driver, listener])].map((one) => one.end({ timeout: CLOSE_TIMEOUT_S })));
    },
  };
};
