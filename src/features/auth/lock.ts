import type { Dispatch } from '@reduxjs/toolkit';
import { storageKeys } from '@/config/storageKeys';
import { IDLE_LIMIT_MS } from '@/config/timing';
import * as tabStorage from '@/supabase/tabStorage';
import { keepLastActive, readLastActive } from './lastActive';
import { sessionLocked, sessionUnlocked } from '@/domain/session/sessionSlice';

const { locked } = storageKeys;

/** Locks the screen until `unlock`, also after a reload. */
export const lock =
  (since = Date.now()) =>
  (dispatch: Dispatch) => {
    tabStorage.setItem(locked, String(since));
    dispatch(sessionLocked(since));
  };

/** For somebody who has proved who they are, here or in another tab. */
export const unlock = () => (dispatch: Dispatch) => {
  tabStorage.removeItem(locked);
  keepLastActive(Date.now());
  dispatch(sessionUnlocked());
};

/** Whether this tab was locked when its page was left. */
export const wasLocked = () => tabStorage.getItem(locked) !== null;

/** Since when a tab that the browser has restored is locked, or would have been if it had been open. */
export const lockedSince = () =>
  Number(tabStorage.getItem(locked)) || (readLastActive() ?? 0) + IDLE_LIMIT_MS;
