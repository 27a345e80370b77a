import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A page of the documentation, a line for each of its paragraphs, items and rows: a title may go on in the next line. */
const readProse = (file: string) => read(file).replace(/\n {2,}(?=\S)/g, ' ');
const page = readProse('docs/conformance.md');

const TEST = /`([^`]+)`: “([^”]+)”/g;
const DECISION = /\]\((decisions\/[^)]+\.md)\)/g;
const ROW = /^- (.+?) \*\*(Met|Met otherwise|Not met):\*\* (.+)$/;

const lines = page.split('\n').filter((line) => line.startsWith('- '));
const rows = lines.flatMap((line) => {
  const [, demand = '', verdict = '', proof = ''] = ROW.exec(line) ?? [];
  return demand ? [{ demand, verdict, proof }] : [];
});

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
  it('has a verdict in each row, and counts them correctly', () => {
    expect(lines.filter((line) => !ROW.test(line))).toEqual([]);
    const counts = ['Met', 'Met otherwise', 'Not met'].map(
      (wanted) => rows.filter(({ verdict }) => verdict === wanted).length,
    );
    const stated = /(\d+) demands, (\d+) met, (\d+) met otherwise, (\d+) not met/.exec(page) ?? [];
    expect(stated.slice(1).map(Number)).toEqual([rows.length, ...counts]);
    expect(rows.length).toBeGreaterThan(150);
  });

  it('names a test for each demand, and only tests and decisions that exist', () => {
    const wrong = rows.filter(({ proof }) => {
      const tests = testsNamed(proof);
      const decisions = [...proof.matchAll(DECISION)].map(([, file = '']) => path.join(root, 'docs', file));
      return tests.length === 0 || tests.some(isMissing) || !decisions.every((file) => existsSync(file));
    });
    expect(wrong).toEqual([]);
  });

  it('says why a demand is met otherwise or not met', () => {
    const others = rows.filter(({ verdict }) => verdict !== 'Met');
    expect(others.filter(({ proof }) => proof.startsWith('`'))).toEqual([]);
  });
});

const documents = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

it('the documentation names only tests that exist', () => {
  const tests = documents.flatMap((name) => testsNamed(readProse(name)));
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
