import { randomInt } from 'node:crypto';
import type { HostProcess } from './host';

export interface Answer {
  status: number;
  /** The parsed JSON, or undefined when there is none. */
  body: unknown;
}

export interface Call {
  body?: unknown;
  headers?: Record<string, string>;
}

export type Caller = (method: string, path: string, call?: Call) => Promise<Answer>;

/** For hosts under test: lets each call state its client, so that one client's limit does not fail every test. */
export const manyClients = { TRUST_PROXY: 'true' };

/** An address of the documentation network (RFC 3849), a new client on every call. */
export const someClient = (): string =>
  `2001:db8:${randomInt(65536).toString(16)}:${randomInt(65536).toString(16)}::1`;

const parse = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Calls the API as the user of `token`, or as an anonymous visitor; a string body is sent as it is. */
export const caller =
  ({ url, publishableKey }: Pick<HostProcess, 'url' | 'publishableKey'>, token?: string): Caller =>
  async (method, path, { body, headers } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': someClient(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: parse(await response.text()) };
  };

/** Calls the API with the secret key, as functions do. */
export const serviceCaller =
  (host: HostProcess): Caller =>
  (method, path, call) =>
    caller(host, host.secretKey)(method, path, {
      ...call,
      headers: { ...call?.headers, apikey: host.secretKey },
    });

/** Signs in with a password and returns the access token. */
export const signIn = async (host: HostProcess, email: string, password: string): Promise<string> => {
  const { body } = await caller(host)('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
  });
  return (body as { access_token: string }).access_token;
};

/** Somebody with this role: the address and the password to sign in with. */
export const addStaff = async (
  host: HostProcess,
  role: 'office' | 'scanner',
): Promise<{ email: string; password: string }> => {
  const [email, password] = [`${role}-${randomInt(1e9)}@example.test`, 'correct horse battery'];
  const id = await host.createUser(email, password);
  await host.sql('insert into private.admins (user_id, role) values ($1, $2)', [id, role]);
  return { email, password };
};

/** Somebody with the role of a scanner. */
export const addScanner = (host: HostProcess): ReturnType<typeof addStaff> => addStaff(host, 'scanner');

/** Callers for the three roles: a visitor, a user with an account, and the admin. */
export const everyRole = async (host: HostProcess): Promise<Record<'anon' | 'user' | 'admin', Caller>> => {
  const [email, password] = [`user-${randomInt(1e9)}@example.test`, 'correct horse battery'];
  await host.createUser(email, password);
  return {
    anon: caller(host),
    user: caller(host, await signIn(host, email, password)),
    admin: caller(host, await signIn(host, host.admin.email, host.admin.password)),
  };
};

/** A consignment as the admin's form sends it. */
export const aConsignment = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  sendersName: 'Ama Test',
  sendersEmail: 'ama@sender.test',
  sendersAddress: '1 First Street\nTema',
  sendersPhone: '555 0101',
  recName: 'Bo Test',
  recEmail: 'bo@receiver.test',
  recAddress: '2 Second Street',
  recPhone: '555 0102',
  itemQuantity: '12 boxes',
  departedFrom: 'Ghana',
  headingTo: 'Germany',
  currentLocation: 'Ghana',
  city: 'Tema',
  timeCreated: '2026-01-02T03:04:00Z',
  status: 'Registered',
  deliveryDate: '2026-02-03T04:05:00Z',
  type: 'Regular',
  remark: 'Booked',
  ...changes,
});

export const aContact = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  firstName: 'Ama',
  secondName: 'Test',
  email: 'ama@sender.test',
  trackingNo: null,
  comment: null,
  ...changes,
});

export const aSubscription = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  email: `${randomInt(1e9)}@reader.test`,
  country: 'Ghana',
  ...changes,
});
