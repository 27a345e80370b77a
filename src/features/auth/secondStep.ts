import { FORBIDDEN } from '@/config/status';
import { authCopy } from '@/content/auth';
import type { Db } from '@/supabase/client';
import { inWords, type AuthError } from './authError';

type Due = { data: boolean; error: null } | { data: null; error: AuthError };

/**
 * Whether the session lacks the second factor that its user has set up (docs/conformance.md, section 6). An error says neither that it is
 * due nor that it is not.
 */
export const askSecondStep = async (db: Db): Promise<Due> => {
  const { data, error } = await db.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) return { data: null, error: inWords(error) };
  return { data: data.nextLevel === 'aal2' && data.currentLevel !== 'aal2', error: null };
};

const NO_FACTOR = { message: 'This account has no second factor.', code: 'no_factor', status: FORBIDDEN };

/** Verifies the account's factor with its current code. */
export const enterCode = async (db: Db, code: string) => {
  const { data, error } = await db.auth.mfa.listFactors();
  const [factor] = data?.totp ?? [];
  if (error || !factor) return { data: null, error: error ? inWords(error) : NO_FACTOR };
  return verifyCode(db, factor.id, code);
};

/** Verifies a factor with its current code, which raises the session to aal2. */
export const verifyCode = async (db: Db, factorId: string, code: string) => {
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code });
  return { data: null, error: error && inWords(error, { 422: authCopy.codeWrong }) };
};
