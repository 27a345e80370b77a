import { FORBIDDEN, NOT_FOUND } from '@/config/status';
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

const VERIFYING = { 422: authCopy.codeWrong, [NOT_FOUND]: authCopy.factorGone };

/** Codes that are being verified. */
const underWay = new WeakMap<Db, Promise<unknown>>();

/** Verifies a factor with its current code, which raises the session to aal2. */
export const verifyCode = async (db: Db, factorId: string, code: string) => {
  const verifying = db.auth.mfa.challengeAndVerify({ factorId, code });
  underWay.set(db, verifying);
  const { error } = await verifying;
  return { data: null, error: error && inWords(error, VERIFYING) };
};

/** The session's token, once no code is being verified: meanwhile the server may expect the one that is on its way. */
export const settledToken = async (db: Db): Promise<string | undefined> => {
  await underWay.get(db)?.catch(() => undefined);
  const { data } = await db.auth.getSession();
  return data.session?.access_token;
};
