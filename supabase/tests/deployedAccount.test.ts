import { caller, signIn } from './support/api';
import { pinnedVersion } from './support/deno';
import { describeDeployed, SITE } from './support/describeDeployed';

it('the deployed account function uses the same version of nodemailer as foxEmail', () => {
  expect(pinnedVersion('account', 'nodemailer')).toBe(pinnedVersion('foxEmail', 'nodemailer'));
});

describeDeployed('account', (parts) => {
  it('fails to start without a secret and names it', async () => {
    const { host, deployed } = parts;
    const secrets = { SUPABASE_URL: host.url, SUPABASE_SERVICE_ROLE_KEY: host.secretKey };
    await expect(deployed.serve(secrets, [])).rejects.toThrow('The secret SITE_URL is not set.');
  });

  it('mails a link that sets a new password, and logs neither address nor link', async () => {
    const { host, mail, deployed, serve } = parts;
    const address = await serve({ SUPABASE_SERVICE_ROLE_KEY: host.secretKey });
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
    const [delivered] = mail.delivered;
    expect(delivered?.to).toEqual([email]);
    const token = /\/auth\/password#([0-9a-f]{64})/.exec(delivered?.mail.text ?? '')?.[1] ?? '';
    expect((await post({ action: 'redeem', token, password: 'the new password' })).status).toBe(200);
    expect((await post({ action: 'redeem', token, password: 'the new password' })).status).toBe(410);
    const owner = caller(host, await signIn(host, email, 'the new password'));
    expect(await owner('POST', '/rest/v1/rpc/my_role', { body: {} })).toMatchObject({ body: 'owner' });
    for (const secret of [email, token]) expect(deployed.output()).not.toContain(secret);
  });
});
