import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium';

interface Counts {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

const run = (command: string, args: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: process.env });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

/** A tool that only says yes or no counts as one test. */
const tool = async (command: string, ...args: string[]): Promise<Counts> =>
  (await run(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A file that could not even be loaded counts as a failed test. */
const jest = async (project: string, ...args: string[]): Promise<Counts> => {
  const report = `.cache/jest-${project}.json`;
  mkdirSync('.cache', { recursive: true });
  const isGreen = await run('jest', [
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
    ...args,
  ]);
  const read = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const failed = read.numFailedTests + read.numRuntimeErrorTestSuites;
  return { passed: read.numPassedTests, failed: isGreen ? failed : Math.max(1, failed) };
};

const inBrowser = async (): Promise<Counts> => {
  process.env.CHROME_PATH = await findChromium();
  return jest('e2e', '--runInBand');
};

const steps: Record<string, () => Promise<Counts>> = {
  types: () => tool('tsc', '--noEmit'),
  lint: () => tool('eslint', '.', '--max-warnings', '0'),
  format: () => tool('prettier', '--check', '--log-level', 'warn', '.'),
  schema: () => tool('tsx', 'supabase/local/typegen.ts', '--check'),
  unit: () => jest('browser'),
  backend: () => jest('backend', '--runInBand'),
  build: () => tool('tsx', 'scripts/build.ts'),
  e2e: inBrowser,
};

/** Runs the named steps, or all of them, and ends with one line over all runners. */
const main = async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in steps));
  if (unknown) throw new Error(`No such step: ${unknown}. There are: ${Object.keys(steps).join(', ')}`);
  const total = { passed: 0, failed: 0 };
  for (const [name, step] of Object.entries(steps)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n── ${name}`);
    const { passed, failed } = await step().catch((cause: unknown) => {
      console.error(cause);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
};

void main();
