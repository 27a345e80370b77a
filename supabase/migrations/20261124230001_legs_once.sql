-- A leg whose response was lost is sent again, and the legs of a template are appended by one call: all of them or none, and
-- once. The stored legs have no key: nobody sends them again.

set local check_function_bodies = off;

alter table "public"."consignment_leg"
  add column "request_key" uuid;

create or replace function private.add_lane (
  lengthened bigint,
  lane bigint,
  request_key uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.locked(lengthened);
  if exists (select from public.consignment_leg leg where leg.request_key = add_lane.request_key) then return; end if;
  insert into public.consignment_leg (consignment, mode, origin, destination, carrier, request_key)
  select lengthened, leg ->> 'mode', leg ->> 'origin', leg ->> 'destination', leg ->> 'carrier',
    case when place = 1 then add_lane.request_key end
  from public.lane_template, jsonb_array_elements(legs) with ordinality as listed (leg, place)
  where id = lane order by place;
  if not found then raise exception 'This template does not exist any more.'; end if;
end $function$;

create or replace function private.add_leg_once()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.locked(new.consignment);
  if exists (select from public.consignment_leg where request_key = new.request_key) then return null; end if;
  return new;
end $function$;

create or replace function public.add_lane (
  consignment bigint,
  lane bigint,
  request_key uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.add_lane(consignment, lane, request_key) $function$;

alter table "public"."consignment_leg"
  add constraint "consignment_leg_request_key_key" unique (request_key);

create trigger apply_once
  before insert on public.consignment_leg
  for each row
  when (new.request_key is not null)
  execute function private.add_leg_once();

revoke all on function "private"."add_lane"(bigint, bigint, uuid) from public;

grant execute on function "private"."add_lane"(bigint, bigint, uuid) to "authenticated";

revoke all on function "public"."add_lane"(bigint, bigint, uuid) from public;

grant execute on function "public"."add_lane"(bigint, bigint, uuid) to "authenticated";

grant insert ("request_key") on table "public"."consignment_leg" to "authenticated";

revoke all on function "private"."add_leg_once"() from public;
