import { authWords } from '@/content/auth';
import type { Db } from '@/supabase/client';

export interface AuthError {
  message: string;
  code?: string;
  status?: number;
}

/** The service's refusal in words for a person, by its status; a status without words keeps the service's own. */
export const inWords = (
  { message, code, status }: AuthError,
  words: Record<number, string>,
): Required<Pick<AuthError, 'message'>> & AuthError => ({
  message: words[status ?? 0] ?? message,
  code,
  status,
});

/** True while the session still owes the second factor that its user has (spec section 6). */
export const isSecondStepDue = async (db: Db): Promise<boolean> => {
  const { data } = await db.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
};

/** Proves a factor with the code of now; the session then counts as both steps. */
export const verifyCode = async (db: Db, factorId: string, code: string) => {
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code });
  const words = { 0: authWords.noAnswer, 422: authWords.codeWrong, 429: authWords.tooMany };
  return { data: null, error: error && inWords(error, words) };
};
