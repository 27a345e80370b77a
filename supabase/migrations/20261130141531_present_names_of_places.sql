-- The events for programs named a place with its former name, such as Mumbai (ex Bombay), as nothing else does.
create or replace function private.dcsa_location(place public.place, city text, country text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'locationName', left(coalesce(private.present_name(place.name), city), 100),
    'latitude', round(place.latitude::numeric, 6)::text, 'longitude', round(place.longitude::numeric, 6)::text,
    'UNLocationCode', private.locode(place.code),
    'address', jsonb_build_object(
      'city', case when place.code is null then left(city, 65) end,
      'country', left(coalesce(place.country, country), 75)))
$$;
