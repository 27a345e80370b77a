import { code128, code128Path } from './code128Bars';

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

describe('Code 128', () => {
  it('writes a text with its start, its check symbol and its stop', () => {
    // PJJ123C in code set B: (104 + 1·48 + 2·42 + 3·42 + 4·17 + 5·18 + 6·19 + 7·35) mod 103 = 55.
    const barsText = code128('PJJ123C').join('');
    expect(barsText.slice(0, 6)).toBe('211214');
    expect(barsText.slice(-13)).toBe(`311321${'2331112'}`);
    expect(barsText.slice(6, 12)).toBe('313121');
  });

  it('has eleven modules for each symbol, and two more in the last', () => {
    const printable = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
    const symbols = printable.map((letter) => code128(letter).slice(6, 12).join(''));
    expect(new Set(symbols).size).toBe(95);
    for (const letter of printable) expect(sum(code128(letter))).toBe(11 * 4 + 2);
    expect(code128Path('AB12CD34-500').width).toBe(11 * 15 + 2 + 20);
  });

  it('refuses what the code set has not', () => {
    for (const text of ['', 'é', 'a\n']) expect(() => code128(text)).toThrow();
  });

  it('draws every second width, after the white at its left', () => {
    const { path } = code128Path('A');
    expect(path).toMatch(/^M10 0h2v1h-2zM13 0h1v1h-1z/);
    expect(path.match(/M/g)).toHaveLength(3 * 3 + 4);
  });
});
