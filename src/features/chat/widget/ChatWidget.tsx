import { Suspense, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { lazyPart } from '@/ui/loading/lazyPart';
import { retryPart } from '@/ui/loading/retryPart';
import { selectOwnLine, selectWindow, windowOpened } from '../chatSlice';
import { Launcher } from './Launcher';
import { useWindowMemory } from './useWindowMemory';

const loadOwnChat = () => import(/* webpackChunkName: "chat" */ './OwnChat');
let arrival: ReturnType<typeof loadOwnChat> | undefined;
/** Shared by all callers: separate loads could finish later and open the window again. */
const awaitOwnChat = () => (arrival ??= retryPart(loadOwnChat));
const OwnChat = lazyPart(awaitOwnChat, (part) => part.OwnChat);

/**
 * The floating button, or the window it opens. The focus moves into the window on opening, and back on leaving. The chat's
 * code is loaded when the button is hovered or focused, or when there is a chat already.
 */
export function ChatWidget() {
  useWindowMemory();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectWindow) === 'open';
  const hasChat = useAppSelector(selectOwnLine) !== null;
  const [unread, setUnread] = useState(0);
  const launcher = useRef<HTMLButtonElement>(null);
  /** The user opened or left the window, as opposed to a reload that restored it. */
  const [isByHand, setIsByHand] = useState(false);
  useEffect(() => {
    if (!isOpen && isByHand) launcher.current?.focus({ preventScroll: true });
  }, [isOpen, isByHand]);

  const prepare = () => void loadOwnChat().catch(() => undefined);
  const open = () =>
    void awaitOwnChat().then(() => {
      // On a slow connection the user may have moved the focus elsewhere by now, where it stays.
      setIsByHand([launcher.current, document.body].includes(document.activeElement as HTMLElement));
      dispatch(windowOpened());
    });
  return (
    <>
      {!isOpen && <Launcher unread={unread} buttonRef={launcher} onReach={prepare} onOpen={open} />}
      {(isOpen || hasChat) && (
        <Suspense fallback={null}>
          <OwnChat takesFocus={isByHand} onLeave={() => setIsByHand(true)} onUnread={setUnread} />
        </Suspense>
      )}
    </>
  );
}
