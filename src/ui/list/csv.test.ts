import fc from 'fast-check';
import { fromCell, toCsv, type CsvColumn } from './csv';

interface Entry {
  text: string | null;
}

const columns: readonly CsvColumn<Entry>[] = [
  ['Text', ({ text }) => text],
  ['Length', ({ text }) => String(text?.length ?? 0)],
];

const cellOf = (text: string | null) =>
  toCsv([{ text }], columns)
    .replace('\uFEFFText,Length\r\n', '')
    .replace(/,\d+\r\n$/, '');

describe('a CSV file', () => {
  it('begins with a byte order mark and ends every line', () => {
    expect(toCsv([{ text: 'a' }, { text: null }], columns)).toBe('\uFEFFText,Length\r\na,1\r\n,0\r\n');
  });

  it.each(['=1+1', '+49 10', '-5', '@SUM(A1)', '\tx'])(
    'prefixes the formula %j with an apostrophe',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`);
    },
  );

  it.each([
    ['hello;=1+1', "hello;'=1+1"],
    ['a; "-1', '"a; ""\'-1"'],
    ['one\n+2', '"one\n\'+2"'],
    ['＝1+1', "'＝1+1"],
  ])('prefixes formulas after other separators in %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });

  it('prefixes formulas inside quotes', () => {
    expect(cellOf('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"');
    expect(cellOf('\rx')).toBe('"\'\rx"');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(cellOf('a,b')).toBe('"a,b"');
    expect(cellOf('say "hi"')).toBe('"say ""hi"""');
    expect(cellOf('one\ntwo')).toBe('"one\ntwo"');
  });

  it('leaves other texts unchanged', () => {
    expect(cellOf('Zoë – 3-4 boxes')).toBe('Zoë – 3-4 boxes');
  });

  it('has cells that are read back as they were', () => {
    const unit = fc.constantFrom(...`'"=+-@＝;, \t\r\na`);
    const unquoted = (cell: string) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(fromCell(unquoted(cellOf(text)))).toBe(text);
      }),
      { numRuns: 5000 },
    );
  });
});
