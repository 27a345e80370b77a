import { reloadForNewBuild } from './reloadForNewBuild';
import { retryForever } from './retryForever';

/**
 * Loads a part of the app, however often its download fails. After the second failure, and at growing intervals from then
 * on, checks whether the part is gone with its build.
 */
export const retryPart = <Part>(load: () => Promise<Part>, renew = reloadForNewBuild): Promise<Part> => {
  let failures = 0;
  return retryForever(() =>
    load().catch(async (cause: unknown) => {
      failures += 1;
      if (failures > 1 && Number.isInteger(Math.log2(failures))) await renew();
      throw cause;
    }),
  );
};
