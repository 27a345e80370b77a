import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type Caller, caller, everyRole } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { openOutbox } from './outbox';
import { outboxMail } from './outboxPages';
import { aMessage, postMail } from '../../supabase/tests/support/mailMessages';

describe('outbox of a host without a mail server', () => {
  let host: HostProcess;
  let admin: Caller;
  const key = randomUUID();
  beforeAll(async () => {
    host = await startHost();
    ({ admin } = await everyRole(host));
    await postMail(admin, aMessage({ subject: '<b>First</b>' }));
    await postMail(admin, aMessage({ subject: 'Second' }), { 'idempotency-key': key });
  });
  afterAll(() => host.stop());

  const readOutbox = async (address: string, headers?: Record<string, string>) => {
    const response = await fetch(`${host.url}/outbox${address}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('lists the mails newest first', async () => {
    const { status, text } = await readOutbox('');
    expect(status).toBe(200);
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('&lt;b&gt;First&lt;/b&gt;'));
    expect(text).not.toContain('<b>First');
  });

  it('shows a mail in a sandbox and its source as plain text', async () => {
    const { text, headers } = await readOutbox(`/${key}`);
    expect(text).toMatch(
      /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype html&gt;/,
    );
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const source = await readOutbox(`/${key}.eml`);
    expect(source.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(source.text).toMatch(
      /^From: Carmine Cargo <support@carmine-cargo\.example>\r\nTo: ada@receiver\.test\r\n/,
    );
  });

  describe('with mails to somebody who asks for erasure', () => {
    const person = { email: 'Eve.Quill@Person.test', phone: null, name: 'Eve Quill' };
    const call = async <Result>(name: string, body: object, by = admin) =>
      (await by('POST', `/rest/v1/rpc/${name}`, { body: { ...person, ...body } })).body as Result;
    const find = async () =>
      (
        await call<{ total: number; records: { kind: string; id: string; part: string }[] }>(
          'find_person',
          {},
        )
      ).records;
    const ofOutbox = async () => (await find()).filter(({ kind }) => kind === 'outbox');
    beforeAll(async () => {
      await postMail(admin, aMessage({ receiversMail: 'eve.quill@person.test' }));
      await postMail(admin, aMessage({ subject: 'About Eve  Quill' }));
    });

    it('finds and exports those that name the person', async () => {
      const records = await ofOutbox();
      expect(records).toHaveLength(2);
      const data = await call<{ kind: string; data: object }[]>('export_person', { records });
      expect(data).toMatchObject([
        { kind: 'outbox', data: { subject: 'About Eve  Quill' } },
        { kind: 'outbox', data: { to: 'eve.quill@person.test' } },
      ]);
    });

    it('erases none of them for a reason that is empty, a chosen one that names somebody else, or no owner', async () => {
      const records = await ofOutbox();
      expect(await call('erase_person', { records, reason: '' })).toMatchObject({ code: '22023' });
      const other = { kind: 'outbox', id: key, part: '' };
      expect(await call('erase_person', { records: [other], reason: 'Request 17' })).toMatchObject({
        erased: 0,
      });
      const { anon } = await everyRole(host);
      expect(await call('erase_person', { records, reason: 'Request 17' }, anon)).toMatchObject({
        code: '42501',
      });
      expect(await ofOutbox()).toHaveLength(2);
      expect((await readOutbox(`/${key}`)).status).toBe(200);
    });

    it('erases those that were chosen, and their sources', async () => {
      const records = await find();
      expect(await call('erase_person', { records, reason: 'Request 17' })).toEqual({
        erased: records.length,
        kept: 0,
      });
      expect(await find()).toEqual([]);
      expect((await readOutbox('')).text).not.toMatch(/eve/i);
    });
  });

  it('shows the headers that mail programs act on, each once and escaped', async () => {
    const { text } = await readOutbox(`/${key}`);
    const entries = [...text.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(entries).toEqual([
      ['From', 'Carmine Cargo &lt;support@carmine-cargo.example&gt;'],
      ['To', 'ada@receiver.test'],
      ['Saved', expect.stringContaining('UTC')],
      ['Message-ID', `&lt;${key}@carmine-cargo.example&gt;`],
      ['Content-Language', 'en'],
      ['In-Reply-To', '&lt;consignment.CARGO001@carmine-cargo.example&gt;'],
      ['References', '&lt;consignment.CARGO001@carmine-cargo.example&gt;'],
    ]);
  });

  it('answers that a mail was kept, with its address, also when it is asked again', async () => {
    const keptAnswer = {
      status: 200,
      body: {
        status: 'success',
        data: {
          message:
            'This site has no mail server, so the message was kept in the outbox instead of being sent.',
          keptAt: `/outbox/${key}`,
        },
      },
    };
    const again = { 'idempotency-key': key };
    expect(await postMail(admin, aMessage({ subject: 'Second' }), again)).toEqual(keptAnswer);
    expect(await host.sql('select state, attempts from public.mail_log where key = $1', [key])).toEqual([
      { state: 'kept', attempts: 1 },
    ]);
    expect(await postMail(admin, aMessage({ subject: 'Third' }))).toMatchObject({
      body: { data: { keptAt: expect.stringMatching(/^\/outbox\/[0-9a-f-]{36}$/) as string } },
    });
  });

  it('answers visitors alike whether or not a mail was kept', async () => {
    const visitor = caller(host);
    const ask = async (name: string, body: object) =>
      (await visitor('POST', `/functions/v1/${name}`, { body })).body;
    const forgot = (email: string) => ask('account', { action: 'forgot', email });
    const code = (trackingId: string) => ask('parties', { trackingId, party: 'receiver' });
    const answer = {
      status: 'success',
      data: { message: expect.stringContaining('kept in the outbox') as string },
    };
    expect(await forgot(host.admin.email)).toEqual(answer);
    expect(await forgot('nobody@example.test')).toEqual(await forgot(host.admin.email));
    expect(await code('CARGO001')).toEqual(answer);
    expect(await code('NOTHING0')).toEqual(await code('CARGO001'));
  });

  it.each(['/nothing', '/../secrets.json', '/%2e%2e%2fsecrets', `/${randomUUID()}`, `/${randomUUID()}.eml`])(
    'answers %s with 404',
    async (address) => {
      expect((await readOutbox(address)).status).toBe(404);
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
    for (const name of ['127.0.0.1', '127.0.0.2', '[::1]'])
      expect(await statusAs(`${name}:${port}`)).toBe(200);
    expect(await statusAs(`evil.test:${port}`)).toBe(404);
    expect(await statusAs(`localhost.evil.test:${port}`)).toBe(404);
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect([header, await statusAs(`localhost:${port}`, { [header]: '192.0.2.1' })]).toEqual([header, 404]);
  });
});

describe('openOutbox', () => {
  it('lists and shows the other mails beside one that was left half written', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-outbox-'));
    const outbox = openOutbox(folder);
    const key = randomUUID();
    const mail = {
      ...{ key, from: { name: 'Carmine', address: 'support@carmine.test' }, to: 'ada@receiver.test' },
      ...{ subject: 'Whole', html: '<p>Hello</p>', text: 'Hello' },
    };
    expect(await outbox.transport(mail, AbortSignal.timeout(60_000))).toMatchObject({ outcome: 'accepted' });
    expect((await readdir(folder)).sort()).toEqual([`${key}.eml`, `${key}.json`]);
    const half = randomUUID();
    for (const name of [`${half}.json`, `${randomUUID()}.json.new`])
      await writeFile(path.join(folder, name), '{"key":"');
    expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['Whole']);
    expect([await outbox.readMail(half), (await outbox.readMail(key))?.subject]).toEqual([
      undefined,
      'Whole',
    ]);
    await rm(folder, { recursive: true });
  });
});

describe('mail on a public host without a mail server', () => {
  it('is refused with 503 and not stored', async () => {
    const host = await startHost({ env: { TRUST_PROXY: 'true' } });
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

describe('page of a kept mail', () => {
  it('shows headers that span lines, the name of an attachment, and no markup of its values', () => {
    const mail = {
      key: randomUUID(),
      from: { name: 'Carmine', address: 'support@carmine.test' },
      to: 'ada@receiver.test',
      subject: 'Notice',
      html: '<p>Hello</p>',
      text: 'Hello',
      at: '2026-03-01T08:00:00.000Z',
      calendar: { name: 'expected-arrival.ics', content: '' },
    };
    const source =
      'From: x\r\nList-Unsubscribe:\r\n <https://site.test/leave?a=1&b=2>\r\nX-Odd: <script>\r\n\r\nX-Body: no\r\n';
    const text = outboxMail(mail, source);
    expect(text).toContain(
      '<dt>List-Unsubscribe</dt><dd>&lt;https://site.test/leave?a=1&amp;b=2&gt;</dd><dt>X-Odd</dt><dd>&lt;script&gt;</dd>',
    );
    expect(text).toContain('<dt>Attachment</dt><dd>expected-arrival.ics</dd>');
    expect(text).not.toContain('X-Body');
  });
});
