import { AsyncLocalStorage } from 'node:async_hooks';

/** What Postgres says when it refuses a statement (PostgreSQL manual, section 55.8). */
export interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as Partial<DatabaseError>).code === 'string';

export interface RequestContext {
  /** Handed to SQL as `request.method`. */
  method: string;
  /** Handed to SQL as `request.path`, as PostgREST sees it. */
  path: string;
  /** Handed to SQL as `request.headers`, names in lower case. */
  headers: Record<string, string>;
  /** The last statement of this request that the database refused. */
  databaseError?: DatabaseError;
}

/** The API request that the current work belongs to; unset outside of one. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
