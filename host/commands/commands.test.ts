import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toolCommands } from '../../tools/commands';
import { hostCommands } from './commands';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe.each([
  ['host', 'host/commands/main.ts', hostCommands],
  ['tool', 'tools/main.ts', toolCommands],
] as const)('npm run %s', (script, program, commands) => {
  it('is a script of the root, whose commands have a file each and names of their own', () => {
    expect(scripts[script]).toBe(`tsx ${program}`);
    expect(commands.filter(({ run: [file] }) => !existsSync(`${file}.ts`))).toEqual([]);
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
  });

  it('lists all commands on --help', () => {
    const { status, stdout } = run(program, '--help');
    expect(status).toBe(0);
    const lines = stdout.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(commands.map(({ name }) => name));
    for (const { purpose } of commands) expect(stdout).toContain(purpose);
  });

  it.each([[['nothing']], [['toString']], [[]]])(
    'prints the list for the arguments %j, which name no command, and exits with 2',
    (args) => {
      const { status, stdout, stderr } = run(program, ...args);
      expect([status, stdout]).toEqual([2, '']);
      for (const { purpose } of commands) expect(stderr).toContain(purpose);
    },
  );
});

it('npm run host passes arguments and the exit code of a command on', () => {
  const { status, stderr } = run('host/commands/main.ts', 'restore', '/nowhere/carmine.tar.gz', '--check');
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no file /nowhere/carmine.tar.gz.\n' });
});

it('the root has at most 15 npm scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
});

/** Pages, and texts of the product that name a command. */
const textsWithCommands = [
  ...['.', 'docs', 'host', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
      .map((name) => path.join(folder, name)),
  ),
  'src/content/firstSteps.ts',
  'supabase/functions/_shared/problemWords.ts',
];

it('pages and texts name only commands that exist', () => {
  const isCommand = (script: string, name: string | undefined) => {
    const commands = { host: hostCommands, tool: toolCommands }[script];
    if (!commands) return script in scripts;
    return name === undefined || name === 'NAME' || commands.some((command) => command.name === name);
  };
  const commands = textsWithCommands.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)(?: -- ([\w:]+))?/g)].map(
      ([, script = '', name]) => ({ file, script, name }),
    ),
  );
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter(({ script, name }) => !isCommand(script, name))).toEqual([]);
});
