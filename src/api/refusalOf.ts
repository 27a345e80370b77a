import type { SerializedError } from '@reduxjs/toolkit';
import { limitWords } from './limitWords';
import type { ApiError } from './supabaseBaseQuery';

/** Why a call failed: in the words of the database where it refused, else in those of the endpoint. */
export const refusalOf = (error: ApiError | SerializedError): string =>
  limitWords(error) ?? ('reason' in error && error.status !== 0 ? error.reason : error.message) ?? '';
