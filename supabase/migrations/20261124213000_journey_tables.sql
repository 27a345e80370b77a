-- The journey of a consignment gets tables of its own: what happened and is to happen (events), its way in legs, when it is
-- expected, and the places of all that. Until now it was a list of free words in one column.

set local check_function_bodies = off;

create table "private"."consignment_key" (
  "consignment" bigint not null,
  "topic" text
    not null default
    ('consignment:'::text || encode((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'::text)),
  constraint "consignment_key_pkey" primary key (consignment),
  constraint "consignment_key_topic_key" unique (topic)
);

alter table "private"."consignment_key"
  enable row level security;

create table "public"."consignment_event" (
  "id" bigint generated always as identity not null,
  "consignment" bigint not null,
  "no" integer not null default 0,
  "code" text not null,
  "classifier" text not null default 'actual'::text,
  "moment" timestamp with time zone
    not null check ((moment >= '2000-01-01T00:00:00Z') and (moment < '2100-01-01T00:00:00Z')),
  "place" text,
  "city" private.line,
  "country" private.line,
  "status" private.line not null default ''::text,
  "leg" bigint,
  "public_note" private.note,
  "internal_note" private.note,
  "reason" private.line,
  "corrects" bigint,
  "guessed" boolean not null default false,
  "entered_by" private.line,
  "entered_at" timestamp with time zone not null default now(),
  "voided_at" timestamp with time zone,
  "voided_by" private.line,
  "void_reason" private.line,
  "request_key" uuid,
  constraint "consignment_event_classifier_check"
    check ((classifier = ANY (ARRAY['planned'::text, 'estimated'::text, 'actual'::text]))),
  constraint "consignment_event_pkey" primary key (id),
  constraint "consignment_event_request_key_key" unique (request_key),
  constraint "event_number" unique (consignment, no)
);

alter table "public"."consignment_event"
  enable row level security;

create table "public"."consignment_leg" (
  "id" bigint generated always as identity not null,
  "consignment" bigint not null,
  "position" integer not null default 0,
  "origin" text not null,
  "destination" text not null,
  "carrier" private.line,
  "vessel" private.line,
  "planned_departure" private.moment,
  "estimated_departure" private.moment,
  "actual_departure" private.moment,
  "planned_arrival" private.moment,
  "estimated_arrival" private.moment,
  "actual_arrival" private.moment,
  "updated_at" timestamp with time zone not null default now(),
  constraint "consignment_leg_pkey" primary key (id),
  constraint "leg_position" unique (consignment, "position") deferrable,
  constraint "leg_to_itself" check ((origin <> destination))
);

alter table "public"."consignment_leg"
  enable row level security;

create table "public"."eta_revision" (
  "id" bigint generated always as identity not null,
  "consignment" bigint not null,
  "earliest" private.moment not null,
  "latest" private.moment not null,
  "entered_by" private.line,
  "entered_at" timestamp with time zone not null default now(),
  "request_key" uuid,
  constraint "eta_revision_pkey" primary key (id),
  constraint "eta_revision_request_key_key" unique (request_key),
  constraint "latest_before_earliest" check (((earliest)::timestamp with time zone <= (latest)::timestamp
    with time zone)),
  "reason" private.required_line not null
);

alter table "public"."eta_revision"
  enable row level security;

create table "public"."event_code" (
  "code" text not null,
  "rank" integer,
  "undoes" integer,
  "ends" boolean not null default false,
  "position" integer not null,
  "dcsa_type" text,
  "dcsa_code" text,
  "epcis_step" text,
  "epcis_disposition" text,
  "aftership_tag" text not null,
  constraint "event_code_code_check" check ((code ~ '^[a-z_]{1,30}$'::text)),
  constraint "event_code_pkey" primary key (code),
  constraint "event_code_position_key" unique ("position"),
  constraint "event_code_rank_check" check (((rank >= 0) AND (rank <= 4))),
  constraint "event_code_undoes_check" check (((undoes >= 0) AND (undoes <= 4))),
  "label" private.required_line not null
);

alter table "public"."event_code"
  enable row level security;

create table "public"."lane_template" (
  "id" bigint generated always as identity not null,
  "legs" jsonb not null,
  constraint "lane_template_pkey" primary key (id),
  "name" private.required_line not null,
  constraint "lane_template_name_key" unique (name)
);

alter table "public"."lane_template"
  enable row level security;

create table "public"."place" (
  "code" text not null,
  "latitude" double precision not null,
  "longitude" double precision not null,
  "kind" text not null,
  "added_by" private.line,
  constraint "place_code_check" check ((code ~ '^[A-Z]{2}[A-Z0-9]{3,8}$'::text)),
  constraint "place_kind_check" check ((kind = ANY (ARRAY['port'::text, 'airport'::text, 'city'::text]))),
  constraint "place_latitude_check"
    check (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint "place_longitude_check"
    check (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint "place_pkey" primary key (code),
  "name" private.required_line not null,
  "country" private.required_line not null
);

alter table "public"."place"
  enable row level security;

alter table "public"."consignment"
  add column "journey" jsonb not null default '{}'::jsonb;

create domain "private"."exception_kind" as text constraint "unknown_kind"
  check
    ((VALUE = ANY (ARRAY['hold'::text, 'delay'::text, 'attempt'::text, 'damage'::text, 'loss'::text, 'return'::text,
    'cancellation'::text])));

alter table "public"."event_code"
  add column "opens" private.exception_kind;

alter table "public"."event_code"
  add column "closes" private.exception_kind[] not null default '{}'::private.exception_kind[];

create domain "private"."mode" as text constraint "unknown_mode"
  check ((VALUE = ANY (ARRAY['air'::text, 'ocean'::text, 'road'::text, 'rail'::text])));

alter table "public"."consignment_leg"
  add column "mode" private.mode not null;

create domain "private"."zone" as text constraint "not_a_zone"
  check ((VALUE ~ '^[A-Z][A-Za-z_]{1,13}(/[A-Za-z0-9_+-]{1,20}){1,2}$'::text));

alter table "public"."consignment_event"
  add column "zone" private.zone;

alter table "public"."place"
  add column "zone" private.zone not null;

create or replace function private.folded (
  name text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select lower(translate(
    regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðİıß', 'OoLlDdDdIis'))
$function$;

create or replace function private.is_lane (
  legs jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_typeof(legs) = 'array' and jsonb_array_length(legs) between 1 and 20 and not exists (
    select from jsonb_array_elements(legs) as leg
    where jsonb_typeof(leg) <> 'object'
       or leg - array['mode', 'origin', 'destination', 'carrier'] <> '{}'
       or leg ->> 'mode' in ('air', 'ocean', 'road', 'rail') is not true
       or leg ->> 'origin' ~ '^[A-Z]{2}[A-Z0-9]{3,8}$' is not true
       or leg ->> 'destination' ~ '^[A-Z]{2}[A-Z0-9]{3,8}$' is not true
       or leg ->> 'origin' = leg ->> 'destination'
       or char_length(leg ->> 'carrier') > 120)
$function$;

create or replace function private.sign_place()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform now() at time zone new.zone;
  new.added_by := private.who();
  return new;
end $function$;

create or replace function private.who()
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return left(auth.jwt() ->> 'email', 120);
end $function$;

alter table "private"."consignment_key"
  add constraint "consignment_key_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

alter table "public"."consignment_event"
  add constraint "consignment_event_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

alter table "public"."consignment_event"
  add constraint "consignment_event_corrects_fkey" foreign key (corrects) references public.consignment_event(id);

alter table "public"."consignment_leg"
  add constraint "consignment_leg_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

alter table "public"."consignment_event"
  add constraint "consignment_event_leg_fkey" foreign key (leg) references public.consignment_leg(id) on delete set null;

alter table "public"."eta_revision"
  add constraint "eta_revision_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

alter table "public"."consignment_event"
  add constraint "consignment_event_code_fkey" foreign key (code) references public.event_code(code);

alter table "public"."consignment_event"
  add constraint "consignment_event_place_fkey" foreign key (place) references public.place(code);

alter table "public"."consignment_leg"
  add constraint "consignment_leg_destination_fkey" foreign key (destination) references public.place(code);

alter table "public"."consignment_leg"
  add constraint "consignment_leg_origin_fkey" foreign key (origin) references public.place(code);

create index consignment_event_corrects on public.consignment_event using btree (corrects)
  where (corrects is not null);

create index consignment_event_leg on public.consignment_event using btree (leg)
  where (leg is not null);

create index eta_revision_consignment on public.eta_revision using btree (consignment);

create trigger sign_place
  before insert on public.place
  for each row
  when ((CURRENT_USER = 'authenticated'::name))
  execute function private.sign_place();

create policy "the admin does everything" on "public"."consignment_event"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin))
  with check (( SELECT private.is_admin() AS is_admin));

create policy "the admin does everything" on "public"."consignment_leg"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin))
  with check (( SELECT private.is_admin() AS is_admin));

create policy "the admin adds" on "public"."eta_revision"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "the admin reads" on "public"."eta_revision"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "the admin reads" on "public"."event_code"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "the admin does everything" on "public"."lane_template"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin))
  with check (( SELECT private.is_admin() AS is_admin));

create policy "the admin adds" on "public"."place"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "the admin reads" on "public"."place"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

revoke all on function "private"."folded"(text) from public;

grant execute on function "private"."folded"(text) to "authenticated";

revoke all on function "private"."is_lane"(jsonb) from public;

grant execute on function "private"."is_lane"(jsonb) to "authenticated";

revoke all on function "private"."sign_place"() from public;

revoke all on function "private"."who"() from public;

grant insert ("classifier") on table "public"."consignment_event" to "authenticated";

grant insert ("code") on table "public"."consignment_event" to "authenticated";

grant insert ("consignment") on table "public"."consignment_event" to "authenticated";

grant insert ("corrects") on table "public"."consignment_event" to "authenticated";

grant insert ("internal_note") on table "public"."consignment_event" to "authenticated";

grant insert ("leg") on table "public"."consignment_event" to "authenticated";

grant insert ("moment") on table "public"."consignment_event" to "authenticated";

grant insert ("place") on table "public"."consignment_event" to "authenticated";

grant insert ("public_note") on table "public"."consignment_event" to "authenticated";

grant insert ("reason") on table "public"."consignment_event" to "authenticated";

grant insert ("request_key") on table "public"."consignment_event" to "authenticated";

grant update ("void_reason") on table "public"."consignment_event" to "authenticated";

grant select on table "public"."consignment_event" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update
  on table "public"."consignment_event"
  to "service_role";

grant insert ("carrier"), update ("carrier") on table "public"."consignment_leg" to "authenticated";

grant insert ("consignment") on table "public"."consignment_leg" to "authenticated";

grant insert ("destination"), update ("destination") on table "public"."consignment_leg" to "authenticated";

grant insert ("estimated_arrival"), update ("estimated_arrival") on table "public"."consignment_leg" to "authenticated";

grant insert ("estimated_departure"), update ("estimated_departure")
  on table "public"."consignment_leg"
  to "authenticated";

grant insert ("mode"), update ("mode") on table "public"."consignment_leg" to "authenticated";

grant insert ("origin"), update ("origin") on table "public"."consignment_leg" to "authenticated";

grant insert ("planned_arrival"), update ("planned_arrival") on table "public"."consignment_leg" to "authenticated";

grant insert ("planned_departure"), update ("planned_departure") on table "public"."consignment_leg" to "authenticated";

grant insert ("vessel"), update ("vessel") on table "public"."consignment_leg" to "authenticated";

grant delete, select on table "public"."consignment_leg" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update
  on table "public"."consignment_leg"
  to "service_role";

grant insert ("consignment") on table "public"."eta_revision" to "authenticated";

grant insert ("earliest") on table "public"."eta_revision" to "authenticated";

grant insert ("latest") on table "public"."eta_revision" to "authenticated";

grant insert ("request_key") on table "public"."eta_revision" to "authenticated";

grant select on table "public"."eta_revision" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update on table "public"."eta_revision" to "service_role";

grant select on table "public"."event_code" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update on table "public"."event_code" to "service_role";

grant insert ("legs"), update ("legs") on table "public"."lane_template" to "authenticated";

grant delete, select on table "public"."lane_template" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update on table "public"."lane_template" to "service_role";

grant insert ("code") on table "public"."place" to "authenticated";

grant insert ("kind") on table "public"."place" to "authenticated";

grant insert ("latitude") on table "public"."place" to "authenticated";

grant insert ("longitude") on table "public"."place" to "authenticated";

grant insert ("zone") on table "public"."place" to "authenticated";

grant select on table "public"."place" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update on table "public"."place" to "service_role";

grant insert ("reason") on table "public"."eta_revision" to "authenticated";

grant insert ("name"), update ("name") on table "public"."lane_template" to "authenticated";

grant insert ("name") on table "public"."place" to "authenticated";

grant insert ("country") on table "public"."place" to "authenticated";

alter table "public"."place"
  add column "folded" text generated always as (private.folded((name)::text)) stored not null;

alter table "public"."lane_template"
  add constraint "not_a_lane" check (private.is_lane(legs));

create index place_country on public.place using btree (country, zone);

create index place_folded on public.place using btree (folded text_pattern_ops);

insert into public.event_code
  (position, code, label, rank, undoes, opens, closes, ends, dcsa_type, dcsa_code, epcis_step, epcis_disposition, aftership_tag)
values
  (1, 'registered', 'Registered', 0, null, null, '{}', false,
   'SHIPMENT', 'CONF', 'commissioning', 'active', 'InfoReceived'),
  (2, 'picked_up', 'Picked up', 1, null, null, '{}', false,
   'EQUIPMENT', 'PICK', 'accepting', 'in_progress', 'InTransit'),
  (3, 'received', 'Received at terminal', 1, null, null, '{}', false,
   'EQUIPMENT', 'GTIN', 'receiving', 'in_progress', 'InTransit'),
  (4, 'export_cleared', 'Export cleared', 2, null, null, '{}', false,
   'SHIPMENT', 'RELS', 'inspecting', 'conformant', 'InTransit'),
  (5, 'loaded', 'Loaded', 2, null, null, '{}', false,
   'EQUIPMENT', 'LOAD', 'loading', 'in_progress', 'InTransit'),
  (6, 'departed', 'Departed', 2, null, null, '{hold,delay}', false,
   'TRANSPORT', 'DEPA', 'departing', 'in_transit', 'InTransit'),
  (7, 'in_transit', 'In transit', 2, null, null, '{}', false,
   null, null, 'transporting', 'in_transit', 'InTransit'),
  (8, 'transshipped', 'Transshipped', 2, null, null, '{}', false,
   null, null, 'transporting', 'in_transit', 'InTransit'),
  (9, 'arrived', 'Arrived', 2, null, null, '{hold,delay}', false,
   'TRANSPORT', 'ARRI', 'arriving', 'in_progress', 'InTransit'),
  (10, 'discharged', 'Discharged', 2, null, null, '{}', false,
   'EQUIPMENT', 'DISC', 'unloading', 'in_progress', 'InTransit'),
  (11, 'held', 'Held', null, null, 'hold', '{}', false,
   'SHIPMENT', 'HOLD', 'holding', 'in_progress', 'Exception'),
  (12, 'delayed', 'Delayed', null, null, 'delay', '{}', false,
   null, null, 'transporting', 'in_transit', 'Exception'),
  (13, 'inspected', 'Inspected', null, null, null, '{}', false,
   'EQUIPMENT', 'INSP', 'inspecting', 'in_progress', 'InTransit'),
  (14, 'released', 'Released', null, null, null, '{hold}', false,
   'SHIPMENT', 'RELS', 'inspecting', 'conformant', 'InTransit'),
  (15, 'out_for_delivery', 'Out for delivery', 3, null, null, '{hold,delay,attempt}', false,
   'EQUIPMENT', 'GTOT', 'transporting', 'in_transit', 'OutForDelivery'),
  (16, 'attempted', 'Delivery attempt failed', 2, 3, 'attempt', '{}', false,
   null, null, 'transporting', 'in_transit', 'AttemptFail'),
  (17, 'available_for_pickup', 'Available for pick-up', 3, null, null, '{hold,delay,attempt}', false,
   null, null, 'staging_outbound', 'available', 'AvailableForPickup'),
  (18, 'delivered', 'Delivered', 4, null, null, '{hold,delay,attempt,loss,return,cancellation}', true,
   'EQUIPMENT', 'DROP', 'accepting', null, 'Delivered'),
  (19, 'returned', 'Returned', null, null, 'return', '{hold,delay,attempt,loss,cancellation}', true,
   null, null, 'receiving', 'returned', 'Exception'),
  (20, 'damaged', 'Damaged', null, null, 'damage', '{}', false,
   null, null, 'inspecting', 'damaged', 'Exception'),
  (21, 'lost', 'Lost', null, null, 'loss', '{hold,delay,attempt}', true,
   null, null, 'other', 'unknown', 'Exception'),
  (22, 'cancelled', 'Cancelled', null, null, 'cancellation', '{hold,delay,attempt}', true,
   null, null, 'decommissioning', 'inactive', 'Exception');
