-- Many consignments have most of their fields in common: a new one can begin with a template.

set local check_function_bodies = off;

create table "public"."consignment_template" (
  "id" bigint generated always as identity not null,
  "fields" jsonb not null,
  constraint "consignment_template_pkey" primary key (id),
  "name" private.required_line not null,
  constraint "consignment_template_name_key" unique (name)
);

alter table "public"."consignment_template"
  enable row level security;

create or replace function private.are_template_fields (
  fields jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_typeof(fields) = 'object' and fields <> '{}' and not exists (
    select from jsonb_each(fields) as field (name, value)
    where jsonb_typeof(value) <> 'string' or not case
      when name in ('sendersEmail', 'recEmail') then (value #>> '{}')::private.required_mail <> ''
      when name in ('sendersAddress', 'recAddress') then (value #>> '{}')::private.required_address <> ''
      when name in ('remark', 'comment') then (value #>> '{}')::private.note <> ''
      when name = 'type' then value #>> '{}' in ('Regular', 'Important', 'V. important', 'VIP')
      when name in ('sendersName', 'sendersPhone', 'recName', 'recPhone', 'itemQuantity', 'itemWeight', 'paymentMode',
                    'product', 'departedFrom', 'headingTo', 'currentLocation', 'city', 'status', 'shipmentMode',
                    'carrierRef', 'typeOfShipment') then (value #>> '{}')::private.required_line <> ''
      else false end)
$function$;

create or replace function private.limit_templates()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if (select count(*) from public.consignment_template where name <> new.name) >= 100 then
    raise exception 'There are 100 templates already: delete one of them first.';
  end if;
  return new;
end $function$;

create trigger limit_templates
  before insert on public.consignment_template
  for each row
  execute function private.limit_templates();

create policy "the admin does everything" on "public"."consignment_template"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin))
  with check (( SELECT private.is_admin() AS is_admin));

revoke all on function "private"."are_template_fields"(jsonb) from public;

grant execute on function "private"."are_template_fields"(jsonb) to "authenticated";

revoke all on function "private"."limit_templates"() from public;

grant insert ("fields"), update ("fields") on table "public"."consignment_template" to "authenticated";

grant delete, select on table "public"."consignment_template" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update
  on table "public"."consignment_template"
  to "service_role";

grant insert ("name"), update ("name") on table "public"."consignment_template" to "authenticated";

alter table "public"."consignment_template"
  add constraint "not_template_fields" check (private.are_template_fields(fields));
