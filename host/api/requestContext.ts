import { AsyncLocalStorage } from 'node:async_hooks';

/** The error fields that Postgres sends when it refuses a statement (PostgreSQL manual, section 55.8). */
export interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
  /** What failed where the operating system reports it, such as a socket that is not there. */
  syscall?: string;
}

/** Five signs, as some of Node's codes have too ("EPIPE"). */
const SQLSTATE = /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/;

/** Those of a connection that was not made or has ended (PostgreSQL manual, appendix A). */
const CONNECTION_STATE = /^(08|28|3D|57P)/;

/** The same of the driver (postgres, "CONNECT_TIMEOUT") and of a socket (Node.js manual, "Common system errors"; libuv). */
const CONNECTION_CODE =
  /^(CONNECT_TIMEOUT|CONNECTION_[A-Z]+|SASL_SIGNATURE_MISMATCH|ECONN[A-Z]+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN))$/;

/** Whether an error says that the database cannot be reached, rather than what it thinks of a statement. */
export const isOutOfReach = ({ code, syscall }: DatabaseError): boolean =>
  CONNECTION_STATE.test(code) || CONNECTION_CODE.test(code) || syscall === 'connect';

/** Whether the database or its driver threw this. */
export const isDatabaseError = (error: unknown): error is DatabaseError => {
  const { code } = error as Partial<DatabaseError>;
  if (!(error instanceof Error) || typeof code !== 'string') return false;
  return SQLSTATE.test(code) || isOutOfReach(error as Error & DatabaseError);
};

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
