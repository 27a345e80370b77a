import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { lockBundle } from './testing/hostBundle';

interface Claim {
  /** 'held', or why it was refused. */
  answer: string;
  release: () => Promise<void>;
  kill: (signal: NodeJS.Signals) => boolean;
  died: Promise<unknown>;
}

const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
const inContainer = canUnshare ? it : it.skip;
const title = (text: string) => (canUnshare ? text : `${text} (skipped: no PID namespace can be made here)`);

describe('lock of the data folder', () => {
  let folder: string;
  let running: ChildProcess[];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-lock-'));
    running = [];
  });
  afterEach(async () => {
    for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  /** Claims it in a separate process. */
  const claim = async (where = folder, before: string[] = []): Promise<Claim> => {
    const args = [...before, process.execPath, await lockBundle(), where];
    const child = spawn(args[0] ?? '', args.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
    running.push(child);
    const died = once(child, 'close');
    const [answer] = (await Promise.race([once(child.stdout, 'data'), died])) as [Buffer | null];
    const release = async () => {
      child.stdin.end();
      await died;
    };
    return { answer: String(answer).trim(), release, kill: (signal) => child.kill(signal), died };
  };
  /** Like another container, which has its own process ids. */
  const claimInContainer = () => claim(folder, ['unshare', '--pid', '--fork', '--kill-child']);

  const locks = async () => (await readdir(folder)).filter((name) => name.startsWith('lock'));

  it('is held by one process and passes to the next after its release', async () => {
    const first = await claim();
    expect(first.answer).toBe('held');
    const second = await claim();
    expect(second.answer).toMatch(
      new RegExp(`^Refusal: .* is in use by process \\d+ on ${os.hostname()}\\. Stop it`),
    );
    await first.release();
    expect(await locks()).toEqual([]);
    expect((await claim()).answer).toBe('held');
  });

  inContainer(title('is held by one container'), async () => {
    const outside = await claim();
    expect(outside.answer).toBe('held');
    expect((await claimInContainer()).answer).toContain('is in use by process');
    await outside.release();
    expect((await claimInContainer()).answer).toBe('held');
    expect((await claim()).answer).toContain('is in use by process 1 on');
  });

  it('is kept by a process that does not respond', async () => {
    const first = await claim();
    first.kill('SIGSTOP');
    expect((await claim()).answer).toContain('is in use by another process');
  });

  it('is taken over from a dead process', async () => {
    const first = await claim();
    first.kill('SIGKILL');
    await first.died;
    expect(await locks()).toHaveLength(1);
    const second = await claim();
    expect(second.answer).toBe('held');
    await second.release();
    expect(await locks()).toEqual([]);
  });

  it('is taken over by exactly one of six concurrent processes', async () => {
    const first = await claim();
    first.kill('SIGKILL');
    await first.died;
    const many = await Promise.all(Array.from({ length: 6 }, () => claim()));
    expect(many.filter(({ answer }) => answer === 'held')).toHaveLength(1);
    expect(many.filter(({ answer }) => answer.includes('is in use by'))).toHaveLength(5);
  });

  it('works for a path longer than a socket address', async () => {
    const deep = path.join(folder, 'x'.repeat(120));
    await mkdir(deep);
    const first = await claim(deep);
    expect([first.answer, await readdir(deep)]).toEqual([
      'held',
      [expect.stringMatching(/^lock\.[0-9a-f]{8}$/)],
    ]);
    expect((await claim(deep)).answer).toContain('is in use by process');
    await first.release();
    expect(await readdir(deep)).toEqual([]);
  });

  it('is refused where no socket can be created', async () => {
    const unfit = process.platform === 'linux' ? '/proc/self' : path.join(folder, 'file');
    if (unfit !== '/proc/self') await writeFile(unfit, '');
    expect((await claim(unfit)).answer).toMatch(/^Refusal: The data folder .* cannot be (locked|created): /);
  });
});
