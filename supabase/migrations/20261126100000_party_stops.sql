-- A party can stop its notices and is told its word in them while the parties are locked; what an admin does with a newsletter
-- is in the audit.

set local check_function_bodies = off;

drop function "private"."mail_content"(uuid);

create table "private"."party_token" (
  "hash" text not null,
  "consignment" bigint not null,
  "party" text not null,
  "email" text not null,
  "stopped_at" timestamp with time zone,
  constraint "party_token_party_check" check ((party = ANY (ARRAY['sender'::text, 'receiver'::text]))),
  constraint "party_token_pkey" primary key (hash)
);

alter table "private"."party_token"
  enable row level security;

create or replace function private.about (
  job private.notice_job
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if job.is_correction then return 'correction'; end if;
  return coalesce((select code from public.consignment_event where id = job.event), 'arrival');
end $function$;

create or replace function private.cancel_newsletter (
  known bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  update private.newsletter set cancelled_at = now() where id = known and cancelled_at is null;
  if not found then return; end if;
  perform private.record_newsletter(known, 'update', 'cancelled', 'no', 'yes');
  with cancelled as (
    update private.queued_mail set state = 'cancelled', updated_at = now()
    where newsletter = known and state = 'waiting' returning subscriber)
  delete from private.subscription using cancelled, private.newsletter
  where subscription.subscriber = cancelled.subscriber and confirmed_at is null
    and newsletter.id = known and newsletter.subject is null;
end $function$;

create or replace function private.claim_mail()
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  chosen private.queued_mail;
  reader private.follower;
  parcel bigint;
  token text;
begin
  select * into chosen from private.queued_mail where state = 'waiting' and job is not null and due_at <= now()
  order by due_at limit 1 for update skip locked;
  if not found then return private.claim_newsletter(); end if;
  select * into reader from private.follower where id = chosen.follower;
  if reader.id is not null then token := private.new_follow_token(reader.id); end if;
  if chosen.party is not null then
    select consignment into strict parcel from private.notice_job where id = chosen.job;
    token := private.new_party_token(parcel, chosen.party, chosen.email);
    perform private.make_party_words(parcel);
  end if;
  chosen.message := coalesce(chosen.message, gen_random_uuid());
  update private.queued_mail
  set state = 'sending', message = chosen.message, leased_until = now() + interval '2 minutes', attempts = attempts + 1,
    updated_at = now()
  where id = chosen.id or reader.daily and id in (
    select id from private.queued_mail
    where follower = reader.id and state = 'waiting' and due_at <= now() order by id limit 50 for update skip locked);
  return private.mail_content(array(select id from private.queued_mail where message = chosen.message))
    || jsonb_build_object('message', chosen.message, 'email', chosen.email, 'token', token);
end $function$;

create or replace function private.consignment_notices (
  parcel bigint
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'followers', (select count(*) from private.follower where consignment = parcel and confirmed_at is not null),
    'stopped', (select coalesce(jsonb_agg(party order by party desc), '[]') from public.consignment,
      lateral (values ('sender', "sendersEmail"), ('receiver', "recEmail")) as known (party, address)
      where id = parcel and private.has_stopped(parcel, party, address)),
    'planned', (select coalesce(jsonb_agg(jsonb_build_object('id', job.id, 'dueAt', private.instant(job.due_at),
        'about', private.about(job), 'status', event.status)
        order by job.id), '[]')
      from private.notice_job as job left join public.consignment_event as event on event.id = job.event
      where job.consignment = parcel and job.fanned_out_at is null),
    'mails', (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).id desc), '[]') from (
      select queued_mail as mail from private.queued_mail join private.notice_job on notice_job.id = job
      where notice_job.consignment = parcel order by queued_mail.id desc limit 200) as newest));
end $function$;

create or replace function private.end_mails (
  token text,
  client text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  sought text := private.sha256_hex(token);
begin
  perform private.count_client(client);
  perform private.take('mailStop');
  delete from private.follower where id = (select follower from private.follow_token where hash = sought);
  perform private.stop_party(sought);
  perform private.drop_subscriber((select subscriber from private.subscription_token where hash = sought));
end $function$;

create or replace function private.follow_state (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  return coalesce(private.follow_shown(private.follower_of(token)), private.party_told(token));
end $function$;

create or replace function private.has_stopped (
  parcel bigint,
  whose text,
  address text
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return exists (select from private.party_token where consignment = parcel and party = whose
    and lower(email) = lower(btrim(address)) and stopped_at is not null);
end $function$;

create or replace function private.mail_content (
  mails bigint[]
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select jsonb_build_object('to', coalesce(min(mail.party), 'follower'), 'notices',
      jsonb_agg(private.notice_of(job.id) order by job.id), 'word', min(word) filter (where mask_parties))
    from private.settings, private.queued_mail as mail join private.notice_job as job on job.id = mail.job
      left join private.party_word as known on known.consignment = job.consignment and known.party = mail.party
    where mail.id = any (mails) having count(*) > 0);
end $function$;

create or replace function private.mail_shown (
  mail private.queued_mail
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', mail.id, 'trackingId', "trackingId", 'consignment', parcel.id,
    'about', private.about(job), 'status', event.status,
    'to', coalesce(mail.party, 'follower'), 'recipient', private.masked_address(mail.email), 'state', mail.state,
    'message', mail.message, 'attempts', mail.attempts, 'reason', mail.reason, 'dueAt', private.instant(mail.due_at),
    'at', private.instant(mail.updated_at))
  from private.notice_job as job join public.consignment as parcel on parcel.id = job.consignment
    left join public.consignment_event as event on event.id = job.event
  where job.id = mail.job
$function$;

create or replace function private.make_party_words (
  parcel bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into private.party_word (consignment, party, word)
  select id, party, private.new_tracking_id() from public.consignment, unnest(array['sender', 'receiver']) as party
  where id = parcel
  on conflict (consignment, party) do nothing;
end $function$;

create or replace function private.new_party_token (
  parcel bigint,
  whose text,
  address text
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := private.new_token();
begin
  insert into private.party_token (hash, consignment, party, email)
  values (private.sha256_hex(token), parcel, whose, address);
  return token;
end $function$;

create or replace function private.notice_audience (
  parcel bigint,
  what text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  code text := case when what = 'arrival' or exists (select from public.event_code as known where known.code = what)
    then what else private.guess_code(what) end;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'parties', (select coalesce(jsonb_agg(party order by party desc), '[]') from private.notice_rule,
      public.consignment,
      lateral (values ('sender', to_sender, "sendersEmail"), ('receiver', to_receiver, "recEmail")) as rule (party, is_told, address)
      where id = parcel and about = code and is_told and not private.has_stopped(parcel, party, address)),
    'followers', (select count(*) from private.follower
      where consignment = parcel and confirmed_at is not null
        and case when code = 'arrival' then eta_hours is not null else private.topic_of(code) = any (topics) end));
end $function$;

create or replace function private.notice_mail (
  mail bigint
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return private.mail_content(array(select id from private.queued_mail where id = mail and job is not null));
end $function$;

create or replace function private.notice_of (
  told bigint
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  job private.notice_job;
  parcel public.consignment;
  event public.consignment_event;
  revision public.eta_revision;
begin
  select * into job from private.notice_job where id = told;
  select * into parcel from public.consignment where id = job.consignment;
  select * into event from public.consignment_event where id = job.event;
  select * into revision from public.eta_revision where id = job.eta;
  return jsonb_build_object(
    'about', private.about(job),
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
              where about = private.about(job)));
end $function$;

create or replace function private.party_told (
  token text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('trackingId', "trackingId", 'email', private.masked_address(email), 'party', party)
  from private.party_token join public.consignment on id = consignment
  where hash = private.sha256_hex(token) and stopped_at is null
$function$;

create or replace function private.party_words (
  parcel bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.make_party_words(parcel);
  return (select jsonb_object_agg(party, word) from private.party_word where consignment = parcel);
end $function$;

create or replace function private.pause_newsletter (
  known bigint,
  stops boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  update private.newsletter set paused_at = case when stops then now() end
  where id = known and cancelled_at is null and stops is distinct from (paused_at is not null);
  if found then
    perform private.record_newsletter(known, 'update', 'paused', case when stops then 'no' else 'yes' end,
      case when stops then 'yes' else 'no' end);
  end if;
end $function$;

create or replace function private.queue_newsletter (
  made bigint,
  chosen bigint[]
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  count int;
begin
  insert into private.queued_mail (newsletter, subscriber, email, state, reason)
  select made, known.id, known.email, case when known.is_right then 'waiting' else 'failed' end,
    case when not known.is_right then 'There is no e-mail address that mail can be sent to.' end
  from (select id, btrim(email) as email, coalesce(private.is_mail_address(btrim(email)), false) as is_right
        from public."newsLetter" where id = any (chosen) order by id for key share) as known
  on conflict do nothing;
  get diagnostics count = row_count;
  update private.newsletter set total = count where id = made;
  perform private.record_newsletter(made, 'insert', 'recipients', null, count::text);
  return count;
end $function$;

create or replace function private.recipients (
  job private.notice_job
)
  returns table (
    follower bigint,
    party text,
    email text,
    due_at timestamp with time zone
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
  told := array(select known.id from private.notice_job as known
    where known.event = case when job.is_correction then job.event else event.corrects end and not known.is_correction);
  return query select distinct on (lower(recipient.email)) recipient.* from (
    select null::bigint, rule.party, coalesce(rule.email, ''), case when private.is_mail_address(rule.email) then now() end
    from private.notice_rule, lateral (values
      ('sender', to_sender, btrim(parcel."sendersEmail")), ('receiver', to_receiver, btrim(parcel."recEmail"))
    ) as rule (party, is_told, email)
    where not job.is_correction and about = private.about(job) and rule.is_told
      and not private.has_stopped(parcel.id, rule.party, rule.email)
    union all
    select known.id, null, known.email, case when known.daily then private.next_morning(known.zone) else now() end
    from private.follower as known
    where known.consignment = job.consignment and known.confirmed_at is not null and not job.is_correction
      and case when job.eta is null then private.topic_of(event.code) = any (known.topics) else moved >= known.eta_hours end
    union all
    select mail.follower, mail.party, mail.email, now() from private.queued_mail as mail
    where mail.job = any (told) and mail.state in ('sending', 'sent', 'kept', 'unknown')
      and (mail.follower is not null or mail.party is not null and not private.has_stopped(parcel.id, mail.party, mail.email))
  ) as recipient (follower, party, email, due_at)
  order by lower(recipient.email), recipient.party nulls last, recipient.follower;
end $function$;

create or replace function private.record_newsletter (
  known bigint,
  action text,
  field text,
  before text,
  after text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.record_account(private.actor(), action, 'newsletter', known::text,
    (select subject from private.newsletter where id = known),
    jsonb_build_object(field, jsonb_strip_nulls(jsonb_build_object('before', before, 'after', after))));
end $function$;

create or replace function private.resend_newsletter (
  known bigint
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  count int;
begin
  perform private.require_admin();
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now()
  where newsletter = known and state = 'failed' and subscriber is not null and private.is_mail_address(email)
    and exists (select from private.newsletter where id = known and cancelled_at is null);
  get diagnostics count = row_count;
  if count > 0 then perform private.record_newsletter(known, 'update', 'sentAgain', null, count::text); end if;
  return count;
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
  select * into known from private.queued_mail where id = mail and job is not null;
  select * into parcel from public.consignment
  where id = (select consignment from private.notice_job where notice_job.id = known.job);
  if not found then return; end if;
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

create or replace function private.settle_mail (
  leaving uuid,
  outcome text,
  why text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  waits constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours'];
begin
  if outcome not in ('sent', 'kept', 'failed', 'unknown', 'later') then
    raise exception 'There is no outcome %.', outcome using errcode = '22023';
  end if;
  update private.queued_mail
  set state = case when outcome <> 'later' then outcome
      when follower is null and party is null and subscriber is null -- has left while it was being sent
        or private.has_stopped((select consignment from private.notice_job where id = job), party, email)
        or newsletter in (select id from private.newsletter where cancelled_at is not null) then 'cancelled'
      when attempts > cardinality(waits) then 'failed' else 'waiting' end,
    due_at = case when outcome = 'later' then now() + coalesce(waits[attempts], '0') else due_at end,
    reason = case when outcome not in ('sent', 'kept') then left(why, 500) end,
    leased_until = null, updated_at = now()
  where message = leaving and state in ('sending', 'unknown');
end $function$;

create or replace function private.stop_follow (
  token text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.follower where id = (private.follower_of(token)).id;
  perform private.stop_party(private.sha256_hex(token));
end $function$;

create or replace function private.stop_party (
  sought text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known private.party_token;
begin
  update private.party_token set stopped_at = coalesce(stopped_at, now()) where hash = sought returning * into known;
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where party = known.party and lower(email) = lower(known.email) and state = 'waiting'
    and job in (select id from private.notice_job where consignment = known.consignment);
end $function$;

alter table "private"."party_token"
  add constraint "party_token_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

create index party_token_consignment on private.party_token using btree (consignment, party);

revoke all on function "private"."about"(private.notice_job) from public;

revoke all on function "private"."has_stopped"(bigint, text, text) from public;

revoke all on function "private"."mail_content"(bigint[]) from public;

revoke all on function "private"."make_party_words"(bigint) from public;

revoke all on function "private"."new_party_token"(bigint, text, text) from public;

revoke all on function "private"."party_told"(text) from public;

revoke all on function "private"."record_newsletter"(bigint, text, text, text, text) from public;

revoke all on function "private"."stop_party"(text) from public;
