-- Ports, airports and cities where something can happen to a consignment.

-- An IANA time zone, by its form: a server may have older zones than the rows.
create domain private.zone as text
  constraint not_a_zone check (value ~ '^[A-Z][A-Za-z_]{1,13}(/[A-Za-z0-9_+-]{1,20}){1,2}$');

create table public.place (
  code text primary key check (code ~ '^[A-Z]{2}[A-Z0-9]{3,8}$'), -- UN/LOCODE without its space, where there is one
  name private.required_line not null,
  country private.required_line not null,
  latitude float8 not null check (latitude between -90 and 90),
  longitude float8 not null check (longitude between -180 and 180),
  zone private.zone not null,
  kind text not null check (kind in ('port', 'airport', 'city')),
  added_by private.line, -- null: came with the product
  folded text not null generated always as (private.folded(name)) stored
);
create index place_folded on public.place (folded text_pattern_ops);
create index place_country on public.place (country, zone);

-- Who is signed in, as the rows of a journey say who entered them; null past the API.
create function private.caller_email() returns text language plpgsql stable set search_path = '' as $$
begin
  return left(auth.jwt() ->> 'email', 120);
end $$;

-- Raises Postgres's own error for a zone that this server does not know. Maps, time zones and the search for transit times go by the
-- country: it is the one that the first two letters of the code name in the gazetteer, else the one that is called so. Only one that
-- nothing is called by is taken as it is written.
create function private.sign_place() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  of_code text := (select country from public.place where added_by is null and left(code, 2) = left(new.code, 2) limit 1);
  country_name text := coalesce(private.country_named(new.country), (
    select country from public.place where added_by is null and private.folded(country) = private.folded(btrim(new.country)) limit 1));
begin
  perform now() at time zone new.zone;
  if of_code <> country_name then
    raise exception 'The code % is not one of a place in %.', new.code, country_name;
  end if;
  new.country := coalesce(of_code, country_name, btrim(new.country));
  new.added_by := private.caller_email();
  return new;
end $$;
create trigger sign_place before insert on public.place for each row
  when (current_user = 'authenticated') execute function private.sign_place();

alter table public.place enable row level security;
create policy "the admin reads" on public.place for select to authenticated using ((select private.is_admin()));
create policy "the admin adds" on public.place for insert to authenticated with check ((select private.is_admin()));
grant select on public.place to authenticated;
grant insert (code, name, country, latitude, longitude, zone, kind) on public.place to authenticated;

-- The place with this name in this country; the gazetteer may add another in brackets: Mumbai (ex Bombay). Null if there is
-- none, or if there are several far from each other.
create function private.place_named(city text, country text) returns public.place
language plpgsql stable set search_path = '' as $$
declare
  folded_city text := private.folded(city);
  folded_country text := private.folded(country);
  matches public.place[];
begin
  select array_agg(place order by array_position(array['port', 'city', 'airport'], place.kind), place.code) into matches
  from public.place
  where (place.folded = folded_city or place.folded ~>=~ (folded_city || ' (') and place.folded ~<~ (folded_city || ' )'))
    and private.folded(place.country) = folded_country
  having max(place.latitude) - min(place.latitude) < 1 and max(place.longitude) - min(place.longitude) < 1;
  return matches[1];
end $$;

-- The name of a place as it is today; a former one in it is there to be found by.
create function private.present_name(name text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(name, ' \(ex [^)]*\)$', '');
end $$;

-- Whether these zones tell the same time in each month of this year.
create function private.tell_same_time(zones text[]) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from generate_series(0, 11) as month, unnest(zones) as zone,
      lateral (select date_trunc('year', now()) + month * interval '1 month' as moment) as at
    group by moment having count(distinct moment at time zone zone) > 1);
exception when invalid_parameter_value then return false; -- this server does not know one of them
end $$;

-- The time zone of a country that has one clock, by the name that most of its places have; else null. The gazetteer decides: a place
-- that was added may name it differently. src/domain/places/countryClocks.ts knows the same.
create function private.zone_of(country text) returns text language plpgsql stable set search_path = '' as $$
declare
  zones text[];
begin
  select array_agg(zone_counts.zone order by zone_counts.places desc, zone_counts.zone) into zones
  from (
    select site.zone, count(*) as places from public.place as site
    where site.country = zone_of.country and (site.added_by is null or not exists (
      select from public.place as brought where brought.country = zone_of.country and brought.added_by is null))
    group by site.zone) as zone_counts;
  return case when cardinality(zones) = 1 or private.tell_same_time(zones) then zones[1] end;
end $$;

-- The place of a country that is meant by its code, alone or in brackets behind its name, or by its name, with or without what follows
-- a comma. Null if there is none, or if there are several.
create function private.place_at(place text, country text) returns public.place
language plpgsql stable set search_path = '' as $$
declare
  place_code text := upper(coalesce(substring(btrim(place) from '\(([A-Za-z]{2}[A-Za-z0-9]{3,8})\)$'), btrim(place)));
  site public.place;
begin
  if place is null then return null; end if;
  select * into site from public.place as candidate
  where candidate.code = place_code and private.folded(candidate.country) = private.folded(place_at.country);
  if not found then site := private.place_named(btrim(place), country); end if;
  if site.code is null then site := private.place_named(btrim(split_part(place, ',', 1)), country); end if;
  return site;
end $$;

-- The zone by whose clock a time is read that was said of a place of a country: that of the place; of a country with one clock, that
-- one; else that which was named in place of a place. Null if it is not known.
create function private.zone_at(place text, country text) returns text language plpgsql stable set search_path = '' as $$
declare
  zone_name text := coalesce((private.place_at(place, country)).zone, private.zone_of(country));
begin
  if zone_name is null then
    perform now() at time zone btrim(place)::private.zone;
    zone_name := btrim(place);
  end if;
  return zone_name;
exception when check_violation or invalid_parameter_value then return null;
end $$;

create function private.place_zones(places jsonb) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 200;
begin
  perform private.require_admin();
  if jsonb_typeof(places) is distinct from 'array' or jsonb_array_length(places) > most then
    raise exception 'At most % places can be asked for at once.', most using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(private.zone_at(left(query ->> 'place', 120), left(query ->> 'country', 120))) order by place), '[]')
    from jsonb_array_elements(places) with ordinality as queries (query, place));
end $$;
grant execute on function private.place_zones(jsonb) to authenticated;

-- `places`: up to 200 {place, country}, in words. Returns the time zone of each, in their order, or null where it is not known. 42501 for
-- anybody but the admin.
create function public.place_zones(places jsonb) returns jsonb language sql stable set search_path = '' as $$
  select private.place_zones(places)
$$;
grant execute on function public.place_zones(jsonb) to authenticated;

-- Maps, routes and zones go by the country: a consignment has the names that its countries have here, however they were written.
-- What names none stays as it is.
create function private.spell_countries() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new."departedFrom" := coalesce(private.country_named(new."departedFrom"), new."departedFrom");
  new."headingTo" := coalesce(private.country_named(new."headingTo"), new."headingTo");
  new."currentLocation" := coalesce(private.country_named(new."currentLocation"), new."currentLocation");
  return new;
end $$;
create trigger spell_countries before insert or update of "departedFrom", "headingTo", "currentLocation" on public.consignment
  for each row execute function private.spell_countries();
