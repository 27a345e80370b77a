-- The journey: every change of a consignment becomes an event, and what a visitor may see of the way is written into its row.
-- What was there before is carried over: each entry of a history becomes an event, whose code is guessed from its words.

set local check_function_bodies = off;

drop trigger "continue_history" on "public"."consignment";

drop function "private"."history_entry"(integer, timestamp with time zone, public.consignment);

create or replace function private.admit_admin()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return new;
end $function$;

create or replace function private.begin_history()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  entry public.consignment_event := private.entry_of(new, 1, new."timeCreated");
begin
  new.locations := private.history_of(array[entry]);
  new.journey := private.journey_of(new, array[entry]);
  return new;
end $function$;

create or replace function private.check_leg()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  unknown text;
begin
  perform private.locked(new.consignment);
  select named into unknown from unnest(array[new.origin, new.destination]) as named
  where named is not null and not exists (select from public.place where code = named);
  if unknown is not null then raise exception 'There is no place with the code %.', unknown; end if;
  if new.origin = new.destination then raise exception 'A leg cannot go from a place to itself.'; end if;
  if new.planned_arrival < new.planned_departure or new.estimated_arrival < new.estimated_departure then
    raise exception 'The arrival of a leg cannot be before its departure.';
  end if;
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' then
    if 20 <= (select count(*) from public.consignment_leg where consignment = new.consignment) then
      raise exception 'A consignment has at most 20 legs.';
    end if;
    new.position := 1 + coalesce((select max(position) from public.consignment_leg where consignment = new.consignment), 0);
  end if;
  return new;
end $function$;

create or replace function private.continue_history()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  events public.consignment_event[];
begin
  perform private.store_entry(private.entry_of(new, private.next_number(new), coalesce(new."currentTime", now())));
  events := private.events_of(new.id);
  new.locations := private.history_of(events);
  new.journey := private.journey_of(new, events);
  return new;
end $function$;

create or replace function private.entry_of (
  parcel public.consignment,
  number integer,
  at timestamp with time zone
)
  returns public.consignment_event
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  entry public.consignment_event;
  named public.place;
begin
  select * into named from private.place_named(parcel.city, parcel."currentLocation");
  entry.consignment := parcel.id;
  entry.no := number;
  entry.code := private.guess_code(parcel.status);
  entry.guessed := true;
  entry.classifier := 'actual';
  entry.moment := at;
  entry.place := named.code;
  entry.zone := coalesce(named.zone, private.zone_of(parcel."currentLocation"));
  entry.city := parcel.city;
  entry.country := parcel."currentLocation";
  entry.status := parcel.status;
  entry.public_note := parcel.remark;
  return entry;
end $function$;

create or replace function private.etas_of (
  known bigint
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'earliest', private.instant(eta.earliest), 'latest', private.instant(eta.latest), 'reason', eta.reason,
      'since', private.instant(eta.entered_at)) order by eta.id), '[]')
    from public.eta_revision as eta where eta.consignment = known);
end $function$;

create or replace function private.event_changed()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.leg is not null then perform private.time_leg(new.leg); end if;
  perform private.refresh_journey(new.consignment, moved => true);
  return null;
end $function$;

create or replace function private.events_of (
  known bigint
)
  returns public.consignment_event[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(array_agg(event order by event.moment, event.no), '{}')
    from public.consignment_event as event where event.consignment = known and event.voided_at is null);
end $function$;

create or replace function private.fill_eta()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment := private.locked(new.consignment);
begin
  if exists (select from public.eta_revision where request_key = new.request_key) then return null; end if;
  if new.latest < new.earliest then raise exception 'The latest time of arrival cannot be before the earliest.'; end if;
  if new.earliest < date_trunc('minute', parcel."timeCreated") then
    raise exception 'This is before the registration of the consignment.';
  end if;
  if 100 <= (select count(*) from public.eta_revision where consignment = new.consignment) then
    raise exception 'The expected arrival of a consignment can be revised 100 times, and this one has been.';
  end if;
  new.entered_by := coalesce(private.who(), new.entered_by);
  return new;
end $function$;

create or replace function private.fill_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment := private.locked(new.consignment);
  leg public.consignment_leg;
begin
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

create or replace function private.guess_code (
  words text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case
    when words ~* '\yout for delivery\y|\ywith (the )?courier\y' then 'out_for_delivery'
    when words ~* '\y(available|ready) for (pick ?-?up|collection)\y' then 'available_for_pickup'
    when words ~* '(\y(not|cannot)|n''t)( be| been)? delivered|undeliver|delivery failed|failed delivery|attempt' then 'attempted'
    when words ~* '\y(awaiting|pending) (pick ?-?up|collection)|\y(not|not yet|to be) (picked ?-?up|collected)' then 'registered'
    when said ~* '\ycancell?ed\y' then 'cancelled'
    when said ~* '\yreturned\y|\yreturn to (the )?(sender|shipper)\y' then 'returned'
    when said ~* '\y(lost|stolen)\y' then 'lost'
    when said ~* '(?<!no )\y(damaged?|broken)\y' then 'damaged'
    when said ~* '\ydelivered\y|collected by (the )?(receiver|consignee)|received by (the )?(receiver|consignee)|signed for' then 'delivered'
    when said ~* '\yexport( customs)?( is| was)? cleared\y|\ycleared for export\y' then 'export_cleared'
    when said ~* '\yreleased\y|\ycustoms( is| was)? cleared\y|\ycleared( by| through)? customs\y|\yhold( is| was)? lifted\y' then 'released'
    when said ~* '\y(hold|held|detained|seized)\y' then 'held'
    when said ~* '(?<!(no|without) )\ydelay|\ypostponed\y' then 'delayed'
    when said ~* '\ytran(s-?)?ship(ped|ment)\y|\ychange(d| of) (ship|vessel|plane)\y' then 'transshipped'
    when said ~* '\yinspected\y' then 'inspected'
    when said ~* '\yreceived (at|in)\y|\yat (the )?origin\y|\ygated? in\y' then 'received'
    when said ~* '\y(departed|sailed|took off)\y' then 'departed'
    when said ~* '\y(arrived|landed|berthed)\y' then 'arrived'
    when said ~* '\y(discharged|unloaded|unloading)\y' then 'discharged'
    when said ~* '\yloaded\y|\yon board\y' then 'loaded'
    when said ~* '\y(registered|booked|created)\y|information received' then 'registered'
    when said ~* '\ypicked ?-?up\y|\ycollected\y' then 'picked_up'
    else 'in_transit' end
  from regexp_replace(words,
    '(\y(not|never|to|will|yet|partially|awaiting|pending|until)|n''t)( yet| be| been)* \w+ed\y', '', 'gi') as said
$function$;

create or replace function private.history_of (
  events public.consignment_event[]
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'no', event.place_in_list,
      'date', private.instant(event.moment),
      'location', event.city || ', ' || event.country,
      'status', event.status,
      'remark', event.public_note,
      'zone', event.zone) order by event.place_in_list), '[]')
    from (select *, row_number() over (order by no) as place_in_list from unnest(events) where classifier = 'actual') as event);
end $function$;

create or replace function private.instant (
  moment timestamp with time zone
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $function$;

create or replace function private.journey_of (
  parcel public.consignment,
  events public.consignment_event[]
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  legs jsonb := private.legs_of(parcel.id);
  etas jsonb := private.etas_of(parcel.id);
  places jsonb := private.places_of(events, legs);
  shown jsonb;
  standing record;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
      'no', event.no, 'code', event.code, 'status', event.status, 'classifier', event.classifier,
      'moment', private.instant(event.moment), 'zone', event.zone, 'city', event.city, 'country', event.country,
      'place', event.place, 'leg', leg.place_in_order, 'note', event.public_note, 'reason', event.reason,
      'guessed', event.guessed) order by event.moment, event.no), '[]') into shown
  from unnest(events) as event left join (
    select id, row_number() over (order by position) as place_in_order
    from public.consignment_leg where consignment = parcel.id) as leg on leg.id = event.leg;
  select * into standing from private.standing(events);
  return jsonb_build_object(
    'state', jsonb_path_query_first(shown, '$[*] ? (@.no == $no)', jsonb_build_object('no', standing.state)),
    'stage', standing.stage, 'ended', standing.ended, 'exceptions', standing.exceptions,
    'expected', etas -> -1, 'etas', etas,
    'originZone', shown -> 0 -> 'zone',
    'destinationZone', coalesce(places -> (legs -> -1 ->> 'to') ->> 'zone', private.zone_of(parcel."headingTo")),
    'events', shown, 'legs', legs, 'places', places);
end $function$;

create or replace function private.legs_of (
  known bigint
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'position', leg.place_in_order, 'mode', leg.mode, 'from', leg.origin, 'to', leg.destination,
      'carrier', leg.carrier, 'vessel', leg.vessel,
      'plannedDeparture', private.instant(leg.planned_departure),
      'estimatedDeparture', private.instant(leg.estimated_departure),
      'actualDeparture', private.instant(leg.actual_departure),
      'plannedArrival', private.instant(leg.planned_arrival),
      'estimatedArrival', private.instant(leg.estimated_arrival),
      'actualArrival', private.instant(leg.actual_arrival)) order by leg.place_in_order), '[]')
    from (select *, row_number() over (order by position) as place_in_order
          from public.consignment_leg where consignment = known) as leg);
end $function$;

create or replace function private.locked (
  known bigint
)
  returns public.consignment
  language plpgsql
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
begin
  select * into parcel from public.consignment where id = known for no key update;
  if not found then raise exception 'This consignment does not exist any more.'; end if;
  return parcel;
end $function$;

create or replace function private.may_listen (
  topic text
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if topic in ('admin:chats', 'admin:consignments') then return private.is_admin(); end if;
  return exists (select from private.chat_key where chat_key.topic = may_listen.topic)
      or exists (select from private.consignment_key where consignment_key.topic = may_listen.topic);
end $function$;

create or replace function private.next_number (
  parcel public.consignment
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  number int := 1 + coalesce((select max(no) from public.consignment_event where consignment = parcel.id), 0);
begin
  if number > 400 then raise exception 'The history of this consignment is full, so no entry can be added.'; end if;
  return number;
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
  perform private.locked(ordered);
  if (select array_agg(id order by id) from public.consignment_leg where consignment = ordered)
     is distinct from (select array_agg(id order by id) from unnest(legs) id) then
    raise exception 'The legs have changed meanwhile: load them again.';
  end if;
  update public.consignment_leg set position = array_position(legs, id) where consignment = ordered;
  perform private.refresh_journey(ordered);
end $function$;

create or replace function private.part_changed()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refresh_journey(coalesce(new.consignment, old.consignment));
  return null;
end $function$;

create or replace function private.place_named (
  city text,
  country text
)
  returns public.place
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  sought text := private.folded(city);
  sought_country text := private.folded(country);
  named public.place[];
begin
  select array_agg(place order by array_position(array['port', 'city', 'airport'], place.kind), place.code) into named
  from public.place
  where (place.folded = sought or place.folded ~>=~ (sought || ' (') and place.folded ~<~ (sought || ' )'))
    and private.folded(place.country) = sought_country
  having max(place.latitude) - min(place.latitude) < 1 and max(place.longitude) - min(place.longitude) < 1;
  return named[1];
end $function$;

create or replace function private.places_of (
  events public.consignment_event[],
  legs jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(jsonb_object_agg(place.code, jsonb_build_object(
      'code', place.code, 'name', private.present_name(place.name), 'country', place.country,
      'latitude', place.latitude, 'longitude', place.longitude, 'zone', place.zone)), '{}')
    from public.place
    where place.code = any (array( -- an array of few is looked up by the index
      select event.place from unnest(events) as event
      union select leg ->> 'from' from jsonb_array_elements(legs) as leg
      union select leg ->> 'to' from jsonb_array_elements(legs) as leg)));
end $function$;

create or replace function private.poke_journey()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed bigint := coalesce(new.id, old.id);
  poke jsonb := jsonb_build_object('kind', 'journey');
begin
  begin
    perform realtime.send(poke, 'poke', topic, true) from private.consignment_key where consignment = changed;
    perform realtime.send(poke || jsonb_build_object('consignment', changed), 'poke', 'admin:consignments', true);
  exception when others then
    raise warning 'A poke was lost: %', sqlerrm;
  end;
  return coalesce(new, old);
end $function$;

create function private.present_name(name text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(name, ' \(ex [^)]*\)$', '');
end $$;

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
  entry.place := coalesce(entry.place, case
    when entry.code in ('loaded', 'departed') then leg.origin
    when entry.code in ('arrived', 'discharged') then leg.destination end);
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
  where consignment = parcel.id and classifier = 'actual' and voided_at is null
  order by moment <= entry.moment desc, abs(extract(epoch from moment - entry.moment)), no desc limit 1;
  return entry;
end $function$;

create or replace function private.refresh_journey (
  changed bigint,
  moved boolean default false
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  events public.consignment_event[];
begin
  select * into parcel from public.consignment where id = changed for no key update;
  if not found then return; end if; -- deleted, and all of it with it
  events := private.events_of(changed);
  parcel.locations := private.history_of(events);
  parcel.journey := private.journey_of(parcel, events);
  if moved then
    select event.status, event.city, event.country, event.moment, event.public_note
    into parcel.status, parcel.city, parcel."currentLocation", parcel."currentTime", parcel.remark
    from unnest(events) as event where event.no = (parcel.journey -> 'state' ->> 'no')::int;
  end if;
  update public.consignment
  set locations = parcel.locations, journey = parcel.journey, status = parcel.status, city = parcel.city,
    "currentLocation" = parcel."currentLocation", "currentTime" = parcel."currentTime", remark = parcel.remark
  where id = changed;
end $function$;

create or replace function private.standing (
  events public.consignment_event[],
  OUT state integer,
  OUT stage integer,
  OUT ended boolean,
  OUT exceptions jsonb
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  with happened as materialized (
    select event.no, row_number() over (order by event.moment, event.no) as at, rank, undoes, opens, closes, ends
    from unnest(events) as event join public.event_code on event_code.code = event.code
    where event.classifier = 'actual'
  ), counting as materialized (
    select *, coalesce(max(rank) over (), 0) as highest from happened
    where rank is null or not exists (
      select from happened as later where later.at > happened.at and later.undoes <= happened.rank)
  ), standing as (
    select * from counting where ends or rank is null or rank = highest order by ends desc, at desc limit 1
  ), open as (
    select distinct on (opens) opens, no from happened
    where opens is not null and not exists (
      select from happened as later where later.at > happened.at and happened.opens = any (later.closes))
    order by opens, at desc
  )
  select no, highest, ends,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', opens, 'event', open.no) order by open.no), '[]') from open)
  into state, stage, ended, exceptions from standing;
end $function$;

create or replace function private.store_entry (
  entry public.consignment_event
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into public.consignment_event
    (consignment, no, code, guessed, moment, place, zone, city, country, status, public_note, entered_by)
  values (entry.consignment, entry.no, entry.code, entry.guessed, entry.moment, entry.place, entry.zone, entry.city,
          entry.country, entry.status, entry.public_note, private.who());
end $function$;

create or replace function private.store_first_entry()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.store_entry(private.entry_of(new, 1, new."timeCreated"));
  insert into private.consignment_key (consignment) values (new.id);
  return null;
end $function$;

create or replace function private.time_leg (
  timed bigint
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.consignment_leg set
    actual_departure = (select moment from public.consignment_event
      where leg = timed and code = 'departed' and classifier = 'actual' and voided_at is null order by no desc limit 1),
    actual_arrival = (select moment from public.consignment_event
      where leg = timed and code = 'arrived' and classifier = 'actual' and voided_at is null order by no desc limit 1)
  where id = timed
$function$;

create or replace function private.track (
  entered text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known jsonb;
begin
  perform private.take('track');
  known := private.tracked(entered);
  return case when known is null then '[]' else jsonb_build_array(known) end;
end $function$;

create or replace function private.track_many (
  entered text[]
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one text;
  answers jsonb := '[]';
begin
  if cardinality(entered) > 20 then raise exception 'At most 20 tracking ids can be looked up at a time.'; end if;
  foreach one in array coalesce(entered, '{}') loop
    perform private.take('track');
    answers := answers || jsonb_build_object('entered', left(one, 100), 'consignment', private.tracked(one));
  end loop;
  return answers;
end $function$;

create or replace function private.tracked (
  entered text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  entered_id text := regexp_replace(left(entered, 100), '[[:space:]\u00a0\u2010-\u2015-]', '', 'g');
begin
  if entered_id !~ '^[0-9A-Za-z]{8}$' then return null; end if;
  return (
    select to_jsonb(shown) || case when settings.mask_parties then private.masked(parcel) else '{}' end
    from private.settings, public.consignment as parcel
      left join private.consignment_key on consignment_key.consignment = parcel.id,
    lateral (select
      parcel."trackingId",
      parcel."sendersName", parcel."sendersEmail", parcel."sendersAddress", parcel."sendersPhone",
      parcel."recName", parcel."recEmail", parcel."recAddress", parcel."recPhone",
      parcel.product, parcel."itemQuantity", parcel."itemWeight", parcel."paymentMode",
      parcel.type, parcel."shipmentMode", parcel."carrierRef", parcel."typeOfShipment", parcel.comment,
      parcel."departedFrom", parcel."headingTo", parcel."timeCreated", parcel."deliveryDate",
      parcel.status, parcel."currentLocation", parcel.city, parcel."currentTime", parcel.remark, parcel.locations,
      parcel.journey, consignment_key.topic
    ) as shown
    where parcel."trackingId" = upper(entered_id));
end $function$;

create or replace function private.void_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.locked(new.consignment);
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

create or replace function private.zone_of (
  country text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select case when min(place.zone) = max(place.zone) then min(place.zone) end
          from public.place where place.country = zone_of.country);
end $function$;

create or replace function public.order_legs (
  consignment bigint,
  legs bigint[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.order_legs(consignment, legs) $function$;

create or replace function public.track_consignments (
  tracking_ids text[]
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.track_many(tracking_ids)
$function$;

-- A history said "city, country". A country of the list has no comma in its name, so that the last one parts them; put together
-- again they are the same in any case. When an entry was made is not known: the nearest is when it happened.
insert into public.consignment_event
  (consignment, no, code, guessed, moment, place, zone, city, country, status, public_note, entered_at)
select parcel.id, entry.no, private.guess_code(said ->> 'status'), true, (said ->> 'date')::timestamptz, place.code,
  coalesce(place.zone, private.zone_of(parted[2])), parted[1], parted[2], said ->> 'status', said ->> 'remark',
  (said ->> 'date')::timestamptz
from public.consignment as parcel,
  jsonb_array_elements(parcel.locations) with ordinality as entry (said, no),
  regexp_match(said ->> 'location', '^(.*), (.*)$') as parted
  left join lateral private.place_named(parted[1], parted[2]) as place on true;

-- Nobody but an owner of the database could empty a history: then the row itself is all that is known.
select private.store_entry(private.entry_of(parcel, 1, parcel."timeCreated")) from public.consignment as parcel
where not exists (select from public.consignment_event where consignment = parcel.id);

insert into private.consignment_key (consignment) select id from public.consignment;

update public.consignment as parcel set
  locations = private.history_of(private.events_of(parcel.id)),
  journey = private.journey_of(parcel, private.events_of(parcel.id));

create trigger continue_history before update on public.consignment for each row
  when (pg_trigger_depth() = 0
        and (new."currentTime", new.city, new."currentLocation", new.status, new.remark)
            is distinct from (old."currentTime", old.city, old."currentLocation", old.status, old.remark))
  execute function private.continue_history();

create trigger poke_deleted
  before delete on public.consignment
  for each row
  execute function private.poke_journey();

create trigger poke_journey
  after insert or update on public.consignment
  for each row
  execute function private.poke_journey();

create trigger store_first_entry
  after insert on public.consignment
  for each row
  execute function private.store_first_entry();

create trigger admit_admin
  before insert on public.consignment_event
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function private.admit_admin();

create trigger event_changed
  after insert or update of void_reason on public.consignment_event
  for each row
  when ((pg_trigger_depth() = 0))
  execute function private.event_changed();

create trigger fill_event
  before insert on public.consignment_event
  for each row
  when ((pg_trigger_depth() = 0))
  execute function private.fill_event();

create trigger void_event
  before update of void_reason on public.consignment_event
  for each row
  execute function private.void_event();

create trigger admit_admin
  before insert on public.consignment_leg
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function private.admit_admin();

create trigger check_leg
  before insert or update of mode,
    origin,
    destination,
    carrier,
    vessel, planned_departure, estimated_departure, planned_arrival, estimated_arrival on public.consignment_leg
  for each row
  execute function private.check_leg();

create trigger leg_changed
  after insert or delete or update of mode,
    origin,
    destination,
    carrier,
    vessel, planned_departure, estimated_departure, planned_arrival, estimated_arrival on public.consignment_leg
  for each row
  when ((pg_trigger_depth() = 0))
  execute function private.part_changed();

create trigger admit_admin
  before insert on public.eta_revision
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function private.admit_admin();

create trigger eta_changed
  after insert on public.eta_revision
  for each row
  execute function private.part_changed();

create trigger fill_eta
  before insert on public.eta_revision
  for each row
  execute function private.fill_eta();

revoke all on function "private"."admit_admin"() from public;

revoke all on function "private"."check_leg"() from public;

revoke all on function "private"."entry_of"(public.consignment, integer, timestamp with time zone) from public;

revoke all on function "private"."etas_of"(bigint) from public;

revoke all on function "private"."event_changed"() from public;

revoke all on function "private"."events_of"(bigint) from public;

revoke all on function "private"."fill_eta"() from public;

revoke all on function "private"."fill_event"() from public;

revoke all on function "private"."guess_code"(text) from public;

revoke all on function "private"."history_of"(public.consignment_event[]) from public;

revoke all on function "private"."instant"(timestamp with time zone) from public;

revoke all on function "private"."journey_of"(public.consignment, public.consignment_event[]) from public;

revoke all on function "private"."legs_of"(bigint) from public;

revoke all on function "private"."locked"(bigint) from public;

revoke all on function "private"."next_number"(public.consignment) from public;

revoke all on function "private"."order_legs"(bigint, bigint[]) from public;

grant execute on function "private"."order_legs"(bigint, bigint[]) to "authenticated";

revoke all on function "private"."part_changed"() from public;

revoke all on function "private"."place_named"(text, text) from public;

revoke all on function "private"."places_of"(public.consignment_event[], jsonb) from public;

revoke all on function "private"."poke_journey"() from public;

revoke all
  on function "private"."put_at_place"(public.consignment_event, public.consignment_leg, public.consignment)
  from public;

revoke all on function "private"."refresh_journey"(bigint, boolean) from public;

revoke all on function "private"."standing"(public.consignment_event[]) from public;

revoke all on function "private"."store_entry"(public.consignment_event) from public;

revoke all on function "private"."store_first_entry"() from public;

revoke all on function "private"."time_leg"(bigint) from public;

revoke all on function "private"."track_many"(text[]) from public;

grant execute on function "private"."track_many"(text[]) to "anon", "authenticated";

revoke all on function "private"."tracked"(text) from public;

revoke all on function "private"."void_event"() from public;

revoke all on function "private"."zone_of"(text) from public;

revoke all on function "public"."order_legs"(bigint, bigint[]) from public;

grant execute on function "public"."order_legs"(bigint, bigint[]) to "authenticated";

revoke all on function "public"."track_consignments"(text[]) from public;

grant execute on function "public"."track_consignments"(text[]) to "anon", "authenticated";
