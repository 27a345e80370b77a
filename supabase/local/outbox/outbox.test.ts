import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { everyRole } from '../testing/api';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { aMessage, postMail } from '../testing/mailMessages';

describe('outbox of a host without a mail server', () => {
  let host: HostProcess;
  const key = randomUUID();
  beforeAll(async () => {
    host = await startHost();
    const { admin } = await everyRole(host);
    await postMail(admin, aMessage({ subject: '<b>First</b>' }));
    await postMail(admin, aMessage({ subject: 'Second' }), { 'idempotency-key': key });
  });
  afterAll(() => host.stop());

  const read = async (address: string, headers?: Record<string, string>) => {
    const response = await fetch(`${host.url}/outbox${address}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('lists the mails newest first', async () => {
    const { status, text } = await read('');
    expect(status).toBe(200);
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('&lt;b&gt;First&lt;/b&gt;'));
    expect(text).not.toContain('<b>First');
  });

  it('shows a mail in a sandbox and its source as plain text', async () => {
    const { text, headers } = await read(`/${key}`);
    expect(text).toMatch(/<iframe [^>]*sandbox srcdoc="&lt;!doctype html&gt;/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const source = await read(`/${key}.eml`);
    expect(source.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(source.text).toMatch(
      /^From: Carmine Cargo <support@carmine-cargo\.example>\r\nTo: ada@receiver\.test\r\n/,
    );
  });

  it.each(['/nothing', '/../secrets.json', '/%2e%2e%2fsecrets', `/${randomUUID()}`, `/${randomUUID()}.eml`])(
    'answers %s with 404',
    async (address) => {
      expect((await read(address)).status).toBe(404);
    },
  );

  it('answers a foreign Host header and forwarded requests with 404', async () => {
    const statusAs = (name: string, headers = {}) =>
      new Promise((resolve) => {
        get(`${host.url}/outbox`, { headers: { host: name, ...headers } }, (answer) =>
          resolve(answer.resume().statusCode),
        );
      });
    const { port } = new URL(host.url);
    expect(await statusAs(`127.0.0.1:${port}`)).toBe(200);
    expect(await statusAs(`evil.test:${port}`)).toBe(404);
    expect(await statusAs(`localhost.evil.test:${port}`)).toBe(404);
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect([header, await statusAs(`localhost:${port}`, { [header]: '192.0.2.1' })]).toEqual([header, 404]);
  });
});

describe('mail on a public host without a mail server', () => {
  it.each([
    ['HOST', '0.0.0.0'],
    ['TRUST_PROXY', 'true'],
    ['SITE_URL', 'https://www.carmine.test'],
  ])('is refused with 503 and not stored (%s=%s)', async (name, value) => {
    const host = await startHost({ env: { [name]: value } });
    const { admin } = await everyRole(host);
    expect(await postMail(admin)).toMatchObject({
      status: 503,
      body: {
        status: 'error',
        data: { message: expect.stringContaining('This site has no mail server') as string },
      },
    });
    expect(await host.sql('select from public.mail_log')).toEqual([]);
    expect((await fetch(`${host.url}/outbox`)).status).toBe(404);
    expect(existsSync(path.join(host.dataDir, 'outbox'))).toBe(false);
    await host.stop();
  });
});
