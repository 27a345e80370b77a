/** What makes the library behave as hosted Supabase does where it differs, and answer sooner. */
import type { Connection } from '@supabase/lite';
import { isDatabaseError, requestContext } from './requestContext';

type Transaction = Parameters<Parameters<Connection['withContext']>[1]>[0];

interface Variables {
  auth?: { uid: string | null; role: string; jwt: Record<string, unknown> | null };
}

/** Sets them until the end of the transaction, in one statement: the library takes one for each. */
const set = async (transaction: Transaction, settings: Record<string, string>): Promise<void> => {
  const each = Object.entries(settings);
  await transaction
    .selectNoFrom((make) =>
      each.map(([name, value]) =>
        make.fn('set_config', [make.val(name), make.val(value), make.val(true)]).as(name),
      ),
    )
    .execute();
};

/**
 * Who is asking for what, as policies and functions see it: hosted PostgREST shows them every request's method, path and
 * headers too, and reads the status and headers that a function has set.
 */
const setRequest = (transaction: Transaction, { auth }: Variables): Promise<void> => {
  const { method = '', path = '', headers = {} } = requestContext.getStore() ?? {};
  return set(transaction, {
    role: auth?.role ?? 'anon',
    'request.jwt.claim.sub': auth?.uid ?? '',
    'request.jwt.claim.role': auth?.role ?? 'anon',
    'request.jwt.claims': JSON.stringify(auth?.jwt ?? {}),
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(headers),
    'response.status': '',
    'response.headers': '',
  });
};

/** Remembers what the database refused: the library tells the client no more than "500" for most of it. */
const rememberErrors = (connection: Connection): void => {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const context = requestContext.getStore();
    if (context && isDatabaseError(error)) context.databaseError = error;
    return normalize(error);
  };
};

/** A fault of the engine or of its driver: it is told in words of theirs, which hold no row. */
const isFault = (value: unknown): value is Error =>
  value instanceof RangeError || value instanceof WebAssembly.RuntimeError;

/**
 * The library prints every refused statement together with the row: personal data has no place in a log. What is refused
 * in Auth it tells nowhere else.
 */
const silenceRequests = (): void => {
  const print = console.error;
  console.error = (...values: unknown[]) => {
    const context = requestContext.getStore();
    if (!context) return print(...values);
    context.databaseError ??= values.find(isDatabaseError);
    for (const fault of values.filter(isFault)) print(fault.stack);
  };
};

/** Prepares a connection that no request has used yet. */
export const embed = (connection: Connection): void => {
  Object.assign(connection, {
    rlsState: 'active', // unless told so, the library grants every table to every API role
    applyJwtSessionContext: setRequest,
    applyRpcRequestGucs: () => Promise.resolve(), // set already, with the rest
  });
  rememberErrors(connection);
  silenceRequests();
};
