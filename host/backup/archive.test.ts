import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readArchive, writeArchive } from './archive';
import { isEncrypted } from './encryption';

const KEY = 'twenty characters or more';
const OTHER_KEY = 'other words of twenty characters';
const START = 'carmine-cargo-backup encrypted 1\n'.length;

describe('reading a backup', () => {
  let folder: string;
  let plain: string;
  let encrypted: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-archive-'));
    plain = path.join(folder, 'plain.tar.gz');
    encrypted = path.join(folder, 'encrypted.tar.gz.enc');
    const content = Buffer.alloc(200_000, 'incompressible? no');
    for (const [file, key] of [
      [plain, undefined],
      [encrypted, KEY],
    ] as const)
      await writeArchive(file, 1, key, (put) => put({ name: 'secrets.json', mode: 0o600, content }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const namesIn = async (file: string, key?: string): Promise<string[]> => {
    const names: string[] = [];
    for await (const { name } of readArchive(file, key)) names.push(name);
    return names;
  };
  /** A copy of a file, changed. */
  const spoiled = async (file: string, spoil: (bytes: Buffer) => Buffer): Promise<string> => {
    const copy = path.join(folder, 'spoiled.tar.gz.enc');
    await writeFile(copy, spoil(await readFile(file)));
    return copy;
  };
  const flip = (at: number) => (bytes: Buffer) => {
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes;
  };

  it('takes one that is encrypted with the key, and without a key one that is not', async () => {
    expect(await namesIn(encrypted, KEY)).toEqual(['secrets.json']);
    expect(await namesIn(plain)).toEqual(['secrets.json']);
    expect([await isEncrypted(encrypted), await isEncrypted(plain)]).toEqual([true, false]);
  });

  it('refuses one that is not encrypted where there is a key, whatever its name', async () => {
    const named = await spoiled(plain, (bytes) => bytes);
    for (const file of [plain, named])
      await expect(namesIn(file, KEY)).rejects.toThrow('it is not encrypted');
  });

  it.each([
    ['with another key', (bytes: Buffer) => bytes, OTHER_KEY, 'BACKUP_KEY is not the key'],
    ['that was cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20), KEY, 'cut off'],
    ['that was cut off in its start', (bytes: Buffer) => bytes.subarray(0, 20), KEY, 'it is not encrypted'],
    ['without a byte', () => Buffer.alloc(0), KEY, 'it is not encrypted'],
    ['with a changed first byte', flip(0), KEY, 'it is not encrypted'],
    ['with a changed version', flip(START - 2), KEY, 'it is not encrypted'],
    ['with a changed salt', flip(START), KEY, 'BACKUP_KEY is not the key'],
    ['with a changed last byte', (bytes: Buffer) => flip(bytes.length - 1)(bytes), KEY, 'was changed'],
    [
      'with something in front',
      (bytes: Buffer) => Buffer.concat([Buffer.from('x'), bytes]),
      KEY,
      'it is not encrypted',
    ],
    ['with something behind', (bytes: Buffer) => Buffer.concat([bytes, bytes]), KEY, 'was changed'],
  ] as const)('refuses one %s', async (_what, spoil, key, reason) => {
    await expect(namesIn(await spoiled(encrypted, spoil), key)).rejects.toThrow(reason);
  });

  it.each([
    ['that is encrypted', (bytes: Buffer) => bytes, 'it is encrypted: set BACKUP_KEY'],
    ['whose start was changed', flip(0), 'it is not a backup of this product, or it was changed or cut off'],
  ] as const)('refuses one %s where there is no key', async (_what, spoil, reason) => {
    await expect(namesIn(await spoiled(encrypted, spoil))).rejects.toThrow(reason);
  });

  it.each([
    ['that was cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20), 'cut off'],
    ['of another kind', () => Buffer.from('A text file.\n'), 'it is not a backup of this product'],
  ] as const)('refuses an unencrypted one %s', async (_what, spoil, reason) => {
    await expect(namesIn(await spoiled(plain, spoil))).rejects.toThrow(reason);
  });
});
