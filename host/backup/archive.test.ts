import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Decrypter } from 'age-encryption';
import { type Entry, readArchive, writeArchive } from './archive';
import { isEncrypted } from './encryption';

const KEY = 'twenty characters or more';
const OTHER_KEY = 'other words of twenty characters';
const FORMER_START = 'carmine-cargo-backup encrypted 1\n';
/** What version 1.0 has encrypted of a data folder. */
const FORMER = 'host/tests/versions/1.0/encrypted.tar.gz.enc';
const PIECE = 64 * 1024 + 16; // of both formats, with its tag
const LONG_NAME = `database/${'folder/'.repeat(20)}file`;

const noise = (seed: string): Buffer =>
  createHash('shake256', { outputLength: 70_000 }).update(seed).digest();
const secrets: Entry = { name: 'secrets.json', mode: 0o600, content: noise('secrets') };
const entries: Entry[] = [
  secrets,
  { name: 'database/', mode: 0o700, content: Buffer.alloc(0) },
  { name: LONG_NAME, mode: 0o644, content: Buffer.alloc(2_000_000, 'text') },
];

let folder: string;
let plain: string;
let encrypted: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-archive-'));
  plain = path.join(folder, 'plain.tar.gz');
  encrypted = path.join(folder, 'encrypted.tar.gz.age');
  for (const [file, key] of [
    [plain, undefined],
    [encrypted, KEY],
  ] as const)
    await writeArchive(file, 1, key, async (put) => {
      for (const entry of entries) await put(entry);
    });
});
afterAll(() => rm(folder, { recursive: true }));

const entriesIn = async (file: string, key?: string): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of readArchive(file, key)) entries.push(entry);
  return entries;
};

describe('a backup', () => {
  it('is a tar.gz, and with a key a file of age, which other programs open', async () => {
    const openedFile = path.join(folder, 'opened.tar.gz');
    const age = new Decrypter();
    age.addPassphrase(KEY);
    await writeFile(openedFile, await age.decrypt(await readFile(encrypted)));
    for (const [at, file] of [plain, openedFile].entries()) {
      const target = path.join(folder, `unpacked-${at}`);
      await mkdir(target);
      execFileSync('tar', ['xzf', path.basename(file), '-C', path.basename(target)], { cwd: folder });
      expect((await readdir(target)).sort()).toEqual([
        'carmine-cargo-backup.json',
        'database',
        'secrets.json',
      ]);
      for (const { name, content } of entries.filter((entry) => entry.content.length > 0))
        expect((await readFile(path.join(target, name))).equals(content)).toBe(true);
    }
  });

  it('hides its contents where there is a key, and is different each time', async () => {
    const other = path.join(folder, 'other.tar.gz.age');
    await writeArchive(other, 1, KEY, (put) => put(secrets));
    const again = path.join(folder, 'again.tar.gz.age');
    await writeArchive(again, 1, KEY, (put) => put(secrets));
    const [firstBytes, two] = [await readFile(other), await readFile(again)];
    expect(firstBytes.includes(secrets.content.subarray(0, 100))).toBe(false);
    expect(firstBytes.subarray(300).equals(two.subarray(300))).toBe(false);
  });

  it('leaves nothing behind when what is backed up cannot be read', async () => {
    const file = path.join(folder, 'failed', 'one.tar.gz');
    for (const key of [undefined, KEY]) {
      const failure = new Error('the database is gone');
      const failing = writeArchive(file, 2, key, async (put) => {
        await put(secrets);
        throw failure;
      });
      await expect(failing).rejects.toBe(failure);
      expect(await readdir(path.dirname(file))).toEqual([]);
    }
  });

  it('says why it cannot be written while much of it waits', async () => {
    const file = path.join(folder, 'taken.tar.gz');
    await mkdir(`${file}.new`);
    const content = Buffer.alloc(9_000_000);
    const failing = writeArchive(file, 2, KEY, async (put) => {
      for (const name of ['a', 'b', 'c']) await put({ name, mode: 0o600, content });
    });
    await expect(failing).rejects.toThrow(/taken\.tar\.gz cannot be written: EISDIR/);
  });
});

describe('reading a backup', () => {
  const spoiled = async (file: string, spoil: (bytes: Buffer) => Buffer): Promise<string> => {
    const copy = path.join(folder, 'spoiled');
    await writeFile(copy, spoil(await readFile(file)));
    return copy;
  };
  const flip = (at: number) => (bytes: Buffer) => {
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes;
  };
  /** Where the pieces of an encrypted file begin. */
  const startOf = (bytes: Buffer): number => {
    if (bytes.toString('latin1').startsWith(FORMER_START)) return FORMER_START.length + 16;
    return bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16;
  };

  it('takes one that is encrypted with the key, and without a key one that is not', async () => {
    for (const readEntries of [await entriesIn(encrypted, KEY), await entriesIn(plain)]) {
      expect(readEntries.map(({ name, mode }) => [name, mode])).toEqual(
        entries.map(({ name, mode }) => [name, mode]),
      );
      expect(readEntries.every(({ content }, at) => entries[at]?.content.equals(content))).toBe(true);
    }
    for (const file of [encrypted, FORMER]) expect(await isEncrypted(file)).toBe(true);
    expect(await isEncrypted(plain)).toBe(false);
  });

  it('reads a backup that version 1.0 encrypted', async () => {
    const entries = await entriesIn(FORMER, KEY);
    expect(entries.map(({ name }) => name)).toEqual([
      'database/',
      'database/empty/',
      'database/file',
      'secrets.json',
    ]);
    expect(entries.find(({ name }) => name === 'database/file')?.content.equals(noise('version 1.0'))).toBe(
      true,
    );
  });

  it('refuses one that is not encrypted where there is a key, whatever its name', async () => {
    const spoiledFile = await spoiled(plain, (bytes) => bytes);
    for (const file of [plain, spoiledFile])
      await expect(entriesIn(file, KEY)).rejects.toThrow('it is not encrypted');
  });

  const damage: [string, (bytes: Buffer) => Buffer, string, string?][] = [
    ['with another key', (bytes) => bytes, 'BACKUP_KEY is not the key', OTHER_KEY],
    ['that was cut off', (bytes) => bytes.subarray(0, bytes.length - 20), 'cut off'],
    ['that was cut off in a tag', (bytes) => bytes.subarray(0, bytes.length - 3), 'cut off'],
    ['that was cut off between pieces', (bytes) => bytes.subarray(0, startOf(bytes) + PIECE), 'cut off'],
    ['that ends after its start', (bytes) => bytes.subarray(0, startOf(bytes)), 'cut off'],
    ['that was cut off in its start', (bytes) => bytes.subarray(0, 20), 'it is not encrypted'],
    ['without a byte', () => Buffer.alloc(0), 'it is not encrypted'],
    ['with a changed first byte', flip(0), 'it is not encrypted'],
    [
      'with a changed salt',
      (bytes) => flip(bytes.toString('latin1').startsWith('age') ? 40 : FORMER_START.length)(bytes),
      'BACKUP_KEY is not the key',
    ],
    ['with a changed byte', (bytes) => flip(startOf(bytes) + 9)(bytes), 'was changed'],
    ['with a changed last byte', (bytes) => flip(bytes.length - 1)(bytes), 'was changed'],
    ['with something in front', (bytes) => Buffer.concat([Buffer.from('x'), bytes]), 'it is not encrypted'],
    ['with something behind', (bytes) => Buffer.concat([bytes, bytes]), 'was changed'],
    [
      'with two pieces exchanged',
      (bytes) => {
        const [start, next] = [startOf(bytes), startOf(bytes) + PIECE];
        const pieces = [bytes.subarray(0, start), bytes.subarray(next), bytes.subarray(start, next)];
        return Buffer.concat(pieces);
      },
      'was changed',
    ],
  ];
  it.each(damage)(
    'refuses a file %s, of version 1.0 and of this one',
    async (_what, spoil, reason, key = KEY) => {
      for (const file of [encrypted, FORMER])
        await expect(entriesIn(await spoiled(file, spoil), key)).rejects.toThrow(reason);
    },
  );

  it.each([
    ['encrypted', (bytes: Buffer) => bytes, 'it is encrypted: set BACKUP_KEY'],
    ['changed in its start', flip(0), 'it is not a backup of this product, or it was changed or cut off'],
  ])('refuses one that is %s where there is no key', async (_what, spoil, reason) => {
    for (const file of [encrypted, FORMER])
      await expect(entriesIn(await spoiled(file, spoil))).rejects.toThrow(reason);
  });

  it.each([
    ['that was cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20), 'cut off'],
    ['of another kind', () => Buffer.from('A text file.\n'), 'it is not a backup of this product'],
  ] as const)('refuses an unencrypted one %s', async (_what, spoil, reason) => {
    await expect(entriesIn(await spoiled(plain, spoil))).rejects.toThrow(reason);
  });
});
