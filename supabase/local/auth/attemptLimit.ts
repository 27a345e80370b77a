import { AuthProblem } from './authProblem';
import { createConcurrencyLimit } from '../http/concurrencyLimit';

const WINDOW_MS = 5 * 60_000;

/** Wrong passwords allowed per client and window, as on hosted Supabase (Auth, "Rate limits"). */
const MOST_WRONG_PASSWORDS = 30;

/** The error for a client with too many attempts. */
export const TOO_MANY_TRIES = new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached');

/**
 * Limits a client to `most` wrong attempts per window, and each wider network to twice those of the one in it, against
 * guessing passwords or other secrets. Checking a password takes processor time that every visitor could use.
 *
 * An attempt counts before it is checked; otherwise many concurrent ones would all be let in. `begin` returns a function
 * that takes the attempt back if it was right, or undefined if the client has none left.
 */
export const createAttemptLimit = (most = MOST_WRONG_PASSWORDS) => {
  let opened = Date.now();
  let tries = createConcurrencyLimit(most);
  return {
    /** `client` is an address, or whatever else is limited. */
    begin: (client: string): (() => void) | undefined => {
      if (Date.now() - opened > WINDOW_MS) {
        tries = createConcurrencyLimit(most);
        opened = Date.now();
      }
      return tries.acquire(client);
    },
  };
};
