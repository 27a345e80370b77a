-- How an entry comes to be and how it is voided. All under the lock of its consignment, so that of two entries at the same
-- time none is lost.

-- An entry of the specified form, as its row says.
create function private.entry_of(parcel public.consignment, number int, at timestamptz)
returns public.consignment_event language plpgsql stable set search_path = '' as $$
declare
  entry public.consignment_event;
  site public.place;
begin
  select * into site from private.place_named(parcel.city, parcel."currentLocation");
  entry.consignment := parcel.id;
  entry.no := number;
  entry.code := private.guess_code(parcel.status);
  entry.guessed := true;
  entry.classifier := 'actual';
  entry.moment := at;
  entry.place := site.code;
  entry.zone := coalesce(site.zone, private.zone_of(parcel."currentLocation"));
  entry.city := parcel.city;
  entry.country := parcel."currentLocation";
  entry.status := parcel.status;
  entry.public_note := parcel.remark;
  return entry;
end $$;

create function private.store_entry(entry public.consignment_event) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.consignment_event
    (consignment, no, code, guessed, moment, place, zone, city, country, status, public_note, entered_by)
  values (entry.consignment, entry.no, entry.code, entry.guessed, entry.moment, entry.place, entry.zone, entry.city,
          entry.country, entry.status, entry.public_note, private.caller_email());
end $$;

-- The number of the next entry. Nobody makes 400, and a visitor's answer stays bounded.
create function private.next_number(parcel public.consignment) returns int
language plpgsql volatile set search_path = '' as $$
declare
  number int := 1 + coalesce((select max(no) from public.consignment_event where consignment = parcel.id), 0);
begin
  if number > 400 then raise exception 'The history of this consignment is full, so no entry can be added.'; end if;
  return number;
end $$;

-- Locks a consignment that something is added to. Raises if there is none.
create function private.locked_consignment(consignment_id bigint) returns public.consignment
language plpgsql volatile set search_path = '' as $$
declare
  parcel public.consignment;
begin
  select * into parcel from public.consignment where id = consignment_id for no key update;
  if not found then raise exception 'This consignment does not exist any more.'; end if;
  return parcel;
end $$;

-- The same with its legs, which are locked first: as by whoever changes one of them.
create function private.locked_with_legs(consignment_id bigint) returns public.consignment
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.consignment_leg where consignment = consignment_id order by id for no key update;
  return private.locked_consignment(consignment_id);
end $$;

-- Where an entry without a place happened: at the end of its leg, else where that happened which it corrects, else where the
-- consignment was then.
create function private.put_at_place(entry public.consignment_event, leg public.consignment_leg, parcel public.consignment)
returns public.consignment_event language plpgsql stable set search_path = '' as $$
declare
  site public.place;
begin
  entry.place := coalesce(entry.place, case (select on_leg from public.event_code where code = entry.code)
    when 'origin' then leg.origin
    when 'destination' then leg.destination end);
  if entry.place is not null then
    select * into site from public.place where code = entry.place;
    if not found then raise exception 'There is no place with the code %.', entry.place; end if;
    entry.city := private.present_name(site.name);
    entry.country := site.country;
    entry.zone := site.zone;
    return entry;
  end if;
  select place, city, country, zone into entry.place, entry.city, entry.country, entry.zone
  from public.consignment_event
  where consignment = parcel.id and (id = entry.corrects or classifier = 'actual' and voided_at is null)
  order by coalesce(id = entry.corrects, false) desc, moment <= entry.moment desc, abs(extract(epoch from moment - entry.moment)), no desc limit 1;
  return entry;
end $$;

-- Only who works on the database itself, past the API, says who entered something and when.
create function private.fill_event() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  parcel public.consignment;
  leg public.consignment_leg;
begin
  parcel := case when new.leg is null then private.locked_consignment(new.consignment) else private.locked_with_legs(new.consignment) end;
  if exists (select from public.consignment_event where request_key = new.request_key) then return null; end if;
  select * into leg from public.consignment_leg where id = new.leg;
  if new.leg is not null and leg.consignment is distinct from new.consignment then
    raise exception 'This leg is not one of this consignment.';
  end if;
  if new.corrects is not null and not exists (
      select from public.consignment_event where id = new.corrects and consignment = new.consignment) then
    raise exception 'The corrected entry is not one of this consignment.';
  end if;
  if new.moment >= '2100-01-01T00:00:00Z' then raise exception 'The time is out of range: the year 2099 is the last.'; end if;
  if new.moment < date_trunc('minute', parcel."timeCreated") then
    raise exception 'This is before the registration of the consignment.';
  end if;
  if new.classifier = 'actual' and new.moment > now() + interval '5 minutes' then
    raise exception 'What has happened cannot be in the future: enter it as planned or expected.';
  end if;
  if new.classifier = 'actual' and jsonb_array_length(parcel.locations) >= 200 then
    raise exception 'The history of this consignment is full, so no entry can be added.';
  end if;
  new := private.put_at_place(new, leg, parcel);
  new.no := private.next_number(parcel);
  select label into new.status from public.event_code where code = new.code;
  if not found then raise exception 'There is no event with the code %.', new.code; end if;
  new.entered_by := coalesce(private.caller_email(), new.entered_by);
  return new;
end $$;

-- For good: what was wrong about it stays to be read by the admin.
create function private.void_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.leg is null then perform private.locked_consignment(new.consignment); else perform private.locked_with_legs(new.consignment); end if;
  if old.voided_at is not null then raise exception 'This entry is void already.'; end if;
  if private.is_blank(coalesce(new.void_reason, '')) then raise exception 'Say why this entry is void.'; end if;
  if old.classifier = 'actual' and not exists (
      select from public.consignment_event
      where consignment = old.consignment and id <> old.id and classifier = 'actual' and voided_at is null) then
    raise exception 'This is the only entry of what has happened: add the right one first.';
  end if;
  new.voided_at := now();
  new.voided_by := coalesce(private.caller_email(), new.voided_by);
  return new;
end $$;

create trigger admit_admin before insert on public.consignment_event for each row
  when (current_user in ('anon', 'authenticated')) execute function private.admit_admin();
create trigger fill_event before insert on public.consignment_event for each row
  when (pg_trigger_depth() = 0) execute function private.fill_event();
create trigger void_event before update of void_reason on public.consignment_event for each row
  when (pg_trigger_depth() = 0) execute function private.void_event();
