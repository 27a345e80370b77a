-- The history of a consignment: the database writes an entry for each state, under the row's lock.

-- One history entry from what the row now says. All dates have one format, so that text order is time order.
create function private.history_entry(number int, at timestamptz, now_at public.consignment)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'no', number,
    'date', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'location', now_at.city || ', ' || now_at."currentLocation",
    'status', now_at.status,
    'remark', now_at.remark)
$$;

create function private.begin_history() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.locations := jsonb_build_array(private.history_entry(1, new."timeCreated", new));
  return new;
end $$;

-- Appends to what is stored, under the row's lock: of two edits at the same time neither entry is lost.
create function private.continue_history() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.locations := old.locations || private.history_entry(
    coalesce((old.locations -> -1 ->> 'no')::int, 0) + 1, coalesce(new."currentTime", now()), new);
  return new;
end $$;

create trigger begin_history before insert on public.consignment for each row
  execute function private.begin_history();
-- The same edit sent twice says nothing new and makes one entry.
create trigger continue_history before update on public.consignment for each row
  when ((new."currentTime", new.city, new."currentLocation", new.status, new.remark)
        is distinct from (old."currentTime", old.city, old."currentLocation", old.status, old.remark))
  execute function private.continue_history();
