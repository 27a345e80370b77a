import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A line for each paragraph and entry: a title may go on in the next line. */
const page = textOf('docs/conformance.md').replace(/\n {2,}(?=\S)/g, ' ');

const ENTRY = /^- (.+?) \*\*(Met|Met otherwise|Not met):\*\* (.+)$/;
/** The title of a test, whole or with “…” for its rest, and before it the name of its file where several have that title. */
const TITLE = /(?:`([\w.]+)`: )?“([^”]+?)(…?)”/g;
const DECISION = /\]\((decisions\/[^)]+\.md)\)/g;

const lines = page.split('\n').filter((line) => line.startsWith('- '));
const entries = lines.flatMap((line) => {
  const [, demand = '', verdict = '', proof = ''] = ENTRY.exec(line) ?? [];
  return demand ? [{ demand, verdict, proof }] : [];
});

const tests = ['src', 'supabase', 'host', 'e2e'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|e2e)\.tsx?$/.test(name))
    .map((name) => ({ name: path.basename(name), source: textOf(path.join(folder, name)) })),
);

const titlesIn = (proof: string) =>
  [...proof.matchAll(TITLE)].map(([, file, title = '', rest]) => ({ file, title, isWhole: !rest }));

const holds = (source: string, title: string, isWhole: boolean) =>
  [`'`, `"`, '`'].some((quote) => source.includes(quote + title + (isWhole ? quote : '')));

/** How many files have a test with this title. */
const countFiles = ({ file, title, isWhole }: ReturnType<typeof titlesIn>[number]) =>
  tests.filter(({ name, source }) => (!file || name === file) && holds(source, title, isWhole)).length;

describe('docs/conformance.md', () => {
  it('has a verdict in each entry, and counts them correctly', () => {
    expect(lines.filter((line) => !ENTRY.test(line))).toEqual([]);
    const counts = ['Met', 'Met otherwise', 'Not met'].map(
      (kind) => entries.filter(({ verdict }) => verdict === kind).length,
    );
    const stated = /(\d+) demands, (\d+) met, (\d+) met otherwise, (\d+) not met/.exec(page) ?? [];
    expect(stated.slice(1).map(Number)).toEqual([entries.length, ...counts]);
    expect(entries.length).toBeGreaterThan(150);
  });

  it('names a test for each demand', () => {
    expect(entries.filter(({ proof }) => titlesIn(proof).length === 0)).toEqual([]);
  });

  it('names only tests of which there is one', () => {
    const titles = entries.flatMap(({ proof }) => titlesIn(proof));
    expect(titles.filter((title) => countFiles(title) !== 1)).toEqual([]);
  });

  it('says why a demand is met otherwise or not met, by decisions that exist', () => {
    const unmet = entries.filter(({ verdict }) => verdict !== 'Met');
    expect(unmet.filter(({ proof }) => /^[“`]/.test(proof))).toEqual([]);
    const decisions = [...page.matchAll(DECISION)].map(([, file = '']) => path.join(root, 'docs', file));
    expect(decisions.filter((file) => !existsSync(file))).toEqual([]);
  });
});
