import { pinnedVersion } from './support/deno';
import { describeDeployed } from './support/describeDeployed';

const SECRET = 'the secret of the schedule';

it('the deployed notices function uses the same version of nodemailer as foxEmail', () => {
  expect(pinnedVersion('notices', 'nodemailer')).toBe(pinnedVersion('foxEmail', 'nodemailer'));
});

// Behind a proxy and without a mail server: the host's own worker has nothing to send with.
describeDeployed(
  'notices',
  (parts) => {
    it('sends what waits when the schedule calls it with its secret, and logs neither address nor token', async () => {
      const { host, mail, deployed, serve } = parts;
      const address = await serve({ SUPABASE_SERVICE_ROLE_KEY: host.secretKey, WORKER_SECRET: SECRET });
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
      const [delivered] = mail.delivered;
      expect(delivered?.mail.subject).toBe(`Consignment ${parcel?.trackingId} has departed`);
      const token = /#([0-9a-f]{64})/.exec(delivered?.mail.text ?? '')?.[1];
      expect(token).toBeDefined();
      for (const secret of ['reader@mail.test', token, SECRET])
        expect(deployed.output()).not.toContain(secret);
      const states = await host.sql('select state from private.queued_mail');
      expect(states).toEqual([{ state: 'sent' }]);
    });
  },
  { env: { TRUST_PROXY: 'true' } },
);
