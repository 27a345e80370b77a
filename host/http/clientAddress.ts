import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { isHealthCheck } from '../readiness';

/** Headers that state the client's address; a value sent by the client itself must not be trusted. */
const CLAIMS = ['x-real-ip', 'x-forwarded-for', 'cf-connecting-ip', 'forwarded', 'true-client-ip'];

/** An IPv6 address in its one short form (RFC 5952): written otherwise it would count as another client. */
const canonical = (address: string): string =>
  URL.canParse(`http://[${address}]`) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;

/** An IPv4 address from the short form of the IPv6 one that contains it (RFC 4291, 2.5.5.2); any other stays as it is. */
const unmapped = (address: string): string => {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const bytes = [high, low].map((part) => parseInt(part, 16)).flatMap((part) => [part >> 8, part & 255]);
  return bytes.join('.');
};

/**
 * The address in a text that may name a port, too, as some proxies write it: `192.0.2.1:5678`, `[2001:db8::1]:443`.
 * Empty if there is none.
 */
export const plainAddress = (text = ''): string => {
  const [, bracketed, plain] = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?"?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? plain ?? text.trim();
  if (isIPv4(address)) return address;
  return isIPv6(address) ? unmapped(canonical(address)) : '';
};

/**
 * The client's address: the socket's, or behind a trusted proxy the last entry in `x-forwarded-for`, which it added. If that
 * is no address, the request counts as the proxy's own.
 */
export const remoteAddressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return plainAddress(forwarded.split(',').at(-1)) || plainAddress(socket.remoteAddress);
};

const UNNAMED =
  'TRUST_PROXY is on, but a request came without X-Forwarded-For. All requests like it count as one visitor.';

/** Logs once if the trusted proxy does not send the client's address. */
export const createProxyWatch = (trustProxy: boolean): ((request: IncomingMessage) => void) => {
  let isDone = !trustProxy;
  return ({ headers, url }) => {
    if (isDone || headers['x-forwarded-for'] || isHealthCheck(url)) return;
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
  const [first, second, third, fourth, ...otherGroups] = client.split(':');
  if (fourth !== undefined && otherGroups.length === 0) {
    const site = `${first}:${second}:${third}`;
    return [`${site}/48`, `${site}:${fourth.padStart(4, '0').slice(0, 2)}/56`, client];
  }
  return isIPv4(client) ? [`${client.split('.', 3).join('.')}/24`, client] : [client];
};

/** Set on a request that a proxy passes on: whoever sent it may be anywhere. */
export const WAS_FORWARDED = 'x-was-forwarded';

const isForwarded = (name: string): boolean =>
  CLAIMS.includes(name) || name === 'via' || name.startsWith('x-forwarded-') || name === WAS_FORWARDED;

/** The request's headers, names in lower case, with the client's address as `x-real-ip`. */
export const trustedHeaders = (request: IncomingMessage, address: string): Record<string, string> => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
  );
  for (const claim of CLAIMS) delete headers[claim];
  const forwarded = Object.keys(request.headers).some(isForwarded) && { [WAS_FORWARDED]: 'true' };
  return { ...headers, ...forwarded, 'x-real-ip': address };
};
