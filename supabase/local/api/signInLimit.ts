import { AuthProblem } from '../auth/authProblem';

const WINDOW_MS = 5 * 60_000;

/** Wrong passwords that one client may try in a window: what hosted Supabase allows (Auth, "Rate limits"). */
const MOST_WRONG_PASSWORDS = 30;

const TOO_MANY = new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached');

/**
 * Slows down who guesses passwords, or what else `most` wrong tries of one client are too many of. Checking one keeps the
 * whole process busy for a moment, so that a flood of them would hold up every visitor too.
 */
export const createSignInLimit = (most = MOST_WRONG_PASSWORDS) => {
  let opened = Date.now();
  const failures = new Map<string, number>();
  return {
    /** The refusal of a client that has failed too often, or undefined. */
    refuse: (client: string): AuthProblem | undefined => {
      if (Date.now() - opened > WINDOW_MS) {
        failures.clear();
        opened = Date.now();
      }
      return (failures.get(client) ?? 0) < most ? undefined : TOO_MANY;
    },
    countFailure: (client: string): void => void failures.set(client, (failures.get(client) ?? 0) + 1),
  };
};
