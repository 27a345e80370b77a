import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, chooseOwner, findPrograms, freePort } from './postgresServer';

const PROGRAM = 'pgbouncer';

/** The folder of an installed PgBouncer. */
export const findPooler = (): string | undefined => findPrograms([PROGRAM], ['/usr/sbin']);

export interface Pooler {
  /** The database behind it. */
  url: string;
  stop: () => Promise<void>;
}

/** PgBouncer in front of a database, which gives a connection of the server to each transaction. */
export const startPooler = async (database: string): Promise<Pooler> => {
  const { hostname, port, username, pathname } = new URL(database);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-pooler-'));
  const own = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  const { uid, gid } = chooseOwner();
  if (uid !== undefined && gid !== undefined) {
    await chown(folder, uid, gid);
    await chown(settings, uid, gid);
  }
  await chmod(folder, 0o700);
  const child = spawn(path.join(findPooler() ?? '', PROGRAM), ['-q', settings], {
    uid,
    gid,
    stdio: 'ignore',
  });
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${PROGRAM} ended with ${child.exitCode}.`);
    await sleep(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
