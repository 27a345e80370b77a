-- What an owner sees of the installation itself, and is told of by mail (host/decisions/004). Hosts report what only they know, each
-- its own; everything else is read from where it is.

-- Errors of browsers, without anything of whoever met them. The same error is counted.
create table private.browser_error (
  id bigint generated always as identity primary key,
  digest bytea not null constraint browser_error_once unique,
  kind text not null check (kind in ('error', 'rejection', 'policy')),
  message text not null check (length(message) <= 300),
  place text not null check (length(place) <= 240), -- files of the build, the innermost first
  page text not null check (length(page) <= 120), -- where it was seen last, and by which browser
  browser text not null check (length(browser) <= 20),
  times int not null default 1,
  hour timestamptz not null, -- of the newest one
  hour_times int not null default 1, -- and how many there were in it
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
alter table private.browser_error enable row level security;

-- Hosts that run: each renews its row every minute, and deletes it when it is stopped.
create table private.host_report (
  host uuid primary key,
  name text not null,
  version text not null,
  node text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  sockets int not null,
  memory bigint not null,
  busy real not null, -- the share of the time in which its thread worked, in the last minutes
  disk_free bigint -- where it keeps its folder
);
alter table private.host_report enable row level security;

-- Calls of all hosts by hour and route, as they report them.
create table private.call_figure (
  hour timestamptz not null,
  route text not null,
  calls int not null,
  refused int not null, -- 429: a limit was hit
  failed int not null, -- 500 and above
  slow int not null,
  seconds double precision not null,
  slowest double precision not null,
  primary key (hour, route)
);
alter table private.call_figure enable row level security;

create table private.database_size (
  day date primary key,
  bytes bigint not null
);
alter table private.database_size enable row level security;

create table private.alert_rule (
  only_row boolean primary key default true check (only_row),
  by_mail boolean not null default true,
  looked_at timestamptz not null default '-infinity'
);
alter table private.alert_rule enable row level security;
insert into private.alert_rule default values;

-- A message of a browser without what may be about a person: what is quoted (a parser quotes what was typed), addresses, the rest
-- of an URL behind its host, and words that may be a number or an id. The name of a property stays.
create function private.without_details(message text) returns text language sql immutable set search_path = '' as $$
  select left(btrim(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      left(message, 1000),
      '[[:cntrl:][:space:]]+', ' ', 'g'),
      '\S+@\S+', '…', 'g'),
      '(https?://[[:alnum:].:-]+)\S*', '\1/…', 'g'),
      '(^|[ (])/\S+', '\1/…', 'g'),
      '\((reading|setting) ''([[:alpha:]_$]{1,40})''\)', '(\1 \2)', 'g'),
      '"[^"]*"?|`[^`]*`?|“[^”]*”?', '…', 'g'),
      '(^|[^[:alnum:]])''[^'']*(''|$)', '\1…', 'g'),
      '\m(?=[[:alnum:]_$-]{5})[[:alnum:]_$-]*[0-9][[:alnum:]_$-]*|\m[A-Z]{6,}\M', '…', 'g')), 300)
$$;

-- What does not look as browsers of this site send it is left out. Beyond the limit it is not counted; whoever sends it need not
-- know.
create function private.report_browser_error(raw_kind text, raw_message text, raw_place text, raw_page text, raw_browser text)
returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  clean_kind text := case when raw_kind in ('rejection', 'policy') then raw_kind else 'error' end;
  clean_message text;
  clean_place text := case when raw_place ~ '^[\w.-]{1,60}:\d{1,7}:\d{1,7}( [\w.-]{1,60}:\d{1,7}:\d{1,7}){0,2}$'
    then raw_place else '' end;
  clean_page text := case when raw_page ~ '^(/([a-z_-]{1,30}|…)){1,6}$|^/$' then left(raw_page, 120) else '/…' end;
  clean_browser text := case when raw_browser ~ '^[A-Z][a-z]{1,11} \d{1,4}$' then raw_browser else '' end;
  this_hour timestamptz := date_trunc('hour', now());
begin
  begin
    perform private.enforce_limit('browserError');
  exception when sqlstate 'PT429' then return; -- with what it has counted: a flood beyond the limit leaves nothing
  end;
  clean_message := private.without_details(coalesce(raw_message, ''));
  insert into private.browser_error as error (digest, kind, message, place, page, browser, hour)
  values (sha256(convert_to(concat_ws(E'\n', clean_kind, clean_message, split_part(clean_place, ' ', 1)), 'UTF8')),
    clean_kind, clean_message, clean_place, clean_page, clean_browser, this_hour)
  on conflict on constraint browser_error_once do update set times = error.times + 1, place = excluded.place,
    page = excluded.page, browser = excluded.browser, last_at = now(), hour = excluded.hour,
    hour_times = case when error.hour = excluded.hour then error.hour_times + 1 else 1 end;
  delete from private.browser_error where id in (
    select id from private.browser_error order by last_at desc offset 200 for update skip locked);
end $$;
grant execute on function private.report_browser_error(text, text, text, text, text) to anon, authenticated;

-- An error that a browser has met: kind error, rejection or policy; up to three places in files of the build; the page without
-- what was typed; the browser's name and version.
create function public.report_browser_error(kind text, message text, place text, page text, browser text) returns void
language sql volatile set search_path = '' as $$
  select private.report_browser_error(kind, message, place, page, browser)
$$;
grant execute on function public.report_browser_error(text, text, text, text, text) to anon, authenticated;

-- What hosts, this page and /metrics say of the database and of the queue.
create function private.database_figures() returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('bytes', pg_catalog.pg_database_size(current_database()),
    'mails', (select coalesce(jsonb_object_agg(state, mails), '{}')
              from (select state, count(*) as mails from private.queued_mail group by state) as counts));
end $$;

-- One figure a day, for the growth; what is old goes.
create function private.keep_figures() returns void language plpgsql volatile set search_path = '' as $$
begin
  if not exists (select from private.database_size where day = current_date) then
    insert into private.database_size values (current_date, pg_catalog.pg_database_size(current_database())) on conflict do nothing;
    delete from private.database_size where day < current_date - 400;
    delete from private.browser_error where last_at < now() - interval '30 days';
    delete from private.alert where ended_at < now() - interval '400 days';
  end if;
  delete from private.host_report where seen_at < now() - interval '1 day';
  delete from private.call_figure where hour < now() - interval '48 hours';
end $$;

-- By a host, every minute: {host, name, version, node, startedAt, sockets, memory, busy, diskFree, calls: [{route, calls, refused,
-- failed, slow, seconds, slowest}] since its report before}.
create function private.report_host(report jsonb) returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.host_report as host_row (host, name, version, node, started_at, sockets, memory, busy, disk_free)
  values ((report ->> 'host')::uuid, report ->> 'name', report ->> 'version', report ->> 'node', (report ->> 'startedAt')::timestamptz,
    (report ->> 'sockets')::int, (report ->> 'memory')::bigint, (report ->> 'busy')::real, (report ->> 'diskFree')::bigint)
  on conflict on constraint host_report_pkey do update set seen_at = now(), sockets = excluded.sockets, memory = excluded.memory,
    busy = host_row.busy * 0.8 + excluded.busy * 0.2, disk_free = excluded.disk_free;
  insert into private.call_figure as figure
  select date_trunc('hour', now()), route, calls, refused, failed, slow, seconds, slowest
  from jsonb_to_recordset(report -> 'calls')
    as call_row (route text, calls int, refused int, failed int, slow int, seconds double precision, slowest double precision)
  order by route
  on conflict on constraint call_figure_pkey do update set calls = figure.calls + excluded.calls,
    refused = figure.refused + excluded.refused, failed = figure.failed + excluded.failed, slow = figure.slow + excluded.slow,
    seconds = figure.seconds + excluded.seconds, slowest = greatest(figure.slowest, excluded.slowest);
  perform private.keep_figures();
end $$;

create function private.is_alive(report private.host_report) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return report.seen_at > now() - interval '3 minutes';
end $$;

-- Whether that is much for a week: a small database may double.
create function private.has_grown(before bigint, after bigint) returns boolean language sql immutable set search_path = '' as $$
  select after > before * 1.5 and after - before > 500 * 1024 ^ 2
$$;

-- What is wrong. An owner is told of an alert by mail, and of advice on the page. Whatever the page lists as gone wrong is one of them, or
-- it would say that nothing is: below the figure of an alert it is advice, so that no stranger makes alarms.
create function private.health_problems() returns table (kind text, level text, facts jsonb)
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
  select 'browser_errors', 'alert', jsonb_build_object('times', sum(error.hour_times))
  from private.browser_error as error where error.hour >= this_hour - interval '1 hour'
  having sum(error.hour_times) >= 50
  union all
  select 'browser_errors_listed', 'advice', jsonb_build_object('errors', count(*))
  from private.browser_error as error
  having count(*) > 0 and coalesce(sum(error.hour_times) filter (where error.hour >= this_hour - interval '1 hour'), 0) < 50
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
    and (select latest.ok from private.backup_runs as latest where latest.ended_at is not null order by latest.id desc limit 1)
  union all
  -- Twice as old as the host makes them, or as somebody else did by hand.
  (select 'backup_old', 'alert', jsonb_build_object('at', private.instant(moments[1]))
   from (select array(select began_at from private.backup_runs where ok order by id desc limit 2) as moments) as newest
   where moments[1] < now() - greatest(interval '2 days', 2 * (moments[1] - moments[2]), 2 * (
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

-- Looks once a minute, whoever asks. An alert is over once it was not seen for an hour; of one kind there is at most one mail a day,
-- since strangers can cause some.
create function private.note_alerts() returns void language plpgsql volatile set search_path = '' as $$
declare
  rule private.alert_rule;
  problem record;
  alert_row private.alert;
begin
  select * into rule from private.alert_rule where looked_at < now() - interval '1 minute' for update skip locked;
  if not found then return; end if;
  update private.alert_rule set looked_at = now();
  perform private.keep_figures();
  for problem in select * from private.health_problems() where level = 'alert' loop
    update private.alert set seen_at = now(), facts = problem.facts
    where kind = problem.kind and ended_at is null returning * into alert_row;
    if not found then
      insert into private.alert (kind, facts) values (problem.kind, problem.facts) returning * into alert_row;
    end if;
    -- Once for each, and of what comes back within a day only if it lasts beyond it.
    continue when not rule.by_mail or exists (select from private.queued_mail where alert = alert_row.id) or exists (
      select from private.alert as earlier join private.queued_mail as mail on mail.alert = earlier.id
      where earlier.kind = alert_row.kind and earlier.began_at > now() - interval '1 day');
    insert into private.queued_mail (alert, email)
    select alert_row.id, account.email from private.admins as member join auth.users as account on account.id = member.user_id
    where member.role = 'owner';
  end loop;
  update private.alert set ended_at = seen_at where ended_at is null and seen_at < now() - interval '1 hour';
end $$;

create function private.claim_alert() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  mail private.queued_mail;
  alert_row private.alert;
begin
  loop
    select * into mail from private.queued_mail where state = 'waiting' and alert is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    select * into alert_row from private.alert where id = mail.alert;
    exit when alert_row.ended_at is null;
    update private.queued_mail set state = 'cancelled', updated_at = now() where id = mail.id; -- it is over
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = mail.id returning * into mail;
  return jsonb_build_object('kind', 'alert', 'message', mail.message, 'email', mail.email, 'problem', alert_row.kind,
    'facts', alert_row.facts);
end $$;

create function private.health() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  figures jsonb;
  past timestamptz := date_trunc('hour', now()) - interval '23 hours';
begin
  perform private.require_owner();
  figures := private.database_figures();
  return jsonb_build_object(
    'at', private.instant(now()),
    'problems', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'level', level, 'facts', facts)
        order by level = 'advice', kind), '[]') from private.health_problems()),
    'alerts', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'facts', facts, 'beganAt', private.instant(began_at),
        'endedAt', private.instant(ended_at)) order by id desc), '[]')
      from (select * from private.alert order by id desc limit 20) as newest),
    'database', jsonb_build_object('bytes', figures -> 'bytes',
      'days', (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'bytes', bytes) order by day), '[]')
        from private.database_size where day > current_date - 90),
      'tables', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'bytes', size) order by size desc, name), '[]') from (
        select relname as name, pg_catalog.pg_total_relation_size(pg_class.oid) as size from pg_catalog.pg_class
        where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
        order by size desc, name limit 8) as largest)),
    'mail', jsonb_build_object('mails', figures -> 'mails', 'dueSince', (
      select private.instant(min(due_at)) from private.queued_mail where state = 'waiting' and due_at <= now())),
    'backups', (select jsonb_build_object(
        'newestAt', private.instant(max(began_at) filter (where ok)), 'checkedAt', private.instant(max(checked_at)),
        'runs', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'beganAt', private.instant(began_at),
            'endedAt', private.instant(ended_at), 'bytes', bytes, 'encrypted', encrypted, 'ok', ok,
            'checkedAt', private.instant(checked_at), 'error', left(error, 300)) order by id desc), '[]')
          from (select * from private.backup_runs order by id desc limit 5) as newest))
      from private.backup_runs),
    'hosts', (select coalesce(jsonb_agg(jsonb_build_object('id', host, 'name', name, 'version', version, 'node', node,
        'startedAt', private.instant(started_at), 'seenAt', private.instant(seen_at), 'isAlive', private.is_alive(report),
        'sockets', sockets, 'memory', memory, 'busy', round(busy::numeric, 3), 'diskFree', disk_free) order by started_at, host), '[]')
      from private.host_report as report),
    'calls', (select jsonb_build_object('calls', coalesce(sum(calls), 0), 'refused', coalesce(sum(refused), 0),
        'failed', coalesce(sum(failed), 0), 'slow', coalesce(sum(slow), 0))
      from private.call_figure where hour >= past),
    'routes', (select coalesce(jsonb_agg(jsonb_build_object('route', route, 'calls', calls, 'refused', refused, 'failed', failed,
        'slow', slow, 'mean', round((seconds / calls)::numeric, 4), 'slowest', round(slowest::numeric, 3)) order by troubles desc, route), '[]')
      from (select route, sum(calls) as calls, sum(refused) as refused, sum(failed) as failed, sum(slow) as slow,
          sum(seconds) as seconds, max(slowest) as slowest, sum(slow + refused + failed) as troubles
        from private.call_figure where hour >= past group by route having sum(slow + refused + failed) > 0
        order by troubles desc, route limit 20) as worst),
    'errors', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'message', message, 'place', place, 'page', page,
        'browser', browser, 'times', times, 'firstAt', private.instant(first_at), 'lastAt', private.instant(last_at))
        order by last_at desc), '[]')
      from (select * from private.browser_error order by last_at desc limit 50) as newest));
end $$;
grant execute on function private.health() to authenticated;

-- {at, problems, alerts, database, mail, backups, hosts, calls of the last 24 hours, routes with slow, refused or failed ones among them,
-- errors of browsers}; 42501 for anybody but an owner, as of the functions below.
create function public.health() returns jsonb language sql stable set search_path = '' as $$ select private.health() $$;
grant execute on function public.health() to authenticated;

create function private.forget_browser_error(error_id bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  delete from private.browser_error where id = error_id;
end $$;
grant execute on function private.forget_browser_error(bigint) to authenticated;

-- Takes an error from the list. If a browser meets it again it is listed anew.
create function public.forget_browser_error(error bigint) returns void language sql volatile set search_path = '' as $$
  select private.forget_browser_error(error)
$$;
grant execute on function public.forget_browser_error(bigint) to authenticated;

create function private.forget_browser_errors(seen_until timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  delete from private.browser_error where last_at <= seen_until;
end $$;
grant execute on function private.forget_browser_errors(timestamptz) to authenticated;

-- Takes all errors from the list that were not met again after a moment.
create function public.forget_browser_errors(until timestamptz) returns void language sql volatile set search_path = '' as $$
  select private.forget_browser_errors(until)
$$;
grant execute on function public.forget_browser_errors(timestamptz) to authenticated;

create function private.alerts_by_mail() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (select by_mail from private.alert_rule);
end $$;
grant execute on function private.alerts_by_mail() to authenticated;

create function public.alerts_by_mail() returns boolean language sql stable set search_path = '' as $$
  select private.alerts_by_mail()
$$;
grant execute on function public.alerts_by_mail() to authenticated;

create function private.set_alerts_by_mail(is_on boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before boolean;
begin
  perform private.require_owner();
  if is_on is null then raise exception 'Alerts are on or off.' using errcode = '22023'; end if;
  select by_mail into before from private.alert_rule for update;
  if before = is_on then return; end if;
  update private.alert_rule set by_mail = is_on;
  perform private.record_account(private.actor(), 'update', 'settings', 'alerts', 'Alerts by mail',
    jsonb_build_object('alertsByMail', jsonb_build_object('before', before::text, 'after', is_on::text)));
end $$;
grant execute on function private.set_alerts_by_mail(boolean) to authenticated;

-- Whether owners are told by mail of what needs a hand.
create function public.set_alerts_by_mail(wanted boolean) returns void language sql volatile set search_path = '' as $$
  select private.set_alerts_by_mail(wanted)
$$;
grant execute on function public.set_alerts_by_mail(boolean) to authenticated;
