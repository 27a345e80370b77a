import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { readerZone } from '@/ui/dates/formatDate';
import { chatApi } from '../chatApi';
import { keepEarlierToken, readEarlierToken } from '../chatSecrets';
import { selectOwn } from '../chatSlice';

/** Tells the agents which page the visitor is on, their language and time zone, and the chat that this browser had before. */
export const useVisitorContext = (isOver: boolean) => {
  const dispatch = useAppDispatch();
  const { token, isStarted } = useAppSelector(selectOwn);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!token || !isStarted || isOver) return;
    const earlier = readEarlierToken();
    const contextReport = dispatch(
      chatApi.endpoints.sayContext.initiate(
        {
          ...{ token, page: pathname, language: navigator.language },
          zone: readerZone(),
          ...(earlier && earlier !== token && { earlier }),
        },
        { track: false },
      ),
    );
    void contextReport.then(({ error }) => error || keepEarlierToken(token));
  }, [dispatch, token, isStarted, isOver, pathname]);
};
