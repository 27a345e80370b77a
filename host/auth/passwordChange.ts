import { hasApiKey } from '../api/bearer';
import type { Backend } from '../backend';
import type { Database } from '../database/database';
import type { Keys } from '../keys';
import { createSharedAttemptLimit, TOO_MANY_TRIES } from './attemptLimit';
import { readAuthBody } from './authBody';
import { AuthProblem } from './authProblem';
import { createPasswordCheck } from './passwords';
import { readSession, type Session } from './session';

const REQUIRED = new AuthProblem(
  400,
  'current_password_required',
  'Current password required when setting new password.',
);
const WRONG = new AuthProblem(400, 'current_password_mismatch', 'Current password is incorrect.');

/**
 * A new password takes the current one, as on a hosted project with "Require current password when updating": whoever finds
 * an unlocked tab cannot change it. It ends all other sessions of the user, which the library leaves as they are.
 */
export const withPasswordChange = (database: Database, keys: Keys, backend: Backend): Backend => {
  const isPasswordOf = createPasswordCheck(database);
  const wrongPasswords = createSharedAttemptLimit(database, 'ownPassword');

  const requireCurrent = async (
    claims: Session['claims'],
    password: unknown,
    address: string,
  ): Promise<void> => {
    if (typeof password !== 'string' || password === '') throw REQUIRED;
    const takeBack = await wrongPasswords.begin(claims.sub);
    if (!takeBack) throw TOO_MANY_TRIES;
    const isRight = await isPasswordOf(claims.email ?? '', password, address).catch(
      async (error: unknown) => {
        await takeBack(); // nothing was learnt about the password
        throw error;
      },
    );
    if (!isRight) throw WRONG;
    await takeBack();
  };

  const change = async (request: Request): Promise<Response> => {
    const { claims } = await readSession(database, request.headers, keys.jwtSecret);
    const { current_password } = await readAuthBody(request);
    await requireCurrent(claims, current_password, request.headers.get('x-real-ip') ?? '');
    const response = await backend(request);
    if (response.ok)
      await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
        claims.sub,
        claims.session_id,
      ]);
    return response;
  };

  return async (request) => {
    const isOfUser = request.method === 'PUT' && new URL(request.url).pathname === '/auth/v1/user';
    if (!isOfUser || !hasApiKey(request.headers, keys)) return backend(request);
    const { password } = await readAuthBody(request);
    return password === undefined ? backend(request) : change(request);
  };
};
