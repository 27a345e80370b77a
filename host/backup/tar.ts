/** Enough of the ustar format (POSIX.1-1988) to write regular files and to read them again. */
const BLOCK = 512;
const NAME = 100; // bytes of a name

export interface Entry {
  /** Relative, with slashes. */
  name: string;
  mode: number;
  content: Buffer;
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

const checksum = (header: Buffer): number => {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte;
  return sum;
};

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** One file as an archive entry. Throws if its name is too long for the format. */
export const writeEntry = ({ name, mode, content }: Entry): Buffer => {
  if (Buffer.byteLength(name) > NAME) throw new Error(`The name is too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(mode & 0o777, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(octal(checksum(header), 7), 148);
  header.write(' ', 155);
  return Buffer.concat([header, content, padding(content.length)]);
};

/** The end-of-archive marker. */
export const END = Buffer.alloc(2 * BLOCK);

const text = (header: Buffer, from: number, length: number): string =>
  header
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/\0.*$/s, '');

/** The files of an archive, one after the other. Throws if it is truncated or not an archive. */
export async function* readEntries(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const source = chunks[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  const take = async (length: number): Promise<Buffer> => {
    while (size < length) {
      const next = await source.next();
      if (next.done) throw new Error('it is cut off');
      held.push(next.value);
      size += next.value.length;
    }
    const all = Buffer.concat(held);
    held = [all.subarray(length)];
    size -= length;
    return all.subarray(0, length);
  };
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (Number.parseInt(text(header, 148, 8), 8) !== checksum(header))
      throw new Error('it is not an archive');
    const length = Number.parseInt(text(header, 124, 12), 8);
    const content = await take(length);
    await take(padding(length).length);
    yield { name: text(header, 0, NAME), mode: Number.parseInt(text(header, 100, 8), 8), content };
  }
}
