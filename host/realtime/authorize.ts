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

/** The row of `realtime.messages` that checks ask for: the policies decide about the topic that is set, not the row's. */
const PROBE = '00000000-0000-0000-0000-000000000000';

/** Stores the one row that {@link isJoinAllowed} asks for. */
export const prepareJoins = async (database: Pick<Database, 'query'>): Promise<void> => {
  await database.query(
    `insert into realtime.messages (id, topic, extension) values ($1, '', 'broadcast') on conflict do nothing`,
    [PROBE],
  );
};

/**
 * Checks the policies on `realtime.messages` as hosted Realtime does: can this role with these claims read a broadcast of
 * the topic? It writes nothing, so that refused joins fill no disk. The check is queued with the other requests of `client`.
 */
export const isJoinAllowed = (
  database: Pick<Database, 'transaction'>,
  listener: Listener,
  topic: string,
  client: string,
): Promise<boolean> =>
  database.transaction(async (sql) => {
    await sql.query('set transaction read only');
    await sql.query(
      `select set_config('realtime.topic', $1, true), set_config('request.jwt.claims', $2, true),
              set_config('request.jwt.claim.sub', $3, true), set_config('role', $4, true)`,
      [topic, JSON.stringify(listener.claims), listener.claims.sub ?? '', listener.role],
    );
    const rows = await sql.query('select from realtime.messages where id = $1', [PROBE]);
    return rows.length > 0;
  }, client);
