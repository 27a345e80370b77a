import { useState } from 'react';
import { deskCopy as words } from '@/content/chatDesk';
import { useAppSelector } from '@/redux/hooks';
import { lastKnownSeq, type ChatLine } from '../chat';
import { conversationOf, useCloseChatMutation } from '../chatApi';

/** Ends a chat and keeps it; not if a message arrives that the agent cannot have read: then `problem` says so. */
export const useCloseChat = (line: ChatLine) => {
  const seq = useAppSelector((state) => lastKnownSeq(conversationOf(state, line)?.items));
  const [closeChat, { isLoading, error }] = useCloseChatMutation();
  const [hasNews, setHasNews] = useState(false);
  const close = async () => {
    const { data } = await closeChat({ line, seq });
    setHasNews(data === 'open');
  };
  return { close, isClosing: isLoading, problem: hasNews ? words.closeNews : error?.message };
};
