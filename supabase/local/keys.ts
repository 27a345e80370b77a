import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { Refusal } from './refusal';
import publishable from './publishableKey.json' with { type: 'json' };

export interface Keys {
  /** What every visitor's browser sends: public, the same for every local host. */
  publishableKey: string;
  /** Acts as `service_role`, past every policy. */
  secretKey: string;
  /** Signs the access tokens. */
  jwtSecret: string;
  /** What the admin signs in with unless ADMIN_PASSWORD says otherwise. */
  adminPassword: string;
}

/** Where a data folder keeps its keys and the admin's first password. */
export const secretsFile = (folder: string): string => path.join(folder, 'secrets.json');

type Secrets = Omit<Keys, 'publishableKey'>;

const createSecrets = async (): Promise<Secrets> => ({
  secretKey: (await generateApiKey('secret')).key,
  jwtSecret: randomBytes(32).toString('base64url'),
  adminPassword: randomBytes(12).toString('base64url'),
});

/** The file's text, for its owner's eyes only; undefined where there is no such file. */
const readSecrets = async (file: string): Promise<string | undefined> => {
  try {
    await chmod(file, 0o600);
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    // New keys in place of those that are only out of reach would end every session and lose the admin's password.
    throw new Refusal(
      `${file} cannot be read: ${message}. Make it a file of the user who runs the host (chown).`,
    );
  }
};

/**
 * Reads the keys of a data folder from a file that only its owner may read, made at the folder's first use.
 * Throws a {@link Refusal} when the file is damaged or out of reach.
 */
export const loadKeys = async (folder: string): Promise<Keys> => {
  const file = secretsFile(folder);
  const text = await readSecrets(file);
  if (text === undefined) {
    const secrets = await createSecrets();
    await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    await rename(`${file}.new`, file);
    return { ...publishable, ...secrets };
  }
  try {
    return { ...publishable, ...(JSON.parse(text) as Secrets) };
  } catch {
    throw new Refusal(`${file} is not JSON. Restore it, or remove it to make new keys.`);
  }
};
