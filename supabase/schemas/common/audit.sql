-- Who changed what: written by the database, read by the admin, changed by nobody (docs/decisions/016).

create table public.audit (
  id bigint primary key, -- 1, 2, 3... without a gap
  at timestamptz not null,
  actor text, -- who was signed in, and as what; null: past the API
  action text not null check (action in ('insert', 'update', 'delete')),
  subject text not null, -- the table
  subject_id text not null,
  consignment bigint, -- also of one that is gone
  label text, -- what names the row: the tracking id
  reason text,
  changes jsonb not null, -- {column: {before, after}}, as texts
  -- A hash of each value with its salt, and of all that with the hash of the entry before. Without value and salt, an entry
  -- still proves the order, and nothing of what it was about (`npm run audit:verify`).
  salts jsonb not null,
  digests jsonb not null,
  previous text not null,
  hash text not null,
  erased jsonb not null default '{}' -- the values that are gone, by the names of their digests: the number of the entry that says so
);
create index audit_undeclared on public.audit (id) where erased @? '$.* ? (@ == 0)';
create index audit_consignment on public.audit (consignment, id);
create index audit_unerased on public.audit (at) where changes <> '{}' or reason is not null;

alter table public.audit enable row level security;
create policy "the admin reads" on public.audit for select to authenticated using ((select private.is_admin()));
grant select on public.audit to authenticated;

create function private.sha256_hex(value text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return encode(sha256(convert_to(value, 'UTF8')), 'hex');
end $$;

-- A text that begins with its length in bytes, so that no two lists of values read the same; "-" for none.
create function private.measured_text(value text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(octet_length(convert_to(value, 'UTF8')) || ':' || value, '-');
end $$;

-- What an entry is chained by: all of it but its values, of which only the digests count.
create function private.entry_hash(entry public.audit) returns text language plpgsql stable set search_path = '' as $$
begin
  return private.sha256_hex(concat_ws(' ', entry.previous, entry.id, private.instant(entry.at), entry.action,
    entry.subject, private.measured_text(entry.subject_id), private.measured_text(entry.consignment::text),
    (select string_agg(key || '=' || value, ' ' order by key collate "C") from jsonb_each_text(entry.digests))));
end $$;

-- Adds an entry after the last one. Two that come at the same time wait for each other.
create function private.append_audit(entry public.audit) returns void
language plpgsql volatile set search_path = '' as $$
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
    select key as name, private.measured_text(value) as value from jsonb_each_text(hashed)
    union all
    select 'changes.' || key, private.measured_text(value ->> 'before') || private.measured_text(value ->> 'after')
    from jsonb_each(entry.changes)) as valued,
    lateral (select encode(uuid_send(gen_random_uuid()), 'hex') as salt where name <> '') as salted;
  entry.hash := private.entry_hash(entry);
  insert into public.audit select entry.*;
end $$;

-- Values that go are an entry of their own, whose `subject_id` is a hash of which they were: so who erases differs from who tampers, and
-- nobody erases without a trace. All of a transaction are one entry, at its end; until then their number is 0. Earlier versions had
-- the address of an invitation in `subject_id`, which is part of the entry's hash: where it goes, the hash of what is left is said.
create function private.note_erased() returns trigger language plpgsql set search_path = '' as $$
begin
  new.erased := new.erased || (
    select coalesce(jsonb_object_agg(name, 0), '{}')
    from (
      select name from jsonb_object_keys(old.salts) as name where not new.salts ? name
      union all
      select 'subject_id' where old.subject_id <> new.subject_id) as names);
  return new;
end $$;
create trigger note_erased before update on public.audit for each row
  when (old.salts <> new.salts or old.subject_id <> new.subject_id)
  execute function private.note_erased();

create function private.declare_erased() returns void language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  perform pg_advisory_xact_lock(20260102); -- as append_audit: the number of the entry is known then
  select private.sha256_hex(string_agg(
    concat_ws(' ', id, name, case when name = 'subject_id' then private.entry_hash(audit) end), e'\n' order by id, name collate "C"))
  into entry.subject_id
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
end $$;

create function private.declare_at_end() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.declare_erased();
  return null;
end $$;
create constraint trigger declare_erased after update on public.audit deferrable initially deferred for each row
  when (new.erased @? '$.* ? (@ == 0)') execute function private.declare_at_end();

-- Who is signed in with their role, which may be another one later; null past the API.
create function private.actor() returns text language plpgsql stable set search_path = '' as $$
begin
  return private.caller_email() || coalesce((select ' (' || role || ')' from private.admins where user_id = auth.uid()), '');
end $$;

-- What becomes of the staff, of how they sign in and of the settings: none of it is a table of the API, and who redeems a link is not
-- signed in. Whatever the values are, they are kept as texts.
create function private.record_account(done_by text, action text, subject text, subject_id text, label text, changes jsonb)
returns void language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  entry.actor := done_by;
  entry.action := action;
  entry.subject := subject;
  entry.subject_id := subject_id;
  entry.label := label;
  entry.changes := (
    select coalesce(jsonb_object_agg(field, (
      select jsonb_object_agg(version, private.as_text(content)) from jsonb_each(change) as versions (version, content))), '{}')
    from jsonb_each(changes) as fields (field, change));
  perform private.append_audit(entry);
end $$;

-- A share link that was made or ended: by an admin, or by a party, who is not signed in.
create function private.record_share(link private.share_link, done_by text, action text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  entry.actor := done_by;
  entry.action := action;
  entry.subject := 'share_link';
  entry.subject_id := link.id::text;
  entry.consignment := link.consignment;
  entry.label := (select "trackingId" from public.consignment where id = link.consignment);
  select jsonb_object_agg(name, jsonb_build_object(case action when 'insert' then 'after' else 'before' end, value))
  into entry.changes
  from (values ('scope', link.scope), ('expires_at', private.instant(link.expires_at))) as details (name, value);
  perform private.append_audit(entry);
end $$;

-- A proof of delivery that was taken or deleted; nothing of what it shows.
create function private.record_proof(proof private.proof, action text, reason text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  entry.actor := private.actor();
  entry.action := action;
  entry.subject := 'proof';
  entry.subject_id := proof.id::text;
  entry.consignment := proof.consignment;
  entry.label := (select "trackingId" from public.consignment where id = proof.consignment);
  entry.reason := reason;
  entry.changes := jsonb_build_object(
    'moment', jsonb_build_object(case action when 'insert' then 'after' else 'before' end, private.instant(proof.moment)));
  perform private.append_audit(entry);
end $$;

-- A value of a column as a text. An object is a line for each of its texts: as JSON it would hide line breaks and quotation marks from
-- who looks for a person in it.
create function private.as_text(value jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(value) = 'object' then
    return (select string_agg(name || ': ' || content, e'\n' order by name) from jsonb_each_text(value) as field (name, content));
  end if;
  return value #>> '{}';
end $$;

-- For each row that somebody who is signed in makes, changes or deletes, and for each that is changed or deleted past the
-- API. The first argument is the column that names the row; the others are left out: what the database itself derives, and
-- what only keeps a repeated request from being stored twice. With '*' no values are kept.
create function private.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  subject jsonb := before || after;
  entry public.audit;
begin
  if tg_op = 'INSERT' and auth.uid() is null then return null; end if;
  select coalesce(jsonb_object_agg(key, jsonb_build_object(
    'before', private.as_text(before -> key), 'after', private.as_text(after -> key))), '{}')
  into entry.changes
  from jsonb_object_keys(subject) as key
  where before ->> key is distinct from after ->> key and key <> all (tg_argv[1:]) and '*' <> all (tg_argv[1:]);
  if tg_op = 'UPDATE' and entry.changes = '{}' then return null; end if;
  entry.actor := private.actor();
  entry.action := lower(tg_op);
  entry.subject := tg_table_name;
  entry.subject_id := coalesce(subject ->> 'id', subject ->> 'code');
  entry.consignment := case when tg_table_name = 'consignment' then subject ->> 'id' else subject ->> 'consignment' end;
  entry.label := coalesce(subject ->> tg_argv[0],
    (select case when tg_table_name = 'consignment_piece' then private.piece_code("trackingId", (subject ->> 'number')::int)
            else "trackingId" end
     from public.consignment where id = entry.consignment));
  entry.reason := nullif(current_setting('audit.reason', true), '');
  perform private.append_audit(entry);
  return null;
end $$;

-- What a trigger writes in turn says nothing that the change itself does not.
create trigger audit after insert or update or delete on public.consignment for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('trackingId', 'id', 'trackingId', 'created_at', 'locations', 'journey', 'requestKey',
    'editKey', 'state_code', 'ended', 'exceptions', 'modes', 'expected_at', 'last_event_at', 'search_text');
create trigger audit after insert or update or delete on public.consignment_event for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('', 'id', 'consignment', 'no', 'request_key', 'entered_by', 'entered_at', 'voided_at', 'voided_by');
create trigger audit after insert or update or delete on public.consignment_leg for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('', 'id', 'consignment', 'request_key', 'updated_at', 'actual_departure', 'actual_arrival');
create trigger audit after insert or update or delete on public.consignment_piece for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('', 'id', 'consignment', 'number', 'request_key', 'updated_at');
create trigger audit after insert or update or delete on public.eta_revision for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('', 'id', 'consignment', 'request_key', 'entered_by', 'entered_at');
create trigger audit after insert or update or delete on public.consignment_template for each row
  execute function private.record_change('name', 'id');
create trigger audit after insert or update or delete on public.lane_template for each row
  execute function private.record_change('name', 'id');
create trigger audit after insert or update or delete on public.place for each row
  execute function private.record_change('name', 'added_by', 'folded');
-- Who writes to the company has no right to be forgotten by its table and kept in another: no values.
create trigger audit after delete on public."contactForm" for each row execute function private.record_change('', '*');
create trigger audit_handling after update of "handledAt" on public."contactForm" for each row
  execute function private.record_change('', 'id', 'firstName', 'secondName', 'email', 'trackingNo', 'comment', 'created_at',
    'readAt', 'requestKey');
-- A known address is dropped in the transaction that brings it (mail/newsletter.sql): that deletes nothing that there was, and waits for
-- nobody's change.
create trigger audit after delete on public."newsLetter" for each row when (old.created_at <> now())
  execute function private.record_change('', '*');
create trigger audit after delete on public.chats for each row execute function private.record_change('', '*');
