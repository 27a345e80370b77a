import { type HostProcess, startHost } from '../local/testing/hostProcess';

describe('what the database itself grants', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
    await fetch(`${host.url}/rest/v1/chats`, { headers: { apikey: host.publishableKey } }); // the first request sets the API up
  });
  afterAll(() => host.stop());

  const list = async (statement: string): Promise<string[]> =>
    (await host.sql<{ item: string }>(statement)).map(({ item }) => item).sort();

  const schemas = `nspname not like 'pg\\_%' and nspname <> 'information_schema'`;

  it('lets strangers reach these functions and no other', async () => {
    const functions = await list(
      `select role || ' ' || oid::regprocedure as item
       from (select pg_proc.oid, pronamespace from pg_proc) proc, unnest(array['anon', 'authenticated']) role
       where pronamespace in (select oid from pg_namespace where nspname in ('public', 'private'))
         and has_function_privilege(role, oid, 'execute')`,
    );
    const visitors = [
      'chat_end(text)',
      'chat_read(text,integer)',
      'chat_seen(text,integer)',
      'chat_send(text,uuid,text)',
      'chat_start(text,uuid,text)',
      'chat_typing(text)',
      'private.chat_end(text)',
      'private.chat_read(text,integer)',
      'private.chat_seen(text,integer)',
      'private.chat_send(text,uuid,private.required_message)',
      'private.chat_start(text,uuid,private.required_message)',
      'private.chat_typing(text)',
      'private.is_blank(text)',
      'private.may_listen(text)',
      'private.track(text)',
      'track_consignment(text)',
    ];
    const signedIn = [
      'chat_agent_read(uuid,integer)',
      'chat_agent_typing(uuid)',
      'chat_mark_read(uuid,integer)',
      'chat_reply(uuid,uuid,text)',
      'is_admin()',
      'mail_claim(uuid,text,jsonb)',
      'mail_settle(uuid,text,integer)',
      'private.chat_agent_read(uuid,integer)',
      'private.chat_agent_typing(uuid)',
      'private.chat_mark_read(uuid,integer)',
      'private.chat_reply(uuid,uuid,private.required_message)',
      'private.is_admin()',
      'private.mail_claim(uuid,text,jsonb)',
      'private.mail_settle(uuid,text,integer)',
    ];
    const asRole = (role: string, names: string[]) => names.map((name) => `${role} ${name}`);
    expect(functions).toEqual(
      [...asRole('anon', visitors), ...asRole('authenticated', [...visitors, ...signedIn])].sort(),
    );
  });

  it('grants strangers these rights on whole tables and no other', async () => {
    const tables = await list(
      `select grantee || ' ' || lower(privilege_type) || ' ' || table_schema || '.' || table_name as item
       from information_schema.role_table_grants where grantee in ('anon', 'authenticated', 'PUBLIC')
         and table_schema in (select nspname from pg_namespace where ${schemas})`,
    );
    expect(tables).toEqual([
      'anon insert realtime.messages', // the platform's own; there is no policy to insert or update
      'anon select realtime.messages',
      'anon update realtime.messages',
      'authenticated delete public.chats',
      'authenticated delete public.consignment',
      'authenticated delete public.contactForm',
      'authenticated delete public.newsLetter',
      'authenticated insert public.consignment',
      'authenticated insert realtime.messages',
      'authenticated select public.chat_message',
      'authenticated select public.chat_summary',
      'authenticated select public.chats',
      'authenticated select public.consignment',
      'authenticated select public.contactForm',
      'authenticated select public.mail_log',
      'authenticated select public.newsLetter',
      'authenticated select realtime.messages',
      'authenticated update realtime.messages',
    ]);
  });

  it('grants strangers these single columns and no other', async () => {
    const columns = await list(
      `select distinct role || ' ' || privilege || ' ' || relname || '.' || attname as item
       from pg_attribute join pg_class on pg_class.oid = attrelid,
         unnest(array['anon', 'authenticated']) role, unnest(array['select', 'insert', 'update', 'references']) privilege
       where relnamespace in (select oid from pg_namespace where ${schemas}) and relkind in ('r', 'v', 'm', 'p', 'f')
         and attnum > 0 and not attisdropped
         and has_column_privilege(role, attrelid, attnum, privilege) and not has_table_privilege(role, attrelid, privilege)`,
    );
    const insertable = (role: string) => [
      `${role} insert contactForm.comment`,
      `${role} insert contactForm.email`,
      `${role} insert contactForm.firstName`,
      `${role} insert contactForm.secondName`,
      `${role} insert contactForm.trackingNo`,
      `${role} insert newsLetter.country`,
      `${role} insert newsLetter.email`,
    ];
    expect(columns).toEqual([
      ...insertable('anon'),
      ...insertable('authenticated'),
      'authenticated update consignment.city',
      'authenticated update consignment.currentLocation',
      'authenticated update consignment.currentTime',
      'authenticated update consignment.itemWeight',
      'authenticated update consignment.remark',
      'authenticated update consignment.status',
      'authenticated update contactForm.handledAt',
      'authenticated update contactForm.readAt',
    ]);
  });

  it('gives strangers no sequence', async () => {
    const sequences = await list(
      `select role || ' ' || pg_class.oid::regclass as item from pg_class, unnest(array['anon', 'authenticated']) role
       where relkind = 'S' and has_sequence_privilege(role, pg_class.oid, 'usage, select, update')`,
    );
    expect(sequences).toEqual([]);
  });

  it('has row-level security on every table of the product', async () => {
    const open = await list(
      `select oid::regclass::text as item from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  it('pins the search path of every function', async () => {
    const loose = await list(
      `select oid::regprocedure::text as item from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce('search_path=""' = any (proconfig), false)`,
    );
    expect(loose).toEqual([]);
  });

  it('lets clients hear broadcasts and send none', async () => {
    const policies = await list(
      `select cmd || ' ' || policyname as item from pg_policies where schemaname = 'realtime' and tablename = 'messages'`,
    );
    expect(policies).toEqual(['SELECT hear the pokes of known topics']);
  });

  it('gives strangers nothing on what the next migration adds', async () => {
    await host.sql('create table public.added (id int)');
    await host.sql('create function public.added() returns int language sql as $$ select 1 $$');
    const [probe] = await host.sql(
      `select has_table_privilege(role, 'public.added', 'select, insert, update, delete') as "table",
              has_function_privilege(role, 'public.added()', 'execute') as function
       from unnest(array['anon', 'authenticated']) role order by 1 desc, 2 desc limit 1`,
    );
    expect(probe).toEqual({ table: false, function: false });
  });
});
