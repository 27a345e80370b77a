import { rm } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../dataFolder';
import { Refusal } from '../refusal';
import { moveDurably } from './toDisk';

/**
 * Has `make` write a backup under another name and restore it, and gives it its own only then: one that cannot be restored must not
 * be taken for a backup. It stays as `unchecked-…`, until the next one of this name. Throws a {@link Refusal} if the file exists.
 */
export const makeChecked = async <Result>(
  file: string,
  make: (draft: string) => Promise<Result>,
): Promise<Result> => {
  if (await exists(file)) throw new Refusal(`${file} already exists. Choose another file.`);
  const draft = path.join(path.dirname(file), `unchecked-${path.basename(file)}`);
  await rm(draft, { force: true });
  const result = await make(draft);
  await moveDurably(draft, file);
  return result;
};
