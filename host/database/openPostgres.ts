import { createPostgresConnection } from '@supabase/lite/postgres';
import type { ISql, ParameterOrJSON, Sql as Driver } from 'postgres';
import { openPool } from './connectionPool';
import type { Database, Sql } from './database';
import { createQueue } from './queue';
import { forgetOrigins } from './statementOrigins';
import { JSON_TYPE, JSONB, readMoment, TEXT, TIMESTAMPTZ, writeText } from './wireTypes';

/**
 * Connections of a host, and pieces of clients' work at a time. What would wait for a connection, in the order in which it comes,
 * waits in the queue instead, where a flood does not keep anybody out.
 */
const CONNECTIONS = 10;

/** How long to wait for the server when closing: one that is gone never responds. */
const CLOSE_TIMEOUT_S = 3;

const TYPES = {
  timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: String, parse: readMoment },
  text: { to: TEXT, from: [TEXT], serialize: writeText, parse: String },
  // The API passes JSON as text, as the embedded driver expects: serialized again it would be a JSON string.
  json: { to: JSON_TYPE, from: [JSON_TYPE], serialize: writeText, parse: JSON.parse },
  jsonb: { to: JSONB, from: [JSONB], serialize: writeText, parse: JSON.parse },
};

const connect = (url: string, onclose?: () => void) =>
  createPostgresConnection({
    url,
    postgresOptions: { max: 1, connect_timeout: 10, onnotice: () => undefined, onclose, types: TYPES },
  });

const sqlOf = (driver: ISql): Sql => ({
  query: async <Row>(statement: string, parameters: unknown[] = []) => {
    const rows: unknown = await driver.unsafe(statement, parameters as ParameterOrJSON<never>[]);
    return rows as Row[];
  },
  script: async (statements) => void (await driver.unsafe(statements)),
});

const inTransaction = async <Result>(driver: ISql, work: (sql: Sql) => Promise<Result>): Promise<Result> => {
  await driver.unsafe('begin');
  try {
    const result = await work(sqlOf(driver));
    const { command } = await driver.unsafe('commit');
    if (command === 'ROLLBACK')
      throw new Error('A statement of the transaction failed: nothing is committed.');
    return result;
  } catch (cause) {
    await driver.unsafe('rollback').catch(() => undefined); // the first failure says more
    throw cause;
  }
};

/** A Postgres server, which isolates concurrent requests itself. Connects on the first statement. */
export const openPostgres = (url: string): Database => {
  const pool = openPool(CONNECTIONS, (onclose) => connect(url, onclose).driver as Driver);
  const withConnection = async <Result>(work: (driver: ISql) => Promise<Result>): Promise<Result> => {
    const reserved = await pool.reserve();
    try {
      return await work(reserved);
    } finally {
      reserved.release();
    }
  };
  const connection = connect(url);
  connection.driver.reserve = pool.reserve; // what the API does with its driver
  forgetOrigins(connection.driver);
  const inTurn = createQueue(CONNECTIONS);
  return {
    query: (statement, parameters) => withConnection((driver) => sqlOf(driver).query(statement, parameters)),
    script: (statements) => withConnection((driver) => sqlOf(driver).script(statements)),
    connection,
    inTurn,
    transaction: (work, client) =>
      inTurn(() => withConnection((driver) => inTransaction(driver, work)), client),
    listen: async (channel, onMessage) => void (await connection.driver.listen(channel, onMessage)),
    close: async () => {
      await Promise.all([pool.end(CLOSE_TIMEOUT_S), connection.driver.end({ timeout: CLOSE_TIMEOUT_S })]);
    },
  };
};
