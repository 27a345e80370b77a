import { cp } from 'node:fs/promises';
import { prepared } from './prepared';

/**
 * Gives a test a data folder as the first start leaves it, without waiting for one each time: `fill` creates the first,
 * the others are copies.
 */
export const copyTemplate = async (
  dataDir: string,
  fill: (dataDir: string) => Promise<void>,
): Promise<void> => {
  const template = await prepared('.cache/database', '', fill);
  await cp(template, dataDir, { recursive: true, preserveTimestamps: true });
};
