-- An edit that had no answer is sent again, under the same key. It is made once: somebody else's may have come between.
alter table public.consignment add column "editKey" uuid; -- of the last edit
grant update ("editKey") on public.consignment to authenticated;

create table private.edit_key (
  key uuid primary key,
  used_at timestamptz not null default now()
);
create index edit_key_used_at on private.edit_key (used_at);
alter table private.edit_key enable row level security;

-- Under the row's lock, so that twins wait for each other. It comes before continue_history: by the order of their names.
create function private.apply_once() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.edit_key where ctid = any (array( -- nobody leaves a form open for a month
    select ctid from private.edit_key where used_at < now() - interval '30 days' limit 100 for update skip locked));
  insert into private.edit_key (key) values (new."editKey") on conflict do nothing;
  if not found then return old; end if;
  return new;
end $$;
create trigger apply_once before update of "editKey" on public.consignment for each row
  when (new."editKey" is not null) execute function private.apply_once();

-- The keys are the admin's own, like the number of the row: visitors do not see them.
create or replace function private.track(entered text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  entered_id text := regexp_replace(left(entered, 100), '[[:space:]\u00a0\u2010-\u2015-]', '', 'g');
begin
  perform private.take('track');
  return coalesce((
    select jsonb_agg(to_jsonb(parcel) - array['id', 'created_at', 'requestKey', 'editKey']
                     || case when settings.mask_parties then private.masked(parcel) else '{}' end)
    from public.consignment as parcel, private.settings
    where parcel."trackingId" = upper(entered_id) and entered_id ~ '^[0-9A-Za-z]{8}$'
  ), '[]');
end $$;
