import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../dataFolder';

const isSource = (file: string): boolean => /\.(ts|sql|csv)$/.test(file) && !file.endsWith('.test.ts');

const hashSources = async (): Promise<string> => {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  for (const folder of ['host', 'supabase']) {
    const sources = (await readdir(folder, { recursive: true })).filter(isSource);
    for (const file of sources.sort()) hash.update(file).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

let sourceHash: Promise<string> | undefined;

/** A hash of everything that the host and its database are made of, read once in a process. */
const fingerprint = (): Promise<string> => (sourceHash ??= hashSources());

/**
 * The path in `folder` of what `make` has put at the path that it was given: made once, and anew when a source of the host
 * or the schema has changed.
 */
export const prepared = async (
  folder: string,
  extension: string,
  make: (draft: string) => Promise<unknown>,
): Promise<string> => {
  const file = path.join(folder, `${await fingerprint()}${extension}`);
  if (await exists(file)) return file;
  await mkdir(folder, { recursive: true });
  // Another process may have made the same since: it is not outdated.
  const outdated = (await readdir(folder)).filter(
    (name) => !name.startsWith('draft-') && name !== path.basename(file),
  );
  const draft = path.join(folder, `draft-${randomBytes(4).toString('hex')}${extension}`);
  await make(draft);
  await rename(draft, file).catch(() => rm(draft, { recursive: true })); // another process was faster
  for (const name of outdated) await rm(path.join(folder, name), { recursive: true, force: true });
  return file;
};
