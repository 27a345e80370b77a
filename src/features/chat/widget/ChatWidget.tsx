import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { lazyPart } from '@/ui/loading/lazyPart';
import { useStillBehind } from '@/ui/motion/pageMotion';
import { useOnChange } from '@/ui/useOnChange';
import {
  closingUndone,
  selectAsked,
  selectIsClosing,
  selectOwnLine,
  selectWindow,
  windowOpened,
} from '../chatSlice';
import { Launcher } from './Launcher';
import { useWindowMemory } from './useWindowMemory';

const OwnChat = lazyPart(
  () => import(/* webpackChunkName: "chat" */ './OwnChat'),
  (file) => file.OwnChat,
);

/**
 * The floating button, or the window that it, or a question begun elsewhere on the page, opens. The focus moves into the window on opening, and back on leaving. The chat's
 * code is loaded when the button is hovered or focused, or when there is a chat already.
 */
export function ChatWidget() {
  useWindowMemory();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectWindow) === 'open';
  useStillBehind(isOpen);
  const isClosing = useAppSelector(selectIsClosing);
  const hasChat = useAppSelector(selectOwnLine) !== null;
  const [unread, setUnread] = useState(0);
  const launcher = useRef<HTMLButtonElement>(null);
  /** The user opened or left the window, as opposed to a reload that restored it. */
  const [isByHand, setIsByHand] = useState(false);
  useEffect(() => {
    if (!isOpen && isByHand) launcher.current?.focus({ preventScroll: true });
  }, [isOpen, isByHand]);

  const [isOpening, setIsOpening] = useState(false);
  const openWindow = useCallback(() => {
    setIsOpening(true);
    const pressed = document.activeElement;
    void OwnChat.load().then(() => {
      setIsOpening(false);
      // On a slow connection the user may have moved the focus elsewhere by now, where it stays.
      setIsByHand([pressed, document.body].includes(document.activeElement));
      dispatch(windowOpened());
    });
  }, [dispatch]);
  useOnChange(useAppSelector(selectAsked), openWindow);
  return (
    <>
      {!isOpen && (
        <Launcher
          unread={unread}
          buttonRef={launcher}
          isOpening={isOpening}
          onReach={() => void OwnChat.load()}
          onOpen={openWindow}
          onUndo={isClosing ? () => dispatch(closingUndone()) : undefined}
        />
      )}
      {(isOpen || hasChat) && (
        <Suspense fallback={null}>
          <OwnChat takesFocus={isByHand} onLeave={() => setIsByHand(true)} onUnread={setUnread} />
        </Suspense>
      )}
    </>
  );
}
