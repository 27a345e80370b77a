-- A place could be added in a country under a name that nothing else has, such as USA, which was then offered to visitors.
create or replace function private.sign_place() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  known text := (select place.country from public.place where place.added_by is null and left(place.code, 2) = left(new.code, 2) limit 1);
begin
  perform now() at time zone new.zone;
  if exists (select from public.place where place.added_by is null and place.country is distinct from known
      and private.folded(place.country) = private.folded(btrim(new.country))) then
    raise exception 'The code % is not one of a place in %.', new.code, new.country;
  end if;
  new.country := coalesce(known, btrim(new.country));
  new.added_by := private.who();
  return new;
end $$;
