import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { prepared } from './prepared';

const ENTRY = 'supabase/local/testing/hostChild.ts';
const OPTIONS = ['--bundle', '--packages=external', '--platform=node', '--format=esm', '--log-level=warning'];

const run = promisify(execFile);

/**
 * The host under test as one file of JavaScript, which loads in a quarter of the time that its sources take. Its folder is
 * as deep as the sources', from where the host finds the files of the repository.
 */
export const hostBundle = (): Promise<string> =>
  prepared('.cache/host', '.mjs', (draft) =>
    run('node_modules/.bin/esbuild', [ENTRY, ...OPTIONS, `--outfile=${draft}`]),
  );
