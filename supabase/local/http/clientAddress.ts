import type { IncomingMessage } from 'node:http';

/** Headers that say who is asking; a client that sends one itself must not be believed. */
const CLAIMS = ['x-real-ip', 'x-forwarded-for', 'cf-connecting-ip', 'forwarded', 'true-client-ip'];

const socketAddress = ({ socket }: IncomingMessage): string =>
  (socket.remoteAddress ?? '').replace(/^::ffff:/, ''); // an IPv4 address as an IPv6 socket shows it (RFC 4291, 2.5.5.2)

/**
 * The request's headers, names in lower case, with the client's address as `x-real-ip`: the socket's, or behind a
 * trusted proxy the entry that this proxy added last to `x-forwarded-for`.
 */
export const believedHeaders = (request: IncomingMessage, trustProxy: boolean): Record<string, string> => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
  );
  const forwarded = headers['x-forwarded-for']?.split(',').at(-1)?.trim();
  for (const claim of CLAIMS) delete headers[claim];
  return { ...headers, 'x-real-ip': (trustProxy && forwarded) || socketAddress(request) };
};
