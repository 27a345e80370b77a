-- A name that places in several countries have meant the one whose code comes first: Boston in the United Kingdom.
create or replace function private.end_meant(sought text) returns jsonb language plpgsql stable set search_path = '' as $$
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
    select case when min(country) = max(country) then (array_agg(
      jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country) order by code))[1] end into meant
    from (
      select code, name, country, rank() over (order by array_position(array['port', 'city', 'airport'], kind)) as place
      from public.place
      where folded = named or folded ~>=~ (named || ' (') and folded ~<~ (named || ' )')) as called -- as private.place_named
    where place = 1;
  end if;
  return meant;
end $$;
