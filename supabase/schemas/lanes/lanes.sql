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
    select distinct region::text, 'region' from private.region_part) as areas (area, of_kind)
$$;

-- The country or region that is called so, spelled as it is known; null if there is none.
create function private.area_named(name text) returns text language plpgsql stable set search_path = '' as $$
declare
  folded_name text := private.folded(btrim(area_named.name));
begin
  if exists (select from public.place where place.country = area_named.name) then return area_named.name; end if;
  return coalesce(
    (select area.name from private.transit_areas() as area where area.folded = folded_name limit 1),
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
    select from private.area_of(code, name) as area join private.area_of(other_code, other_name) as other_area using (country)
    where coalesce(area.zones && other_area.zones, true)
      and coalesce(abs(area.latitude - other_area.latitude) < 0.5
        and abs(area.longitude - other_area.longitude) * cos(radians(area.latitude)) < 0.5, true))
$$;

-- The name of an end of a lane as it is shown. Raises for a name without a code that no country or region has, and for an unknown code.
create function private.end_spelled(place_code text, name text) returns text language plpgsql stable set search_path = '' as $$
declare
  trimmed_name text := btrim(name);
  area text;
begin
  if place_code is not null then
    if not exists (select from public.place where code = place_code) then
      raise exception 'There is no place with the code “%”.', place_code;
    end if;
    return trimmed_name;
  end if;
  area := private.area_named(trimmed_name);
  if area is null then
    raise exception 'There is no country or region “%”. A place is named by its code, too.', trimmed_name;
  end if;
  return area;
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
  perform private.enforce_limit('transitLook');
  if cardinality(slugs) > 100 then
    return private.refusal('22023', 'At most 100 lanes can be asked for at once.');
  end if;
  return (
    select coalesce(jsonb_agg(private.lane_shown(lane) order by lane.id), '[]')
    from (select * from private.shown_lanes() as candidate
          where candidate.slug = any (slugs) or candidate.service = transit_lanes.service order by candidate.id limit 200) as lane);
end $$;
grant execute on function private.transit_lanes(text[], text) to anon, authenticated;

-- Lanes that are published, by their names or for the page of a service: up to 200, in the order in which they were added.
create function public.transit_lanes(slugs text[], service text) returns jsonb language sql volatile set search_path = '' as $$
  select private.transit_lanes(slugs, service)
$$;
grant execute on function public.transit_lanes(text[], text) to anon, authenticated;

-- What is called like this or begins so, or has a word that does: [{code, name, country, kind}], the best first. The few that may fit
-- are ranked.
create function private.ends_like(folded_text text, code_text text) returns jsonb language sql stable set search_path = '' as $$
  with named_countries as materialized (
    select distinct spelling.country, spelling.name = bare as is_whole
    from private.country_name as spelling, (select private.bare_name(folded_text) as bare) as input
    where spelling.name = bare or char_length(bare) >= 4 and starts_with(spelling.name, bare)
  )
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'country', country, 'kind', kind) order by place), '[]')
  from (
    select *, row_number() over (order by case
      when code_text in (code, substr(code, 3)) then 1
      when folded_text in (folded, split_part(folded, ' (', 1))
        or kind = 'country' and exists (select from named_countries where named_countries.country = place_end.name and is_whole) then 2
      when starts_with(folded, folded_text) then 3
      else 4 end, array_position(array['region', 'country', 'port', 'city', 'airport'], kind), name, country, code) as place
    from (
      select code, name::text, country::text, kind, folded from public.place
      where starts_with(folded, folded_text) or strpos(folded, ' ' || folded_text) > 0 or strpos(folded, '(' || folded_text) > 0
        or code = code_text or substr(code, 3) = code_text
      union all
      select null, name, null, kind, folded from private.transit_areas() as area
      where starts_with(folded, folded_text) or strpos(folded, ' ' || folded_text) > 0
        or kind = 'country' and exists (select from named_countries where named_countries.country = area.name)) as place_end
    order by place limit 10) as best
$$;

create function private.transit_places(input text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  folded_name text := private.folded(btrim(left(input, 130)));
begin
  perform private.enforce_limit('transitLook');
  if coalesce(folded_name, '') = '' or char_length(folded_name) > 120 then return '[]'; end if;
  return private.ends_like(folded_name, upper(folded_name));
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
create function private.ends_meant(input text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  end_name text := btrim(left(input, 120));
  area text;
  folded_name text;
  outer_area text;
  matches jsonb;
begin
  if coalesce(end_name, '') = '' then return '[]'; end if;
  select jsonb_agg(jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country)) into matches
  from public.place where code = upper(end_name);
  if matches is not null then return matches; end if;
  area := private.area_named(end_name);
  if private.folded(area) = private.folded(end_name) then
    return jsonb_build_array(jsonb_build_object('code', null, 'name', area, 'country', null));
  end if;
  outer_area := private.area_named(nullif(btrim(split_part(end_name, ',', -1)), end_name));
  folded_name := private.folded(case when outer_area is null then end_name else btrim(regexp_replace(end_name, ',[^,]*$', '')) end);
  select jsonb_agg(jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country) order by country) into matches
  from (
    select distinct on (country) code, name, country
    from (
      select code, name, country, rank() over (order by array_position(array['port', 'city', 'airport'], kind)) as kind_place
      from public.place
      where (folded = folded_name or folded ~>=~ (folded_name || ' (') and folded ~<~ (folded_name || ' )')) -- as private.place_named
        and (outer_area is null or country in (select part.country from private.area_of(null, outer_area) as part))) as candidates
    where kind_place = 1 order by country, code limit 6) as countries;
  if matches is not null then return matches; end if;
  -- A place comes before a country that is only called so: Dubai is one.
  if area is not null then return jsonb_build_array(jsonb_build_object('code', null, 'name', area, 'country', null)); end if;
  if folded_name = '' then return '[]'; end if;
  return coalesce((
    select jsonb_agg(jsonb_set(best_end - 'kind', '{name}', to_jsonb(private.present_name(best_end ->> 'name'))) order by place)
    from jsonb_array_elements(private.ends_like(folded_name, upper(folded_name))) with ordinality as best (best_end, place)
    where place <= 6), '[]');
end $$;

-- The others of what a text may mean.
create function private.ends_without(ends jsonb, choice jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(other order by place), '[]')
  from jsonb_array_elements(ends) with ordinality as each_end (other, place) where choice is null or other <> choice
$$;

create function private.find_transit_lanes(origin text, destination text, mode text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  starts jsonb;
  ends jsonb;
  answer jsonb;
begin
  perform private.enforce_limit('transitLook');
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
  ), choice as (
    select
      case when jsonb_array_length(starts) = 1 then starts -> 0
        when (select count(distinct start) from closest) = 1 then (select start from closest limit 1) end as origin,
      case when jsonb_array_length(ends) = 1 then ends -> 0
        when (select count(distinct finish) from closest) = 1 then (select finish from closest limit 1) end as destination
  )
  select jsonb_build_object(
    'origin', choice.origin, 'destination', choice.destination,
    'otherOrigins', private.ends_without(starts, choice.origin), 'otherDestinations', private.ends_without(ends, choice.destination),
    'lanes', (
      select coalesce(jsonb_agg(private.lane_shown(lane) order by rank, (lane).days_max, (lane).id), '[]')
      from (select * from fitting where start = choice.origin and finish = choice.destination
            order by rank, (lane).days_max, (lane).id limit 50) as page_rows)) into answer
  from choice;
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

create function private.lane_record(lane private.transit_lane) returns jsonb language sql immutable set search_path = '' as $$
  select private.lane_shown(lane) || jsonb_build_object('id', lane.id, 'version', lane.version, 'published', lane.published)
$$;

create function private.all_transit_lanes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(private.lane_record(lane) order by lane.slug), '[]') from private.transit_lane as lane);
end $$;
grant execute on function private.all_transit_lanes() to authenticated;

-- Every lane with its id, its version, and whether it is published; there are no more than 400.
create function public.all_transit_lanes() returns jsonb language sql stable set search_path = '' as $$
  select private.all_transit_lanes()
$$;
grant execute on function public.all_transit_lanes() to authenticated;

-- What is stated of a lane, in the columns' own types. Raises the error of the first value that its column cannot hold.
create function private.stated_lane(input jsonb) returns private.transit_lane language plpgsql stable set search_path = '' as $$
declare
  lane private.transit_lane;
begin
  lane.mode := input ->> 'mode';
  lane.origin_code := nullif(upper(btrim(input ->> 'originCode')), '');
  lane.origin := input ->> 'origin';
  lane.destination_code := nullif(upper(btrim(input ->> 'destinationCode')), '');
  lane.destination := input ->> 'destination';
  lane.product := nullif(btrim(input ->> 'product'), '');
  lane.days_min := (input ->> 'daysMin')::int;
  lane.days_max := (input ->> 'daysMax')::int;
  lane.working_days := coalesce((input ->> 'workingDays')::boolean, false);
  lane.counted := input ->> 'counted';
  lane.cut_off := nullif(btrim(input ->> 'cutOff'), '');
  lane.cut_off_hours_min := (input ->> 'cutOffHoursMin')::int;
  lane.cut_off_hours_max := (input ->> 'cutOffHoursMax')::int;
  lane.departures_a_week := (input ->> 'departuresAWeek')::int;
  lane.service := nullif(input ->> 'service', '');
  lane.valid_from := (input ->> 'validFrom')::date;
  lane.checked_on := (input ->> 'checkedOn')::date;
  lane.published := coalesce((input ->> 'published')::boolean, true);
  return lane;
end $$;

-- Whether a lane says the same as another, whatever their ids and versions are.
create function private.lanes_agree(lane private.transit_lane, other_lane private.transit_lane) returns boolean
language sql immutable set search_path = '' as $$
  select private.lane_record(lane) - '{id,version,slug}'::text[] = private.lane_record(other_lane) - '{id,version,slug}'::text[]
$$;

-- Adds (without an id), changes, or deletes (without a lane) one lane. What is so already is left alone, so that a request can be
-- repeated; of a version that is no longer current PT409 is raised.
create function private.change_transit_lane(change jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  lane_input jsonb := (change ->> 'lane')::jsonb; -- or its text: a request may hold 10,000 values
  stored_lane private.transit_lane;
  new_lane private.transit_lane;
begin
  select * into stored_lane from private.transit_lane where id = (change ->> 'id')::bigint for update;
  if lane_input is null then
    if stored_lane.version <> (change ->> 'version')::int then raise exception 'changed' using errcode = 'PT409'; end if;
    delete from private.transit_lane where id = stored_lane.id;
    return;
  end if;
  new_lane := private.stated_lane(lane_input);
  if change ->> 'id' is null then
    insert into private.transit_lane (slug, mode, origin_code, origin, destination_code, destination, product, days_min, days_max,
      working_days, counted, cut_off, cut_off_hours_min, cut_off_hours_max, departures_a_week, service, valid_from, checked_on,
      published)
    values ('', new_lane.mode, new_lane.origin_code, new_lane.origin, new_lane.destination_code, new_lane.destination, new_lane.product,
      new_lane.days_min, new_lane.days_max, new_lane.working_days, new_lane.counted, new_lane.cut_off, new_lane.cut_off_hours_min,
      new_lane.cut_off_hours_max, new_lane.departures_a_week, new_lane.service, new_lane.valid_from, new_lane.checked_on, new_lane.published)
    on conflict (slug) do nothing returning * into stored_lane;
    if stored_lane.id is null and not exists (
      select from private.transit_lane as lane
      where private.lanes_agree(lane, new_lane)) then
      raise exception 'There is a lane with this mode, these ends and this product already.' using errcode = '23505';
    end if;
    return;
  end if;
  if stored_lane.id is null then raise exception 'gone' using errcode = 'PT409'; end if;
  if private.lanes_agree(stored_lane, new_lane) then return; end if;
  if stored_lane.version is distinct from (change ->> 'version')::int then raise exception 'changed' using errcode = 'PT409'; end if;
  update private.transit_lane set mode = new_lane.mode, origin_code = new_lane.origin_code, origin = new_lane.origin,
    destination_code = new_lane.destination_code, destination = new_lane.destination, product = new_lane.product,
    days_min = new_lane.days_min, days_max = new_lane.days_max, working_days = new_lane.working_days, counted = new_lane.counted,
    cut_off = new_lane.cut_off, cut_off_hours_min = new_lane.cut_off_hours_min, cut_off_hours_max = new_lane.cut_off_hours_max,
    departures_a_week = new_lane.departures_a_week, service = new_lane.service, valid_from = new_lane.valid_from,
    checked_on = new_lane.checked_on, published = new_lane.published
  where id = stored_lane.id;
end $$;

create function private.change_transit_lanes(changes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 800;
  change record;
  broken_rule text;
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
      select value, place from jsonb_array_elements(changes) with ordinality as entries (value, place)
      order by value -> 'lane' is not null and value -> 'lane' <> 'null', value ->> 'id' is null, place
    loop
      begin
        perform private.change_transit_lane(change.value);
      exception when data_exception or integrity_constraint_violation or raise_exception or sqlstate 'PT409' then
        get stacked diagnostics broken_rule = constraint_name;
        problems := problems || jsonb_build_object('place', change.place - 1, 'code', sqlstate, 'reason', sqlerrm,
          'constraint', broken_rule, 'now', (
            select private.lane_record(lane) from private.transit_lane as lane where id::text = change.value ->> 'id'));
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
