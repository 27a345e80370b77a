import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { type HostProcess, startHost } from './support/host';

const MARK = 'Quaxilia';

const noise = (width = 200, height = 120, channels: 1 | 3 = 3) =>
  sharp(Buffer.from(Array.from({ length: width * height * channels }, () => randomInt(256))), {
    raw: { width, height, channels },
  });

/** A segment of a JPEG: its code, its length and its content. */
const segment = (code: number, content: Buffer | string) => {
  const bytes = Buffer.from(content as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes]);
};

interface Part {
  code: number;
  start: number;
  /** Of a scan with its data. */
  end: number;
}

/** The parts between the start and the end of a JPEG that is as it should be. */
const partsOf = (jpeg: Buffer): Part[] => {
  const parts: Part[] = [];
  let at = 2;
  while (jpeg[at + 1] !== 0xd9) {
    const code = jpeg[at + 1] ?? 0;
    let end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (code === 0xda)
      while (jpeg[end] !== 0xff || jpeg[end + 1] === 0 || ((jpeg[end + 1] ?? 0) & 0xf8) === 0xd0) end += 1;
    parts.push({ code, start: at, end });
    at = end;
  }
  return parts;
};

const insert = (jpeg: Buffer, at: number, ...more: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, at), ...more, jpeg.subarray(at)]);

const nth = (jpeg: Buffer, code: number, number = 0): Part => {
  const part = partsOf(jpeg).filter((part) => part.code === code)[number];
  if (!part) throw new Error(`There is no segment ${code.toString(16)}.`);
  return part;
};

const cut = (jpeg: Buffer, { start, end }: Part) =>
  Buffer.concat([jpeg.subarray(0, start), jpeg.subarray(end)]);

/** With this byte of a segment, counted from its marker. */
const withByte = (jpeg: Buffer, { start }: Part, at: number, value: number) => {
  const changed = Buffer.from(jpeg);
  changed[start + at] = value;
  return changed;
};

const JFIF = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const JFXX = segment(0xe0, `JFXX\0\x10${MARK}`);
const EXIF = segment(0xe1, `Exif\0\0MM\0*${MARK}${'x'.repeat(60)}`);
const PROFILE = segment(0xe2, `ICC_PROFILE\0\x01\x01${MARK}`);
const COMMENT = segment(0xfe, MARK);

describe('what is stored of a photograph', () => {
  let host: HostProcess;
  let baseline: Buffer;
  let progressive: Buffer;
  let grey: Buffer;
  beforeAll(async () => {
    host = await startHost();
    baseline = await noise().jpeg().toBuffer();
    progressive = await noise().jpeg({ progressive: true }).toBuffer();
    grey = await noise(200, 120, 1).toColourspace('b-w').jpeg().toBuffer();
  });
  afterAll(() => host.stop());

  const stored = async (photo: Buffer): Promise<Buffer | null> => {
    const [row] = await host.sql<{ plain: string | null }>(
      `select encode(private.plain_photo(decode($1, 'base64')), 'base64') as plain`,
      [photo.toString('base64')],
    );
    return row?.plain == null ? null : Buffer.from(row.plain, 'base64');
  };

  it('is all of a picture that has nothing else', async () => {
    const many = [
      baseline,
      progressive,
      grey,
      await noise().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
      await noise(33, 77).jpeg({ mozjpeg: true }).toBuffer(),
      await noise(77, 33, 1).toColourspace('b-w').jpeg({ progressive: true }).toBuffer(),
      await noise(17, 9).jpeg({ optimiseCoding: false, quality: 100 }).toBuffer(),
      await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    ];
    for (const photo of many) expect(await stored(photo)).toEqual(photo);
    expect(await stored(insert(baseline, 2, JFIF))).toEqual(insert(baseline, 2, JFIF));
  });

  it('is not the colour profile, which a canvas does not need', async () => {
    expect(await stored(insert(baseline, 2, PROFILE))).toEqual(baseline);
    expect(await stored(insert(baseline, 2, JFIF, PROFILE, PROFILE))).toEqual(insert(baseline, 2, JFIF));
  });

  const end = (jpeg: Buffer) => jpeg.length - 2;
  const afterFirstScan = (jpeg: Buffer) => nth(jpeg, 0xda).end;
  it.each<[string, () => Buffer]>([
    ['a thumbnail in APP0', () => insert(baseline, 2, JFXX)],
    ['a thumbnail behind the resolution in APP0', () => insert(baseline, 2, JFIF, JFXX)],
    [
      'pixels of a thumbnail in APP0',
      () => insert(baseline, 2, segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01abc`)),
    ],
    [
      'a size of a thumbnail in APP0',
      () => insert(baseline, 2, withByte(JFIF, { code: 0xe0, start: 0, end: 0 }, 16, 1)),
    ],
    ['a longer APP0', () => insert(baseline, 2, segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\0\0${MARK}`))],
    ['a second APP0', () => insert(baseline, 2, JFIF, JFIF)],
    ['the data of a camera', () => insert(baseline, 2, EXIF)],
    ['the data of a camera behind a profile', () => insert(baseline, 2, PROFILE, EXIF)],
    ['a profile that is none', () => insert(baseline, 2, segment(0xe2, `MPF\0${MARK}`))],
    ['other application data', () => insert(baseline, 2, segment(0xed, `Photoshop 3.0\0${MARK}`))],
    ['a comment', () => insert(baseline, 2, COMMENT)],
    ['a comment before the frame', () => insert(baseline, nth(baseline, 0xc0).start, COMMENT)],
    ['a comment behind the first scan', () => insert(baseline, end(baseline), COMMENT)],
    ['the data of a camera behind the first scan', () => insert(baseline, end(baseline), EXIF)],
    ['a profile behind the first scan', () => insert(baseline, end(baseline), PROFILE)],
    ['a comment between scans', () => insert(progressive, afterFirstScan(progressive), COMMENT)],
    ['the data of a camera between scans', () => insert(progressive, afterFirstScan(progressive), EXIF)],
    [
      'quantization tables between scans',
      () => insert(progressive, afterFirstScan(progressive), segment(0xdb, `\x03${'x'.repeat(64)}`)),
    ],
    [
      'a restart interval between scans',
      () => insert(progressive, afterFirstScan(progressive), segment(0xdd, '\0\x01')),
    ],
    ['bytes behind the end', () => Buffer.concat([baseline, Buffer.from(MARK)])],
    ['a zero behind the end', () => Buffer.concat([baseline, Buffer.from([0])])],
    ['a second picture behind the end', () => Buffer.concat([baseline, baseline])],
    ['a second end', () => Buffer.concat([baseline, Buffer.from([0xff, 0xd9])])],
    ['a second picture within the first', () => insert(baseline, end(baseline), baseline)],
    [
      'a second frame',
      () =>
        insert(
          baseline,
          nth(baseline, 0xc0).end,
          baseline.subarray(nth(baseline, 0xc0).start, nth(baseline, 0xc0).end),
        ),
    ],
    [
      'a second frame behind the first scan',
      () =>
        insert(
          baseline,
          end(baseline),
          baseline.subarray(nth(baseline, 0xc0).start, nth(baseline, 0xc0).end),
        ),
    ],
    [
      'the same scan twice',
      () => insert(baseline, end(baseline), baseline.subarray(nth(baseline, 0xda).start, end(baseline))),
    ],
    [
      'the same scan of a progressive picture twice',
      () => {
        const { start, end: until } = nth(progressive, 0xda);
        return insert(progressive, until, progressive.subarray(start, until));
      },
    ],
    ['no frame', () => cut(baseline, nth(baseline, 0xc0))],
    ['no scan', () => cut(baseline, nth(baseline, 0xda))],
    ['no tables', () => cut(baseline, nth(baseline, 0xdb))],
    ['no end', () => baseline.subarray(0, end(baseline))],
    ['padding before a marker', () => insert(baseline, nth(baseline, 0xc0).start, Buffer.from([0xff]))],
    ['padding before the end', () => insert(baseline, end(baseline), Buffer.from([0xff, 0xff]))],
    ['padding behind the start', () => insert(baseline, 2, Buffer.from([0xff, 0xff]))],
    ['bytes between segments', () => insert(baseline, nth(baseline, 0xc0).start, Buffer.from(MARK))],
    [
      'restart markers without an interval',
      () => insert(baseline, end(baseline), Buffer.from([0xff, 0xd0]), Buffer.from(MARK)),
    ],
    [
      'fewer restart markers than its interval says',
      () => insert(baseline, nth(baseline, 0xda).start, segment(0xdd, '\0\x01')),
    ],
    ['an interval of nothing', () => insert(baseline, nth(baseline, 0xda).start, segment(0xdd, '\0\0'))],
    [
      'a longer interval',
      () => insert(baseline, nth(baseline, 0xda).start, segment(0xdd, `\x7f\xff${MARK}`)),
    ],
    ['a number of lines (DNL)', () => insert(baseline, end(baseline), segment(0xdc, '\0\x78'))],
    [
      'lines that a later DNL would tell',
      () => withByte(withByte(baseline, nth(baseline, 0xc0), 5, 0), nth(baseline, 0xc0), 6, 0),
    ],
    [
      'a table that no scan uses',
      () => insert(baseline, nth(baseline, 0xda).start, segment(0xc4, `\x03${'\0'.repeat(15)}\x08${MARK}`)),
    ],
    [
      'a table behind the last scan',
      () => insert(baseline, end(baseline), segment(0xc4, `\x00${'\0'.repeat(15)}\x08${MARK}`)),
    ],
    [
      'a quantization table that no component uses',
      () => insert(baseline, nth(baseline, 0xda).start, segment(0xdb, `\x03${'x'.repeat(64)}`)),
    ],
    [
      'a longer table',
      () => insert(baseline, nth(baseline, 0xda).start, segment(0xc4, `\x02${'\0'.repeat(16)}${MARK}`)),
    ],
    ['four components', () => withByte(baseline, nth(baseline, 0xc0), 9, 4)],
    ['twelve bits', () => withByte(baseline, nth(baseline, 0xc0), 4, 12)],
    ['arithmetic coding', () => withByte(baseline, nth(baseline, 0xc0), 1, 0xc9)],
    ['a lossless frame', () => withByte(baseline, nth(baseline, 0xc0), 1, 0xc3)],
    [
      '4097 pixels',
      () => withByte(withByte(baseline, nth(baseline, 0xc0), 7, 0x10), nth(baseline, 0xc0), 8, 1),
    ],
    ['a segment that is longer than the file', () => withByte(baseline, nth(baseline, 0xdb), 2, 0xff)],
    [
      'a segment without a length',
      () => withByte(withByte(baseline, nth(baseline, 0xdb), 2, 0), nth(baseline, 0xdb), 3, 0),
    ],
  ])('is nothing of a photograph with %s', async (_what, make) => {
    expect(await stored(make())).toBeNull();
  });

  it('is a picture with the restart markers of its interval, and no other', async () => {
    // One unit of 8 × 8 each, whose data are ended at a byte: a grey picture of 24 × 8 pixels has three.
    const small = await sharp({ create: { width: 24, height: 8, channels: 3, background: '#808080' } })
      .toColourspace('b-w')
      .jpeg({ quality: 1, optimiseCoding: false })
      .toBuffer();
    const { start, end: until } = nth(small, 0xda);
    const head = start + 2 + small.readUInt16BE(start + 2);
    const unit = Buffer.from([0x28, 0x3f]);
    const restart = (number: number) => Buffer.from([0xff, 0xd0 + number]);
    const withData = (...data: Buffer[]) =>
      Buffer.concat([
        small.subarray(0, start),
        segment(0xdd, '\0\x01'),
        small.subarray(start, head),
        ...data,
        small.subarray(until),
      ]);
    const right = withData(unit, restart(0), unit, restart(1), unit);
    expect(await stored(right)).toEqual(right);
    for (const wrong of [
      withData(unit, restart(0), unit),
      withData(unit, restart(1), unit, restart(0), unit),
      withData(unit, restart(0), unit, restart(1), unit, restart(2), Buffer.from(MARK)),
      withData(restart(0), restart(1)),
    ])
      expect([wrong.toString('hex'), await stored(wrong)]).toEqual([wrong.toString('hex'), null]);
  });

  it('is all of one that is as large as they may be', async () => {
    const large = await noise(480, 360).jpeg({ quality: 80 }).toBuffer();
    expect(large.length).toBeGreaterThan(100_000);
    expect(await stored(large)).toEqual(large);
    expect(await stored(await noise(900, 700).jpeg().toBuffer())).toBeNull();
  });
});
