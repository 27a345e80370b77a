import { Agent } from 'node:http';
import { httpCall } from '../testing/httpCall';
import { type Caller, someClient } from '../../supabase/tests/support/api';
import type { HostProcess } from '../testing/hostProcess';

/** As many connections as a proxy in front of the host would keep open; waiting for one counts as waiting for the host. */
const CONNECTIONS = 256;

/** A caller that passes each call to the next of `callers`. */
export const roundRobin = (callers: Caller[]): Caller => {
  let turn = 0;
  return (...call) => {
    const caller = callers[turn++ % callers.length];
    if (!caller) throw new Error('There is nobody to call.');
    return caller(...call);
  };
};

/** Calls the API over keep-alive connections, cheaper than `fetch`; each call is from a new client unless it states one. */
export const createCaller = ({ url, publishableKey }: HostProcess, token?: string): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return async (method, path, { body, headers } = {}) => {
    const content = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const { status, text } = await httpCall({
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
    return { status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
};
