import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../dataFolder';

const FOLDER = '.cache/database';

/** A hash of everything that could make a new data folder different. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  const sources = (await readdir('supabase', { recursive: true })).filter((file) => /\.(ts|sql)$/.test(file));
  for (const file of sources.sort()) hash.update(file).update(await readFile(path.join('supabase', file)));
  return hash.digest('hex').slice(0, 16);
};

const make = async (template: string, fill: (dataDir: string) => Promise<void>): Promise<void> => {
  const earlier = await readdir(FOLDER).catch(() => []);
  await mkdir(FOLDER, { recursive: true });
  const draft = await mkdtemp(path.join(FOLDER, 'draft-'));
  await fill(draft);
  await rename(draft, template).catch(() => rm(draft, { recursive: true })); // another process was faster
  const outdated = earlier.filter((name) => !name.startsWith('draft-') && name !== path.basename(template));
  for (const name of outdated) await rm(path.join(FOLDER, name), { recursive: true, force: true });
};

/**
 * Gives a test a data folder as the first start leaves it, without waiting for one each time: `fill` creates the first,
 * the others are copies until a source of the host or the schema changes.
 */
export const copyTemplate = async (
  dataDir: string,
  fill: (dataDir: string) => Promise<void>,
): Promise<void> => {
  const template = path.join(FOLDER, await fingerprint());
  if (!(await exists(template))) await make(template, fill);
  await cp(template, dataDir, { recursive: true, preserveTimestamps: true });
};
