import { caller, manyClients, signIn } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { type MailServer, startMailServer } from './support/mailServer';

const PASSWORD = 'correct horse battery';

describe('links of accounts by mail', () => {
  let host: HostProcess;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    const env = {
      ...manyClients,
      SMTP_URL: mail.url,
      MAIL_FROM: 'support@carmine.test',
      SITE_URL: 'https://site.test',
    };
    host = await startHost({ env });
  });
  afterAll(() => Promise.all([host.stop(), mail.stop()]));

  const ask = (body: object, headers?: Record<string, string>, token?: string) =>
    caller(host, token)('POST', '/functions/v1/account', { body, headers });
  const arrived = async (count: number) => {
    for (let waits = 0; mail.delivered.length < count && waits < 100; waits++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return mail.delivered.at(-1);
  };
  const tokenIn = (text = '') => /https:\/\/site\.test\/auth\/password#([0-9a-f]{64})/.exec(text)?.[1];

  it('send an invitation', async () => {
    const token = await signIn(host, host.admin.email, host.admin.password);
    const email = 'invited@example.test';
    const { body: link } = await caller(host, token)('POST', '/rest/v1/rpc/invite_staff', {
      body: { email, role: 'scanner' },
    });
    expect(await ask({ action: 'mail', token: link }, {}, token)).toMatchObject({ status: 200 });
    const sentMail = await arrived(1);
    expect(sentMail).toMatchObject({ to: [email], mail: { subject: 'Join the staff of Carmine Cargo' } });
    expect(tokenIn(sentMail?.mail.text)).toBe(link);
    expect(host.log()).not.toContain(email);
  });

  it('reset a forgotten password, and say the same to everybody', async () => {
    const answers = [];
    for (const email of [host.admin.email.toUpperCase(), 'nobody@example.test'])
      answers.push(await ask({ action: 'forgot', email }));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 200 });
    const sentMail = await arrived(2);
    expect(sentMail?.to).toEqual([host.admin.email]);
    const token = tokenIn(sentMail?.mail.text);
    expect((await ask({ action: 'redeem', token, password: PASSWORD })).status).toBe(200);
    expect(await signIn(host, host.admin.email, PASSWORD)).toEqual(expect.any(String));
    expect((await ask({ action: 'redeem', token, password: 'another password' })).status).toBe(410);
  });

  it('are three an hour for one account, without a word about it', async () => {
    const before = mail.delivered.length;
    const answers = [];
    for (let attempt = 0; attempt < 4; attempt++)
      answers.push(await ask({ action: 'forgot', email: host.admin.email }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await arrived(before + 3);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(mail.delivered.length).toBeLessThanOrEqual(before + 3);
  });

  it('are asked for five times an hour from one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt++)
      answers.push((await ask({ action: 'forgot', email: 'nobody@example.test' }, headers)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are limited for the address of each owner who sends them, not for all owners together', async () => {
    const token = await signIn(host, host.admin.email, PASSWORD);
    const { body: link } = await caller(host, token)('POST', '/rest/v1/rpc/invite_staff', {
      body: { email: 'another@example.test', role: 'office' },
    });
    await host.sql(
      `update private.limits set window_seconds = 1000000000, per_client = 1 where action = 'accountLook'`,
    );
    const statuses = [];
    for (const address of ['192.0.2.1', '198.51.100.1', '192.0.2.1'])
      statuses.push(
        (await ask({ action: 'mail', token: link }, { 'x-forwarded-for': address }, token)).status,
      );
    expect(statuses).toEqual([200, 200, 429]);
  });
});
