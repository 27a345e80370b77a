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
import { castsDoubt } from './standingDoubt';

const readUser = ({ id, email = '', role = '', user_metadata: profile }: User): SessionUser => ({
  id,
  email,
  role,
  displayName:
    typeof profile.display_name === 'string' ? profile.display_name : (email.split('@')[0] ?? email),
});

/** The session as the client keeps it for this tab. It passes on what happens in the other tabs, too. */
const ownSession = () => {
  const key = tabStorage.keys().find((name) => /^sb-.+-auth-token$/.test(name));
  return key && tabStorage.getItem(key);
};

const isOwn = (session: Session) => ownSession()?.includes(session.access_token) ?? false;

/** The socket goes back to being anybody's: no channel stays that was joined as the admin (spec section 4). */
const leaveChannels = async (db: Db) => {
  await db.removeAllChannels();
  await db.realtime.setAuth();
};

/** Ends this tab's session. Where the server cannot be told in time, the session ends here all the same. */
const endSession = async (db: Db) => {
  const { error } = await within(SIGN_OUT_ANSWER_MS, db.auth.signOut({ scope: 'local' }));
  if (error) tabStorage.clear();
};

/** What ends a session: a sign-out, or a sign-in that turned out to be no admin's. */
const isAnswer = isAnyOf(signOut.matchFulfilled, signOut.matchRejected, signIn.matchRejected);
const ANSWER_MS = 1_000;

/** A reset now would swallow what it has to say. */
const isStillAnswered = (listener: Listener) =>
  Object.values(listener.getState().api.mutations).some(
    (mutation) =>
      mutation?.status === QueryStatus.pending && ['signIn', 'signOut'].includes(mutation.endpointName ?? ''),
  );

/**
 * Feeds the session slice from Supabase's auth events, from the first page that needs it on.
 * The callback only dispatches: calling the client inside it can dead-lock (supabase/auth-js#762). On sign-in and on a
 * refreshed token the client hands the new one to its socket by itself.
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
      /** A page that begins with an old session: the browser has brought the tab back. */
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
          if (ownSession()) return void setTimeout(() => void end()); // it happened in another tab
          tabStorage.clear();
        }
        if (session && !isOwn(session)) return; // another tab's
        const isBegun = selectSessionStatus(listener.getState()) !== 'unknown';
        if (session && !isBegun && wasLeftAlone()) void bringBack(event, session);
        else take(event, session);
      };
      db.auth.onAuthStateChange(onEvent);
      startListening({ actionCreator: leftAlone, effect: () => void setTimeout(() => void end()) });
    },
  });
  startListening({
    predicate: castsDoubt,
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(['Admin'])),
  });
  // Who logs out leaves nothing behind.
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
