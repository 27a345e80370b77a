import { setImmediate } from 'node:timers/promises';
import postgres from 'postgres';
import { startHost } from '../testing/hostProcess';
import { until } from '../../supabase/tests/support/listening';
import { findPostgres, startPostgres } from '../testing/postgresServer';
import { TABLES_TO_VACUUM, startMaintenance } from './maintenance';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A database that records what it is told, and selects `toVacuum` as tables that have changed much. */
const recordingDatabase = (toVacuum: string[] = []) => {
  const done: string[] = [];
  return {
    done,
    script: (statement: string) => Promise.resolve(void done.push(statement)),
    query: <Row>() => Promise.resolve(toVacuum.map((name) => ({ name })) as Row[]),
  };
};

describe('startMaintenance', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('runs at the start and every four hours until it is stopped', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { done, ...database } = recordingDatabase();
    const end = startMaintenance(database);
    await setImmediate();
    expect(done).toEqual(['vacuum analyze', 'checkpoint']);
    await jest.advanceTimersByTimeAsync(8 * HOUR);
    expect(done).toHaveLength(6);
    await end();
    await jest.advanceTimersByTimeAsync(8 * HOUR);
    expect(done).toHaveLength(6);
  });

  it('vacuums every minute the tables that have changed much', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { done, ...database } = recordingDatabase(['private.hits', 'public.chats']);
    const end = startMaintenance(database);
    await setImmediate();
    done.length = 0;
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    await end();
    const both = ['vacuum analyze private.hits', 'vacuum analyze public.chats'];
    expect(done).toEqual([...both, ...both]);
  });

  it('logs a failure and tries again at the next time', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const script = jest.fn().mockRejectedValueOnce(new Error('no space')).mockResolvedValue(undefined);
    const end = startMaintenance({ ...recordingDatabase(), script });
    await setImmediate();
    expect(log.mock.calls).toEqual([['Database maintenance failed: no space']]);
    await jest.advanceTimersByTimeAsync(4 * HOUR);
    await end();
    expect(script.mock.calls).toEqual([['vacuum analyze'], ['vacuum analyze'], ['checkpoint']]);
  });

  it('waits for a running task when it is stopped', async () => {
    let finish = () => {};
    const script = () => new Promise<void>((resolve) => (finish = resolve));
    const end = startMaintenance({ ...recordingDatabase(), script });
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

  it('selects a table with many new or many dead rows', async () => {
    const host = await startHost({ env: { DATABASE_URL: '' } });
    const toVacuum = async () => {
      await host.sql('select pg_stat_force_next_flush()');
      return (await host.sql<{ name: string }>(TABLES_TO_VACUUM)).map(({ name }) => name);
    };
    await until(async () => (await host.sql(VACUUMED)).length > 0);
    expect(await toVacuum()).not.toContain('private.hits');
    await host.sql(
      `insert into private.hits select 'track', now(), client::text, 1 from generate_series(1, 100) client`,
    );
    expect(await toVacuum()).toContain('private.hits');
    await host.sql('vacuum analyze private.hits');
    expect(await toVacuum()).not.toContain('private.hits');
    await host.sql('delete from private.hits');
    expect(await toVacuum()).toContain('private.hits');
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
