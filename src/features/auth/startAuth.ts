import type { StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import { sessionWanted } from './sessionSlice';

/** Loads the session's listeners with the first page that needs the session: no public page does. */
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
