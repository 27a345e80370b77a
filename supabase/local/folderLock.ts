import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const NAME = /^lock\.[0-9a-f]{8}$/;

const isWindows = process.platform === 'win32';

/** Windows keeps what is listened on in a place of its own, so that the file in the folder only tells its name. */
const addressOf = (folder: string, name: string): string =>
  isWindows ? `\\\\.\\pipe\\carmine-cargo-${name}` : path.join(folder, name);

/** The shortest that a system holds is macOS's 104 bytes, one of them the end; what is longer is cut without a word. */
const LONGEST_ADDRESS = 103;

/** Calls `reach` with a path to the folder that is short enough for a socket in it: a link's where its own is too long. */
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

/** What a process says that wants the folder and does not have it yet. */
export const UNDECIDED = 'undecided';

/** Answers whoever asks, for as long as this process lives. */
const createAnswer = (answer: () => string): Server =>
  createServer((socket) => {
    socket.on('error', () => undefined); // who asked has gone
    socket.end(answer(), () => socket.destroy());
  }).unref();

export interface Announced {
  name: string;
  /** From now on who asks is told who has the folder. */
  take: () => void;
  withdraw: () => Promise<void>;
}

/** Tells every other process that this one wants the folder or has it, until it is withdrawn or the process ends. */
export const announce = async (folder: string): Promise<Announced> => {
  const name = `lock.${randomBytes(4).toString('hex')}`;
  let answer = UNDECIDED;
  const server = createAnswer(() => answer);
  const draft = isWindows ? name : `${name}.new`;
  await withShortPath(folder, async (short) => {
    server.listen(addressOf(short, draft));
    await once(server, 'listening');
  });
  // Only now can it be seen: a socket that is there and not yet listened on would pass for one left behind.
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

/** How long a process that listens may take to say who it is. */
const ANSWER_MS = 1_000;

/** Who listens there; undefined where nobody does. Throws when that cannot be told. */
const ask = (address: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    let said = '';
    const socket = createConnection(address);
    const resolveSaid = () => resolve(said || 'another process');
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (['ECONNREFUSED', 'ENOENT'].includes(error.code ?? '')) resolve(undefined);
      else if (error.code === 'ECONNRESET') resolveSaid();
      else reject(error);
    });
    socket.on('close', resolveSaid);
  });

/** Who else wants the folder or has it. What processes that died have left is removed: no name is used twice. */
export const findOther = async (folder: string, own: string): Promise<string | undefined> => {
  for (const name of (await readdir(folder)).filter((one) => NAME.test(one) && one !== own)) {
    const other = await withShortPath(folder, (short) => ask(addressOf(short, name)));
    if (other) return other;
    await rm(path.join(folder, name), { force: true });
  }
  return undefined;
};
