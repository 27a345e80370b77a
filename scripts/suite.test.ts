import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProject } from './suite';

/** A stand-in for jest: `stable` passes, `unsteady` fails once, `broken` always. It names the files in its report. */
const STAND_IN = `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
const option = (name) => process.argv.find((arg) => arg.startsWith(name))?.slice(name.length);
const isAgain = process.argv.includes('--runTestsByPath');
const all = process.env.FILES.split(',');
const ran = isAgain ? process.argv.slice(process.argv.indexOf('--runTestsByPath') + 1) : all;
const statusOf = (name) => (name.endsWith('broken') || (name.endsWith('unsteady') && !isAgain) ? 'failed' : 'passed');
const testResults = ran.map((name) => ({
  name, status: statusOf(name), assertionResults: [{ status: statusOf(name) }, { status: 'passed' }],
}));
writeFileSync(option('--outputFile='), JSON.stringify({ testResults }));
process.exit(testResults.some(({ status }) => status === 'failed') ? 1 : 0);
`;

describe('a jest project in npm test', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'suite-'));
    writeFileSync(path.join(folder, 'jest'), STAND_IN);
    chmodSync(path.join(folder, 'jest'), 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => rmSync('.cache/jest-stand-in.json', { force: true }));

  const run = (...files: string[]) =>
    runProject('stand-in', [], {
      PATH: `${folder}:${process.env.PATH ?? ''}`,
      FILES: files.map((file) => path.resolve(file)).join(),
    });

  it('counts the tests of files that pass at once, without a remark', async () => {
    expect(await run('stable', 'other/stable')).toEqual({ passed: 4, failed: 0, remark: undefined });
  });

  it('names and counts a file that passed on its second try', async () => {
    expect(await run('stable', 'e2e/unsteady')).toEqual({
      passed: 4,
      failed: 0,
      remark: '1 file tried twice: e2e/unsteady',
    });
  });

  it('names a file that failed twice, and counts its failed test', async () => {
    expect(await run('broken', 'unsteady')).toEqual({
      passed: 3,
      failed: 1,
      remark: '2 files tried twice: broken, unsteady',
    });
  });
});
