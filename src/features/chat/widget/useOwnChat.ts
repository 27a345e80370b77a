import { storageKeys } from '@/config/storageKeys';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { usePageShown } from '@/ui/motion/usePageShown';
import { isOver, unreadByVisitor, type ChatLine } from '../chat';
import { nextToken } from '../chatSecrets';
import {
  closingBegun,
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
import { saveFile } from '@/ui/list/saveFile';
import { useConversation } from '../useConversation';
import { transcriptOf } from './transcript';

/** The visitor's own chat. */
export const useOwnChat = () => {
  const dispatch = useAppDispatch();
  const { isStarted } = useAppSelector(selectOwn);
  const line = useAppSelector(selectOwnLine);
  const shownSeq = useAppSelector(selectShown)[line?.key ?? ''] ?? 0;
  const conversation = useConversation(line, isStarted);
  const { chat, unsent } = conversation;
  const isChatOver = isOver(chat?.status);

  const isInFront = useAppSelector(selectWindow) === 'open';
  const isPageShown = usePageShown();
  const unread = unreadByVisitor(chat, shownSeq);

  /** With the first message: a visitor who writes none leaves no chat behind. */
  const nameChat = (): ChatLine => {
    const token = nextToken();
    dispatch(ownChatNamed(token));
    return { side: 'visitor', key: token };
  };
  const isThere = isStarted || unsent.length > 0;

  /**
   * Closing the window ends the chat (docs/conformance.md, section 4), unless that is undone. Messages that a chat which is over did
   * not accept go back into the draft: the visitor may want to start a new chat with them.
   */
  const close = () => {
    if (line && isThere && !isChatOver) return dispatch(closingBegun());
    restoreToDraft(storageKeys.visitorDraft, unsent);
    if (line) dispatch(chatDropped(line.key));
    return dispatch(windowClosed(null));
  };

  return {
    ...conversation,
    line,
    isOver: isChatOver,
    isFull: chat?.status === 'full',
    unread,
    /** Unread, and not visible. */
    unseen: isInFront && isPageShown ? 0 : unread,
    // From the first key on, so that two tabs that are written in at the same time have one chat.
    onType: () => (line ? conversation.onType() : void nextToken()),
    send: (text: string) => conversation.send(line ?? nameChat(), text),
    canSave: (chat?.items.length ?? 0) + unsent.length > 0,
    save: () => {
      const { name, text } = transcriptOf(chat?.items ?? [], unsent, Date.now());
      saveFile(name, text, 'text/plain;charset=utf-8');
    },
    close,
    startNew: () => line && dispatch(newChatBegun(line)),
  };
};

export type OwnChat = ReturnType<typeof useOwnChat>;
