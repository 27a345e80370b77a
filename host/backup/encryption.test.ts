import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './encryption';

const KEY = 'twenty characters or more';
const PIECE = 64 * 1024;
const START = 'carmine-cargo-backup encrypted 1\n'.length + 16;
const STORED = PIECE + 16;

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  await Promise.resolve();
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const all = async (source: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
};

const encrypted = (plain: Buffer, chunk = 10_000) => all(encrypt(chunksOf(plain, chunk), KEY));
const decrypted = (bytes: Buffer, key: string | undefined = KEY, chunk = 7_000) =>
  all(decrypt(chunksOf(bytes, chunk), key));

describe('encryption of backups', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 200_000])(
    'returns %s bytes as they were',
    async (size) => {
      const plain = randomBytes(size);
      for (const chunk of [1_000, 1_000_000]) {
        const stored = await encrypted(plain, chunk);
        expect((await decrypted(stored, KEY, chunk)).equals(plain)).toBe(true);
      }
    },
  );

  it('shows nothing of what is in it, and differs each time', async () => {
    const plain = Buffer.from('jwtSecret '.repeat(100));
    const [one, other] = [await encrypted(plain), await encrypted(plain)];
    expect(one.includes('jwtSecret')).toBe(false);
    expect(one.subarray(START).equals(other.subarray(START))).toBe(false);
  });

  it('passes on what is not encrypted, with and without a key', async () => {
    const plain = randomBytes(100_000);
    for (const key of [KEY, undefined])
      expect((await all(decrypt(chunksOf(plain, 7_000), key))).equals(plain)).toBe(true);
  });

  it('asks for the key of what is encrypted', async () => {
    const stored = await encrypted(Buffer.from('text'));
    await expect(all(decrypt(chunksOf(stored, 100), undefined))).rejects.toThrow('set BACKUP_KEY');
  });

  const damage: [string, (whole: Buffer) => Buffer, string?][] = [
    ['with another key', (whole) => whole, 'another key of twenty characters'],
    ['with a changed byte', (whole) => (whole.writeUInt8(whole.readUInt8(START + 9) ^ 1, START + 9), whole)],
    ['with another salt', (whole) => (whole.writeUInt8(whole.readUInt8(START - 1) ^ 1, START - 1), whole)],
    ['that was cut off between two pieces', (whole) => whole.subarray(0, START + STORED)],
    ['that was cut off in a tag', (whole) => whole.subarray(0, whole.length - 3)],
    ['that ends after its start', (whole) => whole.subarray(0, START)],
    [
      'with two pieces exchanged',
      (whole) =>
        Buffer.concat([
          whole.subarray(0, START),
          whole.subarray(START + STORED, START + 2 * STORED),
          whole.subarray(START, START + STORED),
          whole.subarray(START + 2 * STORED),
        ]),
    ],
    ['to which something was added', (whole) => Buffer.concat([whole, Buffer.from('x')])],
  ];
  it.each(damage)('refuses a file %s', async (_how, spoil, key = KEY) => {
    const stored = spoil(await encrypted(randomBytes(3 * PIECE - 100)));
    await expect(decrypted(stored, key)).rejects.toThrow('is not the key of this backup');
  });
});
