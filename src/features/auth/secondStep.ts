import { authCopy } from '@/content/auth';
import type { Db } from '@/supabase/client';
import { inWords } from './authError';

/** True while the session still owes the second factor that its user has (spec section 6). */
export const isSecondStepDue = async (db: Db): Promise<boolean> => {
  const { data } = await db.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
};

/** Proves a factor with the code of now; the session then counts as both steps. */
export const verifyCode = async (db: Db, factorId: string, code: string) => {
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code });
  return { data: null, error: error && inWords(error, { 422: authCopy.codeWrong }) };
};
