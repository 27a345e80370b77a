import { sheetOf, textCell as text, workbook } from '@/test/workbook';
import { fileKey } from './fileKey';
import { MOST_BYTES, MOST_LINES, readFile } from './readFile';

const fileOf = (content: string | Uint8Array, name = 'parcels.csv') => {
  const bytes = Buffer.from(content);
  // A file of jsdom cannot be read as bytes, and the bytes of Node are not jsdom's.
  const ownBuffer = new ArrayBuffer(bytes.length);
  new Uint8Array(ownBuffer).set(bytes);
  return { name, size: bytes.length, arrayBuffer: () => Promise.resolve(ownBuffer) } as unknown as File;
};
const any = () => true;
const readGrid = async (content: string | Uint8Array) => {
  const { headings, lines } = await readFile(fileOf(content), any);
  return [headings, ...lines.map(({ cells }) => cells)];
};

describe('reading a CSV file', () => {
  it.each([
    ['commas', 'a,b\n1,"x, y"\n'],
    ['semicolons', 'a;b\r\n1;"x, y"\r\n'],
    ['tabs', 'a\tb\n1\tx, y\n'],
    ['a separator that the first line names', 'sep=|\na|b\n1|x, y\n'],
    ['a byte order mark', '\uFEFFa,b\n1,"x, y"'],
    ['blank lines', '\n\na,b\n\n1,"x, y"\n,\n'],
  ])('with %s', async (_what, content) => {
    expect(await readGrid(content)).toEqual([
      ['a', 'b'],
      ['1', 'x, y'],
    ]);
  });

  it('in Windows-1252 and UTF-16, as spreadsheets save it', async () => {
    const expected = [['Größe'], ['café']];
    const old = Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x0a, 0x63, 0x61, 0x66, 0xe9]);
    expect(await readGrid(old)).toEqual(expected);
    const wide = Uint8Array.from([0xff, 0xfe, ...Buffer.from('Größe\ncafé', 'utf16le')]);
    expect(await readGrid(wide)).toEqual(expected);
    expect(await readGrid('Größe\ncafé')).toEqual(expected);
  });

  it('keeps digits, signs and line breaks, and takes the apostrophe of an export off', async () => {
    expect(await readGrid(`a,b,c\n0555 0101,'+233 30,"one\ntwo"\n00123,'=1+1,x`)).toEqual([
      ['a', 'b', 'c'],
      ['0555 0101', '+233 30', 'one\ntwo'],
      ['00123', '=1+1', 'x'],
    ]);
  });

  it.each([
    [
      'an unclosed quotation mark',
      'a,b\n1,x\n2,"Blue" crates\n3,y\n',
      'Row 3 of this file has a quotation mark',
    ],
    [
      'a separator outside of quotation marks',
      'a,b\n1,x\n2,first, then y\n',
      'Row 3 of this file has more values than the 2 columns',
    ],
    ['a column without a name', 'a,b,\n1,x,y\n', 'Row 2 of this file has more values'],
  ])('refuses %s, and says in which row', async (_what, content, message) => {
    await expect(readGrid(content)).rejects.toThrow(message);
  });

  it('takes quotation marks within a text, and blank cells beyond the columns', async () => {
    expect(await readGrid('a,b\n1,5" pipes,\n2,"a ""b"" c",,\n')).toEqual([
      ['a', 'b'],
      ['1', '5" pipes'],
      ['2', 'a "b" c'],
    ]);
  });

  it('numbers its lines as a spreadsheet does, and has a key of its content', async () => {
    const table = await readFile(fileOf('a\n1\n\n2\n'), any);
    expect(table.lines.map(({ number }) => number)).toEqual([2, 4]);
    expect((await readFile(fileOf('a\n1\n\n2\n', 'other.csv'), any)).key).toBe(table.key);
    expect((await readFile(fileOf('a\n1\n\n3\n'), any)).key).not.toBe(table.key);
    expect(table.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('has no two keys for files that differ in a byte', () => {
    const keys = new Set<string>();
    for (let at = 0; at < 64; at += 1)
      for (let value = 0; value < 256; value += 1) {
        const bytes = new Uint8Array(64);
        bytes[at] = value;
        keys.add(fileKey(bytes));
      }
    expect(keys.size).toBe(64 * 255 + 1);
  });

  it.each([
    ['has no rows', 'a,b\n', 'There are no rows'],
    ['is empty', '', 'There are no rows'],
    ['has too many rows', `a\n${'x\n'.repeat(MOST_LINES + 1)}`, 'This file has 10,001 rows.'],
    ['is binary', 'a\0b\nc\0d', 'This file cannot be read.'],
    ['is a broken workbook', 'PK\u0003\u0004nonsense', 'This file cannot be read.'],
  ])('refuses one that %s', async (_what, content, problem) => {
    await expect(readGrid(content)).rejects.toThrow(problem);
  });

  it('refuses one that is too large without reading it', async () => {
    const file = { name: 'x.csv', size: MOST_BYTES + 1 } as File;
    await expect(readFile(file, any)).rejects.toThrow('larger than 10 MB');
  });
});

describe('reading an XLSX file', () => {
  it('keeps texts, whole numbers and dates as they are shown', async () => {
    const bytes = workbook(
      `<row r="1">${['A', 'B', 'C', 'D', 'E'].map((at) => text(`${at}1`, at)).join('')}</row>` +
        `<row r="2">${text('A2', '+233 30 555')}<c r="B2"><v>491701234567</v></c><c r="C2" s="1"><v>46380.645833333336</v></c>` +
        `<c r="D2" s="1"><v>46380</v></c><c r="E2"><v>0.30000000000000004</v></c></row>`,
    );
    const table = await readFile(fileOf(bytes, 'parcels.xlsx'), any);
    expect(table.lines[0]?.cells).toEqual([
      '+233 30 555',
      '491701234567',
      '2026-12-24T15:30:00',
      '2026-12-24',
      '0.3',
    ]);
    expect([...table.numeric]).toEqual([1, 4]);
  });

  it('reads the first sheet with rows whose headings fit, or the one that is chosen', async () => {
    const file = fileOf(
      workbook(sheetOf('Notes'), sheetOf('a', '1'), sheetOf('b', '2', '3')),
      'parcels.xlsx',
    );
    const first = await readFile(file, any);
    expect(first).toMatchObject({ sheet: 1, headings: ['a'] });
    expect(first.sheets).toEqual([
      { place: 1, name: 'S2' },
      { place: 2, name: 'S3' },
    ]);
    expect(await readFile(file, ([heading]) => heading === 'b')).toMatchObject({ sheet: 2 });
    expect(await readFile(file, () => false)).toMatchObject({ sheet: 1 });
    const table = await readFile(file, any, 2);
    expect(table).toMatchObject({ sheet: 2, headings: ['b'], lines: [{ cells: ['2'] }, { cells: ['3'] }] });
    expect(table.key).not.toBe(first.key); // rows of the same numbers are imported from both
    expect((await readFile(file, any, 2)).key).toBe(table.key);
    await expect(readFile(fileOf(workbook(sheetOf('Notes')), 'x.xlsx'), any)).rejects.toThrow(
      'There are no rows',
    );
  });

  it('refuses one that unpacks to more than a browser can hold', async () => {
    const bytes = workbook('<row r="1"/>');
    const view = new DataView(bytes.buffer);
    // The size in the first head of the central directory.
    for (let at = 0; at + 46 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) {
        view.setUint32(at + 24, 0xffff_fff0, true);
        break;
      }
    await expect(readGrid(bytes)).rejects.toThrow('This file cannot be read.');
  });
});

describe('reading a file whose reader cannot be loaded', () => {
  it.each([
    ['a CSV file', 'papaparse', 'a,b\n1,2\n'],
    ['a workbook', './readSheets', 'PK'],
  ])('blames no %s', async (_what, part, content) => {
    jest.resetModules();
    jest.doMock(part, () => {
      throw new Error('Loading chunk failed.');
    });
    const again = await import('./readFile');
    await expect(again.readFile(fileOf(content), any)).rejects.toThrow('Could not reach the server.');
    jest.dontMock(part);
  });
});
