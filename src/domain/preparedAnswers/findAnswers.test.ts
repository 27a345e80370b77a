import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findAnswers, shortcutAt } from './findAnswers';
import { fillIn, placeholders, unfilledIn } from './placeholders';

describe('a shortcut', () => {
  it.each([
    ['/|', 0, ''],
    ['/arr|', 0, 'arr'],
    ['Hello /arr|', 6, 'arr'],
    ['Hello\n/arr|', 6, 'arr'],
    ['Hello /arr| there', 6, 'arr'],
    ['/été-2|', 0, 'été-2'],
  ])('is typed in “%s”', (text, start, letters) => {
    expect(shortcutAt(text.replace('|', ''), text.indexOf('|'))).toEqual({ start, letters });
  });

  it.each([
    'https://|',
    'https://carmine.example/arr|',
    'and/or|',
    '1/2|',
    '/track/|',
    '/arr |',
    '/ar|r',
    '|/arr',
    'arr|',
    '//|',
  ])('is not typed in “%s”', (text) => {
    expect(shortcutAt(text.replace('|', ''), text.indexOf('|'))).toBeUndefined();
  });

  it('finds answers by its beginning, then by what is in it, then by what is in their texts', () => {
    const answers = [
      { id: 1, shortcut: 'customs', text: 'The arrival is delayed.' },
      { id: 2, shortcut: 'late-arrival', text: 'x' },
      { id: 3, shortcut: 'arrival', text: 'x' },
      { id: 4, shortcut: 'hello', text: 'x' },
    ];
    expect(findAnswers(answers, 'ARR').map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(findAnswers(answers, '').map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(findAnswers(answers, 'zzz')).toEqual([]);
  });
});

describe('the placeholders', () => {
  it('are those of the database', () => {
    const file = path.resolve('supabase/schemas/chat/prepared_answers.sql');
    const [, knownNames = ''] = /\\\{\(([^)]+)\)\\\}/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(knownNames.split('|')).toEqual([...placeholders]);
  });

  it('are replaced as far as there are values, each time', () => {
    expect(fillIn('{name}, {name}: {status} {other}', { name: '{status}', expected: 'x' })).toBe(
      '{status}, {status}: {status} {other}',
    );
    expect(fillIn('{name} {trackingId}', { name: '', trackingId: 'AB12CD34' })).toBe('{name} AB12CD34');
  });

  it('are found where they are', () => {
    expect(unfilledIn('Hello {name}, {status}')).toMatchObject({ start: 6, end: 12 });
    expect(unfilledIn('Hello {nobody} {')).toBeUndefined();
  });
});
