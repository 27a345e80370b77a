import { startHost } from './testing/hostProcess';
import { addFollowers } from './testing/killedWorker';
import { until } from '../supabase/tests/support/listening';
import { startMailServer } from '../supabase/tests/support/mailServer';

it('a host sends no more mail of the queue once it was told to stop, while it serves on', async () => {
  const mail = await startMailServer();
  // Longer than the worker waits between two rounds.
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'support@carmine.test', DRAIN_SECONDS: '7' };
  const host = await startHost({ env });
  await host.sql('update private.settings set notice_delay = 0');
  const [parcel] = await host.sql<{ id: number }>(
    'select id from public.consignment where not ended order by id limit 1',
  );
  await addFollowers(host, parcel?.id ?? 0, 1);
  const stopped = host.stop();
  await until(async () => (await fetch(`${host.url}/readyz`)).status === 503);
  await host.sql(
    `insert into public.consignment_event (consignment, code, moment) values ($1, 'in_transit', now())`,
    [parcel?.id],
  );
  await stopped;
  expect(mail.delivered).toEqual([]);
  expect(host.log()).not.toContain('without waiting');
  await mail.stop();
});
