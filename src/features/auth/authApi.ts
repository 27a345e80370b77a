import { api } from '@/api/api';
import type { Db } from '@/supabase/client';
import { inWords } from './authError';
import { isSecondStepDue, verifyCode } from './secondStep';

export interface Credentials {
  email: string;
  password: string;
}

/** Who the server says the user is: the admin, the admin before the second step, or anyone else. */
export type Standing = 'admin' | 'secondStepDue' | 'stranger';

const askStanding = async (db: Db) => {
  const [{ data, error }, admin] = await Promise.all([db.auth.getUser(), db.rpc('is_admin')]);
  if (error) return { data: null, error };
  if (data.user.role !== 'authenticated') return { data: 'stranger', error: null };
  if (admin.error) return admin;
  if (admin.data) return { data: 'admin', error: null };
  return { data: (await isSecondStepDue(db)) ? 'secondStepDue' : 'stranger', error: null };
};

const NOT_AN_ADMIN = { message: 'This account is not an admin.', code: 'not_admin', status: 403 };

/** Signs in and stays signed in only as admin: any other account fails like a wrong password. */
const signInAsAdmin = async (db: Db, credentials: Credentials) => {
  const { data, error } = await db.auth.signInWithPassword(credentials);
  if (error) return { data: null, error: inWords(error) };
  const admin = await db.rpc('is_admin');
  if (!admin.error && admin.data) return { data: data.user.id, error: null };
  if (!admin.error && (await isSecondStepDue(db)))
    return { data: data.user.id, error: null, isHalfWay: true };
  await db.auth.signOut({ scope: 'local' });
  return { data: null, error: admin.error ?? NOT_AN_ADMIN };
};

const signInWithCode = async (db: Db, code: string) => {
  const { data, error } = await db.auth.mfa.listFactors();
  const [factor] = data?.totp ?? [];
  if (error || !factor) return { data: null, error: error ? inWords(error) : NOT_AN_ADMIN };
  return verifyCode(db, factor.id, code);
};

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    standing: build.query<Standing, string>({
      query: () => askStanding,
      providesTags: ['Admin'],
    }),
    signIn: build.mutation<string, Credentials>({
      query: (credentials) => (db) => signInAsAdmin(db, credentials),
      invalidatesTags: (_id, error) => (error ? [] : ['Admin']),
      extraOptions: { success: 'Your login was successful', failure: 'Invalid email or password' },
    }),
    signInWithCode: build.mutation<null, string>({
      query: (code) => (db) => signInWithCode(db, code),
      invalidatesTags: (_data, error) => (error ? [] : ['Admin']),
      extraOptions: { success: 'Your login was successful' },
    }),
    signOut: build.mutation<null, void>({
      query: () => async (db) => ({ data: null, ...(await db.auth.signOut({ scope: 'local' })) }),
      extraOptions: { success: 'Logged out successfully', failure: 'Something went wrong, try again' },
    }),
  }),
});

export const { signIn, signOut, standing } = authApi.endpoints;
export const { useStandingQuery, useSignInMutation, useSignInWithCodeMutation, useSignOutMutation } = authApi;
