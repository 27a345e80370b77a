import { deployFunction, findDeno, pinnedVersion } from '../local/testing/deno';
import { type HostProcess, startHost } from '../local/testing/hostProcess';
import { type MailServer, startMailServer } from '../local/testing/mailServer';

const SITE = 'https://site.test';
const deno = findDeno();
const title = 'parties function in Deno';
const describeWithDeno = deno ? describe : describe.skip;

it('the deployed parties function uses the same version of nodemailer as foxEmail', () => {
  expect(pinnedVersion('parties', 'nodemailer')).toBe(pinnedVersion('foxEmail', 'nodemailer'));
});

describeWithDeno(deno ? title : `${title} (skipped: npm installed no Deno for this machine)`, () => {
  let host: HostProcess;
  let mail: MailServer;
  let deployed: ReturnType<typeof deployFunction>;
  beforeAll(async () => {
    deployed = deployFunction(deno ?? '', 'parties');
    [host, mail] = await Promise.all([startHost(), startMailServer()]);
  });
  afterAll(async () => {
    await deployed.remove();
    await Promise.all([host.stop(), mail.stop()]);
  });

  it('passes Deno’s type check', async () => {
    expect(await deployed.check()).toMatchObject({ code: 0 });
  });

  it('mails a code to a party, and logs neither address nor code', async () => {
    const secrets = {
      ...{ SUPABASE_URL: host.url, SUPABASE_SERVICE_ROLE_KEY: host.secretKey, SITE_URL: SITE },
      ...{ MAIL_FROM: 'support@carmine.test', SMTP_URL: mail.url },
    };
    const address = await deployed.serve(secrets, [new URL(host.url).host, new URL(mail.url).host]);
    await host.sql('update private.settings set mask_parties = true');
    const [parcel] = await host.sql<{ trackingId: string; email: string }>(
      `select "trackingId", "recEmail" as email from public.consignment order by id limit 1`,
    );
    const answer = await fetch(address, {
      method: 'POST',
      headers: { apikey: host.publishableKey, origin: SITE },
      body: JSON.stringify({ trackingId: parcel?.trackingId, party: 'receiver' }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'success' }]);
    while (mail.delivered.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const [sent] = mail.delivered;
    expect(sent?.to).toEqual([parcel?.email]);
    const code = /\b\d{8}\b/.exec(sent?.mail.text ?? '')?.[0];
    expect(code).toBeDefined();
    for (const secret of [parcel?.email, code]) expect(deployed.said()).not.toContain(secret);
  });
});
