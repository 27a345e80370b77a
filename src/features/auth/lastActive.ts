import { IDLE_SIGN_OUT_MS } from '@/config/timing';

const STORAGE_KEY = 'admin-last-active';

/** The last admin activity that this tab has recorded, in milliseconds since 1970; undefined if there is none. */
export const readLastActive = (): number | undefined => {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY)) || undefined;
  } catch {
    return undefined;
  }
};

export const keepLastActive = (moment: number) => {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(moment));
  } catch {
    // Storage is blocked, so the session itself does not outlive the page either.
  }
};

/** True for a tab that the browser has restored after the idle limit. */
export const wasLeftAlone = () => {
  const last = readLastActive();
  return last !== undefined && Date.now() - last >= IDLE_SIGN_OUT_MS;
};
