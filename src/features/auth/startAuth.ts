import type { StartListening } from '@/redux/listening';
import { sessionWanted } from './sessionSlice';

const LOAD_AGAIN_MS = 5_000;

/** Loads what watches over the session when the first page wants to know who is there: no visitor's does. */
export const startAuth = (startListening: StartListening) => {
  startListening({
    actionCreator: sessionWanted,
    effect: async (action, listener) => {
      listener.unsubscribe();
      try {
        const { startAuthEvents } = await import(/* webpackChunkName: "admin" */ './authEvents');
        startAuthEvents(startListening);
      } catch {
        listener.subscribe();
        await listener.delay(LOAD_AGAIN_MS);
      }
      listener.dispatch(action);
    },
  });
};
