import { soughtAt } from './soughtAt';
import { addressOf, areSameIds, readIds } from './soughtIds';

const list = Array.from({ length: 21 }, (_, no) => `CARGO0${String(no + 1).padStart(2, '0')}`);

describe('readIds', () => {
  it.each([
    ['one', 'CARGO001', ['CARGO001']],
    ['one with spaces around it', '  CARGO001\t', ['CARGO001']],
    ['one with spaces and dashes in it', 'CARG O-001', ['CARG O-001']],
    ['one of another length', 'NOPE 2', ['NOPE 2']],
    ['one that is too long', 'CARGO0001', ['CARGO0001']],
    ['words that are no ids', 'where is my parcel', ['where is my parcel']],
    ['an emoji', '🚢', ['🚢']],
    ['SQL', "' or 1=1 --", ["' or 1=1 --"]],
    ['nothing', ' ', []],
    ['nothing but separators', ' , ;\n - ', []],
    ['commas', 'CARGO001,CARGO002,CARGO003', ['CARGO001', 'CARGO002', 'CARGO003']],
    ['commas with spaces', 'CARGO001 , CARGO002,', ['CARGO001', 'CARGO002']],
    ['semicolons', 'CARGO001; CARGO002', ['CARGO001', 'CARGO002']],
    ['lines', 'CARGO001\r\nCARGO002\n\nCARGO003\n', ['CARGO001', 'CARGO002', 'CARGO003']],
    ['Chinese punctuation', 'CARGO001，CARGO002、CARGO003', ['CARGO001', 'CARGO002', 'CARGO003']],
    ['spaces', 'CARGO001 CARGO002  CARGO003', ['CARGO001', 'CARGO002', 'CARGO003']],
    ['tabs', 'CARGO001\tCARGO002', ['CARGO001', 'CARGO002']],
    ['spaces between and in them', 'CARG O001 CARGO002', ['CARGO001', 'CARGO002']],
    ['dashes in them', 'CARGO-001 CARGO\u2011002', ['CARGO001', 'CARGO002']],
    ['dashes in them, after a comma', 'CARGO-001, CARGO-002', ['CARGO-001', 'CARGO-002']],
    ['dashes between them', 'CARGO001-CARGO002', ['CARGO001', 'CARGO002']],
    ['a wrong one among them', 'CARGO001 CARGO02 CARGO003', ['CARGO001', 'CARGO02', 'CARGO003']],
    ['a wrong one at the end', 'CARGO001 CARGO02', ['CARGO001', 'CARGO02']],
    ['the code of a piece', 'CARGO001-2', ['CARGO001-2']],
    ['the code of a piece with spaces and other dashes', 'CARGO-001 – 12', ['CARGO-001 – 12']],
    ['the codes of pieces', 'CARGO001-1 CARGO002-1', ['CARGO001-1', 'CARGO002-1']],
    [
      'the codes of pieces with spaces, after a comma',
      'CARGO001 - 1, CARGO001 - 2',
      ['CARGO001 - 1', 'CARGO001 - 2'],
    ],
    ['an id beside the code of a piece', 'CARGO001 CARGO002-1', ['CARGO001', 'CARGO002-1']],
    ['a wrong one beside the code of a piece', 'CARGO001-1 CARGO02', ['CARGO001-1', 'CARGO02']],
    ['the same one twice', 'cargo001, CARGO-001, CARGO002', ['cargo001', 'CARGO002']],
    ['twenty-one', list.join(' '), list],
    ['one with invisible characters and other letters', '\u200bＣＡＲＧＯ\u00ad００１', ['CARGO001']],
    ['one with signs around it', '“CARGO001”.', ['CARGO001']],
    ['a label', 'Tracking No.: CARGO001', ['CARGO001']],
    ['a label with a wrong id', 'Tracking No.: CARGO01', ['Tracking No.: CARGO01']],
    ['a heading above ids', 'Tracking\nCARGO001\nCARGO002', ['CARGO001', 'CARGO002']],
    ['cells of a table', 'CARGO001\tTema\t340\nCARGO002\tAccra\t12', ['CARGO001', 'CARGO002']],
    ['rows of CSV', 'CARGO001,Tema,340', ['CARGO001']],
    ['words beside commas', 'CARGO001,NOPE', ['CARGO001', 'NOPE']],
    ['wrong ones alone', 'NOPE, AG123', ['NOPE', 'AG123']],
    ['a link', 'Look: https://cargo.example/de/tracking?id=CARGO001,CARGO002#x', ['CARGO001', 'CARGO002']],
    ['spelling words', 'charlie, alpha, romeo, golf, oscar, double zero, one', ['CARGO001']],
  ])('reads %s', (_what, text, ids) => {
    expect(readIds(text)).toEqual(ids);
  });

  it('reads a text of a megabyte', () => {
    const text = 'A'.repeat(1_048_576);
    expect(readIds(text)).toEqual([text]);
  });
});

it.each([
  ['CARGO001', ' CARGO001 ', true],
  ['CARGO001,CARGO002', 'CARGO001  CARGO002', true],
  ['CARGO001', 'CARGO001 CARGO002', false],
  ['', ',', true],
  ['cargo-001', 'CARGO001', true],
  ['Tracking No.: CARGO001', 'CARGO001', true],
])('areSameIds of “%s” and “%s” is %s', (one, other, expected) => {
  expect(areSameIds(one, other)).toBe(expected);
});

it.each([
  ['CARGO001', '/tracking/CARGO001'],
  ['CARGO001 CARGO002', '/tracking?id=CARGO001,CARGO002'],
  ['a & b', '/tracking?id=a%20%26%20b'],
  ['“CARGO001”, CARGO002-1.', '/tracking?id=CARGO001,CARGO002-1'],
])('addressOf “%s” is %s, which asks for the same', (text, address) => {
  expect(addressOf(text)).toBe(address);
  const { pathname, search } = new URL(address, 'https://site.test');
  expect(readIds(soughtAt({ pathname, search }))).toEqual(readIds(text));
});
