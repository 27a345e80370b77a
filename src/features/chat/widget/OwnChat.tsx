import { useEffect } from 'react';
import { chatCopy } from '@/content/chat';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { selectIsClosing, selectWindow, windowMinimised } from '../chatSlice';
import { useTitleCount } from '../useTitleCount';
import { ChatWindow } from './ChatWindow';
import { useOwnChat } from './useOwnChat';
import { useVisitorContext } from './useVisitorContext';

interface OwnChatProps {
  takesFocus: boolean;
  /** The user minimised or closed the window. */
  onLeave: () => void;
  onUnread: (count: number) => void;
}

/** The visitor's chat: its window while that is open, and the unread count. */
export function OwnChat({ takesFocus, onLeave, onUnread }: OwnChatProps) {
  const dispatch = useAppDispatch();
  const ownChat = useOwnChat();
  const isOpen = useAppSelector(selectWindow) === 'open';
  useTitleCount(ownChat.unseen);
  useVisitorContext(ownChat.isOver);
  const isClosing = useAppSelector(selectIsClosing);
  const announcement = ownChat.unread > 0 ? chatCopy.unread(ownChat.unread) : isClosing && chatCopy.closing;
  // The open window announces each message itself.
  useAnnouncement((!isOpen && announcement) || '');
  useEffect(() => {
    onUnread(ownChat.unread);
    return () => onUnread(0);
  }, [onUnread, ownChat.unread]);
  if (!isOpen) return null;
  const leave = (act: () => unknown) => () => {
    onLeave();
    act();
  };
  return (
    <ChatWindow
      ownChat={ownChat}
      takesFocus={takesFocus}
      onMinimise={leave(() => dispatch(windowMinimised()))}
      onClose={leave(ownChat.close)}
    />
  );
}
