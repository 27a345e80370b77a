import type { UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import { agentLeft, chatWanted } from './chatSlice';

/**
 * Loads what keeps chats up to date when the first of them is wanted. `isSignOut` tells of the admin's going: features
 * do not know each other.
 */
export const startChat = (
  startListening: StartListening,
  isSignOut: (action: UnknownAction) => action is UnknownAction,
) => {
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
    matcher: isSignOut,
    effect: (_action, { dispatch }) => void dispatch(agentLeft()),
  });
};
