import { brotliCompressSync } from 'node:zlib';

/**
 * Bytes of a document, compressed, that come at once: a connection begins with ten segments of 1,460 bytes (RFC 6928), of
 * which the headers take 1.3 kB. What does not fit comes a round trip later.
 */
export const AT_ONCE = 13_250;

export const sizeOf = (text: string | Buffer): number => brotliCompressSync(text).length;
