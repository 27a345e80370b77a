import type { User } from '@supabase/supabase-js';
import { api } from '@/api/api';
import type { StartListening } from '@/redux/listening';
import { selectSessionUser, sessionChanged, sessionWanted, type SessionUser } from './sessionSlice';

const readUser = ({ id, email = '', role = '', user_metadata: profile }: User): SessionUser => ({
  id,
  email,
  role,
  displayName:
    typeof profile.display_name === 'string' ? profile.display_name : (email.split('@')[0] ?? email),
});

const clearSessionStorage = () => {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing was kept in it.
  }
};

/**
 * Feeds the session slice from Supabase's auth events, from the first page that needs it on.
 * The callback only dispatches: calling the client inside it can dead-lock (supabase/auth-js#762).
 */
export const startAuthEvents = (startListening: StartListening) => {
  startListening({
    actionCreator: sessionWanted,
    effect: async (_action, listener) => {
      listener.unsubscribe();
      const db = await listener.extra.loadDb();
      db.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT') clearSessionStorage();
        listener.dispatch(sessionChanged(session ? readUser(session.user) : null));
      });
    },
  });
  startListening({
    actionCreator: sessionChanged,
    effect: async (_action, listener) => {
      const [before, now] = [listener.getOriginalState(), listener.getState()].map(
        (state) => selectSessionUser(state)?.id,
      );
      if (!before || before === now) return;
      // The sign-out itself is still being answered: a reset now would swallow what it has to say.
      await Promise.allSettled(listener.dispatch(api.util.getRunningMutationsThunk()));
      listener.dispatch(api.util.resetApiState());
    },
  });
};
