import { useOnChange } from '../useOnChange';

/**
 * Acts once for each time at which something sent has arrived: from here, or from the form that stood here when somebody
 * left the page (`fixedCacheKey`). By its time, as nobody need ever see it under way: the store tells of all that happened
 * between two frames at once.
 */
export const useSent = (sentAt: number | undefined, act: () => void) =>
  useOnChange(sentAt, () => sentAt && act());
