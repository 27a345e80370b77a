-- The places that the admin may mean while typing: by a code, with or without its country ("nl rtm", "ham"), or by a
-- part of the name. A name has up to 120 characters: what is longer is none.
create function private.find_places(input text) returns setof public.place
language plpgsql stable security definer set search_path = '' as $$
declare
  typed_name text := btrim(left(input, 130));
  folded_name text := private.folded(typed_name);
  typed_code text := upper(regexp_replace(typed_name, '[[:space:]-]', '', 'g'));
begin
  perform private.require_admin();
  if folded_name = '' or char_length(typed_name) > 120 then return; end if;
  return query
  select place.* from public.place, lateral (select case
    when typed_code in (place.code, substr(place.code, 3)) then 1
    when folded_name in (place.folded, split_part(place.folded, ' (', 1)) then 2
    when starts_with(place.folded, folded_name) or starts_with(place.code, typed_code) then 3
    when strpos(' ' || place.folded, ' ' || folded_name) > 0 then 4 -- a word of the name begins so
    when strpos(place.folded, folded_name) > 0 then 5
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
