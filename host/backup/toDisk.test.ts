import fs from 'node:fs';
import promises, { type FileHandle, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { backUp, restore } from './backup';

describe('flushing to disk', () => {
  let folder: string;
  let steps: string[];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-disk-'));
    await mkdir(path.join(folder, 'data', 'database'), { recursive: true });
    await writeFile(path.join(folder, 'data', 'database', 'file'), 'saved');
    await writeFile(path.join(folder, 'data', 'secrets.json'), 'saved');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    steps = [];
    const handle = await open(folder);
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const { sync } = prototype;
    const { fsync } = fs;
    const { rename } = promises;
    jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
      steps.push('flush');
      return sync.call(this);
    });
    jest.spyOn(fs, 'fsync').mockImplementation((...args: Parameters<typeof fsync>) => {
      steps.push('flush');
      fsync(...args);
    });
    jest.spyOn(promises, 'rename').mockImplementation((from, to) => {
      if (!/lock\./.test(String(to))) steps.push(path.basename(String(to)));
      return rename(from, to);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('flushes a backup before and after it gets its name', async () => {
    await backUp(path.join(folder, 'data'), path.join(folder, 'saved.tar.gz'));
    expect(steps).toEqual(['flush', 'saved.tar.gz', 'flush']);
  });

  it('flushes every restored file and folder before they replace the data', async () => {
    await restore(path.join(folder, 'saved.tar.gz'), path.join(folder, 'other'), false);
    const flushed = Array<string>(5).fill('flush');
    expect(steps.slice(0, 7)).toEqual([...flushed, 'replacement', 'flush']);
  });
});
