import { codeText, possibleIds, readCode, readText, tidyCodes } from './readCodes';
import { readingCases } from './readingCases';

describe('readText', () => {
  it.each(readingCases)('reads %s', (_what, text, codes) => {
    expect(readText(text).codes.map(codeText)).toEqual(codes);
  });

  it.each(['A', ' ', 'a ', '- ', '%41', 'CARGO001 ', 'abcdefgh,', 'one ', 'tracking/', 'from: ', 'https://'])(
    'reads a long text of “%s”',
    (part) => {
      const text = `CARGO001 ${part.repeat(262_144 / part.length)} CARGO002`;
      expect(readText(text).codes.length).toBeGreaterThan(0);
    },
  );
});

describe('readCode', () => {
  it.each([
    ['CARGO001', 'CARGO001', null],
    ['CARGO001-3', 'CARGO001', 3],
    ['Piece CARGO001-3 of https://cargo.example/tracking/CARGO001', 'CARGO001', 3],
  ])('reads the one of %j', (text, id, piece) => {
    expect(readCode(text)).toEqual({ id, piece });
  });

  it.each(['', 'CARGO', 'CARGO001, CARGO002', 'CARGO001-1, CARGO001-2'])('reads none of %j', (text) => {
    expect(readCode(text)).toBeNull();
  });
});

it('possibleIds finds words with as many letters, too', () => {
  expect(possibleIds('Margaret has a shipment: AB12CD34-2, or CARG O001')).toEqual([
    ...['MARGARET', 'SHIPMENT', 'AB12CD34', 'CARGO001'],
  ]);
});

it.each([
  [' cargo001 ', 'CARGO001'],
  ['\u202aCARGO001-2\u202c;', 'CARGO001-2'],
  ['https://cargo.example/tracking/CARGO001?utm=x', 'CARGO001'],
  ['CARGO001/CARGO002', 'CARGO001, CARGO002'],
  ['Tracking No.:\u200b CARGO001 ', 'Tracking No.: CARGO001'],
  ['CARGO001 and 2 others', 'CARGO001 and 2 others'],
  ['AG\u202e123', 'AG\u202e123'],
])('tidyCodes makes of %j %j', (text, tidy) => {
  expect(tidyCodes(text)).toBe(tidy);
});
