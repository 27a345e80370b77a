import Alert from '@mui/material/Alert';
import type { SerializedError } from '@reduxjs/toolkit';
import { limitWords } from '@/api/limitWords';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { formCopy } from '@/content/forms';

type Failure = ApiError | SerializedError;

/** PostgreSQL's error classes 23 (constraint violation) and 22 (data exception). */
const REFUSED_VALUE = /^(23|22)/;

const explain = (error: Failure) => {
  const limit = limitWords(error);
  if (limit) return limit;
  if (REFUSED_VALUE.test(error.code ?? '')) return formCopy.refusedValue;
  return 'status' in error && error.status === 0 ? formCopy.noAnswer : formCopy.notSent;
};

interface SendingProblemProps {
  error: Failure | undefined;
  /** What is wrong with a value, if one was refused. */
  why?: string;
}

/** Why a form was not sent, beside the form: the toast disappears after five seconds. */
export function SendingProblem({ error, why }: SendingProblemProps) {
  if (!error) return null;
  const reasonText = REFUSED_VALUE.test(error.code ?? '') && why ? `${why}. ` : '';
  return (
    <Alert severity="error">
      {reasonText}
      {explain(error)}
    </Alert>
  );
}
