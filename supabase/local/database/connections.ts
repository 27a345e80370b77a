import pLimit from 'p-limit';
import type { ReservedSql, Sql } from 'postgres';

/** A driver with one connection. */
interface Line {
  driver: Sql;
  isLost: boolean;
  /** Each fails a statement that is not answered yet. */
  unanswered: Set<(reason: Error) => void>;
}

const END_AT_ONCE = { timeout: 0 };

const loss = () => Object.assign(new Error('The connection was lost.'), { code: 'CONNECTION_CLOSED' });

/** Rejects when the connection is lost, before the statement is sent or after. */
const answerOn = <Answer>(line: Line, send: () => PromiseLike<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (line.isLost) return reject(loss());
    line.unanswered.add(reject);
    const isAnswered = () => line.unanswered.delete(reject);
    send().then(resolve, reject).then(isAnswered, isAnswered);
  });

/** Connections to a server, of which each piece of work reserves one. */
export interface Connections {
  /** Waits until one is free. Rejects when the server cannot be reached. What is reserved has to be released. */
  reserve: () => Promise<ReservedSql>;
  /** Waits at most `seconds` for work that has reserved one. */
  end: (seconds: number) => Promise<void>;
}

/**
 * At most `count` connections, each of a driver of its own that `open` makes, with `max: 1` and this `onclose`. When its connection
 * is lost, a driver is left with it. It would send the next statement to a socket that is gone, which throws where nobody
 * can catch it, or begin the next connection with what the last one did not send, and answers neither that nor a rollback that is
 * sent while the connection breaks (porsager/postgres#1154, docs/decisions/020-where-a-library-is-changed.md).
 */
export const openConnections = (count: number, open: (onclose: () => void) => Sql): Connections => {
  const lines = new Set<Line>();
  const idle = new Set<Line>();
  const turns = pLimit(count);

  const leave = (line: Line) => {
    line.isLost = true;
    lines.delete(line);
    idle.delete(line);
    for (const fail of line.unanswered) fail(loss());
    void line.driver.end(END_AT_ONCE);
  };

  const openLine = (): Line => {
    const line: Line = { driver: open(() => leave(line)), isLost: false, unanswered: new Set() };
    lines.add(line);
    return line;
  };

  const reserveLine = async (free: () => void): Promise<ReservedSql> => {
    const [line = openLine()] = idle;
    idle.delete(line);
    const reserved = await line.driver.reserve().catch((cause: unknown) => {
      leave(line);
      throw cause;
    });
    const unsafe = reserved.unsafe.bind(reserved);
    const release = reserved.release.bind(reserved);
    reserved.unsafe = ((...statement: Parameters<typeof unsafe>) =>
      answerOn(line, () => unsafe(...statement))) as typeof unsafe;
    reserved.release = () => {
      if (!line.isLost) {
        release();
        idle.add(line);
      }
      free();
    };
    return reserved;
  };

  return {
    reserve: () =>
      new Promise((resolve, reject) => {
        void turns(
          () =>
            new Promise<void>((free) => {
              reserveLine(free).then(resolve, (cause: Error) => {
                reject(cause);
                free();
              });
            }),
        );
      }),
    end: async (seconds) => {
      await Promise.all([...lines].map(({ driver }) => driver.end({ timeout: seconds })));
    },
  };
};
