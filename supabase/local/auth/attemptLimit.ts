import { AuthProblem } from './authProblem';
import { createPlaces } from '../http/places';

const WINDOW_MS = 5 * 60_000;

/** Wrong passwords that one client may try in a window: what hosted Supabase allows (Auth, "Rate limits"). */
const MOST_WRONG_PASSWORDS = 30;

/** The refusal of who has tried too often. */
export const TOO_MANY_TRIES = new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached');

/**
 * Slows down who guesses passwords, or what else `most` wrong tries of one client are too many of. Checking one keeps the
 * whole process busy for a moment, so that a flood of them would hold up every visitor too.
 *
 * A try counts from before it is checked, or many at once would all be let in. `begin` returns what takes it back when it
 * was right, or undefined when the client has none left.
 */
export const createAttemptLimit = (most = MOST_WRONG_PASSWORDS) => {
  let opened = Date.now();
  let tries = createPlaces(most);
  return {
    begin: (client: string): (() => void) | undefined => {
      if (Date.now() - opened > WINDOW_MS) {
        tries = createPlaces(most);
        opened = Date.now();
      }
      return tries.enter(client);
    },
  };
};
