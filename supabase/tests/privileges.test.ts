import { type HostProcess, startHost } from './support/host';
import { differences, readSurface } from './access/catalog';
import { faults, faultsOfRoles } from './access/faults';
import { declaredSurface } from './access/surface';

describe('database privileges', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
    await fetch(`${host.url}/rest/v1/chats`, { headers: { apikey: host.publishableKey } }); // the first request sets the API up
  });
  afterAll(() => host.stop());

  const found = () => readSurface((statement) => host.sql(statement));
  const report = async () => differences(declaredSurface(), await found()).join('\n');

  it('match the declared privileges of every object', async () => {
    expect(await report()).toBe('');
  });

  it('let visitors call functions of tracking, of parties, of chat and of links, and insert into two tables only', async () => {
    const forVisitors = (await found()).filter(
      (line) => /: .*anon/.test(line) && !/^(schema|policy)/.test(line),
    );
    const isPlatform = (line: string) => / (auth|realtime)\./.test(line);
    const isBehindTheApi = (line: string) => line.includes(' private.');
    expect(forVisitors.filter((line) => !isPlatform(line) && !isBehindTheApi(line))).toEqual([
      'column public.contactForm.comment: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.email: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.firstName: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.requestKey: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.secondName: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.trackingNo: anon insert, authenticated insert, authenticated select',
      'column public.newsLetter.country: anon insert, authenticated insert, authenticated select',
      'column public.newsLetter.email: anon insert, authenticated insert, authenticated select',
      'function public.account_link(text): anon, authenticated',
      'function public.answer_offer(text,integer,integer,text,jsonb): anon, authenticated',
      'function public.answer_quote_question(text,integer,text): anon, authenticated',
      'function public.change_follow(text,text[],integer,boolean): anon, authenticated',
      'function public.chat_address(text): anon, authenticated',
      'function public.chat_context(text,text,text,text,text): anon, authenticated',
      'function public.chat_end(text): anon, authenticated',
      'function public.chat_leave_address(text,text): anon, authenticated',
      'function public.chat_read(text,integer): anon, authenticated',
      'function public.chat_seen(text,integer): anon, authenticated',
      'function public.chat_send(text,uuid,text): anon, authenticated',
      'function public.chat_start(text,uuid,text): anon, authenticated',
      'function public.chat_typing(text): anon, authenticated',
      'function public.confirm_follow(text): anon, authenticated',
      'function public.confirm_newsletter(text): anon, authenticated',
      'function public.find_transit_lanes(text,text,text): anon, authenticated',
      'function public.follow_state(text): anon, authenticated',
      'function public.keeping_terms(): anon, authenticated',
      'function public.make_party_link(text,text,text,integer): anon, authenticated',
      'function public.newsletter_state(text): anon, authenticated',
      'function public.open_parties(text,text): anon, authenticated',
      'function public.open_share_link(text): anon, authenticated',
      'function public.party_links(text,text): anon, authenticated',
      'function public.quote_state(text): anon, authenticated',
      'function public.reply_time(): anon, authenticated',
      'function public.report_browser_error(text,text,text,text,text): anon, authenticated',
      'function public.request_quote(text,jsonb): anon, authenticated',
      'function public.revoke_party_link(text,text,uuid): anon, authenticated',
      'function public.stop_follow(text): anon, authenticated',
      'function public.stop_newsletter(text): anon, authenticated',
      'function public.support_status(): anon, authenticated',
      'function public.track_consignment(text): anon, authenticated',
      'function public.track_consignments(text[]): anon, authenticated',
      'function public.track_events(text): anon, authenticated',
      'function public.transit_lanes(text[],text): anon, authenticated',
      'function public.transit_places(text): anon, authenticated',
    ]);
    expect(forVisitors.filter(isBehindTheApi).every((line) => line.startsWith('function '))).toBe(true);
  });

  it('include an empty search path for every function', async () => {
    const loose = await host.sql(
      `select oid::regprocedure::text as item from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce('search_path=""' = any (proconfig), false)`,
    );
    expect(loose).toEqual([]);
  });

  it('grant nothing on objects of a later migration', async () => {
    const made = {
      'table public.fresh': '(id int generated always as identity)',
      'view public.fresh_view': 'as select 1 as one',
      'function public.fresh()': 'returns int language sql as $$ select 1 $$',
      'function private.fresh()': 'returns int language sql as $$ select 1 $$',
    };
    for (const [name, definition] of Object.entries(made)) await host.sql(`create ${name} ${definition}`);
    const [probe] = await host.sql(
      `select bool_or(has_table_privilege(role, 'public.fresh', 'select, insert, update, delete')) as "table",
              bool_or(has_table_privilege(role, 'public.fresh_view', 'select')) as view,
              bool_or(has_sequence_privilege(role, 'public.fresh_id_seq', 'usage, select, update')) as sequence,
              bool_or(has_function_privilege(role, 'public.fresh()', 'execute')) as function,
              bool_or(has_function_privilege(role, 'private.fresh()', 'execute')) as hidden
       from unnest(array['anon', 'authenticated']) role`,
    );
    expect(probe).toEqual({ table: false, view: false, sequence: false, function: false, hidden: false });
    expect(await report()).toMatch(/^\+ table public\.fresh: nothing$/m);
    for (const name of Object.keys(made)) await host.sql(`drop ${name}`);
  });

  const mistakes = process.env.TEST_DATABASE_URL ? faults : [...faults, ...faultsOfRoles];
  it.each(mistakes)('are reported when they differ: %s', async (_name, make, undo, expected) => {
    await host.sql(make);
    try {
      expect(await report()).toMatch(expected);
    } finally {
      await host.sql(undo);
    }
  });

  it('match the declared privileges again when the faults are undone', async () => {
    expect(await report()).toBe('');
  });
});
