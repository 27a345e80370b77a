import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { signToken } from '../api/bearer';

type Claims = Record<string, unknown>;

/** The claims of a token. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** A token that the host itself could have issued, valid for an hour unless the claims say otherwise. */
export const mintToken = async ({ dataDir }: { dataDir: string }, claims: Claims): Promise<string> => {
  const { jwtSecret } = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    jwtSecret: string;
  };
  const now = Math.floor(Date.now() / 1000);
  return signToken({ aud: 'authenticated', iat: now, exp: now + 3600, ...claims }, jwtSecret);
};
