import { Refused } from './refused.ts';

const TIMEOUT_MS = 5_000;

/** Calls the product's API on behalf of the client that made the request. Rejects if there is no response. */
export type Ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Response>;

/** How to reach the API; `url` has no trailing slash. */
export interface BackendAddress {
  url: string;
  fetch: typeof fetch;
}

/** Calls the API with these two headers. */
const askWith =
  (key: { authorization: string; apikey: string }, { url, fetch }: BackendAddress): Ask =>
  async (method, path, body) => {
    const headers = { ...key, 'content-type': 'application/json' };
    const answer = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    try {
      return await fetch(url + path, { ...answer, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch {
      throw new Refused(503, 'Could not reach the database. Try again in a moment.');
    }
  };

/** Calls the API past every policy: only for what no caller may do on their own. */
export const askAsService = (secretKey: string, backend: BackendAddress): Ask =>
  askWith({ authorization: `Bearer ${secretKey}`, apikey: secretKey }, backend);

/**
 * Most of what a function does needs no key of its own: it uses the two headers that the caller's browser also sends to the
 * API, and can do no more than the caller. Throws {@link Refused} 401 if one of them is missing.
 */
export const askAs = (request: Request, backend: BackendAddress): Ask => {
  const authorization = request.headers.get('authorization') ?? '';
  const apikey = request.headers.get('apikey') ?? '';
  if (!/^Bearer \S+$/i.test(authorization) || !apikey) throw new Refused(401, 'Sign in first.');
  return askWith({ authorization, apikey }, backend);
};

/** Calls a database function and returns its result. Throws {@link Refused} with the status and message of an error. */
export const callDatabase = async (ask: Ask, name: string, parameters: object): Promise<unknown> => {
  const response = await ask('POST', `/rest/v1/rpc/${name}`, parameters);
  const result: unknown = await response.json().catch(() => null); // no content, or a gateway's page
  if (response.ok) return result;
  const { message = 'The database rejected the request.' } = (result ?? {}) as { message?: string };
  throw new Refused(response.status, message);
};
