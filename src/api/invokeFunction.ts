import { SERVER_FAULT } from '@/config/status';
import { failureCopy } from '@/content/failures';
import type { Db } from '@/supabase/client';

/** A function's response (docs/conformance.md, section 7). */
interface FunctionAnswer {
  status: 'success' | 'error';
  data?: { message?: string; keptAt?: string };
}

interface Invoked {
  data: FunctionAnswer | null;
  error: unknown;
  response?: Response;
}

/**
 * Calls a function and returns what it says, or an error with its own message if it reports one, whatever the HTTP status.
 * `keptAt` is where a mail can be read that was kept on the server instead of being sent. Status 0: a gateway responded for a function that may still be running, or nobody did.
 */
export const invokeFunction = async (
  db: Db,
  name: string,
  body: object,
  headers?: Record<string, string>,
) => {
  const invoked = db.functions.invoke<FunctionAnswer>(name, { body: { ...body }, headers });
  const { data, error, response } = (await invoked) as Invoked;
  if (data?.status === 'success')
    return { data: data.data?.message ?? '', keptAt: data.data?.keptAt, error: null };
  const answer = data ?? ((await response?.json().catch(() => null)) as FunctionAnswer | null | undefined);
  const refusal = answer?.data?.message;
  const answered = response?.status ?? 0;
  const status = !refusal && answered >= SERVER_FAULT ? 0 : answered;
  const reason = error instanceof Error ? error.message : 'The server gave no reason.';
  const message = refusal ?? (status === 0 ? failureCopy.noAnswer : reason);
  return { data: null, error: { message, status } };
};
