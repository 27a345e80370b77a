-- Consignments (specification, sections 3 and 4). The database makes the tracking id and writes the history;
-- what a client sends for either is ignored.

create table public.consignment (
  id bigint generated always as identity primary key,
  "trackingId" text not null default '' unique check ("trackingId" ~ '^[0-9A-Z]{8}$'),
  "sendersName" private.required_line not null,
  "sendersEmail" private.required_mail not null,
  "sendersAddress" private.required_address not null,
  "sendersPhone" private.required_line not null,
  "recName" private.required_line not null,
  "recEmail" private.required_mail not null,
  "recAddress" private.required_address not null,
  "recPhone" private.required_line not null,
  "itemQuantity" private.required_line not null,
  "itemWeight" private.line, -- kg
  "paymentMode" private.line,
  product private.line,
  "departedFrom" private.required_line not null,
  "headingTo" private.required_line not null,
  "currentLocation" private.required_line not null,
  city private.required_line not null,
  "timeCreated" private.moment not null default now(),
  "currentTime" private.moment,
  status private.required_line not null,
  "deliveryDate" private.moment not null,
  type text not null default 'Regular' check (type in ('Regular', 'Important', 'V. important', 'VIP')),
  remark private.note,
  "shipmentMode" private.line,
  "carrierRef" private.line,
  "typeOfShipment" private.line,
  comment private.note,
  locations jsonb not null default '[]' check (jsonb_typeof(locations) = 'array' and jsonb_array_length(locations) <= 200),
  created_at timestamptz not null default now()
);

-- Finds those that begin with what the admin types, in any collation (PostgreSQL manual, "Operator Classes").
create index consignment_beginning on public.consignment ("trackingId" text_pattern_ops);

-- Tracking id: 8 characters of 5 random bits each, from the server's cryptographic generator. The bytes taken are those
-- of a version 4 UUID that carry neither version nor variant (RFC 9562). No I, L, O, U: ids are read out on the phone.
create function private.new_tracking_id() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(uuid, position) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as uuid) as made, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as position
$$;

create function private.give_tracking_id() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  loop -- the unique index has the last word
    new."trackingId" := private.new_tracking_id();
    exit when not exists (select from public.consignment where "trackingId" = new."trackingId");
  end loop;
  return new;
end $$;

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

-- Only who works on the database itself, past the API, may bring a tracking id along: an import, the demo data.
create trigger give_tracking_id before insert on public.consignment for each row
  when (new."trackingId" = '' or current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.give_tracking_id();
create trigger begin_history before insert on public.consignment for each row
  execute function private.begin_history();
-- The same edit sent twice says nothing new and makes one entry.
create trigger continue_history before update on public.consignment for each row
  when ((new."currentTime", new.city, new."currentLocation", new.status, new.remark)
        is distinct from (old."currentTime", old.city, old."currentLocation", old.status, old.remark))
  execute function private.continue_history();

-- The admin alone. Which fields an edit may change is the specification's (section 4); the others are locked by the grant.
alter table public.consignment enable row level security;
create policy "the admin does everything" on public.consignment for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert, delete on public.consignment to authenticated;
grant update ("itemWeight", "currentLocation", city, "currentTime", status, remark) on public.consignment to authenticated;
