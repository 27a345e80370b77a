import { deployFunction, findDeno, pinnedVersion } from '../local/testing/deno';
import { type HostProcess, startHost } from '../local/testing/hostProcess';
import { type MailServer, startMailServer } from '../local/testing/mailServer';

const SITE = 'https://site.test';
const SECRET = 'the secret of the schedule';
const deno = findDeno();
const title = 'notices function in Deno';
const describeWithDeno = deno ? describe : describe.skip;

it('the deployed notices function uses the same version of nodemailer as foxEmail', () => {
  expect(pinnedVersion('notices', 'nodemailer')).toBe(pinnedVersion('foxEmail', 'nodemailer'));
});

describeWithDeno(deno ? title : `${title} (skipped: npm installed no Deno for this machine)`, () => {
  let host: HostProcess;
  let mail: MailServer;
  let deployed: ReturnType<typeof deployFunction>;
  beforeAll(async () => {
    deployed = deployFunction(deno ?? '', 'notices');
    // Behind a proxy and without a mail server: the host's own worker has nothing to send with.
    [host, mail] = await Promise.all([startHost({ env: { TRUST_PROXY: 'true' } }), startMailServer()]);
  });
  afterAll(async () => {
    await deployed.remove();
    await Promise.all([host.stop(), mail.stop()]);
  });

  it('passes Deno’s type check', async () => {
    expect(await deployed.check()).toMatchObject({ code: 0 });
  });

  it('sends what waits when the schedule calls it with its secret, and logs neither address nor token', async () => {
    const secrets = {
      ...{ SUPABASE_URL: host.url, SUPABASE_SERVICE_ROLE_KEY: host.secretKey, SITE_URL: SITE },
      ...{ MAIL_FROM: 'support@carmine.test', SMTP_URL: mail.url, WORKER_SECRET: SECRET },
    };
    const address = await deployed.serve(secrets, [new URL(host.url).host, new URL(mail.url).host]);
    await host.sql('update private.settings set notice_delay = 0');
    const [parcel] = await host.sql<{ id: number; trackingId: string }>(
      'select id, "trackingId" from public.consignment where not ended order by id limit 1',
    );
    await host.sql(
      `insert into private.follower (consignment, email, topics, zone, confirmed_at)
       values ($1, 'reader@mail.test', '{progress}', 'Asia/Tokyo', now())`,
      [parcel?.id],
    );
    await host.sql(
      `insert into public.consignment_event (consignment, code, moment) values ($1, 'departed', now())`,
      [parcel?.id],
    );
    const call = (secret: string) =>
      fetch(address, { method: 'POST', headers: { 'x-worker-secret': secret } });
    expect((await call('another')).status).toBe(403);
    expect(mail.delivered).toEqual([]);
    const answer = await call(SECRET);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'success', data: { message: '1 claimed' } },
    ]);
    const [sent] = mail.delivered;
    expect(sent?.mail.subject).toBe(`Consignment ${parcel?.trackingId} has departed`);
    const token = /#([0-9a-f]{64})/.exec(sent?.mail.text ?? '')?.[1];
    expect(token).toBeDefined();
    for (const secret of ['reader@mail.test', token, SECRET]) expect(deployed.said()).not.toContain(secret);
    const states = await host.sql('select state from private.queued_mail');
    expect(states).toEqual([{ state: 'sent' }]);
  });
});
