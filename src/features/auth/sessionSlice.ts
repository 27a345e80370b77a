import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user, as the admin bar shows it. */
export interface SessionUser {
  id: string;
  email: string;
  displayName: string;
  role: string;
}

/**
 * Why the last session ended: inactivity, a session that the server no longer knows, a sign-out in another tab, an account
 * that is no longer an admin's, or the admin's own sign-out.
 */
export type EndReason = 'idle' | 'expired' | 'elsewhere' | 'removed' | 'signedOut';

interface SessionState {
  status: 'unknown' | 'anonymous' | 'authenticated';
  user: SessionUser | null;
  /** Null during a session, before the first, and after a sign-in that was refused. */
  endReason: EndReason | null;
  /** How many recovery codes are left, once one was used in this session and until the admin has dealt with it. */
  codesLeft: number | null;
}

const initialState: SessionState = { status: 'unknown', user: null, endReason: null, codesLeft: null };

/** A session counts only when the user's role is 'authenticated' (docs/conformance.md, section 4). */
const counts = (user: SessionUser | null) => user?.role === 'authenticated';

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A page that needs the session was opened. */
    sessionWanted: () => undefined,
    /** The session ends because of inactivity. */
    sessionIdledOut: (session) => {
      session.endReason = 'idle';
    },
    /** The session ends while the user is active: unsent messages are moved to drafts, so that they can be kept. */
    sessionEnding: (session, { payload: reason }: PayloadAction<EndReason | null>) => {
      session.endReason ??= reason; // it ends in steps
    },
    recoveryCodeUsed: (session, { payload: left }: PayloadAction<number>) => {
      session.codesLeft = left;
    },
    recoverySettled: (session) => {
      session.codesLeft = null;
    },
    sessionChanged: (session, { payload: user }: PayloadAction<SessionUser | null>): SessionState =>
      counts(user)
        ? { status: 'authenticated', user, endReason: null, codesLeft: session.codesLeft }
        : { status: 'anonymous', user: null, endReason: session.endReason, codesLeft: null },
  },
  selectors: {
    selectSessionStatus: ({ status }) => status,
    selectSessionUser: ({ user }) => user,
    selectCodesLeft: ({ codesLeft }) => codesLeft,
    selectEndReason: ({ endReason }) => endReason,
  },
});

export const {
  recoveryCodeUsed,
  recoverySettled,
  sessionIdledOut,
  sessionChanged,
  sessionEnding,
  sessionWanted,
} = sessionSlice.actions;
export const { selectCodesLeft, selectSessionStatus, selectSessionUser, selectEndReason } =
  sessionSlice.selectors;
