-- A place that an admin added under another name of its time zone left its whole country without one.
create or replace function private.zone_of(country text) returns text language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when min(known.zone) = max(known.zone) then min(known.zone) end
    from public.place as known
    where known.country = zone_of.country and (known.added_by is null or not exists (
      select from public.place as brought where brought.country = zone_of.country and brought.added_by is null)));
end $$;
