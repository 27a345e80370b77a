import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { generateApiKey } from '@supabase/lite';
import { secretsFile } from './dataFolder';
import type { Sql } from './database/database';
import { Refusal } from './refusal';
import publishable from './publishableKey.json' with { type: 'json' };

export interface Keys {
  /** Sent by every visitor's browser: public, the same for every local host. */
  publishableKey: string;
  /** Acts as `service_role`, bypassing all policies. */
  secretKey: string;
  /** Signs the access tokens. */
  jwtSecret: string;
  /** The admin's password unless ADMIN_PASSWORD is set. */
  adminPassword: string;
}

type Secrets = Omit<Keys, 'publishableKey'>;

const createSecrets = async (): Promise<Secrets> => ({
  secretKey: (await generateApiKey('secret')).key,
  jwtSecret: randomBytes(32).toString('base64url'),
  adminPassword: randomBytes(12).toString('base64url'),
});

/** The text of the file, which is made readable for its owner only; undefined if there is no such file. */
const readSecrets = async (file: string): Promise<string | undefined> => {
  try {
    await chmod(file, 0o600);
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    // Replacing keys that merely cannot be read would end every session and lose the admin's password.
    throw new Refusal(`${file} cannot be read: ${message}. Give it to the user who runs the host (chown).`);
  }
};

const keepSecrets = async (file: string, secrets: Secrets): Promise<void> => {
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
};

/**
 * Reads the keys of a data folder from a file that only its owner may read, created on the folder's first use.
 * Throws a {@link Refusal} if the file is damaged or cannot be read.
 */
export const loadKeys = async (folder: string): Promise<Keys> => {
  const file = secretsFile(folder);
  const text = await readSecrets(file);
  if (text === undefined) {
    const secrets = await createSecrets();
    await keepSecrets(file, secrets);
    return { ...publishable, ...secrets };
  }
  try {
    return { ...publishable, ...(JSON.parse(text) as Secrets) };
  } catch {
    throw new Refusal(`${file} is not valid JSON. Restore it, or delete it to create new keys.`);
  }
};

/**
 * The keys of all hosts of a database: those of the first of them, which the others keep in their folders instead of their
 * own. A session that one host has begun is known to all.
 */
export const shareKeys = async (sql: Sql, folder: string, ownKeys: Keys): Promise<Keys> => {
  const { secretKey, jwtSecret, adminPassword } = ownKeys;
  await sql.query('insert into auth.host_keys (keys) values ($1::text::jsonb) on conflict do nothing', [
    JSON.stringify({ secretKey, jwtSecret, adminPassword }),
  ]);
  const [shared] = await sql.query<{ keys: Secrets }>('select keys from auth.host_keys');
  if (!shared) throw new Refusal('The keys in the database were deleted just now. Start again.');
  if (shared.keys.jwtSecret !== jwtSecret) await keepSecrets(secretsFile(folder), shared.keys);
  return { ...publishable, ...shared.keys };
};
