import { reloadForNewBuild } from './reloadForNewBuild';

/**
 * A download that checks, after its second failure and at growing intervals from then on, whether its file is gone with this build:
 * the page is then loaded anew. Whoever calls it decides when it is tried again.
 */
export const withRenewal = <Part>(load: () => Promise<Part>, renew = reloadForNewBuild) => {
  let failures = 0;
  return () =>
    load().catch((cause: unknown) => {
      failures += 1;
      if (failures > 1 && Number.isInteger(Math.log2(failures))) void renew(); // a line that fails keeps it waiting
      throw cause;
    });
};
