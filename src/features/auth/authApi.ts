import { api } from '@/api/api';
import { roleNames, type Role } from '@/content/staff';
import type { Db } from '@/supabase/client';
import { type AuthError, inWords } from './authError';
import { askSecondStep, enterCode, settledToken } from './secondStep';

export interface Credentials {
  email: string;
  password: string;
}

/** Who the server says the user is: somebody on the staff, the same before the second step, or anyone else. */
export type Standing = Role | 'secondStepDue' | 'stranger';

/** The role in what the server says; undefined of anyone who is not on the staff, or not yet. */
export const roleIn = (standing: unknown): Role | undefined =>
  (Object.keys(roleNames) as Role[]).find((role) => role === standing);

type Answer = { data: Standing; error: null } | { data: null; error: AuthError };

/**
 * The database knows the session, its factor and the role. The auth server is asked only why there is none, and both again if the
 * session has changed meanwhile.
 */
export const askStanding = async (db: Db): Promise<Answer> => {
  const token = await settledToken(db);
  const ownRole = await db.rpc('my_role');
  const role = ownRole.error ? undefined : roleIn(ownRole.data);
  if (role) return { data: role, error: null };
  if ((await settledToken(db)) !== token) return askStanding(db);
  const { data, error } = await db.auth.getUser();
  if (error) return { data: null, error };
  if (data.user.role !== 'authenticated') return { data: 'stranger', error: null };
  if (ownRole.error) return ownRole;
  const secondStep = await askSecondStep(db);
  return secondStep.error
    ? secondStep
    : { data: secondStep.data ? 'secondStepDue' : 'stranger', error: null };
};

const NOT_ON_THE_STAFF = { message: 'This account is not on the staff.', code: 'not_staff', status: 403 };

/** Signs in and stays signed in only on the staff: any other account fails like a wrong password. */
const signInAsStaff = async (db: Db, credentials: Credentials) => {
  const { data, error } = await db.auth.signInWithPassword(credentials);
  if (error) return { data: null, error: inWords(error) };
  const ownRole = await db.rpc('my_role');
  if (!ownRole.error && roleIn(ownRole.data)) return { data: data.user.id, error: null };
  const secondStep = ownRole.error ? ownRole : await askSecondStep(db);
  if (secondStep.data === true) return { data: data.user.id, error: null, isHalfWay: true };
  await db.auth.signOut({ scope: 'local' });
  return { data: null, error: secondStep.error ?? NOT_ON_THE_STAFF };
};

const NOT_ENDED = 'Something went wrong, try again';

const endOwnSession = async (db: Db) => ({ data: null, ...(await db.auth.signOut({ scope: 'local' })) });

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    standing: build.query<Standing, string>({
      query: () => askStanding,
      providesTags: ['Admin'],
    }),
    signIn: build.mutation<string, Credentials>({
      query: (credentials) => (db) => signInAsStaff(db, credentials),
      invalidatesTags: (_id, error) => (error ? [] : ['Admin']),
      extraOptions: { success: 'Your login was successful', failure: 'Invalid email or password' },
    }),
    signInWithCode: build.mutation<null, string>({
      query: (code) => (db) => enterCode(db, code),
      invalidatesTags: (_data, error) => (error ? [] : ['Admin']),
      extraOptions: { success: 'Your login was successful' },
    }),
    /** Ends a sign-in before its second step, in this tab alone: nobody was signed in yet. */
    giveUpSignIn: build.mutation<null, void>({
      query: () => endOwnSession,
      extraOptions: { failure: NOT_ENDED },
    }),
    signOut: build.mutation<null, void>({
      query: () => endOwnSession,
      extraOptions: { success: 'Logged out successfully', failure: NOT_ENDED },
    }),
  }),
});

export const { signIn, signOut, standing } = authApi.endpoints;
export const {
  useStandingQuery,
  useSignInMutation,
  useSignInWithCodeMutation,
  useGiveUpSignInMutation,
  useSignOutMutation,
} = authApi;
