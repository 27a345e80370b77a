import { useState } from 'react';
import { inboxCopy } from '@/content/chat';
import { useAppSelector } from '@/redux/hooks';
import { lastKnownSeq, type ChatLine } from '../chat';
import { conversationOf, useDeleteChatMutation } from '../chatApi';

/**
 * The question before a chat is deleted, and the deletion. What is written after the question was asked is not deleted
 * with the rest: the question stays, says so, and is asked about the chat as it is by then. `onEnded` runs once it is gone.
 */
export const useEndChat = (line: ChatLine, onEnded: () => void) => {
  const known = useAppSelector((state) => lastKnownSeq(conversationOf(state, line)?.items));
  const [deleteChat, { isLoading }] = useDeleteChatMutation();
  /** Up to where the chat was on screen when the question was asked; null while it is not. */
  const [seen, setSeen] = useState<number | null>(null);
  const [hasNews, setHasNews] = useState(false);

  const ask = () => {
    setHasNews(false);
    setSeen(known);
  };
  const confirm = async (seq: number) => {
    const { data: chat, error } = await deleteChat({ line, seq });
    setHasNews(Boolean(chat));
    setSeen(chat ? chat.seq : null);
    if (!chat && !error) onEnded();
  };

  return {
    ask,
    dialog: {
      open: seen !== null,
      busy: isLoading,
      problem: hasNews ? inboxCopy.hasNews : undefined,
      onCancel: () => setSeen(null),
      onConfirm: () => seen !== null && void confirm(seen),
    },
  };
};
