-- A consignment is made of pieces, each of which is weighed, measured, labelled and scanned by its own code. Those from before have
-- no rows here, which means one piece: nothing is filled in.

set local check_function_bodies = off;

create table "public"."consignment_piece" (
  "id" bigint generated always as identity not null,
  "consignment" bigint not null,
  "number" integer not null,
  "weight_kg" double precision,
  "length_cm" double precision,
  "width_cm" double precision,
  "height_cm" double precision,
  "marks" private.line,
  "updated_at" timestamp with time zone not null default now(),
  "request_key" uuid,
  constraint "consignment_piece_pkey" primary key (id),
  constraint "consignment_piece_request_key_key" unique (request_key),
  constraint "dimension_missing" check ((num_nulls(length_cm, width_cm, height_cm) = ANY (ARRAY[0, 3]))),
  constraint "height_out_of_range"
    check (((height_cm >= (0.1)::double precision) AND (height_cm <= (5000)::double precision))),
  constraint "length_out_of_range"
    check (((length_cm >= (0.1)::double precision) AND (length_cm <= (5000)::double precision))),
  constraint "piece_number" unique (consignment, number) deferrable,
  constraint "weight_out_of_range"
    check (((weight_kg >= (0.001)::double precision) AND (weight_kg <= (500000)::double precision))),
  constraint "width_out_of_range"
    check (((width_cm >= (0.1)::double precision) AND (width_cm <= (5000)::double precision)))
);

alter table "public"."consignment_piece"
  enable row level security;

create or replace function private.add_pieces (
  extended bigint,
  pieces integer,
  request_key uuid,
  weight_kg double precision,
  length_cm double precision,
  width_cm double precision,
  height_cm double precision,
  marks text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant int := 500;
  last int;
begin
  perform private.require_admin();
  perform private.locked(extended);
  if exists (select from public.consignment_piece as piece where piece.request_key = add_pieces.request_key) then return; end if;
  select coalesce(max(number), 0) into last from public.consignment_piece where consignment = extended;
  if pieces between 1 and most - last is not true then
    raise exception 'A consignment has at most % pieces; % more can be added to this one.', most, most - last;
  end if;
  insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks, request_key)
  select extended, last + added, add_pieces.weight_kg, add_pieces.length_cm, add_pieces.width_cm, add_pieces.height_cm,
    add_pieces.marks, case when added = 1 then add_pieces.request_key end
  from generate_series(1, pieces) as added;
end $function$;

create or replace function private.check_piece()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.weight_kg not between 0.001 and 500000 then
    raise exception 'A piece weighs between 0.001 and 500,000 kg.';
  end if;
  if num_nulls(new.length_cm, new.width_cm, new.height_cm) not in (0, 3) then
    raise exception 'A piece has three dimensions: enter all of them or none.';
  end if;
  if least(new.length_cm, new.width_cm, new.height_cm) < 0.1 or greatest(new.length_cm, new.width_cm, new.height_cm) > 5000 then
    raise exception 'A dimension of a piece is between 0.1 and 5,000 cm.';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $function$;

create or replace function private.entered_code (
  entered text,
  OUT id text,
  OUT piece integer
)
  returns record
  language sql
  immutable
  set search_path to ''
  AS $function$
  select upper(coalesce(whole, numbered)), case when whole is null and numbered is not null then number::int end
  from (select regexp_replace(regexp_replace(left(entered, 100), '[[:space:]\u00a0]', '', 'g'), '[\u2010-\u2015]', '-', 'g') as typed)
      as read,
    lateral (select
      substring(replace(typed, '-', '') from '^[0-9A-Za-z]{8}$') as whole,
      substring(replace(substring(typed from '^(.*)-'), '-', '') from '^[0-9A-Za-z]{8}$') as numbered,
      substring(typed from '-([1-9][0-9]{0,2})$') as number) as matched
  where whole is not null or numbered is not null and number is not null
$function$;

create or replace function private.entered_id (
  entered text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select id from private.entered_code(entered)
$function$;

create or replace function private.piece_code (
  tracking_id text,
  number integer
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select tracking_id || '-' || number
$function$;

create or replace function private.record_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  subject jsonb := before || after;
  entry public.audit;
begin
  if tg_op = 'INSERT' and auth.uid() is null then return null; end if;
  select coalesce(jsonb_object_agg(key, jsonb_build_object('before', before ->> key, 'after', after ->> key)), '{}')
  into entry.changes
  from jsonb_object_keys(subject) as key
  where before ->> key is distinct from after ->> key and key <> all (tg_argv[1:]) and '*' <> all (tg_argv[1:]);
  if tg_op = 'UPDATE' and entry.changes = '{}' then return null; end if;
  entry.actor := private.actor();
  entry.action := lower(tg_op);
  entry.subject := tg_table_name;
  entry.subject_id := coalesce(subject ->> 'id', subject ->> 'code');
  entry.consignment := case when tg_table_name = 'consignment' then subject ->> 'id' else subject ->> 'consignment' end;
  entry.label := coalesce(subject ->> tg_argv[0],
    (select case when tg_table_name = 'consignment_piece' then private.piece_code("trackingId", (subject ->> 'number')::int)
            else "trackingId" end
     from public.consignment where id = entry.consignment));
  entry.reason := nullif(current_setting('audit.reason', true), '');
  perform private.append_audit(entry);
  return null;
end $function$;

create or replace function private.remove_pieces (
  shortened bigint,
  pieces bigint[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.locked(shortened);
  -- Before the audit is written, for which a change of one of them would wait in turn.
  perform from public.consignment_piece where consignment = shortened order by id for update;
  delete from public.consignment_piece where consignment = shortened and id = any (pieces);
end $function$;

create or replace function private.renumber_pieces()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.consignment_piece as piece set number = counted.number
  from (select id, row_number() over (partition by consignment order by number) as number
        from public.consignment_piece where consignment in (select consignment from removed)) as counted
  where counted.id = piece.id and counted.number <> piece.number;
  return null;
end $function$;

create or replace function public.add_pieces (
  consignment bigint,
  pieces integer,
  request_key uuid,
  weight_kg double precision default null::double precision,
  length_cm double precision default null::double precision,
  width_cm double precision default null::double precision,
  height_cm double precision default null::double precision,
  marks text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.add_pieces(consignment, pieces, request_key, weight_kg, length_cm, width_cm, height_cm, marks)
$function$;

create or replace function public.remove_pieces (
  consignment bigint,
  pieces bigint[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.remove_pieces(consignment, pieces) $function$;

alter table "public"."consignment_piece"
  add constraint "consignment_piece_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

create trigger audit
  after insert or delete or update on public.consignment_piece
  for each row
  when ((pg_trigger_depth() = 0))
  execute function private.record_change('', 'id', 'consignment', 'number', 'request_key', 'updated_at');

create trigger check_piece
  before insert or update on public.consignment_piece
  for each row
  execute function private.check_piece();

create trigger renumber_pieces
  after delete on public.consignment_piece referencing OLD table as removed
  for each STATEMENT
  execute function private.renumber_pieces();

create policy "the admin does everything" on "public"."consignment_piece"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin))
  with check (( SELECT private.is_admin() AS is_admin));

revoke all
  on function
    "private"."add_pieces"(bigint, integer, uuid, double precision, double precision, double precision, double
    precision, text)
  from public;

grant execute
  on function
    "private"."add_pieces"(bigint, integer, uuid, double precision, double precision, double precision, double
    precision, text)
  to "authenticated";

revoke all on function "private"."check_piece"() from public;

revoke all on function "private"."entered_code"(text) from public;

revoke all on function "private"."piece_code"(text, integer) from public;

revoke all on function "private"."remove_pieces"(bigint, bigint[]) from public;

grant execute on function "private"."remove_pieces"(bigint, bigint[]) to "authenticated";

revoke all on function "private"."renumber_pieces"() from public;

revoke all
  on function
    "public"."add_pieces"(bigint, integer, uuid, double precision, double precision, double precision, double precision,
    text)
  from public;

grant execute
  on function
    "public"."add_pieces"(bigint, integer, uuid, double precision, double precision, double precision, double precision,
    text)
  to "authenticated";

revoke all on function "public"."remove_pieces"(bigint, bigint[]) from public;

grant execute on function "public"."remove_pieces"(bigint, bigint[]) to "authenticated";

grant update ("height_cm") on table "public"."consignment_piece" to "authenticated";

grant update ("length_cm") on table "public"."consignment_piece" to "authenticated";

grant update ("marks") on table "public"."consignment_piece" to "authenticated";

grant update ("weight_kg") on table "public"."consignment_piece" to "authenticated";

grant update ("width_cm") on table "public"."consignment_piece" to "authenticated";

grant select on table "public"."consignment_piece" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update
  on table "public"."consignment_piece"
  to "service_role";
