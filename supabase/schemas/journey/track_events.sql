-- The events of a consignment for programs, by names and types of DCSA Track & Trace 2.2 where it has them
-- (docs/tracking-api.md, public/schemas/track-events.json). What is void, internal or about a party is never read.

-- The time on the clock of a place with its offset (ISO 8601), in UTC if the zone is null. Null if this server does not
-- know the zone.
create function private.local_time(moment timestamptz, zone text) returns text
language plpgsql stable set search_path = '' as $$
declare
  local timestamp;
  ahead int; -- minutes
begin
  local := moment at time zone coalesce(zone, 'UTC');
  ahead := extract(epoch from local - moment at time zone 'UTC') / 60;
  return to_char(local, 'YYYY-MM-DD"T"HH24:MI:SS') || case
    when zone is null then 'Z'
    else case when ahead < 0 then '-' else '+' end || to_char(make_interval(mins => abs(ahead)), 'HH24:MI') end;
exception when invalid_parameter_value then return null;
end $$;

-- A UN/LOCODE has five characters; no other code of a place has (docs/gazetteer.md).
create function private.locode(code text) returns text language sql immutable set search_path = '' as $$
  select case when char_length(code) = 5 then code end
$$;

-- DCSA's "location": a known place, or the names that were entered for one.
create function private.dcsa_location(place public.place, city text, country text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'locationName', left(coalesce(private.present_name(place.name), city), 100),
    'latitude', round(place.latitude::numeric, 6)::text, 'longitude', round(place.longitude::numeric, 6)::text,
    'UNLocationCode', private.locode(place.code),
    'address', jsonb_build_object(
      'city', case when place.code is null then left(city, 65) end,
      'country', left(coalesce(place.country, country), 75)))
$$;

-- DCSA's "transportCall": where the means of transport of a leg stops. Of an entry without a leg, only where.
create function private.dcsa_call(id text, leg public.consignment_leg, number int, location jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'transportCallID', id,
    'transportCallSequenceNumber', number,
    'UNLocationCode', location -> 'UNLocationCode',
    'modeOfTransport', case leg.mode
      when 'ocean' then 'VESSEL' when 'rail' then 'RAIL' when 'road' then 'TRUCK' when 'air' then 'AIR' end,
    'location', location,
    'carrierName', leg.carrier,
    case leg.mode when 'air' then 'flightNumber' when 'ocean' then 'vesselName' else 'vehicleName' end, leg.vessel)
$$;

-- The parts of an event that its type decides.
create function private.dcsa_fields(code public.event_code, id text, location jsonb, call jsonb, reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('eventType', coalesce(code.dcsa_type, 'CONSIGNMENT')) || case code.dcsa_type
    when 'TRANSPORT' then jsonb_build_object(
      'transportEventTypeCode', code.dcsa_code, 'transportCall', call, 'changeRemark', reason)
    when 'EQUIPMENT' then jsonb_build_object(
      'equipmentEventTypeCode', code.dcsa_code, 'emptyIndicatorCode', 'LADEN',
      'eventLocation', location, 'transportCall', call, 'reason', reason)
    when 'SHIPMENT' then jsonb_build_object(
      'shipmentEventTypeCode', code.dcsa_code, 'documentID', id, 'documentTypeCode', code.dcsa_document,
      'eventLocation', location, 'reason', reason)
    else jsonb_build_object('eventLocation', location, 'transportCall', call, 'reason', reason) end
$$;

-- Every event has an id that follows from what it says: a UUID of version 8 (RFC 9562), which tells no other row's number.
create function private.event_id(source text) returns uuid language sql immutable set search_path = '' as $$
  select overlay(overlay(left(encode(sha256(convert_to(source, 'UTF8')), 'hex'), 32) placing '8' from 13) placing 'a' from 17)::uuid
$$;

-- The entries of a consignment and the planned and expected times of its legs, which are events, too.
create function private.dcsa_events(parcel public.consignment) returns jsonb
language sql stable set search_path = '' as $$
  with way as materialized (
    select leg, row_number() over (order by leg.position)::int as number
    from public.consignment_leg as leg where leg.consignment = parcel.id
  ), timed as (
    select (leg).id as leg, code, classifier, moment, place, (leg).updated_at as since, null::int as no, null::text as status,
      null::text as remark, null::text as reason, null::boolean as guessed, null::text as city, null::text as country, null::text as zone,
      concat_ws(' ', number, code, classifier, extract(epoch from moment), place) as identity
    from way, lateral (values
      ('departed', 'planned', (leg).planned_departure, (leg).origin),
      ('departed', 'estimated', (leg).estimated_departure, (leg).origin),
      ('arrived', 'planned', (leg).planned_arrival, (leg).destination),
      ('arrived', 'estimated', (leg).estimated_arrival, (leg).destination)
    ) as times (code, classifier, moment, place)
    where moment is not null
  ), events as (
    select leg, code, classifier, moment, place, entered_at as since, no, status, public_note as remark,
      reason, guessed, city, country, zone, no::text as identity
    from public.consignment_event where consignment = parcel.id and voided_at is null
    union all select * from timed
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'eventID', private.event_id(parcel."trackingId" || ' ' || events.identity),
      'eventCreatedDateTime', private.local_time(events.since, null),
      'eventClassifierCode', case events.classifier when 'planned' then 'PLN' when 'estimated' then 'EST' else 'ACT' end,
      'eventDateTime', coalesce(local, private.local_time(events.moment, null)),
      'eventTimeZone', case when local is not null then event_zone.zone end,
      'consignmentEventTypeCode', upper(events.code),
      'description', coalesce(events.status, event_code.label),
      'isGuessed', nullif(events.guessed, false),
      'remark', events.remark,
      'references', jsonb_build_array(
        jsonb_build_object('referenceType', 'FF', 'referenceValue', parcel."trackingId"))
    ) || private.dcsa_fields(event_code, parcel."trackingId", location, call, events.reason))
    order by events.moment, events.no nulls first, events.identity), '[]')
  from events
    join public.event_code on event_code.code = events.code
    left join public.place as site on site.code = events.place
    left join way on (way.leg).id = events.leg,
  lateral (select coalesce(events.zone, site.zone) as zone) as event_zone,
  lateral (select case when event_zone.zone is not null then private.local_time(events.moment, event_zone.zone) end as local) as clock,
  lateral (select private.dcsa_location(site, events.city, events.country) as location) as site_location,
  lateral (select case when events.leg is not null or event_code.dcsa_type = 'TRANSPORT' then private.dcsa_call(
    concat_ws('/', parcel."trackingId", number, coalesce(site.code, events.identity)), way.leg, number, location) end as call) as stop
$$;

create function private.track_events(typed_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  tracking_id text;
  parcel public.consignment;
begin
  perform private.enforce_limit('track');
  tracking_id := private.tracked_consignment(typed_id) ->> 'trackingId';
  select * into parcel from public.consignment where "trackingId" = tracking_id;
  return case when found then private.dcsa_events(parcel) else '[]' end;
end $$;
grant execute on function private.track_events(text) to anon, authenticated;

-- The events of the consignment with this id by their time, or an empty list. PT429 beyond the limit of look-ups.
create function public.track_events(tracking_id text) returns jsonb language sql volatile set search_path = '' as $$
  select private.track_events(tracking_id)
$$;
grant execute on function public.track_events(text) to anon, authenticated;
