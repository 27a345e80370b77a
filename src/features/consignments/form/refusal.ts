import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { SERVER_FAULT } from '@/config/status';

/** PostgreSQL's error classes: integrity constraint violation (23) and data exception (22). */
const REFUSED_VALUE = /^(23|22)/;

/** The constraint that limits a history to 200 entries. */
const FULL_HISTORY = 'consignment_locations_check';

/** PostgREST's code for a missing row. */
const GONE = 'PGRST116';

/** Why a form could not be stored, and what to do; the toast has the catalogue's text. */
export const refusalOf = (error: ApiError | SerializedError | undefined) => {
  if (!error) return undefined;
  if ('reason' in error && error.reason.includes(FULL_HISTORY)) {
    return 'The history of this consignment is full: it takes no more changes. Nothing you typed is lost: it stays here until you cancel.';
  }
  if (REFUSED_VALUE.test(error.code ?? '')) {
    return 'A value is too long, empty, or holds characters or a date that cannot be stored. Nothing you typed is lost: correct it and send again.';
  }
  if (error.code === GONE) {
    return 'This consignment has been deleted meanwhile. Nothing you typed is lost: it stays here until you cancel.';
  }
  const status = 'status' in error ? error.status : undefined;
  if (status === 0) {
    return 'The server did not answer. Nothing you typed is lost: try again when you are back online.';
  }
  if (status !== undefined && status >= SERVER_FAULT) {
    return 'The server failed, and whether this was stored is not known. Nothing you typed is lost: try again, it is stored once.';
  }
  return 'Nothing was stored, and nothing you typed is lost. Try again.';
};
