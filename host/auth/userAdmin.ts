import { changePassword, createUser } from '../admin';
import type { Backend } from '../backend';
import type { Database } from '../database/database';
import type { Keys } from '../keys';
import { readAuthBody } from './authBody';
import { AuthProblem } from './authProblem';
import { isTooLong, MIN_PASSWORD_LENGTH } from '../../supabase/functions/_shared/passwordRule.ts';

const USERS = /^\/auth\/v1\/admin\/users(?:\/([0-9a-f-]{36}))?$/;

const WEAK = new AuthProblem(
  422,
  'weak_password',
  `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`,
);
const EXISTS = new AuthProblem(
  422,
  'email_exists',
  'A user with this email address has already been registered',
);
const NOT_FOUND = new AuthProblem(404, 'user_not_found', 'User not found');

/**
 * Adds what the functions need of the hosted auth server's user administration, for the secret key alone: to create a
 * confirmed user, and to set a user's password. To anybody else these addresses do not exist.
 */
export const withUserAdmin = (database: Database, keys: Keys, backend: Backend): Backend => {
  const administer = async (request: Request, id: string | undefined): Promise<Response> => {
    const { email = '', password = '' } = await readAuthBody(request);
    if (password.length < MIN_PASSWORD_LENGTH || isTooLong(password)) throw WEAK;
    return database.transaction(
      async (sql) => {
        const [user] = await sql.query<{ id: string }>(
          `select id from auth.users where ${id ? 'id::text' : 'email'} = $1`,
          [id ?? email.toLowerCase()],
        );
        if (id && !user) throw NOT_FOUND;
        if (!id && user) throw EXISTS;
        if (user) await changePassword(sql, user.id, password);
        return Response.json({ id: user?.id ?? (await createUser(sql, email.toLowerCase(), password)) });
      },
      request.headers.get('x-real-ip') ?? '',
    );
  };

  return (request) => {
    const [match, id] = USERS.exec(new URL(request.url).pathname) ?? [];
    const isOffered = request.method === (id ? 'PUT' : 'POST');
    if (!match || !isOffered || request.headers.get('apikey') !== keys.secretKey) return backend(request);
    return administer(request, id);
  };
};
