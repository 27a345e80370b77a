import { screenLockCopy } from '@/content/lock';
import type { Db } from '@/supabase/client';
import type { Credentials } from './authApi';
import { inWords, type AuthError } from './authError';

type Check = (apart: Db) => Promise<AuthError | null>;

/**
 * Proves who somebody is by a sign-in of its own, which ends again: the session of this tab stays as it is. `check` runs within it.
 * Resolves with the reason why not, or null.
 */
export const proveIdentity = async ({ apart }: Db, credentials: Credentials, check?: Check) => {
  const { error } = await apart.auth.signInWithPassword(credentials);
  if (error) return error;
  const problem = (await check?.(apart)) ?? null;
  await apart.auth.signOut({ scope: 'local' });
  return problem;
};

const PASSWORD_WRONG = 'invalid_credentials';

/** Why a proof failed, in words: the sign-in speaks of an address that nobody has entered. */
export const proofProblem = (error: AuthError): AuthError =>
  error.code === PASSWORD_WRONG ? { ...error, message: screenLockCopy.wrong } : inWords(error);
