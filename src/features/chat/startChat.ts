import type { UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import { withRenewal } from '@/ui/loading/withRenewal';
import { agentLeaving, agentLeft, chatWanted } from './chatSlice';

type Matcher = (action: UnknownAction) => action is UnknownAction;

/**
 * Loads the code that keeps chats up to date when the first chat needs it. `isLeaving` and `isSignOut` match the end of
 * the admin's session; they are parameters because features do not import each other.
 */
export const startChat = (startListening: StartListening, isLeaving: Matcher, isSignOut: Matcher) => {
  const loadSync = withRenewal(() => import('./sync/runChat'));
  startListening({
    actionCreator: chatWanted,
    effect: async (_action, listener) => {
      const sync = await loadPart(listener, loadSync);
      if (listener.signal.aborted) return;
      const stop = sync.runChat(startListening, listener);
      // Runs until the store's listeners are cleared.
      await listener.pause(new Promise<never>(() => undefined)).finally(stop);
    },
  });
  startListening({
    matcher: isLeaving,
    effect: (_action, { dispatch }) => void dispatch(agentLeaving()),
  });
  startListening({
    matcher: isSignOut,
    effect: (_action, { dispatch }) => void dispatch(agentLeft()),
  });
};
