import { type Claims, verifyToken } from '../api/bearer';
import type { Database } from '../database/database';
import type { Keys } from '../keys';

/** The user that a channel is joined as. */
export interface Listener {
  role: 'anon' | 'authenticated';
  claims: Claims;
  /** Milliseconds since 1970; the token must be refreshed by then. */
  expiresAt: number;
}

const VISITOR: Listener = { role: 'anon', claims: { role: 'anon' }, expiresAt: Infinity };

/**
 * The user of this token: an anonymous visitor if there is none, or if it is the publishable key, which supabase-js sends
 * in its place. Undefined if it is forged or expired.
 */
export const identify = (token: unknown, keys: Keys): Listener | undefined => {
  if (token === undefined || token === null || token === keys.publishableKey) return VISITOR;
  const claims = typeof token === 'string' ? verifyToken(token, keys.jwtSecret) : undefined;
  const expiresAt = (claims?.exp ?? 0) * 1000;
  if (!claims || expiresAt <= Date.now() || claims.role !== 'authenticated') return undefined;
  return { role: claims.role, claims, expiresAt };
};

/** Thrown to roll back a transaction. */
const rollback = new Error('rollback');

/**
 * Checks the policies on `realtime.messages` as hosted Realtime does: in a transaction that is rolled back, can this role
 * with these claims read a broadcast of the topic? The check is queued with the other requests of `client`.
 */
export const isJoinAllowed = async (
  database: Pick<Database, 'transaction'>,
  listener: Listener,
  topic: string,
  client: string,
): Promise<boolean> => {
  let isVisible = false;
  try {
    await database.transaction(async (sql) => {
      const [added] = await sql.query<{ id: string }>(
        `insert into realtime.messages (topic, extension) values ($1, 'broadcast') returning id`,
        [topic],
      );
      await sql.query(
        `select set_config('realtime.topic', $1, true), set_config('request.jwt.claims', $2, true),
                set_config('request.jwt.claim.sub', $3, true), set_config('role', $4, true)`,
        [topic, JSON.stringify(listener.claims), listener.claims.sub ?? '', listener.role],
      );
      // By primary key: the table's files may still contain the dead row of every earlier check.
      const rows = await sql.query('select from realtime.messages where id = $1', [added?.id]);
      isVisible = rows.length > 0;
      throw rollback;
    }, client);
  } catch (error) {
    if (error !== rollback) throw error;
  }
  return isVisible;
};
