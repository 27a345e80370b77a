-- The specified form and the history: what it says about where a consignment is becomes an event (journey/events.sql), whose
-- code is guessed from the words. The row that it gets back holds the new entry already.

-- Since when a new consignment is as it says: that of a file may have come there after it was registered.
create function private.first_moment(parcel public.consignment) returns timestamptz language sql immutable set search_path = '' as $$
  select greatest(parcel."timeCreated", parcel."currentTime")
$$;

-- What a new consignment says will be its first event once it is stored.
create function private.begin_history() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  entry public.consignment_event := private.entry_of(new, 1, private.first_moment(new));
begin
  new.locations := private.history_of(array[entry]);
  new.journey := private.journey_of(new, array[entry]);
  return new;
end $$;

create function private.store_first_entry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.store_entry(private.entry_of(new, 1, private.first_moment(new)));
  insert into private.consignment_key (consignment) values (new.id);
  return null;
end $$;

-- Under the row's lock: of two edits at the same time neither entry is lost.
create function private.continue_history() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  events public.consignment_event[];
begin
  perform private.store_entry(private.entry_of(new, private.next_number(new), coalesce(new."currentTime", now())));
  events := private.events_of(new.id);
  new.locations := private.history_of(events);
  new.journey := private.journey_of(new, events);
  return new;
end $$;

create trigger begin_history before insert on public.consignment for each row
  execute function private.begin_history();
create trigger store_first_entry after insert on public.consignment for each row
  execute function private.store_first_entry();
-- The same edit sent twice says nothing new and makes one entry. An event that was entered as such comes from a trigger
-- (journey/refresh.sql), and is one already.
create trigger continue_history before update on public.consignment for each row
  when (pg_trigger_depth() = 0
        and (new."currentTime", new.city, new."currentLocation", new.status, new.remark)
            is distinct from (old."currentTime", old.city, old."currentLocation", old.status, old.remark))
  execute function private.continue_history();
