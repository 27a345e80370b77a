import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { copyAsClone } from '../../scripts/copyAsClone';

const TICKS_PER_SECOND = 100;

/** The seconds that ended children of this process have computed, by /proc (Linux). */
const cpuOfChildren = (): number => {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
};

/** Prints each line of a start with the second at which it came, and resolves when it has ended, told to stop once it is ready. */
const start = async (folder: string): Promise<void> => {
  const before = cpuOfChildren();
  const from = performance.now();
  const env = { ...process.env, PORT: '0', DATA_DIR: path.join(folder, '.data'), DATABASE_URL: '' };
  const child = spawn(process.execPath, ['host/launch.cjs'], {
    cwd: folder,
    env: { ...env, SITE_DIR: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(`${((performance.now() - from) / 1000).toFixed(1).padStart(7)} s  ${line}`);
    if (line.startsWith('Ready:')) child.kill('SIGTERM');
  }
  await ended;
  console.log(`    CPU: ${(cpuOfChildren() - before).toFixed(1)} s, with the stop`);
};

/** `npm run host -- bench:start`: the seconds of a first and of a second `npm start` in a copy of this folder as a clone has it, by step. */
const measureStart = async (): Promise<void> => {
  const folder = copyAsClone('first-start');
  try {
    for (const name of ['First start', 'Second start']) {
      console.log(name);
      await start(folder);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

measureStart().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
