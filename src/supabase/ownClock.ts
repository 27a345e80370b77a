import { withBody } from './answerBody';

/**
 * auth-js compares a session's `expires_at`, set by the server's clock, with the device's clock: if that is an hour ahead,
 * it refreshes the session on every call (supabase/auth-js#926). Without the field it adds `expires_in` seconds to its own
 * time, and no clock has to be right.
 */
export const withOwnClock =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!response.ok || typeof input !== 'string' || !input.includes('/auth/v1/')) return response;
    const body = (await response
      .clone()
      .json()
      .catch(() => null)) as { expires_at?: number } | null;
    if (!body?.expires_at) return response;
    return withBody(response, { ...body, expires_at: undefined });
  };
