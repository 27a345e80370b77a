import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NAME = /^lock\.[0-9a-f]{8}$/;

const isWindows = process.platform === 'win32';

/** Windows has a separate namespace for pipes, so the file in the folder only records the name. */
const addressOf = (folder: string, name: string): string =>
  isWindows ? `\\\\.\\pipe\\carmine-cargo-${name}` : path.join(folder, name);

/** The lowest limit of any system is macOS's 104 bytes, including the terminator; longer paths are silently truncated. */
const LONGEST_ADDRESS = 103;

/** Calls `reach` with a path to the folder that is short enough for a socket in it: a symlink if its own is too long. */
const withShortPath = async <Result>(
  folder: string,
  reach: (short: string) => Promise<Result>,
): Promise<Result> => {
  const fits = (place: string) => Buffer.byteLength(path.join(place, 'lock.12345678.new')) <= LONGEST_ADDRESS;
  if (isWindows || fits(folder)) return reach(folder);
  const place = await mkdtemp(path.join(os.tmpdir(), 'carmine-'));
  try {
    const link = path.join(place, 'data');
    if (!fits(link)) throw new Error(`the paths of ${folder} and ${os.tmpdir()} are too long for a socket`);
    await symlink(folder, link);
    return await reach(link);
  } finally {
    await rm(place, { recursive: true });
  }
};

/** The answer of a process that wants the folder and does not hold it yet. */
const UNDECIDED = 'undecided';

/** Answers every connection for as long as this process lives. */
const createAnswer = (answer: () => string): Server =>
  createServer((socket) => {
    socket.on('error', () => undefined); // the client has disconnected
    socket.end(answer(), () => socket.destroy());
  }).unref();

interface Announced {
  name: string;
  /** From now on the answer is that this process holds the folder. */
  take: () => void;
  withdraw: () => Promise<void>;
}

/** Announces to all other processes that this one wants or holds the folder, until withdrawn or the process ends. */
const announce = async (folder: string): Promise<Announced> => {
  const name = `lock.${randomBytes(4).toString('hex')}`;
  let answer = UNDECIDED;
  const server = createAnswer(() => answer);
  const draft = isWindows ? name : `${name}.new`;
  await withShortPath(folder, async (short) => {
    server.listen(addressOf(short, draft));
    await once(server, 'listening');
  });
  // It becomes visible only now: a socket that exists but is not listening would be taken for one left behind.
  if (isWindows) await writeFile(path.join(folder, name), '');
  else await rename(path.join(folder, draft), path.join(folder, name));
  return {
    name,
    take: () => {
      answer = `process ${process.pid} on ${os.hostname()}`;
    },
    withdraw: async () => {
      await rm(path.join(folder, name), { force: true });
      server.close();
    },
  };
};

/** How long a listening process may take to answer. */
const ANSWER_MS = 1_000;

/** The process that listens there; undefined if none does. Throws if that cannot be determined. */
const ask = (address: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    let message = '';
    const socket = createConnection(address);
    const resolveHolder = () => resolve(message || 'another process');
    socket.setEncoding('utf8').on('data', (text: string) => (message += text));
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (['ECONNREFUSED', 'ENOENT'].includes(error.code ?? '')) resolve(undefined);
      else if (error.code === 'ECONNRESET') resolveHolder();
      else reject(error);
    });
    socket.on('close', resolveHolder);
  });

/** Another process that wants or holds the folder. Sockets of dead processes are removed: no name is used twice. */
const findOther = async (folder: string, ownName: string): Promise<string | undefined> => {
  for (const name of (await readdir(folder)).filter((name) => NAME.test(name) && name !== ownName)) {
    const other = await withShortPath(folder, (short) => ask(addressOf(short, name)));
    if (other) return other;
    await rm(path.join(folder, name), { force: true });
  }
  return undefined;
};

/**
 * Makes this process the only one that holds the folder, which exists, and returns a function to release it. Announces this
 * process before it looks for others: of two that start at once, at least one sees the other. Both may back off, each for a
 * random time. As long as another one holds it, `onHeld` is called with who it is, and throws to give up.
 */
export const lockFolder = async (
  folder: string,
  onHeld: (holder: string) => void,
): Promise<() => Promise<void>> => {
  for (;;) {
    const { name, take, withdraw } = await announce(folder);
    const other = await findOther(folder, name).catch(async (error: Error) => {
      await withdraw();
      throw error;
    });
    if (!other) {
      take();
      return withdraw;
    }
    await withdraw();
    if (other !== UNDECIDED) onHeld(other);
    await sleep(50 + Math.random() * 200);
  }
};
