import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeChecked } from './checked';

describe('makeChecked', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-checked-'));
    file = path.join(folder, 'one.tar.gz');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps a backup that cannot be restored under another name, until the next one', async () => {
    const failing = makeChecked(file, async (draft) => {
      await writeFile(draft, 'broken');
      throw new Error('it is incomplete');
    });
    await expect(failing).rejects.toThrow('it is incomplete');
    expect(await readdir(folder)).toEqual(['unchecked-one.tar.gz']);
    const amount = await makeChecked(file, async (draft) => {
      await writeFile(draft, 'good', { flag: 'wx' });
      return '3 rows';
    });
    expect([amount, await readdir(folder), await readFile(file, 'utf8')]).toEqual([
      '3 rows',
      ['one.tar.gz'],
      'good',
    ]);
  });

  it('refuses to replace a file', async () => {
    await writeFile(file, 'former');
    const make = jest.fn();
    await expect(makeChecked(file, make)).rejects.toThrow('already exists. Choose another file.');
    expect(make).not.toHaveBeenCalled();
  });
});
