-- Two owners with a form open at once: whoever saved last took back what the other had stored, and a tick the words of a notice.

set local check_function_bodies = off;

drop function "private"."set_notice_rule"(text, boolean, boolean, text, text);

drop function "private"."set_office_hours"(private.zone, jsonb, date[]);

drop function "private"."set_reply_time"(integer);

drop function "public"."set_notice_rule"(text, boolean, boolean, text, text);

drop function "public"."set_office_hours"(text, jsonb, date[]);

drop function "public"."set_reply_time"(integer);

create or replace function private.set_notice_rule (
  what text,
  tell_sender boolean,
  tell_receiver boolean,
  title text,
  words text,
  seen jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before jsonb;
  known jsonb;
  after jsonb;
begin
  perform private.require_owner();
  if what not in ('arrival', 'correction') and not exists (select from public.event_code where code = what) then
    raise exception 'There is no event with the code %.', what using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('notice_rule', 0));
  before := private.notice_rules() -> what;
  known := coalesce(before, '{"toSender": false, "toReceiver": false, "subject": null, "text": null}');
  after := known || jsonb_strip_nulls(jsonb_build_object('toSender', tell_sender, 'toReceiver', tell_receiver))
    || case when title is null then '{}' else jsonb_build_object('subject', nullif(title, '')) end
    || case when words is null then '{}' else jsonb_build_object('text', nullif(words, '')) end;
  if known = after then return; end if;
  if not known @> seen then
    raise exception 'Somebody has changed these words since you opened them. Yours were not saved.' using errcode = 'PT409';
  end if;
  insert into private.notice_rule (about, to_sender, to_receiver, subject, text)
  values (what, (after ->> 'toSender')::boolean, (after ->> 'toReceiver')::boolean, after ->> 'subject', after ->> 'text')
  on conflict (about) do update
    set to_sender = excluded.to_sender, to_receiver = excluded.to_receiver, subject = excluded.subject, text = excluded.text;
  perform private.record_account(private.actor(), 'update', 'settings', 'notice_' || what, 'Notices to the parties',
    jsonb_build_object('notice', jsonb_build_object('before', before, 'after', after)));
end $function$;

create or replace function private.set_office_hours (
  new_zone private.zone,
  new_week jsonb,
  closed_on date[],
  seen jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before jsonb;
  after jsonb;
begin
  perform private.require_owner();
  if new_zone is null or jsonb_typeof(new_week) is distinct from 'array' or jsonb_array_length(new_week) <> 7
      or exists (select from jsonb_array_elements(new_week) as day where not private.is_office_day(day)) then
    raise exception 'A week has seven days, and a day up to two times from hour to hour.' using errcode = '22023';
  end if;
  if closed_on is null or cardinality(closed_on) > 100
      or exists (select from unnest(closed_on) as day where (day between '2000-01-01' and '2099-12-31') is not true) then
    raise exception 'There are up to 100 holidays, from 2000 to 2099.' using errcode = '22023';
  end if;
  perform now() at time zone new_zone; -- refuses a zone that the server does not know
  perform from private.office for update;
  before := private.office_shown();
  update private.office set zone = new_zone, week = new_week,
    holidays = array(select distinct day from unnest(closed_on) as day order by day);
  after := private.office_shown();
  if before = after then return; end if;
  if before <> seen then
    raise exception 'Somebody has changed the hours since you opened them. Yours were not saved.' using errcode = 'PT409';
  end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'office_hours', 'Office hours of the chat',
    jsonb_build_object('officeHours', jsonb_build_object('before', before, 'after', after)));
end $function$;

create or replace function private.set_reply_time (
  hours integer,
  seen jsonb
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
  if jsonb_build_object('hours', before) <> seen then
    raise exception 'Somebody has changed the reply time since you opened it. Yours was not saved.' using errcode = 'PT409';
  end if;
  update private.reply_time set within_hours = hours;
  perform private.record_account(private.actor(), 'update', 'settings', 'reply_time', 'Reply time',
    jsonb_build_object('replyHours', jsonb_build_object('before', before::text, 'after', hours::text)));
end $function$;

create or replace function public.set_notice_rule (
  about text,
  to_sender boolean default null::boolean,
  to_receiver boolean default null::boolean,
  subject text default null::text,
  text text default null::text,
  expected jsonb default null::jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_notice_rule(about, to_sender, to_receiver, subject, text, expected)
$function$;

create or replace function public.set_office_hours (
  zone text,
  week jsonb,
  holidays date[],
  expected jsonb default null::jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_office_hours(zone, week, holidays, expected)
$function$;

create or replace function public.set_reply_time (
  hours integer default null::integer,
  expected jsonb default null::jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_reply_time(hours, expected)
$function$;

revoke all on function "private"."set_notice_rule"(text, boolean, boolean, text, text, jsonb) from public;

grant execute on function "private"."set_notice_rule"(text, boolean, boolean, text, text, jsonb) to "authenticated";

revoke all on function "private"."set_office_hours"(private.zone, jsonb, date[], jsonb) from public;

grant execute on function "private"."set_office_hours"(private.zone, jsonb, date[], jsonb) to "authenticated";

revoke all on function "private"."set_reply_time"(integer, jsonb) from public;

grant execute on function "private"."set_reply_time"(integer, jsonb) to "authenticated";

revoke all on function "public"."set_notice_rule"(text, boolean, boolean, text, text, jsonb) from public;

grant execute on function "public"."set_notice_rule"(text, boolean, boolean, text, text, jsonb) to "authenticated";

revoke all on function "public"."set_office_hours"(text, jsonb, date[], jsonb) from public;

grant execute on function "public"."set_office_hours"(text, jsonb, date[], jsonb) to "authenticated";

revoke all on function "public"."set_reply_time"(integer, jsonb) from public;

grant execute on function "public"."set_reply_time"(integer, jsonb) to "authenticated";
