import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError, ApiMeta } from '@/api/supabaseBaseQuery';

interface Answered {
  payload?: Partial<ApiError> | null;
  meta: { arg?: { type?: string; endpointName?: string }; baseQueryMeta?: ApiMeta };
}

/** PostgreSQL's word for a right that is missing, and PostgREST's for a row that is not there. */
const DOUBTFUL = ['42501', 'PGRST116'];

/**
 * True for an answer to somebody who may be no admin any more: the policies show them no row, and let them change none, as
 * if there were none.
 */
export const castsDoubt = (action: UnknownAction) => {
  const { payload, meta } = action as unknown as Answered;
  if (isRejectedWithValue(action))
    return meta.arg?.endpointName !== 'standing' && DOUBTFUL.includes(payload?.code ?? '');
  return isFulfilled(action) && meta.arg?.type === 'mutation' && meta.baseQueryMeta?.count === 0;
};
