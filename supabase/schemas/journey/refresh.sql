-- The journey is written into the row of its consignment at every change, so that a look-up only reads it.

-- With `moved`, the specified columns follow the event that is the state.
create function private.refresh_journey(consignment_id bigint, has_moved boolean default false) returns void
language plpgsql volatile set search_path = '' as $$
declare
  parcel public.consignment;
  events public.consignment_event[];
begin
  select * into parcel from public.consignment where id = consignment_id for no key update;
  if not found then return; end if; -- deleted, and all of it with it
  events := private.events_of(consignment_id);
  parcel.locations := private.history_of(events);
  parcel.journey := private.journey_of(parcel, events);
  if has_moved then
    select event.status, event.city, event.country, event.moment, event.public_note
    into parcel.status, parcel.city, parcel."currentLocation", parcel."currentTime", parcel.remark
    from unnest(events) as event where event.no = (parcel.journey -> 'state' ->> 'no')::int;
  end if;
  update public.consignment
  set locations = parcel.locations, journey = parcel.journey, status = parcel.status, city = parcel.city,
    "currentLocation" = parcel."currentLocation", "currentTime" = parcel."currentTime", remark = parcel.remark
  where id = consignment_id;
end $$;

create function private.event_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.leg is not null then perform private.time_leg(new.leg); end if;
  perform private.refresh_journey(new.consignment, has_moved => true);
  return null;
end $$;
create trigger event_changed after insert or update of void_reason on public.consignment_event for each row
  when (pg_trigger_depth() = 0) execute function private.event_changed();

-- For a part of the journey other than an event.
create function private.part_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_journey(coalesce(new.consignment, old.consignment));
  return null;
end $$;
create trigger leg_changed
  after insert or delete or update of mode, origin, destination, carrier, vessel,
    planned_departure, estimated_departure, planned_arrival, estimated_arrival on public.consignment_leg
  for each row when (pg_trigger_depth() = 0) execute function private.part_changed();
create trigger eta_changed after insert on public.eta_revision for each row execute function private.part_changed();
