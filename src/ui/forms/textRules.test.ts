import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bounds } from './bounds';
import * as rules from './textRules';

const sql = ['texts', 'addresses_of_mail']
  .map((name) =>
    readFileSync(path.resolve(__dirname, `../../../supabase/schemas/common/${name}.sql`), 'utf8'),
  )
  .join('\n');

/** The definition of one domain, up to the next one. */
const domain = (name: string) =>
  new RegExp(`create domain private\\.${name} as ([^;]+);`).exec(sql)?.[1] ?? '';
/** An address of mail is judged by what is stored of it. */
const STORED = String.raw`(?:value|private\.cleaned_mail\(value\))`;
const boundOf = (name: string) =>
  Number(new RegExp(`char_length\\(${STORED}\\) <= (\\d+)`).exec(domain(name))?.[1]);
const forbiddenIn = (name: string) => new RegExp(`${STORED} !~ '([^']+)'`).exec(domain(name))?.[1];

describe('the rules of a text', () => {
  it('have the bounds of the database', () => {
    expect(bounds).toEqual({
      line: boundOf('line'),
      mail: boundOf('required_mail'),
      address: boundOf('required_address'),
      note: boundOf('note'),
    });
    expect(domain('required_line')).toContain('private.line');
    expect(domain('required_address')).toContain('private.note');
  });

  it('refuse the same characters as the database, and treat the same texts as blank', () => {
    expect(forbiddenIn('line')).toBe(rules.forbidden.line);
    expect(forbiddenIn('required_mail')).toBe(rules.forbidden.line);
    expect(forbiddenIn('note')).toBe(rules.forbidden.note);
    const [, blank] = /select value !~ '(.+)'/.exec(sql) ?? [];
    expect(blank?.replace('[:space:]', '\\s')).toBe(rules.visible);
  });

  const refusalOf = async (rule: typeof rules.line, text: string) => {
    const error: unknown = await rule.validate(text).catch((cause: unknown) => cause);
    return error instanceof Error ? error.message : undefined;
  };

  it.each([
    ['😀'.repeat(120), undefined],
    [' '.repeat(9) + 'x'.repeat(120), undefined],
    ['مرحبا', undefined],
    ['x'.repeat(121), 'At most 120 characters'],
    ['a\u202eb', 'This contains an invalid character'],
    ['a\nb', 'This contains an invalid character'],
    ['a\u0000b', 'This contains an invalid character'],
    ['a\ud800b', 'This contains an invalid character'],
    ['\u200b', 'This field is required'],
    ['  ', 'This field is required'],
  ])('give the error message for %j', async (text, message) => {
    expect(await refusalOf(rules.requiredLine, text)).toBe(message);
  });

  it('accept an empty optional text, and a note of several lines', async () => {
    expect(await refusalOf(rules.line, '')).toBeUndefined();
    expect(await refusalOf(rules.note, 'one\n\ttwo')).toBeUndefined();
  });
});
