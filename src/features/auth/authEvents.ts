import type { User } from '@supabase/supabase-js';
import { api } from '@/api/api';
import type { StartListening } from '@/redux/listening';
import type { Db } from '@/supabase/client';
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

/** The socket goes back to being anybody's: no channel stays that was joined as the admin (spec section 4). */
const leaveChannels = async (db: Db) => {
  await db.removeAllChannels();
  await db.realtime.setAuth();
};

/**
 * Feeds the session slice from Supabase's auth events, from the first page that needs it on.
 * The callback only dispatches: calling the client inside it can dead-lock (supabase/auth-js#762). On sign-in and on a
 * refreshed token the client hands the new one to its socket by itself.
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
      if (!now)
        void listener.extra
          .loadDb()
          .then(leaveChannels)
          .catch(() => undefined);
      // The sign-out itself is still being answered: a reset now would swallow what it has to say.
      await Promise.allSettled(listener.dispatch(api.util.getRunningMutationsThunk()));
      listener.dispatch(api.util.resetApiState());
    },
  });
};
