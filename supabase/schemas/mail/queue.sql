-- Mails that the site sends by itself, each to one address. Who sends them claims them for two minutes. Whoever is stopped
-- between a claim and its outcome leaves a mail of which nobody can know whether it left: it becomes 'unknown', and a person
-- decides (decision 009).

create table private.queued_mail (
  id bigint generated always as identity primary key,
  job bigint references private.notice_job on delete cascade,
  newsletter bigint references private.newsletter on delete cascade,
  is_question boolean not null default false, -- whether a subscriber wants newsletters, of one alone
  chat uuid references public.chats on delete cascade, -- whose answers it brings, up to `chat_seq`
  chat_seq int,
  quote bigint references private.quote on delete cascade, -- what has become of it
  quote_mail text check (quote_mail in ('quoteReceived', 'quoteQuestion', 'quoteOffer')),
  alert bigint references private.alert on delete cascade, -- for an owner
  follower bigint references private.follower on delete set null,
  party text check (party in ('sender', 'receiver')),
  subscriber bigint references public."newsLetter" on delete set null,
  email text not null, -- empty once a subscriber has left
  state text not null default 'waiting' check (
    state in ('waiting', 'sending', 'sent', 'kept', 'failed', 'unknown', 'cancelled')), -- kept: in the outbox of the host
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  message uuid, -- the mail in which it leaves; a daily one has several
  attempts int not null default 0,
  reason text, -- of a mail that failed, and of the last attempt of one that is tried again
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint of_what check (num_nonnulls(job, newsletter, chat, quote, alert) = case when is_question then 0 else 1 end),
  constraint which_mail check (num_nonnulls(quote, quote_mail) in (0, 2))
);
create unique index queued_mail_once on private.queued_mail (job, lower(email)) where job is not null;
create unique index queued_mail_newsletter_once on private.queued_mail (newsletter, lower(email))
  where newsletter is not null and email <> '';
create index queued_mail_due on private.queued_mail (due_at) where state = 'waiting' and job is not null;
create index queued_mail_answer_due on private.queued_mail (due_at) where state = 'waiting' and chat is not null;
create index queued_mail_chat on private.queued_mail (chat) where chat is not null;
create index queued_mail_quote_due on private.queued_mail (due_at) where state = 'waiting' and quote is not null;
create index queued_mail_quote on private.queued_mail (quote) where quote is not null;
create index queued_mail_question_due on private.queued_mail (due_at) where state = 'waiting' and is_question;
create index queued_mail_alert on private.queued_mail (alert) where alert is not null;
create index queued_mail_newsletter on private.queued_mail (newsletter, state, due_at, id) where newsletter is not null;
create index queued_mail_subscriber on private.queued_mail (subscriber) where subscriber is not null;
create index queued_mail_leased on private.queued_mail (leased_until) where state = 'sending';
create index queued_mail_overdue on private.queued_mail (due_at) where state = 'waiting' and newsletter is null;
create index queued_mail_unsent on private.queued_mail (updated_at) where state in ('failed', 'unknown');
create index queued_mail_message on private.queued_mail (message) where message is not null;
create index queued_mail_follower on private.queued_mail (follower) where follower is not null;
alter table private.queued_mail enable row level security;

-- Whether the person was erased to whom it was addressed (privacy/erasure.sql).
create function private.is_erased(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.email = 'Erased ' || mail.id
$$;

-- Whether a mail that is no news waits for longer than a mail server is away: nobody sends it, or it was tried in vain for more than two
-- hours. A newsletter may be paused.
create function private.is_stuck(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.state = 'waiting' and mail.newsletter is null and (mail.due_at < now() - interval '1 hour' or mail.attempts >= 5)
$$;

-- Who stops following gets nothing that still waits.
create function private.cancel_mails() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.queued_mail set state = 'cancelled', updated_at = now() where follower = old.id and state = 'waiting';
  return old;
end $$;
create trigger cancel_mails before delete on private.follower for each row execute function private.cancel_mails();

-- A code of an event, 'arrival' or 'correction'.
create function private.notice_code(job private.notice_job) returns text language plpgsql stable set search_path = '' as $$
begin
  if job.is_correction then return 'correction'; end if;
  return coalesce((select code from public.consignment_event where id = job.event), 'arrival');
end $$;

create function private.next_morning(zone text) returns timestamptz language sql stable set search_path = '' as $$
  select case when today > now() then today else (morning + interval '1 day') at time zone zone end
  from (select date_trunc('day', now() at time zone zone) + interval '8 hours' as morning) as day,
    lateral (select morning at time zone zone as today) as here
$$;

-- Everybody who is told of a job: followers by what they chose, parties by the rule, and whoever was told what this corrects.
-- One address is told once. `due_at` null: there is no address.
create function private.recipients(job private.notice_job)
returns table (follower bigint, party text, email text, due_at timestamptz) language plpgsql stable set search_path = '' as $$
declare
  parcel public.consignment;
  event public.consignment_event;
  revision public.eta_revision;
  moved_hours numeric;
  job_ids bigint[];
begin
  select * into parcel from public.consignment as goods where goods.id = job.consignment;
  select * into event from public.consignment_event as entry where entry.id = job.event;
  select * into revision from public.eta_revision as eta_row where eta_row.id = job.eta;
  if job.eta is not null then moved_hours := private.hours_moved(revision); end if;
  job_ids := array(select notice.id from private.notice_job as notice where not notice.is_correction and notice.event in (
    select private.correction_chain(case when job.is_correction then job.event else event.corrects end)));
  return query select distinct on (lower(recipient.email)) recipient.* from (
    select null::bigint, rule.party, coalesce(rule.email, ''), case when private.is_mail_address(rule.email) then now() end
    from private.notice_rule, lateral (values
      ('sender', to_sender, btrim(parcel."sendersEmail")), ('receiver', to_receiver, btrim(parcel."recEmail"))
    ) as rule (party, is_told, email)
    where not job.is_correction and about = private.notice_code(job) and rule.is_told
      and not private.has_stopped(parcel.id, rule.email)
    union all
    select reader.id, null, reader.email, case when reader.daily then private.next_morning(reader.zone) else now() end
    from private.follower as reader
    where reader.consignment = job.consignment and reader.confirmed_at is not null and not job.is_correction
      and case when job.eta is null then private.topic_of(event.code) = any (reader.topics) else moved_hours >= reader.eta_hours end
    union all
    select mail.follower, mail.party, mail.email, now() from private.queued_mail as mail
    where mail.job = any (job_ids) and mail.state in ('sending', 'sent', 'kept', 'unknown')
      and (mail.follower is not null or mail.party is not null and not private.has_stopped(parcel.id, mail.email))
  ) as recipient (follower, party, email, due_at)
  order by lower(recipient.email), recipient.party nulls last, recipient.follower;
end $$;

create function private.fan_out(job private.notice_job) returns void language plpgsql volatile set search_path = '' as $$
begin
  if not job.is_correction and exists (
      select from public.consignment_event where id = job.event and voided_at is not null) then
    delete from private.notice_job where id = job.id;
    return;
  end if;
  insert into private.queued_mail (job, follower, party, email, due_at, state, reason)
  select job.id, follower, party, email, coalesce(due_at, now()), case when due_at is null then 'failed' else 'waiting' end,
    case when due_at is null then 'There is no e-mail address that mail can be sent to.' end
  from private.recipients(job) on conflict do nothing;
  update private.notice_job set fanned_out_at = now() where id = job.id;
end $$;

-- A void entry is not told any more; whoever was told it or what it corrects, or may have been, is told that it did not happen,
-- unless the right entry tells it, or they have been told so already.
create function private.note_void() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  chain bigint[] := array(select private.correction_chain(new.id));
begin
  delete from private.notice_job where event = new.id and fanned_out_at is null; -- waits for one that is being worked out
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where job in (select id from private.notice_job where event = new.id) and state = 'waiting';
  if exists (select from private.notice_job as notice join private.queued_mail as mail on mail.job = notice.id
             where notice.event = any (chain) and not notice.is_correction and mail.state in ('sending', 'sent', 'kept', 'unknown')
               and not exists (select from private.notice_job as correction
                               where correction.event = any (chain) and correction.is_correction and correction.event >= notice.event))
      and not exists (select from private.notice_job join public.consignment_event as entry on entry.id = event
                      where corrects = new.id and voided_at is null) then
    insert into private.notice_job (consignment, event, is_correction, due_at)
    values (new.consignment, new.id, true, private.notice_due()) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_void after update of voided_at, void_reason on public.consignment_event for each row
  when (old.voided_at is null and new.voided_at is not null) execute function private.note_void();

-- What one mail tells, for supabase/functions/_shared/noticeMail.ts. Nothing of the parties: it goes to strangers, too.
create function private.notice_of(job_id bigint) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  job private.notice_job;
  parcel public.consignment;
  event public.consignment_event;
  revision public.eta_revision;
begin
  select * into job from private.notice_job where id = job_id;
  select * into parcel from public.consignment where id = job.consignment;
  select * into event from public.consignment_event where id = job.event;
  select * into revision from public.eta_revision where id = job.eta;
  return jsonb_build_object(
    'about', private.notice_code(job),
    'trackingId', parcel."trackingId", 'from', parcel."departedFrom", 'to', parcel."headingTo",
    'event', case when event.id is not null then jsonb_build_object(
      'status', event.status, 'moment', private.instant(event.moment), 'zone', event.zone, 'city', event.city,
      'country', event.country, 'note', event.public_note, 'reason', event.reason) end,
    'corrects', (select status from public.consignment_event where id = event.corrects),
    'stands', parcel.journey -> 'state' ->> 'status',
    'ended', parcel.journey -> 'ended',
    'promised', private.instant(parcel."deliveryDate"),
    'expected', case when revision.id is not null
      then jsonb_build_object('earliest', private.instant(revision.earliest), 'latest', private.instant(revision.latest),
        'reason', revision.reason)
      else nullif(parcel.journey -> 'expected', 'null') end,
    'revisions', jsonb_array_length(parcel.journey -> 'etas'),
    'zone', parcel.journey ->> 'destinationZone',
    'words', (select jsonb_build_object('subject', subject, 'text', text) from private.notice_rule
              where about = private.notice_code(job)));
end $$;

-- {to, notices, word} of some queued mails as one. `word` opens the parties of a consignment that shows them to nobody else;
-- only a party gets it.
create function private.mail_content(mails bigint[]) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('to', coalesce(min(mail.party), 'follower'), 'notices',
      jsonb_agg(private.notice_of(job.id) order by job.id), 'word', min(word) filter (where mask_parties))
    from private.settings, private.queued_mail as mail join private.notice_job as job on job.id = mail.job
      left join private.party_word as word_row on word_row.consignment = job.consignment and word_row.party = mail.party
    where mail.id = any (mails) having count(*) > 0);
end $$;

-- Whether a subscriber wants newsletters. Who has answered meanwhile is not asked.
create function private.claim_question() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  mail private.queued_mail;
begin
  loop
    select * into mail from private.queued_mail where state = 'waiting' and is_question and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    perform from public."newsLetter" where id = mail.subscriber for key share skip locked;
    exit when found;
    perform private.postpone_mail(mail.id);
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = mail.id returning * into mail;
  return private.newsletter_content(mail, null);
end $$;

create function private.newsletter_content(mail private.queued_mail, letter private.newsletter) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  return jsonb_build_object('kind', case when letter.subject is null then 'confirmation' else 'newsletter' end,
    'subject', letter.subject, 'paragraphs', letter.paragraphs, 'message', mail.message, 'email', mail.email,
    'token', private.new_subscription_token(mail.subscriber));
end $$;

create function private.claim_newsletter() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  letter private.newsletter;
  mail private.queued_mail;
begin
  for letter in select * from private.newsletter where paused_at is null and cancelled_at is null order by id loop
    select * into mail from private.queued_mail where newsletter = letter.id and state = 'waiting' and due_at <= now()
    order by due_at, id limit 1 for update skip locked;
    exit when found;
  end loop;
  if mail.id is null then return null; end if;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = mail.id returning * into mail;
  return private.newsletter_content(mail, letter);
end $$;

-- Whether nobody is to get a notice any more: its entry has become void, or its reader has stopped, perhaps while it was worked out.
create function private.is_unwanted(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.follower is null and mail.party is null or exists (
    select from private.notice_job as job left join public.consignment_event as entry on entry.id = job.event
    where job.id = mail.job and (not job.is_correction and entry.voided_at is not null
      or mail.follower is null and private.has_stopped(job.consignment, mail.email)))
$$;

-- A mail whose parent somebody holds, who may be about to delete both: it is left for the next round instead of waiting for it,
-- since whoever deletes waits for the mail.
create function private.postpone_mail(mail bigint) returns void language sql volatile set search_path = '' as $$
  update private.queued_mail set due_at = now() + interval '5 seconds' where id = mail
$$;

-- Notices go before newsletters. Of a follower who is told once a day, all that waits leaves in one mail. What was cancelled of a mail
-- that is tried again has its message still, and is not told.
create function private.claim_mail() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  mail private.queued_mail;
  reader private.follower;
  parcel bigint;
  token text;
begin
  loop
    reader := null;
    select * into mail from private.queued_mail where state = 'waiting' and job is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return private.claim_newsletter(); end if;
    if private.is_unwanted(mail) then
      update private.queued_mail set state = 'cancelled', updated_at = now() where id = mail.id;
      continue;
    end if;
    select goods.id into parcel from public.consignment as goods
    where id = (select consignment from private.notice_job where id = mail.job) for key share skip locked;
    if found and mail.follower is not null then
      select * into reader from private.follower where id = mail.follower for key share skip locked;
    end if;
    exit when found;
    perform private.postpone_mail(mail.id);
  end loop;
  if reader.id is not null then token := private.new_follow_token(reader.id); end if;
  if mail.party is not null then
    token := private.new_party_token(parcel, mail.party, mail.email);
    perform private.make_party_words(parcel);
  end if;
  mail.message := coalesce(mail.message, gen_random_uuid());
  update private.queued_mail
  set state = 'sending', message = mail.message, leased_until = now() + interval '2 minutes', attempts = attempts + 1,
    updated_at = now()
  where id = mail.id or reader.daily and id in (
    select id from private.queued_mail as other
    where follower = reader.id and state = 'waiting' and due_at <= now() and not private.is_unwanted(other)
    order by id limit 50 for update skip locked);
  return private.mail_content(array(select id from private.queued_mail where message = mail.message and state = 'sending'))
    || jsonb_build_object('message', mail.message, 'email', mail.email, 'token', token);
end $$;

-- A notice or an answer that is overdue by days is no news: a mail server that is set up at last does not send the past. A newsletter may
-- be paused for as long as its writer likes.
create function private.tidy_queue() returns void language plpgsql volatile set search_path = '' as $$
declare
  question_ids bigint[];
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  with late as (
    update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
    where state = 'waiting' and newsletter is null and due_at < now() - interval '3 days' returning id, is_question)
  select array_agg(id) into question_ids from late where is_question;
  perform private.free_unasked(question_ids);
  perform private.carry_out_terms();
end $$;

create function private.claim_mails(most int) returns jsonb
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
grant execute on function private.claim_mails(int) to service_role;

-- Up to 20 mails to be sent now: first alerts to owners [{message, email, kind: alert, problem, facts}], then answers in the chat [{message, email, token, kind: answer, conversation, answers, hasMore,
-- opensUntil}], then what becomes of quotes [{message, email, token, kind: quoteReceived, quoteQuestion or quoteOffer, number, question,
-- offer}], then questions whether somebody wants newsletters [{message, email, token, kind: confirmation}], then notices [{message, email,
-- to: follower, sender or receiver, token, notices, word}], then newsletters [{message, email, token, kind: newsletter or confirmation,
-- subject, paragraphs}]. Each is to be settled within two minutes; `token` ends
-- what the mail belongs to.
create function public.claim_mails(most int) returns jsonb language sql volatile set search_path = '' as $$
  select private.claim_mails(most)
$$;
grant execute on function public.claim_mails(int) to service_role;

create function private.settle_mail(message_id uuid, outcome text, failure text) returns void
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
    reason = case when outcome not in ('sent', 'kept') then left(failure, 500) end,
    leased_until = null, updated_at = now()
  where message = message_id and state in ('sending', 'unknown');
  perform private.free_unasked(array(
    select mail.id from private.queued_mail as mail left join private.newsletter on newsletter.id = mail.newsletter
    where message = message_id and (cancelled_at is not null or is_question and state = 'failed')));
  delete from private.queued_mail where message = message_id and is_question and subscriber is null;
  perform private.poke(chat, chat_seq, 'address', 'agent') from private.queued_mail where message = message_id and chat is not null;
end $$;
grant execute on function private.settle_mail(uuid, text, text) to service_role;

-- What became of a claimed mail: sent, kept (in the outbox of a host without a mail server), failed, unknown (it may have
-- left), or later: it certainly did not leave, and is tried again, six times within nine hours.
create function public.settle_mail(message uuid, outcome text, reason text) returns void
language sql volatile set search_path = '' as $$
  select private.settle_mail(message, outcome, reason)
$$;
grant execute on function public.settle_mail(uuid, text, text) to service_role;
