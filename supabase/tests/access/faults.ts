type Fault = [name: string, make: string, undo: string, report: RegExp];

/** Mistakes that a migration could make, how each is undone, and what the report must contain. */
export const faults: Fault[] = [
  [
    'a table opened to visitors',
    'grant select on public.chats to anon',
    'revoke select on public.chats from anon',
    /^\+ table, by row public\.chats: anon select/m,
  ],
  [
    'a column opened to visitors',
    'grant select (email) on public."newsLetter" to anon',
    'revoke select (email) on public."newsLetter" from anon',
    /^\+ column public\.newsLetter\.email: anon insert, anon select/m,
  ],
  [
    'a locked column opened for edits',
    'grant update ("trackingId") on public.consignment to authenticated',
    'revoke update ("trackingId") on public.consignment from authenticated',
    /^\+ column public\.consignment\.trackingId: .*authenticated update/m,
  ],
  [
    'a right for PUBLIC',
    'grant select on private.admins to public',
    'revoke select on private.admins from public',
    /^\+ column private\.admins\.user_id: anon select, authenticated select/m,
  ],
  [
    'a right on a table of the platform',
    'grant select on auth.users to authenticated',
    'revoke select on auth.users from authenticated',
    /^\+ column auth\.users\.encrypted_password: authenticated select/m,
  ],
  [
    'row-level security switched off',
    'alter table private.chat_key disable row level security',
    'alter table private.chat_key enable row level security',
    /^\+ table private\.chat_key/m,
  ],
  [
    'a policy for everybody',
    'create policy everybody on public.chats for select to anon, authenticated using (true)',
    'drop policy everybody on public.chats',
    /^\+ policy public\.chats: select to anon,authenticated using true/m,
  ],
  [
    'a weakened policy',
    'alter policy "anyone writes" on public."contactForm" with check (true)',
    `alter policy "anyone writes" on public."contactForm" with check (created_at = now() and "readAt" is null and "handledAt" is null)`,
    /^\+ policy public\.contactForm: insert to anon,authenticated check true/m,
  ],
  [
    'a missing policy',
    'drop policy "the admin reads" on public.mail_log',
    'create policy "the admin reads" on public.mail_log for select to authenticated using ((select private.is_admin()))',
    /^- policy public\.mail_log: select/m,
  ],
  [
    'a policy that lets visitors send hints',
    'create policy send on realtime.messages for insert to anon with check (true)',
    'drop policy send on realtime.messages',
    /^\+ policy realtime\.messages: insert to anon check true/m,
  ],
  [
    'an inner function opened',
    'grant execute on function private.enforce_limit(text, text) to anon',
    'revoke execute on function private.enforce_limit(text, text) from anon',
    /^\+ function private\.enforce_limit: anon/m,
  ],
  [
    'an exposed function that runs as its owner',
    'alter function public.chat_read(text, int) security definer',
    'alter function public.chat_read(text, int) security invoker',
    /^\+ function public\.chat_read definer/m,
  ],
  [
    'a view that reads as its owner',
    'alter view public.chat_summary set (security_invoker = false)',
    'alter view public.chat_summary set (security_invoker = true)',
    /^\+ view public\.chat_summary/m,
  ],
  [
    'an opened sequence',
    'grant usage on sequence public.consignment_id_seq to anon',
    'revoke usage on sequence public.consignment_id_seq from anon',
    /^\+ sequence public\.consignment_id_seq: anon insert/m,
  ],
  [
    'the right to create objects in a schema',
    'grant create on schema public to authenticated',
    'revoke create on schema public from authenticated',
    /^\+ schema public: .*authenticated create/m,
  ],
  [
    'generous defaults',
    'alter default privileges in schema public grant select on tables to anon',
    'alter default privileges in schema public revoke select on tables from anon',
    /^\+ new tables of public: anon select/m,
  ],
  [
    'a published table',
    'create publication supabase_realtime for table public.chats',
    'drop publication supabase_realtime',
    /^\+ publication supabase_realtime of public\.chats/m,
  ],
  [
    'an undeclared table',
    'create table public.added (id int)',
    'drop table public.added',
    /^\+ column public\.added\.id: nothing/m,
  ],
  [
    'an undeclared column',
    'alter table public.chats add column added int',
    'alter table public.chats drop column added',
    /^\+ column public\.chats\.added: authenticated select/m,
  ],
  [
    'an undeclared function of the API',
    'do $do$ begin create function public.added() returns int language sql as $$ select 1 $$; grant execute on function public.added() to anon; end $do$',
    'drop function public.added()',
    /^\+ function public\.added: anon/m,
  ],
  [
    'a function that more may call behind the API than at it',
    'grant execute on function private.staff() to anon',
    'revoke execute on function private.staff() from anon',
    /^\+ function private\.staff: anon, authenticated/m,
  ],
  [
    'a function of the API that nobody may call any more',
    'revoke execute on function public.staff() from authenticated',
    'grant execute on function public.staff() to authenticated',
    /^- function public\.staff: authenticated/m,
  ],
];

/** The same in roles, which all databases of a server share: made there, they would change what other tests see meanwhile. */
export const faultsOfRoles: Fault[] = [
  [
    'a role that bypasses row-level security',
    'alter role anon bypassrls',
    'alter role anon nobypassrls',
    /^\+ role anon is more than a role/m,
  ],
  [
    'a role that is a member of another role',
    'grant service_role to authenticated',
    'revoke service_role from authenticated',
    /^\+ role authenticated is a member of service_role/m,
  ],
];
