import { useEffect } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { tabStorage } from '@/supabase/tabStorage';
import { readToken } from '../chatSecrets';
import { chatWanted, selectWindow, widgetEntered, widgetLeft, windowRestored } from '../chatSlice';
import { readOutbox } from '../outbox';

const { chatToken, chatWindow } = storageKeys;

const readKept = () => {
  const kept = tabStorage.getItem(chatWindow);
  return kept === 'open' || kept === 'minimised' ? kept : 'closed';
};

const keep = (state: string) => {
  if (state === 'closed') tabStorage.removeItem(chatWindow);
  else tabStorage.setItem(chatWindow, state);
};

/** Whether there is a chat to keep up to date, from an earlier page or from another tab. */
const hasTraces = () => readToken() !== null || readOutbox().length > 0;

/** Restores the window after a reload. A page without a chat sends no requests. */
export const useWindowMemory = () => {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectWindow);

  useEffect(() => {
    dispatch(widgetEntered());
    dispatch(windowRestored(readKept()));
    const look = () => {
      if (hasTraces()) dispatch(chatWanted());
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === chatToken) look();
    };
    look();
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      dispatch(widgetLeft());
    };
  }, [dispatch]);

  useEffect(() => {
    keep(state);
    if (state !== 'closed') dispatch(chatWanted());
  }, [dispatch, state]);
};
