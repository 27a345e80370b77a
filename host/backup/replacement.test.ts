import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { lockDataFolder } from '../dataFolder';
import { backupBundle } from '../testing/hostBundle';
import { backUp } from './backup';

/** Kills the process right before its rename number DIE_AT. */
const DIES = `
  import promises from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { rename } = promises;
  let left = Number(process.env.DIE_AT);
  promises.rename = async (...paths) => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
    return rename(...paths);
  };
  syncBuiltinESMExports();`;

describe('a killed restore', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-replacement-'));
    file = path.join(folder, 'saved.tar.gz');
    const saved = path.join(folder, 'saved');
    await make(saved, 'saved', ['database', 'outbox']);
    await backUp(saved, file);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const make = async (dataDir: string, content: string, folders: string[]) => {
    for (const name of folders) {
      await mkdir(path.join(dataDir, name), { recursive: true });
      await writeFile(path.join(dataDir, name, 'file'), content);
    }
    await writeFile(path.join(dataDir, 'secrets.json'), content);
  };

  const contentOf = async (dataDir: string): Promise<Record<string, string>> => {
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((file) => path.join(file.parentPath, file.name));
    const texts = files
      .sort()
      .map(async (file) => [path.relative(dataDir, file), await readFile(file, 'utf8')]);
    return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
  };

  const SAVED = { 'database/file': 'saved', 'outbox/file': 'saved', 'secrets.json': 'saved' };
  const FORMER = { 'database/file': 'former', 'only/file': 'former', 'secrets.json': 'former' };

  it('changes nothing or is completed by the next start, at every step', async () => {
    const states = new Set<string>();
    for (let dieAt = 1; ; dieAt++) {
      const dataDir = path.join(folder, `data-${dieAt}`);
      await make(dataDir, 'former', ['database', 'only']);
      const dies = `data:text/javascript,${encodeURIComponent(DIES)}`;
      const command = [await backupBundle(), 'restore', file, '--replace'];
      const child = spawn(process.execPath, ['--import', dies, ...command], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DIE_AT: String(dieAt) },
      });
      await once(child, 'close');
      const release = await lockDataFolder(dataDir);
      await release();
      const former = (await readdir(dataDir)).find((name) => name.startsWith('before-'));
      if (former) {
        expect(await contentOf(path.join(dataDir, former))).toEqual(FORMER);
        await rm(path.join(dataDir, former), { recursive: true });
        expect(await contentOf(dataDir)).toEqual(SAVED);
      } else {
        await rm(path.join(dataDir, 'replacement.new'), { recursive: true, force: true });
        expect(await contentOf(dataDir)).toEqual(FORMER);
      }
      states.add(former ? 'finished' : 'untouched');
      if (child.exitCode === 0) break;
    }
    expect([...states]).toEqual(['untouched', 'finished']);
  });
});
