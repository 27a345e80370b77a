import { caller, manyClients } from '../../supabase/tests/support/api';
import { startHost } from '../testing/hostProcess';
import { findPostgres, startPostgres } from '../testing/postgresServer';

const CALLS = 20;

/** One of the statements with which the library reads the schema. */
const READS = `select coalesce(sum(calls), 0)::int as reads from pg_stat_statements where query like '%pg_timezone_names%'`;

(findPostgres() ? it : it.skip)(
  'reads the schema of a server once, before the first calls (skipped: PostgreSQL is not installed)',
  async () => {
    const server = await startPostgres({ settings: { shared_preload_libraries: 'pg_stat_statements' } });
    const host = await startHost({ env: { ...manyClients, DATABASE_URL: server.url } });
    await host.sql('create extension pg_stat_statements');
    const before = await host.sql(READS);
    expect(before).not.toEqual([{ reads: 0 }]);
    const call = caller(host);
    const body = { tracking_id: 'CARGO001' };
    const answers = await Promise.all(
      Array.from({ length: CALLS }, () => call('POST', '/rest/v1/rpc/track_consignment', { body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await host.sql(READS)).toEqual(before);
    await host.stop();
    await server.remove();
  },
);
