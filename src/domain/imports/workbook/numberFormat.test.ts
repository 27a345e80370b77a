import { isDateFormat } from './numberFormat';
import { shownMoment, shownNumber } from './shownNumber';

describe('a number in a cell', () => {
  it.each<[format: string, value: number, shown: string]>([
    ['00000', 2138, '02138'],
    ['0000000000', 5550202, '0005550202'],
    ['00000-0000', 12345678, '01234-5678'],
    ['"+"0', 491701234567, '+491701234567'],
    ['\\+00\\ 000\\ 000', 12345678, '+12 345 678'],
    ['(000) 000-0000', 5551234567, '(555) 123-4567'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5551234, '555-1234'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5551234567, '(555) 123-4567'],
    ['[$-409]00000', 2138, '02138'],
    ['[Red]00000;[Blue]-00000', -42, '-00042'],
    ['"REF-"0000', 12, 'REF-0012'],
    ['0.0 "kg"', 12.5, '12.5 kg'],
    ['0.00 "lb"', 12.5, '12.50 lb'],
    ['#,##0 "pcs"', 1234, '1234 pcs'],
    ['General "lb"', 220, '220 lb'],
    ['000', 0, '000'],
  ])('of the format %s shows %d as %s', (format, value, text) => {
    expect(shownNumber(value, format)).toBe(text);
  });

  it.each<[format: string, value: number]>([
    ['0', 12],
    ['#,##0', 1234567],
    ['#,##0.00', 1234.5],
    ['0.00', 12],
    ['General', 12],
    ['"$"#,##0.00', 12],
    ['[$€-2] #,##0.00', 12],
    ['#,##0;-#,##0', -12],
  ])('of the format %s is no more than the number %d', (format, value) => {
    expect(shownNumber(value, format)).toBeUndefined();
  });

  it.each<[what: string, format: string, value: number]>([
    ['rounds', '0.0 "kg"', 12.345],
    ['shows thousands only', '0, "k"', 12_345],
    ['shows a share', '0%', 0.5],
    ['shows a power', '000E+00', 12_345],
    ['shows a fraction', '000 ??/??', 12],
    ['hides the number', '"secret"', 12],
    ['hides it all', ';;;', 12],
  ])('keeps its digits where its format %s: %s', (_what, format, value) => {
    expect(shownNumber(value, format)).toBeUndefined();
  });

  it.each([
    ['yyyy-mm-dd', true],
    ['[$-407]d/ mmm yyyy;@', true],
    ['h:mm AM/PM', true],
    ['[h]:mm', true],
    ['ggge"年"m"月"d"日"', true],
    ['0.00', false],
    ['0 "days"', false],
    ['[Red]0', false],
    ['0\\d', false],
    ['General', false],
    ['@', false],
  ])('of the format %s is a moment: %s', (format, isDate) => {
    expect(isDateFormat(format)).toBe(isDate);
  });

  it('is a day, a time or both, as the workbook counts them', () => {
    expect(shownMoment(46380, 1900)).toBe('2026-12-24');
    expect(shownMoment(46380.645833333336, 1900)).toBe('2026-12-24T15:30:00');
    expect(shownMoment(46380.645833333336 - 1462, 1904)).toBe('2026-12-24T15:30:00');
    expect(shownMoment(0.645833333336, 1900)).toBe('15:30:00');
  });
});
