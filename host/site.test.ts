import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SCANNER, SIGNED_IN_PAGES, STATIC_REDIRECTS, staticHeaders } from './headers';
import { type HostProcess, startHost } from './testing/hostProcess';

const script = `console.log('${'carmine '.repeat(100)}');`;
const files: Record<string, string> = {
  '200.html': '<p>shell</p>',
  'consignments.html': '<p>frame</p><script>show()</script>',
  'index.html': '<p>home</p>',
  'about_us/index.html': '<style>p{color:red}</style><p>about</p>',
  'services/air-freight/index.html': '<p>air</p>',
  'rebuilt/index.html': '<p>before</p>',
  'tracking/index.html': '<p>tracking</p>',
  'assets/main.0123abcd.js': script,
  'assets/cut.0123abcd.js': script,
  'assets/former.0123abcd.js': script,
  'assets/blocked.0123abcd.js': script,
  'gallery/1.webp': 'not really an image',
  'pictures/ship-720.0123abcd.avif': 'not really an image',
  'robots.txt': 'User-agent: *',
  '.built-from': 'hash',
  '.services': 'https://project.test\nwss://project.test',
};

/** Different from the build's variables: what a page may call must not depend on these. */
const env = { SITE_URL: 'https://site.test', SUPABASE_URL: 'https://other.test' };

describe('site', () => {
  let folder: string;
  let host: HostProcess;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-site-'));
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, 'dist', name)), { recursive: true });
      await writeFile(path.join(folder, 'dist', name), content);
    }
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
    const inSite = (name: string) => path.join(folder, 'dist', name);
    // Files left by an interrupted start and a former build, and one that cannot be written.
    await writeFile(inSite('assets/cut.0123abcd.js.br'), '');
    await writeFile(inSite('assets/former.0123abcd.js.br'), brotliCompressSync('former'));
    await utimes(inSite('assets/former.0123abcd.js'), 1, 1); // unpacked with its own modification time
    await mkdir(inSite('assets/blocked.0123abcd.js.br/in-the-way'), { recursive: true });
    host = await startHost({ site: path.join(folder, 'dist'), env });
  });
  afterAll(async () => {
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Like `fetch`, but sends the address as it is and does not decode the body. */
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const { port } = new URL(host.url);
      const request = http.request(
        { port, host: '127.0.0.1', path: address, method, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (data: Buffer) => chunks.push(data));
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      request.on('error', reject).end();
    });
  const text = async (address: string) => String((await ask(address)).body);

  it('serves each page at its address', async () => {
    expect(await text('/')).toBe('<p>home</p>');
    expect(await text('/about_us')).toContain('<p>about</p>');
    expect(await text('/about_us/?from=mail')).toContain('<p>about</p>');
    expect(await text('/services/air-freight')).toBe('<p>air</p>');
  });

  it.each([
    '/tracking',
    '/tracking/',
    '/tracking/CARGO001',
    '/tracking/A,B?utm=x',
    '/tracking/%F0%9F%9A%A2',
    '/tracking/%',
  ])('serves the tracking page at %s', async (address) => {
    const answer = await ask(address);
    expect([answer.status, String(answer.body)]).toEqual([200, '<p>tracking</p>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    [200, '/admin/login/auth'],
    [200, '/shared'],
    [200, '/newsletter'],
    [200, '/chat'],
    [200, '/shared/'],
    [404, '/shared/x'],
    [200, '/auth/app/admin/track/7'],
    [404, '/services'],
    [404, '/nowhere'],
    [404, '/tracking/A/B'],
    [404, '/tracking/A%2FB'],
    [404, '/trackings/A'],
    [404, '//evil.test/page'],
    [404, `/${'a/'.repeat(4000)}`],
  ])('answers %i with the shell for %.30s', async (status, address) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(String(answer.body)).toBe('<p>shell</p>');
    const again = await ask(address, { 'if-none-match': String(answer.headers.etag) });
    expect(again.status).toBe(status === 200 ? 304 : 404);
    expect(await ask(address, {}, 'HEAD')).toMatchObject({ status });
  });

  it('answers 404 for a missing asset', async () => {
    expect(await ask('/assets/main.99999999.js')).toMatchObject({ status: 404 });
    expect(await ask('/pictures/ship-720.99999999.avif')).toMatchObject({ status: 404 });
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00',
    '/%',
    '/.built-from',
    '/.services',
  ])('serves no file outside its folder: %s', async (address) => {
    const { body } = await ask(address);
    expect(String(body)).not.toMatch(/secret|hash|project/);
  });

  it.each(['cut', 'former'])('replaces an incomplete or outdated compressed file: %s', async (name) => {
    const { body, headers } = await ask(`/assets/${name}.0123abcd.js`, { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], String(brotliDecompressSync(body))]).toEqual(['br', script]);
  });

  it('compresses a file beside which nothing can be written', async () => {
    const { body, headers } = await ask('/assets/blocked.0123abcd.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], String(brotliDecompressSync(body))]).toEqual(['br', script]);
  });

  it('writes nothing into its folder', async () => {
    const names = (await readdir(path.join(folder, 'dist'), { recursive: true })).sort();
    const encodings = ['cut', 'former', 'blocked'].map((name) => `assets/${name}.0123abcd.js.br`);
    const folders = Object.keys(files).flatMap((name) =>
      name
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
    );
    const expected = [
      ...Object.keys(files),
      ...encodings,
      'assets/blocked.0123abcd.js.br/in-the-way',
      ...folders,
    ];
    expect(names).toEqual([...new Set(expected)].sort());
  });

  it('respects q=0 in accept-encoding', async () => {
    const { headers } = await ask('/assets/main.0123abcd.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('compresses text files with brotli or gzip', async () => {
    const brotli = await ask('/assets/main.0123abcd.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(String(brotliDecompressSync(brotli.body))).toBe(script);
    const gzip = await ask('/assets/main.0123abcd.js', { 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(gzip.body))).toBe(script);
    expect(gzip.headers.etag).not.toBe(brotli.headers.etag);
    expect((await ask('/assets/main.0123abcd.js')).headers['content-encoding']).toBeUndefined();
    expect(
      (await ask('/gallery/1.webp', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('caches hashed files for a year and revalidates pages', async () => {
    const caching = async (address: string) => (await ask(address)).headers['cache-control'];
    expect(await caching('/assets/main.0123abcd.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/pictures/ship-720.0123abcd.avif')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/about_us')).toBe('no-cache');
    expect(await caching('/nowhere')).toBe('no-cache');
    expect(await caching('/robots.txt')).toBe('public, max-age=3600');
  });

  it.each(['/auth/app/admin', '/auth/app/admin/track', '/auth/app/admin/track/?search=a'])(
    'answers with the frame of the list for %s, under the policy of the admin area',
    async (address) => {
      const { status, headers, body } = await ask(address);
      expect([status, String(body)]).toEqual([200, '<p>frame</p><script>show()</script>']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-\S+';.*frame-src 'none'/);
    },
  );

  const token = '0f'.repeat(32);
  it.each([
    [`/shared%23${token}`, `/shared#${token}`],
    [`/following%2523${token}.?utm_source=mail`, `/following#${token}`],
    [`/newsletter%23${token}%3E`, `/newsletter#${token}`],
    [`/auth/password%23${token}`, `/auth/password#${token}`],
    [`/quoted/%23${'q'.repeat(43)}`, `/quoted#${'q'.repeat(43)}`],
    [`/chat%23stop.${'q'.repeat(43)}`, `/chat#stop.${'q'.repeat(43)}`],
    ['/Shared', '/shared'],
    ['/shared%23', '/shared'],
  ])('leads %s, as a mail program has made it, to the page of the link', async (address, target) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask(address, {}, method);
      expect([status, headers.location, String(body)]).toEqual([303, target, '']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
  });

  it.each(['/shared', '/shared/', '/shared?utm_source=mail', '/auth/password', '/following/'])(
    'serves %s, which needs no mending',
    async (address) => {
      expect((await ask(address)).status).toBe(200);
    },
  );

  it('maps addresses with tracking ids to their page, the list to its frame, and only those without a page to the shell on a static host', () => {
    expect(STATIC_REDIRECTS).toBe(
      [
        '/tracking/:ids /tracking/ 200',
        ...['/auth/app/admin', '/auth/app/admin/track'].map((page) => `${page} /consignments 200`),
        ...['/admin/* /200 200', '/auth/* /200 200'],
        ...['/shared', '/quoted', '/following', '/newsletter', '/chat'].flatMap((page) => [
          `${page} /200 200`,
          `${page}/ /200 200`,
        ]),
        ...['/shared', '/quoted', '/following', '/newsletter', '/chat'].flatMap((page) => [
          `${page}%23* /200 200`,
          `${page}%2523* /200 200`,
        ]),
        '',
      ].join('\n'),
    );
  });

  it('fails when a line of _headers is too long for a static host', () => {
    const services = Array.from({ length: 60 }, (_, index) => `https://project-${index}.test`);
    expect(() => staticHeaders({ 'index.html': '<p>home</p>' }, services)).toThrow(/^A line of _headers has/);
  });

  it('writes the same caching and content security policies to _headers', () => {
    const names = (policy = '') => policy.split('; ').map((directive) => directive.split(' ')[0]);
    const page = '<style>p{color:red}</style><script>1</script>';
    const documents = {
      '200.html': '<p>shell</p>',
      'index.html': '<p>home</p>',
      'about_us/index.html': page,
      'tracking/index.html': page,
    };
    const text = staticHeaders(documents, ['https://project.test']);
    for (const folder of ['assets', 'pictures'])
      expect(text).toContain(`/${folder}/*\n  cache-control: public, max-age=31536000, immutable`);
    const policies: Record<string, string | undefined> = Object.fromEntries(
      text
        .split('\n\n')
        .map((block) => [/.*/.exec(block)?.[0] ?? '', /content-security-policy: (.*)/.exec(block)?.[1]]),
    );
    expect(policies['/*']).toMatch(
      /script-src 'self' 'sha256-[^;]*translate\.google\.com.*frame-ancestors 'none'/,
    );
    expect(policies['/admin/*']).not.toContain('google');
    for (const address of ['/*', '/admin/*'])
      expect(policies[address]).toContain("connect-src 'self' https://project.test");
    // Both policies apply: the one for all pages must allow what the admin's mail preview needs.
    for (const address of ['/*', '/admin/*'])
      expect(policies[address]).toContain("style-src-attr 'unsafe-inline'");
    for (const address of ['/about_us', '/about_us/', '/tracking', '/tracking/*']) {
      expect(policies[address]).toContain("'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='");
      expect(policies[address]).toMatch(/; style-src-elem 'self' [^;]*; style-src-attr 'none';/);
      // Complete by itself, for a host that sends only the last policy.
      expect(names(policies[address])).toEqual(names(policies['/*']));
      expect(policies[address]).toMatch(/script-src 'self' 'sha256-[^;]*translate\.google\.com/);
      expect(policies[address]).toContain("connect-src 'self' https://project.test");
    }
    expect(policies['/']).not.toContain('sha256-p0bF+un5');
    expect(policies).not.toHaveProperty('/200.html');
  });

  it('allows the camera, WebAssembly and a worker at the address of the scanner alone', async () => {
    const policyAt = async (address: string) => {
      const { headers } = await ask(address);
      return [headers['permissions-policy'], headers['content-security-policy']] as const;
    };
    for (const address of ['/auth/app/admin/scan', '/auth/app/admin/scan/']) {
      const [permissions, policy] = await policyAt(address);
      expect(permissions).toBe('camera=(self), geolocation=(), microphone=(), payment=()');
      expect(policy).toMatch(/script-src [^;]*'wasm-unsafe-eval'.*worker-src 'self'/);
      expect(policy).not.toContain('google');
    }
    for (const address of [
      '/',
      '/about_us',
      '/nowhere',
      '/auth/app/admin/track',
      '/auth/app/admin/scans',
      '/shared',
    ]) {
      const [permissions, policy] = await policyAt(address);
      expect(permissions ?? '').not.toContain('camera=(self)');
      expect(policy).toContain("worker-src 'none'");
      expect(policy).not.toContain('wasm-unsafe-eval');
    }
  });

  it('does so on a static host, whose every other page has a policy without them', () => {
    const text = staticHeaders({ '200.html': '<p>shell</p>', 'index.html': '<p>home</p>' }, []);
    const blocks = text.split('\n\n').map((block) => [/.*/.exec(block)?.[0] ?? '', block] as const);
    const isAllowed = (block: string) => /wasm-unsafe-eval/.test(block) && /worker-src 'self'/.test(block);
    const allowed = blocks.filter(([, block]) => isAllowed(block)).map(([address]) => address);
    // What several addresses match is allowed only if all of their policies do.
    expect(allowed).toEqual(['/*', '/auth/*', SCANNER, `${SCANNER}/`]);
    const withCamera = blocks
      .filter(([, block]) => block.includes('camera=(self)'))
      .map(([address]) => address);
    expect(withCamera).toEqual([SCANNER, `${SCANNER}/`]);
    for (const page of SIGNED_IN_PAGES) expect(blocks.map(([address]) => address)).toContain(page);
    expect(blocks.length).toBeLessThan(70); // a host reads 100
  });

  it('serves AVIF with its content type', async () => {
    expect((await ask('/pictures/ship-720.0123abcd.avif')).headers['content-type']).toBe('image/avif');
  });

  it('answers 304 for a matching ETag', async () => {
    const { headers } = await ask('/about_us');
    const again = await ask('/about_us', { 'if-none-match': `"other", W/${headers.etag}` });
    expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } });
    expect(again.body).toHaveLength(0);
  });

  it('answers HEAD without a body and POST with 405', async () => {
    const head = await ask('/about_us', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '39' } });
    expect(head.body).toHaveLength(0);
    for (const page of ['/about_us', '/quote'])
      expect(await ask(page, {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('serves each page as it was at the start, under its headers, while the folder is built anew and taken away', async () => {
    const dist = path.join(folder, 'dist');
    const { headers } = await ask('/rebuilt');
    const expectFormer = async () => {
      for (const [address, name] of [
        ['/rebuilt', 'rebuilt/index.html'],
        ['/', 'index.html'],
      ] as const)
        expect(await text(address)).toBe(files[name]);
      const answer = await ask('/rebuilt');
      expect([answer.status, answer.headers.etag]).toEqual([200, headers.etag]);
      expect((await ask('/rebuilt', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    };
    await writeFile(path.join(dist, 'rebuilt/index.html'), '<p>a longer page</p>');
    await expectFormer();
    await rename(dist, `${dist}.old`);
    await expectFormer();
    await mkdir(dist);
    await writeFile(path.join(dist, 'index.html'), '<p>other</p>');
    await expectFormer();
    await rm(dist, { recursive: true });
    await rename(`${dist}.old`, dist);
    expect(host.log()).not.toContain('500 ');
  });

  it('sets security headers on every page', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
  });

  it('allows the styles of each page by hash and fewer sources on admin pages', async () => {
    const policy = async (address: string) => String((await ask(address)).headers['content-security-policy']);
    expect(await policy('/about_us')).toContain("'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='");
    expect(await policy('/')).not.toContain('sha256-p0bF+un5');
    expect(await policy('/nowhere')).toMatch(/translate\.google\.com.*frame-src https/);
    expect(await policy('/')).toContain("worker-src 'none'");
    for (const address of ['/admin/login/auth', '/auth/app/admin/track/7']) {
      expect(await policy(address)).toContain("script-src 'self';");
      expect(await policy(address)).toContain("frame-src 'none'");
    }
  });

  it.each([
    ['en-GB,en;q=0.9,fr;q=0.8', false],
    ['EN', false],
    ['fr-FR,fr;q=0.9,en;q=0.8', true],
    ['enm', true],
    ['', true],
  ])('allows the translator for the languages “%s”: %s', async (languages, isAllowed) => {
    for (const address of ['/', '/about_us', '/nowhere', '/200.html']) {
      const { headers } = await ask(address, { 'accept-language': languages });
      expect(String(headers['content-security-policy']).includes('translate.google')).toBe(isAllowed);
      expect(headers.vary).toMatch(/accept-language$/);
    }
    const { headers } = await ask('/admin/login/auth', { 'accept-language': languages });
    expect(headers['content-security-policy']).not.toContain('translate.google');
  });

  it('replaces the policy of a page that a browser revalidates in another language', async () => {
    const { headers } = await ask('/about_us', { 'accept-language': 'en' });
    const again = await ask('/about_us', { 'accept-language': 'fr', 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toContain('translate.google.com');
  });

  it('takes connect-src from the build, not from the environment of the host', async () => {
    for (const address of ['/', '/nowhere', '/admin/login/auth']) {
      const policy = String((await ask(address)).headers['content-security-policy']);
      expect(policy).toContain("connect-src 'self' https://project.test wss://project.test");
      expect(policy).not.toContain('other.test');
    }
  });
});
