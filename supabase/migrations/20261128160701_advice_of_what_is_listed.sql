-- The page Health said that nothing is wrong above its lists of errors of browsers, failed calls, unsent mails and failed backups. What it
-- lists is advice now, below the figure of an alert. Errors of browsers can be taken off the list together: anybody can fill it.

set local check_function_bodies = off;

create or replace function private.forget_browser_errors (
  seen_until timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  delete from private.browser_error where last_at <= seen_until;
end $function$;

create or replace function private.health_problems() returns table (kind text, level text, facts jsonb)
language plpgsql stable set search_path = '' as $$
declare
  size_now bigint := pg_catalog.pg_database_size(current_database());
  this_hour timestamptz := date_trunc('hour', now());
begin
  return query
  select 'mail_stuck', 'alert', jsonb_build_object('mails', count(*),
    'since', private.instant(min(case when mail.attempts = 0 then mail.due_at else mail.created_at end)))
  from private.queued_mail as mail where private.is_stuck(mail)
  having count(*) > 0
  union all
  select 'mail_failed', 'alert', jsonb_build_object('mails', count(*))
  from private.queued_mail as mail
  where mail.state in ('failed', 'unknown') and mail.updated_at > now() - interval '1 day'
    and not mail.is_question -- to whatever address a stranger enters
  having count(*) >= 10
  union all
  select 'mail_unsent', 'advice', jsonb_build_object('mails', count(*))
  from private.queued_mail as mail
  where mail.state in ('failed', 'unknown') and mail.updated_at > now() - interval '7 days'
  having count(*) > 0 and count(*) filter (where mail.updated_at > now() - interval '1 day') < 10
  union all
  (select 'disk_low', 'alert', jsonb_build_object('host', report.name, 'free', report.disk_free)
   from private.host_report as report
   where private.is_alive(report) and report.disk_free < 1024 ^ 3 order by report.disk_free limit 1)
  union all
  select 'database_growth', 'alert', jsonb_build_object('before', past.bytes, 'now', size_now)
  from (select size.bytes from private.database_size as size where size.day >= current_date - 7 order by size.day limit 1) as past
  where private.has_grown(past.bytes, size_now)
  union all
  select 'browser_errors', 'alert', jsonb_build_object('times', sum(known.hour_times))
  from private.browser_error as known where known.hour >= this_hour - interval '1 hour'
  having sum(known.hour_times) >= 50
  union all
  select 'browser_errors_listed', 'advice', jsonb_build_object('errors', count(*))
  from private.browser_error as known
  having count(*) > 0 and coalesce(sum(known.hour_times) filter (where known.hour >= this_hour - interval '1 hour'), 0) < 50
  union all
  select 'calls_failed', 'alert', jsonb_build_object('calls', sum(figure.failed))
  from private.call_figure as figure where figure.hour >= this_hour - interval '1 hour'
  having sum(figure.failed) >= 20
  union all
  select 'calls_failed_some', 'advice', jsonb_build_object('calls', sum(figure.failed))
  from private.call_figure as figure where figure.hour >= this_hour - interval '23 hours'
  having sum(figure.failed) > 0
    and coalesce(sum(figure.failed) filter (where figure.hour >= this_hour - interval '1 hour'), 0) < 20
  union all
  (select 'backup_failed', 'alert', jsonb_build_object('at', private.instant(run.began_at))
   from (select * from private.backup_runs where ended_at is not null order by id desc limit 1) as run where not run.ok)
  union all
  select 'backup_failed_before', 'advice', jsonb_build_object('runs', count(*) filter (where not run.ok))
  from (select * from private.backup_runs order by id desc limit 5) as run
  having count(*) filter (where not run.ok) > 0
    and (select ended.ok from private.backup_runs as ended where ended.ended_at is not null order by ended.id desc limit 1)
  union all
  -- Twice as old as the host makes them, or as somebody else did by hand.
  (select 'backup_old', 'alert', jsonb_build_object('at', private.instant(made[1]))
   from (select array(select began_at from private.backup_runs where ok order by id desc limit 2) as made) as newest
   where made[1] < now() - greatest(interval '2 days', 2 * (made[1] - made[2]), 2 * (
     select run.spacing from private.backup_runs as run where run.ok and run.spacing > interval '0' order by run.id desc limit 1)))
  union all
  select 'backup_none', 'advice', '{}' where not exists (select from private.backup_runs)
  union all
  select 'backup_untested', 'advice', jsonb_build_object('at', private.instant(max(run.checked_at)))
  from private.backup_runs as run where run.ok
  having count(*) > 0 and coalesce(max(run.checked_at), '-infinity') < now() - interval '30 days'
  union all
  select 'host_lost', 'advice', jsonb_build_object('host', report.name, 'seen', private.instant(report.seen_at))
  from private.host_report as report where not private.is_alive(report)
  union all
  select 'host_busy', 'advice', jsonb_build_object('host', report.name, 'busy', round(report.busy::numeric, 2))
  from private.host_report as report where private.is_alive(report) and report.busy > 0.8
  union all
  select 'versions', 'advice', jsonb_build_object('versions', jsonb_agg(distinct report.version))
  from private.host_report as report where private.is_alive(report)
  having count(distinct report.version) > 1;
end $$;

create or replace function public.forget_browser_errors (
  until timestamp with time zone
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.forget_browser_errors(until)
$function$;

revoke all on function "private"."forget_browser_errors"(timestamp with time zone) from public;

grant execute on function "private"."forget_browser_errors"(timestamp with time zone) to "authenticated";

revoke all on function "public"."forget_browser_errors"(timestamp with time zone) from public;

grant execute on function "public"."forget_browser_errors"(timestamp with time zone) to "authenticated";
