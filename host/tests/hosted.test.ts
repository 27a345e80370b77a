import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { aConsignment } from '../../supabase/tests/support/api';
import { describeWithPostgres } from '../testing/describeWithPostgres';
import { loadDataByPsql, migrateAlone } from '../testing/migrateAlone';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import { findMistakes, lints } from '../../supabase/tests/lints/lints';

const LAYOUT = 'host/testing/hostedLayout.sql';

describeWithPostgres('database laid out like a hosted Supabase project', () => {
  let server: PostgresServer;
  const openPools: Sql[] = [];
  const warnings: string[] = [];
  const addressOf = (user: string): string => {
    const url = new URL(server.url);
    url.username = user;
    return url.href;
  };
  const connect = (user: string): Sql => {
    const sql = postgres(addressOf(user), { onnotice: ({ message }) => warnings.push(message ?? '') });
    openPools.push(sql);
    return sql;
  };
  let owner: Sql; // users of the SQL editor, and `supabase db push`
  let api: Sql; // PostgREST

  beforeAll(async () => {
    server = await startPostgres({ superuser: 'supabase_admin' });
    await connect('supabase_admin').unsafe(readFileSync(LAYOUT, 'utf8'));
    owner = connect('postgres');
    api = connect('authenticator');
    await migrateAlone(addressOf('postgres'));
    loadDataByPsql(addressOf('postgres'));
    await owner.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
  });
  afterAll(async () => {
    for (const sql of openPools) await sql.end();
    await server.remove();
  });

  /** One request as PostgREST makes it: a transaction under the caller's role and claims. */
  const as = async <Result>(
    role: 'anon' | 'authenticated',
    claims: object,
    work: (sql: TransactionSql) => Promise<Result>,
  ): Promise<Result> =>
    (await api.begin(async (sql) => {
      const settings = JSON.stringify({ role, ...claims });
      await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${settings}, true),
                       set_config('request.headers', '{"cf-connecting-ip": "2001:db8::1"}', true)`;
      return work(sql);
    })) as Result;
  const asVisitor = <Result>(work: (sql: TransactionSql) => Promise<Result>) => as('anon', {}, work);

  const addUser = async (email: string): Promise<string> => {
    const id = randomUUID();
    const auth = connect('supabase_auth_admin');
    await auth`insert into auth.users (id, email) values (${id}, ${email})`;
    await auth`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
    return id;
  };
  /** The claims of a signed-in user, whose session has the user's id here. */
  const claimsOf = (sub: string) => ({ sub, session_id: sub, aal: 'aal1' });
  const countConsignments = (sub: string, claims: object = {}) =>
    as('authenticated', { ...claimsOf(sub), ...claims }, async (sql) => {
      const [row] = await sql`select count(*)::int as count from public.consignment`;
      return row?.count as number;
    });

  it.each(lints)("gives Supabase's linter nothing to warn of: $name", async (lint) => {
    expect(await findMistakes(lint, (query) => owner.unsafe(query))).toEqual([]);
  });

  it('is migrated by a role that is not a superuser', async () => {
    const [role] = await owner`select current_user, rolsuper from pg_roles where rolname = current_user`;
    expect(role).toEqual({ current_user: 'postgres', rolsuper: false });
    const [owned] = await owner`
      select count(*)::int as strangers from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and pg_get_userbyid(relowner) <> 'postgres'`;
    expect(owned).toEqual({ strangers: 0 });
  });

  it('returns a tracked consignment and counts the call', async () => {
    const [row] = await asVisitor((sql) => sql`select public.track_consignment('cargo001') as found`);
    expect(row?.found).toEqual([expect.objectContaining({ trackingId: 'CARGO001' })]);
    expect(await owner`select distinct action from private.hits`).toEqual([{ action: 'track' }]);
  });

  it.each(['consignment', 'chats', 'chat_message', 'contactForm', 'mail_log'])(
    'refuses a visitor who reads %s',
    async (table) => {
      await expect(asVisitor((sql) => sql`select * from ${sql(table)}`)).rejects.toMatchObject({
        code: '42501',
      });
    },
  );

  it('accepts both forms from a visitor', async () => {
    await asVisitor(
      (sql) => sql`insert into "newsLetter" (email, country) values ('a@visitor.test', 'Ghana')`,
    );
    await asVisitor(
      (sql) =>
        sql`insert into "contactForm" ("firstName", "secondName", email) values ('A', 'B', 'a@visitor.test')`,
    );
    expect(await owner`select email from "newsLetter" where email = 'a@visitor.test'`).toHaveLength(1);
    expect(await owner`select email from "contactForm" where email = 'a@visitor.test'`).toHaveLength(1);
  });

  describe('admin', () => {
    let admin: string;
    beforeAll(async () => {
      admin = await addUser('owner@carmine.test');
      await owner`insert into private.admins (user_id) select id from auth.users where email = 'owner@carmine.test'`;
    });

    it('reads consignments only if listed in private.admins', async () => {
      expect(await countConsignments(admin)).toBeGreaterThan(0);
      expect(await countConsignments(await addUser('stranger@carmine.test'))).toBe(0);
    });

    it('needs the second factor after enrolment', async () => {
      const auth = connect('supabase_auth_admin');
      await auth`insert into auth.mfa_factors (id, user_id, factor_type, status)
                 values (gen_random_uuid(), ${admin}, 'totp', 'verified')`;
      expect(await countConsignments(admin)).toBe(0);
      expect(await countConsignments(admin, { aal: 'aal2' })).toBeGreaterThan(0);
      await auth`delete from auth.mfa_factors`;
    });

    it('needs a session that has not ended', async () => {
      expect(await countConsignments(admin, { session_id: randomUUID() })).toBe(0);
      expect(await countConsignments(admin, { session_id: undefined })).toBe(0);
    });

    it('creates a consignment', async () => {
      const [row] = await as(
        'authenticated',
        claimsOf(admin),
        (sql) => sql`insert into public.consignment ${sql(aConsignment())} returning "trackingId", locations`,
      );
      expect(row).toMatchObject({
        trackingId: expect.stringMatching(/^[0-9A-Z]{8}$/) as string,
        locations: [{ no: 1 }],
      });
    });
  });

  it('sends a hint to the chat and to the admin, readable only with the topic', async () => {
    const token = randomBytes(32).toString('base64url');
    warnings.length = 0;
    await owner`delete from realtime.messages`; // of the demonstration data
    const [row] = await asVisitor(
      (sql) => sql`select public.chat_start(${token}, ${randomUUID()}, 'Where is my parcel?') as chat`,
    );
    const { topic } = row?.chat as { topic: string };
    expect(warnings).toEqual([]); // a failed send is only a warning there
    const messages =
      await owner`select topic, payload ->> 'kind' as kind, private from realtime.messages order by topic`;
    expect([...messages]).toEqual([
      { topic: 'admin:chats', kind: 'item', private: true },
      { topic, kind: 'item', private: true },
    ]);

    const countHeard = (listened: string) =>
      asVisitor(async (sql) => {
        await sql`select set_config('realtime.topic', ${listened}, true)`;
        return (await sql`select from realtime.messages where topic = ${listened}`).length;
      });
    expect([
      await countHeard(topic),
      await countHeard('admin:chats'),
      await countHeard('chat:guessed'),
    ]).toEqual([1, 0, 0]);
    await expect(
      asVisitor(
        (sql) => sql`insert into realtime.messages (topic, extension) values (${topic}, 'broadcast')`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('sends a hint of a changed consignment to its channel and to the admin', async () => {
    warnings.length = 0;
    await owner`delete from realtime.messages`;
    const [changed] =
      await owner`update public.consignment set "itemWeight" = '7' where "trackingId" = 'CARGO001' returning id`;
    const [key] =
      await owner`select topic from private.consignment_key where consignment = ${changed?.id as string}`;
    const messages =
      await owner`select topic, payload ->> 'kind' as kind, private from realtime.messages order by topic`;
    expect([...messages]).toEqual([
      { topic: 'admin:consignments', kind: 'journey', private: true },
      { topic: key?.topic as string, kind: 'journey', private: true },
    ]);
    expect(warnings).toEqual([]);
  });

  it('grants visitors nothing on objects of a later migration', async () => {
    await owner.unsafe(
      'create table public.added (id int); create function public.added() returns int language sql return 1',
    );
    const [probe] = await owner`
      select bool_or(has_table_privilege(role, 'public.added', 'select, insert, update, delete')) as "table",
             bool_or(has_function_privilege(role, 'public.added()', 'execute')) as function
      from unnest(array['anon', 'authenticated']) role`;
    expect(probe).toEqual({ table: false, function: false });
    await owner.unsafe('drop table public.added; drop function public.added()');
  });

  describe('compared with the local host', () => {
    let host: HostProcess;
    beforeAll(async () => {
      host = await startHost();
    });
    afterAll(() => host.stop());

    const RIGHTS = `
      select role || ' ' || privilege || ' ' || oid::regclass as item
      from pg_class, unnest(array['anon', 'authenticated', 'service_role']) role,
        unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
        and has_table_privilege(role, oid, privilege)
      union all
      select role || ' ' || privilege || ' ' || attrelid::regclass || '.' || attname
      from pg_attribute join pg_class on pg_class.oid = attrelid,
        unnest(array['anon', 'authenticated']) role, unnest(array['select', 'insert', 'update', 'references']) privilege
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
        and attnum > 0 and not attisdropped and has_column_privilege(role, attrelid, attnum, privilege)
      union all
      select role || ' execute ' || oid::regprocedure
      from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) role
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(role, oid, 'execute')
      union all
      select 'policy ' || schemaname || '.' || tablename || ' ' || policyname || ' ' || cmd || ' ' || roles::text
        || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '')
      from pg_policies where schemaname in ('public', 'private', 'realtime')
      order by 1`;

    it('grants each role the same rights', async () => {
      const here = (await host.sql<{ item: string }>(RIGHTS)).map(({ item }) => item);
      const presentItems = (await owner.unsafe<{ item: string }[]>(RIGHTS)).map(({ item }) => item);
      expect(here.length).toBeGreaterThan(100);
      expect(presentItems.sort()).toEqual(here.sort());
    });
  });
});
