import { randomBytes, randomUUID } from 'node:crypto';
import { signToken } from '../api/bearer';
import { ask, type Attempt, isDone, note, type Target } from './target';

const chunk = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const claims = (role: string) => ({
  aud: 'authenticated',
  exp: 4_102_444_800,
  role,
  sub: randomUUID(),
  aal: 'aal2',
  session_id: randomUUID(),
});

const unsigned = (role: string, alg: string) => `${chunk({ alg, typ: 'JWT' })}.${chunk(claims(role))}.`;

const signed = (role: string, secret: string) => signToken(claims(role), secret);

/** Tokens that anyone can make up. */
const forgeries = ({ key }: Target): [name: string, token: string][] =>
  ['authenticated', 'service_role', 'postgres'].flatMap((role) => [
    [`unsigned (alg none) as ${role}`, unsigned(role, 'none')],
    [`unsigned (alg NONE) as ${role}`, unsigned(role, 'NONE')],
    [`without a signature (HS256) as ${role}`, unsigned(role, 'HS256')],
    [`signed with the public key as ${role}`, signed(role, key)],
    [`signed with nothing as ${role}`, signed(role, '')],
    [
      `signed with the secret of the documentation as ${role}`,
      signed(role, 'super-secret-jwt-token-with-at-least-32-characters-long'),
    ],
  ]);

/** Tries forged tokens on every endpoint. */
export const attackTokens = async (target: Target): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  const mail = {
    toWho: 'receiver',
    receiversMail: 'a@example.test',
    sendersName: 'x',
    subject: 'x',
    message: [],
  };
  for (const [name, token] of [
    ...forgeries(target),
    ['nonsense', 'x.y.z'],
    ['an SQL string', `' or 1=1 --`],
  ] as const) {
    const headers = { authorization: `Bearer ${token}` };
    const rows = await ask(target, 'GET', '/rest/v1/consignment?select=*&limit=1', { headers });
    const user = await ask(target, 'GET', '/auth/v1/user', { headers });
    const asKey = await ask(target, 'GET', '/rest/v1/consignment?select=*&limit=1', {
      headers: { apikey: token },
    });
    const answer = await ask(target, 'POST', '/functions/v1/foxEmail', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: mail,
    });
    attempts.push(
      note(`rows with a token ${name}`, rows, isDone(rows)),
      note(`the user of a token ${name}`, user, isDone(user)),
      note(`rows with a key ${name}`, asKey, isDone(asKey)),
      note(`mail with a token ${name}`, answer, isDone(answer)),
    );
  }
  for (const key of ['', 'sb_publishable_x', `sb_secret_${randomBytes(24).toString('base64url')}`]) {
    const answer = await ask(target, 'GET', '/rest/v1/consignment?select=id', { headers: { apikey: key } });
    attempts.push(note(`rows with the key ${JSON.stringify(key.slice(0, 14))}`, answer, isDone(answer)));
  }
  const bare = await ask(target, 'POST', '/functions/v1/foxEmail', {
    headers: { 'idempotency-key': randomUUID() },
    body: mail,
  });
  const withKey = await ask(target, 'POST', '/functions/v1/foxEmail', {
    headers: { authorization: `Bearer ${target.key}`, 'idempotency-key': randomUUID() },
    body: mail,
  });
  return [
    ...attempts,
    note('mail without a token', bare, isDone(bare)),
    note('mail with the public key as a token', withKey, isDone(withKey)),
  ];
};
