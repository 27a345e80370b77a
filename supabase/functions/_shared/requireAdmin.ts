import { type Ask, callDatabase } from './backend.ts';
import { Refused } from './refused.ts';

/**
 * The id of the admin who made the request. A valid token alone proves nothing, since everybody with an account has one:
 * the auth server checks whether the token is still valid, and the database whether its user is on the list of admins.
 * Throws {@link Refused} 401 or 403.
 */
export const requireAdmin = async (ask: Ask): Promise<string> => {
  const response = await ask('GET', '/auth/v1/user');
  if (response.status >= 500)
    throw new Refused(503, 'Could not reach the sign-in server. Try again in a moment.');
  if (!response.ok) throw new Refused(401, 'Your session has ended. Sign in again.');
  const { id, role } = (await response.json()) as { id?: string; role?: string };
  if (!id || role !== 'authenticated') throw new Refused(401, 'Sign in first.');
  if ((await callDatabase(ask, 'is_admin', {})) !== true)
    throw new Refused(403, 'Only the admin can send e-mails.');
  return id;
};
