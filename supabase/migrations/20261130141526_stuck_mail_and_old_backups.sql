-- A mail server that refuses for hours is told of before the mails are given up, and a backup is old once it is twice as old as its host
-- makes them.
create function private.is_stuck(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.state = 'waiting' and mail.newsletter is null and (mail.due_at < now() - interval '1 hour' or mail.attempts >= 5)
$$;

alter table private.backup_runs add column spacing interval;

create or replace function private.begin_backup(every interval) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  run bigint;
begin
  lock table private.backup_runs in share row exclusive mode;
  update private.backup_runs set ended_at = now(), ok = false, error = 'The host ended before the backup did.'
  where ended_at is null and leased_until < now();
  if exists (select from private.backup_runs
      where ended_at is null
        or began_at > now() - case when ok then every else least(every, interval '1 hour') end) then
    return null;
  end if;
  insert into private.backup_runs (spacing) values (every) returning id into run;
  delete from private.backup_runs where id <= run - 1000;
  return run;
end $$;

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
  having count(*) >= 10
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
  select 'calls_failed', 'alert', jsonb_build_object('calls', sum(figure.failed))
  from private.call_figure as figure where figure.hour >= this_hour - interval '1 hour'
  having sum(figure.failed) >= 20
  union all
  (select 'backup_failed', 'alert', jsonb_build_object('at', private.instant(run.began_at))
   from (select * from private.backup_runs where ended_at is not null order by id desc limit 1) as run where not run.ok)
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
