-- What follows an event, where on a leg it happens, whether a consignment travels on after it and whether a scanner records it are said
-- once, in the row of its code. The client and two functions said it on their own, and proposed different next steps after "received" and
-- "arrived": now both propose what happens to the goods next, to be loaded and to be discharged (as DCSA's LOAD after GTIN, DISC after ARRI).

set local check_function_bodies = off;

drop function "private"."next_scan"(bigint);

drop function "private"."usually_next"(text);

alter table "public"."event_code"
  add column "next" text[] not null default '{}'::text[];

alter table "public"."event_code"
  add column "on_leg" text;

alter table "public"."event_code"
  add column "travels_on" boolean not null default false;

alter table "public"."event_code"
  add column "office_only" boolean not null default false;

create or replace function private.answer_to (
  kind private.exception_kind
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select code from public.event_code where kind = any (closes) and rank is null and not ends order by position limit 1
$function$;

create or replace function private.likeliest_after (
  happened public.event_code
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(happened.next[1], private.answer_to(happened.opens))
$function$;

create or replace function private.next_scan (
  parcel bigint,
  OUT event text,
  OUT leg integer
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  standing record;
  latest public.event_code;
  following public.event_code;
  leg_to_begin int;
begin
  select * into standing from private.standing(private.events_of(parcel));
  if standing.ended then return; end if;
  select private.answer_to((exception ->> 'kind')::private.exception_kind) into event
  from jsonb_array_elements(standing.exceptions) as exception
  order by private.answer_to((exception ->> 'kind')::private.exception_kind) is null, exception -> 'event' limit 1;
  if event is not null then return; end if;
  select event_code.* into latest
  from public.consignment_event as entry join public.event_code on event_code.code = entry.code
  where entry.consignment = parcel and entry.classifier = 'actual' and entry.voided_at is null and event_code.next <> '{}'
  order by entry.moment desc, entry.no desc limit 1;
  if not found then select * into latest from public.event_code where rank = 0 order by position limit 1; end if;
  select min(number) into leg_to_begin from private.numbered_legs(parcel) as way where (way.leg).actual_departure is null;
  select * into following from public.event_code where code = latest.next[1];
  if latest.on_leg = 'destination' and following.on_leg is null and leg_to_begin is not null then
    select * into following from public.event_code where on_leg = 'origin' order by position limit 1;
  end if;
  event := following.code;
  if following.on_leg = 'origin' then leg := leg_to_begin; end if;
  if following.on_leg in ('way', 'destination') then
    select max(number) into leg from private.numbered_legs(parcel) as way where (way.leg).actual_departure is not null;
  end if;
end $function$;

create or replace function private.put_at_place (
  entry public.consignment_event,
  leg public.consignment_leg,
  parcel public.consignment
)
  returns public.consignment_event
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  known public.place;
begin
  entry.place := coalesce(entry.place, case (select on_leg from public.event_code where code = entry.code)
    when 'origin' then leg.origin
    when 'destination' then leg.destination end);
  if entry.place is not null then
    select * into known from public.place where code = entry.place;
    if not found then raise exception 'There is no place with the code %.', entry.place; end if;
    entry.city := private.present_name(known.name);
    entry.country := known.country;
    entry.zone := known.zone;
    return entry;
  end if;
  select place, city, country, zone into entry.place, entry.city, entry.country, entry.zone
  from public.consignment_event
  where consignment = parcel.id and (id = entry.corrects or classifier = 'actual' and voided_at is null)
  order by coalesce(id = entry.corrects, false) desc, moment <= entry.moment desc, abs(extract(epoch from moment - entry.moment)), no desc limit 1;
  return entry;
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
  if exists (select from public.event_code where code = event and office_only) then
    raise exception 'This event is for the office to enter.';
  end if;
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

create or replace function private.scan_events()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  return jsonb_build_object('now', private.instant(now()), 'events', (
    select jsonb_agg(jsonb_build_object('code', code, 'label', label, 'next', private.likeliest_after(event_code)) order by position)
    from public.event_code where not office_only));
end $function$;

alter table "public"."event_code"
  add constraint "event_code_on_leg_check"
    check ((on_leg = ANY (ARRAY['origin'::text, 'way'::text, 'destination'::text])));

revoke all on function "private"."answer_to"(private.exception_kind) from public;

revoke all on function "private"."likeliest_after"(public.event_code) from public;

revoke all on function "private"."next_scan"(bigint) from public;

-- The labels stay: an owner may have changed them.
update public.event_code as known
set next = said.next, on_leg = said.on_leg, travels_on = said.travels_on, office_only = said.office_only
from (values
  ('registered', '{picked_up,received}'::text[], null, false, true),
  ('picked_up', '{received,departed}'::text[], null, false, false),
  ('received', '{loaded,export_cleared,departed}'::text[], null, false, false),
  ('export_cleared', '{loaded,departed}'::text[], null, false, false),
  ('loaded', '{departed}'::text[], 'origin', false, false),
  ('departed', '{arrived,transshipped}'::text[], 'origin', true, false),
  ('in_transit', '{arrived}'::text[], 'way', true, false),
  ('transshipped', '{departed}'::text[], 'way', true, false),
  ('arrived', '{discharged,out_for_delivery,available_for_pickup}'::text[], 'destination', false, false),
  ('discharged', '{out_for_delivery,available_for_pickup}'::text[], 'destination', false, false),
  ('delayed', '{}'::text[], null, true, false),
  ('out_for_delivery', '{delivered,attempted}'::text[], null, false, false),
  ('attempted', '{out_for_delivery,available_for_pickup,returned}'::text[], null, false, false),
  ('available_for_pickup', '{delivered,returned}'::text[], null, false, false),
  ('cancelled', '{}'::text[], null, false, true)) as said (code, next, on_leg, travels_on, office_only)
where known.code = said.code;
