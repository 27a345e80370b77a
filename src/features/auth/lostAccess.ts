import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError, ApiMeta } from '@/api/supabaseBaseQuery';
import { NO_ROW } from '@/config/status';

interface Answered {
  payload?: Partial<ApiError> | null;
  meta: { arg?: { type?: string; endpointName?: string }; baseQueryMeta?: ApiMeta };
}

/** PostgreSQL's code for a missing privilege, and that for a missing row. */
const LOST_ACCESS = ['42501', NO_ROW];

/**
 * True for a response that suggests that the user is no longer an admin: the policies then hide every row, so that reads
 * and writes find none.
 */
export const suggestsLostAccess = (action: UnknownAction) => {
  const { payload, meta } = action as unknown as Answered;
  if (isRejectedWithValue(action))
    return meta.arg?.endpointName !== 'standing' && LOST_ACCESS.includes(payload?.code ?? '');
  return isFulfilled(action) && meta.arg?.type === 'mutation' && meta.baseQueryMeta?.count === 0;
};
