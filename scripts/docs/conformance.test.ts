import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/conformance.md');

const TEST = /`([^`]+)`: “([^”]+)”/g;
const DECISION = /\]\((decisions\/[^)]+\.md)\)/g;

interface Row {
  what: string;
  proof: string;
}

const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, what, proof] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
  return what && proof && !/^(what is specified|-+)$/.test(what) ? [{ what, proof }] : [];
});

const isUnproven = ({ proof }: Row) => proof.startsWith('not proven: ');

const testsNamed = (text: string) =>
  [...text.matchAll(TEST)].map(([, file = '', name = '']) => ({ file, name }));

/** Whether the source contains the title of a test, in any of the three kinds of quotes. */
const hasTest = (file: string, name: string) => {
  const source = read(file);
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((title) => source.includes(title));
};

const isMissing = ({ file, name }: { file: string; name: string }) =>
  !existsSync(path.join(root, file)) || !hasTest(file, name);

describe('docs/conformance.md', () => {
  it('counts its rows and the unproven ones correctly', () => {
    const [, count, unproven] = /(\d+) rows, (\d+) not proven/.exec(page) ?? [];
    expect([Number(count), Number(unproven)]).toEqual([rows.length, rows.filter(isUnproven).length]);
    expect(rows.length).toBeGreaterThan(100);
  });

  it.each(rows.map(({ what, proof }) => [what, proof]))(
    '%s: names an existing test or decision',
    (what, proof) => {
      if (isUnproven({ what, proof })) return;
      const tests = testsNamed(proof);
      const decisions = [...proof.matchAll(DECISION)].map(([, file = '']) => file);
      expect(tests.length + decisions.length).toBeGreaterThan(0);
      expect(tests.filter(isMissing)).toEqual([]);
      expect(decisions.filter((file) => !existsSync(path.join(root, 'docs', file)))).toEqual([]);
    },
  );
});

const documents = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

it('the documentation names only tests that exist', () => {
  const tests = documents.flatMap((page) => testsNamed(read(page)));
  expect(tests.length).toBeGreaterThan(200);
  expect(tests.filter(isMissing)).toEqual([]);
});

/** A file of the repository named in prose; paths of a running host begin with their variable instead. */
const NAMED_FILE = /`((?!DATA_DIR\/)[\w.@-]+(?:\/[\w.@-]+)+\.\w+)`/g;

it('the documentation names only files that exist', () => {
  const named = documents.flatMap((name) =>
    [...read(name).matchAll(NAMED_FILE)].map(([, file = '']) => ({ name, file })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
});
