import { useAppSelector } from '@/redux/hooks';
import { typingKey } from '../chat';
import { selectChat } from '../chatSlice';
import { useChatDetailsQuery } from '../deskApi';

/** The address of another agent who is typing in this chat, if there is one. */
export const useTypingColleague = (chat: string) => {
  const { currentData } = useChatDetailsQuery(chat);
  const typing = useAppSelector((state) => selectChat(state).typing);
  return currentData?.agents.find((agent) => agent !== currentData.me && typing[typingKey(chat, agent)]);
};
