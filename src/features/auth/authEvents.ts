import { isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import { api } from '@/api/api';
import { within } from '@/api/within';
import { SIGN_OUT_ANSWER_MS } from '@/config/timing';
import type { Listener, StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import type { Db } from '@/supabase/client';
import { tabStorage } from '@/supabase/tabStorage';
import { signIn, signOut } from './authApi';
import { createKeptDrafts } from './keptDrafts';
import { keepLastActive, wasLeftAlone } from './lastActive';
import { lastActiveElsewhere } from './otherTabs';
import {
  leftAlone,
  selectSessionStatus,
  selectSessionUser,
  selectWasLeftAlone,
  sessionChanged,
  sessionEnding,
  sessionWanted,
  type SessionUser,
} from './sessionSlice';
import { isAccessDoubtful } from './accessDoubt';

const readUser = ({ id, email = '', role = '', user_metadata: profile }: User): SessionUser => ({
  id,
  email,
  role,
  displayName:
    typeof profile.display_name === 'string' ? profile.display_name : (email.split('@')[0] ?? email),
});

/** The session that the client stores for this tab. Its events also report sessions of other tabs. */
const ownSession = () => {
  const key = tabStorage.keys().find((name) => /^sb-.+-auth-token$/.test(name));
  return key && tabStorage.getItem(key);
};

const isOwn = (session: Session) => ownSession()?.includes(session.access_token) ?? false;

/**
 * Returns the socket to the anonymous role: no channel joined as the admin may stay open (docs/conformance.md, section
 * 4).
 */
const leaveChannels = async (db: Db) => {
  await db.removeAllChannels();
  await db.realtime.setAuth();
};

/** Ends this tab's session. If the request fails, the session is cleared here; on a timeout the caller clears it. */
const endSession = async (db: Db) => {
  const { error } = await within(SIGN_OUT_ANSWER_MS, db.auth.signOut({ scope: 'local' }));
  if (error) tabStorage.clear();
};

/** Results that end a session: of a sign-out, or of a sign-in that was not an admin's. */
const isAnswer = isAnyOf(signOut.matchFulfilled, signOut.matchRejected, signIn.matchRejected);
const ANSWER_MS = 1_000;

/** Whether such a result is pending: resetting the API state now would drop its notice. */
const isStillAnswered = (listener: Listener) =>
  Object.values(listener.getState().api.mutations).some(
    (mutation) =>
      mutation?.status === QueryStatus.pending && ['signIn', 'signOut'].includes(mutation.endpointName ?? ''),
  );

/**
 * Feeds the session slice from Supabase's auth events, starting with the first page that needs it.
 * The callback only dispatches: calling the client inside it can deadlock (supabase/auth-js#762). On sign-in and token
 * refresh the client passes the new token to its socket itself.
 */
export const startAuthEvents = (startListening: StartListening) => {
  const drafts = createKeptDrafts();

  startListening({
    actionCreator: sessionWanted,
    effect: async (action, listener) => {
      const db = await loadPart(action, listener, listener.extra.loadDb);
      if (!db) return;
      const keepDrafts = () => {
        const state = listener.getState();
        const user = selectSessionUser(state);
        if (!user) return;
        if (!selectWasLeftAlone(state)) listener.dispatch(sessionEnding());
        drafts.keep(user.id);
      };
      const end = async () => {
        keepDrafts();
        await endSession(db).catch(tabStorage.clear);
        listener.dispatch(sessionChanged(null));
      };
      const take = (event: AuthChangeEvent, session: Session | null) => {
        if (event === 'MFA_CHALLENGE_VERIFIED')
          setTimeout(() => void db.realtime.setAuth(session?.access_token));
        if (session && selectSessionUser(listener.getState())?.id !== session.user.id)
          drafts.giveBack(session.user.id);
        listener.dispatch(sessionChanged(session ? readUser(session.user) : null));
      };
      /** For a restored tab whose session has idled out: it is kept only if another tab is in use. */
      const bringBack = async (event: AuthChangeEvent, session: Session) => {
        const moment = await lastActiveElsewhere();
        if (selectWasLeftAlone(listener.getState()) || !isOwn(session)) return;
        if (moment === undefined) {
          drafts.keep(session.user.id);
          listener.dispatch(leftAlone());
          return;
        }
        keepLastActive(moment);
        take(event, session);
      };
      const onEvent = (event: AuthChangeEvent, session: Session | null) => {
        if (event === 'SIGNED_OUT') {
          keepDrafts();
          if (ownSession()) return void setTimeout(() => void end()); // signed out in another tab
          tabStorage.clear();
        }
        if (session && !isOwn(session)) return; // another tab's session
        const isBegun = selectSessionStatus(listener.getState()) !== 'unknown';
        if (session && !isBegun && wasLeftAlone()) void bringBack(event, session);
        else take(event, session);
      };
      db.auth.onAuthStateChange(onEvent);
      startListening({ actionCreator: leftAlone, effect: () => void setTimeout(() => void end()) });
    },
  });
  startListening({
    predicate: isAccessDoubtful,
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(['Admin'])),
  });
  // An explicit sign-out discards the drafts.
  startListening({
    matcher: signOut.matchFulfilled,
    effect: () => drafts.forget(),
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
      if (isStillAnswered(listener)) await listener.take(isAnswer, ANSWER_MS);
      listener.dispatch(api.util.resetApiState());
    },
  });
};
