-- Transit times and cut-offs between two places, which visitors look for first: a table that the admin keeps.

set local check_function_bodies = off;

create table "private"."region_part" (
  "zones" text[],
  "region" private.required_line not null,
  "country" private.required_line not null,
  constraint "region_part_pkey" primary key (region, country)
);

alter table "private"."region_part"
  enable row level security;

create table "private"."transit_lane" (
  "id" bigint generated always as identity not null,
  "slug" text not null,
  "version" integer not null default 1,
  "mode" text not null,
  "origin_code" text,
  "destination_code" text,
  "days_min" integer not null,
  "days_max" integer not null,
  "working_days" boolean not null default false,
  "counted" text not null,
  "cut_off_hours_min" integer,
  "cut_off_hours_max" integer,
  "departures_a_week" integer,
  "service" text,
  "valid_from" date not null,
  "checked_on" date not null,
  "published" boolean not null default true,
  constraint "checked_on_range" check (((checked_on >= '2000-01-01'::date) AND (checked_on <= '2099-12-31'::date))),
  constraint "cut_off_hours"
    check
    ((((cut_off_hours_min IS NULL) = (cut_off_hours_max IS NULL)) AND (cut_off_hours_min >= 0) AND ((cut_off_hours_max
    >= cut_off_hours_min) AND (cut_off_hours_max <= 2400)))),
  constraint "departures" check (((departures_a_week >= 1) AND (departures_a_week <= 100))),
  constraint "transit_days" check (((days_min >= 0) AND ((days_max >= days_min) AND (days_max <= 200)))),
  constraint "transit_lane_counted_check"
    check
    ((counted = ANY (ARRAY['airport to airport'::text, 'port to port'::text, 'terminal to terminal'::text,
    'door to door'::text]))),
  constraint "transit_lane_mode_check"
    check ((mode = ANY (ARRAY['air'::text, 'ocean'::text, 'road'::text, 'rail'::text]))),
  constraint "transit_lane_pkey" primary key (id),
  constraint "transit_lane_service_check"
    check
    ((service = ANY (ARRAY['air-freight'::text, 'ocean-freight'::text, 'road-freight'::text, 'international'::text,
    'domestic_transport'::text]))),
  constraint "transit_lane_slug_key" unique (slug),
  constraint "valid_from_range" check (((valid_from >= '2000-01-01'::date) AND (valid_from <= '2099-12-31'::date))),
  "origin" private.required_line not null,
  "destination" private.required_line not null,
  "product" private.required_line,
  "cut_off" private.required_line
);

alter table "private"."transit_lane"
  enable row level security;

create or replace function private.all_transit_lanes()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(private.lane_kept(lane) order by lane.slug), '[]') from private.transit_lane as lane);
end $function$;

create or replace function private.area_named (
  name text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  sought text := private.folded(btrim(area_named.name));
begin
  if exists (select from public.place where place.country = area_named.name) then return area_named.name; end if;
  return (select area.name from private.transit_areas() as area where area.folded = sought limit 1);
end $function$;

create or replace function private.area_of (
  place_code text,
  name text
)
  returns table (
    country text,
    zones text[],
    latitude double precision,
    longitude double precision
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select place.country::text, array[place.zone::text], place.latitude, place.longitude from public.place
  where place.code = place_code
  union all
  select part.country::text, part.zones, null, null from private.region_part as part
  where place_code is null and part.region = name
  union all
  select name, null, null, null
  where place_code is null and not exists (select from private.region_part as part where part.region = name)
$function$;

create or replace function private.areas_meet (
  code text,
  name text,
  other_code text,
  other_name text
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (
    select from private.area_of(code, name) as one join private.area_of(other_code, other_name) as other using (country)
    where coalesce(one.zones && other.zones, true)
      and coalesce(abs(one.latitude - other.latitude) < 0.5
        and abs(one.longitude - other.longitude) * cos(radians(one.latitude)) < 0.5, true))
$function$;

create or replace function private.change_transit_lane (
  change jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.change_transit_lanes (
  changes jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.check_transit_lane()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.end_meant (
  sought text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  entered text := btrim(left(sought, 120));
  named text := private.folded(entered);
  area text;
  meant jsonb;
begin
  select jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country) into meant
  from public.place where code = upper(entered);
  if meant is null then
    area := private.area_named(entered);
    if area is not null then meant := jsonb_build_object('code', null, 'name', area, 'country', null); end if;
  end if;
  if meant is null and entered <> '' then
    select jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country) into meant
    from public.place
    where folded = named or folded ~>=~ (named || ' (') and folded ~<~ (named || ' )') -- as private.place_named
    order by array_position(array['port', 'city', 'airport'], kind), code limit 1;
  end if;
  return meant;
end $function$;

create or replace function private.end_spelled (
  place_code text,
  name text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.ends_like (
  sought text,
  coded text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'country', country, 'kind', kind) order by place), '[]')
  from (
    select *, row_number() over (order by case
      when coded in (code, substr(code, 3)) then 1
      when sought in (folded, split_part(folded, ' (', 1)) then 2
      when starts_with(folded, sought) then 3
      else 4 end, array_position(array['region', 'country', 'port', 'city', 'airport'], kind), name, country, code) as place
    from (
      select code, name::text, country::text, kind, folded from public.place
      where starts_with(folded, sought) or strpos(folded, ' ' || sought) > 0 or strpos(folded, '(' || sought) > 0
        or code = coded or substr(code, 3) = coded
      union all
      select null, name, null, kind, folded from private.transit_areas()
      where starts_with(folded, sought) or strpos(folded, ' ' || sought) > 0) as known
    order by place limit 10) as best
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
  starts jsonb := private.end_meant(origin);
  ends jsonb := private.end_meant(destination);
begin
  perform private.take('transitLook');
  return jsonb_build_object('origin', starts, 'destination', ends, 'lanes', (
    select coalesce(jsonb_agg(private.lane_shown(lane) order by rank, (lane).days_max, (lane).id), '[]')
    from (
      select lane, (lane.origin_code is null)::int + (lane.destination_code is null)::int as rank
      from private.shown_lanes() as lane
      where starts is not null and ends is not null
        and lane.mode = coalesce(find_transit_lanes.mode, lane.mode)
        and private.areas_meet(lane.origin_code, lane.origin, starts ->> 'code', starts ->> 'name')
        and private.areas_meet(lane.destination_code, lane.destination, ends ->> 'code', ends ->> 'name')
      order by rank, lane.days_max, lane.id limit 50) as fitting));
end $function$;

create or replace function private.lane_kept (
  lane private.transit_lane
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select private.lane_shown(lane) || jsonb_build_object('id', lane.id, 'version', lane.version, 'published', lane.published)
$function$;

create or replace function private.lane_shown (
  lane private.transit_lane
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'slug', lane.slug, 'mode', lane.mode, 'originCode', lane.origin_code, 'origin', lane.origin,
    'destinationCode', lane.destination_code, 'destination', lane.destination, 'product', lane.product,
    'daysMin', lane.days_min, 'daysMax', lane.days_max, 'workingDays', lane.working_days, 'counted', lane.counted,
    'cutOff', lane.cut_off, 'cutOffHoursMin', lane.cut_off_hours_min, 'cutOffHoursMax', lane.cut_off_hours_max,
    'departuresAWeek', lane.departures_a_week, 'service', lane.service,
    'validFrom', lane.valid_from, 'checkedOn', lane.checked_on)
$function$;

create or replace function private.lanes_agree (
  one private.transit_lane,
  other private.transit_lane
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select private.lane_kept(one) - '{id,version,slug}'::text[] = private.lane_kept(other) - '{id,version,slug}'::text[]
$function$;

create or replace function private.shown_lanes()
  returns SETOF private.transit_lane
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.transit_lane where published and valid_from <= current_date
$function$;

create or replace function private.slug_of (
  name text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select btrim(regexp_replace(private.folded(name), '[^a-z0-9]+', '-', 'g'), '-')
$function$;

create or replace function private.stated_lane (
  stated jsonb
)
  returns private.transit_lane
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.transit_areas()
  returns table (
    name text,
    folded text,
    kind text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select area, case when area ~ '[^ -~]' then private.folded(area) else lower(area) end, of_kind
  from (
    select distinct country::text, 'country' from public.place
    union all
    select distinct region::text, 'region' from private.region_part) as known (area, of_kind)
$function$;

create or replace function private.transit_lanes (
  slugs text[],
  service text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take('transitLook');
  if cardinality(slugs) > 100 then
    raise exception 'At most 100 lanes can be asked for at once.' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(private.lane_shown(lane) order by lane.id), '[]')
    from (select * from private.shown_lanes() as known
          where known.slug = any (slugs) or known.service = transit_lanes.service order by known.id limit 200) as lane);
end $function$;

create or replace function private.transit_places (
  sought text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  entered text := private.folded(btrim(left(sought, 130)));
begin
  perform private.take('transitLook');
  if coalesce(entered, '') = '' or char_length(entered) > 120 then return '[]'; end if;
  return private.ends_like(entered, upper(entered));
end $function$;

create or replace function public.all_transit_lanes()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.all_transit_lanes()
$function$;

create or replace function public.change_transit_lanes (
  changes jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.change_transit_lanes(changes)
$function$;

create or replace function public.find_transit_lanes (
  origin text,
  destination text,
  mode text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.find_transit_lanes(origin, destination, mode)
$function$;

create or replace function public.transit_lanes (
  slugs text[],
  service text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.transit_lanes(slugs, service)
$function$;

create or replace function public.transit_places (
  sought text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.transit_places(sought)
$function$;

alter table "private"."transit_lane"
  add constraint "transit_lane_destination_code_fkey" foreign key (destination_code) references public.place(code);

alter table "private"."transit_lane"
  add constraint "transit_lane_origin_code_fkey" foreign key (origin_code) references public.place(code);

create trigger audit
  after insert or delete or update on private.transit_lane
  for each row
  execute function private.record_change('slug', 'id', 'slug', 'version');

create trigger check_transit_lane
  before insert or update on private.transit_lane
  for each row
  execute function private.check_transit_lane();

revoke all on function "private"."all_transit_lanes"() from public;

grant execute on function "private"."all_transit_lanes"() to "authenticated";

revoke all on function "private"."area_named"(text) from public;

revoke all on function "private"."area_of"(text, text) from public;

revoke all on function "private"."areas_meet"(text, text, text, text) from public;

revoke all on function "private"."change_transit_lane"(jsonb) from public;

revoke all on function "private"."change_transit_lanes"(jsonb) from public;

grant execute on function "private"."change_transit_lanes"(jsonb) to "authenticated";

revoke all on function "private"."check_transit_lane"() from public;

revoke all on function "private"."end_meant"(text) from public;

revoke all on function "private"."end_spelled"(text, text) from public;

revoke all on function "private"."ends_like"(text, text) from public;

revoke all on function "private"."find_transit_lanes"(text, text, text) from public;

grant execute on function "private"."find_transit_lanes"(text, text, text) to "anon", "authenticated";

revoke all on function "private"."lane_kept"(private.transit_lane) from public;

revoke all on function "private"."lane_shown"(private.transit_lane) from public;

revoke all on function "private"."lanes_agree"(private.transit_lane, private.transit_lane) from public;

revoke all on function "private"."shown_lanes"() from public;

revoke all on function "private"."slug_of"(text) from public;

revoke all on function "private"."stated_lane"(jsonb) from public;

revoke all on function "private"."transit_areas"() from public;

revoke all on function "private"."transit_lanes"(text[], text) from public;

grant execute on function "private"."transit_lanes"(text[], text) to "anon", "authenticated";

revoke all on function "private"."transit_places"(text) from public;

grant execute on function "private"."transit_places"(text) to "anon", "authenticated";

revoke all on function "public"."all_transit_lanes"() from public;

grant execute on function "public"."all_transit_lanes"() to "authenticated";

revoke all on function "public"."change_transit_lanes"(jsonb) from public;

grant execute on function "public"."change_transit_lanes"(jsonb) to "authenticated";

revoke all on function "public"."find_transit_lanes"(text, text, text) from public;

grant execute on function "public"."find_transit_lanes"(text, text, text) to "anon", "authenticated";

revoke all on function "public"."transit_lanes"(text[], text) from public;

grant execute on function "public"."transit_lanes"(text[], text) to "anon", "authenticated";

revoke all on function "public"."transit_places"(text) from public;

grant execute on function "public"."transit_places"(text) to "anon", "authenticated";

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

insert into private.limits (action, per_client, overall, window_seconds) values ('transitLook', 120, 4800, 60);

-- Written by scripts/lanes.ts from src/content/lanes.ts. Not in supabase/schemas: from now on these rows are the admin's.
insert into private.transit_lane (slug, mode, origin_code, origin, destination_code, destination, product, days_min, days_max, working_days, counted, cut_off, cut_off_hours_min, cut_off_hours_max, departures_a_week, service, valid_from, checked_on) values
  ('air-western-europe-us-east-coast', 'air', null, 'Western Europe', null, 'US East Coast', null, 1, 3, false, 'airport to airport', null, 24, 24, 7, 'air-freight', '2026-10-01', '2026-11-16'),
  ('air-western-europe-china', 'air', null, 'Western Europe', null, 'China', null, 2, 4, false, 'airport to airport', null, 24, 36, 7, 'air-freight', '2026-10-01', '2026-11-16'),
  ('air-western-europe-japan', 'air', null, 'Western Europe', null, 'Japan', null, 2, 4, false, 'airport to airport', null, 24, 36, 7, 'air-freight', '2026-10-01', '2026-11-16'),
  ('air-western-europe-west-africa', 'air', null, 'Western Europe', null, 'West Africa', null, 2, 4, false, 'airport to airport', null, 36, 36, 4, 'air-freight', '2026-10-01', '2026-11-16'),
  ('air-western-europe-east-africa', 'air', null, 'Western Europe', null, 'East Africa', null, 2, 4, false, 'airport to airport', null, 36, 36, 4, 'air-freight', '2026-10-01', '2026-11-16'),
  ('air-southeast-asia-us-west-coast', 'air', null, 'Southeast Asia', null, 'US West Coast', null, 2, 4, false, 'airport to airport', null, 24, 36, 7, 'air-freight', '2026-10-01', '2026-11-16'),
  ('ocean-china-north-europe', 'ocean', null, 'China', null, 'North Europe', null, 32, 45, false, 'port to port', 'FCL 3 days, LCL 6 days before departure', 72, 144, 1, 'ocean-freight', '2026-10-01', '2026-11-16'),
  ('ocean-china-us-west-coast', 'ocean', null, 'China', null, 'US West Coast', null, 14, 22, false, 'port to port', 'FCL 3 days, LCL 6 days before departure', 72, 144, 1, 'ocean-freight', '2026-10-01', '2026-11-16'),
  ('ocean-north-europe-us-east-coast', 'ocean', null, 'North Europe', null, 'US East Coast', null, 11, 17, false, 'port to port', 'FCL 3 days, LCL 5 days before departure', 72, 120, 1, 'ocean-freight', '2026-10-01', '2026-11-16'),
  ('ocean-north-europe-west-africa', 'ocean', null, 'North Europe', null, 'West Africa', null, 16, 26, false, 'port to port', 'FCL 3 days, LCL 6 days before departure', 72, 144, 1, 'ocean-freight', '2026-10-01', '2026-11-16'),
  ('ocean-north-europe-brazil', 'ocean', null, 'North Europe', null, 'Brazil', null, 16, 24, false, 'port to port', 'FCL 4 days, LCL 6 days before departure', 96, 144, 1, 'ocean-freight', '2026-10-01', '2026-11-16'),
  ('ocean-india-north-europe', 'ocean', null, 'India', null, 'North Europe', null, 25, 38, false, 'port to port', 'FCL 3 days, LCL 6 days before departure', 72, 144, 1, 'ocean-freight', '2026-10-01', '2026-11-16'),
  ('ocean-rotterdam-new-york', 'ocean', 'NLRTM', 'Rotterdam', 'USNYC', 'New York', null, 11, 13, false, 'port to port', 'FCL 3 days, LCL 5 days before departure', 72, 120, 1, 'ocean-freight', '2026-10-01', '2026-11-16'),
  ('ocean-hamburg-tema', 'ocean', 'DEHAM', 'Hamburg', 'GHTEM', 'Tema', null, 18, 23, false, 'port to port', 'FCL 3 days, LCL 6 days before departure', 72, 144, 1, 'ocean-freight', '2026-10-01', '2026-11-16'),
  ('road-benelux-germany-ftl', 'road', null, 'Benelux', null, 'Germany', 'FTL', 1, 2, false, 'door to door', '12:00 the day before loading', 24, 24, 5, 'road-freight', '2026-10-01', '2026-11-16'),
  ('road-benelux-france-ftl', 'road', null, 'Benelux', null, 'France', 'FTL', 1, 2, false, 'door to door', '12:00 the day before loading', 24, 24, 5, 'road-freight', '2026-10-01', '2026-11-16'),
  ('road-benelux-spain-ftl', 'road', null, 'Benelux', null, 'Spain', 'FTL', 2, 4, false, 'door to door', '12:00 the day before loading', 24, 24, 5, 'road-freight', '2026-10-01', '2026-11-16'),
  ('road-benelux-italy-ftl', 'road', null, 'Benelux', null, 'Italy', 'FTL', 2, 4, false, 'door to door', '12:00 the day before loading', 24, 24, 5, 'road-freight', '2026-10-01', '2026-11-16'),
  ('road-benelux-poland-ftl', 'road', null, 'Benelux', null, 'Poland', 'FTL', 2, 4, false, 'door to door', '12:00 the day before loading', 24, 24, 5, 'road-freight', '2026-10-01', '2026-11-16'),
  ('road-european-union-united-kingdom-with-clearance', 'road', null, 'European Union', null, 'United Kingdom', 'with clearance', 2, 4, false, 'door to door', '12:00 two days before loading', 48, 48, 5, 'road-freight', '2026-10-01', '2026-11-16'),
  ('road-european-union-turkey', 'road', null, 'European Union', null, 'Turkey', null, 6, 9, false, 'door to door', '12:00 two days before loading', 48, 48, 5, 'road-freight', '2026-10-01', '2026-11-16'),
  ('road-european-union-european-union-groupage', 'road', null, 'European Union', null, 'European Union', 'groupage', 3, 6, false, 'door to door', '11:00 for collection the next day', 24, 24, 5, 'road-freight', '2026-10-01', '2026-11-16'),
  ('rail-turkey-germany-by-rail-and-road', 'rail', null, 'Turkey', null, 'Germany', 'by rail and road', 9, 13, false, 'door to door', null, 120, 120, 2, 'international', '2026-10-01', '2026-11-16'),
  ('ocean-china-germany-by-ocean-and-barge', 'ocean', null, 'China', null, 'Germany', 'by ocean and barge', 42, 55, false, 'door to door', null, 336, 336, 1, 'international', '2026-10-01', '2026-11-16'),
  ('ocean-southeast-asia-western-europe-by-sea-and-air-through-the-gulf', 'ocean', null, 'Southeast Asia', null, 'Western Europe', 'by sea and air through the Gulf', 16, 22, false, 'door to door', null, 168, 168, 1, 'international', '2026-10-01', '2026-11-16'),
  ('ocean-netherlands-united-states-by-ocean-and-truck', 'ocean', null, 'Netherlands', null, 'United States', 'by ocean and truck', 22, 32, false, 'door to door', null, 240, 240, 1, 'international', '2026-10-01', '2026-11-16'),
  ('ocean-germany-ghana-by-ocean-and-truck', 'ocean', null, 'Germany', null, 'Ghana', 'by ocean and truck', 30, 42, false, 'door to door', null, 240, 240, 1, 'international', '2026-10-01', '2026-11-16'),
  ('road-netherlands-netherlands-pallets', 'road', null, 'Netherlands', null, 'Netherlands', 'pallets', 1, 1, true, 'door to door', '15:00 for pick-up the same day', null, null, 5, 'domestic_transport', '2026-10-01', '2026-11-16'),
  ('road-belgium-belgium-pallets', 'road', null, 'Belgium', null, 'Belgium', 'pallets', 1, 1, true, 'door to door', '15:00 for pick-up the same day', null, null, 5, 'domestic_transport', '2026-10-01', '2026-11-16'),
  ('road-germany-germany-pallets', 'road', null, 'Germany', null, 'Germany', 'pallets', 1, 2, true, 'door to door', '14:00 for pick-up the same day', null, null, 5, 'domestic_transport', '2026-10-01', '2026-11-16'),
  ('road-france-france-pallets', 'road', null, 'France', null, 'France', 'pallets', 1, 2, true, 'door to door', '14:00 for pick-up the same day', null, null, 5, 'domestic_transport', '2026-10-01', '2026-11-16'),
  ('road-united-states-united-states-regional-ltl', 'road', null, 'United States', null, 'United States', 'regional LTL', 1, 2, true, 'door to door', '14:00 for pick-up the same day', null, null, 5, 'domestic_transport', '2026-10-01', '2026-11-16'),
  ('road-us-east-coast-us-west-coast-ltl', 'road', null, 'US East Coast', null, 'US West Coast', 'LTL', 4, 6, true, 'door to door', '14:00 for pick-up the same day', null, null, 5, 'domestic_transport', '2026-10-01', '2026-11-16'),
  ('road-us-west-coast-us-east-coast-ltl', 'road', null, 'US West Coast', null, 'US East Coast', 'LTL', 4, 6, true, 'door to door', '14:00 for pick-up the same day', null, null, 5, 'domestic_transport', '2026-10-01', '2026-11-16'),
  ('road-us-east-coast-us-west-coast-ftl-with-team-drivers', 'road', null, 'US East Coast', null, 'US West Coast', 'FTL with team drivers', 3, 3, false, 'door to door', '12:00 the day before loading', 24, 24, 5, 'domestic_transport', '2026-10-01', '2026-11-16')
on conflict (slug) do nothing;
