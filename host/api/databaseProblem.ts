import { TooBusy } from '../database/queue';
import { problem } from '../http/problem';
import { type DatabaseError, isDatabaseError, isOutOfReach } from './requestContext';

/** HTTP status by SQLSTATE, most specific first (PostgREST documentation, "Errors", status codes). */
const STATUS: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['P0001', 400],
  ['0L', 403],
  ['0P', 403],
  ['09', 500],
  ['25', 500],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55000', 405], // here: to write to a view that cannot be written to
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

/** What is logged of an error of the database or its driver. */
export const reasonOf = (error: unknown): string => {
  const { code, message } = error as Partial<DatabaseError>;
  return [code, message].filter(Boolean).join(' ');
};

/**
 * Hosted PostgREST's response when the database refuses a statement or cannot be reached. The latter is a 503, which
 * clients retry, with PostgREST's own code for it ("Errors", group 0). Why the database is no use is logged, and nobody is told.
 */
export const databaseProblem = (error: DatabaseError): Response => {
  const { code, message, detail, hint } = error;
  const status = isOutOfReach(error) ? 503 : (STATUS.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400);
  // Not by console.error, which is silent during a request (embedding.ts). These messages hold no row.
  if (status === 503) process.stderr.write(`Database: ${reasonOf(error)}\n`);
  if (isOutOfReach(error)) return problem(503, 'PGRST001', 'The database cannot be reached.');
  return problem(status, code, message, { details: detail, hint });
};

const tooBusy = (): Response => {
  const response = problem(429, 'PT429', 'Too many requests at once, try again in a moment.');
  response.headers.set('retry-after', '1');
  return response;
};

/** The same for any thrown value, or undefined if neither the database nor its driver nor its queue threw it. */
export const problemOf = (error: unknown): Response | undefined => {
  if (error instanceof TooBusy) return tooBusy();
  return isDatabaseError(error) ? databaseProblem(error) : undefined;
};
