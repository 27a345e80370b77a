import { api } from '@/api/api';
import { FORBIDDEN } from '@/config/status';
import { recoveryCopy } from '@/content/recoveryCodes';
import type { Db } from '@/supabase/client';
import { inWords } from './authError';
import { verifyCode } from './secondStep';

const WRONG_CODE = { message: recoveryCopy.wrong, code: 'wrong_code', status: 422 };

/** A right code removes the factor: the session counts as it is, and the client only has to hear of it. */
const signInWithRecoveryCode = async (db: Db, code: string) => {
  const { data, error, status } = await db.rpc('use_recovery_code', { code });
  if (error)
    return { data: null, error: inWords({ ...error, status }, { [FORBIDDEN]: recoveryCopy.notNeeded }) };
  // A function that may return null has the type of its values.
  if ((data as number | null) === null) return { data: null, error: WRONG_CODE };
  await db.auth.refreshSession();
  return { data, error: null };
};

/** Makes new codes in place of those that are left. A code of the app must have been entered just before. */
export const makeCodes = async (db: Db) => {
  const { data, error, status } = await db.rpc('make_recovery_codes');
  return error ? { data: null, error: inWords({ ...error, status }) } : { data, error: null };
};

const renewCodes = async (db: Db, factorId: string, code: string) => {
  const verified = await verifyCode(db, factorId, code);
  return verified.error ? verified : makeCodes(db);
};

const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    recoveryCodesLeft: build.query<number, void>({
      query: () => (db) => db.rpc('recovery_codes_left'),
      providesTags: ['Factor'],
      extraOptions: { failure: recoveryCopy.failed },
    }),
    renewRecoveryCodes: build.mutation<string[], { factorId: string; code: string }>({
      query:
        ({ factorId, code }) =>
        (db) =>
          renewCodes(db, factorId, code),
      invalidatesTags: (_codes, error) => (error ? [] : ['Factor']),
    }),
    /** How many codes are left. */
    signInWithRecoveryCode: build.mutation<number, string>({
      query: (code) => (db) => signInWithRecoveryCode(db, code),
      invalidatesTags: (_left, error) => (error ? [] : ['Admin']),
      extraOptions: { success: 'Your login was successful' },
    }),
  }),
});

export const { useRecoveryCodesLeftQuery, useRenewRecoveryCodesMutation, useSignInWithRecoveryCodeMutation } =
  recoveryApi;
