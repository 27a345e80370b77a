import { IDLE_SIGN_OUT_MS } from '@/config/timing';
import { tabStorage } from '@/supabase/tabStorage';

const STORAGE_KEY = 'admin-last-active';

/** The last admin activity that this tab has recorded, in milliseconds since 1970; undefined if there is none. */
export const readLastActive = (): number | undefined => Number(tabStorage.getItem(STORAGE_KEY)) || undefined;

export const keepLastActive = (moment: number) => tabStorage.setItem(STORAGE_KEY, String(moment));

/** True for a tab that the browser has restored after the idle limit. */
export const wasLeftAlone = () => {
  const last = readLastActive();
  return last !== undefined && Date.now() - last >= IDLE_SIGN_OUT_MS;
};
