-- A promise is read by the clock of where the way ends in the country of destination. Of goods that went back from a country of
-- several clocks, the promise was read by the clock of their sender.

set local check_function_bodies = off;

create or replace function private.destination_zone (
  parcel public.consignment,
  legs jsonb,
  places jsonb
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return coalesce(
    case when parcel."deliveryPlace" is not null then private.zone_at(parcel."deliveryPlace", parcel."headingTo") end,
    (select places -> (leg ->> 'to') ->> 'zone' from jsonb_array_elements(legs) with ordinality as way (leg, place_in_order)
     where private.folded(places -> (leg ->> 'to') ->> 'country') = private.folded(parcel."headingTo")
     order by place_in_order desc limit 1),
    private.zone_of(parcel."headingTo"),
    places -> (legs -> -1 ->> 'to') ->> 'zone');
end $function$;

with known as (
  select parcel.id, private.destination_zone(parcel, journey -> 'legs', journey -> 'places') as destination
  from public.consignment as parcel where journey ? 'events')
update public.consignment as parcel
set journey = journey || jsonb_build_object('destinationZone', destination)
from known
where known.id = parcel.id and journey ->> 'destinationZone' is distinct from destination;
