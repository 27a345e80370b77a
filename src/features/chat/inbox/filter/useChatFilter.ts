import { useState } from 'react';
import { useAppSelector } from '@/redux/hooks';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { useListChatsQuery } from '../../chatApi';
import { selectChat } from '../../chatSlice';
import { EVERYTHING, isFiltered, type ChatFilter } from '../../desk';
import { useFindChatsQuery } from '../../deskApi';

const TYPING_PAUSE_MS = 300;

/** The chats that the list shows: all, as they are polled for the whole admin area, or those that a filter fits. */
export const useChatFilter = () => {
  const listed = useAppSelector((state) => selectChat(state).listed);
  const [filter, setFilter] = useState<ChatFilter>(EVERYTHING);
  const search = useDebouncedValue(filter.search, TYPING_PAUSE_MS);
  const isOn = isFiltered(filter);
  const all = useListChatsQuery(undefined, { skip: isOn });
  const chatsFound = useFindChatsQuery({ ...filter, search }, { skip: !isOn });
  const { data, currentData, error, refetch } = isOn ? chatsFound : all;
  const chats = isOn ? currentData : data;
  return {
    filter,
    isOn,
    change: (part: Partial<ChatFilter>) => setFilter((before) => ({ ...before, ...part })),
    chats,
    problem: error?.message,
    refetch,
    hasMore: (chats?.length ?? 0) >= listed,
  };
};
