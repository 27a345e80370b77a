-- Tries, and mails that anybody can ask for, were counted for the account, address or party that they were aimed at: a stranger used
-- them up, and kept its owner out. They count for who tries; what a target gets in all is shared between networks, and a code that was
-- mailed stays usable.

set local check_function_bodies = off;

-- They worked for a quarter of an hour.
delete from "private"."party_code";

alter table "private"."party_code"
  drop constraint "party_code_pkey",
  drop column "hash",
  drop column "salt",
  drop column "tries";

drop function "private"."allows"(text, text);

drop function "private"."code_hash"(text, uuid);

drop function "private"."is_used_up"(text, text);

create table "private"."staff_network" (
  "account" uuid not null,
  "network" text not null,
  "seen_at" timestamp with time zone not null default now(),
  constraint "staff_network_pkey" primary key (account, network)
);

alter table "private"."staff_network"
  enable row level security;

alter table "private"."chat_address"
  add column "network" text;

alter table "private"."party_code"
  add column "code" text not null;

alter table "private"."party_code"
  add column "made_at" timestamp with time zone not null default now();

create or replace function private.allows (
  used_action text,
  who text,
  target text default null::text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  AS $function$
declare
  rule private.limits;
  opened timestamptz;
  keys text[] := private.keys_of(who, target);
  used int;
  reserved int;
begin
  select * into strict rule from private.limits where action = used_action;
  opened := private.open_window(rule);
  for place in 1 .. cardinality(keys) loop
    used := private.count_hit(used_action, opened, keys[place], least(rule.per_client::bigint << (place - 1), 2147483647)::int);
    if used is null then return false; end if;
  end loop;
  reserved := rule.overall::bigint * 2 / 3;
  return rule.overall is null
      or used <= greatest(1, rule.per_client / 50)
         and private.count_in_pool(used_action, opened, 'reserved', reserved)
      or private.count_in_pool(used_action, opened, 'shared', rule.overall - reserved);
end $function$;

create or replace function private.allows_for (
  used_action text,
  target text,
  who text default null::text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  AS $function$
declare
  rule private.limits;
  opened timestamptz;
  mark text := private.target_mark(target);
  networks text[] := private.client_keys();
  reserved int;
begin
  select * into strict rule from private.limits where action = used_action;
  opened := private.open_window(rule);
  reserved := rule.per_client::bigint * 2 / 3;
  return private.count_hit(used_action, opened, mark || coalesce(who, networks[cardinality(networks)]), 2147483647) = 1
         and private.count_in_pool(used_action, opened, mark || 'reserved', reserved)
      or private.count_in_pool(used_action, opened, mark || 'shared', rule.per_client - reserved);
end $function$;

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
  address text;
  made bigint;
begin
  perform private.count_client(client);
  perform private.take('follow');
  address := lower(private.mail_address_in(asked_by));
  perform private.check_choice(topics, eta_hours);
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found or not private.allows_for('followOf', parcel.id || ' ' || address) or not private.allows_for('followMail', address) then
    return null;
  end if;
  perform private.prune_followers();
  insert into private.follower (consignment, email, topics, eta_hours, daily, zone)
  values (parcel.id, address, topics, eta_hours, coalesce(daily, false), private.known_zone(zone))
  returning id into made;
  return jsonb_build_object('email', address, 'trackingId', parcel."trackingId", 'token', private.new_follow_token(made));
end $function$;

create or replace function private.begin_party_code (
  entered text,
  asked_by text,
  client text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  address text;
  mailed text;
begin
  perform private.count_client(client);
  perform private.take('partyCode');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found or asked_by not in ('sender', 'receiver') or not ((select mask_parties from private.settings)
      or exists (select from private.proof where consignment = parcel.id)) then
    return null;
  end if;
  address := btrim(case asked_by when 'sender' then parcel."sendersEmail" else parcel."recEmail" end);
  if not private.is_mail_address(address) or not private.allows_for('partyCodeOf', parcel."trackingId" || ' ' || asked_by) then
    return null;
  end if;
  delete from private.party_code where consignment = parcel.id and party = asked_by and expires_at <= now();
  select code into mailed from private.party_code
  where consignment = parcel.id and party = asked_by and made_at > now() - interval '1 hour' order by made_at desc limit 1;
  mailed := coalesce(mailed, private.new_party_code());
  insert into private.party_code (consignment, party, code, expires_at)
  values (parcel.id, asked_by, mailed, now() + interval '1 hour')
  on conflict (consignment, party, code) do update set expires_at = excluded.expires_at;
  return jsonb_build_object('email', address, 'code', mailed, 'trackingId', parcel."trackingId");
end $function$;

create or replace function private.begin_password_reset (
  sought text,
  client text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  made private.account_link;
begin
  perform private.count_client(client);
  perform private.take('passwordReset');
  select account.id, account.email into made.user_id, made.email
  from auth.users account join private.admins on user_id = account.id
  where account.email = lower(private.cleaned_mail(sought));
  if not found or not private.allows_for('passwordResetOf', made.user_id::text) then return null; end if;
  made.purpose := 'reset';
  return jsonb_build_object('email', made.email, 'token', private.make_account_link(made, interval '1 hour'));
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
  address text := lower(private.cleaned_mail(entered));
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  perform from public.chats where id = own_chat for update;
  if coalesce(address, '') = '' then
    perform private.forget_chat_address(own_chat, private.token_hash(token));
    return jsonb_build_object('status', 'ok', 'email', null);
  end if;
  if private.is_mail_address(address) is not true then
    return private.wrong_chat_call('22023', 'This is not an e-mail address.');
  end if;
  if not exists (select from private.chat_address where chat = own_chat and email = address) then
    perform private.take('chatAddressOf', own_chat::text);
    perform private.take('chatAddress');
    perform private.forget_chat_address(own_chat, private.token_hash(token));
    insert into private.chat_address (chat, email, network)
    values (own_chat, address, (select (keys)[cardinality(keys)] from private.client_keys() as keys));
    perform private.queue_answers(own_chat);
    perform private.poke(own_chat, 0, 'address', 'visitor');
  end if;
  return jsonb_build_object('status', 'ok', 'email', private.masked_address(address));
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
        and not private.allows_for('chatMail', address.email, coalesce(address.network, address.chat::text)) then
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

create or replace function private.client_keys()
  returns text[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return array(select left(encode(sha256(convert_to(current_date || network, 'UTF8')), 'hex'), 16)
               from unnest(private.client_networks()) with ordinality as listed (network, place) order by place);
end $function$;

create or replace function private.client_networks()
  returns text[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  address text := coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip',
                           split_part(headers ->> 'x-forwarded-for', ',', 1), 'unknown');
begin
  return (
    select array_agg(network(set_masklen(address::inet, bits))::text order by bits desc)
    from unnest(case when address like '%:%' then array[64, 56, 48] else array[32, 24] end) bits);
exception when data_exception then return array[address]; -- no address at all: counted as the text it is
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
  perform private.forget_uses('followOf', asked.consignment || ' ' || asked.email);
  perform private.forget_uses('followMail', asked.email);
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

create or replace function private.forget_uses (
  used_action text,
  target text
)
  returns void
  language plpgsql
  set search_path to ''
  set enable_seqscan to 'off'
  AS $function$
begin
  delete from private.hits using private.limits
  where limits.action = used_action and hits.action = used_action and starts_with(client, private.target_mark(target))
    and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch');
end $function$;

create or replace function private.is_used_up (
  used_action text,
  who text,
  target text default null::text
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (
    select from private.limits, unnest(private.keys_of(who, target)) with ordinality as listed (key, place)
      join private.hits on client = key
    where limits.action = used_action and hits.action = used_action and hits >= per_client::bigint << (place::int - 1)
      and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch'))
$function$;

create or replace function private.judge_secret (
  entered text,
  secret text,
  takes_code boolean
)
  returns private.party_word
  language plpgsql
  set search_path to ''
  AS $function$
declare
  typed text := translate(upper(regexp_replace(left(secret, 100), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011');
  parcel public.consignment;
  judged private.party_word;
  networks text[] := private.client_keys(); -- the widest is the last
  network text := networks[cardinality(networks)];
begin
  perform private.take('partyTry');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('parties ' || network, parcel.id));
  if takes_code and not private.is_used_up('partyCodeWrong', null, parcel."trackingId") then
    select party into judged.party from private.party_code where consignment = parcel.id and expires_at > now() and code = typed;
    if found then -- counts first, as by whoever asks for a code
      perform private.forget_uses('partyCodeOf', parcel."trackingId" || ' ' || judged.party);
      delete from private.party_code where consignment = parcel.id and party = judged.party and code = typed;
      judged.consignment := parcel.id;
      if found then return judged; end if;
    end if;
  end if;
  select * into judged from private.party_word where consignment = parcel.id and word = typed;
  if found and not private.is_used_up('partyWrong', network, parcel."trackingId") then return judged; end if;
  perform private.allows('partyCodeWrong', null, parcel."trackingId");
  perform private.allows('partyWrong', network, parcel."trackingId");
  return null;
end $function$;

create or replace function private.keys_of (
  who text,
  target text
)
  returns text[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return array(select private.target_mark(target) || key
               from unnest(case when who is null then private.client_keys() else array[who] end)
                 with ordinality as listed (key, place) order by place);
end $function$;

create or replace function private.make_recovery_codes()
  returns text[]
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  codes text[] := array(select private.new_recovery_code() from generate_series(1, 10));
  new_salt uuid := gen_random_uuid();
  known int := private.recovery_codes_left();
begin
  if not exists (
    select from jsonb_array_elements(coalesce(nullif(auth.jwt() -> 'amr', 'null'), '[]')) as proof
    where auth.jwt() ->> 'aal' = 'aal2' and proof ->> 'method' = 'totp'
      and (proof ->> 'timestamp')::bigint > extract(epoch from now()) - 300)
  then raise exception 'Enter a code of the authenticator app first.' using errcode = '42501'; end if;
  perform private.note_network(auth.uid());
  insert into private.recovery_codes as stored (user_id, salt, hashes)
  values (auth.uid(), new_salt, array(select private.recovery_hash(code, new_salt) from unnest(codes) as code))
  on conflict (user_id) do update set salt = excluded.salt, hashes = excluded.hashes, made_at = now();
  perform private.audit_recovery('insert', 'recovery_codes', jsonb_build_object(
    'codesLeft', jsonb_build_object('before', known, 'after', cardinality(codes))));
  return codes;
end $function$;

create or replace function private.network_mark (
  member uuid
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  networks text[] := private.client_networks(); -- the widest is the last
begin
  return left(encode(sha256(convert_to(member || ' ' || networks[cardinality(networks)], 'UTF8')), 'hex'), 16);
end $function$;

create or replace function private.note_network (
  member uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from private.staff_network where account = member and seen_at < now() - interval '90 days';
  insert into private.staff_network (account, network) values (member, private.network_mark(member))
  on conflict (account, network) do update set seen_at = now();
end $function$;

create or replace function private.open_window (
  rule private.limits
)
  returns timestamp with time zone
  language plpgsql
  set search_path to ''
  set enable_seqscan to 'off'
  AS $function$
declare
  opened timestamptz := date_bin(make_interval(secs => rule.window_seconds), now(), 'epoch');
begin
  delete from private.hits where ctid = any (array(
    select ctid from private.hits where action = rule.action and window_start < opened limit 100 for update skip locked));
  return opened;
end $function$;

create or replace function private.own_key (
  member uuid
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return concat_ws(' ', member, (
    select network from private.staff_network
    where account = member and network = private.network_mark(member) and seen_at > now() - interval '90 days'));
end $function$;

create or replace function private.request_quote (
  token text,
  request jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  hash bytea := private.token_hash(token);
  asked jsonb;
  known private.quote;
begin
  perform private.take('quoteLook');
  if hash is null then return private.refusal('22023', 'The request has no key.'); end if;
  perform pg_advisory_xact_lock(hashtextextended(encode(hash, 'hex'), 0)); -- twins wait for each other
  select * into known from private.quote where token_hash = hash;
  if found then return jsonb_build_object('number', known.number); end if;
  perform private.take('quoteTry');
  begin
    perform private.take('quote');
    perform private.take('quoteDay');
    if octet_length(request::text) > 65536 then
      raise exception 'The request is too long.' using errcode = '22023';
    end if;
    asked := private.checked_request(request);
    perform private.prune_quotes();
    loop
      known.number := 'Q' || left(private.new_tracking_id(), 7);
      exit when not exists (select from private.quote where number = known.number);
    end loop;
    insert into private.quote (number, token_hash, request) values (known.number, hash, asked) returning * into known;
    insert into private.quote_event (quote, version, what) values (known.id, known.version, 'requested');
    if private.allows_for('quoteMail', lower(asked #>> '{contact,email}')) then
      perform private.queue_quote_mail(known, 'quoteReceived');
    end if;
  exception when others then return private.refusal(sqlstate, sqlerrm); -- a wrong one counts as a try, and not as a quote
  end;
  return jsonb_build_object('number', known.number);
end $function$;

create or replace function private.settle_account_link (
  link uuid,
  account uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.account_link;
begin
  if account is null then
    update private.account_link set used_at = null where id = link;
    return;
  end if;
  perform pg_advisory_xact_lock(20261125);
  delete from private.account_link where id = link returning * into known;
  if not found then raise exception 'This link was withdrawn.' using errcode = 'PT409'; end if;
  delete from auth.sessions where user_id = account;
  delete from private.account_link where user_id = account;
  if known.purpose = 'invitation' then
    insert into private.admins (user_id, role) values (account, known.role) on conflict do nothing;
    if not found then raise exception 'This link was withdrawn.' using errcode = 'PT409'; end if;
    delete from auth.mfa_factors where user_id = account; -- set up by whoever had the account before
    delete from private.recovery_codes where user_id = account;
    perform private.record_account(known.email, 'insert', 'staff', account::text, known.email,
      jsonb_build_object('role', jsonb_build_object('before', null, 'after', known.role)));
  else
    perform private.forget_uses('passwordResetOf', account::text);
    perform private.record_account(known.email, 'update', 'reset', account::text, known.email, '{}');
  end if;
end $function$;

create or replace function private.target_mark (
  target text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return coalesce(left(encode(sha256(convert_to(target, 'UTF8')), 'hex'), 16) || ' ', '');
end $function$;

create or replace function private.use_recovery_code (
  code text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  own uuid := auth.uid();
  codes_left int;
begin
  if auth.jwt() ->> 'aal' is not distinct from 'aal2'
     or not exists (select from private.admins where user_id = own) -- staff_role() is null until the factor is given
     or not exists (select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = own)
     or not exists (select from auth.mfa_factors where user_id = own and status = 'verified')
  then raise exception 'Only an admin who owes the second factor may do this.' using errcode = '42501'; end if;
  perform private.take('recoveryUser', private.own_key(own));
  perform private.take('recoveryCode');
  update private.recovery_codes stored -- two at once wait for each other, and the second finds the code gone
  set hashes = array_remove(stored.hashes, private.recovery_hash(code, stored.salt))
  where stored.user_id = own and private.recovery_hash(code, stored.salt) = any (stored.hashes)
  returning cardinality(stored.hashes) into codes_left;
  if codes_left is null then
    perform private.audit_recovery('update', 'recovery_codes', '{"attempt": {"before": null, "after": "wrong code"}}');
    return null;
  end if;
  delete from auth.mfa_factors where user_id = own;
  delete from auth.sessions where user_id = own and id <> (auth.jwt() ->> 'session_id')::uuid;
  perform private.audit_recovery('update', 'recovery_codes', jsonb_build_object(
    'codesLeft', jsonb_build_object('before', codes_left + 1, 'after', codes_left)));
  perform private.audit_recovery('delete', 'mfa_factors', '{}');
  return codes_left;
end $function$;

alter table "private"."party_code"
  add constraint "party_code_pkey" primary key (consignment, party, code);

alter table "private"."staff_network"
  add constraint "staff_network_account_fkey" foreign key (account) references auth.users(id) on delete cascade;

revoke all on function "private"."allows"(text, text, text) from public;

revoke all on function "private"."allows_for"(text, text, text) from public;

revoke all on function "private"."client_networks"() from public;

revoke all on function "private"."forget_uses"(text, text) from public;

revoke all on function "private"."is_used_up"(text, text, text) from public;

revoke all on function "private"."keys_of"(text, text) from public;

revoke all on function "private"."network_mark"(uuid) from public;

revoke all on function "private"."note_network"(uuid) from public;

revoke all on function "private"."open_window"(private.limits) from public;

revoke all on function "private"."own_key"(uuid) from public;

revoke all on function "private"."target_mark"(text) from public;

-- An owner's own figures stay.
update private.limits set per_client = 3 where action = 'chatMail' and per_client = 1;
update private.limits set per_client = 6 where action = 'partyCodeOf' and per_client = 3;
insert into private.limits (action, per_client, overall, window_seconds) values ('partyCodeWrong', 5, null, 3600);
