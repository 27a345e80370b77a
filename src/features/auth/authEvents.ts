import { isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import { api } from '@/api/api';
import { within } from '@/api/within';
import { isSession } from '@/config/storageKeys';
import { LOCK_LIMIT_MS, SIGN_OUT_ANSWER_MS } from '@/config/timing';
import type { Listener, StartListening } from '@/redux/listening';
import { loadPart } from '@/redux/loadPart';
import type { Db } from '@/supabase/client';
import { onSessionLost } from '@/supabase/tabSession';
import * as tabStorage from '@/supabase/tabStorage';
import { signIn, signOut, standing } from './authApi';
import { createKeptDrafts } from './keptDrafts';
import { keepLastActive, hasIdledOut, readLastActive } from './lastActive';
import { lock, lockedSince, unlock, wasLocked } from './lock';
import { announceSignOut, lastActiveElsewhere, wasSignedOutElsewhere, watchOtherTabs } from './otherTabs';
import {
  sessionIdledOut,
  selectSessionStatus,
  selectSessionUser,
  selectEndReason,
  sessionChanged,
  sessionEnding,
  type EndReason,
  type SessionUser,
} from '@/domain/session/sessionSlice';
import { suggestsLostAccess } from './lostAccess';
import { askBeforeLeaving } from './unsent';

const readUser = ({ id, email = '', role = '', user_metadata: profile }: User): SessionUser => ({
  id,
  email,
  role,
  displayName:
    typeof profile.display_name === 'string' ? profile.display_name : (email.split('@')[0] ?? email),
});

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

type Answering = 'signIn' | 'giveUpSignIn' | 'signOut';

/** Whether such a result is pending, of one of these endpoints. */
const isPending = (listener: Listener, ...endpoints: Answering[]) =>
  Object.values(listener.getState().api.mutations).some(
    (mutation) =>
      mutation?.status === QueryStatus.pending && endpoints.includes(mutation.endpointName as Answering),
  );

/** Why the client has removed this tab's session. */
const reasonOf = (listener: Listener): EndReason | null => {
  if (isPending(listener, 'signOut')) return 'signedOut';
  return isPending(listener, 'signIn', 'giveUpSignIn') ? null : 'expired';
};

/**
 * Feeds the session slice from Supabase's auth events, starting with the first page that needs it.
 * The callback only dispatches: calling the client inside it can deadlock (supabase/auth-js#762). On sign-in and token
 * refresh the client passes the new token to its socket itself.
 */
export const startAuthEvents = async (startListening: StartListening, listener: Listener) => {
  const drafts = createKeptDrafts();
  askBeforeLeaving(() => !drafts.isEmpty());

  startListening({
    predicate: suggestsLostAccess,
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(['Admin'])),
  });
  // An explicit sign-out discards the drafts, and is one of all tabs.
  startListening({
    matcher: signOut.matchFulfilled,
    effect: () => {
      drafts.forget();
      announceSignOut();
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
      // Resetting the API state now would drop the notice.
      if (isPending(listener, 'signIn', 'signOut')) await listener.take(isAnswer, ANSWER_MS);
      listener.dispatch(api.util.resetApiState());
    },
  });

  const isRestored = tabStorage.keys().some(isSession);
  const db = await loadPart(listener, listener.extra.loadDb);
  /** The session that the client stores for this tab. Its events also report sessions of other tabs. */
  const ownSession = () => tabStorage.getItem(db.sessionKey);
  const isOwn = (session: Session) => ownSession()?.includes(session.access_token) ?? false;
  const keepDrafts = (reason: EndReason | null) => {
    const state = listener.getState();
    const user = selectSessionUser(state);
    if (!user) return;
    if (selectEndReason(state) !== 'idle') listener.dispatch(sessionEnding(reason));
    drafts.keep(user.id);
  };
  const end = async (reason: EndReason) => {
    keepDrafts(reason);
    await endSession(db).catch(tabStorage.clear);
    listener.dispatch(sessionChanged(null));
  };
  const take = (event: AuthChangeEvent, session: Session | null) => {
    if (event === 'MFA_CHALLENGE_VERIFIED') setTimeout(() => void db.realtime.setAuth(session?.access_token));
    if (session && selectSessionUser(listener.getState())?.id !== session.user.id)
      drafts.giveBack(session.user.id);
    // A tab that is left before it watches for activity must hear of a sign-out, too.
    if (session && readLastActive() === undefined) keepLastActive(Date.now());
    listener.dispatch(sessionChanged(session ? readUser(session.user) : null));
  };
  /** For a restored tab that is locked, or has been idle: it opens only if it is not, and another tab is in use. */
  const restoreSession = async (event: AuthChangeEvent, session: Session) => {
    const moment = wasLocked() ? undefined : await lastActiveElsewhere(session.user.id);
    if (selectEndReason(listener.getState()) || !isOwn(session)) return;
    const since = lockedSince();
    if (moment !== undefined) keepLastActive(moment);
    else if (Date.now() - since < LOCK_LIMIT_MS) listener.dispatch(lock(since));
    else {
      drafts.keep(session.user.id);
      listener.dispatch(sessionIdledOut('locked'));
      return;
    }
    take(event, session);
  };
  const onEvent = (event: AuthChangeEvent, session: Session | null) => {
    if (session && !isOwn(session)) return; // another tab's session
    const isBegun = selectSessionStatus(listener.getState()) !== 'unknown';
    if (event === 'SIGNED_OUT') {
      if (ownSession()) return; // another tab's, for whatever reason: a sign-out is announced
      keepDrafts(reasonOf(listener));
      tabStorage.clear();
    }
    if (!session && !isBegun && isRestored) listener.dispatch(sessionEnding('expired'));
    if (session && !isBegun && wasSignedOutElsewhere()) {
      drafts.keep(session.user.id);
      listener.dispatch(sessionEnding('elsewhere'));
      setTimeout(() => void end('elsewhere'));
    } else if (session && !isBegun && (wasLocked() || hasIdledOut())) void restoreSession(event, session);
    else take(event, session);
  };
  // Before the client reports that there is no session.
  onSessionLost((userId) => {
    drafts.keep(userId);
    if (selectSessionStatus(listener.getState()) !== 'unknown') return void end('copied');
    tabStorage.clear();
    listener.dispatch(sessionEnding('copied'));
  });
  db.auth.onAuthStateChange(onEvent);
  watchOtherTabs({
    onSignOut: () => {
      const isEnding = selectEndReason(listener.getState()) !== null;
      if (ownSession() && !isEnding) void end('elsewhere');
    },
    onUnlock: (userId) => {
      if (selectSessionUser(listener.getState())?.id === userId) listener.dispatch(unlock());
    },
  });
  startListening({
    actionCreator: sessionIdledOut,
    effect: ({ payload: reason }) => void setTimeout(() => void end(reason)),
  });
  startListening({
    matcher: standing.matchFulfilled,
    effect: ({ payload, meta }) => {
      const isCurrent = selectSessionUser(listener.getState())?.id === meta.arg.originalArgs;
      if (payload === 'stranger' && isCurrent && !isPending(listener, 'signIn', 'signOut'))
        void end('removed');
    },
  });
};
