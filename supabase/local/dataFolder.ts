import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from './refusal';

/** Tells a process from a later one with the same number: when it started, in clock ticks (proc(5), field 22). */
const startOf = async (pid: number): Promise<string> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs, under another user
  }
};

/** The running process that a lock names, if there is one. */
const holderOf = async (lock: string): Promise<number | undefined> => {
  const [pid, start] = lock.split(' ');
  const running = Number(pid) > 0 && isRunning(Number(pid)) && (await startOf(Number(pid))) === start;
  return running ? Number(pid) : undefined;
};

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Creates `file` with its content in one step; false when it exists. */
const createWhole = async (file: string, content: string): Promise<boolean> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
};

/** Removes the lock that was found dead; one that another process has put in its place meanwhile stays. */
const removeDead = async (lock: string, dead: string): Promise<void> => {
  const taken = `${lock}.${process.pid}`;
  await rename(lock, taken).catch(() => undefined);
  if ((await read(taken)) !== dead) await link(taken, lock).catch(() => undefined);
  await rm(taken, { force: true });
};

/** How long a host that was told to stop may take to let go. */
const PATIENCE_MS = 2_000;

/**
 * Makes this process the only user of the data folder and returns how to give it back. Takes over the lock of a
 * process that died. Two processes on one embedded database would destroy it, and it takes no lock itself.
 *
 * Throws a {@link Refusal} when another process holds the folder.
 */
export const claimFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new Refusal(`The data folder ${folder} cannot be made: ${error.message}.`);
  });
  const lock = path.join(folder, 'lock');
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await createWhole(lock, mine))) {
    const found = await read(lock);
    const pid = await holderOf(found);
    if (!pid) await removeDead(lock, found);
    else if (Date.now() < deadline) await setTimeout(100);
    else {
      throw new Refusal(
        `The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
  }
  return () => rm(lock, { force: true });
};

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Makes a folder by `fill`, whole or not at all: what an interrupted earlier attempt left is thrown away. */
export const makeFolderOnce = async (
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> => {
  if (await exists(folder)) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await fill(draft);
  await rename(draft, folder);
};
