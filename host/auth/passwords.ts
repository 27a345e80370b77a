import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from '../database/database';
import { createQueue } from '../database/queue';
import { inRepository } from '../paths';

/** The most comparisons that may wait: some seconds of work for the thread. */
const MOST_WAITING = 50;

/** Compared for an unknown address: the hash of a password that nobody has, of the same cost as all others. */
const NOBODYS_HASH = '$2b$10$vb6mBxXQEXGWitmx7Y1QIOEqlM4v4vuddVaLgDGGRZVUd/YLSyuF.';

type Compare = (password: string, hash: string) => Promise<boolean>;

/** Compares in a thread that is started when first needed, and again if it has failed. Wait for each result. */
const compareInThread = (): Compare => {
  let thread: Worker | undefined;
  const start = (): Worker => {
    const worker = new Worker(inRepository('host/auth/passwordWorker.mjs'), { execArgv: [] });
    worker.on('error', () => (thread = undefined));
    worker.unref();
    return worker;
  };
  return async (password, hash) => {
    thread ??= start();
    thread.postMessage({ password, hash });
    const [isRight] = (await once(thread, 'message')) as [boolean];
    return isRight;
  };
};

/**
 * Creates a check of a user's e-mail address and password. It takes tens of milliseconds of processor time, so it must not
 * block the thread that all others wait for, and a flood waits in a queue of its own, which throws TooBusy. It compares
 * once for an unknown address too: otherwise the time would tell which addresses have an account.
 */
export const createPasswordCheck = (database: Pick<Database, 'transaction'>) => {
  const inTurn = createQueue(1, MOST_WAITING);
  const compare = compareInThread();

  const hashOf = async (email: string, address: string): Promise<string | null | undefined> => {
    const statement = 'select encrypted_password as hash from auth.users where email = $1';
    const [user] = await database.transaction(
      (sql) => sql.query<{ hash: string | null }>(statement, [email.toLowerCase()]),
      address,
    );
    return user?.hash;
  };

  return async (email: string, password: string, address: string): Promise<boolean> => {
    const hash = await hashOf(email, address); // before its turn: who waits long for the database keeps nobody from the thread
    const isRight = await inTurn(() => compare(password, hash ?? NOBODYS_HASH), address);
    return isRight && typeof hash === 'string';
  };
};
