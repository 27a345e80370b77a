import { caller, signIn } from '../local/testing/api';
import { deployFunction, findDeno, pinnedVersion } from '../local/testing/deno';
import { type HostProcess, startHost } from '../local/testing/hostProcess';
import { type MailServer, startMailServer } from '../local/testing/mailServer';

const SITE = 'https://site.test';
const deno = findDeno();
const title = 'account function in Deno';
const describeWithDeno = deno ? describe : describe.skip;

it('the deployed account function uses the same version of nodemailer as foxEmail', () => {
  expect(pinnedVersion('account', 'nodemailer')).toBe(pinnedVersion('foxEmail', 'nodemailer'));
});

describeWithDeno(deno ? title : `${title} (skipped: npm installed no Deno for this machine)`, () => {
  let host: HostProcess;
  let mail: MailServer;
  let deployed: ReturnType<typeof deployFunction>;
  beforeAll(async () => {
    deployed = deployFunction(deno ?? '', 'account');
    [host, mail] = await Promise.all([startHost(), startMailServer()]);
  });
  afterAll(async () => {
    await deployed.remove();
    await Promise.all([host.stop(), mail.stop()]);
  });

  it('passes Deno’s type check', async () => {
    expect(await deployed.check()).toMatchObject({ code: 0 });
  });

  it('fails to start without a secret and names it', async () => {
    const secrets = { SUPABASE_URL: host.url, SUPABASE_SERVICE_ROLE_KEY: host.secretKey };
    await expect(deployed.serve(secrets, [])).rejects.toThrow('The secret SITE_URL is not set.');
  });

  it('mails a link that sets a new password, and logs neither address nor link', async () => {
    const secrets = {
      ...{ SUPABASE_URL: host.url, SUPABASE_SERVICE_ROLE_KEY: host.secretKey, SITE_URL: SITE },
      ...{ MAIL_FROM: 'support@carmine.test', SMTP_URL: mail.url },
    };
    const address = await deployed.serve(secrets, [new URL(host.url).host, new URL(mail.url).host]);
    const post = async (body: object) => {
      const headers = { apikey: host.publishableKey, origin: SITE };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json()) as unknown };
    };
    const { email } = host.admin;
    const answer = await post({ action: 'forgot', email });
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await post({ action: 'forgot', email: 'nobody@example.test' })).toEqual(answer);
    while (mail.delivered.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const [sent] = mail.delivered;
    expect(sent?.to).toEqual([email]);
    const token = /\/auth\/password#([0-9a-f]{64})/.exec(sent?.mail.text ?? '')?.[1] ?? '';
    expect((await post({ action: 'redeem', token, password: 'the new password' })).status).toBe(200);
    expect((await post({ action: 'redeem', token, password: 'the new password' })).status).toBe(410);
    const owner = caller(host, await signIn(host, email, 'the new password'));
    expect(await owner('POST', '/rest/v1/rpc/my_role', { body: {} })).toMatchObject({ body: 'owner' });
    for (const secret of [email, token]) expect(deployed.said()).not.toContain(secret);
  });
});
