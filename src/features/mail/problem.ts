import type { SerializedError } from '@reduxjs/toolkit';
import { refusalOf } from '@/api/refusalOf';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { mailCopy } from '@/content/mail';

type Failure = ApiError | SerializedError;

/** Why a mail was not sent, for the form: the toast has the catalogue's text, and disappears after five seconds. */
export const problemOf = (error: Failure) => {
  if (!('reason' in error)) return mailCopy.notSent(error.message ?? '');
  return error.status === 0 ? mailCopy.noAnswer : mailCopy.notSent(refusalOf(error));
};

/** Why a mail was not resent, for the confirmation dialog: it has no input that could be lost. */
export const problemAgain = (error: Failure) => {
  if (!('reason' in error)) return error.message;
  return error.status === 0 ? mailCopy.log.noAnswer : refusalOf(error);
};
