import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A program that a person runs by its name. */
export interface Command {
  name: string;
  /** Its file, from the root and without an extension: a source, or what it was compiled to. Then the arguments that come first. */
  run: [file: string, ...args: string[]];
  /** What else it is told, as a person reads it. */
  usage?: string;
  /** What it is for, in one line. */
  purpose: string;
}

const fileOf = ({ run: [file] }: Command): string | undefined =>
  ['.ts', '.mjs'].map((extension) => path.resolve(file + extension)).find((name) => existsSync(name));

const listOf = (npm: string, commands: readonly Command[]): string => {
  const lines = commands.map(
    ({ name, usage = '', purpose }) => [`${name} ${usage}`.trimEnd(), purpose] as const,
  );
  const width = Math.max(...lines.map(([call]) => call.length));
  return [
    `${npm} -- NAME …`,
    '',
    ...lines.map(([call, purpose]) => `  ${call.padEnd(width)}  ${purpose}`),
  ].join('\n');
};

/**
 * Runs in this process the command that the first argument names, with the rest as its arguments. `--help` lists all that are
 * here, of which the packed product has some only; without a name, or with an unknown one, so does the error.
 */
export const dispatch = async (npm: string, all: readonly Command[]): Promise<void> => {
  const [node = '', , name, ...args] = process.argv;
  const commands = all.filter(fileOf);
  const command = commands.find((candidate) => candidate.name === name);
  const file = command && fileOf(command);
  if (file) {
    process.argv = [node, file, ...command.run.slice(1), ...args];
    await import(pathToFileURL(file).href);
  } else if (name === '--help') console.log(listOf(npm, commands));
  else {
    console.error(
      `${name === undefined ? 'Name a command' : `There is no command ${name}`}.\n\n${listOf(npm, commands)}`,
    );
    process.exitCode = 2;
  }
};
