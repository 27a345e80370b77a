import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/supabaseBaseQuery';

/** PostgreSQL's classes: a value that breaks a rule, and a value of the wrong kind. */
const REFUSED_VALUE = /^(23|22)/;

/** Why a form could not be stored, in words that say what to do; the toast has the catalogue's. */
export const refusalOf = (error: ApiError | SerializedError | undefined) => {
  if (!error) return undefined;
  if (REFUSED_VALUE.test(error.code ?? '')) {
    return 'A value is too long, empty, or holds characters or a date that cannot be stored. Nothing you typed is lost: correct it and send again.';
  }
  if ('status' in error && error.status === 0) {
    return 'The server did not answer. Nothing you typed is lost: try again when you are back online.';
  }
  return 'Nothing was stored, and nothing you typed is lost. Try again.';
};
