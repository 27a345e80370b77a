import { createHmac, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { caller, type Caller, everyRole, signIn } from '../supabase/tests/support/api';
import { type HostProcess, startHost } from './testing/hostProcess';
import { aMessage, aParagraph, postMail } from '../supabase/tests/support/mailMessages';
import { type MailServer, startMailServer } from '../supabase/tests/support/mailServer';
import { IS_FULL } from '../supabase/tests/support/fullRun';

/** What takes many seconds and asks nothing new of the database: with it on a server, no second time. */
const itOnce = IS_FULL || !process.env.TEST_DATABASE_URL ? it : it.skip;

const FROM = 'support@carmine.test';
const success = { status: 200, body: { status: 'success', data: { message: 'Email Sent Successfully' } } };

describe('mail through a mail server', () => {
  let host: HostProcess;
  let server: MailServer;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  beforeAll(async () => {
    server = await startMailServer();
    host = await startHost({ env: { SMTP_URL: server.url, MAIL_FROM: FROM, SITE_URL: 'https://site.test' } });
    roles = await everyRole(host);
  });
  afterAll(async () => {
    await host.stop();
    await server.stop();
  });
  beforeEach(async () => {
    server.delivered.length = 0;
    server.plan();
    await host.sql('delete from private.hits');
  });

  const states = async () =>
    (
      await host.sql<{ state: string; attempts: number }>(
        'select state, attempts from public.mail_log order by created_at',
      )
    )
      .slice(-1)
      .map(({ state, attempts }) => [state, attempts]);

  it('arrives with one receiver, both parts and text in every script', async () => {
    const paragraph = '货物已离开鹿特丹\nتم شحن البضاعة 🚢 <img src=http://evil.test/p>';
    const subject = 'محمد, 你好 <b>🚢</b> "x"; c@d.test';
    expect(await postMail(roles.admin, aMessage({ subject, message: [aParagraph({ paragraph })] }))).toEqual(
      success,
    );
    const [first] = server.delivered;
    expect(first?.to).toEqual(['ada@receiver.test']);
    expect(first?.mail).toMatchObject({
      from: { name: 'Carmine Cargo', address: FROM },
      to: [{ name: '', address: 'ada@receiver.test' }],
      subject,
    });
    expect(first?.mail.headers.map(({ key }) => key).sort()).toEqual([
      'content-language',
      'content-type',
      'date',
      'from',
      'in-reply-to',
      'message-id',
      'mime-version',
      'references',
      'subject',
      'to',
    ]);
    expect(first?.mail.text?.replace(/\r\n/g, '\n')).toContain(`${paragraph}\n\nTracking number: CARGO001`);
    expect(first?.mail.html).toContain(
      '货物已离开鹿特丹<br>تم شحن البضاعة 🚢 &lt;img src=http://evil.test/p&gt;',
    );
    expect(first?.mail.html).toContain('href="https://site.test/tracking?id=CARGO001"');
    expect(await states()).toEqual([['sent', 1]]);
  });

  it('is sent once for each idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => postMail(roles.admin, aMessage(), headers)),
    );
    for (let again = 0; again < 5; again++) atOnce.push(await postMail(roles.admin, aMessage(), headers));
    expect(atOnce).toEqual(Array.from({ length: 10 }, () => success));
    expect(server.delivered).toHaveLength(1);
    expect(await postMail(roles.admin, aMessage({ subject: 'Another' }), headers)).toMatchObject({
      status: 409,
    });
  });

  itOnce('is sent after two temporary refusals', async () => {
    server.plan({ at: 'connect', code: 421 }, { at: 'receiver', code: 450 });
    expect(await postMail(roles.admin)).toEqual(success);
    expect(server.delivered).toHaveLength(1);
    expect(await states()).toEqual([['sent', 3]]);
  });

  itOnce('fails after three temporary refusals and is sent when the same key is posted again', async () => {
    const busy = { at: 'text', code: 451 } as const;
    server.plan(busy, busy, busy);
    const headers = { 'idempotency-key': randomUUID() };
    expect(await postMail(roles.admin, aMessage(), headers)).toMatchObject({
      status: 502,
      body: { status: 'error' },
    });
    expect([server.delivered, await states()]).toEqual([[], [['failed', 3]]]);
    expect(await postMail(roles.admin, aMessage(), headers)).toEqual(success);
    expect([server.delivered.length, await states()]).toEqual([1, [['sent', 4]]]);
  });

  it('is not retried after a permanent refusal, whose reason is reported', async () => {
    server.plan({ at: 'receiver', code: 550 });
    const { body } = await postMail(roles.admin);
    expect(body).toMatchObject({
      status: 'error',
      data: { message: expect.stringContaining('550') as string },
    });
    expect([server.delivered, await states()]).toEqual([[], [['failed', 1]]]);
    const [entry] = await host.sql<{ reason: string }>(
      'select reason from public.mail_log order by created_at desc limit 1',
    );
    expect(entry?.reason).toContain('550');
  });

  itOnce('is not sent twice when the server stops answering after it took the mail', async () => {
    server.plan('mute');
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [
      await postMail(roles.admin, aMessage(), headers),
      await postMail(roles.admin, aMessage(), headers),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 502,
        body: { data: { message: expect.stringContaining('did not confirm this message') as string } },
      });
    }
    expect([server.delivered.length, await states()]).toEqual([1, [['unknown', 1]]]);
  });

  it.each([
    ['a visitor', 'anon', 401],
    ['a user who is not an admin', 'user', 403],
  ] as const)('is not sent for %s', async (_who, role, status) => {
    expect(await postMail(roles[role], 'not read')).toMatchObject({ status, body: { status: 'error' } });
    expect(server.delivered).toEqual([]);
  });

  it('is not sent with a forged or expired token', async () => {
    const { jwtSecret } = JSON.parse(await readFile(path.join(host.dataDir, 'secrets.json'), 'utf8')) as {
      jwtSecret: string;
    };
    const [, claims = ''] = (await signIn(host, host.admin.email, host.admin.password)).split('.');
    const token = (changes: object, secret: string) => {
      const payload = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), ...changes };
      const [head, body] = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) =>
        Buffer.from(JSON.stringify(part)).toString('base64url'),
      );
      return `${head}.${body}.${createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')}`;
    };
    expect(await postMail(caller(host, token({}, jwtSecret)))).toEqual(success);
    const isOver = token({ exp: Math.floor(Date.now() / 1000) - 60 }, jwtSecret);
    for (const bad of [isOver, token({}, 'another secret')]) {
      expect(await postMail(caller(host, bad))).toMatchObject({ status: 401, body: { status: 'error' } });
    }
    expect(await postMail(caller(host, 'aaaa.bbbb.cccc'))).toMatchObject({
      status: 401,
      body: { status: 'error' },
    });
  });

  it.each([
    ['receiversMail', 'a@b.co\r\nBcc: c@d.co'],
    ['receiversMail', 'a@b.co, c@d.co'],
    ['receiversMail', 'a@b.co;c@d.co'],
    ['subject', 'Hi\rBcc: c@d.co'],
    ['sendersName', 'My Bank'],
    ['bcc', 'c@d.co'],
  ])('is refused with 400 for the %s %j', async (field, value) => {
    expect(await postMail(roles.admin, { ...aMessage(), [field]: value })).toMatchObject({
      status: 400,
      body: { status: 'error' },
    });
    expect(server.delivered).toEqual([]);
  });

  it('is refused with 413 when it is too large', async () => {
    const message = Array.from({ length: 40 }, () => aParagraph({ paragraph: 'x'.repeat(2000) }));
    expect(await postMail(roles.admin, aMessage({ message }))).toMatchObject({ status: 413 });
  });

  itOnce('is limited to thirty an hour', async () => {
    await host.sql(`update private.limits set window_seconds = 1000000000 where action = 'mail'`);
    const statuses: number[] = [];
    for (let sentCount = 0; sentCount < 31; sentCount++) statuses.push((await postMail(roles.admin)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect(server.delivered).toHaveLength(30);
  });

  it('leaves a host that stops while it is on its way', async () => {
    const stopping = await startHost({ env: { SMTP_URL: server.url, MAIL_FROM: FROM } });
    server.plan({ at: 'connect', code: 421 });
    const forgot = { body: { action: 'forgot', email: stopping.admin.email } };
    expect(await caller(stopping)('POST', '/functions/v1/account', forgot)).toMatchObject({ status: 200 });
    await stopping.stop();
    expect(server.delivered.map(({ to }) => to)).toEqual([[stopping.admin.email]]);
  });

  it('has no outbox when a mail server is set', async () => {
    expect((await fetch(`${host.url}/outbox`)).status).toBe(404);
    expect(await readdir(path.join(host.dataDir, 'outbox')).catch(() => [])).toEqual([]);
  });
});
