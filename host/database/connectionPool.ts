import pLimit from 'p-limit';
import type { ReservedSql, Sql } from 'postgres';

/** A driver with one connection. */
interface Connection {
  driver: Sql;
  isClosed: boolean;
  /** Called when the connection is lost: each rejects a statement that has no answer yet. */
  pending: Set<(reason: Error) => void>;
}

const END_AT_ONCE = { timeout: 0 };

const closedError = () => Object.assign(new Error('The connection was lost.'), { code: 'CONNECTION_CLOSED' });

/** Rejects when the connection is lost, before the statement is sent or after. */
const answerOn = <Answer>(connection: Connection, send: () => PromiseLike<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (connection.isClosed) return reject(closedError());
    connection.pending.add(reject);
    const settle = () => connection.pending.delete(reject);
    send().then(resolve, reject).then(settle, settle);
  });

/** Connections to a server. Each piece of work reserves one. */
export interface ConnectionPool {
  /** Waits until one is free. Rejects when the server cannot be reached. What is reserved has to be released. */
  reserve: () => Promise<ReservedSql>;
  /** Waits at most `seconds` for work that has reserved one. */
  end: (seconds: number) => Promise<void>;
}

/**
 * At most `count` connections, each of a driver of its own that `openSql` makes, with `max: 1` and this `onclose`. When its connection
 * is lost, its driver is discarded with it. It would send the next statement to a socket that is gone, which throws where nobody
 * can catch it, or begin the next connection with what the last one did not send, and answers neither that nor a rollback that is
 * sent while the connection breaks (porsager/postgres#1154, docs/decisions/014-dependencies.md).
 */
export const openPool = (count: number, openSql: (onclose: () => void) => Sql): ConnectionPool => {
  const all = new Set<Connection>();
  const idle = new Set<Connection>();
  const limit = pLimit(count);

  const discard = (connection: Connection) => {
    connection.isClosed = true;
    all.delete(connection);
    idle.delete(connection);
    for (const fail of connection.pending) fail(closedError());
    void connection.driver.end(END_AT_ONCE);
  };

  const openConnection = (): Connection => {
    const connection: Connection = {
      driver: openSql(() => discard(connection)),
      isClosed: false,
      pending: new Set(),
    };
    all.add(connection);
    return connection;
  };

  const reserveConnection = async (free: () => void): Promise<ReservedSql> => {
    const [connection = openConnection()] = idle;
    idle.delete(connection);
    const reserved = await connection.driver.reserve().catch((cause: unknown) => {
      discard(connection);
      throw cause;
    });
    const unsafe = reserved.unsafe.bind(reserved);
    const release = reserved.release.bind(reserved);
    reserved.unsafe = ((...statement: Parameters<typeof unsafe>) =>
      answerOn(connection, () => unsafe(...statement))) as typeof unsafe;
    reserved.release = () => {
      if (!connection.isClosed) {
        release();
        idle.add(connection);
      }
      free();
    };
    return reserved;
  };

  return {
    reserve: () =>
      new Promise((resolve, reject) => {
        void limit(
          () =>
            new Promise<void>((free) => {
              reserveConnection(free).then(resolve, (cause: Error) => {
                reject(cause);
                free();
              });
            }),
        );
      }),
    end: async (seconds) => {
      await Promise.all([...all].map(({ driver }) => driver.end({ timeout: seconds })));
    },
  };
};
