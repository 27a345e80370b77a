import { ensureBuilt, hashSources } from './build';
import { createSite, type Site } from './site';

/**
 * Serves the product's own site, built first if it is missing or out of date, and once more if a start with other settings has
 * built it in between. Aborting `signal` stops a running build.
 */
export const openBuiltSite = async (dataDir: string, signal: AbortSignal): Promise<Site> => {
  for (;;) {
    const site = await createSite(await ensureBuilt(signal), dataDir);
    if (site.stamp === (await hashSources(process.env))) return site;
  }
};
