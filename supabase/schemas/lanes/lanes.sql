-- Transit times and cut-offs between two places, as the admin keeps them and visitors find them (docs/decisions/019).

-- What a named region consists of: whole countries, or what is in these time zones of one.
create table private.region_part (
  region private.required_line not null,
  country private.required_line not null,
  zones text[],
  primary key (region, country)
);
alter table private.region_part enable row level security;
insert into private.region_part (region, country)
select region, btrim(country) from (values
  ('Benelux', 'Belgium, Luxembourg, Netherlands'),
  ('East Africa', 'Djibouti, Ethiopia, Kenya, Rwanda, Tanzania, Uganda'),
  ('European Union', 'Austria, Belgium, Bulgaria, Croatia, Cyprus, Czech Republic, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Poland, Portugal, Romania, Slovakia, Slovenia, Spain, Sweden'),
  ('North Europe', 'Belgium, Denmark, Finland, Germany, Ireland, Netherlands, Norway, Poland, Sweden, United Kingdom'),
  ('Persian Gulf', 'Bahrain, Kuwait, Oman, Qatar, Saudi Arabia, United Arab Emirates'),
  ('Southeast Asia', 'Cambodia, Indonesia, Malaysia, Philippines, Singapore, Thailand, Vietnam'),
  ('United States', 'United States of America'),
  ('West Africa', 'Benin, Cameroon, Ghana, Ivory Coast, Nigeria, Senegal, Sierra Leone, Togo'),
  ('Western Europe', 'Austria, Belgium, France, Germany, Ireland, Luxembourg, Netherlands, Switzerland, United Kingdom')
) as named (region, countries), string_to_table(countries, ',') as country;
insert into private.region_part (region, country, zones) values
  ('US East Coast', 'United States of America', '{America/New_York}'),
  ('US West Coast', 'United States of America', '{America/Los_Angeles}');

create table private.transit_lane (
  id bigint generated always as identity primary key,
  slug text not null unique, -- what a lane is: its mode, its ends and its product; also in its address
  version int not null default 1,
  mode text not null check (mode in ('air', 'ocean', 'road', 'rail')),
  origin_code text references public.place, -- null: a country or a region
  origin private.required_line not null,
  destination_code text references public.place,
  destination private.required_line not null,
  product private.required_line,
  days_min int not null,
  days_max int not null,
  working_days boolean not null default false,
  counted text not null check (counted in ('airport to airport', 'port to port', 'terminal to terminal', 'door to door')),
  cut_off private.required_line, -- in words; without them the hours are shown
  cut_off_hours_min int, -- before departure
  cut_off_hours_max int,
  departures_a_week int constraint departures check (departures_a_week between 1 and 100), -- null: not said
  service text check (service in ('air-freight', 'ocean-freight', 'road-freight', 'international', 'domestic_transport')),
  valid_from date not null constraint valid_from_range check (valid_from between '2000-01-01' and '2099-12-31'),
  checked_on date not null constraint checked_on_range check (checked_on between '2000-01-01' and '2099-12-31'),
  published boolean not null default true,
  constraint transit_days check (days_min >= 0 and days_max between days_min and 200),
  constraint cut_off_hours check ((cut_off_hours_min is null) = (cut_off_hours_max is null)
    and cut_off_hours_min >= 0 and cut_off_hours_max between cut_off_hours_min and 2400)
);
alter table private.transit_lane enable row level security;

-- Letters and digits of a name, as they can stand in an address.
create function private.slug_of(name text) returns text language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(private.folded(name), '[^a-z0-9]+', '-', 'g'), '-')
$$;

-- Every country and region, with its name as people type it. What is plain already need not be folded, which takes long.
create function private.transit_areas() returns table (name text, folded text, kind text)
language sql stable set search_path = '' as $$
  select area, case when area ~ '[^ -~]' then private.folded(area) else lower(area) end, of_kind
  from (
    select distinct country::text, 'country' from public.place
    union all
    select distinct region::text, 'region' from private.region_part) as known (area, of_kind)
$$;

-- The country or region that is called so, spelled as it is known; null if there is none.
create function private.area_named(name text) returns text language plpgsql stable set search_path = '' as $$
declare
  sought text := private.folded(btrim(area_named.name));
begin
  if exists (select from public.place where place.country = area_named.name) then return area_named.name; end if;
  return coalesce(
    (select area.name from private.transit_areas() as area where area.folded = sought limit 1),
    (select area.name from private.transit_areas() as area where area.name = private.country_named(area_named.name) limit 1));
end $$;

-- Where a place, a country or a region is, in parts.
create function private.area_of(place_code text, name text)
returns table (country text, zones text[], latitude float8, longitude float8) language sql stable set search_path = '' as $$
  select place.country::text, array[place.zone::text], place.latitude, place.longitude from public.place
  where place.code = place_code
  union all
  select part.country::text, part.zones, null, null from private.region_part as part
  where place_code is null and part.region = name
  union all
  select name, null, null, null
  where place_code is null and not exists (select from private.region_part as part where part.region = name)
$$;

-- Whether two of them have something in common. Two places do within half a degree: an airport and its city, a port and its town.
create function private.areas_meet(code text, name text, other_code text, other_name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.area_of(code, name) as one join private.area_of(other_code, other_name) as other using (country)
    where coalesce(one.zones && other.zones, true)
      and coalesce(abs(one.latitude - other.latitude) < 0.5
        and abs(one.longitude - other.longitude) * cos(radians(one.latitude)) < 0.5, true))
$$;

-- The name of an end of a lane as it is shown. Raises for a name without a code that no country or region has, and for an unknown code.
create function private.end_spelled(place_code text, name text) returns text language plpgsql stable set search_path = '' as $$
declare
  spelled text := btrim(name);
  known text;
begin
  if place_code is not null then
    if not exists (select from public.place where code = place_code) then
      raise exception 'There is no place with the code “%”.', place_code;
    end if;
    return spelled;
  end if;
  known := private.area_named(spelled);
  if known is null then
    raise exception 'There is no country or region “%”. A place is named by its code, too.', spelled;
  end if;
  return known;
end $$;

-- Spells the ends as they are known, names the lane, and counts the version.
create function private.check_transit_lane() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and (select count(*) from private.transit_lane) >= 400 then
    raise exception 'There are 400 lanes already: delete one of them first.';
  end if;
  new.origin := private.end_spelled(new.origin_code, new.origin);
  new.destination := private.end_spelled(new.destination_code, new.destination);
  new.product := nullif(btrim(new.product), '');
  new.slug := concat_ws('-', new.mode,
    coalesce(nullif(private.slug_of(new.origin), ''), lower(new.origin_code)),
    coalesce(nullif(private.slug_of(new.destination), ''), lower(new.destination_code)),
    nullif(private.slug_of(coalesce(new.product, '')), ''));
  if tg_op = 'UPDATE' then new.version := old.version + 1; end if;
  return new;
end $$;
create trigger check_transit_lane before insert or update on private.transit_lane for each row
  execute function private.check_transit_lane();
create trigger audit after insert or update or delete on private.transit_lane for each row
  execute function private.record_change('slug', 'id', 'slug', 'version');

-- What anybody may know of a lane.
create function private.lane_shown(lane private.transit_lane) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'slug', lane.slug, 'mode', lane.mode, 'originCode', lane.origin_code, 'origin', lane.origin,
    'destinationCode', lane.destination_code, 'destination', lane.destination, 'product', lane.product,
    'daysMin', lane.days_min, 'daysMax', lane.days_max, 'workingDays', lane.working_days, 'counted', lane.counted,
    'cutOff', lane.cut_off, 'cutOffHoursMin', lane.cut_off_hours_min, 'cutOffHoursMax', lane.cut_off_hours_max,
    'departuresAWeek', lane.departures_a_week, 'service', lane.service,
    'validFrom', lane.valid_from, 'checkedOn', lane.checked_on)
$$;

create function private.shown_lanes() returns setof private.transit_lane language sql stable set search_path = '' as $$
  select * from private.transit_lane where published and valid_from <= current_date
$$;

create function private.transit_lanes(slugs text[], service text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take('transitLook');
  if cardinality(slugs) > 100 then
    return private.refusal('22023', 'At most 100 lanes can be asked for at once.');
  end if;
  return (
    select coalesce(jsonb_agg(private.lane_shown(lane) order by lane.id), '[]')
    from (select * from private.shown_lanes() as known
          where known.slug = any (slugs) or known.service = transit_lanes.service order by known.id limit 200) as lane);
end $$;
grant execute on function private.transit_lanes(text[], text) to anon, authenticated;

-- Lanes that are published, by their names or for the page of a service: up to 200, in the order in which they were added.
create function public.transit_lanes(slugs text[], service text) returns jsonb language sql volatile set search_path = '' as $$
  select private.transit_lanes(slugs, service)
$$;
grant execute on function public.transit_lanes(text[], text) to anon, authenticated;

-- What is called like this or begins so, or has a word that does: [{code, name, country, kind}], the best first. The few that may fit
-- are ranked.
create function private.ends_like(sought text, coded text) returns jsonb language sql stable set search_path = '' as $$
  with called as materialized (
    select distinct known.country, known.name = bare as is_whole
    from private.country_name as known, (select private.bare_name(sought) as bare) as entered
    where known.name = bare or char_length(bare) >= 4 and starts_with(known.name, bare)
  )
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'country', country, 'kind', kind) order by place), '[]')
  from (
    select *, row_number() over (order by case
      when coded in (code, substr(code, 3)) then 1
      when sought in (folded, split_part(folded, ' (', 1))
        or kind = 'country' and exists (select from called where called.country = known.name and is_whole) then 2
      when starts_with(folded, sought) then 3
      else 4 end, array_position(array['region', 'country', 'port', 'city', 'airport'], kind), name, country, code) as place
    from (
      select code, name::text, country::text, kind, folded from public.place
      where starts_with(folded, sought) or strpos(folded, ' ' || sought) > 0 or strpos(folded, '(' || sought) > 0
        or code = coded or substr(code, 3) = coded
      union all
      select null, name, null, kind, folded from private.transit_areas() as area
      where starts_with(folded, sought) or strpos(folded, ' ' || sought) > 0
        or kind = 'country' and exists (select from called where called.country = area.name)) as known
    order by place limit 10) as best
$$;

create function private.transit_places(sought text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  entered text := private.folded(btrim(left(sought, 130)));
begin
  perform private.take('transitLook');
  if coalesce(entered, '') = '' or char_length(entered) > 120 then return '[]'; end if;
  return private.ends_like(entered, upper(entered));
end $$;
grant execute on function private.transit_places(text) to anon, authenticated;

-- The places, countries and regions that somebody may mean while typing: up to 10 of [{code, name, country, kind}]; what has no
-- code is a country or a region.
create function public.transit_places(sought text) returns jsonb language sql volatile set search_path = '' as $$
  select private.transit_places(sought)
$$;
grant execute on function public.transit_places(text) to anon, authenticated;

-- What a code or a name, with or without a country or region after a comma, may mean: [{code, name, country}], places of a name once for each
-- country; where nothing is called so, the few that are called alike. At most 6.
create function private.ends_meant(sought text) returns jsonb language plpgsql stable set search_path = '' as $$
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
end $$;

-- The others of what a text may mean.
create function private.ends_without(known jsonb, chosen jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(other order by place), '[]')
  from jsonb_array_elements(known) with ordinality as each_end (other, place) where chosen is null or other <> chosen
$$;

create function private.find_transit_lanes(origin text, destination text, mode text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
grant execute on function private.find_transit_lanes(text, text, text) to anon, authenticated;

-- {origin, destination: {code, name, country}, otherOrigins, otherDestinations: what else each may mean, lanes: up to 50, the most
-- exact and fastest first}. Of several that are called the same, the one with the most exact lane is meant; null if none is.
-- Lanes between a code or name and another, in one mode or (null) in any: also those of the country or region around a place.
create function public.find_transit_lanes(origin text, destination text, mode text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.find_transit_lanes(origin, destination, mode)
$$;
grant execute on function public.find_transit_lanes(text, text, text) to anon, authenticated;

create function private.lane_kept(lane private.transit_lane) returns jsonb language sql immutable set search_path = '' as $$
  select private.lane_shown(lane) || jsonb_build_object('id', lane.id, 'version', lane.version, 'published', lane.published)
$$;

create function private.all_transit_lanes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(private.lane_kept(lane) order by lane.slug), '[]') from private.transit_lane as lane);
end $$;
grant execute on function private.all_transit_lanes() to authenticated;

-- Every lane with its id, its version, and whether it is published; there are no more than 400.
create function public.all_transit_lanes() returns jsonb language sql stable set search_path = '' as $$
  select private.all_transit_lanes()
$$;
grant execute on function public.all_transit_lanes() to authenticated;

-- What is stated of a lane, in the columns' own types. Raises the error of the first value that its column cannot hold.
create function private.stated_lane(stated jsonb) returns private.transit_lane language plpgsql stable set search_path = '' as $$
declare
  lane private.transit_lane;
begin
  lane.mode := stated ->> 'mode';
  lane.origin_code := nullif(upper(btrim(stated ->> 'originCode')), '');
  lane.origin := stated ->> 'origin';
  lane.destination_code := nullif(upper(btrim(stated ->> 'destinationCode')), '');
  lane.destination := stated ->> 'destination';
  lane.product := nullif(btrim(stated ->> 'product'), '');
  lane.days_min := (stated ->> 'daysMin')::int;
  lane.days_max := (stated ->> 'daysMax')::int;
  lane.working_days := coalesce((stated ->> 'workingDays')::boolean, false);
  lane.counted := stated ->> 'counted';
  lane.cut_off := nullif(btrim(stated ->> 'cutOff'), '');
  lane.cut_off_hours_min := (stated ->> 'cutOffHoursMin')::int;
  lane.cut_off_hours_max := (stated ->> 'cutOffHoursMax')::int;
  lane.departures_a_week := (stated ->> 'departuresAWeek')::int;
  lane.service := nullif(stated ->> 'service', '');
  lane.valid_from := (stated ->> 'validFrom')::date;
  lane.checked_on := (stated ->> 'checkedOn')::date;
  lane.published := coalesce((stated ->> 'published')::boolean, true);
  return lane;
end $$;

-- Whether a lane says the same as another, whatever their ids and versions are.
create function private.lanes_agree(one private.transit_lane, other private.transit_lane) returns boolean
language sql immutable set search_path = '' as $$
  select private.lane_kept(one) - '{id,version,slug}'::text[] = private.lane_kept(other) - '{id,version,slug}'::text[]
$$;

-- Adds (without an id), changes, or deletes (without a lane) one lane. What is so already is left alone, so that a request can be
-- repeated; of a version that is no longer current PT409 is raised.
create function private.change_transit_lane(change jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  given jsonb := (change ->> 'lane')::jsonb; -- or its text: a request may hold 10,000 values
  known private.transit_lane;
  stated private.transit_lane;
begin
  select * into known from private.transit_lane where id = (change ->> 'id')::bigint for update;
  if given is null then
    if known.version <> (change ->> 'version')::int then raise exception 'changed' using errcode = 'PT409'; end if;
    delete from private.transit_lane where id = known.id;
    return;
  end if;
  stated := private.stated_lane(given);
  if change ->> 'id' is null then
    insert into private.transit_lane (slug, mode, origin_code, origin, destination_code, destination, product, days_min, days_max,
      working_days, counted, cut_off, cut_off_hours_min, cut_off_hours_max, departures_a_week, service, valid_from, checked_on,
      published)
    values ('', stated.mode, stated.origin_code, stated.origin, stated.destination_code, stated.destination, stated.product,
      stated.days_min, stated.days_max, stated.working_days, stated.counted, stated.cut_off, stated.cut_off_hours_min,
      stated.cut_off_hours_max, stated.departures_a_week, stated.service, stated.valid_from, stated.checked_on, stated.published)
    on conflict (slug) do nothing returning * into known;
    if known.id is null and not exists (
      select from private.transit_lane as lane
      where private.lanes_agree(lane, stated)) then
      raise exception 'There is a lane with this mode, these ends and this product already.' using errcode = '23505';
    end if;
    return;
  end if;
  if known.id is null then raise exception 'gone' using errcode = 'PT409'; end if;
  if private.lanes_agree(known, stated) then return; end if;
  if known.version is distinct from (change ->> 'version')::int then raise exception 'changed' using errcode = 'PT409'; end if;
  update private.transit_lane set mode = stated.mode, origin_code = stated.origin_code, origin = stated.origin,
    destination_code = stated.destination_code, destination = stated.destination, product = stated.product,
    days_min = stated.days_min, days_max = stated.days_max, working_days = stated.working_days, counted = stated.counted,
    cut_off = stated.cut_off, cut_off_hours_min = stated.cut_off_hours_min, cut_off_hours_max = stated.cut_off_hours_max,
    departures_a_week = stated.departures_a_week, service = stated.service, valid_from = stated.valid_from,
    checked_on = stated.checked_on, published = stated.published
  where id = known.id;
end $$;

create function private.change_transit_lanes(changes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 800;
  change record;
  broken text;
  problems jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) > most then
    raise exception 'At most % lanes can be changed at once.', most using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('transit lanes', 0)); -- what one admin stores another one sees whole
  begin
    -- What is deleted makes room for what is changed or added.
    for change in
      select value, place from jsonb_array_elements(changes) with ordinality as listed (value, place)
      order by value -> 'lane' is not null and value -> 'lane' <> 'null', value ->> 'id' is null, place
    loop
      begin
        perform private.change_transit_lane(change.value);
      exception when data_exception or integrity_constraint_violation or raise_exception or sqlstate 'PT409' then
        get stacked diagnostics broken = constraint_name;
        problems := problems || jsonb_build_object('place', change.place - 1, 'code', sqlstate, 'reason', sqlerrm,
          'constraint', broken, 'now', (
            select private.lane_kept(lane) from private.transit_lane as lane where id::text = change.value ->> 'id'));
      end;
    end loop;
    if problems <> '[]' then raise exception 'problems' using errcode = 'PT422'; end if;
  exception when sqlstate 'PT422' then null; -- nothing is stored
  end;
  return problems;
end $$;
grant execute on function private.change_transit_lanes(jsonb) to authenticated;

-- Adds, changes and deletes lanes, [{id, version, lane}], all of them or none: {id: null} adds, {lane: null} deletes; a lane may be given
-- as its text. The answer is
-- what was wrong, [{place, code, reason, constraint, now}] by the place in the list, or [] if all is stored. Repeating it changes nothing.
create function public.change_transit_lanes(changes jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.change_transit_lanes(changes)
$$;
grant execute on function public.change_transit_lanes(jsonb) to authenticated;
