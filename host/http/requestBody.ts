import type { IncomingMessage } from 'node:http';
import type { Hold } from './heldBytes';
import { problem } from './problem';

/** What staff send at most: a photo, or some hundred rows of a file. */
export const MAX_BYTES = 1.5 * 1024 * 1024;

/** A small body can contain very many values, and checking each one blocks all other requests. */
const MAX_VALUES = 10_000;

/** Each field becomes a parameter: beyond 32,767 of them the embedded database gets out of sync with its requests. */
const MAX_FIELDS = 100;

/** The embedded database and the API's parsers crash at some thousand levels; real requests have only a few. */
const MAX_DEPTH = 64;
/** The same for a text, which a column may parse as JSON. Nobody writes text nested like that, and PGlite handles 3,000. */
const MAX_DEPTH_OF_TEXT = 3_000;

/** A body in pieces this small on average costs more time than its bytes; a network's own pieces have 500 and more. */
const LEAST_PIECE_BYTES = 64;
/** How many pieces may come before their size matters. */
const FREE_PIECES = 500;

/** Why a body was not read: the status and message of the answer. */
export type BodyProblem = 'too large' | 'in too small pieces' | 'given up';

/**
 * Reads a whole body of at most `most` bytes into one buffer. `hold` counts its memory; when that is given up for others, so is
 * the body. Rejects if the client goes away.
 */
export const receiveBody = (
  request: IncomingMessage,
  hold: Hold,
  most = MAX_BYTES,
): Promise<Buffer<ArrayBuffer> | BodyProblem> =>
  new Promise((resolve, reject) => {
    let body = Buffer.alloc(0);
    let size = 0;
    let pieces = 0;
    const heldBody = hold(() => end('given up'));
    const end = (result: Buffer<ArrayBuffer> | BodyProblem) => {
      heldBody.release();
      request.off('data', onData);
      body = Buffer.alloc(0);
      resolve(result);
    };
    const makeRoom = () => {
      const larger = Buffer.alloc(Math.min(most, Math.max(size, body.length * 2, 4096)));
      body.copy(larger);
      const more = larger.length - body.length;
      body = larger;
      heldBody.grow(more);
    };
    const onData = (piece: Buffer) => {
      const start = size;
      size += piece.length;
      pieces += 1;
      if (size > most) return end('too large');
      if (pieces > FREE_PIECES && size < pieces * LEAST_PIECE_BYTES) return end('in too small pieces');
      if (size > body.length) makeRoom();
      piece.copy(body, start); // nothing, once it has been given up
    };
    request.on('data', onData);
    request.once('end', () => end(body.subarray(0, size)));
    request.once('error', reject);
    request.once('close', () => {
      heldBody.release();
      reject(new Error('The client has gone.'));
    });
  });

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

/** What adds a level: a list, JSON as an argument or in a filter, a path into a column's JSON (`->`). */
const LEVELS = /[([{>]|%(28|3e|5b|7b)/gi;

/** True for a URL that may be nested too deeply to parse. Closing characters are not counted: quoted ones close nothing. */
export const isTooDeep = (address: string): boolean => (address.match(LEVELS)?.length ?? 0) > MAX_DEPTH;

/** Whether a body is declared as JSON; one without a content type counts as JSON. */
const isJson = (contentType: string): boolean =>
  ['', 'application/json'].includes(contentType.split(';', 1).join().trim().toLowerCase());

/** A lone surrogate is not a character: Postgres refuses it, and a JavaScript encoder would replace it silently. */
const isText = (value: string): boolean => !/\p{Surrogate}/u.test(value);

const refuseText = (text: string): Response | undefined => {
  if (!isText(text)) return problem(400, '22P05', 'The request contains half a character.');
  if (depthOf(text) > MAX_DEPTH_OF_TEXT)
    return problem(400, '54001', 'The request contains text that is nested too deeply.');
  return undefined;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A value, and all names and values nested in it. */
const valuesIn = function* (value: unknown): Generator<unknown> {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    yield next;
    if (Array.isArray(next)) for (const element of next as unknown[]) rest.push(element);
    else if (isRecord(next)) for (const [name, member] of Object.entries(next)) rest.push(name, member);
  }
};

/** A row, or the arguments of a function: the library needs seconds to process a list of them. */
const isRow = (value: unknown): boolean =>
  isRecord(value) && !Array.isArray(value) && Object.keys(value).length <= MAX_FIELDS;

const refuseValue = (value: unknown, isForRest: boolean): Response | undefined => {
  if (isForRest && !isRow(value))
    return problem(400, 'PGRST102', `The body must be one object with at most ${MAX_FIELDS} fields.`);
  let count = 0;
  for (const member of valuesIn(value)) {
    const refusal = typeof member === 'string' ? refuseText(member) : undefined;
    if (refusal) return refusal;
    if (++count > MAX_VALUES) return problem(400, '54000', 'The request contains too many values.');
  }
  return undefined;
};

/**
 * The error response to a body that must not reach the database, or undefined if it may. Tables and functions take only
 * JSON, one object at a time: in a form or a list of values, text would become JSON after the depth check here.
 */
export const refuseBody = (body: Buffer, { pathname }: URL, contentType = ''): Response | undefined => {
  const isForRest = pathname.startsWith('/rest/');
  if (body.length === 0) return undefined;
  if (isForRest && !isJson(contentType))
    return problem(415, 'PGRST107', 'The Content-Type sent in the request is invalid.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return problem(400, '22021', 'The request is not valid UTF-8.');
  }
  if (depthOf(text) > MAX_DEPTH) return problem(400, '54001', 'The request is nested too deeply.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // not JSON: the API responds with its own error
  }
  return refuseValue(value, isForRest);
};
