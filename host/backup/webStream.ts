import { ReadableStream as NodeStream } from 'node:stream/web';

/** What libraries for browsers, too, read from. The types of the DOM, which this repository compiles with, lack `from`. */
export const webStream = (source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  NodeStream.from(source) as unknown as ReadableStream<Uint8Array>;
