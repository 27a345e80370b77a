import { stripMetadata } from './stripMetadata';

/** A segment of a JPEG: its code, its length and its content. */
const segment = (code: number, content: string | number[]) => {
  const bytes = typeof content === 'string' ? [...Buffer.from(content, 'latin1')] : content;
  return [0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes];
};

const START = [0xff, 0xd8];
const JFIF = segment(0xe0, 'JFIF\0\x01\x01\0\0\x48\0\x48\0\0');
const EXIF = segment(0xe1, `Exif\0\0MM\0*${'x'.repeat(300)}`);
const PHOTOSHOP = segment(0xed, 'Photoshop 3.0\x008BIM');
const PROFILE = segment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
const REST = [
  ...segment(0xdb, [0, 16, 11, 10]),
  ...segment(0xc0, [8, 0, 240, 1, 64, 1, 1, 17, 0]),
  ...segment(0xc4, [0, 1, 2]),
  ...segment(0xda, [1, 1, 0, 0, 63, 0]),
  ...[0x12, 0xff, 0x00, 0xff, 0xe1, 0x00, 0x04, 0x34, 0x56, 0xff, 0xd9], // what looks like a segment is of the picture
];
const strip = (...bytes: number[]) => [...stripMetadata(new Uint8Array(bytes))];

describe('a JPEG', () => {
  it('loses what Safari adds to it, its colour profile too, and nothing else', () => {
    expect(strip(...START, ...JFIF, ...EXIF, ...PHOTOSHOP, ...PROFILE, ...REST)).toEqual([
      ...[...START, ...JFIF, ...REST],
    ]);
  });

  it('loses comments, thumbnails, and what stands behind its end', () => {
    const depth = segment(0xe2, 'MPF\0MM\0*');
    const extension = segment(0xe0, 'JFXX\0\x10Quaxilia');
    const thumbnail = segment(0xe0, 'JFIF\0\x01\x01\0\0\x48\0\x48\x01\x01abc');
    const comment = segment(0xfe, 'Quaxilia');
    expect(strip(...START, ...JFIF, ...extension, ...depth, ...comment, ...REST, 0, 1, 2)).toEqual([
      ...[...START, ...JFIF, ...REST],
    ]);
    expect(strip(...START, ...thumbnail, ...REST)).toEqual([...START, ...REST]);
  });

  it('stays as it is without metadata, and so does what is no JPEG, or half of one', () => {
    for (const bytes of [
      [...START, ...JFIF, ...REST],
      [...START, ...REST],
      [0x89, 0x50, 0x4e, 0x47, ...EXIF],
      [...START, ...JFIF.slice(0, 7)],
      START,
      [],
    ])
      expect(strip(...bytes)).toEqual(bytes);
  });
});
