import { AsyncLocalStorage } from 'node:async_hooks';
import type { Backend } from './backend';
import { HOST } from './database/queue';

/** Rejects if `signal` aborts first. */
const unlessAborted = async <Result>(work: Promise<Result>, signal?: AbortSignal | null): Promise<Result> => {
  if (!signal) return work;
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

/**
 * The API for what runs in this process. What is done while a client's request is answered counts as that client's, whichever
 * code does it; everything else is the host's own work.
 */
export const createInProcess = (backend: Backend) => {
  const clients = new AsyncLocalStorage<string>();
  return {
    /** As `fetch`, without a network. A call that is given up before its statement began is never carried out. */
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      request.headers.set('x-real-ip', clients.getStore() ?? HOST);
      return unlessAborted(backend(request), init?.signal);
    },
    /** Runs `work` for the client that has sent `request`. */
    inNameOf: <Result>({ headers }: Request, work: () => Result): Result =>
      clients.run(headers.get('x-real-ip') ?? '', work),
  };
};
