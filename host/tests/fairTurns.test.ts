import { caller, manyClients } from '../../supabase/tests/support/api';
import { WITHOUT_LIMITS } from '../../supabase/tests/support/chat';
import { type HostProcess, startHost } from '../testing/hostProcess';

const NETWORKS = 10;
const CALLS_OF_EACH = 20;
const VISITOR = '203.0.113.1';

describe('calls of many clients', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    await host.sql(WITHOUT_LIMITS);
  });
  afterAll(() => host.stop());

  it('wait for those of a client who asks once', async () => {
    const call = caller(host);
    const served: string[] = [];
    const lookUp = async (client: string) => {
      const headers = { 'x-forwarded-for': client };
      const body = { tracking_id: 'CARGO001' };
      const { status } = await call('POST', '/rest/v1/rpc/track_consignment', { body, headers });
      served.push(client);
      return status;
    };
    const flood = Array.from({ length: NETWORKS * CALLS_OF_EACH }, (_, turn) =>
      lookUp(`198.51.${turn % NETWORKS}.1`),
    );
    await Promise.race(flood);
    const statuses = await Promise.all([...flood, lookUp(VISITOR)]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(served.indexOf(VISITOR)).toBeLessThan(served.length / 2);
  });
});
