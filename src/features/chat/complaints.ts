import type { ApiError, ApiMeta } from '@/api/supabaseBaseQuery';
import { callFailed, callRecovered, type ChatState } from './chatSlice';
import { isTemporary } from './outbox';

/** Between two complaints about calls that are repeated by themselves. */
export const COMPLAINT_EVERY_MS = 30_000;

/** A read may fail as often as any other read is tried (spec section 7) before the person hears of it. */
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
  const isLastStraw = (chat.failures[key] ?? 0) + 1 === tries;
  return isLastStraw && Math.abs(now - chat.saidAt) >= COMPLAINT_EVERY_MS;
};

/**
 * Calls that go on by themselves complain once for each time they stop working, and all of them together once in
 * 30 seconds: the wording of the endpoint is taken off the answer otherwise.
 */
export const complainOnce = <Answer extends Outcome>(
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
  const isSaid = isDue(chat, key, isTemporary(answer.error) ? tries : 1, now);
  dispatch(callFailed({ key, ...(isSaid && { saidAt: now }) }));
  return isSaid ? answer : { ...answer, meta: { ...answer.meta, notice: undefined } };
};
