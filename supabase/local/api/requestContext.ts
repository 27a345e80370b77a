import { AsyncLocalStorage } from 'node:async_hooks';

/** The error fields that Postgres sends when it refuses a statement (PostgreSQL manual, section 55.8). */
export interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

/** Whether an error has a code: of Postgres, which has refused a statement, or of the driver or the system, which cannot reach it. */
export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as Partial<DatabaseError>).code === 'string';

export interface RequestContext {
  /** Handed to SQL as `request.method`. */
  method: string;
  /** Handed to SQL as `request.path`, as PostgREST sees it. */
  path: string;
  /** Handed to SQL as `request.headers`, names in lower case. */
  headers: Record<string, string>;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** The last database error of this request. */
  databaseError?: DatabaseError;
}

/** The API request that is being handled; unset outside of a request. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
