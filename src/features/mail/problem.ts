import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { mailCopy } from '@/content/mail';

/** Why a mail was not sent, beside the form: the toast has the catalogue's words, and is gone after five seconds. */
export const problemOf = (error: ApiError | SerializedError) => {
  if (!('reason' in error)) return mailCopy.notSent(error.message ?? '');
  return error.status === 0 ? mailCopy.noAnswer : mailCopy.notSent(error.reason);
};
