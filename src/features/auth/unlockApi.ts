import { api } from '@/api/api';
import { screenLockCopy } from '@/content/lock';
import type { Db } from '@/supabase/client';
import type { Credentials } from './authApi';
import { inWords, type AuthError } from './authError';
import { proveIdentity } from './proof';
import { askSecondStep, enterCode } from './secondStep';

interface Proof extends Credentials {
  /** Of the authenticator app; undefined until it is known whether one is due. */
  code?: string;
}

const CODE_DUE = { code: 'code_due', message: screenLockCopy.codeHint };
const PASSWORD_WRONG = 'invalid_credentials';

const explain = (error: AuthError) =>
  error.code === PASSWORD_WRONG ? { ...error, message: screenLockCopy.wrong } : inWords(error);

export const isCodeDue = (error: { code?: string } | undefined) => error?.code === CODE_DUE.code;

/** Proves the password, and the second factor of an account that has one. */
const prove = async (db: Db, { code, ...credentials }: Proof) => {
  const error = await proveIdentity(db, credentials, async (apart) => {
    const due = await askSecondStep(apart);
    if (due.error || !due.data) return due.error;
    return code === undefined ? CODE_DUE : (await enterCode(apart, code)).error;
  });
  return { data: null, error: error && explain(error) };
};

const unlockApi = api.injectEndpoints({
  endpoints: (build) => ({
    proveIdentity: build.mutation<null, Proof>({
      query: (proof) => (db) => prove(db, proof),
    }),
  }),
});

export const { useProveIdentityMutation } = unlockApi;
