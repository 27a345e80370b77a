import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A file as the answer to a request: read from disk as fast as the client takes it, and never held as a whole. */
export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  /** Its path on disk. */
  file: string;
}

export type Answer = Response | FileAnswer;

/** For each socket that does not read, two of them are held. */
const PIECE_BYTES = 32 * 1024;

/** Sends an answer and waits until it is sent, or rejects when the client has gone. */
export const send = async (answer: Answer, outgoing: ServerResponse): Promise<void> => {
  outgoing.statusCode = answer.status;
  if (!(answer instanceof Response)) {
    for (const [name, value] of Object.entries(answer.headers)) outgoing.setHeader(name, value);
    return pipeline(createReadStream(answer.file, { highWaterMark: PIECE_BYTES }), outgoing);
  }
  for (const [name, value] of answer.headers) {
    if (!name.startsWith('access-control-')) outgoing.setHeader(name, value); // same origin only
  }
  const body = Buffer.from(await answer.arrayBuffer());
  if (outgoing.destroyed) return; // the client has gone: nothing will be closed any more
  return new Promise((resolve) => {
    outgoing.once('close', resolve); // after the last byte, or when the client has gone
    outgoing.end(body);
  });
};
