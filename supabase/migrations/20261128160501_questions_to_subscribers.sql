-- Who subscribed was thanked for joining, and asked to confirm only once an admin pressed a button: until then nobody had joined. Now the question
-- goes out at once. Whoever was asked before was asked by the staff, who ask everybody at most once.
alter table private.subscription add column staff_asked_at timestamptz;
update private.subscription set staff_asked_at = asked_at;
insert into private.limits (action, per_client, overall, window_seconds) values ('newsletterAsk', 2, null, 86400) on conflict do nothing;

alter table private.queued_mail add column is_question boolean not null default false;
alter table private.queued_mail drop constraint of_what;
alter table private.queued_mail add constraint of_what
  check (num_nonnulls(job, newsletter, chat, quote, alert) = case when is_question then 0 else 1 end);
create index queued_mail_question_due on private.queued_mail (due_at) where state = 'waiting' and is_question;

create or replace function private.asks(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.is_question or mail.newsletter in (select id from private.newsletter where subject is null)
$$;

create or replace function private.free_unasked(mails bigint[]) returns void language plpgsql volatile set search_path = '' as $$
declare
  unasked bigint[];
begin
  select array_agg(subscriber) into unasked from (
    select known.subscriber from private.subscription as known
      join private.queued_mail as mail on mail.subscriber = known.subscriber and mail.created_at >= known.asked_at
    where mail.id = any (mails) and mail.state in ('waiting', 'failed', 'cancelled') and private.asks(mail) and known.confirmed_at is null
    for update of known skip locked) as held;
  update private.subscription set staff_asked_at = null where subscriber = any (unasked);
  delete from private.subscription where subscriber = any (unasked) and not exists (
    select from private.queued_mail as other
    where other.subscriber = subscription.subscriber and other.id <> all (mails) and private.asks(other)
      and other.state not in ('failed', 'cancelled'));
end $$;

create or replace function private.may_be_asked(sought bigint) returns boolean language sql stable set search_path = '' as $$
  select not exists (
    select from private.subscription
    where subscriber = sought and (confirmed_at is not null or staff_asked_at is not null or asked_at > now() - interval '3 days'))
$$;

create or replace function private.ask_new_subscriber() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  known bigint;
begin
  if not private.is_mail_address(new.email) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(lower(btrim(new.email)), 0)); -- as by private.drop_known_address
  select id into known from public."newsLetter" where lower(btrim(email)) = lower(btrim(new.email)) order by id limit 1 for key share;
  known := coalesce(known, new.id); -- somebody is leaving in this moment
  perform from private.subscription where subscriber = known for no key update;
  if exists (select from private.subscription where subscriber = known and confirmed_at is not null)
      or exists (select from private.queued_mail where subscriber = known and is_question and state in ('waiting', 'sending'))
      or not private.allows('newsletterAsk', left(private.sha256_hex(lower(new.email)), 16)) then
    return null;
  end if;
  insert into private.subscription (subscriber) values (known) on conflict (subscriber) do update set asked_at = now();
  insert into private.queued_mail (is_question, subscriber, email) values (true, known, new.email);
  return null;
end $$;

create or replace function private.ask_subscribers() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  made bigint;
  chosen bigint[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('ask_subscribers', 0));
  with asked as (
    insert into private.subscription (subscriber, staff_asked_at)
    select id, now() from public."newsLetter" where private.may_be_asked(id) order by id for key share
    on conflict (subscriber) do update set asked_at = now(), staff_asked_at = now() where private.may_be_asked(excluded.subscriber)
    returning subscriber)
  select array_agg(subscriber) into chosen from asked;
  if chosen is null then return 0; end if;
  insert into private.newsletter (request_key, made_by) values (gen_random_uuid(), private.who()) returning id into made;
  return private.queue_newsletter(made, chosen);
end $$;

create or replace function private.newsletters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('unasked', count(*) filter (where asked_at is null),
      'asked', count(*) filter (where asked_at is not null and confirmed_at is null),
      'remindable', count(*) filter (where asked_at is not null and private.may_be_asked(id)),
      'confirmed', count(confirmed_at),
      'sent', (select coalesce(jsonb_agg(private.newsletter_shown(known) order by (known).id desc), '[]')
               from (
                 select letter as known from private.newsletter as letter
                 where id in (select id from private.newsletter order by id desc limit 10)
                   or exists (select from private.queued_mail where newsletter = letter.id and state in ('waiting', 'sending'))
               ) as listed))
    from public."newsLetter" left join private.subscription on subscriber = id);
end $$;

create or replace function private.confirm_newsletter(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.subscription := private.subscription_of(token);
begin
  if known.subscriber is null then return null; end if;
  update private.subscription set confirmed_at = coalesce(confirmed_at, now())
  where subscriber = known.subscriber returning * into known;
  delete from private.queued_mail where subscriber = known.subscriber and is_question and state <> 'sending'; -- it is answered
  return private.subscription_shown(known);
end $$;

create or replace function private.forget_subscriber() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.queued_mail where subscriber = old.id and is_question and state <> 'sending';
  update private.queued_mail
  set state = case state when 'waiting' then 'cancelled' else state end, subscriber = null, email = '', updated_at = now()
  where subscriber = old.id;
  return old;
end $$;

create or replace function private.newsletter_content(mail private.queued_mail, letter private.newsletter) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  return jsonb_build_object('kind', case when letter.subject is null then 'confirmation' else 'newsletter' end,
    'subject', letter.subject, 'paragraphs', letter.paragraphs, 'message', mail.message, 'email', mail.email,
    'token', private.new_subscription_token(mail.subscriber));
end $$;

create or replace function private.claim_question() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  chosen private.queued_mail;
begin
  loop
    select * into chosen from private.queued_mail where state = 'waiting' and is_question and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    perform from public."newsLetter" where id = chosen.subscriber for key share skip locked;
    exit when found;
    perform private.postpone(chosen.id);
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return private.newsletter_content(chosen, null);
end $$;

create or replace function private.claim_newsletter() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  known private.newsletter;
  chosen private.queued_mail;
begin
  for known in select * from private.newsletter where paused_at is null and cancelled_at is null order by id loop
    select * into chosen from private.queued_mail where newsletter = known.id and state = 'waiting' and due_at <= now()
    order by due_at, id limit 1 for update skip locked;
    exit when found;
  end loop;
  if chosen.id is null then return null; end if;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return private.newsletter_content(chosen, known);
end $$;

create or replace function private.claim_mails(most int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  job private.notice_job;
  mail jsonb;
  mails jsonb := '[]';
begin
  perform private.tidy_queue();
  begin
    perform private.note_alerts();
  exception when others then raise warning 'Nobody looks for alerts: %', sqlerrm; -- mails leave all the same
  end;
  for job in select * from private.notice_job where fanned_out_at is null and due_at <= now()
      order by due_at limit 20 for update skip locked loop
    perform private.fan_out(job);
  end loop;
  while jsonb_array_length(mails) < least(most, 20) loop
    mail := coalesce(private.claim_alert(), private.claim_answer(), private.claim_quote_mail(), private.claim_question(),
      private.claim_mail());
    exit when mail is null;
    mails := mails || mail;
  end loop;
  return mails;
end $$;

create or replace function private.tidy_queue() returns void language plpgsql volatile set search_path = '' as $$
declare
  unasked bigint[];
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  with late as (
    update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
    where state = 'waiting' and newsletter is null and due_at < now() - interval '3 days' returning id, is_question)
  select array_agg(id) into unasked from late where is_question;
  perform private.free_unasked(unasked);
  perform private.carry_out_terms();
end $$;

create or replace function private.settle_mail(leaving uuid, outcome text, why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  waits constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours'];
begin
  if outcome not in ('sent', 'kept', 'failed', 'unknown', 'later') then
    raise exception 'There is no outcome %.', outcome using errcode = '22023';
  end if;
  update private.queued_mail
  set state = case when outcome <> 'later' then outcome
      when follower is null and party is null and subscriber is null and chat is null and quote is null and alert is null -- has left while it was being sent
        or private.is_erased(queued_mail)
        or party is not null and private.has_stopped((select consignment from private.notice_job where id = job), email)
        or newsletter in (select id from private.newsletter where cancelled_at is not null) then 'cancelled'
      when attempts > cardinality(waits) then 'failed' else 'waiting' end,
    due_at = case when outcome = 'later' then now() + coalesce(waits[attempts], '0') else due_at end,
    reason = case when outcome not in ('sent', 'kept') then left(why, 500) end,
    leased_until = null, updated_at = now()
  where message = leaving and state in ('sending', 'unknown');
  perform private.free_unasked(array(
    select mail.id from private.queued_mail as mail left join private.newsletter on newsletter.id = mail.newsletter
    where message = leaving and (cancelled_at is not null or is_question and state = 'failed')));
  delete from private.queued_mail where message = leaving and is_question and subscriber is null;
  perform private.poke(chat, chat_seq, 'address', 'agent') from private.queued_mail where message = leaving and chat is not null;
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
    and not mail.is_question -- to whatever address a stranger enters
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

revoke all on function private.asks(private.queued_mail) from public;
revoke all on function private.may_be_asked(bigint) from public;
revoke all on function private.ask_new_subscriber() from public;
revoke all on function private.newsletter_content(private.queued_mail, private.newsletter) from public;
revoke all on function private.claim_question() from public;

create trigger ask_new_subscriber after insert on public."newsLetter" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.ask_new_subscriber();
