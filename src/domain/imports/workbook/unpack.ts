import { Inflate } from 'fflate';
import { importFileCopy as words } from '@/content/importFiles';
import { importCopy } from '@/content/imports';
import { NotRead } from '../grid';
import { MOST_UNPACKED_BYTES } from '../limits';
import { betweenSlices } from '../slices';

const { choose } = importCopy;

/** A part of a ZIP archive (APPNOTE 6.3, 4.3). */
interface Entry {
  isEncrypted: boolean;
  isDeflated: boolean;
  packed: number;
  unpacked: number;
  /** Where its own head is. */
  at: number;
}

export type Entries = ReadonlyMap<string, Entry>;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Of which a slice is a few hundred rows. */
const PACKED_AT_ONCE = 16 * 1024;

/** The parts of an archive by their names. Throws if it is none, or says to unpack to more than is taken. */
export const readEntries = (bytes: Uint8Array): Entries => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end > 0 && view.getUint32(end, true) !== END) end -= 1;
  const entries = new Map<string, Entry>();
  let size = 0;
  let at = view.getUint32(end + 16, true);
  while (view.getUint32(at, true) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const entry = {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      isDeflated: view.getUint16(at + 10, true) === 8,
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    size += entry.unpacked;
    if (size > MOST_UNPACKED_BYTES) throw new NotRead(choose.unreadable);
    const nameBytes = bytes.subarray(at + 46, at + 46 + name);
    entries.set(new TextDecoder().decode(nameBytes).replaceAll('\\', '/').replace(/^\//, ''), entry);
    at += 46 + name + extra + comment;
  }
  return entries;
};

/** Unpacks a part, piece by piece, and hands its text on. Nothing if there is no such part. */
export const unpackText = async (
  bytes: Uint8Array,
  entry: Entry | undefined,
  onText: (text: string) => void,
): Promise<void> => {
  if (!entry) return;
  if (entry.isEncrypted) throw new NotRead(words.kinds.locked);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.subarray(start, start + entry.packed);
  const decoder = new TextDecoder();
  let size = 0;
  const take = (piece: Uint8Array) => {
    size += piece.length;
    if (size > MOST_UNPACKED_BYTES) throw new NotRead(choose.unreadable);
    onText(decoder.decode(piece, { stream: true }));
  };
  const inflate = new Inflate(take);
  for (let from = 0; from < packed.length; from += PACKED_AT_ONCE) {
    const piece = packed.subarray(from, from + PACKED_AT_ONCE);
    if (entry.isDeflated) inflate.push(piece, from + PACKED_AT_ONCE >= packed.length);
    else take(piece);
    await betweenSlices();
  }
  onText(decoder.decode());
};

/** A part as one text. */
export const unpackWhole = async (bytes: Uint8Array, entry: Entry | undefined): Promise<string> => {
  const pieces: string[] = [];
  await unpackText(bytes, entry, (piece) => pieces.push(piece));
  return pieces.join('');
};
