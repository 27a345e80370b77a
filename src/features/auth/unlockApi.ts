import { api } from '@/api/api';
import { screenLockCopy } from '@/content/lock';
import type { Db } from '@/supabase/client';
import type { Credentials } from './authApi';
import type { AuthError } from './authError';
import { proofProblem, proveIdentity } from './proof';
import { askSecondStep, enterCode } from './secondStep';
import { sessionIdOf } from './sessionId';

interface Proof extends Credentials {
  /** Of the authenticator app; undefined until it is known whether one is due. */
  code?: string;
}

const CODE_DUE = { code: 'code_due', message: screenLockCopy.codeHint };

export const isCodeDue = (error: { code?: string } | undefined) => error?.code === CODE_DUE.code;

/** Proves the password, and the second factor of an account that has one; then `act` runs in the session of the proof. */
const prove = async (
  db: Db,
  { code, ...credentials }: Proof,
  act?: (apart: Db) => PromiseLike<{ error: AuthError | null }>,
) => {
  const error = await proveIdentity(db, credentials, async (apart) => {
    const secondStep = await askSecondStep(apart);
    if (secondStep.error) return secondStep.error;
    if (secondStep.data && code === undefined) return CODE_DUE;
    const entered = secondStep.data ? await enterCode(apart, code ?? '') : null;
    if (entered?.error) return entered.error;
    return (await act?.(apart))?.error ?? null;
  });
  return { data: null, error: error && proofProblem(error) };
};

/** Vouches for the session of this tab, which then may do for a while what takes a password. */
const confirm = async (db: Db, proof: Proof) => {
  const session = sessionIdOf((await db.auth.getSession()).data.session?.access_token);
  return prove(db, proof, (apart) => apart.rpc('confirm_identity', { session }));
};

const unlockApi = api.injectEndpoints({
  endpoints: (build) => ({
    proveIdentity: build.mutation<null, Proof>({
      query: (proof) => (db) => prove(db, proof),
    }),
    confirmIdentity: build.mutation<null, Proof>({
      query: (proof) => (db) => confirm(db, proof),
    }),
  }),
});

export const { useProveIdentityMutation, useConfirmIdentityMutation } = unlockApi;
