-- Whom a question had not reached by a mail that failed, or that was being sent when the question was cancelled, could never be asked again.
-- The term of subscriptions that were not confirmed deleted people whose question had never left. Unconfirmed followers and what the limits
-- had counted stayed for as long as nobody else did the same.

set local check_function_bodies = off;

create or replace function private.free_unasked(mails bigint[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.subscription where subscriber in (
    select known.subscriber from private.subscription as known
      join private.queued_mail as mail on mail.subscriber = known.subscriber and mail.created_at >= known.asked_at
      join private.newsletter as question on question.id = mail.newsletter
    where mail.id = any (mails) and mail.state in ('waiting', 'failed', 'cancelled') and question.subject is null and known.confirmed_at is null
    for update of known skip locked);
end $$;

revoke all on function private.free_unasked(bigint[]) from public;

-- Those of questions that were cancelled before.
select private.free_unasked(array(
  select mail.id from private.queued_mail as mail join private.newsletter on newsletter.id = mail.newsletter
  where cancelled_at is not null));

create or replace function private.cancel_newsletter(known bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.newsletter set cancelled_at = now() where id = known and cancelled_at is null;
  if not found then return; end if;
  update private.queued_mail set state = 'cancelled', updated_at = now() where newsletter = known and state = 'waiting';
  perform private.free_unasked(array(select id from private.queued_mail where newsletter = known));
  perform private.record_newsletter(known, 'update', 'cancelled', 'no', 'yes'); -- last: whoever unsubscribes waits for the audit
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
    select mail.id from private.queued_mail as mail join private.newsletter on newsletter.id = mail.newsletter
    where message = leaving and cancelled_at is not null));
  perform private.poke(chat, chat_seq, 'address', 'agent') from private.queued_mail where message = leaving and chat is not null;
end $$;

create or replace function private.due(sought text, before timestamptz, most int) returns setof text
language sql stable set search_path = '' as $$
  (select id::text from public.consignment
   where sought = 'consignments' and ended and last_event_at < before and ("sendersName" <> 'Erased' or "recName" <> 'Erased')
   limit most)
  union all
  (select follower.id::text from private.follower join public.consignment as parcel on parcel.id = consignment
   where sought = 'followers' and parcel.ended and parcel.last_event_at < before limit most)
  union all
  (select id::text from public."contactForm" where sought = 'inquiries' and "handledAt" < before limit most)
  union all
  (select id::text from private.quote where sought = 'quotes' and state <> 'won' and changed_at < before limit most)
  union all
  (select known.id::text from private.quote as known left join public.consignment as parcel on parcel.id = known.consignment
   where sought = 'agreedQuotes' and known.state = 'won' and known.changed_at < before
     and (parcel.id is null or private.may_erase_parties(parcel)) limit most)
  union all
  (select key::text from public.mail_log where sought = 'sentMails' and updated_at < before limit most)
  union all
  (select id::text from private.notice_job where sought = 'notices' and fanned_out_at < before limit most)
  union all
  (select id::text from private.newsletter where sought = 'newsletters' and made_at < before limit most)
  union all
  (select known.subscriber::text from private.subscription as known
   where sought = 'subscriptions' and confirmed_at is null and asked_at < before and not exists (
     select from private.queued_mail as mail
     where mail.subscriber = known.subscriber and mail.created_at >= known.asked_at
       and (mail.state in ('waiting', 'sending', 'failed', 'cancelled') or mail.updated_at >= before)) limit most)
  union all
  (select id::text from public.audit where sought = 'audit' and at < before and (changes <> '{}' or reason is not null) limit most)
  union all
  (select id::text from private.proof where sought = 'proofs' and made_at < before limit most)
  union all
  (select id::text from public.chats where sought = 'chats' and "endedChat" and updated_at < before limit most)
$$;

create or replace function private.end_keeping(kind text, ids text[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  case kind
    when 'consignments' then
      insert into private.erasure (records, reason)
      select jsonb_agg(jsonb_build_object('kind', 'consignment', 'id', id, 'part', party)), 'The term for which it is kept has ended.'
      from unnest(ids) as id, unnest(array['sender', 'receiver']) as party;
    when 'followers' then delete from private.follower where id = any (ids::bigint[]);
    when 'inquiries' then delete from public."contactForm" where id = any (ids::bigint[]);
    when 'quotes', 'agreedQuotes' then delete from private.quote where id = any (ids::bigint[]);
    when 'sentMails' then delete from public.mail_log where key = any (ids::uuid[]);
    when 'notices' then delete from private.notice_job where id = any (ids::bigint[]);
    when 'newsletters' then
      perform from private.newsletter where id = any (ids::bigint[]) order by id for update;
      perform private.free_unasked(array(
        select mail.id from private.queued_mail as mail join private.newsletter on newsletter.id = mail.newsletter
        where newsletter.id = any (ids::bigint[]) and subject is null order by mail.id for update of mail)); -- as by who claims them
      delete from private.newsletter where id = any (ids::bigint[]);
    when 'subscriptions' then -- but one that is confirmed in this moment
      perform from public."newsLetter" where id = any (ids::bigint[]) order by id for update;
      with ended as (delete from private.subscription where subscriber = any (ids::bigint[]) and confirmed_at is null returning subscriber)
      delete from public."newsLetter" using ended where id = subscriber;
    when 'audit' then
      perform private.erase_audited(entry.id, array(
        select name from jsonb_object_keys(entry.salts) as name where name like 'changes.%' or name = 'reason'))
      from public.audit as entry where entry.id = any (ids::bigint[]);
  end case;
end $$;

create or replace function private.prune_followers() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.follower where id in (
    select id from private.follower where confirmed_at is null and made_at < now() - interval '7 days'
    limit 100 for update skip locked);
end $$;

revoke all on function private.prune_followers() from public;

create or replace function private.begin_follow(
  entered text, asked_by text, topics text[], eta_hours int, daily boolean, zone text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  address text := lower(btrim(asked_by));
  mark text := left(private.sha256_hex(address), 16);
  made bigint;
begin
  perform private.count_client(client);
  perform private.take('follow');
  if private.is_mail_address(address) is not true then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  perform private.check_choice(topics, eta_hours);
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found or not private.allows('followOf', parcel.id || ' ' || mark) or not private.allows('followMail', mark) then
    return null;
  end if;
  perform private.prune_followers();
  insert into private.follower (consignment, email, topics, eta_hours, daily, zone)
  values (parcel.id, address, topics, eta_hours, coalesce(daily, false), private.known_zone(zone))
  returning id into made;
  return jsonb_build_object('email', address, 'trackingId', parcel."trackingId", 'token', private.new_follow_token(made));
end $$;

create or replace function private.prune_hits() returns void language plpgsql volatile set search_path = '' set enable_seqscan = off as $$
declare
  rule private.limits;
begin
  for rule in select * from private.limits loop
    delete from private.hits where ctid = any (array(
      select ctid from private.hits
      where action = rule.action and window_start < now() - greatest(interval '1 day', make_interval(secs => rule.window_seconds))
      limit 1000 for update skip locked));
  end loop;
end $$;

revoke all on function private.prune_hits() from public;

create or replace function private.carry_out_terms() returns void language plpgsql volatile set search_path = '' as $$
begin
  begin
    perform private.prune_proofs();
  exception when others then raise warning 'No proof is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_chats();
  exception when others then raise warning 'No chat is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_followers();
  exception when others then raise warning 'No unconfirmed follower is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_hits();
  exception when others then raise warning 'Nothing that was counted is deleted: %', sqlerrm;
  end;
  begin
    perform private.carry_out_term();
  exception when others then raise warning 'No term is carried out: %', sqlerrm;
  end;
end $$;
