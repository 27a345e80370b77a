import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { PROOF_DUE } from '@/config/status';

/** The signed-in user, as the admin bar shows it. */
export interface SessionUser {
  id: string;
  email: string;
  displayName: string;
  role: string;
}

/**
 * Why the last session ended: inactivity, the end of a locked session, a session that the server no longer knows, a sign-out in
 * another tab, an account that is no longer an admin's, the admin's own sign-out, or another tab of which this one is a copy.
 */
export type EndReason = 'idle' | 'locked' | 'expired' | 'elsewhere' | 'removed' | 'signedOut' | 'copied';

interface SessionState {
  /** A page that needs the session was opened. */
  isWanted: boolean;
  status: 'unknown' | 'anonymous' | 'authenticated';
  user: SessionUser | null;
  /** Null during a session, before the first, and after a sign-in that was refused. */
  endReason: EndReason | null;
  /** How many recovery codes are left, once one was used in this session and until the admin has dealt with it. */
  codesLeft: number | null;
  /** Since when the screen is locked, in milliseconds since 1970; null while it is not. */
  lockedAt: number | null;
  /** Something was refused that takes a password of the last half an hour. */
  isProofDue: boolean;
}

const initialState: SessionState = {
  isWanted: false,
  status: 'unknown',
  user: null,
  endReason: null,
  codesLeft: null,
  lockedAt: null,
  isProofDue: false,
};

/** A session counts only when the user's role is 'authenticated' (docs/conformance.md, section 4). */
const counts = (user: SessionUser | null) => user?.role === 'authenticated';

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionWanted: (session) => void (session.isWanted = true),
    /** The session ends because of inactivity, or behind its locked screen. */
    sessionIdledOut: (session, { payload: reason }: PayloadAction<'idle' | 'locked'>) => {
      session.endReason = reason;
    },
    sessionLocked: (session, { payload: since }: PayloadAction<number>) => {
      session.lockedAt = since;
    },
    sessionUnlocked: (session) => {
      session.lockedAt = null;
    },
    /** The session ends while the user is active: unsent messages are moved to drafts, so that they can be kept. */
    sessionEnding: (session, { payload: reason }: PayloadAction<EndReason | null>) => {
      session.endReason ??= reason; // it ends in steps
    },
    recoveryCodeUsed: (session, { payload: codesLeft }: PayloadAction<number>) => {
      session.codesLeft = codesLeft;
    },
    recoverySettled: (session) => {
      session.codesLeft = null;
    },
    proofSettled: (session) => {
      session.isProofDue = false;
    },
    sessionChanged: (session, { payload: user }: PayloadAction<SessionUser | null>): SessionState =>
      counts(user)
        ? {
            ...session,
            status: 'authenticated',
            user,
            // A session that is being ended may have to be renewed for it.
            endReason: user?.id === session.user?.id ? session.endReason : null,
          }
        : { ...initialState, isWanted: session.isWanted, status: 'anonymous', endReason: session.endReason },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRejectedWithValue, (session, { payload }) => {
      if ((payload as Partial<ApiError> | undefined)?.code === PROOF_DUE) session.isProofDue = true;
    });
  },
  selectors: {
    selectSessionStatus: ({ status }) => status,
    selectSessionUser: ({ user }) => user,
    selectCodesLeft: ({ codesLeft }) => codesLeft,
    selectLockedAt: ({ lockedAt }) => lockedAt,
    selectIsProofDue: ({ isProofDue }) => isProofDue,
    selectEndReason: ({ endReason }) => endReason,
  },
});

export const {
  recoveryCodeUsed,
  proofSettled,
  recoverySettled,
  sessionIdledOut,
  sessionChanged,
  sessionEnding,
  sessionLocked,
  sessionUnlocked,
  sessionWanted,
} = sessionSlice.actions;
export const {
  selectCodesLeft,
  selectIsProofDue,
  selectLockedAt,
  selectSessionStatus,
  selectSessionUser,
  selectEndReason,
} = sessionSlice.selectors;
