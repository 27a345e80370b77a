import { api } from '@/api/api';
import type { Db } from '@/supabase/client';

export interface Credentials {
  email: string;
  password: string;
}

/** The server's own word on who asks: the user behind the token, its role, and the allow-list of admins. */
const askIsAdmin = async (db: Db) => {
  const { data, error } = await db.auth.getUser();
  if (error) return { data: null, error };
  if (data.user.role !== 'authenticated') return { data: false, error: null };
  return db.rpc('is_admin');
};

const NOT_AN_ADMIN = { message: 'This account is not an admin.', code: 'not_admin', status: 403 };

/** Signs in and stays signed in only as admin: any other account answers like a wrong password. */
const signInAsAdmin = async (db: Db, credentials: Credentials) => {
  const { data, error } = await db.auth.signInWithPassword(credentials);
  if (error) return { data: null, error };
  const admin = await db.rpc('is_admin');
  if (!admin.error && admin.data) return { data: data.user.id, error: null };
  await db.auth.signOut({ scope: 'local' });
  return { data: null, error: admin.error ?? NOT_AN_ADMIN };
};

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    isAdmin: build.query<boolean, string>({
      query: () => askIsAdmin,
      providesTags: ['Admin'],
    }),
    signIn: build.mutation<string, Credentials>({
      query: (credentials) => (db) => signInAsAdmin(db, credentials),
      extraOptions: { success: 'Your login was successful', failure: 'Invalid email or password' },
    }),
    signOut: build.mutation<null, void>({
      query: () => async (db) => ({ data: null, ...(await db.auth.signOut({ scope: 'local' })) }),
      extraOptions: { success: 'Logged out successfully', failure: 'Something went wrong, try again' },
    }),
  }),
});

export const { useIsAdminQuery, useSignInMutation, useSignOutMutation } = authApi;
