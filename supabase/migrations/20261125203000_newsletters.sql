-- Newsletters to subscribers who confirmed their address, by the queue that sends notices.

set local check_function_bodies = off;

revoke all on function "private"."stop_follow"(text) from "service_role";

revoke all on function "public"."stop_follow"(text) from "service_role";

drop index "private"."queued_mail_due";

drop index "private"."queued_mail_once";

drop index "private"."queued_mail_unsent";

create table "private"."newsletter" (
  "id" bigint generated always as identity not null,
  "request_key" uuid not null,
  "subject" text,
  "paragraphs" jsonb,
  "total" integer not null default 0,
  "made_by" text,
  "made_at" timestamp with time zone not null default now(),
  "paused_at" timestamp with time zone,
  "cancelled_at" timestamp with time zone,
  constraint "newsletter_content" check (((subject IS NULL) = (paragraphs IS NULL))),
  constraint "newsletter_pkey" primary key (id),
  constraint "newsletter_request_key_key" unique (request_key)
);

alter table "private"."newsletter"
  enable row level security;

create table "private"."subscription_token" (
  "hash" text not null,
  "subscriber" bigint not null,
  constraint "subscription_token_pkey" primary key (hash)
);

alter table "private"."subscription_token"
  enable row level security;

create table "private"."subscription" (
  "subscriber" bigint not null,
  "asked_at" timestamp with time zone not null default now(),
  "confirmed_at" timestamp with time zone,
  constraint "subscription_pkey" primary key (subscriber)
);

alter table "private"."subscription"
  enable row level security;

alter table "private"."queued_mail"
  add column "newsletter" bigint;

alter table "private"."queued_mail"
  add column "subscriber" bigint;

alter table "private"."queued_mail"
  alter column "job" drop not null;

create or replace function private.ask_subscribers()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  made bigint;
  chosen bigint[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('ask_subscribers', 0));
  with asked as (
    insert into private.subscription (subscriber)
    select id from public."newsLetter" where id not in (select subscriber from private.subscription) order by id for key share
    on conflict do nothing returning subscriber)
  select array_agg(subscriber) into chosen from asked;
  if chosen is null then return 0; end if;
  insert into private.newsletter (request_key, made_by) values (gen_random_uuid(), private.who()) returning id into made;
  return private.queue_newsletter(made, chosen);
end $function$;

create or replace function private.begin_newsletter_test (
  title text,
  parts jsonb
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.check_newsletter(title, parts);
  perform private.take('mail', auth.uid()::text);
  return private.who();
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
  update private.newsletter set cancelled_at = coalesce(cancelled_at, now()) where id = known;
  with cancelled as (
    update private.queued_mail set state = 'cancelled', updated_at = now()
    where newsletter = known and state = 'waiting' returning subscriber)
  delete from private.subscription using cancelled, private.newsletter
  where subscription.subscriber = cancelled.subscriber and confirmed_at is null
    and newsletter.id = known and newsletter.subject is null;
end $function$;

create or replace function private.check_newsletter (
  subject text,
  paragraphs jsonb
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if coalesce(private.is_blank(subject) or char_length(subject) > 200
      or subject ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]', true) then
    raise exception 'The subject must be one line of at most 200 characters.' using errcode = '22023';
  end if;
  if jsonb_typeof(paragraphs) is distinct from 'array' or jsonb_array_length(paragraphs) not between 1 and 50
      or exists (select from jsonb_array_elements(paragraphs) as part where not private.is_paragraph(part)) then
    raise exception 'A newsletter has 1 to 50 paragraphs of at most 2000 characters.' using errcode = '22023';
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
  select * into chosen from private.queued_mail where state = 'waiting' and job is not null and due_at <= now()
  order by due_at limit 1 for update skip locked;
  if not found then return private.claim_newsletter(); end if;
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

create or replace function private.claim_newsletter()
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
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
  return jsonb_build_object('kind', case when known.subject is null then 'confirmation' else 'newsletter' end,
    'subject', known.subject, 'paragraphs', known.paragraphs, 'message', chosen.message, 'email', chosen.email,
    'token', private.new_subscription_token(chosen.subscriber));
end $function$;

create or replace function private.confirm_newsletter (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.subscription := private.subscription_of(token);
begin
  if known.subscriber is null then return null; end if;
  update private.subscription set confirmed_at = coalesce(confirmed_at, now())
  where subscriber = known.subscriber returning * into known;
  return private.subscription_shown(known);
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
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where id = mail and job is not null and state in ('waiting', 'failed', 'unknown');
end $function$;

create or replace function private.drop_subscriber (
  known bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from public."newsLetter" where lower(email) = (select lower(email) from public."newsLetter" where id = known);
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
  perform private.drop_subscriber((select subscriber from private.subscription_token where hash = sought));
end $function$;

create or replace function private.forget_subscriber()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update private.queued_mail
  set state = case state when 'waiting' then 'cancelled' else state end, subscriber = null, email = '', updated_at = now()
  where subscriber = old.id;
  return old;
end $function$;

create or replace function private.is_paragraph (
  part jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when jsonb_typeof(part) = 'object' then coalesce(
    part - array['id', 'paragraph', 'color', 'bold', 'textAlign'] = '{}'
    and part ->> 'id' ~ '^[0-9A-Za-z]{5}$'
    and jsonb_typeof(part -> 'paragraph') = 'string'
    and char_length(part ->> 'paragraph') <= 2000 and not private.is_blank(part ->> 'paragraph')
    and part ->> 'paragraph' !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e]'
    and part ->> 'color' in ('black', 'red')
    and part ->> 'bold' in ('normal', 'bold')
    and part ->> 'textAlign' in ('left', 'center', 'justify', 'right'), false) else false end
$function$;

create or replace function private.new_subscription_token (
  known bigint
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := private.new_token();
begin
  insert into private.subscription_token (hash, subscriber) values (private.sha256_hex(token), known);
  return token;
end $function$;

create or replace function private.newsletter_shown (
  known private.newsletter
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', known.id, 'subject', known.subject, 'madeAt', private.instant(known.made_at),
    'madeBy', known.made_by, 'paused', known.paused_at is not null, 'cancelled', known.cancelled_at is not null,
    'total', known.total, 'counts', coalesce(jsonb_object_agg(state, mails), '{}'),
    'reasons', coalesce((
      select jsonb_agg(jsonb_build_object('state', state, 'reason', reason, 'count', mails) order by mails desc, reason)
      from (select state, coalesce(reason, '') as reason, count(*) as mails from private.queued_mail
            where newsletter = known.id and state in ('failed', 'unknown') group by 1, 2 order by 3 desc limit 10) as grouped
    ), '[]'))
  from (select state, count(*) as mails from private.queued_mail where newsletter = known.id group by state) as counted
$function$;

create or replace function private.newsletter_state (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  return private.subscription_shown(private.subscription_of(token));
end $function$;

create or replace function private.newsletters()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('unasked', count(*) filter (where asked_at is null),
      'asked', count(*) filter (where asked_at is not null and confirmed_at is null),
      'confirmed', count(confirmed_at),
      'sent', (select coalesce(jsonb_agg(private.newsletter_shown(known) order by (known).id desc), '[]')
               from (select newsletter as known from private.newsletter order by id desc limit 10) as newest))
    from public."newsLetter" left join private.subscription on subscriber = id);
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
  return (select jsonb_build_object('to', coalesce(party, 'follower'), 'notices', jsonb_build_array(private.notice_of(job)))
          from private.queued_mail where id = mail and job is not null);
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
  update private.newsletter set paused_at = case when stops then coalesce(paused_at, now()) end
  where id = known and cancelled_at is null;
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
  return count;
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
begin
  perform private.require_admin();
  if exists (select from private.queued_mail where id = mail and job is not null and follower is null and party is null) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  update private.queued_mail as again
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now(),
    email = coalesce((
      select case again.party when 'sender' then btrim("sendersEmail") when 'receiver' then btrim("recEmail") end
      from private.notice_job join public.consignment on consignment.id = notice_job.consignment where notice_job.id = again.job
    ), again.email)
  where id = mail and job is not null and state in ('failed', 'unknown');
end $function$;

create or replace function private.send_newsletter (
  key uuid,
  title text,
  parts jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.newsletter;
  chosen bigint[];
begin
  perform private.require_admin();
  perform private.check_newsletter(title, parts);
  insert into private.newsletter (request_key, subject, paragraphs, made_by) values (key, title, parts, private.who())
  on conflict (request_key) do nothing returning * into known;
  if known.id is null then
    select * into strict known from private.newsletter where request_key = key;
    if (known.subject, known.paragraphs) is distinct from (title, parts) then
      raise exception 'This key belongs to another message.' using errcode = 'PT409';
    end if;
    return known.total;
  end if;
  select array_agg(subscriber) into chosen from private.subscription where confirmed_at is not null;
  if chosen is null then raise exception 'Nobody has confirmed yet.' using errcode = 'PT409'; end if;
  return private.queue_newsletter(known.id, chosen);
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
        or newsletter in (select id from private.newsletter where cancelled_at is not null) then 'cancelled'
      when attempts > cardinality(waits) then 'failed' else 'waiting' end,
    due_at = case when outcome = 'later' then now() + coalesce(waits[attempts], '0') else due_at end,
    reason = case when outcome not in ('sent', 'kept') then left(why, 500) end,
    leased_until = null, updated_at = now()
  where message = leaving and state in ('sending', 'unknown');
end $function$;

create or replace function private.stop_newsletter (
  token text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.drop_subscriber((private.subscription_of(token)).subscriber);
end $function$;

create or replace function private.subscription_of (
  token text
)
  returns private.subscription
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known private.subscription;
begin
  perform private.take('newsletterLook');
  select subscription.* into known from private.subscription_token join private.subscription using (subscriber)
  where hash = private.sha256_hex(token) for no key update of subscription;
  return known;
end $function$;

create or replace function private.subscription_shown (
  known private.subscription
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('email', private.masked_address(email), 'confirmed', known.confirmed_at is not null)
  from public."newsLetter" where id = known.subscriber
$function$;

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
  where state = 'waiting' and job is not null and due_at < now() - interval '3 days';
  delete from private.notice_job where id in (
    select id from private.notice_job where fanned_out_at < now() - interval '400 days' limit 100 for update skip locked);
  delete from private.newsletter where id in (
    select id from private.newsletter where made_at < now() - interval '400 days' limit 1 for update skip locked);
end $function$;

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
    select queued_mail as mail from private.queued_mail where state in ('failed', 'unknown') and job is not null
    order by updated_at desc limit 100) as newest);
end $function$;

create or replace function public.ask_subscribers()
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.ask_subscribers()
$function$;

create or replace function public.begin_newsletter_test (
  subject text,
  paragraphs jsonb
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  select private.begin_newsletter_test(subject, paragraphs)
$function$;

create or replace function public.cancel_newsletter (
  newsletter bigint
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.cancel_newsletter(newsletter)
$function$;

create or replace function public.confirm_newsletter (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.confirm_newsletter(token)
$function$;

create or replace function public.end_mails (
  token text,
  client text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.end_mails(token, client)
$function$;

create or replace function public.newsletter_state (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.newsletter_state(token)
$function$;

create or replace function public.newsletters()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.newsletters()
$function$;

create or replace function public.pause_newsletter (
  newsletter bigint,
  paused boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.pause_newsletter(newsletter, paused)
$function$;

create or replace function public.resend_newsletter (
  newsletter bigint
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.resend_newsletter(newsletter)
$function$;

create or replace function public.send_newsletter (
  request_key uuid,
  subject text,
  paragraphs jsonb
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.send_newsletter(request_key, subject, paragraphs)
$function$;

create or replace function public.stop_newsletter (
  token text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.stop_newsletter(token)
$function$;

alter table "private"."queued_mail"
  add constraint "of_what" check (((job IS NULL) <> (newsletter IS NULL)));

alter table "private"."queued_mail"
  add constraint "queued_mail_newsletter_fkey" foreign key (newsletter) references private.newsletter(id)
    on delete cascade;

alter table "private"."queued_mail"
  add constraint "queued_mail_subscriber_fkey" foreign key (subscriber) references public."newsLetter"(id) on delete
    set null;

alter table "private"."subscription"
  add constraint "subscription_subscriber_fkey" foreign key (subscriber) references public."newsLetter"(id)
    on delete cascade;

alter table "private"."subscription_token"
  add constraint "subscription_token_subscriber_fkey" foreign key (subscriber)
    references private.subscription(subscriber) on delete cascade;

create index queued_mail_due on private.queued_mail using btree (due_at)
  where ((state = 'waiting'::text) AND (job is not null));

create unique index queued_mail_newsletter_once on private.queued_mail using btree (newsletter, lower(email))
  where ((newsletter is not null) AND (email <> ''::text));

create index queued_mail_newsletter on private.queued_mail using btree (newsletter, state, due_at, id)
  where (newsletter is not null);

create unique index queued_mail_once on private.queued_mail using btree (job, lower(email))
  where (job is not null);

create index queued_mail_subscriber on private.queued_mail using btree (subscriber)
  where (subscriber is not null);

create index queued_mail_unsent on private.queued_mail using btree (updated_at)
  where ((state = ANY (ARRAY['failed'::text, 'unknown'::text])) AND (job is not null));

create index subscription_token_subscriber on private.subscription_token using btree (subscriber);

create trigger forget_subscriber
  before delete on public."newsLetter"
  for each row
  execute function private.forget_subscriber();

revoke all on function "private"."ask_subscribers"() from public;

grant execute on function "private"."ask_subscribers"() to "authenticated";

revoke all on function "private"."begin_newsletter_test"(text, jsonb) from public;

grant execute on function "private"."begin_newsletter_test"(text, jsonb) to "authenticated";

revoke all on function "private"."cancel_newsletter"(bigint) from public;

grant execute on function "private"."cancel_newsletter"(bigint) to "authenticated";

revoke all on function "private"."check_newsletter"(text, jsonb) from public;

revoke all on function "private"."claim_newsletter"() from public;

revoke all on function "private"."confirm_newsletter"(text) from public;

grant execute on function "private"."confirm_newsletter"(text) to "anon", "authenticated";

revoke all on function "private"."drop_subscriber"(bigint) from public;

revoke all on function "private"."end_mails"(text, text) from public;

grant execute on function "private"."end_mails"(text, text) to "service_role";

revoke all on function "private"."forget_subscriber"() from public;

revoke all on function "private"."is_paragraph"(jsonb) from public;

revoke all on function "private"."new_subscription_token"(bigint) from public;

revoke all on function "private"."newsletter_shown"(private.newsletter) from public;

revoke all on function "private"."newsletter_state"(text) from public;

grant execute on function "private"."newsletter_state"(text) to "anon", "authenticated";

revoke all on function "private"."newsletters"() from public;

grant execute on function "private"."newsletters"() to "authenticated";

revoke all on function "private"."pause_newsletter"(bigint, boolean) from public;

grant execute on function "private"."pause_newsletter"(bigint, boolean) to "authenticated";

revoke all on function "private"."queue_newsletter"(bigint, bigint[]) from public;

revoke all on function "private"."resend_newsletter"(bigint) from public;

grant execute on function "private"."resend_newsletter"(bigint) to "authenticated";

revoke all on function "private"."send_newsletter"(uuid, text, jsonb) from public;

grant execute on function "private"."send_newsletter"(uuid, text, jsonb) to "authenticated";

revoke all on function "private"."stop_newsletter"(text) from public;

grant execute on function "private"."stop_newsletter"(text) to "anon", "authenticated";

revoke all on function "private"."subscription_of"(text) from public;

revoke all on function "private"."subscription_shown"(private.subscription) from public;

revoke all on function "public"."ask_subscribers"() from public;

grant execute on function "public"."ask_subscribers"() to "authenticated";

revoke all on function "public"."begin_newsletter_test"(text, jsonb) from public;

grant execute on function "public"."begin_newsletter_test"(text, jsonb) to "authenticated";

revoke all on function "public"."cancel_newsletter"(bigint) from public;

grant execute on function "public"."cancel_newsletter"(bigint) to "authenticated";

revoke all on function "public"."confirm_newsletter"(text) from public;

grant execute on function "public"."confirm_newsletter"(text) to "anon", "authenticated";

revoke all on function "public"."end_mails"(text, text) from public;

grant execute on function "public"."end_mails"(text, text) to "service_role";

revoke all on function "public"."newsletter_state"(text) from public;

grant execute on function "public"."newsletter_state"(text) to "anon", "authenticated";

revoke all on function "public"."newsletters"() from public;

grant execute on function "public"."newsletters"() to "authenticated";

revoke all on function "public"."pause_newsletter"(bigint, boolean) from public;

grant execute on function "public"."pause_newsletter"(bigint, boolean) to "authenticated";

revoke all on function "public"."resend_newsletter"(bigint) from public;

grant execute on function "public"."resend_newsletter"(bigint) to "authenticated";

revoke all on function "public"."send_newsletter"(uuid, text, jsonb) from public;

grant execute on function "public"."send_newsletter"(uuid, text, jsonb) to "authenticated";

revoke all on function "public"."stop_newsletter"(text) from public;

grant execute on function "public"."stop_newsletter"(text) to "anon", "authenticated";

insert into private.limits (action, per_client, overall, window_seconds) values
  ('newsletterLook', 60, 2400, 3600),
  ('mailStop', 5000, null, 3600);
