import { type HostProcess, startHost } from '../testing/hostProcess';
import { addFollowers, sendWhileKilled } from '../testing/killedWorker';
import { type MailServer, startMailServer } from '../../supabase/tests/support/mailServer';

describe('a worker that is killed again and again', () => {
  let host: HostProcess;
  let mail: MailServer;
  beforeAll(async () => {
    // Behind a proxy and without a mail server: the host's own worker has nothing to send with.
    [host, mail] = await Promise.all([startHost({ env: { TRUST_PROXY: 'true' } }), startMailServer()]);
    await host.sql('update private.settings set notice_delay = 0');
  });
  afterAll(() => Promise.all([host.stop(), mail.stop()]));

  it('sends each notice once or leaves it as unknown, and none twice', async () => {
    const [parcel] = await host.sql<{ id: number }>(
      'select id from public.consignment where not ended order by id limit 1',
    );
    const id = parcel?.id ?? 0;
    await addFollowers(host, id, 3);
    await host.sql(
      `insert into public.consignment_event (consignment, code, moment)
       select $1, 'in_transit', now() from generate_series(1, 60)`,
      [id],
    );
    const { states, delivered, twice, missing } = await sendWhileKilled(host, mail, { kills: 5, mails: 180 });
    const { sent: sentCount = 0, unknown = 0, ...others } = states;
    expect({ others, twice, missing, all: sentCount + unknown }).toEqual({
      others: {},
      twice: 0,
      missing: 0,
      all: 180,
    });
    expect(delivered).toBeGreaterThanOrEqual(sentCount);
    expect(delivered).toBeLessThanOrEqual(180);
  });
});
