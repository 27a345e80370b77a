import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Hold } from './heldBytes';

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

/**
 * Pieces that are read at a time, for all clients: as many as Node has threads for. A turn of the event loop then sends only a
 * few of them, and a call to the database, which takes several turns, does not wait for hundreds.
 */
const inTurn = pLimit(4);

const piecesOf = async function* (file: string): AsyncGenerator<Buffer> {
  const handle = await inTurn(() => open(file));
  try {
    while (true) {
      const { bytesRead, buffer } = await inTurn(() => handle.read(Buffer.allocUnsafe(PIECE_BYTES)));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
};

/**
 * What a body counts at most while it is being sent. Only the staff can ask for more, a long list without pages: counted as a
 * whole, it would be given up although nobody floods.
 */
const MOST_COUNTED = 4 * 1024 * 1024;

/**
 * Sends an answer and waits until it is sent, or rejects when the client has gone. `hold` counts the memory of a body until
 * then; when that is given up for others, so is the connection.
 */
export const send = async (answer: Answer, outgoing: ServerResponse, hold: Hold): Promise<void> => {
  outgoing.statusCode = answer.status;
  if (!(answer instanceof Response)) {
    for (const [name, value] of Object.entries(answer.headers)) outgoing.setHeader(name, value);
    return pipeline(piecesOf(answer.file), outgoing);
  }
  for (const [name, value] of answer.headers) {
    if (!name.startsWith('access-control-')) outgoing.setHeader(name, value); // same origin only
  }
  const body = Buffer.from(await answer.arrayBuffer());
  if (outgoing.destroyed) return; // the client has gone: nothing will be closed any more
  const held = hold(() => outgoing.destroy());
  return new Promise((resolve) => {
    // After the last byte, or when the client has gone.
    outgoing.once('close', () => {
      held.release();
      resolve();
    });
    outgoing.end(body);
    held.grow(Math.min(body.length, MOST_COUNTED));
  });
};
