import { randomInt, randomUUID } from 'node:crypto';
import { type Caller, caller, signIn } from '../support/api';
import { claimsOf, type HostProcess, mintToken } from '../support/host';

const PASSWORD = 'correct horse battery';

const account = async (host: HostProcess): Promise<[id: string, email: string]> => {
  const email = `someone-${randomInt(1e9)}@example.test`;
  return [await host.createUser(email, PASSWORD), email];
};

/** The access tokens of every kind of user; a visitor has none. */
export const everyToken = async (host: HostProcess) => {
  const [, email] = await account(host);
  const [anonymousId] = await account(host);
  await host.sql('update auth.users set is_anonymous = true, email = null where id = $1', [anonymousId]);
  const [secondId, secondEmail] = await account(host);
  await host.sql('insert into private.admins (user_id) values ($1)', [secondId]);
  await host.sql(
    `insert into auth.mfa_factors (id, user_id, status)
     values ($1, $2, 'verified')`,
    [randomUUID(), secondId],
  );
  /** Ahead of time: these tests last longer than a password or a code counts as entered just now. */
  const soon = (method: string) => [{ method, timestamp: Math.floor(Date.now() / 1000) + 3600 }];
  const lasting = (token: string) => mintToken(host, { ...claimsOf(token), amr: soon('password') });
  const staff = async (role: string) => {
    const [id, address] = await account(host);
    await host.sql('insert into private.admins (user_id, role) values ($1, $2)', [id, role]);
    return lasting(await signIn(host, address, PASSWORD));
  };
  const halfway = await signIn(host, secondEmail, PASSWORD);
  const role = 'authenticated';
  return {
    visitor: undefined,
    'token without a user': await mintToken(host, { role, aal: 'aal2' }),
    'anonymous sign-in': await mintToken(host, { role, sub: anonymousId, aal: 'aal1', is_anonymous: true }),
    account: await signIn(host, email, PASSWORD),
    'admin before the second factor': halfway,
    scanner: await staff('scanner'),
    office: await staff('office'),
    admin: await lasting(await signIn(host, host.admin.email, host.admin.password)),
    'admin with two factors': await mintToken(host, {
      ...claimsOf(halfway),
      aal: 'aal2',
      amr: soon('totp'),
    }),
  };
};

export type Person = keyof Awaited<ReturnType<typeof everyToken>>;

export const people: Person[] = [
  'visitor',
  'token without a user',
  'anonymous sign-in',
  'account',
  'admin before the second factor',
  'scanner',
  'office',
  'admin',
  'admin with two factors',
];

export const isOwner = (person: Person): boolean => person === 'admin' || person === 'admin with two factors';
export const isAdmin = (person: Person): boolean => person === 'office' || isOwner(person);
export const isStaff = (person: Person): boolean => person === 'scanner' || isAdmin(person);
export const roleOf = (person: Person) => (person === 'visitor' ? 'anon' : 'authenticated');

export const everyCaller = async (host: HostProcess): Promise<Record<Person, Caller>> => {
  const tokens = Object.entries(await everyToken(host));
  return Object.fromEntries(tokens.map(([person, token]) => [person, caller(host, token)])) as Record<
    Person,
    Caller
  >;
};
