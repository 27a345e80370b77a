import type { StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import { sessionWanted } from './sessionSlice';

/** Loads what watches over the session when the first page wants to know who is there: no visitor's does. */
export const startAuth = (startListening: StartListening) => {
  startListening({
    actionCreator: sessionWanted,
    effect: async (action, listener) => {
      const events = await loadPart(
        action,
        listener,
        () => import(/* webpackChunkName: "admin" */ './authEvents'),
      );
      if (!events) return;
      events.startAuthEvents(startListening);
      listener.dispatch(action);
    },
  });
};
