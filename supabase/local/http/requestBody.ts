import type { IncomingMessage } from 'node:http';
import { problem } from './problem';

const MAX_BYTES = 1.5 * 1024 * 1024;

/** The embedded database and the API's parsers crash some thousand levels deep; nobody needs more than a few. */
const MAX_DEPTH = 64;
/** The same of a text, which a column may read as JSON. No person's text is nested like that, and PGlite bears 3,000. */
const MAX_DEPTH_OF_TEXT = 3_000;

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

/** What goes a level deeper: a list, JSON as an argument or in a filter, a step into a column's JSON (`->`). */
const LEVELS = /[([{>]|%(28|3e|5b|7b)/gi;

/** True for an address that may be nested too deeply to be read. What closes a level is not counted: quoted it closes none. */
export const isTooDeep = (address: string): boolean => (address.match(LEVELS)?.length ?? 0) > MAX_DEPTH;

/** Whether a body is said to be JSON, as one is that is said to be nothing. */
const isJson = (contentType: string): boolean =>
  ['', 'application/json'].includes(contentType.split(';', 1).join().trim().toLowerCase());

/** Half of a surrogate pair is no character: Postgres refuses it, a JavaScript encoder would replace it silently. */
const isText = (value: string): boolean => !/\p{Surrogate}/u.test(value);

const refuseText = (text: string): Response | undefined => {
  if (!isText(text)) return problem(400, '22P05', 'The request holds half a character.');
  if (depthOf(text) > MAX_DEPTH_OF_TEXT)
    return problem(400, '54001', 'The request holds text that is nested too deeply.');
  return undefined;
};

const refuseTexts = (json: string): Response | undefined => {
  let refused: Response | undefined;
  try {
    JSON.parse(json, (name, value: unknown) => {
      refused ??= refuseText(name) ?? (typeof value === 'string' ? refuseText(value) : undefined);
      return value;
    });
  } catch {
    return undefined; // not JSON: the API says so itself, in its own words
  }
  return refused;
};

/**
 * The answer to a body that must not reach the database, or undefined when it may. Tables and their functions take JSON
 * alone: in a form or a list of values, text turns into JSON behind what looks for its depth here.
 */
export const refuseBody = (body: Buffer, { pathname }: URL, contentType = ''): Response | undefined => {
  if (body.length > 0 && pathname.startsWith('/rest/') && !isJson(contentType))
    return problem(415, 'PGRST107', 'The Content-Type sent in the request is invalid.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return problem(400, '22021', 'The request is not valid UTF-8.');
  }
  if (depthOf(text) > MAX_DEPTH) return problem(400, '54001', 'The request is nested too deeply.');
  return refuseTexts(text);
};
