import type { IncomingMessage } from 'node:http';
import { problem } from './problem';

const MAX_BYTES = 1.5 * 1024 * 1024;

/** The embedded database and the API's parsers crash some thousand levels deep; nobody needs more than a few. */
const MAX_DEPTH = 64;

/** The whole body, or undefined as soon as it is larger than the limit. */
export const readBody = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const received = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>; // to answer on the same connection
  for await (const chunk of received) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const depthOf = (json: string): number => {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '\\') at++;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
};

/** True for an address whose `select` or filters are nested too deeply to be read. */
export const isTooDeep = (address: string): boolean => {
  let depth = 0;
  for (const [token] of address.matchAll(/\(|\)|%28|%29/g)) {
    depth += token === '(' || token === '%28' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
};

/** Half of a surrogate pair is no character: Postgres refuses it, a JavaScript encoder would replace it silently. */
const isText = (value: string): boolean => !/\p{Surrogate}/u.test(value);

const holdsTextOnly = (json: string): boolean => {
  let clean = true;
  try {
    JSON.parse(json, (name, value: unknown) => {
      clean &&= isText(name) && (typeof value !== 'string' || isText(value));
      return value;
    });
  } catch {
    return true; // not JSON: the API says so itself, in its own words
  }
  return clean;
};

/** The answer to a body that must not reach the database, or undefined when it may. */
export const refuseBody = (body: Buffer): Response | undefined => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return problem(400, '22021', 'The request is not valid UTF-8.');
  }
  if (depthOf(text) > MAX_DEPTH) return problem(400, '54001', 'The request is nested too deeply.');
  if (!holdsTextOnly(text)) return problem(400, '22P05', 'The request holds half a character.');
  return undefined;
};
