import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { chatApi, summariesOf } from '../chatApi';
import { chatWanted, inboxEntered, inboxLeft } from '../chatSlice';

/** Keeps the list of chats up to date for as long as the part that calls it is on the page. */
export const useInbox = () => {
  const dispatch = useAppDispatch();
  chatApi.endpoints.listChats.useQuerySubscription();
  useEffect(() => {
    dispatch(inboxEntered());
    dispatch(chatWanted());
    return () => void dispatch(inboxLeft());
  }, [dispatch]);
};

/** Messages of visitors that nobody has read, over all chats; undefined until the list has been read. */
export const useUnreadTotal = () =>
  useAppSelector((state) => {
    const chats = summariesOf(state);
    return chats && (chats[0]?.unreadTotal ?? 0);
  });
