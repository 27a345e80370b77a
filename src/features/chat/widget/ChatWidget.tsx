import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { selectWindow, windowMinimised, windowOpened } from '../chatSlice';
import { useTitleCount } from '../useTitleCount';
import { ChatWindow } from './ChatWindow';
import { Launcher } from './Launcher';
import { useOwnChat } from './useOwnChat';
import { useWindowMemory } from './useWindowMemory';

/** The floating button, or the window it opens. The focus goes in with the person, and back with them. */
export function ChatWidget() {
  useWindowMemory();
  const dispatch = useAppDispatch();
  const own = useOwnChat();
  useTitleCount(own.unseen);
  const isOpen = useAppSelector(selectWindow) === 'open';
  const launcher = useRef<HTMLButtonElement>(null);
  /** A person opened or left the window, as opposed to a page that was loaded again. */
  const [isByHand, setIsByHand] = useState(false);

  const byHand = (act: () => unknown) => () => {
    setIsByHand(true);
    act();
  };
  useEffect(() => {
    if (!isOpen && isByHand) launcher.current?.focus({ preventScroll: true });
  }, [isOpen, isByHand]);

  if (!isOpen) {
    const open = byHand(() => dispatch(windowOpened()));
    return <Launcher unread={own.unread} buttonRef={launcher} onOpen={open} />;
  }
  return (
    <ChatWindow
      own={own}
      takesFocus={isByHand}
      onMinimise={byHand(() => dispatch(windowMinimised()))}
      onClose={byHand(own.close)}
    />
  );
}
