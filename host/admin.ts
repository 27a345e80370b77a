import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Database, Sql } from './database/database';
import { prepare } from './database/migrations';

/** The cost that the auth server itself uses. */
const BCRYPT_COST = 10;

interface User {
  id: string;
  encrypted_password: string;
}

const findUser = async (sql: Sql, email: string): Promise<User | undefined> =>
  (await sql.query<User>('select id, encrypted_password from auth.users where email = $1', [email]))[0];

/** Adds a confirmed user as a sign-up would, with a password hash of this cost; sign-up itself is off. */
export const createUser = async (
  sql: Sql,
  email: string,
  password: string,
  cost = BCRYPT_COST,
): Promise<string> => {
  const id = randomUUID();
  const identity = JSON.stringify({ sub: id, email, email_verified: true });
  await sql.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, $3, now(), '{"provider": "email", "providers": ["email"]}', $4::text::jsonb)`,
    [id, email, await bcrypt.hash(password, cost), identity],
  );
  await sql.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values ($1, 'email', $2::text, $2::text::uuid, $3::text::jsonb)`,
    [randomUUID(), id, identity],
  );
  return id;
};

/** Sets a user's password, and ends all sessions. */
export const changePassword = async (sql: Sql, id: string, password: string): Promise<void> => {
  await sql.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    id,
    await bcrypt.hash(password, BCRYPT_COST),
  ]);
  await sql.query('delete from auth.sessions where user_id = $1', [id]);
};

/** Whether this password was chosen at an earlier start already. */
const wasChosen = async (sql: Sql, { id }: User, password: string): Promise<boolean> => {
  const [storedPassword] = await sql.query<{ hash: string }>(
    'select hash from auth.chosen_password where user_id = $1',
    [id],
  );
  return storedPassword !== undefined && (await bcrypt.compare(password, storedPassword.hash));
};

const noteChosen = async (sql: Sql, id: string, password: string): Promise<void> => {
  await sql.query(
    `insert into auth.chosen_password (user_id, hash) values ($1, $2)
     on conflict (user_id) do update set hash = excluded.hash`,
    [id, await bcrypt.hash(password, BCRYPT_COST)],
  );
};

/** The e-mail addresses of all other owners: those of a former ADMIN_EMAIL keep their access. */
export const otherOwners = async (database: Database, email: string): Promise<string[]> => {
  const otherOwners = await database.query<{ email: string }>(
    "select email from auth.users join private.admins on user_id = id where email <> $1 and admins.role = 'owner' order by email",
    [email],
  );
  return otherOwners.map((account) => account.email);
};

const hasOwner = async (sql: Sql): Promise<boolean> =>
  (await sql.query("select from private.admins where role = 'owner' limit 1")).length > 0;

export interface AdminSignIn {
  email: string;
  /** Unset when the admin has chosen a password of their own. */
  password?: string;
  /** The account was created just now. */
  isNew: boolean;
}

/**
 * Makes sure that the admin exists, and that somebody owns the site. A chosen password applies once: when it is chosen for
 * the first time, or another one than at the last start; it then ends every session if it differs from the old one. A
 * generated password is set only for a new user. Returns the credentials to sign in with.
 */
export const ensureAdmin = (
  database: Database,
  email: string,
  password: { chosen?: string; generated: string },
): Promise<AdminSignIn> =>
  prepare(database, async (sql) => {
    const user = await findUser(sql, email);
    const newPassword = password.chosen ?? password.generated;
    const matches = !user || (await bcrypt.compare(newPassword, user.encrypted_password));
    const isKnown = user && password.chosen && (await wasChosen(sql, user, password.chosen));
    const applies = password.chosen !== undefined && !isKnown;
    if (user && !matches && applies) await changePassword(sql, user.id, newPassword);
    const id = user?.id ?? (await createUser(sql, email, newPassword));
    if (applies) await noteChosen(sql, id, newPassword);
    // Another owner may have removed this one from the staff: that must last beyond the next start.
    if (!user || !(await hasOwner(sql)))
      await sql.query(
        `insert into private.admins (user_id) values ($1) on conflict (user_id) do update set role = 'owner'`,
        [id],
      );
    return { email, password: matches || applies ? newPassword : undefined, isNew: !user };
  });
