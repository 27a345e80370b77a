import type { SerializedError } from '@reduxjs/toolkit';
import { limitWords } from '@/api/limitWords';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { NO_ROW, SAYS_WHY, SERVER_FAULT } from '@/config/status';

/** PostgreSQL's error classes: integrity constraint violation (23) and data exception (22). */
const REFUSED_VALUE = /^(23|22)/;

/** The constraint that limits a history to 200 entries. */
const FULL_HISTORY = 'consignment_locations_check';

/** Why a form could not be stored, and what to do; the toast has the catalogue's text. `saysWhy` are the codes with a sentence. */
export const formRefusal = (error: ApiError | SerializedError | undefined, saysWhy = SAYS_WHY) => {
  if (!error) return undefined;
  if ('reason' in error && error.reason.includes(FULL_HISTORY)) {
    return 'The history of this consignment is full, so you cannot change it any more. What you typed stays here until you cancel.';
  }
  const message =
    limitWords(error) ?? ('reason' in error && saysWhy.test(error.code ?? '') ? error.reason : undefined);
  if (message) return `${message} What you typed is still here.`;
  if (REFUSED_VALUE.test(error.code ?? '')) {
    return 'An entry is empty, too long, or contains an invalid date or character. What you typed is still here: correct it and send again.';
  }
  if (error.code === NO_ROW) {
    return 'Someone has deleted this consignment. What you typed stays here until you cancel.';
  }
  const status = 'status' in error ? error.status : undefined;
  if (status === 0) {
    return 'Could not reach the server. What you typed is still here: check your connection and try again.';
  }
  if (status !== undefined && status >= SERVER_FAULT) {
    return 'Something went wrong on the server, so this may not have been saved. What you typed is still here. Try again: it is saved only once.';
  }
  return 'This was not saved. What you typed is still here. Try again.';
};
