import { type FileHandle, open } from 'node:fs/promises';
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
  /** Its bytes when the headers were made. A file that has others by now is not what they describe. */
  size: number;
}

export type Answer = Response | FileAnswer;

/** A file that cannot be sent: what is wrong is on this side, not that the client has gone. */
export class UnsentFile extends Error {}

/** The size of the pieces in which files are sent; a socket that does not read holds two of them. */
const PIECE_BYTES = 16 * 1024;

/**
 * Pieces that are read at a time, for all clients: as many as Node has threads for. A turn of the event loop then sends only a
 * few of them, and a call to the database, which takes several turns, does not wait for hundreds.
 */
const inTurn = pLimit(4);

const unsent =
  (file: string) =>
  ({ message }: Error): never => {
    throw new UnsentFile(`${file} cannot be sent: ${message}`);
  };

const isOfSize = async (handle: FileHandle, size: number): Promise<boolean> =>
  (await inTurn(() => handle.stat())).size === size;

/** Never more than was announced: what follows would be taken for the next answer of the connection. */
const piecesOf = async function* (handle: FileHandle, { file, size }: FileAnswer): AsyncGenerator<Buffer> {
  for (let sentBytes = 0; sentBytes < size;) {
    const length = Math.min(PIECE_BYTES, size - sentBytes);
    const piece = inTurn(() => handle.read(Buffer.allocUnsafe(length)));
    const { bytesRead, buffer } = await piece.catch(unsent(file));
    if (bytesRead === 0) throw new UnsentFile(`${file} has become shorter while it was sent.`);
    sentBytes += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
};

const sendFile = async (answer: FileAnswer, outgoing: ServerResponse): Promise<void> => {
  const { status, headers, file, size } = answer;
  const handle = await inTurn(() => open(file)).catch(unsent(file));
  try {
    if (!(await isOfSize(handle, size).catch(unsent(file))))
      throw new UnsentFile(`${file} has changed since the start. Start the host again to serve it.`);
    outgoing.statusCode = status;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    outgoing.setHeader('content-length', size);
    await pipeline(piecesOf(handle, answer), outgoing);
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
 * Sends an answer and waits until it is sent. Rejects when the client has gone, or with an {@link UnsentFile}: nothing is sent
 * then, unless the file could be read at first. `hold` counts the memory of a body until it is sent; when that is given up for
 * others, so is the connection.
 */
export const send = async (answer: Answer, outgoing: ServerResponse, hold: Hold): Promise<void> => {
  if (!(answer instanceof Response)) return sendFile(answer, outgoing);
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === 'cache-control' && outgoing.hasHeader(name)) continue; // the library says otherwise of some answers of the API
    if (!name.startsWith('access-control-')) outgoing.setHeader(name, value); // same origin only
  }
  const body = Buffer.from(await answer.arrayBuffer());
  if (outgoing.destroyed) return; // the client has gone: nothing will be closed any more
  const heldMemory = hold(() => outgoing.destroy());
  return new Promise((resolve) => {
    // After the last byte, or when the client has gone.
    outgoing.once('close', () => {
      heldMemory.release();
      resolve();
    });
    outgoing.end(body);
    heldMemory.grow(Math.min(body.length, MOST_COUNTED));
  });
};
