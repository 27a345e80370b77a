-- An error takes back what its call was counted by, so wrong calls could be sent without end: a request for a quote whose last field is
-- wrong is checked for 19 ms. They are answered now, and stay counted.

set local check_function_bodies = off;

drop function "private"."chat_send"(text, uuid, private.required_message);

drop function "private"."chat_start"(text, uuid, private.required_message);

create or replace function private.answer_offer (
  token text,
  seen integer,
  offer integer,
  answer text,
  details jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote;
  said jsonb;
  done text := case answer when 'accept' then 'accepted' else 'declined' end;
begin
  perform private.take('quoteAnswer');
  select * into known from private.quote where id = (private.quote_of(token)).id for update;
  if not found then return null; end if;
  begin
    said := private.checked_answer(answer, details);
    if not private.may_change_quote(known, seen, done, said, null, '{quoted}') then return private.quote_shown(known); end if;
    if (known.offer ->> 'number')::int is distinct from offer then
      raise exception 'This quote has changed meanwhile.' using errcode = 'PT409';
    end if;
    if answer = 'accept' and private.is_offer_over(known.offer) then
      raise exception 'This offer has ended.' using errcode = 'PT410';
    end if;
    known.state := case answer when 'accept' then 'won' else 'lost' end;
    if answer = 'accept' then
      known.acceptance := said || jsonb_build_object('offer', offer, 'at', private.instant(now()));
    end if;
    known := private.change_quote(known, done, said, null);
  exception when others then return private.refusal(sqlstate, sqlerrm);
  end;
  return private.quote_shown(known);
end $function$;

create or replace function private.answer_quote_question (
  token text,
  seen integer,
  answer text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote;
  said jsonb;
begin
  perform private.take('quoteAnswer');
  select * into known from private.quote where id = (private.quote_of(token)).id for update;
  if not found then return null; end if;
  begin
    said := jsonb_build_object('text', private.checked_text(to_jsonb(answer), 'The answer', 2000, true, true));
    if private.may_change_quote(known, seen, 'answered', said, null, '{asked}') then
      known.state := 'new';
      known := private.change_quote(known, 'answered', said, null);
    end if;
  exception when others then return private.refusal(sqlstate, sqlerrm);
  end;
  return private.quote_shown(known);
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
  begin
    perform private.check_choice(wanted, hours);
  exception when others then return private.refusal(sqlstate, sqlerrm);
  end;
  update private.follower
  set topics = wanted, eta_hours = hours, daily = coalesce(once_a_day, false)
  where id = known.id returning * into known;
  return private.follow_shown(known);
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
    return private.wrong_chat_call('22023', 'This is not an e-mail address.');
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

create or replace function private.chat_send (
  token text,
  cid uuid,
  body text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  own_chat uuid := private.chat_of(token);
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  perform private.take('chatSend', own_chat::text);
  begin
    return private.append(own_chat, cid, body, 'visitor');
  exception when others then return private.wrong_chat_call(sqlstate, sqlerrm);
  end;
end $function$;

create or replace function private.chat_start (
  token text,
  cid uuid,
  body text
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
  if hash is null then return private.wrong_chat_call('22023', 'The token is not 43 characters of base64url.'); end if;
  perform pg_advisory_xact_lock(hashtextextended(hash::text, 0));
  own_chat := private.chat_with(hash);
  if own_chat is null then
    perform private.take('chatStart');
  else
    perform private.take('chatSend', own_chat::text);
  end if;
  begin
    if own_chat is null then
      insert into public.chats ("senderName")
      values ('visitor-' || lower(left(private.new_tracking_id(), 4))) returning id into own_chat;
      insert into private.chat_key (chat, token_hash) values (own_chat, hash);
    end if;
    written := private.append(own_chat, cid, body, 'visitor');
  exception when others then return private.wrong_chat_call(sqlstate, sqlerrm);
  end;
  return private.chat_state(own_chat, 0)
    || case when written ->> 'status' = 'full' then jsonb_build_object('status', 'full') else '{}' end;
end $function$;

create or replace function private.limit_reached (
  used_action text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select format('Too many requests, try again in %s.', case
      when window_seconds <= 60 then 'a minute'
      when window_seconds <= 600 then 'ten minutes'
      when window_seconds <= 3600 then 'an hour'
      else 'a day' end)
    from private.limits where action = used_action);
end $function$;

create or replace function private.make_party_link (
  entered text,
  secret text,
  scope text,
  days integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  judged private.party_word;
  link private.share_link;
  token text;
begin
  perform private.take('partyLink');
  judged := private.judge_secret(entered, secret, false);
  if judged.consignment is null then return null; end if;
  link.consignment := judged.consignment;
  link.scope := scope;
  link.made_by := judged.party;
  begin
    token := private.add_share_link(link, days, judged.party);
  exception when others then return private.refusal(sqlstate, sqlerrm);
  end;
  return jsonb_build_object('token', token, 'links', private.share_links_of(judged.consignment, judged.party));
end $function$;

create or replace function private.refusal (
  code text,
  reason text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if code !~ '^(22|23|P0001|PT4)' then raise exception using errcode = code, message = reason; end if;
  perform set_config('response.status',
    case when code like 'PT%' then right(code, 3) when code in ('23503', '23505') then '409' else '400' end, true);
  return jsonb_build_object('code', code, 'message', reason, 'details', null, 'hint', null);
end $function$;

create or replace function private.report_browser_error (
  said_kind text,
  said_message text,
  said_place text,
  said_page text,
  said_browser text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known_kind text := case when said_kind in ('rejection', 'policy') then said_kind else 'error' end;
  cut text;
  known_place text := case when said_place ~ '^[\w.-]{1,60}:\d{1,7}:\d{1,7}( [\w.-]{1,60}:\d{1,7}:\d{1,7}){0,2}$'
    then said_place else '' end;
  known_page text := case when said_page ~ '^(/([a-z_-]{1,30}|…)){1,6}$|^/$' then left(said_page, 120) else '/…' end;
  known_browser text := case when said_browser ~ '^[A-Z][a-z]{1,11} \d{1,4}$' then said_browser else '' end;
  this_hour timestamptz := date_trunc('hour', now());
begin
  begin
    perform private.take('browserError');
  exception when sqlstate 'PT429' then return; -- with what it has counted: a flood beyond the limit leaves nothing
  end;
  cut := private.without_details(coalesce(said_message, ''));
  insert into private.browser_error as known (digest, kind, message, place, page, browser, hour)
  values (sha256(convert_to(concat_ws(E'\n', known_kind, cut, split_part(known_place, ' ', 1)), 'UTF8')),
    known_kind, cut, known_place, known_page, known_browser, this_hour)
  on conflict on constraint browser_error_once do update set times = known.times + 1, place = excluded.place,
    page = excluded.page, browser = excluded.browser, last_at = now(), hour = excluded.hour,
    hour_times = case when known.hour = excluded.hour then known.hour_times + 1 else 1 end;
  delete from private.browser_error where id in (
    select id from private.browser_error order by last_at desc offset 200 for update skip locked);
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
    if private.allows('quoteMail', left(private.sha256_hex(lower(asked #>> '{contact,email}')), 16)) then
      perform private.queue_quote_mail(known, 'quoteReceived');
    end if;
  exception when others then return private.refusal(sqlstate, sqlerrm); -- a wrong one counts as a try, and not as a quote
  end;
  return jsonb_build_object('number', known.number);
end $function$;

create or replace function private.take (
  used_action text,
  who text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.allows(used_action, who) then
    raise exception '%', private.limit_reached(used_action) using errcode = 'PT429';
  end if;
end $function$;

create or replace function private.track_many (
  entered text[]
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one text;
  answers jsonb := '[]';
begin
  if cardinality(entered) > 20 then
    perform private.take('track');
    return private.refusal('P0001', 'At most 20 tracking ids can be looked up at a time.');
  end if;
  for step in 1 .. coalesce(cardinality(entered), 0) loop -- beyond the limit none is looked up, and none counts
    perform private.take('track');
  end loop;
  foreach one in array coalesce(entered, '{}') loop
    answers := answers || jsonb_build_object('entered', left(one, 100), 'consignment', private.tracked(one));
  end loop;
  return answers;
end $function$;

create or replace function private.transit_lanes (
  slugs text[],
  service text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take('transitLook');
  if cardinality(slugs) > 100 then
    return private.refusal('22023', 'At most 100 lanes can be asked for at once.');
  end if;
  return (
    select coalesce(jsonb_agg(private.lane_shown(lane) order by lane.id), '[]')
    from (select * from private.shown_lanes() as known
          where known.slug = any (slugs) or known.service = transit_lanes.service order by known.id limit 200) as lane);
end $function$;

create or replace function private.wrong_chat_call (
  code text,
  reason text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if code not like 'PT%' then perform private.take('chatSecret'); end if;
  return private.refusal(code, reason);
end $function$;

revoke all on function "private"."chat_send"(text, uuid, text) from public;

grant execute on function "private"."chat_send"(text, uuid, text) to "anon", "authenticated";

revoke all on function "private"."chat_start"(text, uuid, text) from public;

grant execute on function "private"."chat_start"(text, uuid, text) to "anon", "authenticated";

revoke all on function "private"."limit_reached"(text) from public;

revoke all on function "private"."refusal"(text, text) from public;

revoke all on function "private"."wrong_chat_call"(text, text) from public;

update private.limits set overall = 2400 where action = 'chatSecret' and overall is null;
insert into private.limits (action, per_client, overall, window_seconds) values ('quoteTry', 20, 1200, 3600);
