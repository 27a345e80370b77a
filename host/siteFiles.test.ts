import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as compress from './compress';
import { createSite, type Site } from './site';
import { mountSmallDisk } from './testing/smallDisk';

const disk = mountSmallDisk(1);

/** The files of a build: a page that names its script, and the script, with enough others that reading them takes a moment. */
const buildOf = (name: string): Record<string, string> => ({
  'index.html': `<p>${name}</p><script src="/assets/${name}.0123abcd.js"></script>`,
  '200.html': `<p>shell of ${name}</p>`,
  [`assets/${name}.0123abcd.js`]: `console.log('${name.repeat(100)}');`,
  ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`news/${at}.txt`, `${name} `.repeat(200)])),
  '.built-from': name,
});

const write = async (folder: string, files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
};

describe('the site that a host serves', () => {
  let room: string;
  let dist: string;
  let dataDir: string;
  let log: jest.SpyInstance;
  beforeEach(async () => {
    room = await mkdtemp(path.join(os.tmpdir(), 'carmine-site-files-'));
    [dist, dataDir] = [path.join(room, 'dist'), path.join(room, 'data')];
    await mkdir(dataDir);
    await write(dist, buildOf('first'));
    log = jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await chmod(dist, 0o755).catch(() => undefined);
    await rm(room, { recursive: true, force: true });
  });
  afterAll(() => disk?.remove());

  const ask = async ({ answer }: Site, address: string, encodings = ''): Promise<string> => {
    const headers = { 'accept-encoding': encodings };
    const response = answer(new Request(`http://localhost${address}`, { headers }));
    if (response instanceof Response) return `${response.status}`;
    const body = await readFile(response.file);
    expect(body).toHaveLength(response.size);
    return String(response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
  };

  const expectAll = async (site: Site, name: string) => {
    const files = buildOf(name);
    for (const [address, file] of Object.entries({ '/': 'index.html', '/nowhere': '200.html' })) {
      expect(await ask(site, address)).toBe(files[file]);
      expect(await ask(site, address, 'br')).toBe(files[file]);
    }
    for (const file of Object.keys(files).filter((file) => /^(assets|news)/.test(file)))
      expect(await ask(site, `/${file}`, 'br')).toBe(files[file]);
    expect(site.stamp).toBe(name);
  };

  it.each<[string, () => Promise<unknown>]>([
    ['vanished', () => rm(dist, { recursive: true })],
    ['been emptied', async () => void (await rm(dist, { recursive: true }), await mkdir(dist))],
    [
      'been replaced by another build',
      async () => {
        await write(`${dist}.new`, buildOf('second'));
        await rename(dist, `${dist}.old`);
        await rename(`${dist}.new`, dist);
        await rm(`${dist}.old`, { recursive: true });
      },
    ],
    ['been built anew in place', () => write(dist, buildOf('second'))],
    [
      'been replaced by a file',
      async () => void (await rm(dist, { recursive: true }), await writeFile(dist, '')),
    ],
    ['become unreadable', () => chmod(dist, 0)],
    [
      'a page of other text and the same size',
      () => writeFile(path.join(dist, 'index.html'), 'x'.repeat(67)),
    ],
    ['a page without content', () => writeFile(path.join(dist, 'index.html'), '')],
    [
      'a folder in the place of a page',
      async () => {
        await rm(path.join(dist, '200.html'));
        await mkdir(path.join(dist, '200.html'));
      },
    ],
  ])('stays as it was at the start when its folder has %s', async (_what, change) => {
    const site = await createSite(dist, dataDir);
    await change();
    await expectAll(site, 'first');
    expect(log).not.toHaveBeenCalled();
  });

  it('becomes the other build at the next start, and leaves no former copy', async () => {
    await createSite(dist, dataDir);
    const count = (await readdir(path.join(dataDir, 'site.new'))).length;
    await rm(dist, { recursive: true });
    await write(dist, buildOf('second'));
    await expectAll(await createSite(dist, dataDir), 'second');
    expect(await readdir(path.join(dataDir, 'site.new'))).toHaveLength(count);
  });

  const contentOf = async (folder: string) => {
    const names = (await readdir(folder, { recursive: true })).sort();
    return Promise.all(
      names.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs] as const),
    );
  };

  it('is read by several hosts at once, none of which writes into the folder', async () => {
    const before = await contentOf(dist);
    const folders = ['one', 'two', 'three'].map((name) => path.join(room, name));
    for (const folder of folders) await mkdir(folder);
    const sites = await Promise.all(folders.map((folder) => createSite(dist, folder)));
    for (const site of sites) await expectAll(site, 'first');
    expect(await contentOf(dist)).toEqual(before);
  });

  it('has the encodings that the build wrote, and its own in place of those that are cut, of a former build or missing', async () => {
    const page = path.join(dist, 'index.html');
    const content = await readFile(page);
    await writeFile(`${page}.br`, brotliCompressSync(content));
    await writeFile(path.join(dist, '200.html.br'), brotliCompressSync('former'));
    await writeFile(path.join(dist, 'assets/first.0123abcd.js.br'), '');
    await mkdir(path.join(dist, 'news/1.txt.br/in-the-way'), { recursive: true });
    await utimes(page, 1, 1); // unpacked with its own modification time
    const site = await createSite(dist, dataDir);
    await expectAll(site, 'first');
    expect(await ask(site, '/news/1.txt', 'br')).toBe('first '.repeat(200));
    expect(log).not.toHaveBeenCalled();
  });

  it.each([1, 10, 30, 43])(
    'is of one build when another takes its place after file %i of 43',
    async (turn) => {
      await write(`${dist}.new`, buildOf('second'));
      const { encodingsOf } = compress;
      let count = 0;
      jest.spyOn(compress, 'encodingsOf').mockImplementation(async (...file) => {
        count += 1;
        if (count === turn) {
          await rename(dist, `${dist}.old`);
          await rename(`${dist}.new`, dist);
        }
        return encodingsOf(...file);
      });
      const site = await createSite(dist, dataDir);
      await expectAll(site, 'second');
      expect(log).not.toHaveBeenCalled();
    },
  );

  it('waits for a folder that is not there yet', async () => {
    await rename(dist, `${dist}.new`);
    const opening = createSite(dist, dataDir);
    await sleep(400);
    await rename(`${dist}.new`, dist);
    await expectAll(await opening, 'first');
  });

  it.each([
    ['is missing', () => rm(dist, { recursive: true }), /cannot be served: ENOENT: .*dist/],
    [
      'is a file',
      async () => {
        await rm(dist, { recursive: true });
        await writeFile(dist, '');
      },
      /ENOTDIR/,
    ],
    [
      'has no page',
      async () => {
        await rm(dist, { recursive: true });
        await mkdir(dist);
      },
      /neither a 200\.html nor an index\.html/,
    ],
  ])('is refused in one line when its folder %s', async (_what, change, why) => {
    await change();
    const clock = jest.spyOn(Date, 'now').mockReturnValueOnce(0); // nobody wants to wait here
    const site = createSite(dist, dataDir);
    await expect(site).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringMatching(why) as string,
    });
    clock.mockRestore();
  });

  it('has no file whose name or folder begins with a dot, but for those of .well-known', async () => {
    await write(dist, {
      '.well-known/security.txt': 'Contact: us',
      '.git/config': 'secret',
      'news/.draft/index.html': 'secret',
      '.well-known/.hidden': 'secret',
      '.env': 'secret',
      _headers: 'secret',
    });
    const site = await createSite(dist, dataDir);
    expect(await ask(site, '/.well-known/security.txt')).toBe('Contact: us');
    for (const address of [
      '/.git/config',
      '/news/.draft',
      '/news/.draft/index.html',
      '/.well-known/.hidden',
      '/.env',
      '/_headers',
    ])
      expect(await ask(site, address)).toBe('<p>shell of first</p>');
  });

  it('is served from its folder, with a word in the log, where it cannot be copied', async () => {
    await rm(dataDir, { recursive: true });
    await writeFile(dataDir, ''); // which not even root can make a folder in
    const site = await createSite(dist, dataDir);
    expect(await ask(site, '/')).toBe(buildOf('first')['index.html']);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/is served from .*dist, which must not change/)]]);
  });

  (disk ? it : it.skip)('takes no room of a disk that is full', async () => {
    const { folder } = disk as NonNullable<typeof disk>;
    await writeFile(path.join(dist, 'large.jpg'), Buffer.alloc(2_000_000));
    const site = await createSite(dist, folder);
    expect(await ask(site, '/')).toBe(buildOf('first')['index.html']);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/ENOSPC/)]]);
    expect(await readdir(folder)).toEqual([]);
  });
});
