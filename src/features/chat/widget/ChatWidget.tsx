import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { LOAD_AGAIN_MS } from '@/config/timing';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { selectOwnLine, selectWindow, windowOpened } from '../chatSlice';
import { Launcher } from './Launcher';
import { useWindowMemory } from './useWindowMemory';

const loadOwnChat = () => import(/* webpackChunkName: "chat" */ './OwnChat');
type OwnChatProps = Parameters<Awaited<ReturnType<typeof loadOwnChat>>['OwnChat']>[0];

/** A chat of an earlier page comes back, however often its download fails. */
const loadInTheEnd = (): Promise<{ default: ComponentType<OwnChatProps> }> =>
  loadOwnChat().then(
    ({ OwnChat: component }) => ({ default: component }),
    async () => {
      await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
      return loadInTheEnd();
    },
  );

const OwnChat = lazy(loadInTheEnd);

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
  const open = () => {
    setIsByHand(true);
    void loadOwnChat().then(
      () => dispatch(windowOpened()),
      () => undefined,
    );
  };
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
