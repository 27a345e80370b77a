import type { ValidationError } from 'yup';
import { isStored, openPiece, pieceRules, toPiece, type PieceValues } from './pieceForm';

const values = (changes: Partial<PieceValues> = {}): PieceValues => ({ ...openPiece(undefined), ...changes });

/** What is wrong with a form, by field. */
const problems = (changes: Partial<PieceValues>, knownVolume?: number): Record<string, string> => {
  try {
    pieceRules(knownVolume).validateSync(values(changes), { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries<string>(inner.map(({ path, message }) => [path ?? '', message]));
  }
};

describe('the form of a piece', () => {
  it.each<[string, string]>([
    ['12.5', ''],
    ['12,5', ''],
    [' 0.001 ', ''],
    ['500000', ''],
    ['0', 'Enter a number from 0.001 to 500,000'],
    ['500001', 'Enter a number from 0.001 to 500,000'],
    ['-1', 'Enter a number such as 12.5'],
    ['12 kg', 'Enter a number such as 12.5'],
    ['1e3', 'Enter a number such as 12.5'],
    ['1,200', 'Is it 1200 or 1.200? Write it without a comma'],
  ])('says of the weight “%s”: %s', (weight, problem) => {
    expect(problems({ weight })).toEqual(problem ? { weight: problem } : {});
  });

  it('asks for all three dimensions or none', () => {
    const message = 'Enter all three dimensions, or none';
    expect(problems({ length: '1', height: '1' })).toEqual({ width: message });
    expect(problems({ length: '1', width: '1', height: '0' })).toEqual({
      height: 'Enter a number from 0.1 to 5,000',
    });
    expect(problems({ length: '1', width: '1', height: '5000' })).toEqual({});
  });

  it('adds as many pieces as there is room for', () => {
    for (const count of ['1', '12', '488']) expect(problems({ count }, 12)).toEqual({});
    for (const count of ['', '0', '489', '1.5', '-1', 'ten'])
      expect(problems({ count }, 12)).toEqual({ count: 'Enter a whole number from 1 to 488' });
  });

  it('stores numbers, and nothing of what is empty', () => {
    const typedValues = values({
      weight: ' 12,5',
      length: '60',
      width: '40',
      height: '30.5',
      marks: ' Box ',
    });
    const fields = { weight_kg: 12.5, length_cm: 60, width_cm: 40, height_cm: 30.5, marks: 'Box' };
    expect(toPiece(typedValues)).toEqual(fields);
    expect(toPiece(values())).toEqual({
      weight_kg: null,
      length_cm: null,
      width_cm: null,
      height_cm: null,
      marks: null,
    });
    const stored = { number: 3, ...fields };
    expect(toPiece(openPiece(stored))).toEqual(fields);
    expect(isStored(stored, fields)).toBe(true);
    expect(isStored(stored, { ...fields, marks: null })).toBe(false);
  });
});
