const WINDOW_MS = 5 * 60_000;

/** Wrong passwords that one client may try in a window: what hosted Supabase allows (Auth, "Rate limits"). */
const MOST_WRONG_PASSWORDS = 30;

/**
 * Slows down who guesses passwords, or what else `most` wrong tries of one client are too many of. Checking one keeps the whole process busy for a moment, so that a flood of them
 * would hold up every visitor too.
 */
export const createSignInLimit = (most = MOST_WRONG_PASSWORDS) => {
  let opened = Date.now();
  const failures = new Map<string, number>();
  return {
    /** The answer to a client that has failed too often, or undefined. */
    refuse: (client: string): Response | undefined => {
      if (Date.now() - opened > WINDOW_MS) {
        failures.clear();
        opened = Date.now();
      }
      if ((failures.get(client) ?? 0) < most) return undefined;
      const body = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
      return Response.json(body, { status: 429 });
    },
    countFailure: (client: string): void => void failures.set(client, (failures.get(client) ?? 0) + 1),
  };
};
