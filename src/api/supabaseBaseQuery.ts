import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { RANGE_NOT_SATISFIABLE, SERVER_FAULT, TOO_MANY_REQUESTS } from '@/config/status';
import { READ_DEADLINE_MS, WRITE_DEADLINE_MS } from '@/config/timing';
import { failureCopy } from '@/content/failures';
import type { Db } from '@/supabase/client';
import { inTime, within } from './within';

/** The extra argument of thunks, endpoints and listeners. The client is loaded on first use. */
export interface Extra {
  loadDb: () => Promise<Db>;
}

interface Answer {
  data: unknown;
  error: { message: string; code?: string; status?: number } | null;
  status?: number;
  count?: number | null;
  /** True if a further step must follow, so that no success is announced yet. */
  isHalfWay?: boolean;
  /** A success text from the response, shown if the endpoint declares none of its own. */
  notice?: string;
  /** A second line below the success text: what became of the request. */
  detail?: string;
}

/** A request is a function of the client; `signal` aborts it when its result is no longer needed. */
export type ApiRequest = (db: Db, signal: AbortSignal) => PromiseLike<Answer>;

/** `message` is shown to the user; `reason` is the backend's message. `status` 0 means that there was no response. */
export interface ApiError {
  message: string;
  reason: string;
  status: number;
  code?: string;
  /** Seconds to wait before a retry, if a rate limit states them. */
  retryAfter?: number;
}

/** The toast texts of an endpoint (docs/conformance.md, section 7 and 8); an endpoint without them is silent. */
export interface Notices {
  success?: string;
  failure?: string;
}

export interface ApiMeta {
  notice?: string;
  detail?: string;
  count?: number | null;
}

/** The text for a failure without a message of the database: what the browser or a gateway says is not for users. */
const unexplained = (status: number | undefined, code: string | undefined): string | undefined => {
  if (status === 0) return failureCopy.noAnswer;
  return status !== undefined && status >= SERVER_FAULT && !code ? failureCopy.serverFailed : undefined;
};

/** A rate limit of ours explains itself; the catalogue has no text for it. */
const limited = (reason: string, retryAfter: number | undefined) =>
  /\btry again\b/i.test(reason) ? reason : failureCopy.tooMany(retryAfter);

const toApiError = (cause: unknown, status: number | undefined, failure: string | undefined): ApiError => {
  const { message: reason = String(cause), code, status: ownStatus, retryAfter } = cause as Partial<ApiError>;
  const answered = status ?? ownStatus ?? 0;
  const message =
    answered === TOO_MANY_REQUESTS
      ? limited(reason, retryAfter)
      : (failure ?? unexplained(status, code) ?? reason);
  return { message, reason, status: answered, code, ...(retryAfter && { retryAfter }) };
};

/** Runs a request on the injected client. Never throws: every failure becomes an {@link ApiError}. */
export const supabaseBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, Notices, ApiMeta> = async (
  request,
  { extra, signal, type },
  extraOptions,
) => {
  // RTK Query passes undefined if an endpoint declares no options.
  const { success, failure } = extraOptions ?? {};
  const failed = (cause: unknown, status?: number) => {
    const error = toApiError(cause, status, failure);
    return { error, meta: { notice: failure && error.message } };
  };
  try {
    const db = await within(WRITE_DEADLINE_MS, (extra as Extra).loadDb());
    const { data, error, status, count, isHalfWay, notice, detail } = await (type === 'query'
      ? inTime(READ_DEADLINE_MS, signal, (signalOfCall) => request(db, signalOfCall))
      : request(db, signal));
    // PostgREST rejects a page past the end if it also counts, and returns an empty one if it does not.
    if (status === RANGE_NOT_SATISFIABLE) return { data: [], meta: { count: 0 } };
    if (error) return failed(error, status);
    return { data: data ?? null, meta: { ...(!isHalfWay && { notice: success ?? notice, detail }), count } };
  } catch (cause) {
    return failed(cause, (cause as Partial<ApiError>).status ?? 0);
  }
};
