import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Headers that state the client's address; a value sent by the client itself must not be trusted. */
const CLAIMS = ['x-real-ip', 'x-forwarded-for', 'cf-connecting-ip', 'forwarded', 'true-client-ip'];

const forwardedFor = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim();

/** The client's address: the socket's, or behind a trusted proxy the last entry in `x-forwarded-for`, which it added. */
export const remoteAddressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const address = (trustProxy && forwardedFor(headers['x-forwarded-for'])) || (socket.remoteAddress ?? '');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, ''); // an IPv4 address as an IPv6 socket shows it (RFC 4291, 2.5.5.2)
};

const UNNAMED =
  'TRUST_PROXY is on, but a request came without X-Forwarded-For. All requests like it count as one visitor.';

/** Logs once if the trusted proxy does not send the client's address. The container's health check bypasses the proxy. */
export const createProxyWatch = (trustProxy: boolean): ((request: IncomingMessage) => void) => {
  let isDone = !trustProxy;
  return ({ headers, url }) => {
    if (isDone || headers['x-forwarded-for'] || url === '/healthz') return;
    isDone = true;
    console.error(UNNAMED);
  };
};

/**
 * The client that an address belongs to, for everything that is limited per client: an IPv4 address itself, or the /64
 * network of an IPv6 address. Networks are not smaller than that (RFC 7421), so a client may use any address in its own.
 */
export const clientOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
};

/**
 * The networks that a client is in, widest first, and the client itself as the last: the /48 that one party is given
 * (RFC 6177), the /56 of a household, and its /64; or the /24 of an IPv4 address. What is no address is alone.
 */
export const networksOf = (address: string): string[] => {
  const client = clientOf(address);
  const [first, second, third, fourth, ...others] = client.split(':');
  if (fourth !== undefined && others.length === 0) {
    const site = `${first}:${second}:${third}`;
    return [`${site}/48`, `${site}:${fourth.padStart(4, '0').slice(0, 2)}/56`, client];
  }
  return isIPv4(client) ? [`${client.split('.', 3).join('.')}/24`, client] : [client];
};

/** The request's headers, names in lower case, with the client's address as `x-real-ip`. */
export const believedHeaders = (request: IncomingMessage, address: string): Record<string, string> => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
  );
  for (const claim of CLAIMS) delete headers[claim];
  return { ...headers, 'x-real-ip': address };
};
