-- The countries of a consignment that is made of a quote are those of the list, however the customer has written them.
create or replace function private.quoted_place(said jsonb, out city text, out country text, out zone text)
language plpgsql stable set search_path = '' as $$
declare
  known public.place;
begin
  select * into known from public.place where code = said ->> 'place';
  if found then
    city := private.present_name(known.name);
    country := known.country;
    zone := known.zone;
    return;
  end if;
  city := btrim(split_part(said ->> 'text', ',', 1));
  country := btrim(split_part(said ->> 'text', ',', -1));
  country := coalesce(
    (select place.country from public.place where private.folded(place.country) = private.folded(quoted_place.country) limit 1), country);
  zone := (private.place_named(city, country)).zone;
end $$;
