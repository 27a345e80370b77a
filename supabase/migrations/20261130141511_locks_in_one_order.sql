-- Two that locked the same rows in different orders waited for each other, and PostgreSQL ended one of them: an event of a leg and a change
-- of the leg, a newsletter that was cancelled and who unsubscribed, two imports, two sign-ins of a network.

set local check_function_bodies = off;

create or replace function private.locked_with_legs (
  known bigint
)
  returns public.consignment
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform from public.consignment_leg where consignment = known order by id for no key update;
  return private.locked(known);
end $function$;

create or replace function private.fill_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  leg public.consignment_leg;
begin
  parcel := case when new.leg is null then private.locked(new.consignment) else private.locked_with_legs(new.consignment) end;
  if exists (select from public.consignment_event where request_key = new.request_key) then return null; end if;
  select * into leg from public.consignment_leg where id = new.leg;
  if new.leg is not null and leg.consignment is distinct from new.consignment then
    raise exception 'This leg is not one of this consignment.';
  end if;
  if new.corrects is not null and not exists (
      select from public.consignment_event where id = new.corrects and consignment = new.consignment) then
    raise exception 'The corrected entry is not one of this consignment.';
  end if;
  if new.moment >= '2100-01-01T00:00:00Z' then raise exception 'The time is out of range: the year 2099 is the last.'; end if;
  if new.moment < date_trunc('minute', parcel."timeCreated") then
    raise exception 'This is before the registration of the consignment.';
  end if;
  if new.classifier = 'actual' and new.moment > now() + interval '5 minutes' then
    raise exception 'What has happened cannot be in the future: enter it as planned or expected.';
  end if;
  if new.classifier = 'actual' and jsonb_array_length(parcel.locations) >= 200 then
    raise exception 'The history of this consignment is full, so no entry can be added.';
  end if;
  new := private.put_at_place(new, leg, parcel);
  new.no := private.next_number(parcel);
  select label into new.status from public.event_code where code = new.code;
  if not found then raise exception 'There is no event with the code %.', new.code; end if;
  new.entered_by := coalesce(private.who(), new.entered_by);
  return new;
end $function$;

create or replace function private.void_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if old.leg is null then perform private.locked(new.consignment); else perform private.locked_with_legs(new.consignment); end if;
  if old.voided_at is not null then raise exception 'This entry is void already.'; end if;
  if private.is_blank(coalesce(new.void_reason, '')) then raise exception 'Say why this entry is void.'; end if;
  if old.classifier = 'actual' and not exists (
      select from public.consignment_event
      where consignment = old.consignment and id <> old.id and classifier = 'actual' and voided_at is null) then
    raise exception 'This is the only entry of what has happened: add the right one first.';
  end if;
  new.voided_at := now();
  new.voided_by := coalesce(private.who(), new.voided_by);
  return new;
end $function$;

create or replace function private.record_scan (
  tracking_id text,
  event text,
  note text,
  request_key uuid,
  scanned_at timestamp with time zone,
  clock_error integer,
  piece integer,
  leg integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  happened timestamptz;
  on_leg bigint;
  entry bigint;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
  if parcel.id is null then raise exception 'There is no consignment with this id.' using errcode = 'PT404'; end if;
  if event in ('registered', 'cancelled') then raise exception 'This event is for the office to enter.'; end if;
  parcel := case when leg is null then private.locked(parcel.id) else private.locked_with_legs(parcel.id) end;
  if exists (select from private.scan as known where known.request_key = record_scan.request_key) then return; end if;
  happened := private.scan_moment(scanned_at, clock_error);
  if leg is not null then
    select (way.leg).id into on_leg from private.numbered_legs(parcel.id) as way where way.number = record_scan.leg;
    if not found then raise exception 'This consignment has no leg %.', leg; end if;
  end if;
  if piece not between 1 and greatest(1, (
      select count(*) from public.consignment_piece as known where known.consignment = parcel.id)) then
    raise exception 'This consignment has no piece %.', piece;
  end if;
  if piece is not null then entry := private.entry_of_pieces(parcel.id, event, on_leg, happened); end if;
  if entry is null or not private.is_blank(coalesce(note, '')) then
    insert into public.consignment_event (consignment, code, classifier, moment, leg, internal_note, request_key, silent)
    values (parcel.id, event, 'actual', happened, on_leg, nullif(btrim(note), ''), record_scan.request_key, entry is not null)
    returning id into entry;
    if entry is null then return; end if; -- a form has used this key
  end if;
  insert into private.scan (request_key, event, piece, scanned_at, clock_error, scanned_by)
  values (record_scan.request_key, entry, piece, coalesce(scanned_at, now()), clock_error, private.who())
  on conflict on constraint piece_of_event do nothing; -- somebody else has scanned this piece
end $function$;

create or replace function private.order_legs (
  ordered bigint,
  legs bigint[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.locked_with_legs(ordered);
  if (select array_agg(id order by id) from public.consignment_leg where consignment = ordered)
     is distinct from (select array_agg(id order by id) from unnest(legs) id) then
    raise exception 'The legs have changed meanwhile: load them again.';
  end if;
  update public.consignment_leg set position = array_position(legs, id) where consignment = ordered;
  perform private.refresh_journey(ordered);
end $function$;

create or replace function private.cancel_newsletter (
  known bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  update private.newsletter set cancelled_at = now() where id = known and cancelled_at is null;
  if not found then return; end if;
  with cancelled as (
    update private.queued_mail set state = 'cancelled', updated_at = now()
    where newsletter = known and state = 'waiting' returning subscriber)
  delete from private.subscription using cancelled, private.newsletter
  where subscription.subscriber = cancelled.subscriber and confirmed_at is null
    and newsletter.id = known and newsletter.subject is null;
  perform private.record_newsletter(known, 'update', 'cancelled', 'no', 'yes'); -- last: whoever unsubscribes waits for the audit
end $function$;

create or replace function private.subscription_of (
  token text
)
  returns private.subscription
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known private.subscription;
begin
  perform private.take('newsletterLook');
  perform from public."newsLetter" -- before the subscription, as by whoever deletes both
  where id = (select subscriber from private.subscription_token where hash = private.sha256_hex(token)) for no key update;
  select subscription.* into known from private.subscription_token join private.subscription using (subscriber)
  where hash = private.sha256_hex(token) for no key update of subscription;
  return known;
end $function$;

create or replace function private.end_keeping (
  kind text,
  ids text[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  case kind
    when 'consignments' then
      insert into private.erasure (records, reason)
      select jsonb_agg(jsonb_build_object('kind', 'consignment', 'id', id, 'part', party)), 'The term for which it is kept has ended.'
      from unnest(ids) as id, unnest(array['sender', 'receiver']) as party;
    when 'followers' then delete from private.follower where id = any (ids::bigint[]);
    when 'inquiries' then delete from public."contactForm" where id = any (ids::bigint[]);
    when 'quotes', 'agreedQuotes' then delete from private.quote where id = any (ids::bigint[]);
    when 'sentMails' then delete from public.mail_log where key = any (ids::uuid[]);
    when 'notices' then delete from private.notice_job where id = any (ids::bigint[]);
    when 'newsletters' then delete from private.newsletter where id = any (ids::bigint[]);
    when 'subscriptions' then -- but one that is confirmed in this moment
      perform from public."newsLetter" where id = any (ids::bigint[]) order by id for update;
      with ended as (delete from private.subscription where subscriber = any (ids::bigint[]) and confirmed_at is null returning subscriber)
      delete from public."newsLetter" using ended where id = subscriber;
    when 'audit' then
      perform private.erase_audited(entry.id, array(
        select name from jsonb_object_keys(entry.salts) as name where name like 'changes.%' or name = 'reason'))
      from public.audit as entry where entry.id = any (ids::bigint[]);
  end case;
end $function$;

create or replace function private.remove_staff (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.admins;
begin
  perform private.begin_staff_change();
  known := private.staff_member(member, null);
  delete from private.admins where user_id = member;
  delete from private.account_link where user_id = member or made_by = member or email = private.email_of(member);
  delete from auth.sessions where user_id = member;
  perform private.record_account(private.actor(), 'delete', 'staff', member::text, private.email_of(member),
    jsonb_build_object('role', jsonb_build_object('before', known.role, 'after', null)));
end $function$;

create or replace function private.import_rows (
  batch_key uuid,
  file text,
  entries jsonb,
  is_trial boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant int := 200;
  entry jsonb;
  outcome jsonb;
  outcomes jsonb := '[]';
  tracking_id text;
begin
  perform private.require_admin();
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > most then
    raise exception 'At most % rows can be imported at once.', most using errcode = '22023';
  end if;
  if not is_trial then
    perform set_config('notices.off', 'on', true);
    perform pg_advisory_xact_lock(hashtextextended('imports', 0)); -- two with a tracking id in common would wait for each other
    insert into private.import_batch (key, file, created_by) values (batch_key, file, private.who()) on conflict do nothing;
  end if;
  for entry in select value from jsonb_array_elements(entries) loop
    tracking_id := nullif(entry ->> 'trackingId', '');
    begin
      outcome := case when is_trial
        then private.known_row(batch_key, (entry ->> 'number')::int, tracking_id, entry -> 'fields')
        else private.store_row(batch_key, (entry ->> 'number')::int, tracking_id, entry -> 'fields') end;
    exception when data_exception or integrity_constraint_violation or raise_exception then
      outcome := jsonb_build_object('outcome', 'refused', 'code', sqlstate, 'reason', sqlerrm);
    end;
    outcomes := outcomes || jsonb_build_array(outcome);
  end loop;
  return outcomes;
end $function$;

create or replace function private.take_back_try (
  used_action text,
  client text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  key text;
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
  foreach key in array private.client_keys() loop
    update private.hits as known set hits = known.hits - 1 from private.limits
    where limits.action = used_action and known.action = used_action and known.client = key
      and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch');
  end loop;
end $function$;
