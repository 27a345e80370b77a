import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages of the tools that have another name. */
const PACKAGES = new Map([['tsc', 'typescript']]);

/** The program of a tool that npm has installed: a file of its package, which Node runs. */
const programOf = (tool: string): string => {
  const folder = path.resolve('node_modules', PACKAGES.get(tool) ?? tool);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const program = typeof bin === 'string' ? bin : bin[tool];
  if (!program) throw new Error(`${folder} has no program ${tool}.`);
  return path.join(folder, program);
};

/** The program of npm: npm names it to what it runs; else it is where Node's installer puts it. */
const npmProgram = (): string =>
  process.env.npm_execpath ??
  path.join(path.dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');

/**
 * The command that runs a tool of the project, or `npm`. On Windows these are `.cmd` files, which Node starts in a shell only, where
 * arguments have another meaning: their programs are run there by Node itself.
 */
export const commandOf = (tool: string, platform = process.platform): [string, ...string[]] => {
  if (platform !== 'win32') return [tool];
  return [process.execPath, tool === 'npm' ? npmProgram() : programOf(tool)];
};
