/** Makes the library behave like hosted Supabase where it differs, and respond faster. */
import type { Connection } from '@supabase/lite';
import { isDatabaseError, requestContext } from './requestContext';

type Transaction = Parameters<Parameters<Connection['withContext']>[1]>[0];

interface Variables {
  auth?: { uid: string | null; role: string; jwt: Record<string, unknown> | null };
}

/** Applies settings until the end of the transaction in one statement: the library would use one for each. */
const set = async (transaction: Transaction, settings: Record<string, string>): Promise<void> => {
  const each = Object.entries(settings);
  await transaction
    .selectNoFrom((make) =>
      each.map(([name, value]) =>
        make.fn('set_config', [make.val(name), make.val(value), make.lit(true)]).as(name),
      ),
    )
    .execute();
};

/**
 * Sets the user and the request for policies and functions to read: hosted PostgREST exposes each request's method, path
 * and headers too, and reads the status and headers that a function has set. Throws if the request has been given up: its
 * mails, say, must not be claimed by a statement whose answer nobody reads.
 */
const setRequest = async (transaction: Transaction, { auth }: Variables): Promise<void> => {
  const { method = '', path = '', headers = {}, signal } = requestContext.getStore() ?? {};
  await set(transaction, {
    role: auth?.role ?? 'anon',
    'request.jwt.claim.sub': auth?.uid ?? '',
    'request.jwt.claim.role': auth?.role ?? 'anon',
    'request.jwt.claims': JSON.stringify(auth?.jwt ?? {}),
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(headers),
    'response.status': '',
    'response.headers': '',
    jit: 'off', // compiling took 150 ms of a look-up where the tables had no statistics yet
  });
  signal?.throwIfAborted();
};

/** Records database errors: for most of them the library sends the client nothing but a 500. */
const rememberErrors = (connection: Connection): void => {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const context = requestContext.getStore();
    if (context && isDatabaseError(error)) context.databaseError = error;
    return normalize(error);
  };
};

/** An internal error of the engine or its driver. Its message contains no row data. */
const isFault = (value: unknown): value is Error =>
  value instanceof RangeError || value instanceof WebAssembly.RuntimeError;

/**
 * The library logs every refused statement together with the row, but personal data must not be logged. For Auth, this is
 * the only place where it reports the error.
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
    rlsState: 'active', // otherwise the library grants every table to every API role
    applyJwtSessionContext: setRequest,
    applyRpcRequestGucs: () => Promise.resolve(), // already set by setRequest
  });
  rememberErrors(connection);
  silenceRequests();
};
