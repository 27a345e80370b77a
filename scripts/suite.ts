import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { createInterface } from 'node:readline';
import { commandOf } from './command';

export interface Counts {
  passed: number;
  failed: number;
  /** What a reader of the last line has to know: what was left out or tried twice, and why. */
  remark?: string;
}

interface TestFile {
  name: string;
  status: 'passed' | 'failed';
  assertionResults: { status: string }[];
}

/** Environment variables over those of this process; an undefined one is not set. */
type Settings = Record<string, string | undefined>;

export const FAILED: Counts = { passed: 0, failed: 1 };

/** Resolves with whether it succeeded. With a `name`, which then begins each line it prints, it can run beside others. */
const run = (tool: string, args: string[], { name, env }: { name?: string; env?: Settings }) =>
  new Promise<boolean>((resolve) => {
    const [program, ...first] = commandOf(tool);
    const child = spawn(program, [...first, ...args], {
      stdio: name ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface(stream).on('line', (line) => console.log(`${name}: ${line}`));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** A tool that only says yes or no counts as one test. */
export const tool =
  (command: string, ...args: string[]) =>
  async (name: string): Promise<Counts> =>
    (await run(command, args, { name })) ? { passed: 1, failed: 0 } : FAILED;

/** One run of jest, which can be beside others of another name. Throws when it ends without a report, or red although no file is. */
const runFiles = async (
  project: string,
  args: string[],
  env: Settings,
  name?: string,
): Promise<TestFile[]> => {
  const report = `.cache/jest-${[project, name].filter(Boolean).join('-')}.json`;
  mkdirSync('.cache', { recursive: true });
  rmSync(report, { force: true });
  const isGreen = await run(
    'jest',
    ['--selectProjects', project, '--json', `--outputFile=${report}`, ...args],
    { env, name },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestFile[] };
  if (!isGreen && !testResults.some(hasFailed)) throw new Error('jest failed, but none of its files did.');
  return testResults;
};

const hasFailed = ({ status }: TestFile) => status === 'failed';

const count = (files: TestFile[], outcome: string) =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === outcome).length;

/**
 * Runs the tests of a jest project. Files with real sockets and servers that failed run once more: a machine that stalls
 * for half a minute outlasts the patience of a browser, and of a connection. What runs in one process gets no second try.
 * The whole file starts anew; what is broken stays broken, and the remark names and counts what was tried twice.
 * A file that could not even be loaded counts as a failed test. With a `name`, it can run beside others of the same project.
 */
export const runProject = async (
  project: string,
  args: string[] = [],
  env: Settings = {},
  name?: string,
): Promise<Counts> => {
  let files = await runFiles(project, args, env, name);
  const again = project !== 'browser' ? files.filter(hasFailed).map(({ name }) => name) : [];
  if (again.length > 0) {
    console.log(`\nOnce more: ${again.length} of ${files.length} files`);
    files = files.filter((file) => !hasFailed(file));
    // What is still open after the second failure, which would hold back the report, ends with it.
    const last = ['--runInBand', '--forceExit', '--runTestsByPath', ...again];
    files.push(...(await runFiles(project, last, env, name)));
  }
  const unloaded = files.filter((file) => hasFailed(file) && count([file], 'failed') === 0).length;
  const skipped = count(files, 'pending');
  const remarks = [
    skipped > 0 && `${skipped} tests skipped, each says why`,
    again.length > 0 &&
      `${again.length} ${again.length === 1 ? 'file' : 'files'} tried twice: ${again.map((name) => relative('.', name)).join(', ')}`,
  ].filter(Boolean);
  return {
    passed: count(files, 'passed'),
    failed: count(files, 'failed') + unloaded,
    remark: remarks.join('; ') || undefined,
  };
};
