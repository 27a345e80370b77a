import type { Database } from '../database/database';
import { createConcurrencyLimit } from '../http/concurrencyLimit';
import { AuthProblem } from './authProblem';

const WINDOW_MS = 5 * 60_000;

/** The error for a client with too many attempts. */
export const TOO_MANY_TRIES = new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached');

/**
 * Limits a client to `most` wrong attempts per window, and each wider network to twice those of the one in it, against
 * guessing passwords or other secrets. Checking a password takes processor time that every visitor could use.
 *
 * An attempt counts before it is checked; otherwise many concurrent ones would all be let in. `begin` returns a function
 * that takes the attempt back if it was right, or undefined if the client has none left.
 */
export const createAttemptLimit = (most: number) => {
  let windowStart = Date.now();
  let tries = createConcurrencyLimit(most);
  return {
    /** `client` is an address, or whatever else is limited. */
    begin: (client: string): (() => void) | undefined => {
      if (Date.now() - windowStart > WINDOW_MS) {
        tries = createConcurrencyLimit(most);
        windowStart = Date.now();
      }
      return tries.acquire(client);
    },
  };
};

/** What one host lets a client try in five minutes, by the name that `private.limits` knows it by. */
const MOST = { signIn: 30, ownPassword: 10, secondFactor: 10, sessionGrant: 600 } as const;

/**
 * The same for all hosts of a database together, which counts them, in the turn of the client. What this host alone has seen
 * too often does not get that far: a flood costs the database nothing.
 */
export const createSharedAttemptLimit = (database: Database, action: keyof typeof MOST) => {
  const here = createAttemptLimit(MOST[action]);
  const ask = <Row>(statement: string, client: string) =>
    database.transaction((sql) => sql.query<Row>(statement, [action, client]), client);
  return {
    begin: async (client: string): Promise<(() => Promise<void>) | undefined> => {
      const takeBack = here.begin(client);
      if (!takeBack) return undefined;
      const count = ask<{ allowed: boolean }>('select private.begin_try($1, $2) as allowed', client);
      const [shared] = await count.catch((error: unknown) => {
        takeBack(); // nothing was tried
        throw error;
      });
      if (!shared?.allowed) return undefined;
      let isBack = false;
      return async () => {
        if (isBack) return; // or it would free the slot of another try
        isBack = true;
        takeBack();
        await ask('select private.take_back_try($1, $2)', client);
      };
    },
  };
};

/**
 * The same for tries of an account, whose password or session the client has already: in a network that the account is known in
 * they are counted by themselves, so that nobody elsewhere uses them up. `begin` takes the account and the client's address.
 */
export const createAccountAttemptLimit = (database: Database, action: keyof typeof MOST) => {
  const limit = createSharedAttemptLimit(database, action);
  return {
    begin: async (account: string, address: string): Promise<(() => Promise<void>) | undefined> => {
      const [row] = await database.transaction(async (sql) => {
        await sql.query('select private.count_client($1)', [address]);
        return sql.query<{ key: string }>('select private.own_key($1) as key', [account]);
      }, address);
      return limit.begin(row?.key ?? account);
    },
  };
};
