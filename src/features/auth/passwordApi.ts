import { api } from '@/api/api';
import { ownValue } from '@/config/ownValue';
import { passwordChangeCopy as words } from '@/content/auth';
import type { Db } from '@/supabase/client';
import { inWords, type AuthError } from './authError';
import { proveIdentity } from './proof';

export interface PasswordChange {
  current: string;
  next: string;
}

const CURRENT_WRONG = 'invalid_credentials';

/** Whether an error is about the current password, in the sign-in's words or in those of the change. */
export const isAboutCurrent = (code = ''): boolean =>
  code === CURRENT_WRONG || code.startsWith('current_password');

const texts: Record<string, string> = {
  same_password: words.same,
  weak_password: words.weak,
  reauthentication_needed: words.tooOld,
};

const explain = (error: AuthError) => {
  const text = isAboutCurrent(error.code) ? words.currentWrong : ownValue(texts, error.code ?? '');
  return text ? { ...error, message: text } : inWords({ ...error, message: words.failed });
};

/** Proves the current password: not every project demands it with the new one. The server then ends the other sessions. */
const changePassword = async (db: Db, { current, next }: PasswordChange) => {
  const { data } = await db.auth.getSession();
  const email = data.session?.user.email ?? '';
  const refusal = await proveIdentity(db, { email, password: current });
  if (refusal) return { data: null, error: explain(refusal) };
  const { error } = await db.auth.updateUser({ password: next, current_password: current });
  if (error?.status === 0) return { data: null, error: { ...error, status: 0, message: words.unclear } };
  return { data: null, error: error && explain(error) };
};

const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<null, PasswordChange>({
      query: (change) => (db) => changePassword(db, change),
      invalidatesTags: ['Session'],
      extraOptions: { success: words.changed },
    }),
  }),
});

export const { useChangePasswordMutation } = passwordApi;
