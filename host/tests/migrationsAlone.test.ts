import { readFile } from 'node:fs/promises';
import postgres, { type Sql } from 'postgres';
import { type Comparer, startComparer } from '../testing/comparerChild';
import { describeWithPostgres } from '../testing/describeWithPostgres';
import { loadDataByPsql, migrateAlone } from '../testing/migrateAlone';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import { readFixture } from '../testing/versions';

const LAYOUT = 'host/testing/hostedLayout.sql';

/** The owner has the name that the dump of 1.0 knows. */
const ROLES = `create role postgres login createrole;
  create role anon; create role authenticated; create role service_role;
  grant anon, authenticated, service_role to postgres with admin option`;

const PLATFORM_TRGM = 'create extension pg_trgm schema extensions';

describeWithPostgres('a migration in a session of its own, by an owner who is no superuser', () => {
  const openPools: Sql[] = [];
  const servers: PostgresServer[] = [];
  const address = (server: PostgresServer, user: string, database: string): string => {
    const url = new URL(server.url);
    [url.username, url.pathname] = [user, `/${database}`];
    return url.href;
  };
  const connect = (url: string): Sql => {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    openPools.push(sql);
    return sql;
  };
  const start = async (superuser: string): Promise<PostgresServer> => {
    const server = await startPostgres({ superuser });
    servers.push(server);
    return server;
  };
  afterAll(async () => {
    for (const sql of openPools) await sql.end();
    for (const server of servers) await server.remove();
  });

  describe('of a hosted project', () => {
    const lay = async (script: string): Promise<string> => {
      const server = await start('supabase_admin');
      await connect(server.url).unsafe((await readFile(LAYOUT, 'utf8')) + script);
      return address(server, 'postgres', 'postgres');
    };

    it.each([
      ['that has no pg_trgm yet', ''],
      ['whose pg_trgm belongs to the platform', PLATFORM_TRGM],
      ['whose pg_trgm is in the schema public', 'create extension pg_trgm schema public'],
    ])('sets up one %s', async (_what, script) => {
      const url = await lay(script);
      await migrateAlone(url);
      loadDataByPsql(url);
      const owner = connect(url);
      for (const file of ['supabase/seed.sql', 'supabase/seed_company.sql'])
        await owner.unsafe(await readFile(file, 'utf8'));
      const [similar] = await owner`select private.similar_consignments(array['whitlok'], 'true') as ids`;
      expect(similar?.ids).not.toEqual([]);
    });

    describe('that is set up', () => {
      let url: string;
      beforeAll(async () => {
        url = await lay(PLATFORM_TRGM);
        await migrateAlone(url);
      });
      const file = 'added.sql';

      it.each([
        [
          'a parameter of an extension whose library is not loaded',
          `create function private.added() returns int language sql set pg_trgm.similarity_threshold = 0.5 as 'select 1'`,
          'permission denied to set parameter "pg_trgm.similarity_threshold"',
        ],
        ['an extension that is there', 'create extension pg_trgm', 'already exists'],
        ['a comment on what the platform owns', `comment on extension pg_trgm is 'Words'`, 'must be owner'],
        ['another owner', 'alter function private.is_admin() owner to supabase_admin', 'must be member'],
        ['a table in a schema of the platform', 'create table auth.added (id int)', 'permission denied'],
        [
          'default privileges of another',
          'alter default privileges for role supabase_admin revoke all on tables from anon',
          'must be member of role',
        ],
        [
          'an event trigger',
          `create function private.added() returns event_trigger language plpgsql as 'begin end';
           create event trigger added on ddl_command_end execute function private.added()`,
          'permission denied to create event trigger',
        ],
        [
          'a setting of the server',
          `alter system set work_mem = '8MB'`,
          'ALTER SYSTEM cannot run inside a transaction block',
        ],
        ['a publication of everything', 'create publication added for all tables', 'must be superuser'],
        ['a command of psql', String.raw`\echo added`, 'syntax error'],
        [
          'a value of an enumeration that is used at once',
          `create type private.added as enum ('a');
           create table private.added_rows (kind private.added); commit;
           alter type private.added add value 'b'; insert into private.added_rows values ('b')`,
          'unsafe use of new value',
        ],
      ])('refuses %s', async (_what, text, reason) => {
        await expect(migrateAlone(url, [{ file, text }])).rejects.toThrow(reason);
      });

      it.each([
        ['a search path', 'set search_path = private', 'added.sql: sets search_path'],
        ['a role', 'set role authenticated', 'added.sql: has the role authenticated'],
        ['a setting', `set statement_timeout = '1min'`, 'added.sql: sets statement_timeout'],
        [
          'a setting by a function',
          `select set_config('work_mem', '8MB', false)`,
          'added.sql: sets work_mem',
        ],
        ['a lock', 'select pg_advisory_lock(7)', 'added.sql: holds the lock 7'],
        ['a temporary table', 'create temporary table added (id int)', 'added.sql: has the temporary added'],
        ['a prepared statement', 'prepare added as select 1', 'added.sql: has prepared added'],
        ['a channel', 'listen added', 'added.sql: listens to added'],
      ])('names what a file leaves to the next one: %s', async (_what, text, reason) => {
        await expect(migrateAlone(url, [{ file, text }])).rejects.toThrow(reason);
      });
    });
  });

  describe('of a server of our own', () => {
    let server: PostgresServer;
    let comparer: Comparer;
    beforeAll(async () => {
      comparer = await startComparer();
      server = await start('superuser');
      await connect(server.url).unsafe(ROLES);
    });
    afterAll(() => comparer.end());

    const create = async (database: string): Promise<string> => {
      await connect(server.url).unsafe(`create database ${database} owner postgres`);
      return address(server, 'postgres', database);
    };
    /**
     * All that is in a database but what the tests have put there: rows of what was used, and the times of rows that a file adds.
     * Restored expressions have other parentheses.
     */
    const objectsOf = async (url: string) =>
      (await comparer.ask('inspect', { url }, ''))
        .filter((line) => !line.startsWith('row of '))
        .map((line) => line.replaceAll(/[()]/g, ''))
        .sort();
    let atOnce: string[];

    it('sets one up as all of them in one session do', async () => {
      const url = await create('alone');
      await comparer.ask('migrateServerAlone', url);
      const other = await create('at_once');
      await comparer.ask('migrateServer', other);
      atOnce = await objectsOf(other);
      expect(await objectsOf(url)).toEqual(atOnce);
    });

    it('updates one of version 1.0, whose consignments are all found', async () => {
      const { data, content } = await readFixture('1.0', 'server');
      const url = await create('older');
      const owner = connect(url);
      await owner.unsafe(await readFile('host/database/beforeRestore.sql', 'utf8'));
      await owner.unsafe(data.toString('utf8'));
      await comparer.ask('migrateServerAlone', url);
      expect(await objectsOf(url)).toEqual(atOnce);
      const [count] = await connect(url)`select count(*)::int as consignments from public.consignment`;
      expect(count).toEqual({ consignments: content.rows.consignment?.length });
    });
  });
});
