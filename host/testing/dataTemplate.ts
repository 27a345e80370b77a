import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFreshDatabase } from './freshDatabase';
import { prepared } from './prepared';

/** Starts a host on a data folder for the first time, with settings over those of the test, and stops it. */
export type FirstStart = (dataDir: string, env?: Record<string, string>) => Promise<void>;

/**
 * Returns a new temporary data folder as the first start leaves it, without waiting for one each time: the first is made,
 * the others are copies. On the server TEST_DATABASE_URL, the same is true of the folder's database, unless that is in the folder.
 */
export const copyTemplate = async (firstStart: FirstStart, isEmbedded: boolean): Promise<string> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-test-'));
  const template = await prepared('.cache/database', '', (draft) => firstStart(draft, { DATABASE_URL: '' }));
  const copy = (to: string, part = '') =>
    cp(path.join(template, part), path.join(to, part), { recursive: true, preserveTimestamps: true });
  if (isEmbedded || !process.env.TEST_DATABASE_URL) {
    await copy(dataDir);
    return dataDir;
  }
  await copy(dataDir, 'secrets.json'); // the admin's password is the one of the database
  await createFreshDatabase(dataDir, {
    name: `template_${path.basename(template)}`,
    fill: async () => {
      const draft = await mkdtemp(path.join(os.tmpdir(), 'carmine-draft-'));
      await copy(draft, 'secrets.json');
      await firstStart(draft);
      return draft;
    },
  });
  return dataDir;
};
