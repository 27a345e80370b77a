import { App } from '@supabase/lite';
import { checkUserChange, readAuthBody } from './auth/authBody';
import { hasApiKey, refuseToken } from './api/bearer';
import { AuthProblem, authProblem } from './auth/authProblem';
import { MIN_PASSWORD_LENGTH } from '../supabase/functions/_shared/passwordRule.ts';
import { createPasswordCheck } from './auth/passwords';
import type { Database } from './database/database';
import { HOST } from './database/queue';
import { databaseProblem, problemOf } from './api/databaseProblem';
import { embed } from './api/embedding';
import { refuseAddress } from './api/restAddress';
import type { Keys } from './keys';
import { problem } from './http/problem';
import { type DatabaseError, isOutOfReach, type RequestContext, requestContext } from './api/requestContext';
import { createSharedAttemptLimit, TOO_MANY_TRIES } from './auth/attemptLimit';
import { createGrantLimit, type Proof } from './auth/grantLimit';

/** Answers requests for `/rest/v1` and `/auth/v1`. Throws what `withSecondFactor` turns into an error response. */
export type Backend = (request: Request) => Promise<Response>;

/** The Auth endpoints that the app uses. The library's e-mail sign-ins create accounts for anyone, sign-up or not. */
const AUTH_METHODS: ReadonlyMap<string, string[]> = new Map([
  ['/auth/v1/token', ['POST']],
  ['/auth/v1/logout', ['POST']],
  ['/auth/v1/user', ['GET', 'PUT']],
  ['/auth/v1/signup', ['POST']],
  ['/auth/v1/settings', ['GET']],
  ['/auth/v1/health', ['GET']],
]);

const refuse = async (request: Request, keys: Keys): Promise<Response | undefined> => {
  const url = new URL(request.url);
  const { pathname } = url;
  if (!pathname.startsWith('/auth/'))
    return refuseAddress(url) ?? refuseToken(request.headers, keys.jwtSecret);
  const methods = AUTH_METHODS.get(pathname);
  if (!methods) return problem(404, 'PGRST125', 'Not available here.');
  if (!methods.includes(request.method))
    return new Response(null, { status: 405, headers: { allow: methods.join(', ') } });
  const body = await readAuthBody(request);
  if (request.method === 'PUT') checkUserChange(body);
  return undefined;
};

/** A session refresh exactly as clients send it: the library may parse other queries as a password sign-in. */
const isRenewal = ({ url }: Request): boolean => {
  const { search, hash } = new URL(url);
  return search + hash === '?grant_type=refresh_token';
};

const WRONG = new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials');

/** The library responds with 500 to more database errors than hosted PostgREST does, in Auth without a code. */
const isUnmapped = async (response: Response, { code: errorCode }: DatabaseError): Promise<boolean> => {
  if (response.status !== 500) return false;
  const { code = errorCode } = (await response.clone().json()) as { code?: string };
  return code === 'SUP' || code === errorCode;
};

/** REST and Auth on `database`, which must be migrated first; see {@link readSchema}. */
export const createBackend = (database: Database, keys: Keys, siteUrl: string): Backend => {
  const { connection, inTurn } = database;
  embed(connection);
  const app = new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: false,
      minimum_password_length: MIN_PASSWORD_LENGTH,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
    },
    options: { drivers: { email: { send: () => Promise.resolve() } }, server: { disableStudio: true } },
  });
  // The library looks up the signed-in user outside the parts of it that handle errors themselves.
  app.server.onError((error) => {
    const answer = problemOf(error);
    if (answer) return answer;
    throw error;
  });

  const answer = async (request: Request, context: RequestContext): Promise<Response> => {
    const response = await app.fetch(request);
    const { databaseError } = context;
    if (!databaseError || response.ok) return response;
    return isOutOfReach(databaseError) || (await isUnmapped(response, databaseError))
      ? databaseProblem(databaseError)
      : response;
  };
  const signIns = createSharedAttemptLimit(database, 'signIn');
  const isPasswordOf = createPasswordCheck(database);
  const isGranted = createGrantLimit(database);

  const run = (request: Request, address: string): Promise<Response> => {
    const context: RequestContext = {
      method: request.method,
      path: new URL(request.url).pathname.replace(/^\/rest\/v1/, ''),
      headers: Object.fromEntries(request.headers),
      signal: request.signal,
    };
    return inTurn(() => requestContext.run(context, () => answer(request, context)), address);
  };

  const grant = async (request: Request, address: string, proof: Proof): Promise<Response> =>
    (await isGranted(proof, address)) ? run(request, address) : authProblem(TOO_MANY_TRIES);

  /** Refuses a wrong password. The library compares a right one again, on this thread. */
  const checkPassword = async (request: Request, address: string): Promise<Response> => {
    const { email, password, refresh_token } = await readAuthBody(request);
    if (!email || !password) return grant(request, address, { refresh_token }); // the library says which is missing
    if (!(await isPasswordOf(email, password, address))) return authProblem(WRONG);
    return grant(request, address, { email, refresh_token });
  };

  const signIn = async (request: Request, address: string): Promise<Response> => {
    if (!hasApiKey(request.headers, keys)) return new Response(null, { status: 401 });
    const takeBack = await signIns.begin(address);
    if (!takeBack) return authProblem(TOO_MANY_TRIES);
    try {
      const response = await checkPassword(request, address);
      if (response.ok || response.status === TOO_MANY_TRIES.status) await takeBack();
      return response;
    } catch (error) {
      await takeBack(); // nothing was learnt about the password
      throw error;
    }
  };

  const renew = async (request: Request, address: string): Promise<Response> => {
    const { refresh_token } = await readAuthBody(request);
    return grant(request, address, { refresh_token });
  };

  return async (request) => {
    const address = request.headers.get('x-real-ip') ?? '';
    const refusal = await refuse(request, keys);
    if (refusal) return refusal;
    if (new URL(request.url).pathname !== '/auth/v1/token') return run(request, address);
    return isRenewal(request) ? renew(request, address) : signIn(request, address);
  };
};

/**
 * Has the library read the schema of the database. It would do so on the first request, and again for each that comes meanwhile:
 * visitors of a host that joins under load would wait for seconds.
 */
export const readSchema = async (backend: Backend, { publishableKey }: Keys): Promise<void> => {
  const headers = { apikey: publishableKey, 'content-type': 'application/json', 'x-real-ip': HOST };
  const url = 'http://localhost/rest/v1/rpc/keeping_terms';
  await backend(new Request(url, { method: 'POST', headers, body: '{}' }));
};
