import { brotliCompressSync } from 'node:zlib';

/**
 * Compressed bytes of a document that arrive in the first round trip: a connection starts with ten segments of 1,460 bytes
 * (RFC 6928), of which the headers take 1.3 kB. The rest takes another.
 */
export const AT_ONCE = 13_250;

export const sizeOf = (text: string | Buffer): number => brotliCompressSync(text).length;
