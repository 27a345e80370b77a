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

  const surfaceOf = () => readSurface((statement) => host.sql(statement));
  const report = async () => differences(declaredSurface(), await surfaceOf()).join('\n');

  it('match the declared privileges of every object', async () => {
    expect(await report()).toBe('');
  });

  it('let visitors read no column and write into two tables only', async () => {
    const forVisitors = (await surfaceOf()).filter((line) =>
      /^(table|view|column|sequence) .*: .*anon/.test(line),
    );
    expect(forVisitors.filter((line) => !/ (auth|realtime)\./.test(line))).toEqual([
      'column public.contactForm.comment: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.email: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.firstName: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.requestKey: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.secondName: anon insert, authenticated insert, authenticated select',
      'column public.contactForm.trackingNo: anon insert, authenticated insert, authenticated select',
      'column public.newsLetter.country: anon insert, authenticated insert, authenticated select',
      'column public.newsLetter.email: anon insert, authenticated insert, authenticated select',
    ]);
  });

  it('are of functions of the API by their names, of which no two are alike', async () => {
    const twice = await host.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace group by proname having count(*) > 1`,
    );
    expect(twice).toEqual([]);
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
    const statements = {
      'table public.fresh': '(id int generated always as identity)',
      'view public.fresh_view': 'as select 1 as one',
      'function public.fresh()': 'returns int language sql as $$ select 1 $$',
      'function private.fresh()': 'returns int language sql as $$ select 1 $$',
    };
    for (const [name, definition] of Object.entries(statements))
      await host.sql(`create ${name} ${definition}`);
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
    for (const name of Object.keys(statements)) await host.sql(`drop ${name}`);
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
