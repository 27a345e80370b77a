import { createDecipheriv, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../refusal';

/**
 * Version 1.0 wrote a format of its own: this line, a salt, and pieces of AES-256-GCM, each with its tag. The nonce of a piece is its
 * number, and whether it is the last one.
 */
export const FORMER_START = Buffer.from('carmine-cargo-backup encrypted 1\n');
const SALT = 16;
const TAG = 16;
const PIECE = 64 * 1024 + TAG;
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 ** 2 };

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

const decryptPiece = (piece: Buffer, key: Buffer, nonce: Buffer): Buffer => {
  const end = Math.max(0, piece.length - TAG);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  try {
    decipher.setAuthTag(piece.subarray(end));
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
  } catch {
    throw new Refusal('BACKUP_KEY is not the key of this backup, or it was changed or cut off');
  }
};

/** What version 1.0 has encrypted with `words`. Throws a {@link Refusal} if they are others, or if a byte was changed. */
export async function* decryptFormer(source: AsyncIterable<Buffer>, words: string): AsyncGenerator<Buffer> {
  let heldBytes = Buffer.alloc(0);
  let key: Buffer | undefined;
  let number = 0;
  for await (const bytes of source) {
    heldBytes = Buffer.concat([heldBytes, bytes]);
    if (!key) {
      const start = FORMER_START.length + SALT;
      if (heldBytes.length < start) continue;
      const salt = heldBytes.subarray(FORMER_START.length, start);
      key = await promisify<string, Buffer, number, object, Buffer>(scrypt)(
        words.normalize(),
        salt,
        32,
        COST,
      );
      heldBytes = heldBytes.subarray(start);
    }
    let at = 0;
    for (; heldBytes.length - at > PIECE; at += PIECE)
      yield decryptPiece(heldBytes.subarray(at, at + PIECE), key, nonceOf(number++, false));
    heldBytes = heldBytes.subarray(at);
  }
  yield decryptPiece(heldBytes, key ?? Buffer.alloc(32), nonceOf(number, true));
}
