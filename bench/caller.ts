import { Agent, request } from 'node:http';
import { type Answer, type Caller, someClient } from '../supabase/local/testing/api';
import type { HostProcess } from '../supabase/local/testing/hostProcess';

/** As many connections as a proxy in front of the host would keep open; waiting for one counts as waiting for the host. */
const CONNECTIONS = 256;
const DEADLINE_MS = 30_000;
/** Too late for a user but not an error: it is a matter of time, which depends on the machine. */
export const NO_ANSWER = `no answer in ${DEADLINE_MS / 1000} s`;

interface Sent {
  agent: Agent;
  url: string;
  method: string;
  headers: Record<string, string | number>;
  content: string | undefined;
}

const send = ({ agent, url, method, headers, content }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, timeout: DEADLINE_MS, headers });
    asked.on('timeout', () => asked.destroy(new Error(NO_ANSWER)));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The host closes connections that were idle too long, perhaps just as one is reused (Node, "request.reusedSocket").
      if (asked.reusedSocket && error.code === 'ECONNRESET') {
        resolve(send({ agent, url, method, headers, content }));
      } else reject(error);
    });
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        const body = text === '' ? undefined : (JSON.parse(text) as unknown);
        resolve({ status: response.statusCode ?? 0, body });
      });
    });
    asked.end(content);
  });

/** Calls the API over keep-alive connections, cheaper than `fetch`; each call is from a new client unless it states one. */
export const createCaller = ({ url, publishableKey }: HostProcess, token?: string): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return (method, path, { body, headers } = {}) => {
    const content = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return send({
      agent,
      url: url + path,
      method,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': someClient(),
        ...(content !== undefined && { 'content-length': Buffer.byteLength(content) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      content,
    });
  };
};
