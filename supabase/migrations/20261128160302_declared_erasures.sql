-- A value that is gone together with its salt was taken for an erased one, whoever had removed it. What is erased is now said by an entry of
-- the chain, and `npm run audit:verify` finds the rest.

set local check_function_bodies = off;

alter table "public"."audit"
  add column "erased" jsonb not null default '{}'::jsonb;

create or replace function private.append_audit (
  entry public.audit
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  last public.audit;
  hashed jsonb := jsonb_build_object('actor', entry.actor, 'label', entry.label, 'reason', entry.reason);
begin
  perform pg_advisory_xact_lock(20260102);
  select * into last from public.audit order by id desc limit 1;
  entry.id := coalesce(last.id, 0) + 1;
  entry.at := date_trunc('milliseconds', clock_timestamp());
  entry.previous := coalesce(last.hash, '');
  entry.erased := '{}';
  select jsonb_object_agg(name, salt), jsonb_object_agg(name, private.sha256_hex(salt || value))
  into entry.salts, entry.digests
  from (
    select key as name, private.measured(value) as value from jsonb_each_text(hashed)
    union all
    select 'changes.' || key, private.measured(value ->> 'before') || private.measured(value ->> 'after')
    from jsonb_each(entry.changes)) as valued,
    lateral (select encode(uuid_send(gen_random_uuid()), 'hex') as salt where name <> '') as salted;
  entry.hash := private.sha256_hex(concat_ws(' ', entry.previous, entry.id, private.instant(entry.at), entry.action,
    entry.subject, private.measured(entry.subject_id), private.measured(entry.consignment::text),
    (select string_agg(key || '=' || value, ' ' order by key collate "C") from jsonb_each_text(entry.digests))));
  insert into public.audit select entry.*;
end $function$;

create or replace function private.declare_at_end()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.declare_erased();
  return null;
end $function$;

create or replace function private.declare_erased()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  entry public.audit;
begin
  perform pg_advisory_xact_lock(20260102); -- as append_audit: the number of the entry is known then
  select private.sha256_hex(string_agg(id || ' ' || name, e'\n' order by id, name collate "C")) into entry.subject_id
  from public.audit, jsonb_each(erased) as value (name, number) where erased @? '$.* ? (@ == 0)' and number = '0';
  if entry.subject_id is null then return; end if; -- they were declared with another row of the transaction
  entry.actor := private.actor();
  entry.action := 'delete';
  entry.subject := 'audit';
  entry.changes := '{}';
  perform private.append_audit(entry);
  update public.audit set erased = (
    select jsonb_object_agg(name, case when number = '0' then to_jsonb((select max(id) from public.audit)) else number end)
    from jsonb_each(erased) as value (name, number))
  where erased @? '$.* ? (@ == 0)';
end $function$;

create or replace function private.note_erased()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.erased := new.erased || (
    select coalesce(jsonb_object_agg(name, 0), '{}') from jsonb_object_keys(old.salts) as name where not new.salts ? name);
  return new;
end $function$;

-- What was erased until now: one entry says so.
update public.audit set erased = (
  select jsonb_object_agg(name, 0) from jsonb_object_keys(digests) as name where not salts ? name)
where exists (select from jsonb_object_keys(digests) as name where not salts ? name);
select private.declare_erased();

create index audit_undeclared on public.audit using btree (id)
  where (erased @? '$.*?(@ == 0)'::jsonpath);

create constraint TRIGGER declare_erased
  after update on public.audit deferrable initially deferred
  for each row
  when ((new.erased @? '$.*?(@ == 0)'::jsonpath))
  execute function private.declare_at_end();

create trigger note_erased
  before update on public.audit
  for each row
  when ((old.salts <> new.salts))
  execute function private.note_erased();

revoke all on function "private"."declare_at_end"() from public;

revoke all on function "private"."declare_erased"() from public;

revoke all on function "private"."note_erased"() from public;
