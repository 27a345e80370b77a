import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';

/**
 * An encrypted file is `MAGIC`, a salt, and pieces of AES-256-GCM, each with its tag. The key of a file comes from its salt
 * and the words of the operator; the nonce of a piece is its number, and whether it is the last one, so that pieces can
 * be neither changed, nor exchanged, nor cut off (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár).
 */
const MAGIC = Buffer.from('carmine-cargo-backup encrypted 1\n');
const SALT = 16;
const TAG = 16;
const PIECE = 64 * 1024;
const CIPHER = 'aes-256-gcm';
/** 32 MB and some 0.1 s for each guess (RFC 7914). */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 ** 2 };

const deriveKey = (words: string, salt: Buffer): Promise<Buffer> =>
  promisify<string, Buffer, number, object, Buffer>(scrypt)(words.normalize(), salt, 32, COST);

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

/** Pieces of exactly `size` bytes, and the last one, which may be shorter or empty. */
async function* inPieces(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; nonce: Buffer }> {
  let held = Buffer.alloc(0);
  let number = 0;
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes]);
    let at = 0;
    for (; held.length - at > size; at += size)
      yield { piece: held.subarray(at, at + size), nonce: nonceOf(number++, false) };
    held = held.subarray(at);
  }
  yield { piece: held, nonce: nonceOf(number, true) };
}

/** Encrypts a stream with a key that comes from `words`. */
export async function* encrypt(source: AsyncIterable<Buffer>, words: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  yield Buffer.concat([MAGIC, salt]);
  const key = await deriveKey(words, salt);
  for await (const { piece, nonce } of inPieces(source, PIECE)) {
    const cipher = createCipheriv(CIPHER, key, nonce);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Whether a file begins as an encrypted one. */
export const isEncrypted = async (file: string): Promise<boolean> => {
  const { start } = await takeStart(createReadStream(file, { end: MAGIC.length - 1 }), MAGIC.length);
  return start.equals(MAGIC);
};

/** The first `length` bytes of a stream, or all if it has fewer, and a stream of the rest. */
const takeStart = async (source: AsyncIterable<Buffer>, length: number) => {
  const chunks = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < length) {
    const next = await chunks.next();
    if (next.done) break;
    held = Buffer.concat([held, next.value]);
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield held.subarray(length);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { start: held.subarray(0, length), rest: rest() };
};

/** A stream as it is. Throws if it was not encrypted: whoever can write where backups are would not need the key. */
export async function* requireEncrypted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { start, rest } = await takeStart(source, MAGIC.length);
  if (!start.equals(MAGIC))
    throw new Error(
      'it is not encrypted, or its start was changed. BACKUP_KEY is set, so only --unencrypted restores one that is not',
    );
  yield start;
  yield* rest;
}

/** A stream as it was before {@link encrypt}; one that is not encrypted stays as it is. Throws if the key or a byte is wrong. */
export async function* decrypt(
  source: AsyncIterable<Buffer>,
  words: string | undefined,
): AsyncGenerator<Buffer> {
  const { start, rest } = await takeStart(source, MAGIC.length + SALT);
  if (!start.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield start;
    yield* rest;
    return;
  }
  if (!words) throw new Error('it is encrypted: set BACKUP_KEY');
  const key = await deriveKey(words, start.subarray(MAGIC.length));
  for await (const { piece, nonce } of inPieces(rest, PIECE + TAG)) {
    const decipher = createDecipheriv(CIPHER, key, nonce);
    const end = Math.max(0, piece.length - TAG);
    let opened: Buffer;
    try {
      decipher.setAuthTag(piece.subarray(end));
      opened = Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
    } catch {
      throw new Error('BACKUP_KEY is not the key of this backup, or it was changed or cut off');
    }
    yield opened;
  }
}
