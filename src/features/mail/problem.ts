import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { mailCopy } from '@/content/mail';

type Failure = ApiError | SerializedError;

/** Why a mail was not sent, beside the form: the toast has the catalogue's words, and is gone after five seconds. */
export const problemOf = (error: Failure) => {
  if (!('reason' in error)) return mailCopy.notSent(error.message ?? '');
  return error.status === 0 ? mailCopy.noAnswer : mailCopy.notSent(error.reason);
};

/** Why a mail did not go out again, in its question: nothing was typed there that could be lost. */
export const problemAgain = (error: Failure) => {
  if (!('reason' in error)) return error.message;
  return error.status === 0 ? mailCopy.log.noAnswer : error.reason;
};
