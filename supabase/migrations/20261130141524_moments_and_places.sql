-- A correction without a place stays where that happened which it corrects.
create or replace function private.put_at_place(entry public.consignment_event, leg public.consignment_leg, parcel public.consignment)
returns public.consignment_event language plpgsql stable set search_path = '' as $$
declare
  known public.place;
begin
  entry.place := coalesce(entry.place, case
    when entry.code in ('loaded', 'departed') then leg.origin
    when entry.code in ('arrived', 'discharged') then leg.destination end);
  if entry.place is not null then
    select * into known from public.place where code = entry.place;
    if not found then raise exception 'There is no place with the code %.', entry.place; end if;
    entry.city := private.present_name(known.name);
    entry.country := known.country;
    entry.zone := known.zone;
    return entry;
  end if;
  select place, city, country, zone into entry.place, entry.city, entry.country, entry.zone
  from public.consignment_event
  where consignment = parcel.id and (id = entry.corrects or classifier = 'actual' and voided_at is null)
  order by coalesce(id = entry.corrects, false) desc, moment <= entry.moment desc, abs(extract(epoch from moment - entry.moment)), no desc limit 1;
  return entry;
end $$;

-- Since when a new consignment is as it says: that of a file may have come there after it was registered.
create function private.first_moment(parcel public.consignment) returns timestamptz language sql immutable set search_path = '' as $$
  select greatest(parcel."timeCreated", parcel."currentTime")
$$;

create or replace function private.begin_history() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  entry public.consignment_event := private.entry_of(new, 1, private.first_moment(new));
begin
  new.locations := private.history_of(array[entry]);
  new.journey := private.journey_of(new, array[entry]);
  return new;
end $$;

create or replace function private.store_first_entry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.store_entry(private.entry_of(new, 1, private.first_moment(new)));
  insert into private.consignment_key (consignment) values (new.id);
  return null;
end $$;

-- The first time that something was said to be delivered: what is corrected in the specified form later is another entry of the same words.
create function private.delivered_at(journey jsonb) returns timestamptz language sql immutable set search_path = '' as $$
  select private.as_instant(jsonb_path_query_first(journey,
    '$.events[*] ? (@.code == "delivered" && @.classifier == "actual").moment') #>> '{}')
$$;

create or replace function private.delivery_figures(since date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first_moment timestamptz := since::timestamp at time zone 'UTC';
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(figure) order by figure.month, figure.origin, figure.destination), '[]') from (
      select to_char(delivered at time zone 'UTC', 'YYYY-MM') as month, "departedFrom" as origin, "headingTo" as destination,
        count(*) as delivered, count(*) filter (where delivered <= "deliveryDate") as on_time,
        round((percentile_cont(0.5) within group (
          order by extract(epoch from delivered - "timeCreated") / 86400))::numeric, 1) as median_days
      from public.consignment, private.delivered_at(journey) as delivered
      where state_code = 'delivered' and last_event_at >= first_moment and delivered >= first_moment
      group by 1, 2, 3) as figure);
end $$;
