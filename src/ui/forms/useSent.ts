import { useOnChange } from '../useOnChange';

/**
 * Calls `act` once per successful submission: from here, or from the form that was here before the user left the page
 * (`fixedCacheKey`). Detected by its time, because the pending state may never render: the store's updates between two
 * frames are seen as one.
 */
export const useSent = (sentAt: number | undefined, act: () => void) =>
  useOnChange(sentAt, () => sentAt && act());
