import type { ApiError, ApiMeta } from '@/api/supabaseBaseQuery';
import { callFailed, callRecovered, type ChatState } from './chatSlice';
import { isWorthResending } from './outbox';

/** Minimum time between two error toasts for calls that retry automatically. */
export const ERROR_TOAST_EVERY_MS = 30_000;

/** The user is notified after as many failures as other reads have attempts (docs/conformance.md, section 7). */
export const READ_TRIES = 4;

interface Outcome {
  error?: ApiError;
  meta?: ApiMeta;
}

interface Store {
  dispatch: (action: ReturnType<typeof callFailed> | ReturnType<typeof callRecovered>) => unknown;
  getState: () => unknown;
}

const isDue = (chat: ChatState, key: string, tries: number, now: number) => {
  const isLimitReached = (chat.failures[key] ?? 0) + 1 === tries;
  return isLimitReached && Math.abs(now - chat.saidAt) >= ERROR_TOAST_EVERY_MS;
};

/**
 * Calls that retry automatically show one error toast per outage, and together at most one in 30 seconds: otherwise the
 * endpoint's notice is removed from the response.
 */
export const limitErrorToasts = <Answer extends Outcome>(
  answer: Answer,
  key: string,
  tries: number,
  { dispatch, getState }: Store,
): Answer => {
  const { chat } = getState() as { chat: ChatState };
  if (!answer.error) {
    if (chat.failures[key]) dispatch(callRecovered(key));
    return answer;
  }
  const now = Date.now();
  const isShown = isDue(chat, key, isWorthResending(answer.error) ? tries : 1, now);
  dispatch(callFailed({ key, ...(isShown && { saidAt: now }) }));
  return isShown ? answer : { ...answer, meta: { ...answer.meta, notice: undefined } };
};
