import { spawn } from 'node:child_process';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { QUICK } from '../host/build';
import configure from '../webpack.config';
import { bundle } from './bundle';

/** Compiles what writes the pages, and their inline scripts, in a process of its own: on one core of two. */
const compilePages = (isQuick: boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const program = [
      ...process.execArgv,
      path.resolve('scripts/compilePages.ts'),
      ...(isQuick ? [QUICK] : []),
    ];
    const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('What writes the pages could not be compiled.')),
    );
  });

/** Compiles the site for browsers to `folder`, and beside it what writes its pages. Calls `onProgress` with parts of 1. */
export const compileSite = async (
  folder: string,
  isQuick: boolean,
  onProgress: (part: number) => void,
): Promise<Compilation> => {
  const browser = configure({ quick: isQuick }, { mode: 'production' });
  const progress = new webpack.ProgressPlugin({
    handler: onProgress,
    entries: false,
    dependencies: false,
    modulesCount: 2_500, // about as many as there are: a bar that waits at its half shows nothing
  });
  const settings = {
    ...browser,
    output: { ...browser.output, path: folder },
    plugins: [...(browser.plugins ?? []), progress],
  };
  const [{ stats }] = await Promise.all([bundle([settings]), compilePages(isQuick)]);
  const [firstStats] = stats;
  if (!firstStats) throw new Error('There is no bundle for the browser.');
  return firstStats.compilation;
};
