import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Claims = Record<string, unknown>;

const chunk = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as its holder of `secret` signs it (RFC 7515, HS256). */
export const signToken = (claims: Claims, secret: string): string => {
  const content = `${chunk({ alg: 'HS256', typ: 'JWT' })}.${chunk(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

/** What a token says. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** A token that the host itself could have made, valid for an hour unless the claims say otherwise. */
export const mintToken = async ({ dataDir }: { dataDir: string }, claims: Claims): Promise<string> => {
  const { jwtSecret } = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    jwtSecret: string;
  };
  const now = Math.floor(Date.now() / 1000);
  return signToken({ aud: 'authenticated', iat: now, exp: now + 3600, ...claims }, jwtSecret);
};
