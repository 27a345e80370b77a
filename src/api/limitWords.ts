import type { SerializedError } from '@reduxjs/toolkit';
import { TOO_MANY_REQUESTS } from '@/config/status';
import type { ApiError } from './supabaseBaseQuery';

/** What a rate limit says, and when to try again; undefined for any other failure. A form or button says it in its own place. */
export const limitWords = (error: ApiError | SerializedError | undefined): string | undefined =>
  error && 'status' in error && error.status === TOO_MANY_REQUESTS ? error.message : undefined;
