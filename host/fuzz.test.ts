import { manyClients } from '../supabase/tests/support/api';
import { complaintsOf, fuzz } from './testing/fuzz';
import { type HostProcess, startHost } from './testing/hostProcess';

const SEED = 20260101;

describe('made-up requests and frames', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
  });
  afterAll(() => host.stop());

  it('are answered without an internal error, and leave no stack in the log', async () => {
    const { statuses, failures } = await fuzz(host, 2_000, SEED);
    expect(failures).toEqual([]);
    expect(complaintsOf(host.log())).toEqual([]);
    for (const reached of [101, 200, 400, 404, 405]) expect(statuses).toHaveProperty(String(reached));
    expect(await host.sql('select 1 as alive')).toEqual([{ alive: 1 }]);
  });
});
