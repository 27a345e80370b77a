import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { commandOf } from './command';

const run = promisify(execFile);

/** Every tool that npm test runs. */
const tools = [...readFileSync('scripts/test.ts', 'utf8').matchAll(/tool\('(\w+)'/g)].map(
  ([, name = '']) => name,
);

describe('a tool of the project', () => {
  it.each([...new Set([...tools, 'jest'])])(
    'is run by Node from its package on Windows: %s',
    async (tool) => {
      const [program, file = ''] = commandOf(tool, 'win32');
      expect([program, existsSync(file)]).toEqual([process.execPath, true]);
      const { stdout } = await run(program, [file, '--version']);
      expect(stdout).toMatch(/\d+\.\d+\.\d+/);
    },
  );

  it('is found on the path elsewhere', () => {
    for (const platform of ['linux', 'darwin'] as const)
      expect(commandOf('jest', platform)).toEqual(['jest']);
  });

  it('is not made up', () => {
    expect(() => commandOf('jest-of-tomorrow', 'win32')).toThrow();
  });

  it('is the npm that runs the script, or the one of Node', () => {
    const { npm_execpath } = process.env;
    process.env.npm_execpath = '/somewhere/npm-cli.js';
    expect(commandOf('npm', 'win32')).toEqual([process.execPath, '/somewhere/npm-cli.js']);
    delete process.env.npm_execpath;
    expect(commandOf('npm', 'win32')[1]).toMatch(/node_modules[\\/]npm[\\/]bin[\\/]npm-cli\.js$/);
    if (npm_execpath) process.env.npm_execpath = npm_execpath;
  });
});
