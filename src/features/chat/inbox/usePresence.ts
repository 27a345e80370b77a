import { useEffect } from 'react';
import { PRESENT_EVERY_MS } from '@/config/timing';
import { useAppDispatch } from '@/redux/hooks';
import { askQuietly } from '@/redux/quietly';
import { presentCall } from '../supportApi';

/** Says every minute that somebody of the office has the admin area open. A lost one is made up for by the next. */
export const usePresence = (isPresent: boolean) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isPresent) return;
    const tell = () => void dispatch(askQuietly(presentCall));
    tell();
    const timer = setInterval(tell, PRESENT_EVERY_MS);
    return () => clearInterval(timer);
  }, [dispatch, isPresent]);
};
