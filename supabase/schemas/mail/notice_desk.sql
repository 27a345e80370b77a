-- What the admin sees and does of notices.

create function private.notice_audience(parcel bigint, what text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  code text := case when what = 'arrival' or exists (select from public.event_code as event_type where event_type.code = what)
    then what else private.guess_code(what) end;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'parties', (select coalesce(jsonb_agg(party order by party desc), '[]') from private.notice_rule,
      public.consignment,
      lateral (values ('sender', to_sender, "sendersEmail"), ('receiver', to_receiver, "recEmail")) as rule (party, is_told, address)
      where id = parcel and about = code and is_told and not private.has_stopped(parcel, address)),
    'followers', (select count(*) from private.follower
      where consignment = parcel and confirmed_at is not null
        and case when code = 'arrival' then eta_hours is not null else private.topic_of(code) = any (topics) end));
end $$;
grant execute on function private.notice_audience(bigint, text) to authenticated;

-- Who would hear of an event with this code, of a status in these words, or of another expected arrival ('arrival'): {parties,
-- followers}.
create function public.notice_audience(consignment bigint, about text) returns jsonb
language sql stable set search_path = '' as $$
  select private.notice_audience(consignment, about)
$$;
grant execute on function public.notice_audience(bigint, text) to authenticated;

create function private.mail_shown(mail private.queued_mail) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', mail.id, 'trackingId', "trackingId", 'consignment', parcel.id,
    'about', private.notice_code(job), 'status', event.status,
    'to', coalesce(mail.party, 'follower'), 'recipient', private.masked_address(mail.email), 'state', mail.state,
    'message', mail.message, 'attempts', mail.attempts, 'reason', mail.reason, 'dueAt', private.instant(mail.due_at),
    'at', private.instant(mail.updated_at))
  from private.notice_job as job join public.consignment as parcel on parcel.id = job.consignment
    left join public.consignment_event as event on event.id = job.event
  where job.id = mail.job
$$;

create function private.consignment_notices(parcel bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'followers', (select count(*) from private.follower where consignment = parcel and confirmed_at is not null),
    'stopped', (select coalesce(jsonb_agg(party order by party desc), '[]') from public.consignment,
      lateral (values ('sender', "sendersEmail"), ('receiver', "recEmail")) as party_row (party, address)
      where id = parcel and private.has_stopped(parcel, address)),
    'planned', (select coalesce(jsonb_agg(jsonb_build_object('id', job.id, 'dueAt', private.instant(job.due_at),
        'about', private.notice_code(job), 'status', event.status)
        order by job.id), '[]')
      from private.notice_job as job left join public.consignment_event as event on event.id = job.event
      where job.consignment = parcel and job.fanned_out_at is null),
    'mails', (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).id desc), '[]') from (
      select queued_mail as mail from private.queued_mail join private.notice_job on notice_job.id = job
      where notice_job.consignment = parcel order by queued_mail.id desc limit 200) as newest));
end $$;
grant execute on function private.consignment_notices(bigint) to authenticated;

-- {followers: how many, stopped: the parties who stopped these mails, planned: those that are to be worked out, mails: the 200
-- newest}.
create function public.consignment_notices(consignment bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.consignment_notices(consignment)
$$;
grant execute on function public.consignment_notices(bigint) to authenticated;

create function private.unsent_notices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).updated_at desc), '[]') from (
    select queued_mail as mail from private.queued_mail where state in ('failed', 'unknown') and job is not null
    order by updated_at desc limit 100) as newest);
end $$;
grant execute on function private.unsent_notices() to authenticated;

-- The newest 100 that were not sent, or may not have been, in the form of `consignment_notices`.
create function public.unsent_notices() returns jsonb language sql stable set search_path = '' as $$
  select private.unsent_notices()
$$;
grant execute on function public.unsent_notices() to authenticated;

create function private.hold_notice(notice_id bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from private.notice_job where id = notice_id and fanned_out_at is null;
  if found then return; end if;
  update private.queued_mail set state = 'cancelled', updated_at = now() where job = notice_id and state = 'waiting';
end $$;
grant execute on function private.hold_notice(bigint) to authenticated;

-- Nobody is told any more of what a planned notice is about, as far as it has not left.
create function public.hold_notice(notice bigint) returns void language sql volatile set search_path = '' as $$
  select private.hold_notice(notice)
$$;
grant execute on function public.hold_notice(bigint) to authenticated;

create function private.resend_notice(mail bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail_row private.queued_mail;
  parcel public.consignment;
begin
  perform private.require_admin();
  select goods.* into parcel
  from private.queued_mail as notice
    join private.notice_job as job on job.id = notice.job join public.consignment as goods on goods.id = job.consignment
  where notice.id = mail for no key update of goods; -- an erasure holds it, too
  if not found then return; end if;
  select * into mail_row from private.queued_mail where id = mail;
  mail_row.email := coalesce(
    case mail_row.party when 'sender' then btrim(parcel."sendersEmail") when 'receiver' then btrim(parcel."recEmail") end,
    mail_row.email);
  if mail_row.follower is null and (mail_row.party is null or private.has_stopped(parcel.id, mail_row.email)) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if exists (select from private.queued_mail as other
             where other.job = mail_row.job and other.id <> mail_row.id and lower(other.email) = lower(mail_row.email)) then
    raise exception 'Another recipient of this notice has this address.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now(), email = mail_row.email
  where id = mail_row.id and state in ('failed', 'unknown');
end $$;
grant execute on function private.resend_notice(bigint) to authenticated;

-- Sends one that failed, or that may not have left, again; to the party's present address.
create function public.resend_notice(notice bigint) returns void language sql volatile set search_path = '' as $$
  select private.resend_notice(notice)
$$;
grant execute on function public.resend_notice(bigint) to authenticated;

create function private.drop_notice(mail bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where id = mail and job is not null and state in ('waiting', 'failed', 'unknown');
end $$;
grant execute on function private.drop_notice(bigint) to authenticated;

-- Takes one from the list of those that were not sent.
create function public.drop_notice(notice bigint) returns void language sql volatile set search_path = '' as $$
  select private.drop_notice(notice)
$$;
grant execute on function public.drop_notice(bigint) to authenticated;

create function private.notice_mail(mail bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.mail_content(array(select id from private.queued_mail where id = mail and job is not null));
end $$;
grant execute on function private.notice_mail(bigint) to authenticated;

-- What a notice says, as who sends it gets it: {to, notices, word}.
create function public.notice_mail(notice bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.notice_mail(notice)
$$;
grant execute on function public.notice_mail(bigint) to authenticated;

create function private.notice_rules() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_object_agg(about, jsonb_build_object(
    'toSender', to_sender, 'toReceiver', to_receiver, 'subject', subject, 'text', text)), '{}') from private.notice_rule);
end $$;
grant execute on function private.notice_rules() to authenticated;

-- {about: {toSender, toReceiver, subject, text}} of those that an owner has set; a null text is the program's.
create function public.notice_rules() returns jsonb language sql stable set search_path = '' as $$
  select private.notice_rules()
$$;
grant execute on function public.notice_rules() to authenticated;

create function private.set_notice_rule(what text, tell_sender boolean, tell_receiver boolean, title text, words text, seen jsonb)
returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  before jsonb;
  rule jsonb;
  after jsonb;
begin
  perform private.require_owner();
  if what not in ('arrival', 'correction') and not exists (select from public.event_code where code = what) then
    raise exception 'There is no event with the code %.', what using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('notice_rule', 0));
  before := private.notice_rules() -> what;
  rule := coalesce(before, '{"toSender": false, "toReceiver": false, "subject": null, "text": null}');
  after := rule || jsonb_strip_nulls(jsonb_build_object('toSender', tell_sender, 'toReceiver', tell_receiver))
    || case when title is null then '{}' else jsonb_build_object('subject', nullif(title, '')) end
    || case when words is null then '{}' else jsonb_build_object('text', nullif(words, '')) end;
  if rule = after then return; end if;
  if not rule @> seen then
    raise exception 'Somebody has changed these words since you opened them. Yours were not saved.' using errcode = 'PT409';
  end if;
  insert into private.notice_rule (about, to_sender, to_receiver, subject, text)
  values (what, (after ->> 'toSender')::boolean, (after ->> 'toReceiver')::boolean, after ->> 'subject', after ->> 'text')
  on conflict (about) do update
    set to_sender = excluded.to_sender, to_receiver = excluded.to_receiver, subject = excluded.subject, text = excluded.text;
  perform private.record_account(private.actor(), 'update', 'settings', 'notice_' || what, 'Notices to the parties',
    jsonb_build_object('notice', jsonb_build_object('before', before, 'after', after)));
end $$;
grant execute on function private.set_notice_rule(text, boolean, boolean, text, text, jsonb) to authenticated;

-- Which parties are told of something, and in which words (empty: the program's). What is null stays as it is. `expected`: what the
-- caller knows of the rule, as `notice_rules` gives it; PT409 where that has changed.
create function public.set_notice_rule(about text, to_sender boolean default null, to_receiver boolean default null,
  subject text default null, text text default null, expected jsonb default null) returns void
language sql volatile set search_path = '' as $$
  select private.set_notice_rule(about, to_sender, to_receiver, subject, text, expected)
$$;
grant execute on function public.set_notice_rule(text, boolean, boolean, text, text, jsonb) to authenticated;

create function private.begin_notice_test() returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.enforce_limit('mail', auth.uid()::text);
  return private.caller_email();
end $$;
grant execute on function private.begin_notice_test() to authenticated;

-- The owner's own address, for a test of a notice; counted with the owner's mails.
create function public.begin_notice_test() returns text language sql volatile set search_path = '' as $$
  select private.begin_notice_test()
$$;
grant execute on function public.begin_notice_test() to authenticated;
