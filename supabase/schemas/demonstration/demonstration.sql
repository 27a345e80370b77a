-- The demonstration: fictitious rows that a database without anything of a company was filled with (supabase/seed.sql). They are
-- known by their ids, so that removing them leaves whatever else there is, and nothing is ever mailed to the people in them
-- (docs/decisions/001).

create table private.demonstration (
  subject text not null check (subject in ('consignment', 'inquiry', 'subscriber', 'chat', 'quote', 'mail', 'newsletter', 'lane',
    'template', 'answer', 'account')),
  row_id text not null,
  state text not null default '', -- a hash of what the staff may change of the row, and of how much hangs on it
  primary key (subject, row_id)
);
alter table private.demonstration enable row level security;

create function private.is_demonstration_row(subject_name text, id text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.demonstration where subject = subject_name and row_id = id);
end $$;

-- Hashes of the addresses of the demonstration.
create table private.demonstration_address (hash text primary key);
alter table private.demonstration_address enable row level security;

create function private.is_demonstration_address(address text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.demonstration_address where hash = private.sha256_hex(lower(btrim(address))));
end $$;

create function private.demonstration_candidates() returns table (subject text, row_id text)
language sql stable set search_path = '' as $$
  select 'consignment', id::text from public.consignment
  union all select 'inquiry', id::text from public."contactForm"
  union all select 'subscriber', id::text from public."newsLetter"
  union all select 'chat', id::text from public.chats
  union all select 'quote', id::text from private.quote
  union all select 'mail', key::text from public.mail_log
  union all select 'newsletter', id::text from private.newsletter
  union all select 'lane', id::text from public.lane_template
  union all select 'template', id::text from public.consignment_template
  union all select 'answer', id::text from public.prepared_answer
$$;

-- Whether there is nothing but the demonstration. Accounts do not count: the first owner is there before anything else.
create function private.has_no_company() returns boolean language sql stable set search_path = '' as $$
  select not exists (
    select from private.demonstration_candidates() as candidate
    where not private.is_demonstration_row(candidate.subject, candidate.row_id))
$$;

-- What is in the demonstration, by what the staff calls it, and as it is now. What was looked at has not been worked on. Moments are
-- written in one zone, whoever asks.
create function private.demonstration_now() returns table (subject text, row_id text, label text, state text)
language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
begin
  return query select listing.subject, listing.row_id, listing.label, private.sha256_hex(listing.state) from (
    select entry.subject, entry.row_id, parcel."trackingId", row(
      jsonb_strip_nulls(private.fields_of(parcel, private.field_names('sender', 'receiver', 'goods'))), parcel.archived_at,
      (select row(count(*), count(voided_at)) from public.consignment_event where consignment = parcel.id),
      (select row(count(*), max(updated_at)) from public.consignment_leg where consignment = parcel.id),
      (select row(count(*), max(updated_at)) from public.consignment_piece where consignment = parcel.id),
      (select count(*) from public.eta_revision where consignment = parcel.id),
      (select count(*) from private.proof where consignment = parcel.id),
      (select count(*) from private.share_link where consignment = parcel.id),
      (select count(*) from private.follower
       where consignment = parcel.id and confirmed_at is not null and not private.is_demonstration_address(email)))::text
    from private.demonstration as entry join public.consignment as parcel on parcel.id = entry.row_id::bigint
    where entry.subject = 'consignment'
    union all
    select entry.subject, entry.row_id, (inquiry."firstName" || ' ' || inquiry."secondName")::text,
      row(inquiry."handledAt", inquiry."handledBy", inquiry.email)::text
    from private.demonstration as entry join public."contactForm" as inquiry on inquiry.id = entry.row_id::bigint
    where entry.subject = 'inquiry'
    union all
    select entry.subject, entry.row_id, reader.email::text, reader.email::text
    from private.demonstration as entry join public."newsLetter" as reader on reader.id = entry.row_id::bigint
    where entry.subject = 'subscriber'
    union all
    select entry.subject, entry.row_id, talk."senderName", row(talk.seq, talk."endedChat", talk.labels, talk.assigned_to,
      talk.snoozed_until, (select count(*) from private.chat_note where chat = talk.id))::text
    from private.demonstration as entry join public.chats as talk on talk.id = entry.row_id::uuid
    where entry.subject = 'chat'
    union all
    select entry.subject, entry.row_id, quote_row.number, quote_row.version::text
    from private.demonstration as entry join private.quote as quote_row on quote_row.id = entry.row_id::bigint
    where entry.subject = 'quote'
    union all
    select entry.subject, entry.row_id, mail.subject, row(mail.state, mail.attempts)::text
    from private.demonstration as entry join public.mail_log as mail on mail.key = entry.row_id::uuid
    where entry.subject = 'mail'
    union all
    select entry.subject, entry.row_id, letter.subject, row(letter.paused_at, letter.cancelled_at)::text
    from private.demonstration as entry join private.newsletter as letter on letter.id = entry.row_id::bigint
    where entry.subject = 'newsletter'
    union all
    select entry.subject, entry.row_id, lane.name::text, row(lane.name, lane.legs)::text
    from private.demonstration as entry join public.lane_template as lane on lane.id = entry.row_id::bigint
    where entry.subject = 'lane'
    union all
    select entry.subject, entry.row_id, template.name::text, row(template.name, template.fields)::text
    from private.demonstration as entry join public.consignment_template as template on template.id = entry.row_id::bigint
    where entry.subject = 'template'
    union all
    select entry.subject, entry.row_id, answer.shortcut, row(answer.shortcut, answer.text)::text
    from private.demonstration as entry join public.prepared_answer as answer on answer.id = entry.row_id::bigint
    where entry.subject = 'answer'
    union all
    select entry.subject, entry.row_id, account.email::text, row(account.encrypted_password, member.role)::text
    from private.demonstration as entry join auth.users as account on account.id = entry.row_id::uuid
      left join private.admins as member on member.user_id = account.id
    where entry.subject = 'account') as listing (subject, row_id, label, state);
end $$;

-- By the demonstration data alone: whatever there is of a company is theirs from now on.
create function private.mark_demonstration() returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.demonstration (subject, row_id)
  select candidate.subject, candidate.row_id from private.demonstration_candidates() as candidate on conflict do nothing;
  update private.demonstration as entry set state = now.state
  from private.demonstration_now() as now where now.subject = entry.subject and now.row_id = entry.row_id;
end $$;

-- Nobody there is written to from now on.
create function private.silence_demonstration() returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.demonstration_address (hash)
  select distinct private.sha256_hex(lower(btrim(address))) from (
    select "sendersEmail" from public.consignment
    union all select "recEmail" from public.consignment
    union all select email from private.follower
    union all select email from public."contactForm"
    union all select email from public."newsLetter"
    union all select email from private.chat_address
    union all select request #>> '{contact,email}' from private.quote
    union all select account.email from private.demonstration join auth.users as account on account.id = row_id::uuid
      where subject = 'account') as named (address)
  on conflict do nothing;
end $$;

-- Whatever the reason: also once a company has set up its mail server.
create function private.keep_demonstration_silent() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_demonstration_address(new.email) then
    new.state := 'cancelled';
    new.reason := 'This address belongs to the demonstration: nothing is mailed to it.';
  end if;
  return new;
end $$;
create trigger keep_demonstration_silent before insert or update of state, email on private.queued_mail for each row
  when (new.state in ('waiting', 'sending')) execute function private.keep_demonstration_silent();

-- An account that has a password is somebody's by now.
create function private.is_left_to_somebody(entry private.demonstration) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return entry.subject = 'account' and exists (
    select from auth.users where id = entry.row_id::uuid and (encrypted_password <> '' or id = auth.uid()));
end $$;

create function private.demonstration() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (
    with current_rows as materialized (
      select now.subject, now.label, now.state <> entry.state as is_changed
      from private.demonstration_now() as now join private.demonstration as entry using (subject, row_id)
      where not private.is_left_to_somebody(entry))
    select jsonb_build_object(
      'counts', (select jsonb_object_agg(subject, number) from (select subject, count(*) as number from current_rows group by subject) as counts),
      'accounts', (select coalesce(jsonb_agg(label order by label), '[]') from current_rows where subject = 'account'),
      'changed', (select coalesce(jsonb_agg(jsonb_build_object('subject', subject, 'label', label) order by subject, label), '[]')
                  from current_rows where is_changed))
    from current_rows having count(*) > 0);
end $$;
grant execute on function private.demonstration() to authenticated;

-- {counts: {subject: rows}, accounts: [address], changed: [{subject, label}] of those that were worked on since}: what would be removed;
-- null where there is no demonstration. For owners, as below.
create function public.demonstration() returns jsonb language sql stable set search_path = '' as $$ select private.demonstration() $$;
grant execute on function public.demonstration() to authenticated;

-- With what hangs on its rows. The audit says of each that it was deleted, and by whom. The ids are taken in their order, as by others.
create function private.remove_demonstration(keep_changed boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed_rows private.demonstration[];
  ids text[];
  kind text;
  kept_count int;
begin
  perform private.require_owner();
  perform pg_advisory_xact_lock(hashtextextended('demonstration', 0));
  if not exists (select from private.demonstration) then return jsonb_build_object('removed', 0, 'kept', 0); end if;
  select coalesce(array_agg(entry order by entry.subject, entry.row_id), '{}') into removed_rows
  from private.demonstration as entry join private.demonstration_now() as now using (subject, row_id)
  where not (keep_changed and now.state <> entry.state) and not private.is_left_to_somebody(entry);
  foreach kind in array array['chat', 'quote', 'consignment', 'inquiry', 'newsletter', 'subscriber', 'mail', 'lane', 'template',
      'answer', 'account'] loop
    ids := array(select row_id from unnest(removed_rows) where subject = kind order by length(row_id), row_id);
    continue when ids = '{}';
    case kind
      when 'chat' then
        perform from public.chats where id = any (ids::uuid[]) order by id for update;
        delete from public.chats where id = any (ids::uuid[]);
      when 'quote' then
        perform from private.quote where id = any (ids::bigint[]) order by id for update;
        delete from private.quote where id = any (ids::bigint[]);
      when 'consignment' then
        perform from public.consignment where id = any (ids::bigint[]) order by id for update;
        delete from public.consignment where id = any (ids::bigint[]);
      when 'inquiry' then
        perform from public."contactForm" where id = any (ids::bigint[]) order by id for update;
        delete from public."contactForm" where id = any (ids::bigint[]);
      when 'newsletter' then delete from private.newsletter where id = any (ids::bigint[]);
      when 'subscriber' then
        perform from public."newsLetter" where id = any (ids::bigint[]) order by id for update;
        delete from public."newsLetter" where id = any (ids::bigint[]);
      when 'mail' then delete from public.mail_log where key = any (ids::uuid[]);
      when 'lane' then delete from public.lane_template where id = any (ids::bigint[]);
      when 'template' then delete from public.consignment_template where id = any (ids::bigint[]);
      when 'answer' then delete from public.prepared_answer where id = any (ids::bigint[]);
      when 'account' then -- with their sessions and their place on the staff
        perform private.record_account(private.actor(), 'delete', 'staff', user_id::text, private.email_of(user_id),
          jsonb_build_object('role', jsonb_build_object('before', role, 'after', null)))
        from private.admins where user_id = any (ids::uuid[]);
        delete from private.account_link where user_id = any (ids::uuid[]) or made_by = any (ids::uuid[]);
        delete from auth.users where id = any (ids::uuid[]);
    end case;
  end loop;
  perform private.record_account(private.actor(), 'delete', 'demonstration', 'demonstration', 'Demonstration',
    jsonb_build_object('rows', jsonb_build_object('before', cardinality(removed_rows)::text, 'after', null)));
  select count(*) into kept_count from private.demonstration_now();
  delete from private.demonstration;
  return jsonb_build_object('removed', cardinality(removed_rows), 'kept', kept_count);
end $$;
grant execute on function private.remove_demonstration(boolean) to authenticated;

-- Removes the demonstration, with `keep_changed` all but what was worked on, which is the company's own from then on.
-- {removed, kept}: how many rows. Once it is gone, nothing is done.
create function public.remove_demonstration(keep_changed boolean) returns jsonb language sql volatile set search_path = '' as $$
  select private.remove_demonstration(keep_changed)
$$;
grant execute on function public.remove_demonstration(boolean) to authenticated;
