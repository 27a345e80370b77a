-- Of several consignments that were edited at once under one key, only the first was. Which one an older key belongs to is known of the
-- last edit of each.

set local check_function_bodies = off;

alter table private.edit_key
  add column consignment bigint references public.consignment on delete cascade;

update private.edit_key set consignment = parcel.id from public.consignment as parcel where parcel."editKey" = key;
delete from private.edit_key where consignment is null;

alter table private.edit_key
  alter column consignment set not null,
  drop constraint edit_key_pkey,
  add primary key (consignment, key);

create or replace function private.apply_once() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.edit_key where ctid = any (array( -- nobody leaves a form open for a month
    select ctid from private.edit_key where used_at < now() - interval '30 days' limit 100 for update skip locked));
  insert into private.edit_key (consignment, key) values (new.id, new."editKey") on conflict do nothing;
  if not found then return old; end if;
  return new;
end $$;
