import { type BuildOptions, ensureBuilt, hashSources } from './build';
import { isStampOf } from './buildNotes';
import { createSite, type Site } from './site';
import { runUnseen } from './steps';

/**
 * Serves the product's own site, built first if it is missing or out of date, and once more if a start with other settings has
 * built it in between.
 */
export const openBuiltSite = async (dataDir: string, options: BuildOptions): Promise<Site> => {
  for (;;) {
    const folder = await ensureBuilt({ ...options, quick: true });
    const site = await (options.runStep ?? runUnseen)('Reading the site', () => createSite(folder, dataDir));
    if (isStampOf(site.stamp, await hashSources(process.env))) return site;
  }
};
