import { bearerOf, hasApiKey } from '../api/bearer';
import { problemOf } from '../api/databaseProblem';
import type { Backend } from '../backend';
import type { Database, Sql } from '../database/database';
import type { Keys } from '../keys';
import { AuthProblem, authProblem } from './authProblem';
import { createAccountAttemptLimit, TOO_MANY_TRIES } from './attemptLimit';
import { factors, WRONG_CODE } from './factors';
import { factorsOf, noteUserAgent, readSession, type Session, withLevel } from './session';

const FACTORS = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/;

/** The id and the step in the address of a factor endpoint, and the one method that it takes. */
const readEndpoint = ({ url }: Request) => {
  const [, id, step] = FACTORS.exec(new URL(url).pathname) ?? [];
  return { id, step, method: id && !step ? 'DELETE' : 'POST' };
};

type Body = Record<string, unknown>;

const addressOf = ({ headers }: Request): string => headers.get('x-real-ip') ?? '';

/** The fields of a JSON body; none if it is something else. */
const readFields = async (request: Request): Promise<Body> => {
  const body = (await request.json().catch(() => ({}))) as unknown;
  return body && typeof body === 'object' ? (body as Body) : {};
};

/**
 * Adds second factors to the embedded auth server, which has none: their own endpoints, the session's level in every token
 * that it returns, and the user's factors in every user object. Of each session it notes the browser.
 */
export const withSecondFactor = (database: Database, keys: Keys, backend: Backend): Backend => {
  const wrongCodes = createAccountAttemptLimit(database, 'secondFactor');

  const current = async (sql: Sql, session: Session): Promise<Body> => {
    const { sub, session_id } = session.claims;
    const [row] = await sql.query<{ token: string }>(
      `select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1`,
      [session_id],
    );
    const [user] = await sql.query(
      `select id, aud, role, email, email_confirmed_at, raw_app_meta_data as app_metadata,
              raw_user_meta_data as user_metadata, created_at, updated_at from auth.users where id = $1`,
      [sub],
    );
    const now = Math.floor(Date.now() / 1000);
    const expires_in = Math.max(0, (session.claims.exp ?? now) - now);
    return {
      refresh_token: row?.token,
      token_type: 'bearer',
      expires_in,
      expires_at: now + expires_in,
      user,
    };
  };

  /** Handles a request to a factor endpoint and returns the body for `complete`. */
  const perform = async (sql: Sql, request: Request, session: Session, body: Body): Promise<Body> => {
    const { id, step } = readEndpoint(request);
    if (!id) return factors.enrol(sql, session, body);
    if (!step) return factors.remove(sql, session, id);
    if (step === 'challenge') return factors.challenge(sql, session, id);
    await factors.verify(sql, session, id, body, addressOf(request));
    return { access_token: bearerOf(request.headers), ...(await current(sql, session)) };
  };

  /** Counts a wrong code of the user in a transaction of its own: the one that refuses the code is rolled back. */
  const limitWrongCodes = async <Result>(request: Request, work: () => Promise<Result>): Promise<Result> => {
    if (!new URL(request.url).pathname.endsWith('/verify')) return work();
    const { claims } = await readSession(database, request.headers, keys.jwtSecret);
    const takeBack = await wrongCodes.begin(claims.sub, addressOf(request));
    if (!takeBack) throw TOO_MANY_TRIES;
    let isWrong = false;
    try {
      return await work();
    } catch (error) {
      isWrong = error instanceof AuthProblem && error.code === WRONG_CODE;
      throw error;
    } finally {
      if (!isWrong) await takeBack();
    }
  };

  const answerFactors = async (request: Request): Promise<Response> => {
    const { method } = readEndpoint(request);
    if (request.method !== method) return new Response(null, { status: 405, headers: { allow: method } });
    if (!hasApiKey(request.headers, keys)) return new Response(null, { status: 401 });
    const body = await readFields(request);
    const answer = await limitWrongCodes(request, () =>
      database.transaction(
        async (sql) => perform(sql, request, await readSession(sql, request.headers, keys.jwtSecret), body),
        addressOf(request),
      ),
    );
    return Response.json(await complete(answer));
  };

  const withFactors = async (user: { id: string }) => ({
    ...user,
    factors: await factorsOf(database, user.id),
  });

  /** Adds the user's factors to a response body, and the session's level to its token. */
  const complete = async ({ access_token: token, user, ...rest }: Body): Promise<Body> => ({
    ...rest,
    ...(typeof token === 'string' && { access_token: await withLevel(database, token, keys.jwtSecret) }),
    ...(user ? { user: await withFactors(user as { id: string }) } : undefined),
  });

  /** A user who has a second factor cannot change the account without it. */
  const refuseChange = async (request: Request): Promise<void> => {
    if (request.method !== 'PUT') return;
    const session = await readSession(database, request.headers, keys.jwtSecret);
    const factors = await factorsOf(database, session.claims.sub);
    if (session.level !== 'aal2' && factors.some(({ status }) => status === 'verified'))
      throw new AuthProblem(403, 'insufficient_aal', 'AAL2 session is required to update the user');
  };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (FACTORS.test(pathname)) return answerFactors(request);
    if (pathname === '/auth/v1/user') await refuseChange(request);
    const response = await backend(request);
    if (response.status !== 200) return response; // an error, or nothing to complete
    if (pathname === '/auth/v1/token') {
      const body = (await response.json()) as Body;
      await noteUserAgent(database, String(body.access_token), request.headers, keys.jwtSecret);
      return Response.json(await complete(body));
    }
    if (pathname === '/auth/v1/user')
      return Response.json(await withFactors((await response.json()) as { id: string }));
    return response;
  };

  return (request) =>
    answer(request).catch((error: unknown) => {
      const answer = error instanceof AuthProblem ? authProblem(error) : problemOf(error);
      if (answer) return answer;
      throw error;
    });
};
