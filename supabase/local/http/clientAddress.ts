import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Headers that say who is asking; a client that sends one itself must not be believed. */
const CLAIMS = ['x-real-ip', 'x-forwarded-for', 'cf-connecting-ip', 'forwarded', 'true-client-ip'];

const forwardedFor = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim();

/** Who asks: the socket's address, or behind a trusted proxy the entry that it added last to `x-forwarded-for`. */
export const remoteAddressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const address = (trustProxy && forwardedFor(headers['x-forwarded-for'])) || (socket.remoteAddress ?? '');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, ''); // an IPv4 address as an IPv6 socket shows it (RFC 4291, 2.5.5.2)
};

const UNNAMED =
  'TRUST_PROXY is on, and a request came without X-Forwarded-For: whoever comes that way counts as one and the same visitor.';

/** Says once that the trusted proxy names nobody. The container's health check comes past it. */
export const createProxyWatch = (trustProxy: boolean): ((request: IncomingMessage) => void) => {
  let isDone = !trustProxy;
  return ({ headers, url }) => {
    if (isDone || headers['x-forwarded-for'] || url === '/healthz') return;
    isDone = true;
    console.error(UNNAMED);
  };
};

/**
 * The client that an address counts for, wherever clients are told apart: an IPv4 address itself, of an IPv6 address the
 * /64 network. A network is not made smaller (RFC 7421), so whoever is in one may choose among all its addresses.
 */
export const clientOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
};

/** The request's headers, names in lower case, with the client's address as `x-real-ip`. */
export const believedHeaders = (request: IncomingMessage, address: string): Record<string, string> => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
  );
  for (const claim of CLAIMS) delete headers[claim];
  return { ...headers, 'x-real-ip': address };
};
