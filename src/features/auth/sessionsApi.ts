import { api } from '@/api/api';
import { sessionsCopy } from '@/content/auth';

/** A session of the admin's account. */
export interface OwnSession {
  id: string;
  /** What its browser says about itself; null if the server did not note it. */
  userAgent: string | null;
  startedAt: string;
  usedAt: string;
  isThis: boolean;
}

const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<OwnSession[], void>({
      query: () => (db) => db.rpc('my_sessions'),
      providesTags: ['Session'],
      extraOptions: { failure: sessionsCopy.failed },
    }),
    endSession: build.mutation<null, string>({
      query: (session) => (db) => db.rpc('end_session', { session }),
      invalidatesTags: ['Session'],
      extraOptions: { success: sessionsCopy.ended, failure: sessionsCopy.notEnded },
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => async (db) => ({ data: null, ...(await db.auth.signOut({ scope: 'others' })) }),
      invalidatesTags: ['Session'],
      extraOptions: { success: sessionsCopy.othersEnded, failure: sessionsCopy.othersNotEnded },
    }),
  }),
});

export const { useOwnSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
