import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionChanged, sessionEnding } from '@/domain/session/sessionSlice';
import type { StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import { withRenewal } from '@/ui/loading/withRenewal';
import { agentLeaving, agentLeft, chatWanted } from './chatSlice';

const isSignOut = (action: UnknownAction): action is UnknownAction =>
  sessionChanged.match(action) && action.payload === null;

/** Loads the code that keeps chats up to date when the first chat needs it, and ends the agent's with the session. */
export const startChat = (startListening: StartListening) => {
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
    actionCreator: sessionEnding,
    effect: (_action, { dispatch }) => void dispatch(agentLeaving()),
  });
  startListening({
    matcher: isSignOut,
    effect: (_action, { dispatch }) => void dispatch(agentLeft()),
  });
};
