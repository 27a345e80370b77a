import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError, ApiMeta } from '@/api/supabaseBaseQuery';

interface Answered {
  payload?: Partial<ApiError> | null;
  meta: { arg?: { type?: string; endpointName?: string }; baseQueryMeta?: ApiMeta };
}

/** PostgreSQL's code for a missing privilege, and PostgREST's for a missing row. */
const DOUBTFUL = ['42501', 'PGRST116'];

/**
 * True for a response that suggests that the user is no longer an admin: the policies then hide every row, so that reads
 * and writes find none.
 */
export const isAccessDoubtful = (action: UnknownAction) => {
  const { payload, meta } = action as unknown as Answered;
  if (isRejectedWithValue(action))
    return meta.arg?.endpointName !== 'standing' && DOUBTFUL.includes(payload?.code ?? '');
  return isFulfilled(action) && meta.arg?.type === 'mutation' && meta.baseQueryMeta?.count === 0;
};
