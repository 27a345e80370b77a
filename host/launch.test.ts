import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import memory from './memory.json';

const PROGRAM = 'host/launch.cjs';
const HOST = 'host/launchHost.cjs';

describe('what npm start runs first', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'carmine-launch-'));
    cpSync(PROGRAM, path.join(folder, PROGRAM));
    for (const name of ['used', 'served'])
      mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
    writeJson('package.json', { engines: { node: '>=20.19 <999' } });
    writeJson('package-lock.json', {
      packages: {
        '': { dependencies: { used: '1.2.3' }, devDependencies: {} },
        host: { dependencies: { served: '4.5.6' } },
        'node_modules/used': { version: '1.2.3' },
        'node_modules/served': { version: '4.5.6' },
      },
    });
    writeJson('node_modules/used/package.json', { version: '1.2.3' });
    writeJson('node_modules/served/package.json', { version: '4.5.6' });
    writeFileSync(path.join(folder, HOST), "console.log('the host');");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const writeJson = (file: string, content: object) =>
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  const launch = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, PROGRAM)], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr: stderr.trim() };
  };

  it('starts the host where Node and the packages fit', () => {
    expect(launch()).toEqual({ status: 0, stdout: 'the host\n', stderr: '' });
  });

  it.each(['>=900.1 <999', '>=10.0 <11'])(
    'refuses a Node that is not in the range %s, in one line',
    (range) => {
      writeJson('package.json', { engines: { node: range } });
      expect(launch()).toEqual({
        status: 1,
        stdout: '',
        stderr: `Node ${process.versions.node} cannot run this: install a version that is ${range} (https://nodejs.org), and start again.`,
      });
    },
  );

  it.each([
    ['0.12.18', true],
    ['18.20.8', true],
    ['20.18.3', true],
    ['20.19.0', false],
    ['26.12.1', false],
    ['27.0.0', true],
  ])('knows whether Node %s is refused', (version, isRefused) => {
    const script = `process.stdout.write(String(require(${JSON.stringify(path.resolve(PROGRAM))}).refusal('${version}')))`;
    const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(stdout.includes('cannot run this')).toBe(isRefused);
  });

  it('names a package that is missing, and the command that installs it', () => {
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    expect(launch()).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The packages are not those of this version (used is not installed): run npm ci, and start again.',
    });
  });

  it('names a package of another version, as after an update without npm ci', () => {
    writeJson('node_modules/used/package.json', { version: '1.2.2' });
    expect(launch()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('used is installed as 1.2.2, and 1.2.3 is needed') as string,
    });
  });

  it('names a package of the host that is missing', () => {
    rmSync(path.join(folder, 'node_modules/served'), { recursive: true });
    expect(launch()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('served is not installed') as string,
    });
  });

  it('is what both commands run, and has no syntax or package that an old Node lacks', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect([scripts.start, scripts.dev]).toEqual([`node ${PROGRAM}`, `node ${PROGRAM} --dev`]);
    const text = readFileSync(PROGRAM, 'utf8');
    const compiled = (target: string) => transformSync(text, { target, loader: 'js' }).code;
    expect(compiled('es5')).toBe(compiled('esnext'));
    const names = [...text.matchAll(/require\('([^']+)'\)/g)].map(([, name]) => name);
    expect(names).toEqual(['fs', 'path', './launchHost.cjs']);
  });
});

describe('the process that npm start runs the host in', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'carmine-launched-'));
    for (const file of [HOST, 'host/memory.json']) cpSync(file, path.join(folder, file));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts a host that consists of `program`, and waits for its first words. */
  const launch = async (program: string, env: NodeJS.ProcessEnv = {}) => {
    writeFileSync(path.join(folder, 'host/run.mjs'), program);
    const child = spawn(process.execPath, [path.join(folder, HOST)], {
      env: { PATH: process.env.PATH, ...env },
    });
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, output: String(output) };
  };

  it('has the settings of memory, but for those that somebody has made', async () => {
    const print = 'console.log(JSON.stringify(process.env))';
    expect(JSON.parse((await launch(print)).output)).toMatchObject(memory);
    const settings = { ...memory, MALLOC_ARENA_MAX: '4' };
    expect(JSON.parse((await launch(print, { MALLOC_ARENA_MAX: '4' })).output)).toMatchObject(settings);
  });

  it('ends with the exit code of the host', async () => {
    const { child } = await launch('console.log("ends"); process.exitCode = 3');
    expect(await once(child, 'exit')).toEqual([3, null]);
  });

  it('ends in order when the launcher is told to', async () => {
    const { child } = await launch(
      `process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0); });
       setInterval(() => undefined, 1_000);
       console.log('runs')`,
    );
    child.kill('SIGTERM');
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(output)).toBe('ended in order\n');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('is told when the launcher is killed', async () => {
    const { child } = await launch(
      `process.on('disconnect', () => { console.log('alone'); process.exit(0); });
       console.log('runs')`,
    );
    child.kill('SIGKILL');
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(output)).toBe('alone\n');
  });
});
