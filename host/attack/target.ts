import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { text as readText } from 'node:stream/consumers';

/** What anyone knows: its URL and its public key. */
export interface Target {
  url: string;
  key: string;
  /** A tracking id that exists, to compare the time of a hit with that of a miss. */
  knownId?: string;
  /** The link of a conversation, as a mail has it, or its token: to try what else it opens. */
  chatLink?: string;
}

export interface Answer {
  status: number;
  text: string;
  json: unknown;
  headers: Headers;
  milliseconds: number;
}

/** One thing that was tried, the response, and whether it is a hole. */
export interface Attempt {
  name: string;
  answer: string;
  isHole: boolean;
}

export interface Ask {
  body?: unknown;
  headers?: Record<string, string>;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Sends a request as a stranger: with only the public key, unless the headers say otherwise. */
export const ask = async (
  { url, key }: Target,
  method: string,
  path: string,
  { body, headers }: Ask = {},
): Promise<Answer> => {
  const start = performance.now();
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { apikey: key, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    json: parse(text),
    headers: response.headers,
    milliseconds: performance.now() - start,
  };
};

/** A GET with headers that `fetch` does not send, such as another Host. */
export const askWith = (
  { url }: Target,
  path: string,
  headers: Record<string, string>,
): Promise<Pick<Answer, 'status' | 'text'>> =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? secureRequest : plainRequest;
    const request = send(url + path, { headers }, (response) => {
      response.on('error', reject);
      readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    request.on('error', reject);
    request.end();
  });

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 60);

/** A view accepts no rows. PostgREST responds to that with 500, although nothing has failed. */
const isReadOnly = (json: unknown) => (json as { code?: string } | undefined)?.code === '55000';

/** Records the response; an internal server error is always a hole. */
export const note = (name: string, { status, text, json }: Answer, isHole: boolean): Attempt => ({
  name,
  answer: `${status} ${short(text)}`.trim(),
  isHole: isHole || (status >= 500 && !isReadOnly(json)),
});

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;
