import { SERVER_FAULT, TOO_MANY_REQUESTS } from '@/config/status';
import { authCopy } from '@/content/auth';

export interface AuthError {
  message: string;
  code?: string;
  status?: number;
}

/** The user-facing text for failures that the input did not cause. */
export const failureTextOf = (status: number | undefined) => {
  if (status === 0) return authCopy.noAnswer;
  if (status === TOO_MANY_REQUESTS) return authCopy.tooMany;
  return status !== undefined && status >= SERVER_FAULT ? authCopy.serverFailed : undefined;
};

/** Gives an error a user-facing message: from `failureTextOf`, else from `words` by its status, else the service's own. */
export const inWords = (
  { message, code, status }: AuthError,
  words: Record<number, string> = {},
): AuthError => ({
  message: failureTextOf(status) ?? words[status ?? 0] ?? message,
  code,
  status,
});
