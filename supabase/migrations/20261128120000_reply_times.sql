-- How soon inquiries are usually answered, as an owner says it where visitors write; American spelling of an event.

set local check_function_bodies = off;

create table "private"."reply_time" (
  "only_row" boolean not null default true,
  "within_hours" integer,
  constraint "reply_time_only_row_check" check (only_row),
  constraint "reply_time_pkey" primary key (only_row),
  constraint "reply_time_within_hours_check" check (((within_hours >= 1) AND (within_hours <= 240)))
);

alter table "private"."reply_time"
  enable row level security;

insert into private.reply_time default values;

create or replace function private.reply_time()
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select within_hours from private.reply_time
$function$;

create or replace function private.set_reply_time (
  hours integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before int;
begin
  perform private.require_owner();
  if hours not between 1 and 240 then
    raise exception 'Inquiries are answered within 1 to 240 hours.' using errcode = '22023';
  end if;
  select within_hours into before from private.reply_time for update;
  if before is not distinct from hours then return; end if;
  update private.reply_time set within_hours = hours;
  perform private.record_account(private.actor(), 'update', 'settings', 'reply_time', 'Reply time',
    jsonb_build_object('replyHours', jsonb_build_object('before', before::text, 'after', hours::text)));
end $function$;

create or replace function public.reply_time()
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.reply_time()
$function$;

create or replace function public.set_reply_time (
  hours integer default null::integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_reply_time(hours)
$function$;

revoke all on function "private"."reply_time"() from public;

grant execute on function "private"."reply_time"() to "anon", "authenticated";

revoke all on function "private"."set_reply_time"(integer) from public;

grant execute on function "private"."set_reply_time"(integer) to "authenticated";

revoke all on function "public"."reply_time"() from public;

grant execute on function "public"."reply_time"() to "anon", "authenticated";

revoke all on function "public"."set_reply_time"(integer) from public;

grant execute on function "public"."set_reply_time"(integer) to "authenticated";

update public.event_code set label = 'Canceled' where code = 'cancelled';
