-- An erased address could come back by a mail that was sent again or was just leaving. Erasing a person whom a quote only names ended the
-- links of its customer. A mail whose sender was killed had no term. The term of the audit read all of it.

set local check_function_bodies = off;

create or replace function private.erase_party (
  parcel bigint,
  whose text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  entry record;
begin
  perform private.locked(parcel);
  if whose = 'sender' then
    update public.consignment set "sendersName" = 'Erased', "sendersEmail" = 'Erased', "sendersAddress" = 'Erased', "sendersPhone" = 'Erased'
    where id = parcel;
  else
    update public.consignment set "recName" = 'Erased', "recEmail" = 'Erased', "recAddress" = 'Erased', "recPhone" = 'Erased'
    where id = parcel;
  end if;
  delete from private.party_word where consignment = parcel and party = whose;
  delete from private.party_code where consignment = parcel and party = whose;
  delete from private.share_link where consignment = parcel and made_by = whose;
  perform private.erase_mails(array(
    select mail.id from private.queued_mail as mail join private.notice_job as job on job.id = mail.job
    where job.consignment = parcel and mail.party = whose));
  delete from private.party_token -- after a mail that was just leaving, which has made one
  where consignment = parcel and party = whose and email not like 'Erased %';
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  values (private.sha256_hex(private.new_token()), parcel, whose, 'Erased', now());
  for entry in
    select audit.id, array(select 'changes.' || key from jsonb_object_keys(changes) as key where key = any (case whose
      when 'sender' then array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone']
      else array['recName', 'recEmail', 'recAddress', 'recPhone'] end)) as names
    from public.audit where consignment = parcel and subject = 'consignment' order by audit.id
  loop
    perform private.erase_audited(entry.id, entry.names);
  end loop;
end $function$;

create or replace function private.erase_in_quote (
  known private.quote,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  accepter jsonb := case when private.names_person(known.request -> 'contact', pattern) then '{"name": "Erased"}' else '{}' end;
begin
  update private.quote
  set request = private.without_person(request, pattern), offer = private.without_person(offer, pattern),
    acceptance = private.without_person(acceptance, pattern) || accepter
  where id = known.id;
  update private.quote_event
  set detail = private.without_person(detail, pattern) || case when what = 'accepted' then accepter else '{}' end
  where quote = known.id;
  if accepter = '{}' then return; end if; -- whoever is only named in it is not who gets its mails
  delete from private.quote_link where quote = known.id;
  perform private.erase_mails(array(select id from private.queued_mail where quote = known.id));
end $function$;

create or replace function private.resend_notice (
  mail bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  if known.follower is null and known.party is null or private.has_stopped(parcel.id, known.party, known.email) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now(), email = known.email
  where id = known.id and state in ('failed', 'unknown');
end $function$;

create or replace function private.due (
  sought text,
  before timestamp with time zone,
  most integer
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
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
  (select subscriber::text from private.subscription
   where sought = 'subscriptions' and confirmed_at is null and asked_at < before limit most)
  union all
  (select id::text from public.audit where sought = 'audit' and at < before and (changes <> '{}' or reason is not null) limit most)
  union all
  (select id::text from private.proof where sought = 'proofs' and made_at < before limit most)
  union all
  (select id::text from public.chats where sought = 'chats' and "endedChat" and updated_at < before limit most)
$function$;

create index audit_unerased on public.audit using btree (at)
  where ((changes <> '{}'::jsonb) or (reason is not null));

revoke all on function "private"."locked_with_legs"(bigint) from public;

revoke all on function "private"."postpone"(bigint) from public;

revoke all on function "private"."tells_void"(private.queued_mail) from public;
