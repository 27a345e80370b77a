import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeDraft, replaceFolder, restoreFormer } from './replaceFolder';

const LAST = '.built-from';

const FORMER = { 'index.html': 'former', 'assets/a.1.js': 'former', 'only/former.txt': '', [LAST]: 'former' };
const NEXT = { 'index.html': 'next', 'assets/b.2.js': 'next', 'only/next/index.html': '', [LAST]: 'next' };

const failing = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

describe('a build that takes the place of the former one', () => {
  let folder: string;
  let room: string;
  let target: string;
  let draft: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-replace-'));
    [room, target] = [path.join(folder, 'room'), path.join(folder, 'dist')];
    await mkdir(room);
    draft = await makeDraft(room);
    await write(draft, NEXT);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = async (where: string, files: Record<string, string>) => {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(where, name)), { recursive: true });
      await writeFile(path.join(where, name), content);
    }
  };
  const filesIn = async (where: string): Promise<Record<string, string>> => {
    const entries = await readdir(where, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((file) => path.join(file.parentPath, file.name));
    const texts = files.map(async (file) => [path.relative(where, file), await readFile(file, 'utf8')]);
    return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
  };

  it('is there as a whole, and the former one is gone', async () => {
    await write(target, FORMER);
    await replaceFolder(draft, target, LAST);
    expect([await filesIn(target), await readdir(room)]).toEqual([NEXT, []]);
  });

  it('needs no former one', async () => {
    await replaceFolder(draft, target, LAST);
    expect([await filesIn(target), await readdir(room)]).toEqual([NEXT, []]);
  });

  it('waits until another program has closed a file of the former one, as Windows demands', async () => {
    await write(target, FORMER);
    let remaining = 3;
    await replaceFolder(draft, target, LAST, async (from, to) => {
      remaining -= 1;
      if (remaining >= 0) throw failing('EPERM');
      await rename(from, to);
    });
    expect([await filesIn(target), await readdir(room)]).toEqual([NEXT, []]);
  });

  /** Renames files only, as in a mount point, on another disk, or in a folder that is open. */
  const filesOnly =
    (code: string): typeof rename =>
    async (from, to) => {
      if (!String(from).endsWith('.new')) throw failing(code);
      await rename(from, to);
    };

  it.each(['EXDEV', 'EBUSY', 'EPERM', 'EACCES'])(
    'is there as a whole where no folder can be renamed: %s',
    async (code) => {
      await write(target, { ...FORMER, 'assets/b.2.js/was/a/folder': '' });
      await replaceFolder(draft, target, LAST, filesOnly(code));
      expect([await filesIn(target), await readdir(room)]).toEqual([NEXT, []]);
    },
  );

  it('writes the pages after what they name, and says only at the end that all is there', async () => {
    await write(target, FORMER);
    const names: string[] = [];
    await replaceFolder(draft, target, LAST, async (from, to) => {
      if (!String(from).endsWith('.new')) throw failing('EXDEV');
      names.push(path.relative(target, String(to)));
      expect(await readdir(target)).not.toContain(LAST);
      await rename(from, to);
    });
    expect(names.map((name) => [name === LAST, name.endsWith('.html')])).toEqual([
      ...[
        [false, false],
        [false, true],
        [false, true],
      ],
      [true, false],
    ]);
  });

  it.each(['a folder', 'nothing yet'])('leaves a symlink to %s in its place', async (kind) => {
    const place = path.join(folder, 'place');
    if (kind === 'a folder') await write(place, FORMER);
    await symlink('place', target, 'junction');
    await replaceFolder(draft, target, LAST);
    expect([await filesIn(place), await filesIn(target)]).toEqual([NEXT, NEXT]);
    expect((await readdir(folder)).sort()).toEqual(['dist', 'place', 'room']);
  });

  it('leaves the former one whole when it fails', async () => {
    await write(target, FORMER);
    await expect(replaceFolder(draft, target, LAST, () => Promise.reject(failing('EROFS')))).rejects.toThrow(
      'EROFS',
    );
    expect(await filesIn(target)).toMatchObject({ 'index.html': 'former', 'assets/a.1.js': 'former' });
  });

  it('leaves the former one whole when it is interrupted, before and between its two steps', async () => {
    await write(target, FORMER);
    for (const lastStep of [0, 1]) {
      let step = 0;
      const interrupted = replaceFolder(draft, target, LAST, (from, to) => {
        step += 1;
        return step > lastStep ? new Promise(() => undefined) : rename(from, to);
      });
      expect(
        await Promise.race([interrupted, new Promise((resolve) => setTimeout(resolve, 300, 'killed'))]),
      ).toBe('killed');
      await restoreFormer(room, target);
      expect([await filesIn(target), await readdir(room)]).toEqual([FORMER, []]);
      draft = await makeDraft(room);
      await write(draft, NEXT);
    }
  });

  it('is removed with what it has replaced when it was never put in place, but for locks', async () => {
    await write(target, FORMER);
    await write(room, { 'draft-1.former/index.html': 'older', 'lock.01234567': '' });
    await restoreFormer(room, target);
    expect([await filesIn(target), await readdir(room)]).toEqual([FORMER, ['lock.01234567']]);
  });
});
