import { fileWith } from '@/test/importFile';
import { sheetOf, textCell, workbook } from '@/test/workbook';
import { MOST_COLUMNS } from './limits';
import { readFile, type FileChoice } from './readFile';

const COLUMNS = ['Name', 'City', 'Country', 'Phone'];
const fit = (headings: readonly string[]) => headings.filter((heading) => COLUMNS.includes(heading)).length;
const readTexts = (content: string | Uint8Array, choice?: FileChoice, sheet?: number) =>
  readFile(fileWith(Buffer.from(content as string), 'file.csv'), fit, sheet, choice);
const rowsOf = async (content: string | Uint8Array, choice?: FileChoice) => {
  const { headings, lines } = await readTexts(content, choice);
  return [headings, ...lines.map(({ cells }) => cells)];
};

const HEAD = COLUMNS.join(',');
const ada = 'Ada,Delft,Netherlands,010';
const kofi = 'Kofi,Tema,Ghana,030';
const cellsOf = (line: string) => line.split(',');

describe('the headings of a file', () => {
  const titled = `Shipments of week 12\nPrinted by,Ada\n\n${HEAD}\n${ada}\n`;

  it('are found below titles, which are named', async () => {
    const table = await readTexts(titled);
    expect(table.headings).toEqual(COLUMNS);
    expect(table.heading).toMatchObject({ row: 4, height: 1 });
    expect(table.above).toEqual(['Shipments of week 12', 'Printed by', 'Ada']);
    expect(table.lines.map(({ number }) => number)).toEqual([5]);
  });

  it('can be chosen, and the rows below them are the others', async () => {
    const table = await readTexts(`${HEAD}\n${HEAD.toUpperCase()}\n${ada}\n`, {
      heading: { row: 2, height: 1 },
    });
    expect(table.headings).toEqual(cellsOf(HEAD.toUpperCase()));
    expect(table.headingChoices.map(({ row }) => row)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(table.lines).toHaveLength(1);
  });

  it('may be two rows, of which the first names groups', async () => {
    const grouped = `Sender,,Receiver,\nname,town,name,town\nAda,Delft,Kofi,Tema\n`;
    const fitGroups = (headings: readonly string[]) =>
      headings.filter((heading) => /^(Sender|Receiver) \w+$/.test(heading)).length;
    const table = await readFile(fileWith(Buffer.from(grouped), 'x.csv'), fitGroups);
    expect(table.headings).toEqual(['Sender name', 'Sender town', 'Receiver name', 'Receiver town']);
    expect(table.heading).toMatchObject({ row: 1, height: 2 });
    expect(table.lines).toMatchObject([{ number: 3 }]);
  });

  it('leave no column of a workbook out that has none', async () => {
    const sheet = sheetOf(['Name', '', 'City'], ['Ada', 'lost', 'Delft', 'beyond']);
    expect(await rowsOf(workbook(sheet))).toEqual([
      ['Name', '', 'City', ''],
      ['Ada', 'lost', 'Delft', 'beyond'],
    ]);
  });
});

describe('rows that are set aside', () => {
  it('are totals, notes and repeated headings, unless they are wanted', async () => {
    const text = `${HEAD}\n${ada}\n${HEAD}\n${kofi}\nTotal\nPage 1 of 1\n`;
    const table = await readTexts(text);
    expect([...table.aside.totals].sort()).toEqual([3, 5, 6]);
    expect(table.lines.map(({ number }) => number)).toEqual([2, 4]);
    expect((await readTexts(text, { withTotals: true })).lines).toHaveLength(5);
  });

  it('are not people who are called so', async () => {
    expect(
      (await readTexts(`${HEAD}\nTotal Freight,Delft,Netherlands,010\n${kofi}\n`)).aside.totals.size,
    ).toBe(0);
  });

  it('are no rows of an end mark, of zeros or of blanks', async () => {
    for (const end of ['\u001a', '\r\n\u001a\u001a', '\0\0\0', '\n , ,\n\u00a0'])
      expect(await rowsOf(`${HEAD}\r\n${ada}\r\n${end}`)).toEqual([COLUMNS, cellsOf(ada)]);
  });

  it('are hidden ones of a workbook, and its hidden columns and sheets are told', async () => {
    const rows = sheetOf(COLUMNS, cellsOf(ada), cellsOf(kofi)).replace('<row r="3"', '<row r="3" hidden="1"');
    const before = '<cols><col min="4" max="4" hidden="1"/></cols>';
    const bytes = workbook({ rows, before, state: 'hidden' }, { rows, before });
    const table = await readTexts(bytes);
    expect(table.sheet).toBe(1);
    expect(table.sheets).toEqual([
      { place: 0, name: 'S1', isHidden: true },
      { place: 1, name: 'S2' },
    ]);
    expect([...table.aside.hidden]).toEqual([3]);
    expect([...table.hiddenColumns]).toEqual([3]);
    expect(table.lines.map(({ number }) => number)).toEqual([2]);
    expect((await readTexts(bytes, { withHidden: true })).lines.map(({ number }) => number)).toEqual([2, 3]);
  });
});

describe('the cells of a workbook', () => {
  it('have the zeros and signs that only their formats show', async () => {
    const rows = `<row r="1">${textCell('A1', 'Name')}${textCell('B1', 'Phone')}</row><row r="2"><c r="A2" s="2"><v>2138</v></c><c r="B2" s="3"><v>5550202</v></c></row>`;
    const table = await readTexts(workbook(rows));
    expect(table.lines[0]?.cells).toEqual(['02138', '+49 005 550202']);
    expect([...table.numeric]).toEqual([]);
  });

  it('that are merged have their text in each of them', async () => {
    const rows = sheetOf(['Name', 'City'], ['Ada', 'Delft'], ['Kofi']);
    const behind = '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>';
    expect(await rowsOf(workbook({ rows, behind }))).toEqual([
      ['Name', 'City'],
      ['Ada', 'Delft'],
      ['Kofi', 'Delft'],
    ]);
  });
});

describe('a page that is named as a workbook', () => {
  const page = (...rows: string[]) =>
    `<html><head><style>td{}</style></head><body><table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table></body></html>`;
  const tds = (texts: readonly string[], tag = 'td') =>
    texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

  it('is read with its spans and line breaks', async () => {
    const html = page(
      tds(COLUMNS, 'th'),
      '<td>Ada &amp; Co<br>Ltd</td><td colspan="2">Delft</td><td>010</td>',
    );
    expect(await rowsOf(html)).toEqual([COLUMNS, ['Ada & Co\nLtd', 'Delft', 'Delft', '010']]);
  });

  it('runs nothing', async () => {
    const html = page(tds(COLUMNS), `<td><img src=x onerror="globalThis.wasRun=1">Ada</td>`);
    expect((await rowsOf(html))[1]?.[0]).toBe('Ada');
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  it('or is XML of Excel 2003 is read, too', async () => {
    const row = (texts: readonly string[]) =>
      `<Row>${texts.map((text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join('')}</Row>`;
    const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${row(COLUMNS)}${row(cellsOf(ada))}</Table></Worksheet></Workbook>`;
    expect(await rowsOf(xml)).toEqual([COLUMNS, cellsOf(ada)]);
  });
});

describe('a file that is too wide', () => {
  const wide = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);
  const html = (count: number) =>
    `<table><tr>${'<td>x</td>'.repeat(count)}</tr><tr><td colspan="${count}">x</td></tr></table>`;

  it.each<[what: string, content: () => string | Uint8Array]>([
    ['text', () => `${wide(20_000).join(',')}\n${'1,'.repeat(20_000)}1\n`],
    ['a text in one line', () => 'x,'.repeat(3_000_000)],
    ['page', () => html(1_000)],
    [
      'workbook',
      () => workbook(`<row r="1">${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(1_000)}</row>`),
    ],
    ['workbook with one cell far to the right', () => workbook(`<row r="1">${textCell('XFD1', 'x')}</row>`)],
  ])('is refused as a %s', async (_what, content) => {
    await expect(readTexts(content())).rejects.toThrow(/^This file has [\d,]+ columns. At most 200 are read/);
  });

  it('is not one with as many as are taken, and blank ones beyond', async () => {
    const text = `${wide(MOST_COLUMNS).join(',')}${','.repeat(5_000)}\n1\n`;
    expect((await readTexts(text)).headings).toHaveLength(MOST_COLUMNS);
  });
});

describe('another file', () => {
  it.each<[start: string, message: RegExp]>([
    ['%PDF-1.7', /^This is a PDF/],
    ['\x89PNG\r\n', /^This is a picture/],
    ['\xff\xd8\xff\xe0', /^This is a picture/],
    ['\0\0\0\x18ftypheic', /^This is a picture/],
    ['\xd0\xcf\x11\xe0\xa1\xb1', /^This is a workbook of Excel 97/],
    ['{\\rtf1', /^This is a document/],
    ['[{"name": "Ada"}]', /^This file is JSON/],
    ['<?xml version="1.0"?><orders/>', /^This file is XML/],
    ['MIME-Version: 1.0\nContent-Type: multipart/related', /^This is a web archive/],
    ['Rar!\x1a\x07', /^This is an archive/],
  ])('is refused with what is to be done: %j', async (start, message) => {
    await expect(readTexts(Buffer.from(start, 'latin1'))).rejects.toThrow(message);
  });
});
