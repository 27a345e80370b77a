-- How legs are entered and put in order.

-- A new leg is the last. Where a leg goes from a place to itself or arrives before it departs, a plain word says so.
create function private.check_leg() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  unknown text;
begin
  perform private.locked_consignment(new.consignment);
  select place_code into unknown from unnest(array[new.origin, new.destination]) as place_code
  where place_code is not null and not exists (select from public.place where code = place_code);
  if unknown is not null then raise exception 'There is no place with the code %.', unknown; end if;
  if new.origin = new.destination then raise exception 'A leg cannot go from a place to itself.'; end if;
  if new.planned_arrival < new.planned_departure or new.estimated_arrival < new.estimated_departure then
    raise exception 'The arrival of a leg cannot be before its departure.';
  end if;
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' then
    if 20 <= (select count(*) from public.consignment_leg where consignment = new.consignment) then
      raise exception 'A consignment has at most 20 legs.';
    end if;
    new.position := 1 + coalesce((select max(position) from public.consignment_leg where consignment = new.consignment), 0);
  end if;
  return new;
end $$;
create trigger admit_admin before insert on public.consignment_leg for each row
  when (current_user in ('anon', 'authenticated')) execute function private.admit_admin();
-- Under the lock, so that twins wait for each other. It comes before check_leg: by the order of their names.
create function private.add_leg_once() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked_consignment(new.consignment);
  if exists (select from public.consignment_leg where request_key = new.request_key) then return null; end if;
  return new;
end $$;
create trigger apply_once before insert on public.consignment_leg for each row
  when (new.request_key is not null) execute function private.add_leg_once();
create trigger check_leg
  before insert or update of mode, origin, destination, carrier, vessel,
    planned_departure, estimated_departure, planned_arrival, estimated_arrival on public.consignment_leg
  for each row execute function private.check_leg();

-- The times of its newest entries that count.
create function private.time_leg(timed bigint) returns void language sql volatile set search_path = '' as $$
  update public.consignment_leg set
    actual_departure = (select moment from public.consignment_event
      where leg = timed and code = 'departed' and classifier = 'actual' and voided_at is null order by no desc limit 1),
    actual_arrival = (select moment from public.consignment_event
      where leg = timed and code = 'arrived' and classifier = 'actual' and voided_at is null order by no desc limit 1)
  where id = timed
$$;

create function private.order_legs(ordered bigint, legs bigint[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.locked_with_legs(ordered);
  if (select array_agg(id order by id) from public.consignment_leg where consignment = ordered)
     is distinct from (select array_agg(id order by id) from unnest(legs) id) then
    raise exception 'The legs have changed meanwhile: load them again.';
  end if;
  update public.consignment_leg set position = array_position(legs, id) where consignment = ordered;
  perform private.refresh_journey(ordered);
end $$;

-- Puts the legs of a consignment in this order. Raises when it has others than these by now.
create function public.order_legs(consignment bigint, legs bigint[]) returns void
language sql volatile set search_path = '' as $$ select private.order_legs(consignment, legs) $$;
grant execute on function public.order_legs(bigint, bigint[]), private.order_legs(bigint, bigint[]) to authenticated;

create function private.add_lane(consignment_id bigint, lane bigint, request_key uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.locked_consignment(consignment_id);
  if exists (select from public.consignment_leg leg where leg.request_key = add_lane.request_key) then return; end if;
  insert into public.consignment_leg (consignment, mode, origin, destination, carrier, request_key)
  select consignment_id, leg ->> 'mode', leg ->> 'origin', leg ->> 'destination', leg ->> 'carrier',
    case when place = 1 then add_lane.request_key end
  from public.lane_template, jsonb_array_elements(legs) with ordinality as lane_legs (leg, place)
  where id = lane order by place;
  if not found then raise exception 'This template does not exist any more.'; end if;
end $$;

-- Appends the legs of a template to those of a consignment: all of them or none, and once for each key.
create function public.add_lane(consignment bigint, lane bigint, request_key uuid) returns void
language sql volatile set search_path = '' as $$ select private.add_lane(consignment, lane, request_key) $$;
grant execute on function public.add_lane(bigint, bigint, uuid), private.add_lane(bigint, bigint, uuid) to authenticated;
