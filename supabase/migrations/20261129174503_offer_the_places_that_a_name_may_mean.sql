-- Who typed “Rotterdam”, which two countries have, was told that no place is called so, or several. Now the place that has the most
-- exact lane is meant, and the others are named beside it; a country after a comma is understood, and what is called alike is offered.

set local check_function_bodies = off;

drop function "private"."end_meant"(text);

create or replace function private.ends_meant (
  sought text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  entered text := btrim(left(sought, 120));
  area text;
  named text;
  around text;
  meant jsonb;
begin
  if coalesce(entered, '') = '' then return '[]'; end if;
  select jsonb_agg(jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country)) into meant
  from public.place where code = upper(entered);
  if meant is not null then return meant; end if;
  area := private.area_named(entered);
  if private.folded(area) = private.folded(entered) then
    return jsonb_build_array(jsonb_build_object('code', null, 'name', area, 'country', null));
  end if;
  around := private.area_named(nullif(btrim(split_part(entered, ',', -1)), entered));
  named := private.folded(case when around is null then entered else btrim(regexp_replace(entered, ',[^,]*$', '')) end);
  select jsonb_agg(jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country) order by country) into meant
  from (
    select distinct on (country) code, name, country
    from (
      select code, name, country, rank() over (order by array_position(array['port', 'city', 'airport'], kind)) as kind_place
      from public.place
      where (folded = named or folded ~>=~ (named || ' (') and folded ~<~ (named || ' )')) -- as private.place_named
        and (around is null or country in (select part.country from private.area_of(null, around) as part))) as called
    where kind_place = 1 order by country, code limit 6) as each_country;
  if meant is not null then return meant; end if;
  -- A place comes before a country that is only called so: Dubai is one.
  if area is not null then return jsonb_build_array(jsonb_build_object('code', null, 'name', area, 'country', null)); end if;
  if named = '' then return '[]'; end if;
  return coalesce((
    select jsonb_agg(jsonb_set(known - 'kind', '{name}', to_jsonb(private.present_name(known ->> 'name'))) order by place)
    from jsonb_array_elements(private.ends_like(named, upper(named))) with ordinality as best (known, place)
    where place <= 6), '[]');
end $function$;

create or replace function private.ends_without (
  known jsonb,
  chosen jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(other order by place), '[]')
  from jsonb_array_elements(known) with ordinality as each_end (other, place) where chosen is null or other <> chosen
$function$;

create or replace function private.find_transit_lanes (
  origin text,
  destination text,
  mode text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  starts jsonb;
  ends jsonb;
  answer jsonb;
begin
  perform private.take('transitLook');
  starts := private.ends_meant(origin);
  ends := private.ends_meant(destination);
  with departing as materialized (
    select lane, start from private.shown_lanes() as lane, jsonb_array_elements(starts) as start
    where lane.mode = coalesce(find_transit_lanes.mode, lane.mode)
      and private.areas_meet(lane.origin_code, lane.origin, start ->> 'code', start ->> 'name')
  ), fitting as materialized (
    select lane, start, finish, ((lane).origin_code is null)::int + ((lane).destination_code is null)::int as rank
    from departing, jsonb_array_elements(ends) as finish
    where private.areas_meet((lane).destination_code, (lane).destination, finish ->> 'code', finish ->> 'name')
  ), closest as (
    select start, finish from fitting where rank = (select min(rank) from fitting)
  ), chosen as (
    select
      case when jsonb_array_length(starts) = 1 then starts -> 0
        when (select count(distinct start) from closest) = 1 then (select start from closest limit 1) end as origin,
      case when jsonb_array_length(ends) = 1 then ends -> 0
        when (select count(distinct finish) from closest) = 1 then (select finish from closest limit 1) end as destination
  )
  select jsonb_build_object(
    'origin', chosen.origin, 'destination', chosen.destination,
    'otherOrigins', private.ends_without(starts, chosen.origin), 'otherDestinations', private.ends_without(ends, chosen.destination),
    'lanes', (
      select coalesce(jsonb_agg(private.lane_shown(lane) order by rank, (lane).days_max, (lane).id), '[]')
      from (select * from fitting where start = chosen.origin and finish = chosen.destination
            order by rank, (lane).days_max, (lane).id limit 50) as shown)) into answer
  from chosen;
  return answer;
end $function$;

revoke all on function "private"."ends_meant"(text) from public;

revoke all on function "private"."ends_without"(jsonb, jsonb) from public;
