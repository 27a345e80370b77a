-- What a visitor may see of a journey, made from its events that are not void, its legs and its expected arrivals. Internal
-- notes and who entered something are left out here, so that no look-up can return them (decision 015).

-- Functions that run for each consignment or entry are in PL/pgSQL, which plans a query once for a session.

-- Of one format, so that text order is time order.
create function private.instant(moment timestamptz) returns text language plpgsql stable set search_path = '' as $$
begin
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;

create function private.events_of(consignment_id bigint) returns public.consignment_event[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(event order by event.moment, event.no), '{}')
    from public.consignment_event as event where event.consignment = consignment_id and event.voided_at is null);
end $$;

-- The specification's list: what has happened, in the order in which it was entered.
create function private.history_of(events public.consignment_event[]) returns jsonb
language plpgsql stable set search_path = '' as $$
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
end $$;

-- Where things stand. An event that undoes makes earlier ones not count; of those that do, the latest that ends is the state,
-- else the latest of those that have reached the highest rank, or have none. Of each kind of exception the latest is open,
-- unless a later event closes that kind.
create function private.standing(events public.consignment_event[],
  out state int, out stage int, out ended boolean, out exceptions jsonb)
language plpgsql stable set search_path = '' as $$
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
end $$;

create function private.legs_of(consignment_id bigint) returns jsonb language plpgsql stable set search_path = '' as $$
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
          from public.consignment_leg where consignment = consignment_id) as leg);
end $$;

create function private.etas_of(consignment_id bigint) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'earliest', private.instant(eta.earliest), 'latest', private.instant(eta.latest), 'reason', eta.reason,
      'since', private.instant(eta.entered_at)) order by eta.id), '[]')
    from public.eta_revision as eta where eta.consignment = consignment_id);
end $$;

create function private.places_of(events public.consignment_event[], legs jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
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
end $$;

-- In whose time the delivery is read: where the way ends in the country of destination, also if it goes on from there, as that of
-- goods that went back does. What the country does not say, and nobody has named, a last leg that ends elsewhere may still tell.
create function private.destination_zone(parcel public.consignment, legs jsonb, places jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    case when parcel."deliveryPlace" is not null then private.zone_at(parcel."deliveryPlace", parcel."headingTo") end,
    (select places -> (leg ->> 'to') ->> 'zone' from jsonb_array_elements(legs) with ordinality as way (leg, place_in_order)
     where private.folded(places -> (leg ->> 'to') ->> 'country') = private.folded(parcel."headingTo")
     order by place_in_order desc limit 1),
    private.zone_of(parcel."headingTo"),
    places -> (legs -> -1 ->> 'to') ->> 'zone');
end $$;

-- In whose time the registration is read: that of the first event if that happened in the country of departure.
create function private.origin_zone(parcel public.consignment, first_event jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  if private.folded(first_event ->> 'country') = private.folded(parcel."departedFrom") then return first_event ->> 'zone'; end if;
  return coalesce(private.zone_of(parcel."departedFrom"), first_event ->> 'zone');
end $$;

-- src/domain/journey/journey.ts has its type.
create function private.journey_of(parcel public.consignment, events public.consignment_event[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  legs jsonb := private.legs_of(parcel.id);
  etas jsonb := private.etas_of(parcel.id);
  places jsonb := private.places_of(events, legs);
  entries jsonb;
  standing record;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
      'no', event.no, 'code', event.code, 'status', event.status, 'classifier', event.classifier,
      'moment', private.instant(event.moment), 'zone', event.zone, 'city', event.city, 'country', event.country,
      'place', event.place, 'leg', leg.place_in_order, 'note', event.public_note, 'reason', event.reason,
      'guessed', event.guessed) order by event.moment, event.no), '[]') into entries
  from unnest(events) as event left join (
    select id, row_number() over (order by position) as place_in_order
    from public.consignment_leg where consignment = parcel.id) as leg on leg.id = event.leg;
  select * into standing from private.standing(events);
  return jsonb_build_object(
    'state', jsonb_path_query_first(entries, '$[*] ? (@.no == $no)', jsonb_build_object('no', standing.state)),
    'stage', standing.stage, 'ended', standing.ended, 'exceptions', standing.exceptions,
    'expected', etas -> -1, 'etas', etas,
    'originZone', private.origin_zone(parcel, entries -> 0),
    'destinationZone', private.destination_zone(parcel, legs, places),
    'events', entries, 'legs', legs, 'places', places);
end $$;
