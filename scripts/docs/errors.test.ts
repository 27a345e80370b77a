import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { authCopy, settingsCopy } from '@/content/auth';
import { chatCopy, inboxCopy } from '@/content/chat';
import { formCopy } from '@/content/forms';
import { mailCopy } from '@/content/mail';

const root = path.resolve(__dirname, '../..');
const table = readFileSync(path.join(root, 'docs/errors.md'), 'utf8');

const sources = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n');

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, , words = '']) => words);

/** The fixed parts of a text with placeholders: between the `${…}` of a template and the `%` of SQL. */
const fixedParts = (words: string) =>
  words
    .split(/\$\{[^}]*\}|%|\u2026/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);

const inCode = [
  ...found(sources('src', /\.tsx?$/), /failure: (['"`])(.+?)\1/g),
  ...found(sources('src/pages/admin', /refusal\.ts$/), /return (['"`])(.+?)\1/g),
  ...found(sources('supabase/functions', /\.ts$/), /Refused\(\s*\d+,\s*(['"`])(.+?)\1/g),
  ...found(sources('supabase/functions', /\.ts$/), /const UNCLEAR =\s*(['"`])(.+?)\1/g),
  ...found(sources('supabase/schemas', /\.sql$/), /raise exception (')(.+?)'/g),
];

const inContent = [
  ...[
    authCopy.incomplete,
    authCopy.noAnswer,
    authCopy.serverFailed,
    authCopy.tooMany,
    authCopy.unchecked,
    authCopy.leftAlone,
  ],
  ...[authCopy.codeMissing, authCopy.codeWrong, authCopy.idleText(2).replace('2', '\u2026')],
  ...[settingsCopy.failed, settingsCopy.notOffered, settingsCopy.notSetUp, settingsCopy.notRemoved],
  ...[formCopy.required, formCopy.refusedValue, formCopy.noAnswer, formCopy.notSent, formCopy.withoutScript],
  ...[mailCopy.noAnswer, mailCopy.log.noAnswer, mailCopy.notChosen],
  ...[chatCopy.tryingAgain, chatCopy.failed, chatCopy.cutOff, chatCopy.tooLong(2).replace('2', '\u2026')],
  ...[chatCopy.ended, chatCopy.unsent, chatCopy.full, ...Object.values(chatCopy.refused)],
  ...[inboxCopy.hasNews, inboxCopy.deleted, inboxCopy.full, inboxCopy.notSent],
];

describe('the table of errors', () => {
  it('knows enough of the code to be worth reading', () => {
    expect(inCode.length).toBeGreaterThan(25);
  });

  it.each([...new Set([...inCode, ...inContent])])('has the words “%s”', (words) => {
    for (const part of fixedParts(words)) expect(table).toContain(part);
  });

  it('has a reason, a way on and a place for each', () => {
    const rows = table.split('\n').filter((line) => /^\| (?!Words|-)/.test(line));
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) {
      const cells = row.split('|').map((cell) => cell.trim());
      expect(cells).toHaveLength(6);
      expect(cells.slice(1, 5)).not.toContain('');
      const [, file = ''] = /`([^`]+)`$/.exec(cells[4] ?? '') ?? [];
      expect([row, existsSync(path.join(root, file))]).toEqual([row, true]);
    }
  });
});
