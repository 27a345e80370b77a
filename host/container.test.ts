import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import memory from './memory.json';
import { publishableKey } from './publishableKey.json';
import { LIFTOFF_ONLY } from './testing/hostBundle';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Every instruction of this name, without the name. */
const instructions = (name: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

const ADMIN_EMAIL = 'owner@carmine.test';
const ADMIN_PASSWORD = 'chosen by the owner';

const command = (text: string | undefined): [string, string[]] => {
  const [program = '', ...args] = JSON.parse(text ?? '[]') as string[];
  return [program, args];
};

const settings = (): Record<string, string> =>
  Object.fromEntries(
    instructions('ENV').flatMap((line) =>
      line.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  );

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

const run = async (
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) => {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += String(text)));
  await once(child, 'close');
  return { code: child.exitCode, complaint };
};

describe('container image', () => {
  it('is built by existing npm scripts', () => {
    const scriptNames = instructions('RUN').flatMap((line) =>
      [...line.matchAll(/npm run (\w+)/g)].map(([, name]) => name),
    );
    expect(scriptNames).toEqual(['build', 'pack']);
    for (const name of scriptNames) expect(scripts).toHaveProperty(name ?? '');
  });

  it('copies only existing files and installs without scripts', () => {
    const ownInstructions = instructions('COPY').filter((line) => !line.startsWith('--from='));
    const sources = ownInstructions.flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources).toEqual(['package.json', 'package-lock.json', 'host/package.json', '.']);
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
    expect(dockerfile).toContain('RUN npm ci --ignore-scripts\n');
    for (const file of compose.match(/(?<=context: |dockerfile: )\S+/g) ?? [])
      expect([file, existsSync(file)]).toEqual([file, true]);
  });

  it('has the settings of memory that npm start has', () => {
    expect(settings()).toMatchObject(memory);
  });

  it('runs as the user node and keeps its data in a volume', () => {
    expect(instructions('USER')).toEqual(['node']);
    expect(instructions('VOLUME')).toEqual([settings().DATA_DIR]);
  });

  it('excludes data and secrets from its build context', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.data', '.env*', '.git', 'node_modules', 'dist']));
  });

  it('has a base image of the version in .nvmrc, which an argument pins', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    expect(instructions('ARG')).toContain(`NODE_IMAGE=node:${version}-bookworm-slim`);
    expect(instructions('FROM')).toEqual(['$NODE_IMAGE AS build', '$NODE_IMAGE']);
    expect(compose).toContain(`NODE_IMAGE: '\${NODE_IMAGE:-node:${version}-bookworm-slim}'`);
  });

  it.each(['site', 'proxy', 'database'])('may do and take little in compose.yaml: %s', (name) => {
    const part = compose.split('\n\n').find((text) => new RegExp(`^ {0,2}${name}:`, 'm').test(text));
    const lines = (part ?? '').split('\n').map((line) => line.trim());
    for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
      expect(lines).toContain(line);
    expect(part).toMatch(/^ +mem_limit: \d+[mg]\b/m);
  });

  // A config with `content` is copied into the container, which an engine refuses where the root is read-only (docker/compose#12031).
  it('mounts in compose.yaml files of this repository, and copies none into a container', () => {
    expect(compose).not.toMatch(/^ *(configs|secrets):/m);
    const mounted = [...compose.matchAll(/(?<=['\s])\.\/([^:\s]+):\/[^:\s]+:ro\b/g)].map(
      ([, file = '']) => file,
    );
    expect(mounted).toEqual(['Caddyfile', 'host/database/owner.sh']);
    for (const file of mounted) expect([file, existsSync(file)]).toEqual([file, true]);
  });

  describe('packed host', () => {
    let folder: string;
    let app: string;
    let env: NodeJS.ProcessEnv;
    let host: ChildProcess;
    const healthcheck = () =>
      run(...command(instructions('HEALTHCHECK')[0]?.replace(/^.*?CMD /, '')), { env });

    beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-container-'));
      app = path.join(folder, 'app');
      // With a site of one page: to compress the whole one takes most of the time.
      const repository = path.join(folder, 'repository');
      await mkdir(path.join(repository, 'dist'), { recursive: true });
      await symlink(path.resolve('node_modules'), path.join(repository, 'node_modules'), 'junction');
      for (const name of ['package.json', 'package-lock.json', 'LICENSE', 'host', 'supabase', 'scripts'])
        await cp(name, path.join(repository, name), { recursive: true });
      const page = '<!doctype html><title>Carmine Cargo</title>';
      for (const name of ['index.html', '200.html', 'app.js.map'])
        await writeFile(path.join(repository, 'dist', name), page);
      const packed = await run(process.execPath, ['--import', 'tsx', 'scripts/pack.ts', app], {
        cwd: repository,
      });
      expect(packed).toEqual({ code: 0, complaint: '' });
      const port = String(await freePort());
      // npm puts the tools of this repository on the path; the container has only its own.
      const PATH = process.env.PATH?.split(path.delimiter)
        .filter((place) => !place.includes('node_modules'))
        .join(path.delimiter);
      const DATA_DIR = path.join(folder, 'data');
      env = { PATH, ...settings(), HOST: '127.0.0.1', PORT: port, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD };
    });
    afterAll(async () => {
      host?.kill('SIGTERM');
      if (host && host.exitCode === null) await once(host, 'exit');
      await rm(folder, { recursive: true, force: true });
    });

    it('contains no tests, source maps or build tools', async () => {
      const files = await readdir(app, { recursive: true });
      expect(
        files.filter((name) =>
          /\.test\.ts$|\.map$|(^|\/)(webpack|jest|typescript|tsx|esbuild|react|@mui)\//.test(name),
        ),
      ).toEqual([]);
    });

    it('contains the licence of each of its packages', async () => {
      const manifests = (await readdir(path.join(app, 'node_modules'), { recursive: true })).filter((name) =>
        /(^|node_modules\/)(@[^/]+\/)?[^/]+\/package\.json$/.test(name),
      );
      const texts = async (root: string) => {
        const paths: string[] = [];
        for (const folder of manifests.map((name) => path.join('node_modules', path.dirname(name)))) {
          const names = await readdir(path.join(root, folder));
          paths.push(
            ...names
              .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
              .map((name) => `${folder}/${name}`),
          );
        }
        return paths.sort();
      };
      const packed = await texts(app);
      expect(packed).toContain('node_modules/jose/LICENSE.md');
      expect(packed).toEqual(await texts('.'));
    });

    it('backs up and restores a data folder that is a mount point', async () => {
      const DATA_DIR = path.join(folder, 'disk', 'data');
      const secrets = path.join(DATA_DIR, 'secrets.json');
      await mkdir(path.join(DATA_DIR, 'database'), { recursive: true });
      await writeFile(secrets, '"former"');
      const { ino } = await stat(DATA_DIR);
      const command = (...args: string[]) =>
        run('npm', ['run', '--silent', 'host', '--', ...args], { cwd: app, env: { ...env, DATA_DIR } });

      expect((await command('backup')).code).toBe(0);
      const [file = ''] = await readdir(path.join(DATA_DIR, 'backups'));
      await writeFile(secrets, '"later"');
      const restored = await command('restore', path.join(DATA_DIR, 'backups', file), '--replace');
      expect(restored.code).toBe(0);
      expect(await readFile(secrets, 'utf8')).toBe('"former"');
      expect((await stat(DATA_DIR)).ino).toBe(ino); // a mount point can be neither renamed nor replaced
      expect(await readdir(path.dirname(DATA_DIR))).toEqual(['data']);
      expect((await readdir(DATA_DIR)).sort()).toEqual([
        'backups',
        expect.stringMatching(/^before-/),
        'database',
        'secrets.json',
      ]);
    });

    it('starts, passes its health check, signs its admin in, makes a backup, writes only to its data folder and stops on SIGTERM', async () => {
      const site = () => readdir(path.join(app, 'dist'), { recursive: true });
      const packed = (await site()).sort();
      expect(packed).toContain('index.html.br');
      expect((await healthcheck()).code).toBe(1);
      const [program, args] = command(instructions('CMD').at(-1));
      host = spawn(program, [...LIFTOFF_ONLY, ...args], {
        cwd: app,
        env: { ...env, BACKUP_EVERY: '24' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [host.stdout, host.stderr]) stream?.on('data', (text) => (output += String(text)));
      while (!output.includes('Ready:')) {
        if (host.exitCode !== null) throw new Error(output);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(output).not.toContain(ADMIN_PASSWORD); // logs are kept, and read by others
      expect((await healthcheck()).code).toBe(0);
      const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
      const signedIn = await fetch(`http://127.0.0.1:${env.PORT}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
      });
      expect([signedIn.status, await signedIn.json()]).toMatchObject([200, { token_type: 'bearer' }]);
      while (!/^Backup: scheduled-/m.test(output)) {
        if (output.includes('The backup failed')) throw new Error(output);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect((await site()).sort()).toEqual(packed);
      host.kill('SIGTERM');
      host.kill('SIGTERM'); // as a terminal and npm do
      const [code] = (await once(host, 'exit')) as [number];
      expect(code).toBe(0);
    });
  });
});
