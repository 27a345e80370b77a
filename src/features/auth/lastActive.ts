import { storageKeys } from '@/config/storageKeys';
import { IDLE_LIMIT_MS } from '@/config/timing';
import * as tabStorage from '@/supabase/tabStorage';

const { lastActive } = storageKeys;

/** The last admin activity that this tab has recorded, in milliseconds since 1970; undefined if there is none. */
export const readLastActive = (): number | undefined => Number(tabStorage.getItem(lastActive)) || undefined;

export const keepLastActive = (moment: number) => tabStorage.setItem(lastActive, String(moment));

/** True for a tab that the browser has restored after the idle limit. */
export const hasIdledOut = () => {
  const last = readLastActive();
  return last !== undefined && Date.now() - last >= IDLE_LIMIT_MS;
};
