-- Consignments (docs/conformance.md, sections 3 and 4). The database makes the tracking id and writes the history;
-- what a client sends for either is ignored.

-- A moment as the journey writes it: with its offset, so that no setting of the session changes what it means.
create function private.as_instant(written text) returns timestamptz language plpgsql immutable set search_path = '' as $$
begin
  return written;
end $$;
grant execute on function private.as_instant(text) to authenticated; -- generated columns are computed as the writer

create function private.consignment_types() returns text[] language sql immutable set search_path = '' as $$
  select array['Regular', 'Important', 'V. important', 'VIP']
$$;
grant execute on function private.consignment_types() to authenticated; -- the check runs as the writer

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
  "deliveryPlace" private.line, -- where in a country of several clocks, or else the time zone that the date was said in (journey/places.sql)
  type text not null default 'Regular' check (type = any (private.consignment_types())),
  remark private.note,
  "shipmentMode" private.line,
  "carrierRef" private.line,
  "typeOfShipment" private.line,
  comment private.note,
  locations jsonb not null default '[]' check (jsonb_typeof(locations) = 'array' and jsonb_array_length(locations) <= 200),
  journey jsonb not null default '{}', -- what a visitor may see of it (journey/journey.sql)
  created_at timestamptz not null default now(),
  "requestKey" uuid unique, -- of the form: one that had no answer sends again, and the consignment is stored once
  "editKey" uuid, -- of the last edit
  archived_at timestamptz, -- what is done with is not in the list unless one asks for it
  -- By what the admin finds consignments: from the journey as it is written, and all that one types in one text.
  state_code text generated always as (journey #>> '{state,code}') stored,
  ended boolean not null generated always as (coalesce((journey ->> 'ended')::boolean, false)) stored,
  exceptions jsonb not null generated always as (jsonb_path_query_array(journey, '$.exceptions[*].kind')) stored,
  modes jsonb not null generated always as (jsonb_path_query_array(journey, '$.legs[*].mode')) stored,
  expected_at timestamptz generated always as (private.as_instant(journey #>> '{expected,latest}')) stored,
  last_event_at timestamptz generated always as (private.as_instant(
    jsonb_path_query_array(journey, '$.events[*] ? (@.classifier == "actual").moment') ->> -1)) stored,
  search_text text not null default '' -- of the fields that are searched, by a trigger
);
-- The planner compares what a search seeks with each text of its sample: with a hundred of them that takes longer than the search.
alter table public.consignment alter column search_text set statistics 10;
create index consignment_text on public.consignment using gin (search_text extensions.gin_trgm_ops);
create index consignment_exceptions on public.consignment (id) where exceptions <> '[]';
create index consignment_promised on public.consignment ("deliveryDate") where not ended;
create index consignment_delayed on public.consignment (id) where not ended and expected_at > "deliveryDate";
create index consignment_expected on public.consignment (expected_at) where not ended;
create index consignment_last_event on public.consignment (last_event_at) where not ended;
create index consignment_kept on public.consignment (id) where archived_at is null;
create index consignment_type on public.consignment (type);

-- The fields of a consignment, which a person enters. What can be corrected, imported, kept in a template, shown, searched, exported and
-- erased follows from this list and from the types of the columns (docs/fields.md). What belongs to the sender or to the receiver
-- is about a person, hidden and erased together; 'standing' is what an edit says of where the goods are, and the history keeps; 'goods' are
-- the others.
create view private.consignment_fields (name, belongs_to, is_searched) with (security_invoker = true) as values
  ('sendersName', 'sender', true),
  ('sendersEmail', 'sender', true),
  ('sendersAddress', 'sender', false),
  ('sendersPhone', 'sender', true),
  ('recName', 'receiver', true),
  ('recEmail', 'receiver', true),
  ('recAddress', 'receiver', false),
  ('recPhone', 'receiver', true),
  ('itemQuantity', 'goods', false),
  ('itemWeight', 'goods', false),
  ('paymentMode', 'goods', false),
  ('product', 'goods', true),
  ('type', 'goods', false),
  ('deliveryDate', 'goods', false),
  ('departedFrom', 'goods', true),
  ('headingTo', 'goods', true),
  ('deliveryPlace', 'goods', false),
  ('currentLocation', 'standing', true),
  ('city', 'standing', true),
  ('timeCreated', 'standing', false),
  ('currentTime', 'standing', false),
  ('status', 'standing', false),
  ('shipmentMode', 'goods', false),
  ('carrierRef', 'goods', true),
  ('typeOfShipment', 'goods', false),
  ('remark', 'standing', false),
  ('comment', 'goods', false);

-- The names of those that belong to any of these.
create function private.field_names(variadic owners text[]) returns text[] language sql stable set search_path = '' as $$
  select array(select name from private.consignment_fields where belongs_to = any (owners))
$$;

-- The same with the type of its column: a domain of common/texts.sql, 'moment', or 'text' for what is chosen from a list.
create function private.typed_fields() returns table (name text, belongs_to text, type text)
language sql stable set search_path = '' as $$
  select field.name, field.belongs_to, typname::text
  from private.consignment_fields as field
    join pg_catalog.pg_attribute on attrelid = 'public.consignment'::regclass and attname = field.name
    join pg_catalog.pg_type on pg_type.oid = atttypid
$$;

-- Free texts, in which anybody may be named.
create function private.free_text_fields() returns text[] language sql stable set search_path = '' as $$
  select array(select name from private.typed_fields()
               where belongs_to in ('goods', 'standing') and type in ('line', 'required_line', 'note'))
$$;

-- Some of its fields by their names. Without the history, which is long and none of them.
create function private.fields_of(parcel public.consignment, names text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  fields jsonb;
begin
  parcel.locations := null;
  parcel.journey := null;
  fields := to_jsonb(parcel);
  return (select coalesce(jsonb_object_agg(name, fields -> name), '{}') from unnest(names) as name);
end $$;

-- Stores some fields of a consignment as this row has them.
create function private.store_fields(parcel public.consignment, names text[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if names = '{}' then return; end if;
  execute (
    select format('update public.consignment set (%s) = row(%s) where id = $1.id',
      string_agg(format('%I', name), ', '), string_agg(format('$1.%I', name), ', '))
    from unnest(names) as name)
  using parcel;
end $$;

-- What a consignment is found by: its id, its fields, the places of its journey, and the phone numbers of both parties without signs.
create function private.search_text_of(parcel public.consignment) returns text language plpgsql stable set search_path = '' as $$
declare
  fields jsonb := private.fields_of(parcel, array(select name from private.consignment_fields where is_searched));
begin
  return private.folded(concat_ws(' ', parcel."trackingId", (select string_agg(value, ' ' order by key) from jsonb_each_text(fields)),
    jsonb_path_query_array(parcel.journey, '$.places.*.name'),
    regexp_replace(parcel."recPhone", '[^0-9]', '', 'g'), regexp_replace(parcel."sendersPhone", '[^0-9]', '', 'g')));
end $$;

-- The last of the triggers before a row is stored, by the order of their names: the others write what is searched.
create function private.write_search_text() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.search_text := private.search_text_of(new);
  return new;
end $$;
create trigger write_search_text before insert or update on public.consignment for each row
  execute function private.write_search_text();

-- Tracking id: 8 characters of 5 random bits each, from the server's cryptographic generator. The bytes taken are those
-- of a version 4 UUID that carry neither version nor variant (RFC 9562). No I, L, O, U: ids are read out on the phone.
create function private.new_tracking_id() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(uuid, position) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as uuid) as source, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as position
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

create function private.with_clean_mails(parcel public.consignment) returns public.consignment
language plpgsql immutable set search_path = '' as $$
begin
  parcel."sendersEmail" := private.cleaned_mail(parcel."sendersEmail");
  parcel."recEmail" := private.cleaned_mail(parcel."recEmail");
  return parcel;
end $$;

create function private.clean_party_mails() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  return private.with_clean_mails(new);
end $$;
create trigger clean_party_mails before insert or update of "sendersEmail", "recEmail" on public.consignment for each row
  execute function private.clean_party_mails();

-- Only who works on the database itself, past the API, may bring a tracking id along: an import, the demo data.
create trigger give_tracking_id before insert on public.consignment for each row
  when (new."trackingId" = '' or current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.give_tracking_id();

-- The admin alone. The grant locks every field that an edit may not change (docs/conformance.md, section 4).
alter table public.consignment enable row level security;
create policy "the admin does everything" on public.consignment for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert, delete on public.consignment to authenticated;
grant update ("itemWeight", "currentLocation", city, "currentTime", status, remark, "editKey", archived_at)
  on public.consignment to authenticated;

-- When it was archived is the database's to say.
create function private.date_archive() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.archived_at := case when new.archived_at is not null then coalesce(old.archived_at, now()) end;
  return new;
end $$;
create trigger date_archive before insert or update of archived_at on public.consignment for each row
  when (current_user = 'authenticated') execute function private.date_archive();
