import { rm } from 'node:fs/promises';
import { type HostProcess, startHost } from '../testing/hostProcess';

/** More than the stack had room for. */
const FAILURES = 12_000;

describe('the embedded database', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: { DATABASE_URL: '' } });
  });
  // An engine that hangs does not end when it is asked to.
  afterAll(async () => {
    await host.kill();
    await rm(host.dataDir, { recursive: true });
  });

  it('answers after thousands of statements that failed', async () => {
    for (let failures = 0; failures < FAILURES; failures += 100) {
      await Promise.allSettled(Array.from({ length: 100 }, () => host.sql('select 1 / 0')));
    }
    expect(await host.sql('select 1 as answer')).toEqual([{ answer: 1 }]);
  });
});
