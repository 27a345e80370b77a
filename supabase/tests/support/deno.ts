import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const PACKAGES = ['nodemailer', '@types/node'];
const OFFLINE = ['--no-lock', '--node-modules-dir=manual'];

/** The binary that npm installed for this platform; undefined if there is none. */
export const findDeno = (): string | undefined => {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const program = process.platform === 'win32' ? 'deno.exe' : 'deno';
  const file = path.resolve(`node_modules/@deno/${process.platform}-${process.arch}${libc}`, program);
  return existsSync(file) ? file : undefined;
};

interface Deployed {
  /** Type-checks the entry and resolves with Deno's output and exit code. */
  check: () => Promise<{ code: number | null; output: string }>;
  /** Runs the entry and resolves with its address once it serves. It may reach no other addresses than `reachable`. */
  serve: (secrets: Record<string, string>, reachable: string[]) => Promise<string>;
  /** The output so far. */
  output: () => string;
  remove: () => Promise<void>;
}

/**
 * A function laid out as in a deployment: `supabase/functions` without its tests, the packages that its `deno.json`
 * names, and nothing else of the repository. Deno makes no request to any registry.
 */
export const deployFunction = (deno: string, name: string): Deployed => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carmine-function-'));
  const functions = path.join(folder, 'supabase/functions');
  cpSync('supabase/functions', functions, {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  for (const installed of PACKAGES) {
    const link = path.join(folder, 'node_modules', installed);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve('node_modules', installed), link, 'junction');
  }
  const entry = path.join(functions, name, 'index.ts');
  const env = { DENO_DIR: path.join(folder, 'cache'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  let child: ChildProcess | undefined;
  let text = '';
  const start = (args: string[], more: Record<string, string> = {}): ChildProcess => {
    child = spawn(deno, args, { cwd: folder, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
    text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += String(part)));
    return child;
  };
  const end = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return {
    check: async () => {
      const checking = start(['check', ...OFFLINE, entry]);
      await once(checking, 'close');
      return { code: checking.exitCode, output: text };
    },
    serve: async (secrets, reachable) => {
      const net = ['127.0.0.1:0', ...reachable].join();
      const allowed = ['--allow-env', '--allow-sys=hostname', `--allow-net=${net}`];
      const running = start(['run', '--cached-only', '--no-prompt', ...OFFLINE, ...allowed, entry], {
        ...secrets,
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      });
      let isOver = false;
      running.once('close', () => (isOver = true));
      for (;;) {
        const [, address] = /Listening on (\S+)/.exec(text) ?? [];
        if (address) return address.replace(/\/$/, '');
        if (isOver) throw new Error(text);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    output: () => text,
    remove: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The version of a package that a function's import map requests from the registry. */
export const pinnedVersion = (name: string, installed: string): string | undefined =>
  new RegExp(`npm:/${installed}@([^/]+)/`).exec(
    readFileSync(`supabase/functions/${name}/deno.json`, 'utf8'),
  )?.[1];
