import { useEffect } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import * as tabStorage from '@/supabase/tabStorage';
import { readToken } from '../chatSecrets';
import { selectWindow, widgetEntered, widgetLeft, windowRestored } from '../chatSlice';
import { readOutbox } from '../outbox';
import { wantChat } from '../wantChat';

const { chatToken, chatWindow } = storageKeys;

const readKept = () => {
  const keptWindow = tabStorage.getItem(chatWindow);
  return keptWindow === 'open' || keptWindow === 'minimised' ? keptWindow : 'closed';
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
    const keptWindow = readKept();
    if (keptWindow !== 'closed') dispatch(windowRestored(keptWindow));
    const look = () => {
      if (hasTraces()) dispatch(wantChat());
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
    if (state !== 'closed') dispatch(wantChat());
  }, [dispatch, state]);
};
