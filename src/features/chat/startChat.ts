import type { UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '@/redux/listening';
import { agentLeft, chatWanted } from './chatSlice';

const LOAD_AGAIN_MS = 5_000;

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
    effect: async (_action, listener) => {
      listener.unsubscribe();
      const sync = await import('./sync/runChat').catch(() => null);
      if (!sync) {
        // The download failed: whoever wanted the chat still does.
        listener.subscribe();
        await listener.delay(LOAD_AGAIN_MS);
        listener.dispatch(chatWanted());
        return;
      }
      if (listener.signal.aborted) return;
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
