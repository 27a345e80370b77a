import Alert from '@mui/material/Alert';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { TOO_MANY_REQUESTS } from '@/config/status';
import { formCopy } from '@/content/forms';

type Failure = ApiError | SerializedError;

/** PostgreSQL's error classes 23 (constraint violation) and 22 (data exception). */
const REFUSED_VALUE = /^(23|22)/;

const explain = (error: Failure) => {
  const status = 'status' in error ? error.status : undefined;
  if (status === TOO_MANY_REQUESTS) return error.message;
  if (REFUSED_VALUE.test(error.code ?? '')) return formCopy.refusedValue;
  return status === 0 ? formCopy.noAnswer : formCopy.notSent;
};

interface SendingProblemProps {
  error: Failure | undefined;
  /** What is wrong with a value, if one was refused. */
  why?: string;
}

/** Why a form was not sent, beside the form: the toast disappears after five seconds. */
export function SendingProblem({ error, why }: SendingProblemProps) {
  if (!error) return null;
  const said = REFUSED_VALUE.test(error.code ?? '') && why ? `${why}. ` : '';
  return (
    <Alert severity="error">
      {said}
      {explain(error)}
    </Alert>
  );
}
