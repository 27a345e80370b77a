-- Office hours and who is there, for visitors; a visitor's address, and answers by mail that were not read in the chat.

set local check_function_bodies = off;

alter table "private"."queued_mail"
  drop constraint "of_what";

create table "private"."chat_address" (
  "chat" uuid not null,
  "email" text not null,
  "left_at" timestamp with time zone not null default now(),
  "confirmed_at" timestamp with time zone,
  constraint "chat_address_pkey" primary key (chat),
  constraint "chat_address_email_check" check (private.is_mail_address(email))
);

alter table "private"."chat_address"
  enable row level security;

create table "private"."chat_link" (
  "token_hash" bytea not null,
  "chat" uuid not null,
  "made_at" timestamp with time zone not null default now(),
  constraint "chat_link_pkey" primary key (token_hash)
);

alter table "private"."chat_link"
  enable row level security;

create table "private"."office" (
  "only_row" boolean not null default true,
  "zone" private.zone not null default 'Etc/UTC'::text,
  "week" jsonb not null default '[[], [], [], [], [], [], []]'::jsonb,
  "holidays" date[] not null default '{}'::date[],
  constraint "office_only_row_check" check (only_row),
  constraint "office_pkey" primary key (only_row)
);

alter table "private"."office"
  enable row level security;

create unlogged table "private"."presence" (
  "user_id" uuid not null,
  "seen_at" timestamp with time zone not null,
  constraint "presence_pkey" primary key (user_id)
);

alter table "private"."presence"
  enable row level security;

alter table "private"."queued_mail"
  add column "chat" uuid;

alter table "private"."queued_mail"
  add column "chat_seq" integer;

alter table "private"."settings"
  add column "answer_delay" integer not null default 240;

create or replace function private.agent_present()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  insert into private.presence values (auth.uid(), now())
  on conflict (user_id) do update set seen_at = now() where presence.seen_at < now() - interval '30 seconds';
end $function$;

create or replace function private.answer_due (
  written timestamp with time zone
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select written + make_interval(secs => answer_delay) from private.settings
$function$;

create or replace function private.answers_shown (
  known uuid,
  asking bigint
)
  returns table (
    seq integer,
    message text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select seq, message from (
    select seq, message, row_number() over (order by seq) as number, sum(char_length(message)) over (order by seq) as size
    from private.unread_answers(known, asking)) as answer
  where number <= 20 and size <= 20000 order by seq
$function$;

create or replace function private.chat_address (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  own_chat uuid := private.chat_of(token);
begin
  update private.chat_address set confirmed_at = now()
  where chat = own_chat and confirmed_at is null
    and exists (select from private.chat_link where token_hash = private.token_hash(token) and made_at >= left_at);
  return jsonb_build_object('status', case when own_chat is null then 'gone' else 'ok' end,
    'email', (select private.masked_address(email) from private.chat_address where chat = own_chat));
end $function$;

create or replace function private.chat_agent_address (
  known uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('email', address.email, 'state', mail.state, 'dueAt', private.instant(mail.due_at),
      'at', private.instant(mail.updated_at), 'reason', mail.reason)
    from private.chat_address as address left join lateral (
      select * from private.queued_mail where chat = known order by id desc limit 1) as mail on true
    where address.chat = known);
end $function$;

create or replace function private.chat_leave_address (
  token text,
  entered text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  own_chat uuid := private.chat_of(token);
  address text := lower(btrim(entered));
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  perform from public.chats where id = own_chat for update;
  if coalesce(address, '') = '' then
    perform private.forget_chat_address(own_chat, private.token_hash(token));
    return jsonb_build_object('status', 'ok', 'email', null);
  end if;
  if private.is_mail_address(address) is not true then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if not exists (select from private.chat_address where chat = own_chat and email = address) then
    perform private.take('chatAddressOf', own_chat::text);
    perform private.take('chatAddress');
    perform private.forget_chat_address(own_chat, private.token_hash(token));
    insert into private.chat_address (chat, email) values (own_chat, address);
    perform private.queue_answers(own_chat);
    perform private.poke(own_chat, 0, 'address', 'visitor');
  end if;
  return jsonb_build_object('status', 'ok', 'email', private.masked_address(address));
end $function$;

create or replace function private.chat_of (
  token text
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
declare
  found_chat uuid := private.chat_with(private.token_hash(token));
begin
  if found_chat is null then perform private.take('chatSecret'); end if;
  return found_chat;
end $function$;

create or replace function private.chat_start (
  token text,
  cid uuid,
  body private.required_message
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  hash bytea := private.token_hash(token);
  own_chat uuid;
  written jsonb;
begin
  if hash is null then raise exception 'The token is not 43 characters of base64url.' using errcode = '22023'; end if;
  perform pg_advisory_xact_lock(hashtextextended(hash::text, 0));
  own_chat := private.chat_with(hash);
  if own_chat is null then
    perform private.take('chatStart');
    insert into public.chats ("senderName")
    values ('visitor-' || lower(left(private.new_tracking_id(), 4))) returning id into own_chat;
    insert into private.chat_key (chat, token_hash) values (own_chat, hash);
  else
    perform private.take('chatSend', own_chat::text);
  end if;
  written := private.append(own_chat, cid, body, 'visitor');
  return private.chat_state(own_chat, 0)
    || case when written ->> 'status' = 'full' then jsonb_build_object('status', 'full') else '{}' end;
end $function$;

create or replace function private.chat_with (
  hash bytea
)
  returns uuid
  language sql
  stable
  set search_path to ''
  AS $function$
  select chat from private.chat_key where token_hash = hash
  union all
  select chat from private.chat_link where token_hash = hash and made_at > now() - interval '14 days'
$function$;

create or replace function private.claim_answer()
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  chosen private.queued_mail;
  address private.chat_address;
  first_due timestamptz;
  answers jsonb;
  last_seq int;
begin
  loop
    select * into chosen from private.queued_mail where state = 'waiting' and chat is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    select * into address from private.chat_address where chat = chosen.chat;
    select private.answer_due(date) into first_due from private.unread_answers(chosen.chat, chosen.id) limit 1;
    if address.chat is null or first_due is null then
      delete from private.queued_mail where id = chosen.id;
    elsif first_due > now() then
      update private.queued_mail set due_at = first_due where id = chosen.id;
    elsif address.confirmed_at is null and chosen.attempts = 0
        and not private.allows('chatMail', left(private.sha256_hex(address.email), 16)) then
      update private.queued_mail set due_at = now() + interval '15 minutes' where id = chosen.id;
    else
      exit;
    end if;
  end loop;
  select jsonb_agg(message order by seq), max(seq) into answers, last_seq from private.answers_shown(chosen.chat, chosen.id);
  update private.queued_mail
  set state = 'sending', email = address.email, chat_seq = last_seq, message = coalesce(message, gen_random_uuid()),
    leased_until = now() + interval '2 minutes', attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return jsonb_build_object('kind', 'answer', 'message', chosen.message, 'email', chosen.email,
    'conversation', left(private.sha256_hex(chosen.chat::text), 16), 'answers', answers,
    'hasMore', exists (select from private.unread_answers(chosen.chat, chosen.id) where seq > last_seq),
    'opensUntil', private.instant(now() + interval '14 days'), 'token', private.new_chat_link(chosen.chat));
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
    mail := coalesce(private.claim_answer(), private.claim_mail());
    exit when mail is null;
    mails := mails || mail;
  end loop;
  return mails;
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
  perform private.forget_chat_address(private.chat_with(private.token_hash(token)), null);
end $function$;

create or replace function private.forget_chat_address (
  known uuid,
  keeping bytea
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from private.chat_address where chat = known;
  if not found then return; end if;
  delete from private.queued_mail where chat = known and state = 'waiting';
  update private.queued_mail set email = '' where chat = known;
  delete from private.chat_link where chat = known and token_hash is distinct from keeping;
  perform private.poke(known, 0, 'address', 'visitor');
end $function$;

create or replace function private.has_office_hours()
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.office, jsonb_array_elements(week) as day where day <> '[]')
$function$;

create or replace function private.is_office_day (
  day jsonb
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(day) is distinct from 'array' or jsonb_array_length(day) > 2 then return false; end if;
  if exists (select from jsonb_array_elements(day) as span
             where case when jsonb_typeof(span) = 'array' and jsonb_array_length(span) = 2
               then coalesce(span ->> 0 !~ '^([01]\d|2[0-3]):[0-5]\d$' or span ->> 1 !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
                 or span ->> 0 >= span ->> 1, true) else true end) then
    return false;
  end if;
  return jsonb_array_length(day) < 2 or day -> 0 ->> 1 < day -> 1 ->> 0;
end $function$;

create or replace function private.new_chat_link (
  known uuid
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := rtrim(translate(encode(decode(private.new_token(), 'hex'), 'base64'), '+/', '-_'), '=');
begin
  delete from private.chat_link where made_at < now() - interval '14 days';
  insert into private.chat_link (token_hash, chat) values (private.token_hash(token), known);
  return token;
end $function$;

create or replace function private.note_answer()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.queue_answers(new.chat);
  return null;
end $function$;

create or replace function private.office_hours()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return private.office_shown();
end $function$;

create or replace function private.office_shown()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('zone', zone, 'week', week, 'holidays', to_jsonb(holidays)) from private.office
$function$;

create or replace function private.office_spans()
  returns table (
    opens timestamp with time zone,
    closes timestamp with time zone
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select (day + (span ->> 0)::interval) at time zone zone, (day + (span ->> 1)::interval) at time zone zone
  from private.office, generate_series(0, 60) as distance,
    lateral (select (now() at time zone zone)::date + distance as day) as calendar,
    lateral jsonb_array_elements(week -> (extract(isodow from day)::int - 1)) as span
  where day <> all (holidays) and (day + (span ->> 1)::interval) at time zone zone > now()
  order by distance, 1
$function$;

create or replace function private.queue_answers (
  answered uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  address text := (select email from private.chat_address where chat = answered);
begin
  if address is null or exists (select from private.queued_mail where chat = answered and state = 'waiting') then return; end if;
  insert into private.queued_mail (chat, email, due_at)
  select answered, address, private.answer_due(date) from private.unread_answers(answered, null) limit 1;
end $function$;

create or replace function private.set_office_hours (
  new_zone private.zone,
  new_week jsonb,
  closed_on date[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before jsonb;
  after jsonb;
begin
  perform private.require_owner();
  if new_zone is null or jsonb_typeof(new_week) is distinct from 'array' or jsonb_array_length(new_week) <> 7
      or exists (select from jsonb_array_elements(new_week) as day where not private.is_office_day(day)) then
    raise exception 'A week has seven days, and a day up to two times from hour to hour.' using errcode = '22023';
  end if;
  if closed_on is null or cardinality(closed_on) > 100
      or exists (select from unnest(closed_on) as day where (day between '2000-01-01' and '2099-12-31') is not true) then
    raise exception 'There are up to 100 holidays, from 2000 to 2099.' using errcode = '22023';
  end if;
  perform now() at time zone new_zone; -- refuses a zone that the server does not know
  perform from private.office for update;
  before := private.office_shown();
  update private.office set zone = new_zone, week = new_week,
    holidays = array(select distinct day from unnest(closed_on) as day order by day);
  after := private.office_shown();
  if before = after then return; end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'office_hours', 'Office hours of the chat',
    jsonb_build_object('officeHours', jsonb_build_object('before', before, 'after', after)));
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
      when follower is null and party is null and subscriber is null and chat is null -- has left while it was being sent
        or private.has_stopped((select consignment from private.notice_job where id = job), party, email)
        or newsletter in (select id from private.newsletter where cancelled_at is not null) then 'cancelled'
      when attempts > cardinality(waits) then 'failed' else 'waiting' end,
    due_at = case when outcome = 'later' then now() + coalesce(waits[attempts], '0') else due_at end,
    reason = case when outcome not in ('sent', 'kept') then left(why, 500) end,
    leased_until = null, updated_at = now()
  where message = leaving and state in ('sending', 'unknown');
  perform private.poke(chat, chat_seq, 'address', 'agent') from private.queued_mail where message = leaving and chat is not null;
end $function$;

create or replace function private.support_status()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  has_hours boolean := private.has_office_hours();
  next_opens timestamptz;
begin
  perform private.take('supportStatus');
  if has_hours then select opens into next_opens from private.office_spans() limit 1; end if;
  return jsonb_build_object(
    'isOpen', not has_hours or coalesce(next_opens <= now(), false),
    'isPresent', exists (select from private.presence where seen_at > now() - interval '150 seconds'),
    'opensAt', case when next_opens > now() then private.instant(next_opens) end);
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
  where state = 'waiting' and newsletter is null and due_at < now() - interval '3 days';
  delete from private.notice_job where id in (
    select id from private.notice_job where fanned_out_at < now() - interval '400 days' limit 100 for update skip locked);
  perform private.prune_proofs();
  perform private.prune_chats();
  delete from private.newsletter where id in (
    select id from private.newsletter where made_at < now() - interval '400 days' limit 1 for update skip locked);
end $function$;

create or replace function private.unread_answers (
  sought uuid,
  asking bigint
)
  returns SETOF public.chat_message
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from public.chat_message
  where chat = sought and type = 'agent' and seq > greatest(
    (select "seenSeq" from public.chats where id = sought),
    (select max(chat_seq) from private.queued_mail
     where queued_mail.chat = sought and queued_mail.id is distinct from asking and state in ('sending', 'sent', 'kept', 'unknown')))
  order by seq
$function$;

create or replace function public.agent_present()
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.agent_present()
$function$;

create or replace function public.chat_address (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.chat_address(token)
$function$;

create or replace function public.chat_agent_address (
  chat uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.chat_agent_address(chat)
$function$;

create or replace function public.chat_leave_address (
  token text,
  email text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.chat_leave_address(token, email)
$function$;

create or replace function public.office_hours()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.office_hours()
$function$;

create or replace function public.set_office_hours (
  zone text,
  week jsonb,
  holidays date[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_office_hours(zone, week, holidays)
$function$;

create or replace function public.support_status()
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.support_status()
$function$;

alter table "private"."chat_address"
  add constraint "chat_address_chat_fkey" foreign key (chat) references public.chats(id) on delete cascade;

alter table "private"."chat_link"
  add constraint "chat_link_chat_fkey" foreign key (chat) references public.chats(id) on delete cascade;

alter table "private"."presence"
  add constraint "presence_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

alter table "private"."queued_mail"
  add constraint "of_what" check ((num_nonnulls(job, newsletter, chat) = 1));

alter table "private"."queued_mail"
  add constraint "queued_mail_chat_fkey" foreign key (chat) references public.chats(id) on delete cascade;

alter table "private"."settings"
  add constraint "settings_answer_delay_check" check (((answer_delay >= 0) AND (answer_delay <= 3600)));

create index chat_link_chat on private.chat_link using btree (chat);

create index queued_mail_answer_due on private.queued_mail using btree (due_at)
  where ((state = 'waiting'::text) AND (chat is not null));

create index queued_mail_chat on private.queued_mail using btree (chat)
  where (chat is not null);

create trigger note_answer
  after insert on public.chat_message
  for each row
  when ((new.type = 'agent'::text))
  execute function private.note_answer();

revoke all on function "private"."agent_present"() from public;

grant execute on function "private"."agent_present"() to "authenticated";

revoke all on function "private"."answer_due"(timestamp with time zone) from public;

revoke all on function "private"."answers_shown"(uuid, bigint) from public;

revoke all on function "private"."chat_address"(text) from public;

grant execute on function "private"."chat_address"(text) to "anon", "authenticated";

revoke all on function "private"."chat_agent_address"(uuid) from public;

grant execute on function "private"."chat_agent_address"(uuid) to "authenticated";

revoke all on function "private"."chat_leave_address"(text, text) from public;

grant execute on function "private"."chat_leave_address"(text, text) to "anon", "authenticated";

revoke all on function "private"."chat_with"(bytea) from public;

revoke all on function "private"."claim_answer"() from public;

revoke all on function "private"."forget_chat_address"(uuid, bytea) from public;

revoke all on function "private"."has_office_hours"() from public;

revoke all on function "private"."is_office_day"(jsonb) from public;

revoke all on function "private"."new_chat_link"(uuid) from public;

revoke all on function "private"."note_answer"() from public;

revoke all on function "private"."office_hours"() from public;

grant execute on function "private"."office_hours"() to "authenticated";

revoke all on function "private"."office_shown"() from public;

revoke all on function "private"."office_spans"() from public;

revoke all on function "private"."queue_answers"(uuid) from public;

revoke all on function "private"."set_office_hours"(private.zone, jsonb, date[]) from public;

grant execute on function "private"."set_office_hours"(private.zone, jsonb, date[]) to "authenticated";

revoke all on function "private"."support_status"() from public;

grant execute on function "private"."support_status"() to "anon", "authenticated";

revoke all on function "private"."unread_answers"(uuid, bigint) from public;

revoke all on function "public"."agent_present"() from public;

grant execute on function "public"."agent_present"() to "authenticated";

revoke all on function "public"."chat_address"(text) from public;

grant execute on function "public"."chat_address"(text) to "anon", "authenticated";

revoke all on function "public"."chat_agent_address"(uuid) from public;

grant execute on function "public"."chat_agent_address"(uuid) to "authenticated";

revoke all on function "public"."chat_leave_address"(text, text) from public;

grant execute on function "public"."chat_leave_address"(text, text) to "anon", "authenticated";

revoke all on function "public"."office_hours"() from public;

grant execute on function "public"."office_hours"() to "authenticated";

revoke all on function "public"."set_office_hours"(text, jsonb, date[]) from public;

grant execute on function "public"."set_office_hours"(text, jsonb, date[]) to "authenticated";

revoke all on function "public"."support_status"() from public;

grant execute on function "public"."support_status"() to "anon", "authenticated";

-- To be decided: rows, which an owner may have changed.
-- + row of private.limits: {"action": "chatAddress", "overall": 2000, "per_client": 5, "window_seconds": 86400}
-- + row of private.limits: {"action": "chatAddressOf", "overall": null, "per_client": 5, "window_seconds": 86400}
-- + row of private.limits: {"action": "chatMail", "overall": null, "per_client": 1, "window_seconds": 21600}
-- + row of private.limits: {"action": "supportStatus", "overall": 1200, "per_client": 30, "window_seconds": 60}
-- + row of private.office: {"week": [[], [], [], [], [], [], []], "zone": "Etc/UTC", "holidays": [], "only_row": true}
-- + row of private.settings: {"only_row": true, "proof_days": 365, "answer_delay": 240, "mask_parties": false, "notice_delay": 60}
-- - row of private.settings: {"only_row": true, "proof_days": 365, "mask_parties": false, "notice_delay": 60}

insert into private.limits (action, per_client, overall, window_seconds) values
  ('supportStatus', 30, 1200, 60),
  ('chatAddress', 5, 2000, 86400),
  ('chatAddressOf', 5, null, 86400),
  ('chatMail', 1, null, 21600);

insert into private.office default values;
