-- How often a stranger may do something. Whoever runs the database changes a figure with one update of private.limits.
create table private.limits (
  action text primary key,
  per_client int not null check (per_client > 0), -- twice as many for its /56 or IPv4 /24, four times for its /48
  overall int check (overall > 0), -- null: bounded for each client and network alone
  window_seconds int not null check (window_seconds > 0)
);
alter table private.limits enable row level security;
insert into private.limits (action, per_client, overall, window_seconds) values
  ('track', 30, 1200, 60),
  ('newsLetter', 5, 400, 3600),
  ('contactForm', 5, 400, 3600),
  ('chatStart', 5, 400, 600),
  ('chatSend', 30, null, 60), -- for each chat
  ('chat_message', 300, null, 60), -- for each client over all its chats: many begun ones would be many limits
  ('chatDay', 1000, 30000, 86400), -- messages of visitors that are stored
  ('chatTyping', 1, null, 2), -- for each side of a chat
  ('chatSecret', 60, 2400, 60), -- wrong secrets, and what is no message or address
  ('supportStatus', 30, 1200, 60), -- questions whether somebody is there
  ('transitLook', 120, 4800, 60), -- places and lanes that visitors look for, as they type
  ('chatAddress', 5, 2000, 86400), -- addresses that visitors leave in a chat
  ('chatAddressOf', 5, null, 86400), -- and in one chat
  ('chatMail', 3, null, 21600), -- mails of answers to an address whose reader has never come back by one
  ('mail', 30, null, 3600), -- for each admin
  ('mailDay', 200, null, 86400),
  ('accountLink', 60, null, 3600), -- links that an owner makes
  ('accountLook', 30, 1200, 60), -- links that are opened or used
  ('passwordReset', 5, 400, 3600), -- forgotten passwords
  ('passwordResetOf', 3, null, 3600), -- links by mail, to each account
  ('scan', 300, null, 60), -- look-ups and updates, for each scanner: what a phone has collected without a line, too
  ('partyTry', 20, 1200, 3600), -- words and codes that are tried
  ('partyWrong', 10, null, 86400), -- wrong ones, for each consignment and network, after which no word is taken there
  ('partyCodeWrong', 5, null, 3600), -- and for each consignment and client, after which no code is
  ('partyCode', 5, 400, 3600), -- codes that are asked for
  ('partyLink', 10, 400, 3600), -- share links that parties make
  ('shareLink', 60, null, 3600), -- share links that an admin makes
  ('shareLook', 30, 1200, 60), -- share links that are opened
  ('partyCodeOf', 6, null, 3600), -- mails with a code, to each party
  ('follow', 10, 400, 3600), -- addresses that are entered to be told of a consignment
  ('followOf', 1, null, 86400), -- mails that ask one of them to confirm, of each consignment
  ('followMail', 5, null, 86400), -- and of all consignments
  ('followLook', 60, 2400, 3600), -- links in mails of notices that are used
  ('newsletterAsk', 2, null, 86400), -- mails that ask an address whether it wants the newsletter
  ('newsletterLook', 60, 2400, 3600), -- links in newsletters that are used
  ('quoteTry', 20, 1200, 3600), -- requests for a quote that are checked, wrong ones, too
  ('quote', 5, 400, 3600), -- requests for a quote
  ('quoteDay', 20, 2000, 86400), -- that are stored
  ('quoteLook', 30, 1200, 60), -- quotes that are looked at or sent again
  ('quoteAnswer', 30, 1200, 3600), -- answers to questions and offers
  ('quoteMail', 3, null, 86400), -- mails to an address, that a request has arrived
  ('personalData', 300, null, 3600), -- searches, exports and erasures of a person, for each owner
  ('browserError', 20, 400, 3600), -- errors that browsers report
  ('mailStop', 5000, null, 3600), -- mails that a mail program ends
  ('signIn', 30, null, 300), -- wrong passwords, as on hosted Supabase (Auth, "Rate limits")
  ('ownPassword', 10, null, 300), -- wrong current passwords, for each user
  -- For each user, and by themselves in each network that the user is known in:
  ('sessionGrant', 600, null, 3600), -- sign-ins and renewals: a tab whose clock is wrong renews five times a minute
  ('secondFactor', 10, null, 300); -- wrong codes: three are valid at any time, so guessing one takes months

-- Counts of the current windows. Unlogged: losing them in a crash costs nothing, and counting stays cheap.
create unlogged table private.hits (
  action text not null,
  window_start timestamptz not null,
  client text not null,
  hits int not null,
  primary key (action, window_start, client)
);
alter table private.hits enable row level security;

-- Who is asking, and the networks they are in, narrowest first: an IPv6 client picks its addresses from a whole /64 network
-- (RFC 7421), a household has a /56, and one party a /48 (RFC 6177); an IPv4 address is in a /24. The gateway sets the first
-- two headers itself.
create function private.client_networks() returns text[] language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  address text := coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip',
                           split_part(headers ->> 'x-forwarded-for', ',', 1), 'unknown');
begin
  return (
    select array_agg(network(set_masklen(address::inet, bits))::text order by bits desc)
    from unnest(case when address like '%:%' then array[64, 56, 48] else array[32, 24] end) bits);
exception when data_exception then return array[address]; -- no address at all: counted as the text it is
end $$;

-- The same, hashed: no address is stored, and tomorrow's hash differs.
create function private.client_keys() returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array(select left(encode(sha256(convert_to(current_date || network, 'UTF8')), 'hex'), 16)
               from unnest(private.client_networks()) with ordinality as networks (network, place) order by place);
end $$;

-- What begins the keys of all that is counted of one target: an account, an address or a consignment.
create function private.target_mark(target text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(left(encode(sha256(convert_to(target, 'UTF8')), 'hex'), 16) || ' ', '');
end $$;

-- What a use is counted under: `caller`, or the current client and its networks; of a target by itself.
create function private.keys_of(caller text, target text) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array(select private.target_mark(target) || key
               from unnest(case when caller is null then private.client_keys() else array[caller] end)
                 with ordinality as keys (key, place) order by place);
end $$;

-- Counts a hit and returns the new count, or null at the limit. There nothing is written: a flood costs one index probe.
-- In PL/pgSQL, which plans the statement once a session: an SQL function is planned at each call (PostgreSQL 18 changes that).
create function private.count_hit(action text, window_start timestamptz, client text, most int)
returns int language plpgsql volatile set search_path = '' as $$
declare
  hit_count int;
begin
  insert into private.hits as hit values (count_hit.action, count_hit.window_start, count_hit.client, 1)
  on conflict on constraint hits_pkey do update set hits = hit.hits + 1 where hit.hits < most
  returning hit.hits into hit_count;
  return hit_count;
end $$;

-- Counts a hit of the part of all uses that `pool` names. A large part is counted in four rows, of which each use takes any
-- that is not full: with one row all calls would wait for each other. It takes the first of them, because a probe is not
-- cheap: it passes every version of the row that its page has not been cleaned of. Which one is the first is the same in all of a
-- transaction, and another one in the next: it holds each row that it counts in, and two that hold one and want the other's
-- would wait for each other.
create function private.count_in_pool(action text, window_start timestamptz, pool text, most int)
returns boolean language plpgsql volatile set search_path = '' as $$
declare
  shards int := case when most >= 100 then 4 else 1 end;
  first int := pg_current_xact_id()::text::bigint % shards;
  shard text;
begin
  for step in 0 .. shards - 1 loop
    shard := pool || ' ' || 1 + (first + step) % shards;
    continue when most < 1 or exists (
      select from private.hits h
      where h.action = count_in_pool.action and h.window_start = count_in_pool.window_start
        and h.client = shard and h.hits >= most / shards);
    if private.count_hit(action, window_start, shard, most / shards) is not null then return true; end if;
  end loop;
  return false;
end $$;

-- When the current window of an action was opened; what earlier ones left is deleted, without waiting for another cleaner.
create function private.open_window(rule private.limits) returns timestamptz
language plpgsql volatile set search_path = '' set enable_seqscan = off as $$
declare
  window_begin timestamptz := date_bin(make_interval(secs => rule.window_seconds), now(), 'epoch');
begin
  delete from private.hits where ctid = any (array(
    select ctid from private.hits where action = rule.action and window_start < window_begin limit 100 for update skip locked));
  return window_begin;
end $$;

-- Counts one use of an action and says whether it was within the limit. `caller` is the current client unless told otherwise; what
-- it does to a `target` is counted for each target by itself. Two thirds of what all may do are reserved for networks that have
-- hardly done it yet: what one party takes of the rest shuts nobody out (host/decisions/002). Always by the index: a session keeps the
-- plan that was the best when it first asked, and one made while nothing was counted would read all that is counted, for each
-- call (PostgreSQL manual, "PL/pgSQL Plan Caching").
create function private.limit_allows(used_action text, caller text, target text default null) returns boolean
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
  rule private.limits;
  window_begin timestamptz;
  keys text[] := private.keys_of(caller, target);
  hit_count int;
  reserved int;
begin
  select * into strict rule from private.limits where action = used_action;
  window_begin := private.open_window(rule);
  for place in 1 .. cardinality(keys) loop
    hit_count := private.count_hit(used_action, window_begin, keys[place], least(rule.per_client::bigint << (place - 1), 2147483647)::int);
    if hit_count is null then return false; end if;
  end loop;
  reserved := rule.overall::bigint * 2 / 3;
  return rule.overall is null
      or hit_count <= greatest(1, rule.per_client / 50)
         and private.count_in_pool(used_action, window_begin, 'reserved', reserved)
      or private.count_in_pool(used_action, window_begin, 'shared', rule.overall - reserved);
end $$;

-- The same of what may be done to a target so often in all, such as mails to an address: `per_client` is the target's. Two thirds of
-- that are for networks that have not done it to this target in the window, so that one stranger does not use it up for the owner.
-- Many networks can; so whatever is mailed has to work until the window is over. `caller` is the client's widest network unless told
-- otherwise.
create function private.limit_allows_for(used_action text, target text, caller text default null) returns boolean
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
  rule private.limits;
  window_begin timestamptz;
  mark text := private.target_mark(target);
  networks text[] := private.client_keys();
  reserved int;
begin
  select * into strict rule from private.limits where action = used_action;
  window_begin := private.open_window(rule);
  reserved := rule.per_client::bigint * 2 / 3;
  return private.count_hit(used_action, window_begin, mark || coalesce(caller, networks[cardinality(networks)]), 2147483647) = 1
         and private.count_in_pool(used_action, window_begin, mark || 'reserved', reserved)
      or private.count_in_pool(used_action, window_begin, mark || 'shared', rule.per_client - reserved);
end $$;

-- Whoever has used what was mailed to a target is its owner, and gets more.
create function private.forget_uses(used_action text, target text) returns void
language plpgsql volatile set search_path = '' set enable_seqscan = off as $$
begin
  delete from private.hits using private.limits
  where limits.action = used_action and hits.action = used_action and starts_with(client, private.target_mark(target))
    and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch');
end $$;

-- What is counted is kept for a day, as the privacy policy states, also of an action that nobody does again; of a window that somebody
-- has made longer, until it is over. Nobody counts in such a window any more, and so waits for this. By the index, as above.
create function private.prune_hits() returns void language plpgsql volatile set search_path = '' set enable_seqscan = off as $$
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

-- Whether the limit of an action is reached for `caller`, or for the current client or a network that it is in, without counting a use.
create function private.is_used_up(used_action text, caller text, target text default null) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.limits, unnest(private.keys_of(caller, target)) with ordinality as keys (key, place)
      join private.hits on client = key
    where limits.action = used_action and hits.action = used_action and hits >= per_client::bigint << (place::int - 1)
      and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch'))
$$;

create function private.limit_reached(used_action text) returns text language plpgsql stable set search_path = '' as $$
begin
  return (
    select format('Too many requests, try again in %s.', case
      when window_seconds <= 60 then 'a minute'
      when window_seconds <= 600 then 'ten minutes'
      when window_seconds <= 3600 then 'an hour'
      else 'a day' end)
    from private.limits where action = used_action);
end $$;

-- Counts one use of an action, or raises PT429: the API answers HTTP 429 (PostgREST, "PTxyz").
create function private.enforce_limit(used_action text, caller text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.limit_allows(used_action, caller) then
    raise exception '%', private.limit_reached(used_action) using errcode = 'PT429';
  end if;
end $$;

-- What a stranger's call is answered that is wrong, as the API would answer the error (PostgREST, "Errors"). An error would take back
-- what the call was counted by, and wrong calls could be sent without end: so a function for strangers counts first, and returns this.
-- What is no fault of the caller is an error.
create function private.refusal(code text, reason text) returns jsonb language plpgsql volatile set search_path = '' as $$
begin
  if code !~ '^(22|23|P0001|PT4)' then raise exception using errcode = code, message = reason; end if;
  perform set_config('response.status',
    case when code like 'PT%' then right(code, 3) when code in ('23503', '23505') then '409' else '400' end, true);
  return jsonb_build_object('code', code, 'message', reason, 'details', null, 'hint', null);
end $$;

-- For hosts, which have no request of the API when a password or a code is tried: whether `client`, an address or the id of a
-- user, may try once more. It counts before it is known whether the try is right; `take_back_try` then takes it back.
create function private.begin_try(used_action text, client text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
  return private.limit_allows(used_action, null);
end $$;

-- In the order in which `allows` counts: two tries of one network would wait for each other otherwise.
create function private.take_back_try(used_action text, client text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  key text;
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
  foreach key in array private.client_keys() loop
    update private.hits as hit set hits = hit.hits - 1 from private.limits
    where limits.action = used_action and hit.action = used_action and hit.client = key
      and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch');
  end loop;
end $$;

-- For tables that strangers insert into: `execute function private.limit_inserts('action')` counts under that name, or
-- under the table's.
create function private.limit_inserts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_limit(coalesce(tg_argv[0], tg_table_name));
  return new;
end $$;
