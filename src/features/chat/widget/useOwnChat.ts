import { storageKeys } from '@/config/storageKeys';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { usePageShown } from '@/ui/motion/usePageShown';
import { countUnread, isOver, type ChatLine } from '../chat';
import { makeToken } from '../chatSecrets';
import {
  newChatBegun,
  ownChatNamed,
  selectOwn,
  selectOwnLine,
  selectShown,
  selectWindow,
  windowClosed,
} from '../chatSlice';
import { restoreToDraft } from '../drafts';
import { chatDropped } from '../outboxSlice';
import { useConversation } from '../useConversation';

/** The visitor's own chat. */
export const useOwnChat = () => {
  const dispatch = useAppDispatch();
  const { isStarted } = useAppSelector(selectOwn);
  const line = useAppSelector(selectOwnLine);
  const shown = useAppSelector(selectShown)[line?.key ?? ''] ?? 0;
  const conversation = useConversation(line, isStarted);
  const { chat, unsent } = conversation;
  const isChatOver = isOver(chat?.status);

  const isInFront = useAppSelector(selectWindow) === 'open';
  const isPageShown = usePageShown();
  const unread = chat ? countUnread('visitor', chat.items, Math.max(chat.seenSeq, shown)) : 0;

  /** The token is created with the first message: a visitor who writes none leaves nothing behind. */
  const nameChat = (): ChatLine => {
    const token = makeToken();
    dispatch(ownChatNamed(token));
    return { side: 'visitor', key: token };
  };
  const isThere = isStarted || unsent.length > 0;

  /** Messages that the chat did not accept go back into the draft: the visitor may want to start a new chat with them. */
  const close = () => {
    const left = isChatOver ? unsent : unsent.filter(({ state }) => state === 'failed');
    restoreToDraft(storageKeys.visitorDraft, left);
    if (line && isChatOver) dispatch(chatDropped(line.key));
    dispatch(windowClosed(isThere && !isChatOver ? line : null));
  };

  return {
    ...conversation,
    line,
    isOver: isChatOver,
    isFull: chat?.status === 'full',
    unread,
    /** Unread, and not visible. */
    unseen: isInFront && isPageShown ? 0 : unread,
    send: (text: string) => conversation.send(line ?? nameChat(), text),
    close,
    startNew: () => line && dispatch(newChatBegun(line)),
  };
};

export type OwnChat = ReturnType<typeof useOwnChat>;
