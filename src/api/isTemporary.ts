import { SERVER_FAULT, TOO_MANY_REQUESTS } from '@/config/status';
import type { ApiError } from './supabaseBaseQuery';

const NOT_SIGNED_IN = 401;

/**
 * Whether nothing is wrong with what was sent: the same can be sent again, if need be after signing in anew (401) or once a limit has ended
 * (429). What is retried at once is less: `isRetriedRead` (retryReads.ts) and the chat's `isWorthResending` leave some of these out.
 */
export const isTemporary = ({ status }: ApiError) =>
  status === 0 || status === NOT_SIGNED_IN || status === TOO_MANY_REQUESTS || status >= SERVER_FAULT;
