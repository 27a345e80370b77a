-- The columns and the density of the list belong to whoever chose them, in any browser; a row knows the zone of its origin, by which some
-- of its dates are read. The functions that return rows are made anew with their view.

set local check_function_bodies = off;

drop function "private"."find_consignments"(jsonb, integer, integer);

drop function "public"."find_consignments"(jsonb, integer, integer);

drop view "public"."consignment_summary";

alter table "private"."admins"
  add column "list_layout" jsonb;

create or replace function private.keep_list_layout (
  layout jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  update private.admins set list_layout = layout where user_id = auth.uid();
end $function$;

create or replace function private.list_layout()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (select list_layout from private.admins where user_id = auth.uid());
end $function$;

create or replace function public.keep_list_layout (
  layout jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.keep_list_layout(layout)
$function$;

create or replace function public.list_layout()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.list_layout()
$function$;

alter table "private"."admins"
  add constraint "list_layout_size" check ((length((list_layout)::text) <= 2000));

create view "public"."consignment_summary" with (security_invoker=true) AS  SELECT id,
    "trackingId",
    "sendersName",
    "recName",
    "departedFrom",
    "headingTo",
    "currentLocation",
    city,
    type,
    status,
    state_code,
    exceptions,
    ended,
    "deliveryDate",
    expected_at,
    last_event_at,
    archived_at,
    created_at,
    ((NOT ended) AND (COALESCE(((expected_at > ("deliveryDate")::timestamp with time zone) OR (expected_at < now())), false) OR (("deliveryDate")::timestamp with time zone < now()))) AS late,
    (journey ->> 'destinationZone'::text) AS destination_zone,
    (journey ->> 'originZone'::text) AS origin_zone
   FROM public.consignment;

create or replace function private.find_consignments (
  filter jsonb,
  page integer,
  page_size integer
)
  returns SETOF public.consignment_summary
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  found bigint[];
begin
  perform private.require_admin();
  found := private.listed_consignments(coalesce(filter, '{}'), greatest(page, 0), least(greatest(page_size, 1), 1000));
  return query
  select summary.* from unnest(found) with ordinality as listed (id, place)
    join public.consignment_summary as summary on summary.id = listed.id
  order by place;
end $function$;

create or replace function public.find_consignments (
  filter jsonb,
  page integer default 0,
  page_size integer default 20
)
  returns SETOF public.consignment_summary
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.find_consignments(filter, page, page_size)
$function$;

revoke all on function "private"."find_consignments"(jsonb, integer, integer) from public;

grant execute on function "private"."find_consignments"(jsonb, integer, integer) to "authenticated";

revoke all on function "private"."keep_list_layout"(jsonb) from public;

grant execute on function "private"."keep_list_layout"(jsonb) to "authenticated";

revoke all on function "private"."list_layout"() from public;

grant execute on function "private"."list_layout"() to "authenticated";

revoke all on function "public"."find_consignments"(jsonb, integer, integer) from public;

grant execute on function "public"."find_consignments"(jsonb, integer, integer) to "authenticated";

revoke all on function "public"."keep_list_layout"(jsonb) from public;

grant execute on function "public"."keep_list_layout"(jsonb) to "authenticated";

revoke all on function "public"."list_layout"() from public;

grant execute on function "public"."list_layout"() to "authenticated";

grant select on table "public"."consignment_summary" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update
  on table "public"."consignment_summary"
  to "service_role";
