import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import memory from '../memory.json' with { type: 'json' };

/** What /proc tells of a process (proc(5), "smaps_rollup"), in MB; undefined on systems without it. */
export const memoryOf = async (pid: number) => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
  return text ? { resident: field('Rss'), anonymous: field('Anonymous') } : undefined;
};

/** A host of its own process, started like `npm start` with these variables, once it is ready. */
export const startOwn = async (
  env: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, ['host/run.mjs'], { env: { ...memory, ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  while (!output.includes('Ready:')) {
    if (child.exitCode !== null) throw new Error(output);
    await sleep(50);
  }
  return { child, url: /Ready: (\S+)/.exec(output)?.[1] ?? '' };
};

export const stopOwn = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
};
