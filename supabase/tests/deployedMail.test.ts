import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signIn } from './support/api';
import { pinnedVersion } from './support/deno';
import { describeDeployed, FROM, SITE } from './support/describeDeployed';
import { aMessage } from './support/mailMessages';

it('the deployed foxEmail function uses the tested version of nodemailer', () => {
  const { version } = JSON.parse(readFileSync('node_modules/nodemailer/package.json', 'utf8')) as {
    version: string;
  };
  expect(pinnedVersion('foxEmail', 'nodemailer')).toBe(version);
});

describeDeployed('foxEmail', (parts) => {
  it('fails to start without a secret and names it', async () => {
    const { host, deployed } = parts;
    await expect(deployed.serve({ SUPABASE_URL: host.url, SITE_URL: SITE }, [])).rejects.toThrow(
      'The secret MAIL_FROM is not set.',
    );
  });

  it('sends one mail for each key of the admin and none for other users', async () => {
    const { host, mail, deployed, serve } = parts;
    const address = await serve();
    const post = async (token: string | undefined, body: unknown, key: string = randomUUID()) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          apikey: host.publishableKey,
          origin: SITE,
          'idempotency-key': key,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    };
    const admin = await signIn(host, host.admin.email, host.admin.password);
    await host.createUser('somebody@example.test', 'correct horse battery');
    const user = await signIn(host, 'somebody@example.test', 'correct horse battery');

    const refusal = { status: 'error' };
    expect(await post(undefined, aMessage())).toMatchObject({ status: 401, body: refusal });
    expect(await post('aaaa.bbbb.cccc', aMessage())).toMatchObject({ status: 401, body: refusal });
    expect(await post(user, aMessage())).toMatchObject({ status: 403, body: refusal });
    expect(await post(admin, aMessage({ subject: 'Hi\r\nBcc: c@d.co' }))).toMatchObject({ status: 400 });
    expect(mail.delivered).toEqual([]);

    const key = randomUUID();
    const subject = 'محمد, 你好 <b>🚢</b>';
    const sendAnswer = {
      status: 200,
      body: { status: 'success', data: { message: 'Email Sent Successfully' } },
    };
    expect(await post(admin, aMessage({ subject }), key)).toEqual(sendAnswer);
    expect(await post(admin, aMessage({ subject }), key)).toEqual(sendAnswer);
    expect(mail.delivered).toMatchObject([
      { to: ['ada@receiver.test'], mail: { from: { name: 'Carmine Cargo', address: FROM }, subject } },
    ]);
    mail.plan({ at: 'receiver', code: 450 });
    expect(await post(admin, aMessage())).toEqual(sendAnswer);
    expect(await host.sql('select state, attempts from public.mail_log order by created_at')).toEqual([
      { state: 'sent', attempts: 1 },
      { state: 'sent', attempts: 2 },
    ]);
    expect(deployed.output()).toContain(`mail ${key}: sent after 1`);
    expect(deployed.output()).not.toMatch(/receiver\.test|你好/);
  });
});
