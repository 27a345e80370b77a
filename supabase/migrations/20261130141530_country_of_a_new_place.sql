-- A place could be added in a country under a name that nothing else has, such as USA, which was then offered to visitors.
create or replace function private.sign_place() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  of_code text := (select country from public.place where added_by is null and left(code, 2) = left(new.code, 2) limit 1);
  spelled text := (
    select country from public.place where added_by is null and private.folded(country) = private.folded(btrim(new.country)) limit 1);
begin
  perform now() at time zone new.zone;
  if of_code <> spelled then
    raise exception 'The code % is not one of a place in %.', new.code, spelled;
  end if;
  new.country := coalesce(of_code, spelled, btrim(new.country));
  new.added_by := private.who();
  return new;
end $$;
