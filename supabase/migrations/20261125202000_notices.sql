-- Followers and parties are told by mail of what happens to a consignment.

set local check_function_bodies = off;

create table "private"."follow_token" (
  "hash" text not null,
  "follower" bigint not null,
  constraint "follow_token_pkey" primary key (hash)
);

alter table "private"."follow_token"
  enable row level security;

create table "private"."follower" (
  "id" bigint generated always as identity not null,
  "consignment" bigint not null,
  "email" text not null,
  "topics" text[] not null,
  "eta_hours" integer,
  "daily" boolean not null default false,
  "zone" private.zone not null,
  "made_at" timestamp with time zone not null default now(),
  "confirmed_at" timestamp with time zone,
  constraint "follower_eta_hours_check" check (((eta_hours >= 1) AND (eta_hours <= 240))),
  constraint "follower_pkey" primary key (id),
  constraint "follower_topics_check" check ((topics <@ ARRAY['progress'::text, 'problem'::text, 'delivery'::text])),
  constraint "follower_email_check" check (private.is_mail_address(email))
);

alter table "private"."follower"
  enable row level security;

create table "private"."notice_job" (
  "id" bigint generated always as identity not null,
  "consignment" bigint not null,
  "event" bigint,
  "eta" bigint,
  "is_correction" boolean not null default false,
  "made_at" timestamp with time zone not null default now(),
  "due_at" timestamp with time zone not null,
  "fanned_out_at" timestamp with time zone,
  constraint "notice_job_eta" unique (eta),
  constraint "notice_job_event" unique (event, is_correction),
  constraint "notice_job_pkey" primary key (id),
  constraint "of_what" check (((event IS NULL) <> (eta IS NULL)))
);

alter table "private"."notice_job"
  enable row level security;

create table "private"."notice_rule" (
  "about" text not null,
  "to_sender" boolean not null default false,
  "to_receiver" boolean not null default false,
  "subject" private.line,
  "text" private.note,
  constraint "notice_rule_about_check" check ((about ~ '^[a-z_]{1,30}$'::text)),
  constraint "notice_rule_pkey" primary key (about)
);

alter table "private"."notice_rule"
  enable row level security;

create table "private"."queued_mail" (
  "id" bigint generated always as identity not null,
  "job" bigint not null,
  "follower" bigint,
  "party" text,
  "email" text not null,
  "state" text not null default 'waiting'::text,
  "due_at" timestamp with time zone not null default now(),
  "leased_until" timestamp with time zone,
  "message" uuid,
  "attempts" integer not null default 0,
  "reason" text,
  "created_at" timestamp with time zone not null default now(),
  "updated_at" timestamp with time zone not null default now(),
  constraint "queued_mail_party_check" check ((party = ANY (ARRAY['sender'::text, 'receiver'::text]))),
  constraint "queued_mail_pkey" primary key (id),
  constraint "queued_mail_state_check"
    check
    ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'kept'::text, 'failed'::text, 'unknown'::text,
    'cancelled'::text])))
);

alter table "private"."queued_mail"
  enable row level security;

alter table "private"."settings"
  add column "notice_delay" integer not null default 60;

alter table "public"."consignment_event"
  add column "silent" boolean not null default false;

alter table "public"."eta_revision"
  add column "silent" boolean not null default false;

create or replace function private.begin_follow (
  entered text,
  asked_by text,
  topics text[],
  eta_hours integer,
  daily boolean,
  zone text,
  client text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  delete from private.follower where id in (
    select id from private.follower where confirmed_at is null and made_at < now() - interval '7 days'
    limit 100 for update skip locked);
  insert into private.follower (consignment, email, topics, eta_hours, daily, zone)
  values (parcel.id, address, topics, eta_hours, coalesce(daily, false), private.known_zone(zone))
  returning id into made;
  return jsonb_build_object('email', address, 'trackingId', parcel."trackingId", 'token', private.new_follow_token(made));
end $function$;

create or replace function private.begin_notice_test()
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  perform private.take('mail', auth.uid()::text);
  return private.who();
end $function$;

create or replace function private.cancel_mails()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update private.queued_mail set state = 'cancelled', updated_at = now() where follower = old.id and state = 'waiting';
  return old;
end $function$;

create or replace function private.change_follow (
  token text,
  wanted text[],
  hours integer,
  once_a_day boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.follower := private.follower_of(token);
begin
  if known.id is null then return null; end if;
  perform private.check_choice(wanted, hours);
  update private.follower
  set topics = wanted, eta_hours = hours, daily = coalesce(once_a_day, false)
  where id = known.id returning * into known;
  return private.follow_shown(known);
end $function$;

create or replace function private.check_choice (
  topics text[],
  eta_hours integer
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if coalesce(cardinality(topics), 0) = 0 and eta_hours is null then
    raise exception 'Choose what you want to be told of.' using errcode = '22023';
  end if;
  if not topics <@ array['progress', 'problem', 'delivery'] then
    raise exception 'The topics are progress, problem and delivery.' using errcode = '22023';
  end if;
  if eta_hours not between 1 and 240 then
    raise exception 'The hours must be between 1 and 240.' using errcode = '22023';
  end if;
end $function$;

create or replace function private.claim_mail()
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  chosen private.queued_mail;
  reader private.follower;
begin
  select * into chosen from private.queued_mail where state = 'waiting' and due_at <= now()
  order by due_at limit 1 for update skip locked;
  if not found then return null; end if;
  select * into reader from private.follower where id = chosen.follower;
  chosen.message := coalesce(chosen.message, gen_random_uuid());
  update private.queued_mail
  set state = 'sending', message = chosen.message, leased_until = now() + interval '2 minutes', attempts = attempts + 1,
    updated_at = now()
  where id = chosen.id or reader.daily and id in (
    select id from private.queued_mail
    where follower = reader.id and state = 'waiting' and due_at <= now() order by id limit 50 for update skip locked);
  return private.mail_content(chosen.message) || jsonb_build_object('message', chosen.message, 'email', chosen.email,
    'token', case when reader.id is not null then private.new_follow_token(reader.id) end);
end $function$;

create or replace function private.claim_mails (
  most integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  job private.notice_job;
  mail jsonb;
  mails jsonb := '[]';
begin
  perform private.tidy_queue();
  for job in select * from private.notice_job where fanned_out_at is null and due_at <= now()
      order by due_at limit 20 for update skip locked loop
    perform private.fan_out(job);
  end loop;
  while jsonb_array_length(mails) < least(most, 20) loop
    mail := private.claim_mail();
    exit when mail is null;
    mails := mails || mail;
  end loop;
  return mails;
end $function$;

create or replace function private.confirm_follow (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  asked private.follower := private.follower_of(token);
  earlier bigint;
begin
  if asked.id is null or asked.confirmed_at is not null then return private.follow_shown(asked); end if;
  perform pg_advisory_xact_lock(hashtextextended(asked.email, asked.consignment));
  select id into earlier from private.follower
  where consignment = asked.consignment and lower(email) = lower(asked.email) and confirmed_at is not null;
  if found then
    update private.follow_token set follower = earlier where follower = asked.id;
    delete from private.follower where id = asked.id;
    update private.follower set topics = asked.topics, eta_hours = asked.eta_hours, daily = asked.daily, zone = asked.zone
    where id = earlier returning * into asked;
  else
    update private.follower set confirmed_at = now() where id = asked.id returning * into asked;
  end if;
  return private.follow_shown(asked);
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
    'planned', (select coalesce(jsonb_agg(jsonb_build_object('id', job.id, 'dueAt', private.instant(job.due_at),
        'about', case when job.is_correction then 'correction' else coalesce(event.code, 'arrival') end, 'status', event.status)
        order by job.id), '[]')
      from private.notice_job as job left join public.consignment_event as event on event.id = job.event
      where job.consignment = parcel and job.fanned_out_at is null),
    'mails', (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).id desc), '[]') from (
      select queued_mail as mail from private.queued_mail join private.notice_job on notice_job.id = job
      where notice_job.consignment = parcel order by queued_mail.id desc limit 200) as newest));
end $function$;

create or replace function private.drop_notice (
  mail bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  update private.queued_mail set state = 'cancelled', updated_at = now() where id = mail and state in ('waiting', 'failed', 'unknown');
end $function$;

create or replace function private.fan_out (
  job private.notice_job
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.follow_shown (
  known private.follower
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('trackingId', "trackingId", 'email', private.masked_address(known.email), 'topics', known.topics,
    'etaHours', known.eta_hours, 'daily', known.daily, 'confirmed', known.confirmed_at is not null)
  from public.consignment where id = known.consignment
$function$;

create or replace function private.follow_state (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  return private.follow_shown(private.follower_of(token));
end $function$;

create or replace function private.follower_of (
  token text
)
  returns private.follower
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known private.follower;
begin
  perform private.take('followLook');
  select follower.* into known from private.follow_token join private.follower on follower.id = follow_token.follower
  where hash = private.sha256_hex(token) and (confirmed_at is not null or made_at > now() - interval '7 days')
  for no key update of follower;
  return known;
end $function$;

create or replace function private.hold_notice (
  held bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  delete from private.notice_job where id = held and fanned_out_at is null;
  if found then return; end if;
  update private.queued_mail set state = 'cancelled', updated_at = now() where job = held and state = 'waiting';
end $function$;

create or replace function private.hours_moved (
  revision public.eta_revision
)
  returns numeric
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  before timestamptz;
begin
  select latest into before from public.eta_revision
  where consignment = revision.consignment and id < revision.id order by id desc limit 1;
  if not found then select "deliveryDate" into before from public.consignment where id = revision.consignment; end if;
  return abs(extract(epoch from revision.latest - before)) / 3600;
end $function$;

create or replace function private.import_rows (
  batch_key uuid,
  file text,
  entries jsonb,
  is_trial boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant int := 200;
  entry jsonb;
  outcome jsonb;
  outcomes jsonb := '[]';
  tracking_id text;
begin
  perform private.require_admin();
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > most then
    raise exception 'At most % rows can be imported at once.', most using errcode = '22023';
  end if;
  if not is_trial then
    perform set_config('notices.off', 'on', true);
    insert into private.import_batch (key, file, created_by) values (batch_key, file, private.who()) on conflict do nothing;
  end if;
  for entry in select value from jsonb_array_elements(entries) loop
    tracking_id := nullif(entry ->> 'trackingId', '');
    begin
      outcome := case when is_trial
        then private.known_row(batch_key, (entry ->> 'number')::int, tracking_id, entry -> 'fields')
        else private.store_row(batch_key, (entry ->> 'number')::int, tracking_id, entry -> 'fields') end;
    exception when data_exception or integrity_constraint_violation or raise_exception then
      outcome := jsonb_build_object('outcome', 'refused', 'code', sqlstate, 'reason', sqlerrm);
    end;
    outcomes := outcomes || jsonb_build_array(outcome);
  end loop;
  return outcomes;
end $function$;

create or replace function private.has_recipients (
  parcel bigint,
  what text
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return exists (select from private.notice_rule where about = what and (to_sender or to_receiver))
    or exists (select from private.follower where consignment = parcel and confirmed_at is not null);
end $function$;

create or replace function private.known_zone (
  name text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  perform now() at time zone name::private.zone;
  return name;
exception when data_exception or check_violation then return 'Etc/UTC';
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
    where not job.is_correction and about = coalesce(event.code, 'arrival') and rule.is_told
    union all
    select known.id, null, known.email, case when known.daily then private.next_morning(known.zone) else now() end
    from private.follower as known
    where known.consignment = job.consignment and known.confirmed_at is not null and not job.is_correction
      and case when job.eta is null then private.topic_of(event.code) = any (known.topics) else moved >= known.eta_hours end
    union all
    select mail.follower, mail.party, mail.email, now() from private.queued_mail as mail
    where mail.job = any (told) and mail.state in ('sending', 'sent', 'kept', 'unknown')
      and (mail.party is not null or mail.follower is not null)
  ) as recipient (follower, party, email, due_at)
  order by lower(recipient.email), recipient.party nulls last, recipient.follower;
end $function$;

create or replace function private.mail_content (
  leaving uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select jsonb_build_object('to', coalesce(min(party), 'follower'), 'notices',
      jsonb_agg(private.notice_of(job) order by job))
    from private.queued_mail where message = leaving);
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
    'about', case when job.is_correction then 'correction' else coalesce(event.code, 'arrival') end, 'status', event.status,
    'to', coalesce(mail.party, 'follower'), 'recipient', private.masked_address(mail.email), 'state', mail.state,
    'message', mail.message, 'attempts', mail.attempts, 'reason', mail.reason, 'dueAt', private.instant(mail.due_at),
    'at', private.instant(mail.updated_at))
  from private.notice_job as job join public.consignment as parcel on parcel.id = job.consignment
    left join public.consignment_event as event on event.id = job.event
  where job.id = mail.job
$function$;

create or replace function private.new_follow_token (
  known bigint
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := private.new_token();
begin
  insert into private.follow_token (hash, follower) values (private.sha256_hex(token), known);
  return token;
end $function$;

create or replace function private.next_morning (
  zone text
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when today > now() then today else (morning + interval '1 day') at time zone zone end
  from (select date_trunc('day', now() at time zone zone) + interval '8 hours' as morning) as day,
    lateral (select morning at time zone zone as today) as here
$function$;

create or replace function private.note_eta()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.has_recipients(new.consignment, 'arrival') then
    insert into private.notice_job (consignment, eta, due_at) values (new.consignment, new.id, private.notice_due());
  end if;
  return null;
end $function$;

create or replace function private.note_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.has_recipients(new.consignment, new.code) or new.corrects is not null
      and exists (select from private.notice_job where event = new.corrects and fanned_out_at is not null) then
    insert into private.notice_job (consignment, event, due_at) values (new.consignment, new.id, private.notice_due());
  end if;
  return null;
end $function$;

create or replace function private.note_void()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.notice_job where event = new.id and fanned_out_at is null; -- waits for one that is being worked out
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where job in (select id from private.notice_job where event = new.id) and state = 'waiting';
  if exists (select from private.queued_mail
             where job in (select id from private.notice_job where event = new.id) and state in ('sending', 'sent', 'kept', 'unknown'))
      and not exists (select from private.notice_job join public.consignment_event as entry on entry.id = event
                      where corrects = new.id and voided_at is null) then
    insert into private.notice_job (consignment, event, is_correction, due_at)
    values (new.consignment, new.id, true, private.notice_due()) on conflict do nothing;
  end if;
  return null;
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
begin
  perform private.require_admin();
  return jsonb_build_object(
    'parties', (select coalesce(jsonb_agg(party order by party desc), '[]') from private.notice_rule,
      lateral (values ('sender', to_sender), ('receiver', to_receiver)) as rule (party, is_told)
      where about = what and is_told),
    'followers', (select count(*) from private.follower
      where consignment = parcel and confirmed_at is not null
        and case when what = 'arrival' then eta_hours is not null else private.topic_of(what) = any (topics) end));
end $function$;

create or replace function private.notice_due()
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select now() + make_interval(secs => notice_delay) from private.settings
$function$;

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
  return (select jsonb_build_object('to', coalesce(party, 'follower'), 'notices', jsonb_build_array(private.notice_of(job)))
          from private.queued_mail where id = mail);
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
    'about', case when job.is_correction then 'correction' else coalesce(event.code, 'arrival') end,
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
              where about = case when job.is_correction then 'correction' else coalesce(event.code, 'arrival') end));
end $function$;

create or replace function private.notice_rules()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_object_agg(about, jsonb_build_object(
    'toSender', to_sender, 'toReceiver', to_receiver, 'subject', subject, 'text', text)), '{}') from private.notice_rule);
end $function$;

create or replace function private.resend_notice (
  mail bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if exists (select from private.queued_mail where id = mail and follower is null and party is null) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  update private.queued_mail as again
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now(),
    email = coalesce((
      select case again.party when 'sender' then btrim("sendersEmail") when 'receiver' then btrim("recEmail") end
      from private.notice_job join public.consignment on consignment.id = notice_job.consignment where notice_job.id = again.job
    ), again.email)
  where id = mail and state in ('failed', 'unknown');
end $function$;

create or replace function private.set_notice_rule (
  what text,
  tell_sender boolean,
  tell_receiver boolean,
  title text,
  words text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before jsonb;
  after jsonb := jsonb_build_object('toSender', tell_sender, 'toReceiver', tell_receiver, 'subject', title, 'text', words);
begin
  perform private.require_owner();
  if what not in ('arrival', 'correction') and not exists (select from public.event_code where code = what) then
    raise exception 'There is no event with the code %.', what using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('notice_rule', 0));
  before := private.notice_rules() -> what;
  if before is not distinct from after then return; end if;
  insert into private.notice_rule (about, to_sender, to_receiver, subject, text)
  values (what, tell_sender, tell_receiver, title, words)
  on conflict (about) do update
    set to_sender = excluded.to_sender, to_receiver = excluded.to_receiver, subject = excluded.subject, text = excluded.text;
  perform private.record_account(private.actor(), 'update', 'settings', 'notice_' || what, 'Notices to the parties',
    jsonb_build_object('notice', jsonb_build_object('before', before, 'after', after)));
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
  set state = case when outcome <> 'later' then outcome when attempts > cardinality(waits) then 'failed' else 'waiting' end,
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
end $function$;

create or replace function private.tidy_queue()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
  where state = 'waiting' and due_at < now() - interval '3 days';
  delete from private.notice_job where id in (
    select id from private.notice_job where fanned_out_at < now() - interval '400 days' limit 100 for update skip locked);
end $function$;

create or replace function private.topic_of (
  sought text
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when opens is not null then 'problem' when rank >= 3 then 'delivery' else 'progress' end
  from public.event_code where code = sought
$function$;

create or replace function private.unsent_notices()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).updated_at desc), '[]') from (
    select queued_mail as mail from private.queued_mail where state in ('failed', 'unknown')
    order by updated_at desc limit 100) as newest);
end $function$;

create or replace function public.begin_follow (
  tracking_id text,
  email text,
  topics text[],
  eta_hours integer,
  daily boolean,
  zone text,
  client text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.begin_follow(tracking_id, email, topics, eta_hours, daily, zone, client)
$function$;

create or replace function public.begin_notice_test()
  returns text
  language sql
  set search_path to ''
  AS $function$
  select private.begin_notice_test()
$function$;

create or replace function public.change_follow (
  token text,
  topics text[],
  eta_hours integer,
  daily boolean
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.change_follow(token, topics, eta_hours, daily)
$function$;

create or replace function public.claim_mails (
  most integer
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.claim_mails(most)
$function$;

create or replace function public.confirm_follow (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.confirm_follow(token)
$function$;

create or replace function public.consignment_notices (
  consignment bigint
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.consignment_notices(consignment)
$function$;

create or replace function public.drop_notice (
  notice bigint
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.drop_notice(notice)
$function$;

create or replace function public.follow_state (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.follow_state(token)
$function$;

create or replace function public.hold_notice (
  notice bigint
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.hold_notice(notice)
$function$;

create or replace function public.notice_audience (
  consignment bigint,
  about text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.notice_audience(consignment, about)
$function$;

create or replace function public.notice_mail (
  notice bigint
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.notice_mail(notice)
$function$;

create or replace function public.notice_rules()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.notice_rules()
$function$;

create or replace function public.resend_notice (
  notice bigint
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.resend_notice(notice)
$function$;

create or replace function public.set_notice_rule (
  about text,
  to_sender boolean,
  to_receiver boolean,
  subject text,
  text text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_notice_rule(about, coalesce(to_sender, false), coalesce(to_receiver, false), nullif(subject, ''),
    nullif(text, ''))
$function$;

create or replace function public.settle_mail (
  message uuid,
  outcome text,
  reason text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.settle_mail(message, outcome, reason)
$function$;

create or replace function public.stop_follow (
  token text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.stop_follow(token)
$function$;

create or replace function public.unsent_notices()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.unsent_notices()
$function$;

alter table "private"."follower"
  add constraint "follower_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

alter table "private"."follow_token"
  add constraint "follow_token_follower_fkey" foreign key (follower) references private.follower(id) on delete cascade;

alter table "private"."notice_job"
  add constraint "notice_job_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

alter table "private"."notice_job"
  add constraint "notice_job_eta_fkey" foreign key (eta) references public.eta_revision(id) on delete cascade;

alter table "private"."notice_job"
  add constraint "notice_job_event_fkey" foreign key (event) references public.consignment_event(id) on delete cascade;

alter table "private"."queued_mail"
  add constraint "queued_mail_follower_fkey" foreign key (follower) references private.follower(id) on delete set null;

alter table "private"."queued_mail"
  add constraint "queued_mail_job_fkey" foreign key (job) references private.notice_job(id) on delete cascade;

alter table "private"."settings"
  add constraint "settings_notice_delay_check" check (((notice_delay >= 0) AND (notice_delay <= 3600)));

create index follow_token_follower on private.follow_token using btree (follower);

create unique index follower_address on private.follower using btree (consignment, lower(email))
  where (confirmed_at is not null);

create index follower_consignment on private.follower using btree (consignment);

create index follower_unconfirmed on private.follower using btree (made_at)
  where (confirmed_at is null);

create index notice_job_consignment on private.notice_job using btree (consignment);

create index notice_job_due on private.notice_job using btree (due_at)
  where (fanned_out_at is null);

create index notice_job_past on private.notice_job using btree (fanned_out_at)
  where (fanned_out_at is not null);

create index queued_mail_due on private.queued_mail using btree (due_at)
  where (state = 'waiting'::text);

create index queued_mail_follower on private.queued_mail using btree (follower)
  where (follower is not null);

create index queued_mail_leased on private.queued_mail using btree (leased_until)
  where (state = 'sending'::text);

create index queued_mail_message on private.queued_mail using btree (message)
  where (message is not null);

create unique index queued_mail_once on private.queued_mail using btree (job, lower(email));

create index queued_mail_unsent on private.queued_mail using btree (updated_at)
  where (state = ANY (ARRAY['failed'::text, 'unknown'::text]));

create trigger cancel_mails
  before delete on private.follower
  for each row
  execute function private.cancel_mails();

create trigger note_event
  after insert on public.consignment_event
  for each row
  when
    (((new.classifier = 'actual'::text) AND (NOT new.silent) AND (current_setting('notices.off'::text, true) IS DISTINCT
    FROM 'on'::text)))
  execute function private.note_event();

create trigger note_void
  after update of voided_at, void_reason on public.consignment_event
  for each row
  when (((old.voided_at IS NULL) AND (new.voided_at IS NOT NULL)))
  execute function private.note_void();

create trigger note_eta
  after insert on public.eta_revision
  for each row
  when ((NOT new.silent))
  execute function private.note_eta();

revoke all on function "private"."begin_follow"(text, text, text[], integer, boolean, text, text) from public;

grant execute on function "private"."begin_follow"(text, text, text[], integer, boolean, text, text) to "service_role";

revoke all on function "private"."begin_notice_test"() from public;

grant execute on function "private"."begin_notice_test"() to "authenticated";

revoke all on function "private"."cancel_mails"() from public;

revoke all on function "private"."change_follow"(text, text[], integer, boolean) from public;

grant execute on function "private"."change_follow"(text, text[], integer, boolean) to "anon", "authenticated";

revoke all on function "private"."check_choice"(text[], integer) from public;

revoke all on function "private"."claim_mail"() from public;

revoke all on function "private"."claim_mails"(integer) from public;

grant execute on function "private"."claim_mails"(integer) to "service_role";

revoke all on function "private"."confirm_follow"(text) from public;

grant execute on function "private"."confirm_follow"(text) to "anon", "authenticated";

revoke all on function "private"."consignment_notices"(bigint) from public;

grant execute on function "private"."consignment_notices"(bigint) to "authenticated";

revoke all on function "private"."drop_notice"(bigint) from public;

grant execute on function "private"."drop_notice"(bigint) to "authenticated";

revoke all on function "private"."fan_out"(private.notice_job) from public;

revoke all on function "private"."follow_shown"(private.follower) from public;

revoke all on function "private"."follow_state"(text) from public;

grant execute on function "private"."follow_state"(text) to "anon", "authenticated";

revoke all on function "private"."follower_of"(text) from public;

revoke all on function "private"."hold_notice"(bigint) from public;

grant execute on function "private"."hold_notice"(bigint) to "authenticated";

revoke all on function "private"."hours_moved"(public.eta_revision) from public;

revoke all on function "private"."has_recipients"(bigint, text) from public;

revoke all on function "private"."known_zone"(text) from public;

revoke all on function "private"."recipients"(private.notice_job) from public;

revoke all on function "private"."mail_content"(uuid) from public;

revoke all on function "private"."mail_shown"(private.queued_mail) from public;

revoke all on function "private"."new_follow_token"(bigint) from public;

revoke all on function "private"."next_morning"(text) from public;

revoke all on function "private"."note_eta"() from public;

revoke all on function "private"."note_event"() from public;

revoke all on function "private"."note_void"() from public;

revoke all on function "private"."notice_audience"(bigint, text) from public;

grant execute on function "private"."notice_audience"(bigint, text) to "authenticated";

revoke all on function "private"."notice_due"() from public;

revoke all on function "private"."notice_mail"(bigint) from public;

grant execute on function "private"."notice_mail"(bigint) to "authenticated";

revoke all on function "private"."notice_of"(bigint) from public;

revoke all on function "private"."notice_rules"() from public;

grant execute on function "private"."notice_rules"() to "authenticated";

revoke all on function "private"."resend_notice"(bigint) from public;

grant execute on function "private"."resend_notice"(bigint) to "authenticated";

revoke all on function "private"."set_notice_rule"(text, boolean, boolean, text, text) from public;

grant execute on function "private"."set_notice_rule"(text, boolean, boolean, text, text) to "authenticated";

revoke all on function "private"."settle_mail"(uuid, text, text) from public;

grant execute on function "private"."settle_mail"(uuid, text, text) to "service_role";

revoke all on function "private"."stop_follow"(text) from public;

grant execute on function "private"."stop_follow"(text) to "anon", "authenticated", "service_role";

revoke all on function "private"."tidy_queue"() from public;

revoke all on function "private"."topic_of"(text) from public;

revoke all on function "private"."unsent_notices"() from public;

grant execute on function "private"."unsent_notices"() to "authenticated";

revoke all on function "public"."begin_follow"(text, text, text[], integer, boolean, text, text) from public;

grant execute on function "public"."begin_follow"(text, text, text[], integer, boolean, text, text) to "service_role";

revoke all on function "public"."begin_notice_test"() from public;

grant execute on function "public"."begin_notice_test"() to "authenticated";

revoke all on function "public"."change_follow"(text, text[], integer, boolean) from public;

grant execute on function "public"."change_follow"(text, text[], integer, boolean) to "anon", "authenticated";

revoke all on function "public"."claim_mails"(integer) from public;

grant execute on function "public"."claim_mails"(integer) to "service_role";

revoke all on function "public"."confirm_follow"(text) from public;

grant execute on function "public"."confirm_follow"(text) to "anon", "authenticated";

revoke all on function "public"."consignment_notices"(bigint) from public;

grant execute on function "public"."consignment_notices"(bigint) to "authenticated";

revoke all on function "public"."drop_notice"(bigint) from public;

grant execute on function "public"."drop_notice"(bigint) to "authenticated";

revoke all on function "public"."follow_state"(text) from public;

grant execute on function "public"."follow_state"(text) to "anon", "authenticated";

revoke all on function "public"."hold_notice"(bigint) from public;

grant execute on function "public"."hold_notice"(bigint) to "authenticated";

revoke all on function "public"."notice_audience"(bigint, text) from public;

grant execute on function "public"."notice_audience"(bigint, text) to "authenticated";

revoke all on function "public"."notice_mail"(bigint) from public;

grant execute on function "public"."notice_mail"(bigint) to "authenticated";

revoke all on function "public"."notice_rules"() from public;

grant execute on function "public"."notice_rules"() to "authenticated";

revoke all on function "public"."resend_notice"(bigint) from public;

grant execute on function "public"."resend_notice"(bigint) to "authenticated";

revoke all on function "public"."set_notice_rule"(text, boolean, boolean, text, text) from public;

grant execute on function "public"."set_notice_rule"(text, boolean, boolean, text, text) to "authenticated";

revoke all on function "public"."settle_mail"(uuid, text, text) from public;

grant execute on function "public"."settle_mail"(uuid, text, text) to "service_role";

revoke all on function "public"."stop_follow"(text) from public;

grant execute on function "public"."stop_follow"(text) to "anon", "authenticated", "service_role";

revoke all on function "public"."unsent_notices"() from public;

grant execute on function "public"."unsent_notices"() to "authenticated";

revoke all ("silent") on table "public"."consignment_event" from "authenticated";

grant insert ("silent") on table "public"."consignment_event" to "authenticated";

revoke all ("silent") on table "public"."eta_revision" from "authenticated";

grant insert ("silent") on table "public"."eta_revision" to "authenticated";

-- To be decided: rows, which an owner may have changed.
-- + row of private.limits: {"action": "follow", "overall": 400, "per_client": 10, "window_seconds": 3600}
-- + row of private.limits: {"action": "followLook", "overall": 2400, "per_client": 60, "window_seconds": 3600}
-- + row of private.limits: {"action": "followMail", "overall": null, "per_client": 5, "window_seconds": 86400}
-- + row of private.limits: {"action": "followOf", "overall": null, "per_client": 1, "window_seconds": 86400}
-- + row of private.settings: {"only_row": true, "mask_parties": false, "notice_delay": 60}
-- - row of private.settings: {"only_row": true, "mask_parties": false}

insert into private.limits (action, per_client, overall, window_seconds) values
  ('follow', 10, 400, 3600),
  ('followOf', 1, null, 86400),
  ('followMail', 5, null, 86400),
  ('followLook', 60, 2400, 3600);
