-- The places that the admin may mean while typing: by a code, with or without its country ("nl rtm", "ham"), or by a
-- part of the name. A name has up to 120 characters: what is longer is none.
create function private.find_places(sought text) returns setof public.place
language plpgsql stable security definer set search_path = '' as $$
declare
  entered text := btrim(left(sought, 130));
  named text := private.folded(entered);
  coded text := upper(regexp_replace(entered, '[[:space:]-]', '', 'g'));
begin
  perform private.require_admin();
  if named = '' or char_length(entered) > 120 then return; end if;
  return query
  select place.* from public.place, lateral (select case
    when coded in (place.code, substr(place.code, 3)) then 1
    when named in (place.folded, split_part(place.folded, ' (', 1)) then 2
    when starts_with(place.folded, named) or starts_with(place.code, coded) then 3
    when strpos(' ' || place.folded, ' ' || named) > 0 then 4 -- a word of the name begins so
    when strpos(place.folded, named) > 0 then 5
  end as rank) as fit
  where rank is not null
  order by rank, array_position(array['port', 'city', 'airport'], place.kind), place.folded, place.country, place.code
  limit 20;
end $$;
grant execute on function private.find_places(text) to authenticated;

-- At most 20, the best first. 42501 for anybody but the admin.
create function public.find_places(sought text) returns setof public.place
language sql stable set search_path = '' as $$
  select * from private.find_places(sought)
$$;
grant execute on function public.find_places(text) to authenticated;
