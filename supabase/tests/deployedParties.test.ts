import { pinnedVersion } from './support/deno';
import { describeDeployed, SITE } from './support/describeDeployed';

it('the deployed parties function uses the same version of nodemailer as foxEmail', () => {
  expect(pinnedVersion('parties', 'nodemailer')).toBe(pinnedVersion('foxEmail', 'nodemailer'));
});

describeDeployed('parties', (parts) => {
  it('mails a code to a party, and logs neither address nor code', async () => {
    const { host, mail, deployed, serve } = parts;
    const address = await serve({ SUPABASE_SERVICE_ROLE_KEY: host.secretKey });
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
    const [delivered] = mail.delivered;
    expect(delivered?.to).toEqual([parcel?.email]);
    const code = /\b\d{8}\b/.exec(delivered?.mail.text ?? '')?.[0];
    expect(code).toBeDefined();
    for (const secret of [parcel?.email, code]) expect(deployed.output()).not.toContain(secret);
  });
});
