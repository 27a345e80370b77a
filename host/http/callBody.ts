import type { IncomingMessage } from 'node:http';
import type { Hold } from './heldBytes';
import { problem } from './problem';
import { type BodyProblem, MAX_BYTES, receiveBody } from './requestBody';
import { createWaitingBodies } from './waitingBodies';

/** Enough for the longest form, in the characters that take the most bytes. */
export const MOST_OF_STRANGER = 64 * 1024;

const PROBLEMS: Record<BodyProblem, () => Response> = {
  'too large': () => problem(413, 'PT413', 'The request is larger than 1.5 MB.'),
  'in too small pieces': () => problem(400, 'PT400', 'The request comes in too many small pieces.'),
  'given up': () => problem(429, 'PT429', 'Too many requests at once, try again in a moment.'),
};

/** The response to a body of more than 64 KB that was sent with these headers; undefined if it is read. */
export type RefuseLarge = (headers: Headers) => Response | undefined;

/** A complete body, and what has to be called when its request has been responded to. */
export interface CallBody {
  bytes: Buffer<ArrayBuffer>;
  end: () => void;
}

/** The announced length of a body; NaN if it comes in chunks. */
const declaredBytes = ({ headers }: IncomingMessage): number => Number(headers['content-length']);

/**
 * A function that reads the body of a call of the client with this address, or returns the error response to it. Large ones are
 * for those that `refuseLarge` lets pass, as each costs the host some 50 ms, and are bounded for each network and in all.
 */
export const createBodyReader = (refuseLarge: RefuseLarge) => {
  const waitingBodies = createWaitingBodies();
  return async (
    incoming: IncomingMessage,
    headers: Record<string, string>,
    address: string,
    hold: Hold,
  ): Promise<CallBody | Response> => {
    const declared = declaredBytes(incoming);
    const refusal = declared <= MOST_OF_STRANGER ? undefined : refuseLarge(new Headers(headers));
    if (refusal && declared > MOST_OF_STRANGER) return refusal;
    const bytes = await receiveBody(incoming, hold, refusal ? MOST_OF_STRANGER : MAX_BYTES);
    if (typeof bytes === 'string') return (bytes === 'too large' && refusal) || PROBLEMS[bytes]();
    const end = waitingBodies.begin(address, bytes.length);
    return end ? { bytes, end } : PROBLEMS['given up']();
  };
};
