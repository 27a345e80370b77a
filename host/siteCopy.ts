import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of the site that only this host reads. */
export interface SiteCopy {
  /** Resolves to the path of a new file with this content. Throws an {@link UncopiedSite}. */
  keep: (content: Buffer) => Promise<string>;
  remove: () => Promise<void>;
}

/** The data folder cannot take the files, as when its disk is full. */
export class UncopiedSite extends Error {}

const refuse = ({ message }: Error): never => {
  throw new UncopiedSite(message);
};

/**
 * An empty copy in the data folder, in place of a former one: what a host serves must stay as it is when the folder of the site
 * is built anew, emptied or taken away, and would be 17 MB in memory. Its name keeps it out of backups.
 */
export const openSiteCopy = async (dataDir: string): Promise<SiteCopy> => {
  const folder = path.join(dataDir, 'site.new');
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  await remove()
    .then(() => mkdir(folder, { mode: 0o700 }))
    .catch(refuse);
  let count = 0;
  return {
    keep: async (content) => {
      count += 1;
      const file = path.join(folder, String(count));
      await writeFile(file, content, { mode: 0o600 }).catch(refuse);
      return file;
    },
    remove,
  };
};
