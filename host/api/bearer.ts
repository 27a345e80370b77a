import { createHmac, timingSafeEqual } from 'node:crypto';
import { problem } from '../http/problem';
import type { Keys } from '../keys';

export interface Claims {
  /** Seconds since 1970. */
  exp?: number;
  role?: string;
  /** Id of the user. */
  sub?: string;
  session_id?: string;
  email?: string;
  [more: string]: unknown;
}

const sign = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(content).digest();

/** Creates an access token with these claims (RFC 7515, HS256). */
export const signToken = (claims: Claims, secret: string): string => {
  const [header, payload] = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const content = `${header}.${payload}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
};

/** The bearer token of a request, if any (RFC 6750, section 2.1). */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Whether a request states a valid API key, as all of them must. */
export const hasApiKey = (headers: Headers, { publishableKey, secretKey }: Keys): boolean =>
  [publishableKey, secretKey].includes(headers.get('apikey') ?? '');

/** The claims of an access token, or undefined if its signature is invalid. */
export const verifyToken = (token: string, secret: string): Claims | undefined => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = sign(`${header}.${payload}`, secret);
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
};

/**
 * PostgREST's error response to a forged or expired access token, otherwise undefined. The embedded API would silently
 * treat the request as anonymous, and the client would never learn that it has to refresh its session.
 */
export const refuseToken = (headers: Headers, secret: string): Response | undefined => {
  const token = bearerOf(headers);
  if (!token || token.startsWith('sb_')) return undefined; // an API key, which the library checks
  const claims = verifyToken(token, secret);
  if (!claims) return problem(401, 'PGRST301', 'JWT is not valid');
  if ((claims.exp ?? 0) * 1000 <= Date.now()) return problem(401, 'PGRST303', 'JWT expired');
  return undefined;
};

/**
 * The response to a large body of a request with these headers, before it is read. Undefined for staff, also with a token that
 * has expired, as their client has to learn that, and for the secret key: nobody else has anything large to send.
 */
export const refuseLargeBody = (headers: Headers, { jwtSecret, secretKey }: Keys): Response | undefined => {
  const token = bearerOf(headers);
  if (secretKey === (token ?? headers.get('apikey'))) return undefined;
  if (token === undefined || token.startsWith('sb_'))
    return problem(413, 'PT413', 'The request is larger than 64 KB.');
  return verifyToken(token, jwtSecret) ? undefined : problem(401, 'PGRST301', 'JWT is not valid');
};
