-- Consignments (docs/conformance.md, sections 3 and 4). The database makes the tracking id and writes the history;
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
  created_at timestamptz not null default now(),
  "requestKey" uuid unique, -- of the form: one that had no answer sends again, and the consignment is stored once
  "editKey" uuid -- of the last edit
);

-- Finds those that begin with what the admin types, in any collation (PostgreSQL manual, "Operator Classes").
create index consignment_beginning on public.consignment ("trackingId" text_pattern_ops);

-- Tracking id: 8 characters of 5 random bits each, from the server's cryptographic generator. The bytes taken are those
-- of a version 4 UUID that carry neither version nor variant (RFC 9562). No I, L, O, U: ids are read out on the phone.
create function private.new_tracking_id() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(uuid, position) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as uuid) as made, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as position
$$;

-- Always by the index: a session keeps the plan that was the best when it first asked, and one made while there were few
-- consignments would read all of them for each new id (PostgreSQL manual, "PL/pgSQL Plan Caching").
create function private.give_tracking_id() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  loop -- the unique index has the last word
    new."trackingId" := private.new_tracking_id();
    exit when not exists (select from public.consignment where "trackingId" = new."trackingId");
  end loop;
  return new;
end $$;

-- Only who works on the database itself, past the API, may bring a tracking id along: an import, the demo data.
create trigger give_tracking_id before insert on public.consignment for each row
  when (new."trackingId" = '' or current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.give_tracking_id();

-- The admin alone. Which fields an edit may change is the specification's (section 4); the others are locked by the grant.
alter table public.consignment enable row level security;
create policy "the admin does everything" on public.consignment for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert, delete on public.consignment to authenticated;
grant update ("itemWeight", "currentLocation", city, "currentTime", status, remark, "editKey")
  on public.consignment to authenticated;
