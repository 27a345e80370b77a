import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { chatApi, summariesOf } from '../chatApi';
import { inboxEntered, inboxLeft } from '../chatSlice';
import { wantChat } from '../wantChat';

/** Keeps the list of chats up to date while the calling component is mounted. */
export const useInbox = () => {
  const dispatch = useAppDispatch();
  chatApi.endpoints.listChats.useQuerySubscription();
  useEffect(() => {
    dispatch(inboxEntered());
    dispatch(wantChat());
    return () => void dispatch(inboxLeft());
  }, [dispatch]);
};

/** Unread messages from visitors, over all chats; undefined until the list has loaded. */
export const useUnreadTotal = () =>
  useAppSelector((state) => {
    const chats = summariesOf(state);
    return chats && (chats[0]?.unreadTotal ?? 0);
  });
