import { bearerOf, type Claims, signToken, verifyToken } from '../api/bearer';
import type { Sql } from '../database/database';
import { AuthProblem } from './authProblem';

/** The signed-in user and their level of authentication. */
export interface Session {
  claims: Claims & { sub: string; session_id: string };
  level: 'aal1' | 'aal2';
  /** The password began the session in the last five minutes. */
  hasRecentPassword: boolean;
  /** A code of the second factor was entered in the last five minutes. */
  hasRecentCode: boolean;
}

export interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp';
  status: 'verified' | 'unverified';
  created_at: string;
  updated_at: string;
}

const FACTOR = 'id, friendly_name, factor_type, status, created_at, updated_at';

/** The second factors of a user, oldest first. */
export const factorsOf = (sql: Sql, userId: string): Promise<Factor[]> =>
  sql.query<Factor>(`select ${FACTOR} from auth.mfa_factors where user_id = $1 order by created_at`, [
    userId,
  ]);

const isComplete = (claims: Claims | undefined): claims is Session['claims'] =>
  claims?.sub !== undefined && claims.session_id !== undefined;

/** The session of an access token. Throws an {@link AuthProblem} if the token is forged or either has expired. */
export const readSession = async (sql: Sql, headers: Headers, secret: string): Promise<Session> => {
  const claims = verifyToken(bearerOf(headers) ?? '', secret);
  if (!isComplete(claims) || (claims.exp ?? 0) * 1000 <= Date.now())
    throw new AuthProblem(403, 'bad_jwt', 'invalid JWT');
  const [storedSession] = await sql.query<{
    aal: Session['level'] | null;
    began: boolean;
    verified: boolean;
  }>(
    `select aal, coalesce(created_at > now() - interval '5 minutes', false) as began,
       coalesce(verified_at > now() - interval '5 minutes', false) as verified
     from auth.sessions where id = $1 and user_id = $2`,
    [claims.session_id, claims.sub],
  );
  if (!storedSession)
    throw new AuthProblem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return {
    claims,
    level: storedSession.aal ?? 'aal1',
    hasRecentPassword: storedSession.began,
    hasRecentCode: storedSession.verified,
  };
};

/** The most characters of a browser's name that are stored; browsers send fewer. */
const MOST_OF_AGENT = 400;

/** Notes which browser has begun or renewed the session of an access token, as the hosted auth server does. */
export const noteUserAgent = async (
  sql: Sql,
  token: string,
  headers: Headers,
  secret: string,
): Promise<void> => {
  const agent = headers.get('user-agent')?.slice(0, MOST_OF_AGENT) ?? null;
  const session = verifyToken(token, secret)?.session_id;
  await sql.query(
    'update auth.sessions set user_agent = $2 where id = $1 and user_agent is distinct from $2',
    [session, agent],
  );
};

/**
 * The same token with the level of its session, in the claims that policies and the client read. Of a session that an older version
 * has raised nobody knows when the code was entered: not before it began.
 */
export const withLevel = async (sql: Sql, token: string, secret: string): Promise<string> => {
  const claims = verifyToken(token, secret);
  if (!isComplete(claims)) return token;
  const [session] = await sql.query<{ aal: string | null; since: number; verified: number }>(
    `select aal, extract(epoch from created_at)::int as since,
       extract(epoch from coalesce(verified_at, created_at))::int as verified
     from auth.sessions where id = $1`,
    [claims.session_id],
  );
  const level = session?.aal ?? 'aal1';
  const amr = [{ method: 'password', timestamp: session?.since }];
  if (level === 'aal2') amr.unshift({ method: 'totp', timestamp: session?.verified });
  return signToken({ ...claims, aal: level, amr }, secret);
};
