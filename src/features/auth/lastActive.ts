import { IDLE_SIGN_OUT_MS } from '@/config/timing';

const STORAGE_KEY = 'admin-last-active';

/** When the admin last did something in this tab, in milliseconds since 1970; undefined before anything was noted. */
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
    // Storage is blocked: then the session itself does not outlive the page either.
  }
};

/** True for a tab that a browser has brought back long after anybody used it. */
export const wasLeftAlone = () => {
  const last = readLastActive();
  return last !== undefined && Date.now() - last >= IDLE_SIGN_OUT_MS;
};
