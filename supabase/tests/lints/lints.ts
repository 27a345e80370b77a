/**
 * What Supabase's database linter warns of in a hosted project, as queries of our own: the lints that look at how a database is made.
 * Those of how it is used (unused indexes, bloat, versions of extensions) say nothing of a new one, and those of GraphQL nothing here.
 */
export interface Lint {
  /** The number and the name that the linter gives it. */
  name: string;
  /** A query of the objects that it warns of, in a column `item`. */
  query: string;
  /** What it may warn of, and why that is right here. */
  accepted?: { items: RegExp; why: string }[];
  /** A mistake that it must find, how it is undone, and the item. */
  mistake: { make: string[]; undo: string[]; item: string };
}

/** The schemas that are ours, of tables `c`, functions `p` or types: the others are the platform's. */
const OURS = `in ('public'::regnamespace, 'private'::regnamespace)`;
/** The schema whose tables and functions the API offers. */
const EXPOSED = `= 'public'::regnamespace`;
const READABLE = `(has_table_privilege('anon', c.oid, 'select') or has_table_privilege('authenticated', c.oid, 'select'))`;
const INVOKER = `coalesce(c.reloptions::text ~* 'security_invoker=(on|true|yes|1)', false)`;

const POLICIES = `select c.oid::regclass || ': ' || polname as item, polcmd, polpermissive, polroles,
    coalesce(pg_get_expr(polqual, c.oid), '') as qual, coalesce(pg_get_expr(polwithcheck, c.oid), '') as checked
  from pg_policy join pg_class as c on c.oid = polrelid
  where c.relnamespace ${OURS} and c.relrowsecurity`;

/** Of expressions as PostgreSQL writes them back, which puts "AS uid" behind "( SELECT auth.uid()". */
const CALLS_PER_ROW = String.raw`(?<!select )\m(auth\.(uid|jwt|role|email)|current_setting)\(`;

const drop = ['drop table public.mistake'];
const table = (columns = '') => [`create table public.mistake (id int primary key${columns})`];
const policies = (...rest: string[]) => ({
  make: [
    ...table(),
    'alter table public.mistake enable row level security',
    ...rest.map((policy, at) => `create policy "p${at}" on public.mistake ${policy}`),
  ],
  undo: drop,
});
const view = (kind: string) => ({
  make: [
    `create ${kind} public.mistake as select id from auth.users`,
    'grant select on public.mistake to anon',
  ],
  undo: [`drop ${kind} public.mistake`],
  item: 'mistake',
});
const fn = (settings: string, ...grants: string[]) => ({
  make: [`create function public.mistake() returns int language sql ${settings} as 'select 1'`, ...grants],
  undo: ['drop function public.mistake'],
  item: 'mistake()',
});

export const lints: Lint[] = [
  {
    name: '0001 unindexed_foreign_keys',
    query: `select conrelid::regclass || ': ' || conname as item from pg_constraint
      where contype = 'f' and connamespace ${OURS} and not exists (
        select from pg_index where indrelid = conrelid and indisvalid
          and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] = conkey)`,
    accepted: [
      {
        items: /_(code|place|origin|destination|origin_code|destination_code)_fkey$/,
        why: 'An index serves who deletes the row that is referred to, and nobody deletes places and codes of events.',
      },
      { items: /^private\.account_link: /, why: 'There are few links, and seldom is an account deleted.' },
    ],
    mistake: {
      make: table(', known bigint references public.consignment'),
      undo: drop,
      item: 'mistake: mistake_known_fkey',
    },
  },
  {
    name: '0002 auth_users_exposed',
    query: `select distinct c.oid::regclass::text as item from pg_depend as d
        join pg_rewrite as r on r.oid = d.objid join pg_class as c on c.oid = r.ev_class
      where d.refobjid = 'auth.users'::regclass and d.deptype = 'n' and c.relnamespace ${EXPOSED} and ${READABLE}
        and not (c.relkind = 'v' and ${INVOKER} and (select relrowsecurity from pg_class where oid = 'auth.users'::regclass))`,
    mistake: view('view'),
  },
  {
    name: '0003 auth_rls_initplan',
    query: `select item from (${POLICIES}) as policy where qual ~* '${CALLS_PER_ROW}' or checked ~* '${CALLS_PER_ROW}'`,
    mistake: { ...policies('for select using (auth.uid() is not null)'), item: 'mistake: p0' },
  },
  {
    name: '0004 no_primary_key',
    query: `select c.oid::regclass::text as item from pg_class as c where c.relkind = 'r' and c.relnamespace ${OURS}
        and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    accepted: [
      { items: /^private\.erasure$/, why: 'It never has a row: what is inserted is carried out instead.' },
    ],
    mistake: { make: ['create table public.mistake (id int)'], undo: drop, item: 'mistake' },
  },
  {
    name: '0006 multiple_permissive_policies',
    query: `select distinct c.oid::regclass || ': ' || a.polname || ', ' || b.polname as item
      from pg_policy as a join pg_policy as b on b.polrelid = a.polrelid and a.polname < b.polname
        join pg_class as c on c.oid = a.polrelid
      where c.relnamespace ${OURS} and a.polpermissive and b.polpermissive
        and (a.polcmd = b.polcmd or '*' in (a.polcmd, b.polcmd))
        and (a.polroles && b.polroles or 0::oid = any (a.polroles || b.polroles))`,
    mistake: {
      ...policies('for all to authenticated using (id > 1)', 'for select using (id > 2)'),
      item: 'mistake: p0, p1',
    },
  },
  {
    name: '0007 policy_exists_rls_disabled',
    query: `select c.oid::regclass::text as item from pg_class as c where c.relnamespace ${OURS} and not c.relrowsecurity
        and exists (select from pg_policy where polrelid = c.oid)`,
    mistake: {
      make: [...table(), 'create policy p on public.mistake using (id > 1)'],
      undo: drop,
      item: 'mistake',
    },
  },
  {
    name: '0008 rls_enabled_no_policy',
    query: `select c.oid::regclass::text as item from pg_class as c where c.relnamespace ${OURS} and c.relrowsecurity
        and not exists (select from pg_policy where polrelid = c.oid)`,
    accepted: [
      {
        items: /^private\./,
        why: 'Only functions read and write them, as their owner. For everybody else all rows are closed.',
      },
    ],
    mistake: { ...policies(), item: 'mistake' },
  },
  {
    name: '0009 duplicate_index',
    query: `select a.indexrelid::regclass || ', ' || b.indexrelid::regclass as item
      from pg_index as a join pg_index as b on b.indrelid = a.indrelid and a.indexrelid < b.indexrelid
        join pg_class as c on c.oid = a.indrelid
      where c.relnamespace ${OURS}
        and regexp_replace(pg_get_indexdef(a.indexrelid), ' INDEX .* ON ', ' ON ')
          = regexp_replace(pg_get_indexdef(b.indexrelid), ' INDEX .* ON ', ' ON ')`,
    mistake: {
      make: [
        ...table(', known int'),
        'create index a on public.mistake (known)',
        'create index b on public.mistake (known)',
      ],
      undo: drop,
      item: 'a, b',
    },
  },
  {
    name: '0010 security_definer_view',
    query: `select c.oid::regclass::text as item from pg_class as c
      where c.relkind = 'v' and c.relnamespace ${EXPOSED} and ${READABLE} and not ${INVOKER}`,
    mistake: view('view'),
  },
  {
    name: '0011 function_search_path_mutable',
    query: `select p.oid::regprocedure::text as item from pg_proc as p where p.pronamespace ${OURS}
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
        and not exists (select from unnest(p.proconfig) as setting where setting like 'search_path=%')`,
    mistake: fn(''),
  },
  {
    name: '0013 rls_disabled_in_public',
    query: `select c.oid::regclass::text as item from pg_class as c
      where c.relkind in ('r', 'p') and c.relnamespace ${OURS} and not c.relrowsecurity`,
    mistake: { make: table(), undo: drop, item: 'mistake' },
  },
  {
    name: '0014 extension_in_public',
    query: `select extname as item from pg_extension where extnamespace ${EXPOSED}`,
    mistake: {
      make: ['alter extension pg_trgm set schema public'],
      undo: ['alter extension pg_trgm set schema extensions'],
      item: 'pg_trgm',
    },
  },
  {
    name: '0015 rls_references_user_metadata',
    query: `select item from (${POLICIES}) as policy where qual || checked like '%user_metadata%'`,
    mistake: {
      ...policies(`for select using (((select auth.jwt()) -> 'user_metadata') is not null)`),
      item: 'mistake: p0',
    },
  },
  {
    name: '0016 materialized_view_in_api',
    query: `select c.oid::regclass::text as item from pg_class as c
      where c.relkind = 'm' and c.relnamespace ${EXPOSED} and ${READABLE}`,
    mistake: view('materialized view'),
  },
  {
    name: '0017 foreign_table_in_api',
    query: `select c.oid::regclass::text as item from pg_class as c
      where c.relkind = 'f' and c.relnamespace ${EXPOSED} and ${READABLE}`,
    mistake: {
      make: [
        'create foreign data wrapper mistake',
        'create server mistake foreign data wrapper mistake',
        'create foreign table public.mistake (id int) server mistake',
        'grant select on public.mistake to anon',
      ],
      undo: ['drop foreign data wrapper mistake cascade'],
      item: 'mistake',
    },
  },
  {
    name: '0018 unsupported_reg_types',
    query: `select c.oid::regclass || '.' || attname as item from pg_attribute join pg_class as c on c.oid = attrelid
      where c.relnamespace ${OURS} and atttypid::regtype::text in ('regcollation', 'regconfig', 'regdictionary',
        'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure')`,
    mistake: { make: table(', named regproc'), undo: drop, item: 'mistake.named' },
  },
  {
    name: '0021 fkey_to_auth_unique',
    query: `select conrelid::regclass || ': ' || conname as item from pg_constraint join pg_class as c on c.oid = confrelid
      where contype = 'f' and connamespace ${OURS} and c.relnamespace = 'auth'::regnamespace
        and not (select indisprimary from pg_index where indexrelid = conindid)`,
    mistake: {
      make: [
        'alter table auth.users add mistake int unique',
        ...table(', known int references auth.users (mistake)'),
      ],
      undo: [...drop, 'alter table auth.users drop mistake'],
      item: 'mistake: mistake_known_fkey',
    },
  },
  {
    name: '0024 rls_policy_always_true',
    query: `select item from (${POLICIES}) as policy where polpermissive and polcmd <> 'r'
        and (qual in ('true', '(1 = 1)') or checked in ('true', '(1 = 1)'))`,
    mistake: { ...policies('for insert with check (true)'), item: 'mistake: p0' },
  },
  ...['anon', 'authenticated'].map((role, at): Lint => ({
    name: `002${8 + at} ${role}_security_definer_function_executable`,
    query: `select p.oid::regprocedure::text as item from pg_proc as p
      where p.pronamespace ${EXPOSED} and p.prosecdef and has_function_privilege('${role}', p.oid, 'execute')`,
    mistake: fn(
      "security definer set search_path = ''",
      `grant execute on function public.mistake() to ${role}`,
    ),
  })),
];

/** What a lint warns of in a database, without what it may. */
export const findMistakes = async (
  { query, accepted = [] }: Lint,
  run: (query: string) => Promise<readonly { item?: string }[]>,
): Promise<string[]> =>
  (await run(`select item from (${query}) as found order by item collate "C"`))
    .map(({ item = '' }) => item)
    .filter((item) => !accepted.some(({ items }) => items.test(item)));
