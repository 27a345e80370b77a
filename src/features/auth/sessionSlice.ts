import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user, as the admin bar shows it. */
export interface SessionUser {
  id: string;
  email: string;
  displayName: string;
  role: string;
}

interface SessionState {
  status: 'unknown' | 'anonymous' | 'authenticated';
  user: SessionUser | null;
  /** True after a session that ended because of inactivity. */
  wasLeftAlone: boolean;
}

const initialState: SessionState = { status: 'unknown', user: null, wasLeftAlone: false };

/** A session counts only when the user's role is 'authenticated' (docs/conformance.md, section 4). */
const counts = (user: SessionUser | null) => user?.role === 'authenticated';

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A page that needs the session was opened. */
    sessionWanted: () => undefined,
    /** The session ends because of inactivity. */
    leftAlone: (session) => {
      session.wasLeftAlone = true;
    },
    /** The session ends while the user is active: unsent messages are moved to drafts, so that they can be kept. */
    sessionEnding: () => undefined,
    sessionChanged: (session, { payload: user }: PayloadAction<SessionUser | null>): SessionState =>
      counts(user)
        ? { status: 'authenticated', user, wasLeftAlone: false }
        : { status: 'anonymous', user: null, wasLeftAlone: session.wasLeftAlone },
  },
  selectors: {
    selectSessionStatus: ({ status }) => status,
    selectSessionUser: ({ user }) => user,
    selectWasLeftAlone: ({ wasLeftAlone }) => wasLeftAlone,
  },
});

export const { leftAlone, sessionChanged, sessionEnding, sessionWanted } = sessionSlice.actions;
export const { selectSessionStatus, selectSessionUser, selectWasLeftAlone } = sessionSlice.selectors;
