-- A mail that was tried again told an entry that had become void meanwhile. An answer or an offer that was stored while the mail before it
-- was being claimed was never mailed. Whoever deleted what a mail belongs to and whoever claimed it waited for each other. And each
-- round read the whole queue.

set local check_function_bodies = off;

drop index "private"."queued_mail_unsent";

create index queued_mail_overdue on private.queued_mail using btree (due_at)
  where ((state = 'waiting'::text) AND (newsletter is null));

create index queued_mail_unsent on private.queued_mail using btree (updated_at)
  where (state = ANY (ARRAY['failed'::text, 'unknown'::text]));

create or replace function private.tells_void (
  mail private.queued_mail
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (
    select from private.notice_job as job join public.consignment_event as entry on entry.id = job.event
    where job.id = mail.job and not job.is_correction and entry.voided_at is not null)
$function$;

create or replace function private.postpone (
  mail bigint
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.queued_mail set due_at = now() + interval '5 seconds' where id = mail
$function$;

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
  return private.mail_content(array(select id from private.queued_mail where message = chosen.message))
    || jsonb_build_object('message', chosen.message, 'email', chosen.email, 'token', token);
end $function$;

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
  -- One round at a time: two would count the same addresses in orders of their own.
  if not pg_try_advisory_xact_lock(hashtextextended('answers', 0)) then return null; end if;
  loop
    select * into chosen from private.queued_mail where state = 'waiting' and chat is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    perform from public.chats where id = chosen.chat for key share skip locked; -- nobody writes into it meanwhile
    if not found then
      perform private.postpone(chosen.id);
      continue;
    end if;
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

create or replace function private.claim_quote_mail()
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  chosen private.queued_mail;
  known private.quote;
begin
  loop
    select * into chosen from private.queued_mail where state = 'waiting' and quote is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    select * into known from private.quote where id = chosen.quote for key share skip locked; -- nobody changes it meanwhile
    if not found then
      perform private.postpone(chosen.id);
      continue;
    end if;
    exit when chosen.quote_mail = 'quoteReceived' or known.state = case chosen.quote_mail when 'quoteQuestion' then 'asked' else 'quoted' end;
    update private.queued_mail set state = 'cancelled', updated_at = now() where id = chosen.id;
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return jsonb_build_object('kind', chosen.quote_mail, 'message', chosen.message, 'email', chosen.email, 'number', known.number,
    'question', case chosen.quote_mail when 'quoteQuestion' then private.open_question(known) end,
    'offer', case chosen.quote_mail when 'quoteOffer' then known.offer end, 'token', private.new_quote_link(known.id));
end $function$;
