import type { UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import { agentLeaving, agentLeft, chatWanted } from './chatSlice';

type Matcher = (action: UnknownAction) => action is UnknownAction;

/**
 * Loads what keeps chats up to date when the first of them is wanted. `isLeaving` and `isSignOut` tell of the admin's
 * going: features do not know each other.
 */
export const startChat = (startListening: StartListening, isLeaving: Matcher, isSignOut: Matcher) => {
  startListening({
    actionCreator: chatWanted,
    effect: async (action, listener) => {
      const sync = await loadPart(action, listener, () => import('./sync/runChat'));
      if (!sync || listener.signal.aborted) return;
      const stop = sync.runChat(startListening, listener);
      // For as long as the store listens at all.
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
