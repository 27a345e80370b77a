import { setImmediate } from 'node:timers/promises';
import postgres from 'postgres';
import { startHost } from '../testing/hostProcess';
import { until } from '../testing/listening';
import { findPostgres, startPostgres } from '../testing/postgresServer';
import { startMaintenance } from './maintenance';

const HOUR = 60 * 60_000;

describe('startMaintenance', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('runs at the start and every four hours until it is stopped', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const done: string[] = [];
    const script = (statements: string) => Promise.resolve(void done.push(statements));
    const end = startMaintenance({ script });
    await setImmediate();
    expect(done).toEqual(['vacuum analyze', 'checkpoint']);
    await jest.advanceTimersByTimeAsync(8 * HOUR);
    expect(done).toHaveLength(6);
    await end();
    await jest.advanceTimersByTimeAsync(8 * HOUR);
    expect(done).toHaveLength(6);
  });

  it('logs a failure and tries again at the next time', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const script = jest.fn().mockRejectedValueOnce(new Error('no space')).mockResolvedValue(undefined);
    const end = startMaintenance({ script });
    await setImmediate();
    expect(log.mock.calls).toEqual([['Database maintenance failed: no space']]);
    await jest.advanceTimersByTimeAsync(4 * HOUR);
    await end();
    expect(script.mock.calls).toEqual([['vacuum analyze'], ['vacuum analyze'], ['checkpoint']]);
  });

  it('waits for a running task when it is stopped', async () => {
    let finish = () => {};
    const end = startMaintenance({ script: () => new Promise((resolve) => (finish = resolve)) });
    let hasEnded = false;
    const ending = end().then(() => (hasEnded = true));
    await setImmediate();
    finish();
    await setImmediate();
    expect(hasEnded).toBe(false);
    finish();
    await ending;
  });

  const VACUUMED = `select from pg_stat_user_tables where schemaname = 'public' and last_vacuum is not null and last_analyze is not null`;

  it('vacuums and analyzes the embedded database', async () => {
    const host = await startHost({ env: { DATABASE_URL: '' } });
    await until(async () => (await host.sql(VACUUMED)).length > 0);
    await host.stop();
  });

  (findPostgres() ? it : it.skip)(
    'leaves a database server alone (skipped: PostgreSQL is not installed)',
    async () => {
      const server = await startPostgres();
      const host = await startHost({ env: { DATABASE_URL: server.url } });
      await host.stop(); // waits for everything that it has started
      const sql = postgres(server.url, { max: 1 });
      const vacuumed = await sql.unsafe(VACUUMED);
      await sql.end();
      await server.remove();
      expect(vacuumed).toHaveLength(0);
    },
  );
});
