-- Whoever found an unlocked tab of an owner could let others in for good. Changes of the staff take a password of the last half an hour.

set local check_function_bodies = off;

create table "private"."confirmed_session" (
  "session" uuid not null,
  "account" uuid not null,
  "confirmed_at" timestamp with time zone not null default now(),
  constraint "confirmed_session_pkey" primary key (session)
);

alter table "private"."confirmed_session"
  enable row level security;

create or replace function private.begin_staff_change()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  perform private.require_proof();
  perform pg_advisory_xact_lock(20261125);
  perform private.require_owner();
end $function$;

create or replace function private.confirm_identity (
  confirmed uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_staff();
  if not private.has_signed_in('5 minutes') then
    raise exception 'Enter your password, then do this again.' using errcode = 'PT403';
  end if;
  delete from private.confirmed_session where confirmed_at < now() - interval '30 minutes';
  insert into private.confirmed_session (session, account)
  select id, user_id from auth.sessions where id = confirmed and user_id = auth.uid()
  on conflict (session) do update set confirmed_at = now();
end $function$;

create or replace function private.has_signed_in (
  within interval
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return exists (
    select from jsonb_array_elements(coalesce(nullif(auth.jwt() -> 'amr', 'null'), '[]')) as proof
    where proof ->> 'method' <> 'token_refresh' and (proof ->> 'timestamp')::numeric > extract(epoch from now() - within));
end $function$;

create or replace function private.require_proof()
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if not private.has_signed_in('30 minutes') and not exists (
      select from private.confirmed_session
      where session = (auth.jwt() ->> 'session_id')::uuid and account = auth.uid() and confirmed_at > now() - interval '30 minutes') then
    raise exception 'Enter your password, then do this again.' using errcode = 'PT403';
  end if;
end $function$;

create or replace function public.confirm_identity (
  session uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.confirm_identity(session)
$function$;

create index confirmed_session_account_idx on private.confirmed_session (account);

alter table "private"."confirmed_session"
  add constraint "confirmed_session_account_fkey" foreign key (account) references auth.users(id) on delete cascade;

revoke all on function "private"."confirm_identity"(uuid) from public;

grant execute on function "private"."confirm_identity"(uuid) to "authenticated";

revoke all on function "private"."has_signed_in"(interval) from public;

revoke all on function "private"."require_proof"() from public;

revoke all on function "public"."confirm_identity"(uuid) from public;

grant execute on function "public"."confirm_identity"(uuid) to "authenticated";
