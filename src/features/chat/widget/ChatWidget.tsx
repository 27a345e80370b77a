import { Suspense, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { lazyPart } from '@/ui/loading/lazyPart';
import { retryPart } from '@/ui/loading/retryPart';
import { selectOwnLine, selectWindow, windowOpened } from '../chatSlice';
import { Launcher } from './Launcher';
import { useWindowMemory } from './useWindowMemory';

const loadOwnChat = () => import(/* webpackChunkName: "chat" */ './OwnChat');
let arrival: ReturnType<typeof loadOwnChat> | undefined;
/** One wait for all who ask: at the end of each further one the window would open again. */
const awaitOwnChat = () => (arrival ??= retryPart(loadOwnChat));
const OwnChat = lazyPart(awaitOwnChat, (part) => part.OwnChat);

/**
 * The floating button, or the window it opens. The focus goes in with the person, and back with them. What shows a chat
 * is fetched when the button is reached for, or when there is a chat already.
 */
export function ChatWidget() {
  useWindowMemory();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectWindow) === 'open';
  const hasChat = useAppSelector(selectOwnLine) !== null;
  const [unread, setUnread] = useState(0);
  const launcher = useRef<HTMLButtonElement>(null);
  /** A person opened or left the window, as opposed to a page that was loaded again. */
  const [isByHand, setIsByHand] = useState(false);
  useEffect(() => {
    if (!isOpen && isByHand) launcher.current?.focus({ preventScroll: true });
  }, [isOpen, isByHand]);

  const prepare = () => void loadOwnChat().catch(() => undefined);
  const open = () =>
    void awaitOwnChat().then(() => {
      // On a bad line that takes a while: who is somewhere else by now goes on there.
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
