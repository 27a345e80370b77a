-- A device records scans that it has collected without a line, each with its moment, and is told what is likely to happen next.
-- It sends what it has collected at once, so that one scanner may ask more often.

set local check_function_bodies = off;

drop function "private"."record_scan"(text, text, text, uuid);

drop function "public"."record_scan"(text, text, text, uuid);

create table "private"."scan" (
  "request_key" uuid not null,
  "event" bigint not null,
  "piece" integer,
  "scanned_at" timestamp with time zone not null,
  "clock_error" integer,
  "scanned_by" private.line,
  constraint "piece_of_event" unique (event, piece),
  constraint "scan_piece_check" check (((piece >= 1) AND (piece <= 9999))),
  constraint "scan_pkey" primary key (request_key)
);

alter table "private"."scan"
  enable row level security;

create or replace function private.entry_of_pieces (
  known bigint,
  code text,
  leg bigint,
  happened timestamp with time zone
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select entry.id from public.consignment_event as entry
  where entry.consignment = known and entry.code = entry_of_pieces.code and entry.leg is not distinct from entry_of_pieces.leg
    and entry.classifier = 'actual' and entry.voided_at is null
    and entry.moment between happened - interval '12 hours' and happened + interval '12 hours'
    and exists (select from private.scan where event = entry.id and piece is not null)
    and not exists (
      select from public.consignment_event as other
      where other.consignment = known and other.code <> entry.code and other.classifier = 'actual' and other.voided_at is null
        and other.moment between least(entry.moment, happened) and greatest(entry.moment, happened))
  order by entry.no desc limit 1
$function$;

create or replace function private.look_up_scan (
  tracking_id text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  latest public.consignment_event;
  likely record;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
  if parcel.id is null then return null; end if;
  select * into latest from public.consignment_event
  where consignment = parcel.id and classifier = 'actual' and voided_at is null
  order by moment desc, no desc limit 1;
  select * into likely from private.next_scan(parcel.id);
  return jsonb_build_object(
    'trackingId', parcel."trackingId", 'status', parcel.status, 'city', parcel.city, 'country', parcel."currentLocation",
    'headingTo', parcel."headingTo", 'type', parcel.type,
    'next', likely.event, 'nextLeg', likely.leg,
    'legs', (select coalesce(jsonb_agg(jsonb_build_object(
               'number', way.number, 'mode', (way.leg).mode,
               'origin', private.present_name(origin.name), 'destination', private.present_name(destination.name))
               order by way.number), '[]')
             from private.numbered_legs(parcel.id) as way
               join public.place as origin on origin.code = (way.leg).origin
               join public.place as destination on destination.code = (way.leg).destination),
    'last', latest.code,
    'lastLeg', (select number from private.numbered_legs(parcel.id) as way where (way.leg).id = latest.leg),
    'pieces', (select coalesce(jsonb_agg(piece order by piece), '[]') from private.scan
               where piece is not null and event = latest.id));
end $function$;

create or replace function private.next_scan (
  known bigint,
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
begin
  select * into standing from private.standing(private.events_of(known));
  if standing.ended then return; end if;
  if standing.exceptions @> '[{"kind": "hold"}]' then
    event := 'released';
    return;
  end if;
  select private.usually_next(code) into event from public.consignment_event
  where consignment = known and classifier = 'actual' and voided_at is null
    and code <> 'held' and private.usually_next(code) is not null
  order by moment desc, no desc limit 1;
  if event in ('arrived', 'discharged') then
    select max(number) into leg from private.numbered_legs(known) as way where (way.leg).actual_departure is not null;
  else
    select min(number) into leg from private.numbered_legs(known) as way where (way.leg).actual_departure is null;
    if event = 'out_for_delivery' and leg is not null then event := 'loaded'; end if;
    if event not in ('loaded', 'departed') then leg := null; end if;
  end if;
end $function$;

create or replace function private.numbered_legs (
  known bigint
)
  returns table (
    number integer,
    leg public.consignment_leg
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select row_number() over (order by position)::int, consignment_leg
  from public.consignment_leg where consignment = known
$function$;

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
  perform private.locked(parcel.id);
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
    select jsonb_agg(jsonb_build_object('code', code, 'label', label, 'next', private.usually_next(code)) order by position)
    from public.event_code where code not in ('registered', 'cancelled')));
end $function$;

create or replace function private.scan_moment (
  scanned_at timestamp with time zone,
  clock_error integer
)
  returns timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  happened timestamptz := scanned_at - make_interval(secs => coalesce(clock_error, 0));
begin
  if happened > now() + interval '5 minutes' then
    raise exception 'The time of this scan is in the future, for the clock of the device was wrong. Ask the office to enter it.';
  end if;
  if happened < now() - interval '14 days' then
    raise exception 'This was scanned more than 14 days ago. Ask the office to enter it.';
  end if;
  return coalesce(least(happened, now()), now());
end $function$;

create or replace function private.usually_next (
  code text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case code
    when 'registered' then 'picked_up'
    when 'picked_up' then 'received'
    when 'received' then 'loaded'
    when 'export_cleared' then 'loaded'
    when 'loaded' then 'departed'
    when 'departed' then 'arrived'
    when 'in_transit' then 'arrived'
    when 'transshipped' then 'departed'
    when 'arrived' then 'discharged'
    when 'discharged' then 'out_for_delivery'
    when 'held' then 'released'
    when 'out_for_delivery' then 'delivered'
    when 'attempted' then 'out_for_delivery'
    when 'available_for_pickup' then 'delivered' end
$function$;

create or replace function public.record_scan (
  tracking_id text,
  event text,
  note text,
  request_key uuid,
  scanned_at timestamp with time zone default null::timestamp with time zone,
  clock_error integer default null::integer,
  piece integer default null::integer,
  leg integer default null::integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.record_scan(tracking_id, event, note, request_key, scanned_at, clock_error, piece, leg)
$function$;

create or replace function public.scan_events()
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.scan_events()
$function$;

alter table "private"."scan"
  add constraint "scan_event_fkey" foreign key (event) references public.consignment_event(id) on delete cascade;

revoke all on function "private"."entry_of_pieces"(bigint, text, bigint, timestamp with time zone) from public;

revoke all on function "private"."next_scan"(bigint) from public;

revoke all on function "private"."numbered_legs"(bigint) from public;

revoke all
  on function "private"."record_scan"(text, text, text, uuid, timestamp with time zone, integer, integer, integer)
  from public;

grant execute
  on function "private"."record_scan"(text, text, text, uuid, timestamp with time zone, integer, integer, integer)
  to "authenticated";

revoke all on function "private"."scan_events"() from public;

grant execute on function "private"."scan_events"() to "authenticated";

revoke all on function "private"."scan_moment"(timestamp with time zone, integer) from public;

revoke all on function "private"."usually_next"(text) from public;

revoke all
  on function "public"."record_scan"(text, text, text, uuid, timestamp with time zone, integer, integer, integer)
  from public;

grant execute
  on function "public"."record_scan"(text, text, text, uuid, timestamp with time zone, integer, integer, integer)
  to "authenticated";

revoke all on function "public"."scan_events"() from public;

grant execute on function "public"."scan_events"() to "authenticated";

-- To be decided: rows, which an owner may have changed.
-- + row of private.limits: {"action": "scan", "overall": null, "per_client": 300, "window_seconds": 60}
-- - row of private.limits: {"action": "scan", "overall": null, "per_client": 60, "window_seconds": 60}

update private.limits set per_client = 300 where action = 'scan';
