-- The way of a consignment in legs, each with one means of transport.

create domain private.mode as text constraint unknown_mode check (value in ('air', 'ocean', 'road', 'rail'));

create table public.consignment_leg (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  position int not null default 0, -- given by the database: a new leg is the last
  mode private.mode not null,
  origin text not null references public.place,
  destination text not null references public.place,
  carrier private.line,
  vessel private.line, -- or flight
  planned_departure private.moment,
  estimated_departure private.moment,
  actual_departure private.moment, -- this and the next: from the events of the leg
  planned_arrival private.moment,
  estimated_arrival private.moment,
  actual_arrival private.moment,
  updated_at timestamptz not null default now(),
  request_key uuid unique, -- of the form: one that had no answer sends again, and the leg is stored once
  constraint leg_to_itself check (origin <> destination),
  constraint leg_position unique (consignment, position) deferrable
);

alter table public.consignment_leg enable row level security;
create policy "the admin does everything" on public.consignment_leg for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, delete on public.consignment_leg to authenticated;
grant insert (consignment, mode, origin, destination, carrier, vessel,
              planned_departure, estimated_departure, planned_arrival, estimated_arrival, request_key),
      update (mode, origin, destination, carrier, vessel,
              planned_departure, estimated_departure, planned_arrival, estimated_arrival)
  on public.consignment_leg to authenticated;

-- True for what can be the legs of a lane: up to 20 of {mode, origin, destination, carrier}.
create function private.is_lane(legs jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(legs) = 'array' and jsonb_array_length(legs) between 1 and 20 and not exists (
    select from jsonb_array_elements(legs) as leg
    where jsonb_typeof(leg) <> 'object'
       or leg - array['mode', 'origin', 'destination', 'carrier'] <> '{}'
       or leg ->> 'mode' in ('air', 'ocean', 'road', 'rail') is not true
       or leg ->> 'origin' ~ '^[A-Z]{2}[A-Z0-9]{3,8}$' is not true
       or leg ->> 'destination' ~ '^[A-Z]{2}[A-Z0-9]{3,8}$' is not true
       or leg ->> 'origin' = leg ->> 'destination'
       or char_length(leg ->> 'carrier') > 120)
$$;
grant execute on function private.is_lane(jsonb) to authenticated; -- the check runs as the writer

-- The legs of common ways, to begin with.
create table public.lane_template (
  id bigint generated always as identity primary key,
  name private.required_line not null unique,
  legs jsonb not null constraint not_a_lane check (private.is_lane(legs))
);
alter table public.lane_template enable row level security;
create policy "the admin does everything" on public.lane_template for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert (name, legs), update (name, legs), delete on public.lane_template to authenticated;
