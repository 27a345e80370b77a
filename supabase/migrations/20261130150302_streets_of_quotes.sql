-- The street of an address that a customer has typed is not published as the city of the consignment.
create function private.require_city(said jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if said ->> 'text' !~ '^[^,0-9]+(,[^,0-9]+)?$' and not exists (select from public.place where code = said ->> 'place') then
    raise exception '“%” has more than a city and its country: make the consignment in its form.', said ->> 'text' using errcode = '22023';
  end if;
end $$;
