-- A daily mail that was tried again told what had become void or was held back meanwhile. Whoever stopped the messages about a
-- consignment was told of it all the same where the address was told for another reason, too: sender and receiver, or a party who follows.

set local check_function_bodies = off;

create or replace function private.claim_mail() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  chosen private.queued_mail;
  reader private.follower;
  parcel bigint;
  token text;
begin
  loop
    reader := null;
    select * into chosen from private.queued_mail where state = 'waiting' and job is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return private.claim_newsletter(); end if;
    if private.tells_void(chosen) then
      update private.queued_mail set state = 'cancelled', updated_at = now() where id = chosen.id;
      continue;
    end if;
    select known.id into parcel from public.consignment as known
    where id = (select consignment from private.notice_job where id = chosen.job) for key share skip locked;
    if found and chosen.follower is not null then
      select * into reader from private.follower where id = chosen.follower for key share skip locked;
    end if;
    exit when found;
    perform private.postpone(chosen.id);
  end loop;
  if reader.id is not null then token := private.new_follow_token(reader.id); end if;
  if chosen.party is not null then
    token := private.new_party_token(parcel, chosen.party, chosen.email);
    perform private.make_party_words(parcel);
  end if;
  chosen.message := coalesce(chosen.message, gen_random_uuid());
  update private.queued_mail
  set state = 'sending', message = chosen.message, leased_until = now() + interval '2 minutes', attempts = attempts + 1,
    updated_at = now()
  where id = chosen.id or reader.daily and id in (
    select id from private.queued_mail as other
    where follower = reader.id and state = 'waiting' and due_at <= now() and not private.tells_void(other)
    order by id limit 50 for update skip locked);
  return private.mail_content(array(select id from private.queued_mail where message = chosen.message and state = 'sending'))
    || jsonb_build_object('message', chosen.message, 'email', chosen.email, 'token', token);
end $$;

drop function private.stop_party(text);

drop function private.has_stopped(bigint, text, text);

create or replace function private.has_stopped(parcel bigint, address text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.party_token where consignment = parcel and lower(email) = lower(btrim(address))
    and stopped_at is not null);
end $$;

revoke all on function private.has_stopped(bigint, text) from public;

create or replace function private.stop_notices(sought text) returns void language plpgsql volatile set search_path = '' as $$
declare
  parcel bigint;
  address text;
begin
  select told.* into parcel, address from (
    select consignment, lower(email) from private.party_token where hash = sought
    union all
    select consignment, lower(email) from private.follow_token join private.follower on follower.id = follow_token.follower
    where hash = sought
  ) as told;
  perform from public.consignment where id = parcel for key share;
  if not found then return; end if;
  delete from private.follower where id = (select follower from private.follow_token where hash = sought);
  delete from private.follower where consignment = parcel and lower(email) = address and confirmed_at is not null;
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where lower(email) = address and state = 'waiting' and job in (select id from private.notice_job where consignment = parcel);
  update private.party_token set stopped_at = now()
  where consignment = parcel and lower(email) = address and stopped_at is null;
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  select private.sha256_hex(private.new_token()), parcel, known.party, address, now()
  from public.consignment, lateral (values ('sender', "sendersEmail"), ('receiver', "recEmail")) as known (party, entered)
  where id = parcel and lower(btrim(entered)) = address and not exists (
    select from private.party_token as earlier
    where earlier.consignment = parcel and earlier.party = known.party and lower(earlier.email) = address);
end $$;

revoke all on function private.stop_notices(text) from public;

create or replace function private.stop_follow(token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take('followLook');
  perform private.stop_notices(private.sha256_hex(token));
end $$;

create or replace function private.end_mails(token text, client text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  sought text := private.sha256_hex(token);
  known_chat uuid := private.chat_with(private.token_hash(token));
begin
  -- A token that ends nothing is not counted: looking it up costs less, and nobody guesses 256 bits.
  if known_chat is null
      and not exists (select from private.follow_token where hash = sought)
      and not exists (select from private.party_token where hash = sought)
      and not exists (select from private.subscription_token where hash = sought) then return; end if;
  perform private.count_client(client);
  perform private.take('mailStop');
  perform private.stop_notices(sought);
  perform private.drop_subscriber((select subscriber from private.subscription_token where hash = sought));
  perform private.forget_chat_address(known_chat, null);
end $$;

create or replace function private.recipients(job private.notice_job)
returns table (follower bigint, party text, email text, due_at timestamptz) language plpgsql stable set search_path = '' as $$
declare
  parcel public.consignment;
  event public.consignment_event;
  revision public.eta_revision;
  moved numeric;
  told bigint[];
begin
  select * into parcel from public.consignment as known where known.id = job.consignment;
  select * into event from public.consignment_event as known where known.id = job.event;
  select * into revision from public.eta_revision as known where known.id = job.eta;
  if job.eta is not null then moved := private.hours_moved(revision); end if;
  told := array(select known.id from private.notice_job as known where not known.is_correction and known.event in (
    select private.corrected(case when job.is_correction then job.event else event.corrects end)));
  return query select distinct on (lower(recipient.email)) recipient.* from (
    select null::bigint, rule.party, coalesce(rule.email, ''), case when private.is_mail_address(rule.email) then now() end
    from private.notice_rule, lateral (values
      ('sender', to_sender, btrim(parcel."sendersEmail")), ('receiver', to_receiver, btrim(parcel."recEmail"))
    ) as rule (party, is_told, email)
    where not job.is_correction and about = private.about(job) and rule.is_told
      and not private.has_stopped(parcel.id, rule.email)
    union all
    select known.id, null, known.email, case when known.daily then private.next_morning(known.zone) else now() end
    from private.follower as known
    where known.consignment = job.consignment and known.confirmed_at is not null and not job.is_correction
      and case when job.eta is null then private.topic_of(event.code) = any (known.topics) else moved >= known.eta_hours end
    union all
    select mail.follower, mail.party, mail.email, now() from private.queued_mail as mail
    where mail.job = any (told) and mail.state in ('sending', 'sent', 'kept', 'unknown')
      and (mail.follower is not null or mail.party is not null and not private.has_stopped(parcel.id, mail.email))
  ) as recipient (follower, party, email, due_at)
  order by lower(recipient.email), recipient.party nulls last, recipient.follower;
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
  perform private.poke(chat, chat_seq, 'address', 'agent') from private.queued_mail where message = leaving and chat is not null;
end $$;

create or replace function private.notice_audience(parcel bigint, what text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  code text := case when what = 'arrival' or exists (select from public.event_code as known where known.code = what)
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

create or replace function private.consignment_notices(parcel bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'followers', (select count(*) from private.follower where consignment = parcel and confirmed_at is not null),
    'stopped', (select coalesce(jsonb_agg(party order by party desc), '[]') from public.consignment,
      lateral (values ('sender', "sendersEmail"), ('receiver', "recEmail")) as known (party, address)
      where id = parcel and private.has_stopped(parcel, address)),
    'planned', (select coalesce(jsonb_agg(jsonb_build_object('id', job.id, 'dueAt', private.instant(job.due_at),
        'about', private.about(job), 'status', event.status)
        order by job.id), '[]')
      from private.notice_job as job left join public.consignment_event as event on event.id = job.event
      where job.consignment = parcel and job.fanned_out_at is null),
    'mails', (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).id desc), '[]') from (
      select queued_mail as mail from private.queued_mail join private.notice_job on notice_job.id = job
      where notice_job.consignment = parcel order by queued_mail.id desc limit 200) as newest));
end $$;

create or replace function private.resend_notice(mail bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.queued_mail;
  parcel public.consignment;
begin
  perform private.require_admin();
  select goods.* into parcel
  from private.queued_mail as told
    join private.notice_job as job on job.id = told.job join public.consignment as goods on goods.id = job.consignment
  where told.id = mail for no key update of goods; -- an erasure holds it, too
  if not found then return; end if;
  select * into known from private.queued_mail where id = mail;
  known.email := coalesce(
    case known.party when 'sender' then btrim(parcel."sendersEmail") when 'receiver' then btrim(parcel."recEmail") end,
    known.email);
  if known.follower is null and (known.party is null or private.has_stopped(parcel.id, known.email)) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if exists (select from private.queued_mail as other
             where other.job = known.job and other.id <> known.id and lower(other.email) = lower(known.email)) then
    raise exception 'Another recipient of this notice has this address.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now(), email = known.email
  where id = known.id and state in ('failed', 'unknown');
end $$;
