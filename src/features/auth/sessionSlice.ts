import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the bar shows of the person who signed in. */
export interface SessionUser {
  id: string;
  email: string;
  displayName: string;
  role: string;
}

interface SessionState {
  status: 'unknown' | 'anonymous' | 'authenticated';
  user: SessionUser | null;
}

const initialState: SessionState = { status: 'unknown', user: null };

/** A session counts only when the user's role is 'authenticated' (spec section 4). */
const counts = (user: SessionUser | null) => user?.role === 'authenticated';

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A page that needs to know who is there was opened. */
    sessionWanted: () => undefined,
    sessionChanged: (_session, { payload: user }: PayloadAction<SessionUser | null>): SessionState =>
      counts(user) ? { status: 'authenticated', user } : { status: 'anonymous', user: null },
  },
  selectors: {
    selectSessionStatus: ({ status }) => status,
    selectSessionUser: ({ user }) => user,
  },
});

export const { sessionWanted, sessionChanged } = sessionSlice.actions;
export const { selectSessionStatus, selectSessionUser } = sessionSlice.selectors;
