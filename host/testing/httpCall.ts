import { type Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

const DEADLINE_MS = 30_000;
/** Too late for a user but not an error: it is a matter of time, which depends on the machine. */
export const NO_ANSWER = `no answer in ${DEADLINE_MS / 1000} s`;

export interface HttpCall {
  url: string;
  /** Without one, the call is on a connection of its own. */
  agent: Agent | false;
  method: string;
  headers: Record<string, string | number>;
  content?: string;
}

/**
 * A request as browsers and proxies send it: it waits as long for a connection as for the response, and is sent again where the host
 * closed a kept connection just as it was reused (Node, "request.reusedSocket"). Rejects with {@link NO_ANSWER} after 30 s of silence.
 */
export const httpCall = (call: HttpCall): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { url, content, ...options } = call;
    const outgoing = request(url, { ...options, timeout: DEADLINE_MS });
    outgoing.on('timeout', () => outgoing.destroy(new Error(NO_ANSWER)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(httpCall(call));
      else reject(error);
    });
    outgoing.on('response', (response) => {
      readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    outgoing.end(content);
  });
