import { checkRow, type RowReading } from './checkRow';
import type { ImportColumn } from './columns';
import type { RowTexts } from './importRow';

const good: RowTexts = { recName: 'Kofi', deliveryDate: '2026-12-24 15:30', headingTo: 'Ghana' };
const check = (changes: RowTexts, reading?: RowReading) =>
  checkRow(2, { ...good, ...changes }, [], undefined, reading);

describe('a country of a row', () => {
  it.each([
    ['Holland', 'Netherlands'],
    ['NL', 'Netherlands'],
    ['usa', 'United States of America'],
    ['Deutschland', 'Germany'],
  ])('%s is stored as %s', (spelling, name) => {
    const { fields, written: texts } = check({ departedFrom: spelling });
    expect(fields.departedFrom).toBe(name);
    expect(texts.departedFrom).toBe(spelling);
  });

  it('that is mistyped is an error with what may be meant, and one that is none is an error', () => {
    expect(check({ headingTo: 'Germny' })).toMatchObject({
      state: 'wrong',
      problems: { headingTo: 'Not a country that is known. Did you mean Germany?' },
      suggestions: { headingTo: ['Germany'] },
    });
    expect(check({ currentLocation: 'Atlantis' }).problems.currentLocation).toMatch(
      /^Not a country that is known\. Write its name or its code/,
    );
  });
});

describe('a weight of a row', () => {
  const readingOf = (weight: RowReading['weight']): RowReading => ({ dates: {}, weight });

  it('is stored in kilograms', () => {
    expect(check({ itemWeight: '220', weightUnit: 'LB' }).fields.itemWeight).toBe('99.79');
    expect(check({ itemWeight: '220 lb' }, readingOf({})).fields.itemWeight).toBe('99.79');
    expect(check({ itemWeight: '220' }, readingOf({ unit: 'lb' })).fields.itemWeight).toBe('99.79');
    expect(check({ itemWeight: '' }, readingOf({})).fields.itemWeight).toBeNull();
  });

  it.each<[text: string, unit: string, problem: RegExp]>([
    ['220', '', /^Its unit is not known/],
    ['1,250 kg', '', /^This could have thousands or decimals/],
    ['220', 'stone', /^“stone” is not a unit of weight/],
  ])('is not guessed from %s %s', (itemWeight, weightUnit, problem) => {
    expect(check({ itemWeight, weightUnit }, readingOf({})).problems.itemWeight).toMatch(problem);
  });

  it('is as a spreadsheet holds it where its cell has a number', () => {
    const reading: RowReading = { ...readingOf({ unit: 'kg' }), numbers: ['itemWeight'] };
    expect(check({ itemWeight: '1.125' }, reading).fields.itemWeight).toBe('1.125');
  });

  it('that is no number is a warning', () => {
    const row = check({ itemWeight: 'about 300' });
    expect(row).toMatchObject({ state: 'unchecked', problems: {}, fields: { itemWeight: 'about 300' } });
    expect(row.warnings.itemWeight).toMatch(/^Not a number/);
  });
});

describe('what a spreadsheet shows in place of a text', () => {
  it.each(['#N/A', '#REF!', '#WERT!', '#¡VALOR!'])('is an error: %s', (text) => {
    for (const column of ['recName', 'deliveryDate', 'itemWeight'] satisfies ImportColumn[])
      expect(check({ [column]: text }).problems[column]).toContain(`The cell shows ${text}: its formula`);
  });

  it('is an error where its column was too narrow', () => {
    expect(check({ deliveryDate: '########' }).problems.deliveryDate).toContain('was too narrow');
  });

  it('is no error in a text that only begins so', () => {
    expect(check({ recName: '#1 Freight' }).problems).toEqual({});
  });
});

it.each([
  ['recName', 'CafÃ©', /look damaged/],
  ['recName', 'Jos\ufffd', /look damaged/],
  ['carrierRef', '4917012345670000', /fifteen digits/],
] as const)('a text that may be damaged is a warning: %s %s', (column, text, warning) => {
  const row = check({ [column]: text });
  expect(row.problems).toEqual({});
  expect(row.warnings[column]).toMatch(warning);
});

it('a date is read in the order of its column', () => {
  const checkDate = (order?: 'dmy' | 'mdy') =>
    check({ deliveryDate: '03/04/2027' }, { dates: { deliveryDate: { order } }, weight: {} });
  expect(checkDate('dmy').fields.deliveryDate).toContain('2027-04-03');
  expect(checkDate('mdy').fields.deliveryDate).toContain('2027-03-04');
  expect(checkDate().problems.deliveryDate).toBe(
    'This could be 3 April 2027 or 4 March 2027. Write the year first, like 2026-12-24',
  );
});
