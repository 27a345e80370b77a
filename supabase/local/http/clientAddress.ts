import type { IncomingMessage } from 'node:http';

/** Headers that say who is asking; a client that sends one itself must not be believed. */
const CLAIMS = ['x-real-ip', 'x-forwarded-for', 'cf-connecting-ip', 'forwarded', 'true-client-ip'];

const socketAddress = ({ socket }: IncomingMessage): string =>
  (socket.remoteAddress ?? '').replace(/^::ffff:/, ''); // an IPv4 address as an IPv6 socket shows it (RFC 4291, 2.5.5.2)

const forwardedFor = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim();

/** Who asks: the socket's address, or behind a trusted proxy the entry that it added last to `x-forwarded-for`. */
export const clientOf = (request: IncomingMessage, trustProxy: boolean): string =>
  (trustProxy && forwardedFor(request.headers['x-forwarded-for'])) || socketAddress(request);

/** The request's headers, names in lower case, with the client's address as `x-real-ip`. */
export const believedHeaders = (request: IncomingMessage, client: string): Record<string, string> => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
  );
  for (const claim of CLAIMS) delete headers[claim];
  return { ...headers, 'x-real-ip': client };
};
