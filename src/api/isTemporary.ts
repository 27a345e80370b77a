import { SERVER_FAULT, TOO_MANY_REQUESTS } from '@/config/status';
import type { ApiError } from './supabaseBaseQuery';

const NOT_SIGNED_IN = 401;

/** Whether nothing is wrong with what was sent: the same can be sent again. */
export const isTemporary = ({ status }: ApiError) =>
  status === 0 || status === NOT_SIGNED_IN || status === TOO_MANY_REQUESTS || status >= SERVER_FAULT;
