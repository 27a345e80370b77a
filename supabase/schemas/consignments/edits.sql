-- An edit that had no answer is sent again, under the same key. It is made once: somebody else's may have come between.

create table private.edit_key (
  consignment bigint not null references public.consignment on delete cascade,
  key uuid not null,
  used_at timestamptz not null default now(),
  primary key (consignment, key) -- one edit may be of several consignments
);
create index edit_key_used_at on private.edit_key (used_at);
alter table private.edit_key enable row level security;

-- Under the row's lock, so that twins wait for each other. It comes before continue_history: by the order of their names.
create function private.apply_once() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.edit_key where ctid = any (array( -- nobody leaves a form open for a month
    select ctid from private.edit_key where used_at < now() - interval '30 days' limit 100 for update skip locked));
  insert into private.edit_key (consignment, key) values (new.id, new."editKey") on conflict do nothing;
  if not found then return old; end if;
  return new;
end $$;
create trigger apply_once before update of "editKey" on public.consignment for each row
  when (new."editKey" is not null) execute function private.apply_once();
