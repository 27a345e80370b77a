import { AuthProblem, authProblem } from './authProblem';

const NO_JSON = new AuthProblem(400, 'bad_json', 'Could not parse request body as JSON');

const TEXTS = [
  'email',
  'phone',
  'password',
  'refresh_token',
  'provider',
  'id_token',
  'auth_code',
  'code_verifier',
];

/** PostgreSQL cannot store the NUL character. */
const isText = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && !value.includes('\0'));

/** The hosted auth server's response to credentials that are not text; the embedded one would fail internally. */
export const refuseAuthBody = async (request: Request): Promise<Response | undefined> => {
  if (request.method !== 'POST' && request.method !== 'PUT') return undefined;
  const text = await request.clone().text();
  let body: unknown;
  try {
    body = JSON.parse(text || '{}');
  } catch {
    return authProblem(NO_JSON);
  }
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  const given = (isRecord ? body : {}) as Record<string, unknown>;
  return isRecord && TEXTS.every((name) => isText(given[name])) ? undefined : authProblem(NO_JSON);
};
