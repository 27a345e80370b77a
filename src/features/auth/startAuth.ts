import type { StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import { sessionWanted } from '@/domain/session/sessionSlice';

/** Loads the session's listeners with the first page that needs the session: no public page does. */
export const startAuth = (startListening: StartListening) => {
  startListening({
    actionCreator: sessionWanted,
    effect: async (_action, listener) => {
      const events = await loadPart(listener, () => import(/* webpackChunkName: "admin" */ './authEvents'));
      await events.startAuthEvents(startListening, listener);
    },
  });
};
