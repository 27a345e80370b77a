import { useState } from 'react';
import { inboxCopy } from '@/content/chat';
import { useAppSelector } from '@/redux/hooks';
import { lastKnownSeq, type ChatLine } from '../chat';
import { conversationOf, useDeleteChatMutation } from '../chatApi';

/**
 * The confirmation dialog for deleting a chat, and the deletion. If a message arrives after it was opened, nothing is
 * deleted: the dialog stays, says so, and asks about the chat as it is now. `onEnded` runs once the chat is gone.
 */
export const useEndChat = (line: ChatLine, onEnded: () => void) => {
  const knownSeq = useAppSelector((state) => lastKnownSeq(conversationOf(state, line)?.items));
  const [deleteChat, { isLoading }] = useDeleteChatMutation();
  /** The last known `seq` when the dialog was opened; null while it is closed. */
  const [seenSeq, setSeenSeq] = useState<number | null>(null);
  const [hasNews, setHasNews] = useState(false);

  const ask = () => {
    setHasNews(false);
    setSeenSeq(knownSeq);
  };
  const confirm = async (seq: number) => {
    const { data: chat, error } = await deleteChat({ line, seq });
    setHasNews(Boolean(chat));
    setSeenSeq(chat ? chat.seq : null);
    if (!chat && !error) onEnded();
  };

  return {
    ask,
    dialog: {
      open: seenSeq !== null,
      busy: isLoading,
      problem: hasNews ? inboxCopy.hasNews : undefined,
      onCancel: () => setSeenSeq(null),
      onConfirm: () => seenSeq !== null && void confirm(seenSeq),
    },
  };
};
