import { retry, type BaseQueryApi, type RetryOptions } from '@reduxjs/toolkit/query';
import { SERVER_FAULT } from '@/config/status';
import { retryEnded, retryStarted } from './retriesSlice';
import { supabaseBaseQuery, type ApiError } from './supabaseBaseQuery';

export const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Only missing responses and server errors can succeed seconds later; unlike `isTemporary`, no ended session and no rate limit. */
const isRetriedRead = ({ status }: ApiError) => status === 0 || status >= SERVER_FAULT;

/** Calls that are being retried, which the page says to whoever waits for one. */
const retried = new WeakSet<BaseQueryApi>();

const options: RetryOptions = {
  retryCondition: (error, _request, { attempt, baseQueryApi }) => {
    const isRetried =
      baseQueryApi.type === 'query' && attempt <= MAX_RETRIES && isRetriedRead(error as ApiError);
    if (isRetried && !retried.has(baseQueryApi)) {
      retried.add(baseQueryApi);
      baseQueryApi.dispatch(retryStarted(baseQueryApi.endpoint));
    }
    return isRetried;
  },
  backoff: (attempt, _maxRetries, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS));
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

const withRetries = retry(supabaseBaseQuery, options);

/** Reads are retried three times, after 1 s doubling up to 30 s; writes never (docs/conformance.md, section 7). */
export const retryReads: typeof withRetries = async (request, call, extraOptions) => {
  try {
    return await withRetries(request, call, extraOptions);
  } finally {
    if (retried.has(call)) call.dispatch(retryEnded(call.endpoint));
  }
};
