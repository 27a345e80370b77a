-- The database of version 1.0, written from supabase/schemas of that version. It takes the place of the migrations that led there:
-- supabase/from_1_0.sql enters it as applied in a database that has had them.

set local check_function_bodies = off;

-- What the API must not reach: the schema `private` holds rules, limits and every SECURITY DEFINER body.
-- The exposed schema `public` holds the tables and thin SECURITY INVOKER wrappers.

-- Close the doors first. The platform grants every new object of `public` to the API roles by name, and Postgres
-- itself lets PUBLIC execute every new function; both defaults go, so that a forgotten grant fails closed.
-- (The second one must be revoked globally: "in schema ..." has no effect on the built-in grant to PUBLIC.)
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role; -- to reach granted functions; tables get no grants

-- Every text that anyone can write is one of these domains: bounded, without control characters and without the
-- bidirectional overrides that make text read as what it is not (Unicode TR 36, section 3). There is no other rule of
-- format: quantity, phone and e-mail are free text (docs/conformance.md, section 5).

-- True when nothing in the text can be seen: only White_Space and Default_Ignorable_Code_Point characters (Unicode).
-- btrim() knows the plain space alone.
create function private.is_blank(value text) returns boolean language sql immutable set search_path = '' as $$
  select value !~ '[^[:space:]\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
$$;
grant execute on function private.is_blank(text) to anon, authenticated, service_role; -- the domains run as the writer

create domain private.line as text
  constraint too_long check (char_length(value) <= 120)
  constraint forbidden_character check (value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]');
create domain private.required_line as private.line
  constraint blank check (not private.is_blank(value));
create domain private.required_mail as text -- the longest address has 254 characters (RFC 5321, section 4.5.3.1.3)
  constraint too_long check (char_length(value) <= 254)
  constraint forbidden_character check (value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]')
  constraint blank check (not private.is_blank(value));

-- Several lines: tab, line feed and carriage return are allowed.
create domain private.note as text
  constraint too_long check (char_length(value) <= 4000)
  constraint forbidden_character check (value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]');
create domain private.required_address as private.note
  constraint too_long_for_an_address check (char_length(value) <= 300)
  constraint blank check (not private.is_blank(value));
-- A chat message may hold bidirectional controls: it is shown isolated, and people write in every script.
create domain private.required_message as text
  constraint too_long check (char_length(value) <= 2000)
  constraint forbidden_character check (value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]')
  constraint blank check (not private.is_blank(value));

create domain private.moment as timestamptz
  constraint out_of_range check (value >= '2000-01-01T00:00:00Z' and value < '2100-01-01T00:00:00Z');

-- Whether mail can be addressed to it: one address, without what could make two of it in a header.
create function private.is_mail_address(address text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(address) <= 120
    and address ~ '^[^[:space:]@<>,;"\\]{1,64}@[^[:space:]@<>,;"\\]+\.[^[:space:]@<>,;"\\]+$'
$$;

-- How texts are found that are typed without accents, in another case or with a mistake.

-- Parts of words by an index, and similar words (PostgreSQL manual, "pg_trgm"). The platform has the schema; a project may have it in
-- another one already. Parameters of pg_trgm are known once its library is loaded: others are a superuser's to set.
create extension if not exists pg_trgm with schema extensions;
do $$ begin
  execute format('select %s.show_limit() limit 0', (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;

-- What people type for a name: without accents and in small letters. Letters that Unicode does not take apart are named.
create function private.folded(name text) returns text language sql immutable set search_path = '' as $$
  select lower(translate(
    regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðİıß', 'OoLlDdDdIis'))
$$;
grant execute on function private.folded(text) to authenticated; -- the generated column is computed as the writer

-- Who is on the staff, and as what (docs/decisions/027): a row in this list, never a claim that the user can write and never
-- "role = authenticated", which every signed-up user has. Who the database's own owner adds, in SQL, owns the site.
create table private.admins (
  user_id uuid primary key references auth.users on delete cascade,
  added_at timestamptz not null default now(),
  role text not null default 'owner' constraint staff_role check (role in ('owner', 'office', 'scanner'))
);
alter table private.admins enable row level security;

-- The role of who is signed in; null for anybody who is not on the staff. A verified second factor makes assurance level aal2
-- mandatory (docs/conformance.md, section 6). A token is worth nothing once its session has ended, though it is valid for up
-- to an hour. In PL/pgSQL, as is_admin: an SQL function that runs as its owner is planned at each call.
create function private.staff_role() returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select role from private.admins
    where user_id = (select auth.uid())
      and exists (select from auth.sessions
                  where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid()))
      and ((select auth.jwt()) ->> 'aal' is not distinct from 'aal2'
           or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')));
end $$;
grant execute on function private.staff_role() to authenticated;

-- Null for anybody who is not on the staff: the client shows what the role may do, and the database decides it.
create function public.my_role() returns text language sql stable set search_path = '' as $$
  select private.staff_role()
$$;
grant execute on function public.my_role() to authenticated;

-- The specification's admin: an owner or the office, never a scanner. Never null: `if not null` would let everybody in.
create function private.is_admin() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.staff_role() in ('owner', 'office'), false);
end $$;
grant execute on function private.is_admin() to authenticated; -- a policy's expression runs as the querying role

create function public.is_admin() returns boolean language sql stable set search_path = '' as $$
  select private.is_admin()
$$;
grant execute on function public.is_admin() to authenticated;

-- For functions that run as their owner: row-level security does not reach into them.
create function private.require_admin() returns void language plpgsql stable set search_path = '' as $$
begin
  if private.is_admin() is not true then raise exception 'Only the admin may do this.' using errcode = '42501'; end if;
end $$;

-- Triggers run before policies are asked, and as the owner: whoever is no admin learns nothing from their errors.
create function private.admit_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return new;
end $$;

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
  ('chatSecret', 60, null, 60), -- wrong secrets
  ('supportStatus', 30, 1200, 60), -- questions whether somebody is there
  ('transitLook', 120, 4800, 60), -- places and lanes that visitors look for, as they type
  ('chatAddress', 5, 2000, 86400), -- addresses that visitors leave in a chat
  ('chatAddressOf', 5, null, 86400), -- and in one chat
  ('chatMail', 1, null, 21600), -- mails of answers to an address whose reader has never come back by one
  ('mail', 30, null, 3600), -- for each admin
  ('mailDay', 200, null, 86400),
  ('accountLink', 60, null, 3600), -- links that an owner makes
  ('accountLook', 30, 1200, 60), -- links that are opened or used
  ('passwordReset', 5, 400, 3600), -- forgotten passwords
  ('passwordResetOf', 3, null, 3600), -- links by mail, for each account
  ('scan', 300, null, 60), -- look-ups and updates, for each scanner: what a phone has collected without a line, too
  ('partyTry', 20, 1200, 3600), -- words and codes that are tried
  ('partyWrong', 10, null, 86400), -- wrong ones, for each consignment and network
  ('partyCode', 5, 400, 3600), -- codes that are asked for
  ('partyLink', 10, 400, 3600), -- share links that parties make
  ('shareLink', 60, null, 3600), -- share links that an admin makes
  ('shareLook', 30, 1200, 60), -- share links that are opened
  ('partyCodeOf', 3, null, 3600), -- codes that are mailed, for each party
  ('follow', 10, 400, 3600), -- addresses that are entered to be told of a consignment
  ('followOf', 1, null, 86400), -- mails that ask one of them to confirm, for each consignment
  ('followMail', 5, null, 86400), -- and for all consignments
  ('followLook', 60, 2400, 3600), -- links in mails of notices that are used
  ('newsletterLook', 60, 2400, 3600), -- links in newsletters that are used
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
  ('sessionGrant', 600, null, 3600), -- sign-ins and renewals, for each user: a tab whose clock is wrong renews five times a minute
  ('secondFactor', 10, null, 300); -- wrong codes, for each user: three are valid at any time, so guessing one takes months

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
-- (RFC 7421), a household has a /56, and one party a /48 (RFC 6177); an IPv4 address is in a /24. Hashed: no address is
-- stored, and tomorrow's hash differs. The gateway sets the first two headers itself.
create function private.client_keys() returns text[] language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  address text := coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip',
                           split_part(headers ->> 'x-forwarded-for', ',', 1), 'unknown');
  networks text[];
begin
  begin
    select array_agg(network(set_masklen(address::inet, bits))::text order by bits desc) into networks
    from unnest(case when address like '%:%' then array[64, 56, 48] else array[32, 24] end) bits;
  exception when data_exception then networks := array[address]; -- no address at all: counted as the text it is
  end;
  return array(select left(encode(sha256(convert_to(current_date || network, 'UTF8')), 'hex'), 16)
               from unnest(networks) with ordinality as listed (network, place) order by place);
end $$;

-- Counts a hit and returns the new count, or null at the limit. There nothing is written: a flood costs one index probe.
-- In PL/pgSQL, which plans the statement once a session: an SQL function is planned at each call (PostgreSQL 18 changes that).
create function private.count_hit(action text, window_start timestamptz, client text, most int)
returns int language plpgsql volatile set search_path = '' as $$
declare
  counted int;
begin
  insert into private.hits as known values (count_hit.action, count_hit.window_start, count_hit.client, 1)
  on conflict on constraint hits_pkey do update set hits = known.hits + 1 where known.hits < most
  returning known.hits into counted;
  return counted;
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

-- Counts one use of an action and says whether it was within the limit. `who` is the current client unless told otherwise.
-- Two thirds of what all may do are reserved for networks that have hardly done it yet: what one party takes of the rest
-- shuts nobody out (decision 021). Always by the index: a session keeps the plan that was the best when it first asked, and one
-- made while nothing was counted would read all that is counted, for each call (PostgreSQL manual, "PL/pgSQL Plan Caching").
create function private.allows(used_action text, who text) returns boolean
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
  rule private.limits;
  opened timestamptz;
  keys text[] := case when who is null then private.client_keys() else array[who] end;
  used int;
  reserved int;
begin
  select * into strict rule from private.limits where action = used_action;
  opened := date_bin(make_interval(secs => rule.window_seconds), now(), 'epoch');
  delete from private.hits where ctid = any (array( -- what earlier windows left, without waiting for another cleaner
    select ctid from private.hits where action = used_action and window_start < opened limit 100 for update skip locked));
  for place in 1 .. cardinality(keys) loop
    used := private.count_hit(used_action, opened, keys[place], least(rule.per_client::bigint << (place - 1), 2147483647)::int);
    if used is null then return false; end if;
  end loop;
  reserved := rule.overall::bigint * 2 / 3;
  return rule.overall is null
      or used <= greatest(1, rule.per_client / 50)
         and private.count_in_pool(used_action, opened, 'reserved', reserved)
      or private.count_in_pool(used_action, opened, 'shared', rule.overall - reserved);
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

-- Whether the limit of an action is reached for `who`, without counting a use.
create function private.is_used_up(used_action text, who text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.hits join private.limits using (action)
    where action = used_action and client = who and hits >= per_client
      and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch'))
$$;

-- Counts one use of an action, or raises PT429: the API answers HTTP 429 (PostgREST, "PTxyz").
create function private.take(used_action text, who text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.allows(used_action, who) then
    raise exception 'Too many requests, try again in %.', (
        select case
          when window_seconds <= 60 then 'a minute'
          when window_seconds <= 600 then 'ten minutes'
          when window_seconds <= 3600 then 'an hour'
          else 'a day' end
        from private.limits where action = used_action)
      using errcode = 'PT429';
  end if;
end $$;

-- For hosts, which have no request of the API when a password or a code is tried: whether `client`, an address or the id of a
-- user, may try once more. It counts before it is known whether the try is right; `take_back_try` then takes it back.
create function private.begin_try(used_action text, client text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
  return private.allows(used_action, null);
end $$;

-- In the order in which `allows` counts: two tries of one network would wait for each other otherwise.
create function private.take_back_try(used_action text, client text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  key text;
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
  foreach key in array private.client_keys() loop
    update private.hits as known set hits = known.hits - 1 from private.limits
    where limits.action = used_action and known.action = used_action and known.client = key
      and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch');
  end loop;
end $$;

-- For tables that strangers insert into: `execute function private.limit_inserts('action')` counts under that name, or
-- under the table's.
create function private.limit_inserts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.take(coalesce(tg_argv[0], tg_table_name));
  return new;
end $$;

-- The admin's own sessions: the auth server has no list of them. One whose tab was closed without a logout is still there.
-- Its times are written when it begins and when it renews its token, which one in use does about once an hour.
create function private.my_sessions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'userAgent', user_agent, 'startedAt', created_at,
                                                 'usedAt', used_at, 'isThis', is_this)
                              order by is_this desc, used_at desc, id), '[]')
    from (
      select own.id, own.user_agent, own.created_at,
             greatest(own.created_at, own.updated_at, own.refreshed_at at time zone 'UTC') as used_at,
             own.id = (auth.jwt() ->> 'session_id')::uuid as is_this
      from auth.sessions own
      where own.user_id = auth.uid() and (own.not_after is null or own.not_after > now())
      order by is_this desc, used_at desc, own.id
      limit 100) listed);
end $$;
grant execute on function private.my_sessions() to authenticated;

-- At most 100: this one first, then those used last. 42501 for anybody but the admin.
create function public.my_sessions() returns jsonb language sql stable set search_path = '' as $$
  select private.my_sessions()
$$;
grant execute on function public.my_sessions() to authenticated;

-- Ends one of the admin's own sessions, and nobody else's. Its tokens go with it.
create function private.end_session(session uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from auth.sessions own where own.id = session and own.user_id = auth.uid();
end $$;
grant execute on function private.end_session(uuid) to authenticated;

create function public.end_session(session uuid) returns void language sql volatile set search_path = '' as $$
  select private.end_session(session)
$$;
grant execute on function public.end_session(uuid) to authenticated;

-- For whoever has lost the phone: ten codes, each of which stands in for the second factor once (docs/decisions/028).

-- A code has 80 random bits. Nobody finds it by trying hashes, however fast they are, so none need be slow; the salt keeps
-- two accounts from being attacked at once.
create table private.recovery_codes (
  user_id uuid primary key references auth.users on delete cascade,
  salt uuid not null,
  hashes bytea[] not null, -- of the codes that are left
  made_at timestamptz not null default now()
);
alter table private.recovery_codes enable row level security;

insert into private.limits (action, per_client, overall, window_seconds) values
  ('recoveryCode', 10, 60, 300), -- for each client, and in all
  ('recoveryUser', 10, null, 300); -- for each admin, as many as codes of the app

-- Sixteen characters of five bits, none of which is taken for another. A UUID has six bits that are not random: both of the
-- two go into each.
create function private.new_recovery_code() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(bytes, position) & 31), 1), '')
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) as made,
       generate_series(0, 15) as position
$$;

-- As it is typed from paper: in groups, in small letters, with an O for a zero.
create function private.recovery_hash(code text, salt uuid) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(salt || translate(upper(regexp_replace(code, '[\s-]', '', 'g')), 'OIL', '011'), 'UTF8'))
$$;

create function private.audit_recovery(action text, subject text, changes jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.record_account(private.actor(), action, subject, auth.uid()::text, private.who(), changes);
end $$;

-- Makes ten codes in place of those that are left, and returns them: the only time that anybody sees them. Whoever finds an
-- unlocked tab has no code of the app: one must have been entered in the last five minutes.
create function private.make_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = '' as $$
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
  insert into private.recovery_codes as stored (user_id, salt, hashes)
  values (auth.uid(), new_salt, array(select private.recovery_hash(code, new_salt) from unnest(codes) as code))
  on conflict (user_id) do update set salt = excluded.salt, hashes = excluded.hashes, made_at = now();
  perform private.audit_recovery('insert', 'recovery_codes', jsonb_build_object(
    'codesLeft', jsonb_build_object('before', known, 'after', cardinality(codes))));
  return codes;
end $$;
grant execute on function private.make_recovery_codes() to authenticated;

-- 42501 for anybody but an admin who has entered a code of the app in the last five minutes.
create function public.make_recovery_codes() returns text[] language sql volatile set search_path = '' as $$
  select private.make_recovery_codes()
$$;
grant execute on function public.make_recovery_codes() to authenticated;

create function private.recovery_codes_left() returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((select cardinality(hashes) from private.recovery_codes where user_id = auth.uid()), 0);
end $$;
grant execute on function private.recovery_codes_left() to authenticated;

create function public.recovery_codes_left() returns int language sql stable set search_path = '' as $$
  select private.recovery_codes_left()
$$;
grant execute on function public.recovery_codes_left() to authenticated;

-- For somebody on the staff, in whatever role, who has given the password and owes the second factor. A right code removes
-- the factor, so that the session is an admin's as it is, and ends the other sessions: whoever has the phone may have one.
-- Returns how many codes are left, or null for a wrong one, which counts: an error would take that back.
create function private.use_recovery_code(code text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  own uuid := auth.uid();
  codes_left int;
begin
  if auth.jwt() ->> 'aal' is not distinct from 'aal2'
     or not exists (select from private.admins where user_id = own) -- staff_role() is null until the factor is given
     or not exists (select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = own)
     or not exists (select from auth.mfa_factors where user_id = own and status = 'verified')
  then raise exception 'Only an admin who owes the second factor may do this.' using errcode = '42501'; end if;
  perform private.take('recoveryUser', own::text);
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
end $$;
grant execute on function private.use_recovery_code(text) to authenticated;

create function public.use_recovery_code(code text) returns int language sql volatile set search_path = '' as $$
  select private.use_recovery_code(code)
$$;
grant execute on function public.use_recovery_code(text) to authenticated;

-- The staff, as an owner manages it. Nobody else may even read it.

create function private.is_owner() returns boolean language sql stable set search_path = '' as $$
  select coalesce(private.staff_role() = 'owner', false)
$$;

create function private.require_owner() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_owner() then raise exception 'Only an owner may do this.' using errcode = '42501'; end if;
end $$;

create function private.require_staff() returns void language plpgsql stable set search_path = '' as $$
begin
  if private.staff_role() is null then raise exception 'Only the staff may do this.' using errcode = '42501'; end if;
end $$;

-- One change of the staff at a time: of two owners who remove each other, the second is none any more.
create function private.begin_staff_change() returns void language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_owner();
  perform pg_advisory_xact_lock(20261125);
  perform private.require_owner();
end $$;

-- Somebody on the staff, whom this change leaves with an owner at least.
create function private.staff_member(member uuid, becomes text) returns private.admins
language plpgsql volatile set search_path = '' as $$
declare
  known private.admins;
begin
  select * into known from private.admins where user_id = member;
  if not found then raise exception 'This person is not on the staff any more.' using errcode = 'PT404'; end if;
  if becomes is distinct from 'owner' and not exists (
      select from private.admins where role = 'owner' and user_id <> member) then
    raise exception 'This is the only owner: make somebody else an owner first.' using errcode = 'PT409';
  end if;
  return known;
end $$;

create function private.email_of(account uuid) returns text language plpgsql stable set search_path = '' as $$
begin
  return (select email from auth.users where id = account);
end $$;

create function private.staff() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return jsonb_build_object(
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', member.user_id, 'email', account.email, 'role', member.role, 'since', member.added_at,
        'usedAt', (select max(greatest(used.created_at, used.updated_at, used.refreshed_at at time zone 'UTC'))
                   from auth.sessions used where used.user_id = member.user_id),
        'secondFactor', exists (select from auth.mfa_factors factor
                                where factor.user_id = member.user_id and factor.status = 'verified'),
        'isMe', member.user_id = auth.uid()) order by member.added_at, member.user_id), '[]')
      from private.admins member join auth.users account on account.id = member.user_id),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', link.id, 'email', link.email, 'role', link.role, 'expiresAt', link.expires_at) order by link.made_at, link.id), '[]')
      from private.account_link link
      where link.purpose = 'invitation' and link.used_at is null and link.expires_at > now()));
end $$;
grant execute on function private.staff() to authenticated;

-- {members, invitations}. 42501 for anybody but an owner, as of the functions below.
create function public.staff() returns jsonb language sql stable set search_path = '' as $$ select private.staff() $$;
grant execute on function public.staff() to authenticated;

create function private.set_staff_role(member uuid, new_role text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.admins;
begin
  perform private.begin_staff_change();
  known := private.staff_member(member, new_role);
  if known.role = new_role then return; end if;
  update private.admins set role = new_role where user_id = member;
  if known.role = 'owner' then delete from private.account_link where made_by = member; end if;
  perform private.record_account(private.actor(), 'update', 'staff', member::text, private.email_of(member),
    jsonb_build_object('role', jsonb_build_object('before', known.role, 'after', new_role)));
end $$;
grant execute on function private.set_staff_role(uuid, text) to authenticated;

-- Holds with the next call of theirs.
create function public.set_staff_role(member uuid, role text) returns void language sql volatile set search_path = '' as $$
  select private.set_staff_role(member, role)
$$;
grant execute on function public.set_staff_role(uuid, text) to authenticated;

-- With everything that lets them in: their sessions, the links to their account or address, and those that they have made,
-- among them one that is being used: a refused password would open it again.
create function private.remove_staff(member uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.admins;
begin
  perform private.begin_staff_change();
  known := private.staff_member(member, null);
  delete from private.admins where user_id = member;
  delete from private.account_link where user_id = member or made_by = member or email = private.email_of(member);
  delete from auth.sessions where user_id = member;
  perform private.record_account(private.actor(), 'delete', 'staff', member::text, private.email_of(member),
    jsonb_build_object('role', jsonb_build_object('before', known.role, 'after', null)));
end $$;
grant execute on function private.remove_staff(uuid) to authenticated;

create function public.remove_staff(member uuid) returns void language sql volatile set search_path = '' as $$
  select private.remove_staff(member)
$$;
grant execute on function public.remove_staff(uuid) to authenticated;

-- Links that let somebody choose a password: of an invitation to the staff, and of a forgotten password. The link holds 256
-- random bits, of which only a hash is stored; it works once.

create table private.account_link (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('invitation', 'reset')),
  email text not null,
  role text check (role in ('owner', 'office', 'scanner')), -- of an invitation
  user_id uuid references auth.users on delete cascade, -- whose password is reset
  made_by uuid references auth.users on delete cascade, -- null: asked for by mail
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  token_hash text not null unique,
  constraint what_for check ((purpose = 'invitation') = (role is not null) and (purpose = 'reset') = (user_id is not null))
);
create index account_link_email on private.account_link (email);
alter table private.account_link enable row level security;

-- 256 bits, of the 366 random ones of three version 4 UUIDs (RFC 9562).
create function private.new_token() returns text language sql volatile set search_path = '' as $$
  select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
$$;

create function private.make_account_link(made private.account_link, lasts interval) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  delete from private.account_link where expires_at < now() - interval '30 days';
  insert into private.account_link (purpose, email, role, user_id, made_by, expires_at, token_hash)
  values (made.purpose, made.email, made.role, made.user_id, made.made_by, now() + lasts, private.sha256_hex(token));
  return token;
end $$;

create function private.invite_staff(invited text, new_role text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  made private.account_link;
begin
  perform private.begin_staff_change();
  perform private.take('accountLink', auth.uid()::text);
  made.purpose := 'invitation';
  made.email := lower(btrim(invited));
  made.role := new_role;
  made.made_by := auth.uid();
  if not private.is_mail_address(made.email) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if private.is_on_staff(made.email) then
    raise exception 'This person is on the staff already.' using errcode = 'PT409';
  end if;
  delete from private.account_link where purpose = 'invitation' and email = made.email; -- an earlier link works no more
  perform private.record_account(private.actor(), 'insert', 'invitation', made.email, made.email,
    jsonb_build_object('role', jsonb_build_object('before', null, 'after', new_role)));
  return private.make_account_link(made, interval '7 days');
end $$;
grant execute on function private.invite_staff(text, text) to authenticated;

-- The token of the link, which cannot be read again: another invitation to the same address replaces it.
create function public.invite_staff(email text, role text) returns text language sql volatile set search_path = '' as $$
  select private.invite_staff(email, role)
$$;
grant execute on function public.invite_staff(text, text) to authenticated;

create function private.revoke_invitation(invitation uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  revoked private.account_link;
begin
  perform private.begin_staff_change();
  delete from private.account_link where id = invitation and purpose = 'invitation' returning * into revoked;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'delete', 'invitation', revoked.email, revoked.email,
    jsonb_build_object('role', jsonb_build_object('before', revoked.role, 'after', null)));
end $$;
grant execute on function private.revoke_invitation(uuid) to authenticated;

create function public.revoke_invitation(invitation uuid) returns void language sql volatile set search_path = '' as $$
  select private.revoke_invitation(invitation)
$$;
grant execute on function public.revoke_invitation(uuid) to authenticated;

create function private.make_reset_link(member uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  made private.account_link;
begin
  perform private.begin_staff_change();
  perform private.take('accountLink', auth.uid()::text);
  perform private.staff_member(member, 'owner');
  made.purpose := 'reset';
  made.email := private.email_of(member);
  made.user_id := member;
  made.made_by := auth.uid();
  delete from private.account_link where purpose = 'reset' and user_id = member and made_by is not null;
  perform private.record_account(private.actor(), 'insert', 'reset', member::text, made.email, '{}');
  return private.make_account_link(made, interval '1 day');
end $$;
grant execute on function private.make_reset_link(uuid) to authenticated;

-- The token of a link for somebody on the staff who has forgotten the password.
create function public.make_reset_link(member uuid) returns text language sql volatile set search_path = '' as $$
  select private.make_reset_link(member)
$$;
grant execute on function public.make_reset_link(uuid) to authenticated;

create function private.is_on_staff(address text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.admins join auth.users account on account.id = user_id where account.email = address);
end $$;

-- A link that can still be used: a reset of somebody on the staff, an invitation of somebody who is not.
create function private.open_link(token text) returns private.account_link language plpgsql stable set search_path = '' as $$
declare
  link private.account_link;
begin
  select * into link from private.account_link known
  where known.token_hash = private.sha256_hex(token) and known.used_at is null and known.expires_at > now()
    and case known.purpose when 'reset' then known.user_id in (select user_id from private.admins)
                           else not private.is_on_staff(known.email) end;
  return link;
end $$;

create function private.account_link(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.account_link;
begin
  perform private.take('accountLook');
  link := private.open_link(token);
  return case when link.id is not null
    then jsonb_build_object('purpose', link.purpose, 'email', link.email, 'role', link.role) end;
end $$;
grant execute on function private.account_link(text) to anon, authenticated;

-- What a link is for: {purpose, email, role}; null of one that was used, has run out, or never was.
create function public.account_link(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.account_link(token)
$$;
grant execute on function public.account_link(text) to anon, authenticated;

-- The rest is for the function `account` alone, which holds the secret key: only the auth server sets passwords. It says
-- whose network a request comes from, which its own does not tell.
create function private.count_client(client text) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
end $$;

create function private.begin_password_reset(sought text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  made private.account_link;
begin
  perform private.count_client(client);
  perform private.take('passwordReset');
  select account.id, account.email into made.user_id, made.email
  from auth.users account join private.admins on user_id = account.id
  where account.email = lower(btrim(sought));
  if not found or not private.allows('passwordResetOf', made.user_id::text) then return null; end if;
  made.purpose := 'reset';
  return jsonb_build_object('email', made.email, 'token', private.make_account_link(made, interval '1 hour'));
end $$;
grant execute on function private.begin_password_reset(text, text) to service_role;

-- {email, token} of a link to be mailed; null if nobody on the staff has this address, or has asked too often.
create function public.begin_password_reset(email text, client text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.begin_password_reset(email, client)
$$;
grant execute on function public.begin_password_reset(text, text) to service_role;

create function private.claim_account_link(token text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.account_link;
  account uuid;
begin
  perform private.count_client(client);
  perform private.take('accountLook');
  link := private.open_link(token);
  update private.account_link set used_at = now() where id = link.id and used_at is null;
  if not found then return null; end if; -- of two that come at the same time, the second waits here
  account := coalesce(link.user_id, (select id from auth.users where auth.users.email = link.email));
  delete from auth.sessions where user_id = account; -- whoever has signed up under the address, or has found the password
  return jsonb_build_object('id', link.id, 'email', link.email, 'account', account);
end $$;
grant execute on function private.claim_account_link(text, text) to service_role;

-- Uses up a link: {id, email, account}, where account is null if there is none yet; null of one that cannot be used.
create function public.claim_account_link(token text, client text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.claim_account_link(token, client)
$$;
grant execute on function public.claim_account_link(text, text) to service_role;

create function private.settle_account_link(link uuid, account uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
    perform private.record_account(known.email, 'update', 'reset', account::text, known.email, '{}');
  end if;
end $$;
grant execute on function private.settle_account_link(uuid, uuid) to service_role;

-- After the password of an account is set; without an account: the password was refused, and the link can be used again.
create function public.settle_account_link(link uuid, account uuid) returns void
language sql volatile set search_path = '' as $$
  select private.settle_account_link(link, account)
$$;
grant execute on function public.settle_account_link(uuid, uuid) to service_role;

-- Once a year an owner looks at who may do what, and confirms it (docs/decisions/044).

create table private.staff_review (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  done_by text not null,
  members int not null
);
alter table private.staff_review enable row level security;

create function private.staff_review() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  last private.staff_review;
begin
  perform private.require_owner();
  select * into last from private.staff_review order by id desc limit 1;
  return jsonb_build_object('at', private.instant(last.at), 'by', last.done_by,
    'isDue', coalesce(last.at, (select min(added_at) from private.admins)) < now() - interval '1 year');
end $$;
grant execute on function private.staff_review() to authenticated;

-- {at, by: of the last confirmation, or null; isDue: a year is over}. For owners, as below.
create function public.staff_review() returns jsonb language sql stable set search_path = '' as $$
  select private.staff_review()
$$;
grant execute on function public.staff_review() to authenticated;

create function private.confirm_staff(seen jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  present jsonb;
begin
  perform private.begin_staff_change();
  select jsonb_object_agg(user_id, role) into present from private.admins;
  if seen is distinct from present then
    raise exception 'The staff has changed meanwhile. Look at the list again.' using errcode = 'PT409';
  end if;
  insert into private.staff_review (done_by, members) values (private.who(), (select count(*) from private.admins));
  perform private.record_account(private.actor(), 'insert', 'staff_review', to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), 'Who may do what',
    (select jsonb_object_agg(role, jsonb_build_object('after', emails))
     from (select admins.role, string_agg(email, ', ' order by email) as emails
           from private.admins join auth.users on users.id = user_id group by admins.role) as listed));
end $$;
grant execute on function private.confirm_staff(jsonb) to authenticated;

-- That everybody on the staff has the role that they need. `seen`: {member: role} as the owner saw it; PT409 of another list.
create function public.confirm_staff(seen jsonb) returns void language sql volatile set search_path = '' as $$
  select private.confirm_staff(seen)
$$;
grant execute on function public.confirm_staff(jsonb) to authenticated;

-- Consignments (docs/conformance.md, sections 3 and 4). The database makes the tracking id and writes the history;
-- what a client sends for either is ignored.

-- A moment as the journey writes it: with its offset, so that no setting of the session changes what it means.
create function private.as_instant(written text) returns timestamptz language plpgsql immutable set search_path = '' as $$
begin
  return written;
end $$;
grant execute on function private.as_instant(text) to authenticated; -- generated columns are computed as the writer

create table public.consignment (
  id bigint generated always as identity primary key,
  "trackingId" text not null default '' unique check ("trackingId" ~ '^[0-9A-Z]{8}$'),
  "sendersName" private.required_line not null,
  "sendersEmail" private.required_mail not null,
  "sendersAddress" private.required_address not null,
  "sendersPhone" private.required_line not null,
  "recName" private.required_line not null,
  "recEmail" private.required_mail not null,
  "recAddress" private.required_address not null,
  "recPhone" private.required_line not null,
  "itemQuantity" private.required_line not null,
  "itemWeight" private.line, -- kg
  "paymentMode" private.line,
  product private.line,
  "departedFrom" private.required_line not null,
  "headingTo" private.required_line not null,
  "currentLocation" private.required_line not null,
  city private.required_line not null,
  "timeCreated" private.moment not null default now(),
  "currentTime" private.moment,
  status private.required_line not null,
  "deliveryDate" private.moment not null,
  type text not null default 'Regular' check (type in ('Regular', 'Important', 'V. important', 'VIP')),
  remark private.note,
  "shipmentMode" private.line,
  "carrierRef" private.line,
  "typeOfShipment" private.line,
  comment private.note,
  locations jsonb not null default '[]' check (jsonb_typeof(locations) = 'array' and jsonb_array_length(locations) <= 200),
  journey jsonb not null default '{}', -- what a visitor may see of it (45_journey.sql)
  created_at timestamptz not null default now(),
  "requestKey" uuid unique, -- of the form: one that had no answer sends again, and the consignment is stored once
  "editKey" uuid, -- of the last edit
  archived_at timestamptz, -- what is done with is not in the list unless one asks for it
  -- By what the admin finds consignments: from the journey as it is written, and all that one types in one text.
  state_code text generated always as (journey #>> '{state,code}') stored,
  ended boolean not null generated always as (coalesce((journey ->> 'ended')::boolean, false)) stored,
  exceptions jsonb not null generated always as (jsonb_path_query_array(journey, '$.exceptions[*].kind')) stored,
  modes jsonb not null generated always as (jsonb_path_query_array(journey, '$.legs[*].mode')) stored,
  expected_at timestamptz generated always as (private.as_instant(journey #>> '{expected,latest}')) stored,
  last_event_at timestamptz generated always as (private.as_instant(
    jsonb_path_query_array(journey, '$.events[*] ? (@.classifier == "actual").moment') ->> -1)) stored,
  search_text text not null generated always as (private.folded(
    "trackingId" || ' ' || "recName" || ' ' || "sendersName" || ' ' || "recEmail" || ' ' || "sendersEmail"
    || ' ' || "recPhone" || ' ' || "sendersPhone" || ' ' || coalesce("carrierRef", '') || ' ' || coalesce(product, '')
    || ' ' || "departedFrom" || ' ' || "headingTo" || ' ' || city || ' ' || "currentLocation"
    || ' ' || jsonb_path_query_array(journey, '$.places.*.name')::text
    || ' ' || regexp_replace("recPhone", '[^0-9]', '', 'g')
    || ' ' || regexp_replace("sendersPhone", '[^0-9]', '', 'g'))) stored
);
-- The planner compares what a search seeks with each text of its sample: with a hundred of them that takes longer than the search.
alter table public.consignment alter column search_text set statistics 10;
do $$ begin
  execute format('create index consignment_text on public.consignment using gin (search_text %s.gin_trgm_ops)',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;
create index consignment_exceptions on public.consignment (id) where exceptions <> '[]';
create index consignment_promised on public.consignment ("deliveryDate") where not ended;
create index consignment_delayed on public.consignment (id) where not ended and expected_at > "deliveryDate";
create index consignment_expected on public.consignment (expected_at) where not ended;
create index consignment_last_event on public.consignment (last_event_at) where not ended;
create index consignment_kept on public.consignment (id) where archived_at is null;
create index consignment_type on public.consignment (type);


-- Tracking id: 8 characters of 5 random bits each, from the server's cryptographic generator. The bytes taken are those
-- of a version 4 UUID that carry neither version nor variant (RFC 9562). No I, L, O, U: ids are read out on the phone.
create function private.new_tracking_id() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(uuid, position) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as uuid) as made, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as position
$$;

-- Always by the index: a session keeps the plan that was the best when it first asked, and one made while there were few
-- consignments would read all of them for each new id (PostgreSQL manual, "PL/pgSQL Plan Caching").
create function private.give_tracking_id() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  loop -- the unique index has the last word
    new."trackingId" := private.new_tracking_id();
    exit when not exists (select from public.consignment where "trackingId" = new."trackingId");
  end loop;
  return new;
end $$;

-- Only who works on the database itself, past the API, may bring a tracking id along: an import, the demo data.
create trigger give_tracking_id before insert on public.consignment for each row
  when (new."trackingId" = '' or current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.give_tracking_id();

-- The admin alone. The grant locks every field that an edit may not change (docs/conformance.md, section 4).
alter table public.consignment enable row level security;
create policy "the admin does everything" on public.consignment for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert, delete on public.consignment to authenticated;
grant update ("itemWeight", "currentLocation", city, "currentTime", status, remark, "editKey", archived_at)
  on public.consignment to authenticated;

-- When it was archived is the database's to say.
create function private.date_archive() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.archived_at := case when new.archived_at is not null then coalesce(old.archived_at, now()) end;
  return new;
end $$;
create trigger date_archive before insert or update of archived_at on public.consignment for each row
  when (current_user = 'authenticated') execute function private.date_archive();

-- What consignments often have in common: the admin begins a new one with it.

-- True for what a template can fill in: some of the form's texts, none of them a time. The domains say what each can hold.
create function private.are_template_fields(fields jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(fields) = 'object' and fields <> '{}' and not exists (
    select from jsonb_each(fields) as field (name, value)
    where jsonb_typeof(value) <> 'string' or not case
      when name in ('sendersEmail', 'recEmail') then (value #>> '{}')::private.required_mail <> ''
      when name in ('sendersAddress', 'recAddress') then (value #>> '{}')::private.required_address <> ''
      when name in ('remark', 'comment') then (value #>> '{}')::private.note <> ''
      when name = 'type' then value #>> '{}' in ('Regular', 'Important', 'V. important', 'VIP')
      when name in ('sendersName', 'sendersPhone', 'recName', 'recPhone', 'itemQuantity', 'itemWeight', 'paymentMode',
                    'product', 'departedFrom', 'headingTo', 'currentLocation', 'city', 'status', 'shipmentMode',
                    'carrierRef', 'typeOfShipment') then (value #>> '{}')::private.required_line <> ''
      else false end)
$$;
grant execute on function private.are_template_fields(jsonb) to authenticated; -- the check runs as the writer

create table public.consignment_template (
  id bigint generated always as identity primary key,
  name private.required_line not null unique,
  fields jsonb not null constraint not_template_fields check (private.are_template_fields(fields))
);
alter table public.consignment_template enable row level security;
create policy "the admin does everything" on public.consignment_template for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert (name, fields), update (name, fields), delete on public.consignment_template to authenticated;

-- As many as a list without pages can show; one with a known name takes the place of that one.
create function private.limit_templates() returns trigger language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.consignment_template where name <> new.name) >= 100 then
    raise exception 'There are 100 templates already: delete one of them first.';
  end if;
  return new;
end $$;
create trigger limit_templates before insert on public.consignment_template for each row
  execute function private.limit_templates();

-- An edit that had no answer is sent again, under the same key. It is made once: somebody else's may have come between.

create table private.edit_key (
  consignment bigint not null references public.consignment on delete cascade,
  key uuid not null,
  used_at timestamptz not null default now(),
  primary key (consignment, key) -- one edit may be of several consignments
);
create index edit_key_used_at on private.edit_key (used_at);
alter table private.edit_key enable row level security;

-- Under the row's lock, so that twins wait for each other. It comes before continue_history: by the order of their names.
create function private.apply_once() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.edit_key where ctid = any (array( -- nobody leaves a form open for a month
    select ctid from private.edit_key where used_at < now() - interval '30 days' limit 100 for update skip locked));
  insert into private.edit_key (consignment, key) values (new.id, new."editKey") on conflict do nothing;
  if not found then return old; end if;
  return new;
end $$;
create trigger apply_once before update of "editKey" on public.consignment for each row
  when (new."editKey" is not null) execute function private.apply_once();

-- What a visitor sees of a consignment: one row, by its tracking id, through a function. A table that the public
-- key could select from could be listed.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  mask_parties boolean not null default false, -- true: visitors see both parties' initials and no contact details
  notice_delay int not null default 60 check (notice_delay between 0 and 3600), -- seconds in which a notice can be held back
  proof_days int not null default 365 check (proof_days between 1 and 3650), -- after which a proof of delivery is deleted
  chat_days int not null default 365 check (chat_days between 1 and 3650), -- after which a closed chat is deleted
  answer_delay int not null default 240 check (answer_delay between 0 and 3600) -- seconds unread, after which an answer is mailed
);
alter table private.settings enable row level security;
insert into private.settings default values;

create function private.initials(name text) returns text language sql immutable set search_path = '' as $$
  select coalesce(string_agg(upper(left(word, 1)) || '.', ' '), '') from regexp_split_to_table(btrim(name), '\s+') as word
$$;

create function private.masked(parcel public.consignment) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'sendersName', private.initials(parcel."sendersName"), 'recName', private.initials(parcel."recName"),
    'sendersEmail', '', 'sendersAddress', '', 'sendersPhone', '', 'recEmail', '', 'recAddress', '', 'recPhone', '')
$$;

-- What people paste and scanners read: an id with spaces and dashes, in any case, or such an id and the number of a piece behind
-- a last dash (decision 033). Nulls of anything that can be neither: the form is checked before upper(), which turns letters
-- of other alphabets into A-Z.
create function private.entered_code(entered text, out id text, out piece int)
language plpgsql immutable set search_path = '' as $$
declare
  typed text := regexp_replace(regexp_replace(left(entered, 100), '[[:space:]\u00a0]', '', 'g'), '[\u2010-\u2015]', '-', 'g');
begin
  id := upper(substring(replace(typed, '-', '') from '^[0-9A-Za-z]{8}$'));
  if id is not null then return; end if;
  piece := substring(typed from '-([1-9][0-9]{0,2})$')::int;
  if piece is null then return; end if;
  id := upper(substring(replace(substring(typed from '^(.*)-'), '-', '') from '^[0-9A-Za-z]{8}$'));
  if id is null then piece := null; end if;
end $$;

-- The tracking id of what was entered.
create function private.entered_id(entered text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (private.entered_code(entered)).id;
end $$;

-- What the code on the label of a piece says.
create function private.piece_code(tracking_id text, number int) returns text language sql immutable set search_path = '' as $$
  select tracking_id || '-' || number
$$;

-- The consignment with this id as a visitor sees it, or null; to be counted by who calls it.
create function private.tracked(entered text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  known text := private.entered_id(entered);
begin
  if known is null then return null; end if;
  return (
    select to_jsonb(shown) || jsonb_build_object('partiesLocked', settings.mask_parties,
        'hasProof', exists (select from private.proof where consignment = parcel.id))
      || case when settings.mask_parties then private.masked(parcel) else '{}' end
    from private.settings, public.consignment as parcel
      left join private.consignment_key on consignment_key.consignment = parcel.id,
    lateral (select
      parcel."trackingId",
      parcel."sendersName", parcel."sendersEmail", parcel."sendersAddress", parcel."sendersPhone",
      parcel."recName", parcel."recEmail", parcel."recAddress", parcel."recPhone",
      parcel.product, parcel."itemQuantity", parcel."itemWeight", parcel."paymentMode",
      parcel.type, parcel."shipmentMode", parcel."carrierRef", parcel."typeOfShipment", parcel.comment,
      parcel."departedFrom", parcel."headingTo", parcel."timeCreated", parcel."deliveryDate",
      parcel.status, parcel."currentLocation", parcel.city, parcel."currentTime", parcel.remark, parcel.locations,
      parcel.journey, parcel.archived_at, consignment_key.topic
    ) as shown
    where parcel."trackingId" = known);
end $$;

create function private.track(entered text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known jsonb;
begin
  perform private.take('track');
  known := private.tracked(entered);
  return case when known is null then '[]' else jsonb_build_array(known) end;
end $$;

create function private.track_many(entered text[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  one text;
  answers jsonb := '[]';
begin
  if cardinality(entered) > 20 then raise exception 'At most 20 tracking ids can be looked up at a time.'; end if;
  foreach one in array coalesce(entered, '{}') loop
    perform private.take('track');
    answers := answers || jsonb_build_object('entered', left(one, 100), 'consignment', private.tracked(one));
  end loop;
  return answers;
end $$;
grant execute on function private.track(text), private.track_many(text[]) to anon, authenticated;

-- The consignment with this id as a list of one, or an empty list. PT429 beyond the limit.
create function public.track_consignment(tracking_id text) returns jsonb language sql volatile set search_path = '' as $$
  select private.track(tracking_id)
$$;

-- The same for up to 20 ids: [{entered, consignment}] in their order, with null for what is not found. Each counts.
create function public.track_consignments(tracking_ids text[]) returns jsonb language sql volatile set search_path = '' as $$
  select private.track_many(tracking_ids)
$$;
grant execute on function public.track_consignment(text), public.track_consignments(text[]) to anon, authenticated;

-- What can happen to a consignment: the words that are shown, what each means for its stage and its exceptions, and its
-- name in the languages of others (DCSA Track & Trace 2.2, GS1 CBV 2.0, AfterShip), as far as they have one.

-- What keeps a consignment from its way until it is closed.
create domain private.exception_kind as text
  constraint unknown_kind check (value in ('hold', 'delay', 'attempt', 'damage', 'loss', 'return', 'cancellation'));

create table public.event_code (
  code text primary key check (code ~ '^[a-z_]{1,30}$'),
  label private.required_line not null,
  rank int check (rank between 0 and 4), -- how far it takes a consignment: the stage that it reaches; null: nowhere
  undoes int check (undoes between 0 and 4), -- earlier events of this rank and above do not count any more
  opens private.exception_kind,
  closes private.exception_kind[] not null default '{}', -- those of earlier events
  ends boolean not null default false, -- nothing more is to come
  position int not null unique, -- in lists
  dcsa_type text,
  dcsa_code text,
  dcsa_document text, -- what a shipment event is about: a booking, the customs, the release of the shipment
  epcis_step text,
  epcis_disposition text,
  aftership_tag text not null
);
insert into public.event_code
  (position, code, label, rank, undoes, opens, closes, ends,
   dcsa_type, dcsa_code, dcsa_document, epcis_step, epcis_disposition, aftership_tag)
values
  (1, 'registered', 'Registered', 0, null, null, '{}', false,
   'SHIPMENT', 'CONF', 'BKG', 'commissioning', 'active', 'InfoReceived'),
  (2, 'picked_up', 'Picked up', 1, null, null, '{}', false,
   'EQUIPMENT', 'PICK', null, 'accepting', 'in_progress', 'InTransit'),
  (3, 'received', 'Received at terminal', 1, null, null, '{}', false,
   'EQUIPMENT', 'GTIN', null, 'receiving', 'in_progress', 'InTransit'),
  (4, 'export_cleared', 'Export cleared', 2, null, null, '{}', false,
   'SHIPMENT', 'RELS', 'CUS', 'inspecting', 'conformant', 'InTransit'),
  (5, 'loaded', 'Loaded', 2, null, null, '{}', false,
   'EQUIPMENT', 'LOAD', null, 'loading', 'in_progress', 'InTransit'),
  (6, 'departed', 'Departed', 2, null, null, '{hold,delay}', false,
   'TRANSPORT', 'DEPA', null, 'departing', 'in_transit', 'InTransit'),
  (7, 'in_transit', 'In transit', 2, null, null, '{}', false,
   null, null, null, 'transporting', 'in_transit', 'InTransit'),
  (8, 'transshipped', 'Transshipped', 2, null, null, '{}', false,
   null, null, null, 'transporting', 'in_transit', 'InTransit'),
  (9, 'arrived', 'Arrived', 2, null, null, '{hold,delay}', false,
   'TRANSPORT', 'ARRI', null, 'arriving', 'in_progress', 'InTransit'),
  (10, 'discharged', 'Discharged', 2, null, null, '{}', false,
   'EQUIPMENT', 'DISC', null, 'unloading', 'in_progress', 'InTransit'),
  (11, 'held', 'Held', null, null, 'hold', '{}', false,
   'SHIPMENT', 'HOLD', 'SRM', 'holding', 'in_progress', 'Exception'),
  (12, 'delayed', 'Delayed', null, null, 'delay', '{}', false,
   null, null, null, 'transporting', 'in_transit', 'Exception'),
  (13, 'inspected', 'Inspected', null, null, null, '{}', false,
   'EQUIPMENT', 'INSP', null, 'inspecting', 'in_progress', 'InTransit'),
  (14, 'released', 'Released', null, null, null, '{hold}', false,
   'SHIPMENT', 'RELS', 'SRM', 'inspecting', 'conformant', 'InTransit'),
  (15, 'out_for_delivery', 'Out for delivery', 3, null, null, '{hold,delay,attempt}', false,
   'EQUIPMENT', 'GTOT', null, 'transporting', 'in_transit', 'OutForDelivery'),
  (16, 'attempted', 'Delivery attempt failed', 2, 3, 'attempt', '{}', false,
   null, null, null, 'transporting', 'in_transit', 'AttemptFail'),
  (17, 'available_for_pickup', 'Available for pick-up', 3, null, null, '{hold,delay,attempt}', false,
   null, null, null, 'staging_outbound', 'available', 'AvailableForPickup'),
  (18, 'delivered', 'Delivered', 4, null, null, '{hold,delay,attempt,loss,return,cancellation}', true,
   'EQUIPMENT', 'DROP', null, 'accepting', null, 'Delivered'),
  (19, 'returned', 'Returned', null, null, 'return', '{hold,delay,attempt,loss,cancellation}', true,
   null, null, null, 'receiving', 'returned', 'Exception'),
  (20, 'damaged', 'Damaged', null, null, 'damage', '{}', false,
   null, null, null, 'inspecting', 'damaged', 'Exception'),
  (21, 'lost', 'Lost', null, null, 'loss', '{hold,delay,attempt}', true,
   null, null, null, 'other', 'unknown', 'Exception'),
  (22, 'cancelled', 'Canceled', null, null, 'cancellation', '{hold,delay,attempt}', true,
   null, null, null, 'decommissioning', 'inactive', 'Exception');

alter table public.event_code enable row level security;
create policy "the admin reads" on public.event_code for select to authenticated using ((select private.is_admin()));
grant select on public.event_code to authenticated;

-- Which code free words suggest. The first one that matches; anything else is on its way. What is said not to have happened,
-- or not yet, is left out first: "not yet delivered", "will be returned".
create function private.guess_code(words text) returns text language sql immutable set search_path = '' as $$
  select case
    when words ~* '\yout for delivery\y|\ywith (the )?courier\y' then 'out_for_delivery'
    when words ~* '\y(available|ready) for (pick ?-?up|collection)\y' then 'available_for_pickup'
    when words ~* '(\y(not|cannot)|n''t)( be| been)? delivered|undeliver|delivery failed|failed delivery|attempt' then 'attempted'
    when words ~* '\y(awaiting|pending) (pick ?-?up|collection)|\y(not|not yet|to be) (picked ?-?up|collected)' then 'registered'
    when said ~* '\ycancell?ed\y' then 'cancelled'
    when said ~* '\yreturned\y|\yreturn to (the )?(sender|shipper)\y' then 'returned'
    when said ~* '\y(lost|stolen)\y' then 'lost'
    when said ~* '(?<!no )\y(damaged?|broken)\y' then 'damaged'
    when said ~* '\ydelivered\y|collected by (the )?(receiver|consignee)|received by (the )?(receiver|consignee)|signed for' then 'delivered'
    when said ~* '\yexport( customs)?( is| was)? cleared\y|\ycleared for export\y' then 'export_cleared'
    when said ~* '\yreleased\y|\ycustoms( is| was)? cleared\y|\ycleared( by| through)? customs\y|\yhold( is| was)? lifted\y' then 'released'
    when said ~* '\y(hold|held|detained|seized)\y' then 'held'
    when said ~* '(?<!(no|without) )\ydelay|\ypostponed\y' then 'delayed'
    when said ~* '\ytran(s-?)?ship(ped|ment)\y|\ychange(d| of) (ship|vessel|plane)\y' then 'transshipped'
    when said ~* '\yinspected\y' then 'inspected'
    when said ~* '\yreceived (at|in)\y|\yat (the )?origin\y|\ygated? in\y' then 'received'
    when said ~* '\y(departed|sailed|took off)\y' then 'departed'
    when said ~* '\y(arrived|landed|berthed)\y' then 'arrived'
    when said ~* '\y(discharged|unloaded|unloading)\y' then 'discharged'
    when said ~* '\yloaded\y|\yon board\y' then 'loaded'
    when said ~* '\y(registered|booked|created)\y|information received' then 'registered'
    when said ~* '\ypicked ?-?up\y|\ycollected\y' then 'picked_up'
    else 'in_transit' end
  from regexp_replace(words,
    '(\y(not|never|to|will|yet|partially|awaiting|pending|until)|n''t)( yet| be| been)* \w+ed\y', '', 'gi') as said
$$;

-- Ports, airports and cities where something can happen to a consignment.

-- An IANA time zone, by its form: a server may have older zones than the rows.
create domain private.zone as text
  constraint not_a_zone check (value ~ '^[A-Z][A-Za-z_]{1,13}(/[A-Za-z0-9_+-]{1,20}){1,2}$');

create table public.place (
  code text primary key check (code ~ '^[A-Z]{2}[A-Z0-9]{3,8}$'), -- UN/LOCODE without its space, where there is one
  name private.required_line not null,
  country private.required_line not null,
  latitude float8 not null check (latitude between -90 and 90),
  longitude float8 not null check (longitude between -180 and 180),
  zone private.zone not null,
  kind text not null check (kind in ('port', 'airport', 'city')),
  added_by private.line, -- null: came with the product
  folded text not null generated always as (private.folded(name)) stored
);
create index place_folded on public.place (folded text_pattern_ops);
create index place_country on public.place (country, zone);

-- Who is signed in, as the rows of a journey say who entered them; null past the API.
create function private.who() returns text language plpgsql stable set search_path = '' as $$
begin
  return left(auth.jwt() ->> 'email', 120);
end $$;

-- Raises Postgres's own error for a zone that this server does not know. Maps, time zones and the search for transit times go by the
-- country: it is the one that the first two letters of the code name in the gazetteer, else spelled as there. Only one that has no
-- place there is taken as it is written.
create function private.sign_place() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  of_code text := (select country from public.place where added_by is null and left(code, 2) = left(new.code, 2) limit 1);
  spelled text := (
    select country from public.place where added_by is null and private.folded(country) = private.folded(btrim(new.country)) limit 1);
begin
  perform now() at time zone new.zone;
  if of_code <> spelled then
    raise exception 'The code % is not one of a place in %.', new.code, spelled;
  end if;
  new.country := coalesce(of_code, spelled, btrim(new.country));
  new.added_by := private.who();
  return new;
end $$;
create trigger sign_place before insert on public.place for each row
  when (current_user = 'authenticated') execute function private.sign_place();

alter table public.place enable row level security;
create policy "the admin reads" on public.place for select to authenticated using ((select private.is_admin()));
create policy "the admin adds" on public.place for insert to authenticated with check ((select private.is_admin()));
grant select on public.place to authenticated;
grant insert (code, name, country, latitude, longitude, zone, kind) on public.place to authenticated;

-- The place with this name in this country; the gazetteer may add another in brackets: Mumbai (ex Bombay). Null if there is
-- none, or if there are several far from each other.
create function private.place_named(city text, country text) returns public.place
language plpgsql stable set search_path = '' as $$
declare
  sought text := private.folded(city);
  sought_country text := private.folded(country);
  named public.place[];
begin
  select array_agg(place order by array_position(array['port', 'city', 'airport'], place.kind), place.code) into named
  from public.place
  where (place.folded = sought or place.folded ~>=~ (sought || ' (') and place.folded ~<~ (sought || ' )'))
    and private.folded(place.country) = sought_country
  having max(place.latitude) - min(place.latitude) < 1 and max(place.longitude) - min(place.longitude) < 1;
  return named[1];
end $$;

-- The name of a place as it is today; a former one in it is there to be found by.
create function private.present_name(name text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(name, ' \(ex [^)]*\)$', '');
end $$;

-- The time zone of a country that has only one; else null. The gazetteer decides: a place that was added may name it differently.
create function private.zone_of(country text) returns text language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when min(known.zone) = max(known.zone) then min(known.zone) end
    from public.place as known
    where known.country = zone_of.country and (known.added_by is null or not exists (
      select from public.place as brought where brought.country = zone_of.country and brought.added_by is null)));
end $$;

-- The places that the admin may mean while typing: by a code, with or without its country ("nl rtm", "ham"), or by a
-- part of the name. A name has up to 120 characters: what is longer is none.
create function private.find_places(sought text) returns setof public.place
language plpgsql stable security definer set search_path = '' as $$
declare
  entered text := btrim(left(sought, 130));
  named text := private.folded(entered);
  coded text := upper(regexp_replace(entered, '[[:space:]-]', '', 'g'));
begin
  perform private.require_admin();
  if named = '' or char_length(entered) > 120 then return; end if;
  return query
  select place.* from public.place, lateral (select case
    when coded in (place.code, substr(place.code, 3)) then 1
    when named in (place.folded, split_part(place.folded, ' (', 1)) then 2
    when starts_with(place.folded, named) or starts_with(place.code, coded) then 3
    when strpos(' ' || place.folded, ' ' || named) > 0 then 4 -- a word of the name begins so
    when strpos(place.folded, named) > 0 then 5
  end as rank) as fit
  where rank is not null
  order by rank, array_position(array['port', 'city', 'airport'], place.kind), place.folded, place.country, place.code
  limit 20;
end $$;
grant execute on function private.find_places(text) to authenticated;

-- At most 20, the best first. 42501 for anybody but the admin.
create function public.find_places(sought text) returns setof public.place
language sql stable set search_path = '' as $$
  select * from private.find_places(sought)
$$;
grant execute on function public.find_places(text) to authenticated;

-- The way of a consignment in legs, each with one means of transport.

create domain private.mode as text constraint unknown_mode check (value in ('air', 'ocean', 'road', 'rail'));

create table public.consignment_leg (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  position int not null default 0, -- given by the database: a new leg is the last
  mode private.mode not null,
  origin text not null references public.place,
  destination text not null references public.place,
  carrier private.line,
  vessel private.line, -- or flight
  planned_departure private.moment,
  estimated_departure private.moment,
  actual_departure private.moment, -- this and the next: from the events of the leg
  planned_arrival private.moment,
  estimated_arrival private.moment,
  actual_arrival private.moment,
  updated_at timestamptz not null default now(),
  request_key uuid unique, -- of the form: one that had no answer sends again, and the leg is stored once
  constraint leg_to_itself check (origin <> destination),
  constraint leg_position unique (consignment, position) deferrable
);

alter table public.consignment_leg enable row level security;
create policy "the admin does everything" on public.consignment_leg for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, delete on public.consignment_leg to authenticated;
grant insert (consignment, mode, origin, destination, carrier, vessel,
              planned_departure, estimated_departure, planned_arrival, estimated_arrival, request_key),
      update (mode, origin, destination, carrier, vessel,
              planned_departure, estimated_departure, planned_arrival, estimated_arrival)
  on public.consignment_leg to authenticated;

-- True for what can be the legs of a lane: up to 20 of {mode, origin, destination, carrier}.
create function private.is_lane(legs jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(legs) = 'array' and jsonb_array_length(legs) between 1 and 20 and not exists (
    select from jsonb_array_elements(legs) as leg
    where jsonb_typeof(leg) <> 'object'
       or leg - array['mode', 'origin', 'destination', 'carrier'] <> '{}'
       or leg ->> 'mode' in ('air', 'ocean', 'road', 'rail') is not true
       or leg ->> 'origin' ~ '^[A-Z]{2}[A-Z0-9]{3,8}$' is not true
       or leg ->> 'destination' ~ '^[A-Z]{2}[A-Z0-9]{3,8}$' is not true
       or leg ->> 'origin' = leg ->> 'destination'
       or char_length(leg ->> 'carrier') > 120)
$$;
grant execute on function private.is_lane(jsonb) to authenticated; -- the check runs as the writer

-- The legs of common ways, to begin with.
create table public.lane_template (
  id bigint generated always as identity primary key,
  name private.required_line not null unique,
  legs jsonb not null constraint not_a_lane check (private.is_lane(legs))
);
alter table public.lane_template enable row level security;
create policy "the admin does everything" on public.lane_template for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert (name, legs), update (name, legs), delete on public.lane_template to authenticated;

-- What happened, or is to happen, to a consignment. Nothing is erased: a wrong entry is voided with a reason.

create table public.consignment_event (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  no int not null default 0, -- within the consignment, given by the database; those of voided entries are not used again
  code text not null references public.event_code,
  classifier text not null default 'actual' check (classifier in ('planned', 'estimated', 'actual')),
  moment timestamptz not null check (moment >= '2000-01-01T00:00:00Z' and moment < '2100-01-01T00:00:00Z'),
  zone private.zone, -- of its place; null: not known
  place text references public.place,
  city private.line,
  country private.line,
  status private.line not null default '', -- the words that are shown
  leg bigint references public.consignment_leg on delete set null,
  public_note private.note,
  internal_note private.note,
  reason private.line,
  corrects bigint references public.consignment_event,
  guessed boolean not null default false, -- the code was read from free words
  entered_by private.line,
  entered_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by private.line,
  void_reason private.line,
  request_key uuid unique, -- of the form: one that had no answer sends again, and the entry is stored once
  silent boolean not null default false, -- nobody is told of it
  constraint event_number unique (consignment, no)
);
create index consignment_event_leg on public.consignment_event (leg) where leg is not null;
create index consignment_event_corrects on public.consignment_event (corrects) where corrects is not null;

alter table public.consignment_event enable row level security;
create policy "the admin does everything" on public.consignment_event for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select,
      insert (consignment, code, classifier, moment, place, leg, public_note, internal_note, reason, corrects, request_key,
              silent),
      update (void_reason)
  on public.consignment_event to authenticated;

-- When the consignment is expected now, and why that has changed. "deliveryDate" stays the promise.

create table public.eta_revision (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  earliest private.moment not null,
  latest private.moment not null,
  reason private.required_line not null,
  entered_by private.line,
  entered_at timestamptz not null default now(),
  request_key uuid unique, -- of the form: one that had no answer sends again, and the revision is stored once
  silent boolean not null default false, -- nobody is told of it
  constraint latest_before_earliest check (earliest <= latest)
);
create index eta_revision_consignment on public.eta_revision (consignment);

create function private.fill_eta() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  parcel public.consignment := private.locked(new.consignment);
begin
  if exists (select from public.eta_revision where request_key = new.request_key) then return null; end if;
  if new.latest < new.earliest then raise exception 'The latest time of arrival cannot be before the earliest.'; end if;
  if new.earliest < date_trunc('minute', parcel."timeCreated") then
    raise exception 'This is before the registration of the consignment.';
  end if;
  if 100 <= (select count(*) from public.eta_revision where consignment = new.consignment) then
    raise exception 'The expected arrival of a consignment can be revised 100 times, and this one has been.';
  end if;
  new.entered_by := coalesce(private.who(), new.entered_by);
  return new;
end $$;
create trigger admit_admin before insert on public.eta_revision for each row
  when (current_user in ('anon', 'authenticated')) execute function private.admit_admin();
create trigger fill_eta before insert on public.eta_revision for each row execute function private.fill_eta();

alter table public.eta_revision enable row level security;
create policy "the admin reads" on public.eta_revision for select to authenticated using ((select private.is_admin()));
create policy "the admin adds" on public.eta_revision for insert to authenticated with check ((select private.is_admin()));
grant select, insert (consignment, earliest, latest, reason, request_key, silent) on public.eta_revision to authenticated;

-- Newsletter subscriptions. Visitors write and never read; the admin reads and deletes. Plain inserts without a returned
-- row (docs/conformance.md, section 6).

create table public."newsLetter" (
  id bigint generated always as identity primary key,
  email private.required_mail not null,
  country private.required_line not null,
  created_at timestamptz not null default now()
);
create index "newsLetter_email" on public."newsLetter" (lower(btrim(email)));

create trigger limit_inserts before insert on public."newsLetter" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_inserts();

-- A known address is kept once, and the answer is the same as for a new one, even where it counts the rows that were
-- written (PostgREST, "Prefer: count"): nobody learns who has subscribed. Twins wait for each other.
create function private.drop_known_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(lower(btrim(new.email)), 0));
  if exists (select from public."newsLetter" where lower(btrim(email)) = lower(btrim(new.email)) and id <> new.id) then
    delete from public."newsLetter" where id = new.id;
  end if;
  return null;
end $$;
create trigger drop_known_address after insert on public."newsLetter" for each row
  execute function private.drop_known_address();

alter table public."newsLetter" enable row level security;
create policy "anyone subscribes" on public."newsLetter" for insert to anon, authenticated
  with check (created_at = now());
grant insert (email, country) on public."newsLetter" to anon, authenticated;
create policy "the admin reads" on public."newsLetter" for select to authenticated using ((select private.is_admin()));
create policy "the admin deletes" on public."newsLetter" for delete to authenticated using ((select private.is_admin()));
grant select, delete on public."newsLetter" to authenticated;

-- Inquiries. Visitors write and never read; the admin reads, marks and deletes. Plain inserts without a returned row
-- (docs/conformance.md, section 7).

create table public."contactForm" (
  id bigint generated always as identity primary key,
  "firstName" private.required_line not null,
  "secondName" private.required_line not null,
  email private.required_mail not null,
  "trackingNo" private.line,
  comment private.note,
  created_at timestamptz not null default now(),
  "readAt" timestamptz,
  "handledAt" timestamptz,
  "handledBy" text, -- who marked it, by their e-mail address; null of what was marked before this was kept
  "requestKey" uuid unique -- of the form: one that had no answer sends again, and the inquiry is stored once
);

create trigger limit_inserts before insert on public."contactForm" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_inserts();

-- An inquiry that was sent again is dropped, before it counts: the trigger comes first by the order of their names. Twins
-- wait for each other. Nobody but the sender knows the key, so nobody else learns from an answer that it is known.
create function private.drop_known_inquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new."requestKey"::text, 0));
  if exists (select from public."contactForm" where "requestKey" = new."requestKey") then
    return null;
  end if;
  return new;
end $$;
create trigger drop_known_inquiry before insert on public."contactForm" for each row
  when (new."requestKey" is not null) execute function private.drop_known_inquiry();

-- When it was handled and by whom is the database's to say. Of two who mark it, the first stays.
create function private.mark_handled() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new."handledAt" is null then
    new."handledBy" := null;
  elsif old."handledAt" is null then
    new."handledAt" := now();
    new."handledBy" := private.who();
  else
    new."handledAt" := old."handledAt";
  end if;
  return new;
end $$;
create trigger mark_handled before update of "handledAt" on public."contactForm" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.mark_handled();

alter table public."contactForm" enable row level security;
create policy "anyone writes" on public."contactForm" for insert to anon, authenticated
  with check (created_at = now() and "readAt" is null and "handledAt" is null);
grant insert ("firstName", "secondName", email, "trackingNo", comment, "requestKey")
  on public."contactForm" to anon, authenticated;
create policy "the admin reads" on public."contactForm" for select to authenticated using ((select private.is_admin()));
create policy "the admin marks" on public."contactForm" for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "the admin deletes" on public."contactForm" for delete to authenticated using ((select private.is_admin()));
grant select, delete on public."contactForm" to authenticated;
grant update ("readAt", "handledAt") on public."contactForm" to authenticated;

-- How an entry comes to be and how it is voided. All under the lock of its consignment, so that of two entries at the same
-- time none is lost.

-- An entry of the specified form, as its row says.
create function private.entry_of(parcel public.consignment, number int, at timestamptz)
returns public.consignment_event language plpgsql stable set search_path = '' as $$
declare
  entry public.consignment_event;
  named public.place;
begin
  select * into named from private.place_named(parcel.city, parcel."currentLocation");
  entry.consignment := parcel.id;
  entry.no := number;
  entry.code := private.guess_code(parcel.status);
  entry.guessed := true;
  entry.classifier := 'actual';
  entry.moment := at;
  entry.place := named.code;
  entry.zone := coalesce(named.zone, private.zone_of(parcel."currentLocation"));
  entry.city := parcel.city;
  entry.country := parcel."currentLocation";
  entry.status := parcel.status;
  entry.public_note := parcel.remark;
  return entry;
end $$;

create function private.store_entry(entry public.consignment_event) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.consignment_event
    (consignment, no, code, guessed, moment, place, zone, city, country, status, public_note, entered_by)
  values (entry.consignment, entry.no, entry.code, entry.guessed, entry.moment, entry.place, entry.zone, entry.city,
          entry.country, entry.status, entry.public_note, private.who());
end $$;

-- The number of the next entry. Nobody makes 400, and a visitor's answer stays bounded.
create function private.next_number(parcel public.consignment) returns int
language plpgsql volatile set search_path = '' as $$
declare
  number int := 1 + coalesce((select max(no) from public.consignment_event where consignment = parcel.id), 0);
begin
  if number > 400 then raise exception 'The history of this consignment is full, so no entry can be added.'; end if;
  return number;
end $$;

-- Locks a consignment that something is added to. Raises if there is none.
create function private.locked(known bigint) returns public.consignment
language plpgsql volatile set search_path = '' as $$
declare
  parcel public.consignment;
begin
  select * into parcel from public.consignment where id = known for no key update;
  if not found then raise exception 'This consignment does not exist any more.'; end if;
  return parcel;
end $$;

-- The same with its legs, which are locked first: as by whoever changes one of them.
create function private.locked_with_legs(known bigint) returns public.consignment
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.consignment_leg where consignment = known order by id for no key update;
  return private.locked(known);
end $$;

-- Where an entry without a place happened: at the end of its leg, else where that happened which it corrects, else where the
-- consignment was then.
create function private.put_at_place(entry public.consignment_event, leg public.consignment_leg, parcel public.consignment)
returns public.consignment_event language plpgsql stable set search_path = '' as $$
declare
  known public.place;
begin
  entry.place := coalesce(entry.place, case
    when entry.code in ('loaded', 'departed') then leg.origin
    when entry.code in ('arrived', 'discharged') then leg.destination end);
  if entry.place is not null then
    select * into known from public.place where code = entry.place;
    if not found then raise exception 'There is no place with the code %.', entry.place; end if;
    entry.city := private.present_name(known.name);
    entry.country := known.country;
    entry.zone := known.zone;
    return entry;
  end if;
  select place, city, country, zone into entry.place, entry.city, entry.country, entry.zone
  from public.consignment_event
  where consignment = parcel.id and (id = entry.corrects or classifier = 'actual' and voided_at is null)
  order by coalesce(id = entry.corrects, false) desc, moment <= entry.moment desc, abs(extract(epoch from moment - entry.moment)), no desc limit 1;
  return entry;
end $$;

-- Only who works on the database itself, past the API, says who entered something and when.
create function private.fill_event() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  parcel public.consignment;
  leg public.consignment_leg;
begin
  parcel := case when new.leg is null then private.locked(new.consignment) else private.locked_with_legs(new.consignment) end;
  if exists (select from public.consignment_event where request_key = new.request_key) then return null; end if;
  select * into leg from public.consignment_leg where id = new.leg;
  if new.leg is not null and leg.consignment is distinct from new.consignment then
    raise exception 'This leg is not one of this consignment.';
  end if;
  if new.corrects is not null and not exists (
      select from public.consignment_event where id = new.corrects and consignment = new.consignment) then
    raise exception 'The corrected entry is not one of this consignment.';
  end if;
  if new.moment >= '2100-01-01T00:00:00Z' then raise exception 'The time is out of range: the year 2099 is the last.'; end if;
  if new.moment < date_trunc('minute', parcel."timeCreated") then
    raise exception 'This is before the registration of the consignment.';
  end if;
  if new.classifier = 'actual' and new.moment > now() + interval '5 minutes' then
    raise exception 'What has happened cannot be in the future: enter it as planned or expected.';
  end if;
  if new.classifier = 'actual' and jsonb_array_length(parcel.locations) >= 200 then
    raise exception 'The history of this consignment is full, so no entry can be added.';
  end if;
  new := private.put_at_place(new, leg, parcel);
  new.no := private.next_number(parcel);
  select label into new.status from public.event_code where code = new.code;
  if not found then raise exception 'There is no event with the code %.', new.code; end if;
  new.entered_by := coalesce(private.who(), new.entered_by);
  return new;
end $$;

-- For good: what was wrong about it stays to be read by the admin.
create function private.void_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.leg is null then perform private.locked(new.consignment); else perform private.locked_with_legs(new.consignment); end if;
  if old.voided_at is not null then raise exception 'This entry is void already.'; end if;
  if private.is_blank(coalesce(new.void_reason, '')) then raise exception 'Say why this entry is void.'; end if;
  if old.classifier = 'actual' and not exists (
      select from public.consignment_event
      where consignment = old.consignment and id <> old.id and classifier = 'actual' and voided_at is null) then
    raise exception 'This is the only entry of what has happened: add the right one first.';
  end if;
  new.voided_at := now();
  new.voided_by := coalesce(private.who(), new.voided_by);
  return new;
end $$;

create trigger admit_admin before insert on public.consignment_event for each row
  when (current_user in ('anon', 'authenticated')) execute function private.admit_admin();
create trigger fill_event before insert on public.consignment_event for each row
  when (pg_trigger_depth() = 0) execute function private.fill_event();
create trigger void_event before update of void_reason on public.consignment_event for each row
  when (pg_trigger_depth() = 0) execute function private.void_event();

-- How legs are entered and put in order.

-- A new leg is the last. Where a leg goes from a place to itself or arrives before it departs, a plain word says so.
create function private.check_leg() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  unknown text;
begin
  perform private.locked(new.consignment);
  select named into unknown from unnest(array[new.origin, new.destination]) as named
  where named is not null and not exists (select from public.place where code = named);
  if unknown is not null then raise exception 'There is no place with the code %.', unknown; end if;
  if new.origin = new.destination then raise exception 'A leg cannot go from a place to itself.'; end if;
  if new.planned_arrival < new.planned_departure or new.estimated_arrival < new.estimated_departure then
    raise exception 'The arrival of a leg cannot be before its departure.';
  end if;
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' then
    if 20 <= (select count(*) from public.consignment_leg where consignment = new.consignment) then
      raise exception 'A consignment has at most 20 legs.';
    end if;
    new.position := 1 + coalesce((select max(position) from public.consignment_leg where consignment = new.consignment), 0);
  end if;
  return new;
end $$;
create trigger admit_admin before insert on public.consignment_leg for each row
  when (current_user in ('anon', 'authenticated')) execute function private.admit_admin();
-- Under the lock, so that twins wait for each other. It comes before check_leg: by the order of their names.
create function private.add_leg_once() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked(new.consignment);
  if exists (select from public.consignment_leg where request_key = new.request_key) then return null; end if;
  return new;
end $$;
create trigger apply_once before insert on public.consignment_leg for each row
  when (new.request_key is not null) execute function private.add_leg_once();
create trigger check_leg
  before insert or update of mode, origin, destination, carrier, vessel,
    planned_departure, estimated_departure, planned_arrival, estimated_arrival on public.consignment_leg
  for each row execute function private.check_leg();

-- The times of its newest entries that count.
create function private.time_leg(timed bigint) returns void language sql volatile set search_path = '' as $$
  update public.consignment_leg set
    actual_departure = (select moment from public.consignment_event
      where leg = timed and code = 'departed' and classifier = 'actual' and voided_at is null order by no desc limit 1),
    actual_arrival = (select moment from public.consignment_event
      where leg = timed and code = 'arrived' and classifier = 'actual' and voided_at is null order by no desc limit 1)
  where id = timed
$$;

create function private.order_legs(ordered bigint, legs bigint[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.locked_with_legs(ordered);
  if (select array_agg(id order by id) from public.consignment_leg where consignment = ordered)
     is distinct from (select array_agg(id order by id) from unnest(legs) id) then
    raise exception 'The legs have changed meanwhile: load them again.';
  end if;
  update public.consignment_leg set position = array_position(legs, id) where consignment = ordered;
  perform private.refresh_journey(ordered);
end $$;

-- Puts the legs of a consignment in this order. Raises when it has others than these by now.
create function public.order_legs(consignment bigint, legs bigint[]) returns void
language sql volatile set search_path = '' as $$ select private.order_legs(consignment, legs) $$;
grant execute on function public.order_legs(bigint, bigint[]), private.order_legs(bigint, bigint[]) to authenticated;

create function private.add_lane(lengthened bigint, lane bigint, request_key uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.locked(lengthened);
  if exists (select from public.consignment_leg leg where leg.request_key = add_lane.request_key) then return; end if;
  insert into public.consignment_leg (consignment, mode, origin, destination, carrier, request_key)
  select lengthened, leg ->> 'mode', leg ->> 'origin', leg ->> 'destination', leg ->> 'carrier',
    case when place = 1 then add_lane.request_key end
  from public.lane_template, jsonb_array_elements(legs) with ordinality as listed (leg, place)
  where id = lane order by place;
  if not found then raise exception 'This template does not exist any more.'; end if;
end $$;

-- Appends the legs of a template to those of a consignment: all of them or none, and once for each key.
create function public.add_lane(consignment bigint, lane bigint, request_key uuid) returns void
language sql volatile set search_path = '' as $$ select private.add_lane(consignment, lane, request_key) $$;
grant execute on function public.add_lane(bigint, bigint, uuid), private.add_lane(bigint, bigint, uuid) to authenticated;

-- The specified form and the history: what it says about where a consignment is becomes an event (38_events.sql), whose
-- code is guessed from the words. The row that it gets back holds the new entry already.

-- Since when a new consignment is as it says: that of a file may have come there after it was registered.
create function private.first_moment(parcel public.consignment) returns timestamptz language sql immutable set search_path = '' as $$
  select greatest(parcel."timeCreated", parcel."currentTime")
$$;

-- What a new consignment says will be its first event once it is stored.
create function private.begin_history() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  entry public.consignment_event := private.entry_of(new, 1, private.first_moment(new));
begin
  new.locations := private.history_of(array[entry]);
  new.journey := private.journey_of(new, array[entry]);
  return new;
end $$;

create function private.store_first_entry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.store_entry(private.entry_of(new, 1, private.first_moment(new)));
  insert into private.consignment_key (consignment) values (new.id);
  return null;
end $$;

-- Under the row's lock: of two edits at the same time neither entry is lost.
create function private.continue_history() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  events public.consignment_event[];
begin
  perform private.store_entry(private.entry_of(new, private.next_number(new), coalesce(new."currentTime", now())));
  events := private.events_of(new.id);
  new.locations := private.history_of(events);
  new.journey := private.journey_of(new, events);
  return new;
end $$;

create trigger begin_history before insert on public.consignment for each row
  execute function private.begin_history();
create trigger store_first_entry after insert on public.consignment for each row
  execute function private.store_first_entry();
-- The same edit sent twice says nothing new and makes one entry. An event that was entered as such comes from a trigger
-- (46_journey_refresh.sql), and is one already.
create trigger continue_history before update on public.consignment for each row
  when (pg_trigger_depth() = 0
        and (new."currentTime", new.city, new."currentLocation", new.status, new.remark)
            is distinct from (old."currentTime", old.city, old."currentLocation", old.status, old.remark))
  execute function private.continue_history();

-- What a visitor may see of a journey, made from its events that are not void, its legs and its expected arrivals. Internal
-- notes and who entered something are left out here, so that no look-up can return them (decision 023).

-- Functions that run for each consignment or entry are in PL/pgSQL, which plans a query once for a session.

-- Of one format, so that text order is time order.
create function private.instant(moment timestamptz) returns text language plpgsql stable set search_path = '' as $$
begin
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;

create function private.events_of(known bigint) returns public.consignment_event[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(event order by event.moment, event.no), '{}')
    from public.consignment_event as event where event.consignment = known and event.voided_at is null);
end $$;

-- The specification's list: what has happened, in the order in which it was entered.
create function private.history_of(events public.consignment_event[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'no', event.place_in_list,
      'date', private.instant(event.moment),
      'location', event.city || ', ' || event.country,
      'status', event.status,
      'remark', event.public_note,
      'zone', event.zone) order by event.place_in_list), '[]')
    from (select *, row_number() over (order by no) as place_in_list from unnest(events) where classifier = 'actual') as event);
end $$;

-- Where things stand. An event that undoes makes earlier ones not count; of those that do, the latest that ends is the state,
-- else the latest of those that have reached the highest rank, or have none. Of each kind of exception the latest is open,
-- unless a later event closes that kind.
create function private.standing(events public.consignment_event[],
  out state int, out stage int, out ended boolean, out exceptions jsonb)
language plpgsql stable set search_path = '' as $$
begin
  with happened as materialized (
    select event.no, row_number() over (order by event.moment, event.no) as at, rank, undoes, opens, closes, ends
    from unnest(events) as event join public.event_code on event_code.code = event.code
    where event.classifier = 'actual'
  ), counting as materialized (
    select *, coalesce(max(rank) over (), 0) as highest from happened
    where rank is null or not exists (
      select from happened as later where later.at > happened.at and later.undoes <= happened.rank)
  ), standing as (
    select * from counting where ends or rank is null or rank = highest order by ends desc, at desc limit 1
  ), open as (
    select distinct on (opens) opens, no from happened
    where opens is not null and not exists (
      select from happened as later where later.at > happened.at and happened.opens = any (later.closes))
    order by opens, at desc
  )
  select no, highest, ends,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', opens, 'event', open.no) order by open.no), '[]') from open)
  into state, stage, ended, exceptions from standing;
end $$;

create function private.legs_of(known bigint) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'position', leg.place_in_order, 'mode', leg.mode, 'from', leg.origin, 'to', leg.destination,
      'carrier', leg.carrier, 'vessel', leg.vessel,
      'plannedDeparture', private.instant(leg.planned_departure),
      'estimatedDeparture', private.instant(leg.estimated_departure),
      'actualDeparture', private.instant(leg.actual_departure),
      'plannedArrival', private.instant(leg.planned_arrival),
      'estimatedArrival', private.instant(leg.estimated_arrival),
      'actualArrival', private.instant(leg.actual_arrival)) order by leg.place_in_order), '[]')
    from (select *, row_number() over (order by position) as place_in_order
          from public.consignment_leg where consignment = known) as leg);
end $$;

create function private.etas_of(known bigint) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'earliest', private.instant(eta.earliest), 'latest', private.instant(eta.latest), 'reason', eta.reason,
      'since', private.instant(eta.entered_at)) order by eta.id), '[]')
    from public.eta_revision as eta where eta.consignment = known);
end $$;

create function private.places_of(events public.consignment_event[], legs jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(place.code, jsonb_build_object(
      'code', place.code, 'name', private.present_name(place.name), 'country', place.country,
      'latitude', place.latitude, 'longitude', place.longitude, 'zone', place.zone)), '{}')
    from public.place
    where place.code = any (array( -- an array of few is looked up by the index
      select event.place from unnest(events) as event
      union select leg ->> 'from' from jsonb_array_elements(legs) as leg
      union select leg ->> 'to' from jsonb_array_elements(legs) as leg)));
end $$;

-- src/features/consignments/journey/journey.ts has its type.
create function private.journey_of(parcel public.consignment, events public.consignment_event[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  legs jsonb := private.legs_of(parcel.id);
  etas jsonb := private.etas_of(parcel.id);
  places jsonb := private.places_of(events, legs);
  shown jsonb;
  standing record;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
      'no', event.no, 'code', event.code, 'status', event.status, 'classifier', event.classifier,
      'moment', private.instant(event.moment), 'zone', event.zone, 'city', event.city, 'country', event.country,
      'place', event.place, 'leg', leg.place_in_order, 'note', event.public_note, 'reason', event.reason,
      'guessed', event.guessed) order by event.moment, event.no), '[]') into shown
  from unnest(events) as event left join (
    select id, row_number() over (order by position) as place_in_order
    from public.consignment_leg where consignment = parcel.id) as leg on leg.id = event.leg;
  select * into standing from private.standing(events);
  return jsonb_build_object(
    'state', jsonb_path_query_first(shown, '$[*] ? (@.no == $no)', jsonb_build_object('no', standing.state)),
    'stage', standing.stage, 'ended', standing.ended, 'exceptions', standing.exceptions,
    'expected', etas -> -1, 'etas', etas,
    'originZone', shown -> 0 -> 'zone',
    'destinationZone', coalesce(places -> (legs -> -1 ->> 'to') ->> 'zone', private.zone_of(parcel."headingTo")),
    'events', shown, 'legs', legs, 'places', places);
end $$;

-- The journey is written into the row of its consignment at every change, so that a look-up only reads it.

-- With `moved`, the specified columns follow the event that is the state.
create function private.refresh_journey(changed bigint, moved boolean default false) returns void
language plpgsql volatile set search_path = '' as $$
declare
  parcel public.consignment;
  events public.consignment_event[];
begin
  select * into parcel from public.consignment where id = changed for no key update;
  if not found then return; end if; -- deleted, and all of it with it
  events := private.events_of(changed);
  parcel.locations := private.history_of(events);
  parcel.journey := private.journey_of(parcel, events);
  if moved then
    select event.status, event.city, event.country, event.moment, event.public_note
    into parcel.status, parcel.city, parcel."currentLocation", parcel."currentTime", parcel.remark
    from unnest(events) as event where event.no = (parcel.journey -> 'state' ->> 'no')::int;
  end if;
  update public.consignment
  set locations = parcel.locations, journey = parcel.journey, status = parcel.status, city = parcel.city,
    "currentLocation" = parcel."currentLocation", "currentTime" = parcel."currentTime", remark = parcel.remark
  where id = changed;
end $$;

create function private.event_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.leg is not null then perform private.time_leg(new.leg); end if;
  perform private.refresh_journey(new.consignment, moved => true);
  return null;
end $$;
create trigger event_changed after insert or update of void_reason on public.consignment_event for each row
  when (pg_trigger_depth() = 0) execute function private.event_changed();

-- For a part of the journey other than an event.
create function private.part_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_journey(coalesce(new.consignment, old.consignment));
  return null;
end $$;
create trigger leg_changed
  after insert or delete or update of mode, origin, destination, carrier, vessel,
    planned_departure, estimated_departure, planned_arrival, estimated_arrival on public.consignment_leg
  for each row when (pg_trigger_depth() = 0) execute function private.part_changed();
create trigger eta_changed after insert on public.eta_revision for each row execute function private.part_changed();

-- Telling who looks at a consignment that it has changed.

-- Where that is heard: a random name (244 bits) that only a counted look-up returns, so that joining is no uncounted guess of
-- tracking ids.
create table private.consignment_key (
  consignment bigint primary key references public.consignment on delete cascade,
  topic text not null unique
    default 'consignment:' || encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')
);
alter table private.consignment_key enable row level security;

-- Says that something has changed and never what. The admin hears it of all. Nothing fails because a poke did.
create function private.poke_consignment(changed bigint) returns void language plpgsql volatile set search_path = '' as $$
declare
  poke jsonb := jsonb_build_object('kind', 'journey');
begin
  perform realtime.send(poke, 'poke', topic, true) from private.consignment_key where consignment = changed;
  perform realtime.send(poke || jsonb_build_object('consignment', changed), 'poke', 'admin:consignments', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $$;

create function private.poke_journey() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke_consignment(coalesce(new.id, old.id));
  return coalesce(new, old);
end $$;
create trigger poke_journey after insert or update on public.consignment for each row execute function private.poke_journey();
create trigger poke_deleted before delete on public.consignment for each row execute function private.poke_journey();

-- The events of a consignment for programs, by names and types of DCSA Track & Trace 2.2 where it has them
-- (docs/tracking-api.md, public/schemas/track-events.json). What is void, internal or about a party is never read.

-- The time on the clock of a place with its offset (ISO 8601), in UTC if the zone is null. Null if this server does not
-- know the zone.
create function private.local_time(moment timestamptz, zone text) returns text
language plpgsql stable set search_path = '' as $$
declare
  local timestamp;
  ahead int; -- minutes
begin
  local := moment at time zone coalesce(zone, 'UTC');
  ahead := extract(epoch from local - moment at time zone 'UTC') / 60;
  return to_char(local, 'YYYY-MM-DD"T"HH24:MI:SS') || case
    when zone is null then 'Z'
    else case when ahead < 0 then '-' else '+' end || to_char(make_interval(mins => abs(ahead)), 'HH24:MI') end;
exception when invalid_parameter_value then return null;
end $$;

-- A UN/LOCODE has five characters; no other code of a place has (docs/gazetteer.md).
create function private.locode(code text) returns text language sql immutable set search_path = '' as $$
  select case when char_length(code) = 5 then code end
$$;

-- DCSA's "location": a known place, or the names that were entered for one.
create function private.dcsa_location(place public.place, city text, country text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'locationName', left(coalesce(private.present_name(place.name), city), 100),
    'latitude', round(place.latitude::numeric, 6)::text, 'longitude', round(place.longitude::numeric, 6)::text,
    'UNLocationCode', private.locode(place.code),
    'address', jsonb_build_object(
      'city', case when place.code is null then left(city, 65) end,
      'country', left(coalesce(place.country, country), 75)))
$$;

-- DCSA's "transportCall": where the means of transport of a leg stops. Of an entry without a leg, only where.
create function private.dcsa_call(id text, leg public.consignment_leg, number int, location jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'transportCallID', id,
    'transportCallSequenceNumber', number,
    'UNLocationCode', location -> 'UNLocationCode',
    'modeOfTransport', case leg.mode
      when 'ocean' then 'VESSEL' when 'rail' then 'RAIL' when 'road' then 'TRUCK' when 'air' then 'AIR' end,
    'location', location,
    'carrierName', leg.carrier,
    case leg.mode when 'air' then 'flightNumber' when 'ocean' then 'vesselName' else 'vehicleName' end, leg.vessel)
$$;

-- The parts of an event that its type decides.
create function private.dcsa_fields(code public.event_code, id text, location jsonb, call jsonb, reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('eventType', coalesce(code.dcsa_type, 'CONSIGNMENT')) || case code.dcsa_type
    when 'TRANSPORT' then jsonb_build_object(
      'transportEventTypeCode', code.dcsa_code, 'transportCall', call, 'changeRemark', reason)
    when 'EQUIPMENT' then jsonb_build_object(
      'equipmentEventTypeCode', code.dcsa_code, 'emptyIndicatorCode', 'LADEN',
      'eventLocation', location, 'transportCall', call, 'reason', reason)
    when 'SHIPMENT' then jsonb_build_object(
      'shipmentEventTypeCode', code.dcsa_code, 'documentID', id, 'documentTypeCode', code.dcsa_document,
      'eventLocation', location, 'reason', reason)
    else jsonb_build_object('eventLocation', location, 'transportCall', call, 'reason', reason) end
$$;

-- Every event has an id that follows from what it says: a UUID of version 8 (RFC 9562), which tells no other row's number.
create function private.event_id(said text) returns uuid language sql immutable set search_path = '' as $$
  select overlay(overlay(left(encode(sha256(convert_to(said, 'UTF8')), 'hex'), 32) placing '8' from 13) placing 'a' from 17)::uuid
$$;

-- The entries of a consignment and the planned and expected times of its legs, which are events, too.
create function private.dcsa_events(parcel public.consignment) returns jsonb
language sql stable set search_path = '' as $$
  with way as materialized (
    select leg, row_number() over (order by leg.position)::int as number
    from public.consignment_leg as leg where leg.consignment = parcel.id
  ), timed as (
    select (leg).id as leg, code, classifier, moment, place, (leg).updated_at as since, null::int as no, null::text as status,
      null::text as remark, null::text as reason, null::boolean as guessed, null::text as city, null::text as country, null::text as zone,
      concat_ws(' ', number, code, classifier, extract(epoch from moment), place) as said
    from way, lateral (values
      ('departed', 'planned', (leg).planned_departure, (leg).origin),
      ('departed', 'estimated', (leg).estimated_departure, (leg).origin),
      ('arrived', 'planned', (leg).planned_arrival, (leg).destination),
      ('arrived', 'estimated', (leg).estimated_arrival, (leg).destination)
    ) as times (code, classifier, moment, place)
    where moment is not null
  ), said as (
    select leg, code, classifier, moment, place, entered_at as since, no, status, public_note as remark,
      reason, guessed, city, country, zone, no::text as said
    from public.consignment_event where consignment = parcel.id and voided_at is null
    union all select * from timed
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'eventID', private.event_id(parcel."trackingId" || ' ' || said.said),
      'eventCreatedDateTime', private.local_time(said.since, null),
      'eventClassifierCode', case said.classifier when 'planned' then 'PLN' when 'estimated' then 'EST' else 'ACT' end,
      'eventDateTime', coalesce(local, private.local_time(said.moment, null)),
      'eventTimeZone', case when local is not null then known.zone end,
      'consignmentEventTypeCode', upper(said.code),
      'description', coalesce(said.status, event_code.label),
      'isGuessed', nullif(said.guessed, false),
      'remark', said.remark,
      'references', jsonb_build_array(
        jsonb_build_object('referenceType', 'FF', 'referenceValue', parcel."trackingId"))
    ) || private.dcsa_fields(event_code, parcel."trackingId", location, call, said.reason))
    order by said.moment, said.no nulls first, said.said), '[]')
  from said
    join public.event_code on event_code.code = said.code
    left join public.place as site on site.code = said.place
    left join way on (way.leg).id = said.leg,
  lateral (select coalesce(said.zone, site.zone) as zone) as known,
  lateral (select case when known.zone is not null then private.local_time(said.moment, known.zone) end as local) as clock,
  lateral (select private.dcsa_location(site, said.city, said.country) as location) as found,
  lateral (select case when said.leg is not null or event_code.dcsa_type = 'TRANSPORT' then private.dcsa_call(
    concat_ws('/', parcel."trackingId", number, coalesce(site.code, said.said)), way.leg, number, location) end as call) as stop
$$;

create function private.track_events(entered text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known text;
  parcel public.consignment;
begin
  perform private.take('track');
  known := private.tracked(entered) ->> 'trackingId';
  select * into parcel from public.consignment where "trackingId" = known;
  return case when found then private.dcsa_events(parcel) else '[]' end;
end $$;
grant execute on function private.track_events(text) to anon, authenticated;

-- The events of the consignment with this id by their time, or an empty list. PT429 beyond the limit of look-ups.
create function public.track_events(tracking_id text) returns jsonb language sql volatile set search_path = '' as $$
  select private.track_events(tracking_id)
$$;
grant execute on function public.track_events(text) to anon, authenticated;

-- What a scanner may do: look up one consignment by its id, and record what happens to it. Nothing is listed, nobody named.

-- Each code that was scanned. Several pieces of a consignment make one entry of its journey.
create table private.scan (
  request_key uuid primary key, -- of the device: a scan that had no answer is sent again, and stored once
  event bigint not null references public.consignment_event on delete cascade,
  piece int check (piece between 1 and 9999), -- null: the whole consignment
  scanned_at timestamptz not null, -- by the clock of the device
  clock_error int, -- seconds that it was known to be ahead; null: not known
  scanned_by private.line,
  constraint piece_of_event unique (event, piece)
);
alter table private.scan enable row level security;

create function private.scanned(entered text) returns public.consignment language plpgsql stable set search_path = '' as $$
declare
  parcel public.consignment;
begin
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  return parcel;
end $$;

-- What is likely to happen after an event; null if nothing is.
create function private.usually_next(code text) returns text language sql immutable set search_path = '' as $$
  select case code
    when 'registered' then 'picked_up'
    when 'picked_up' then 'received'
    when 'received' then 'loaded'
    when 'export_cleared' then 'loaded'
    when 'loaded' then 'departed'
    when 'departed' then 'arrived'
    when 'in_transit' then 'arrived'
    when 'transshipped' then 'departed'
    when 'arrived' then 'discharged'
    when 'discharged' then 'out_for_delivery'
    when 'held' then 'released'
    when 'out_for_delivery' then 'delivered'
    when 'attempted' then 'out_for_delivery'
    when 'available_for_pickup' then 'delivered' end
$$;

-- The legs of a consignment by the numbers that people give them.
create function private.numbered_legs(known bigint) returns table (number int, leg public.consignment_leg)
language sql stable set search_path = '' as $$
  select row_number() over (order by position)::int, consignment_leg
  from public.consignment_leg where consignment = known
$$;

-- What is likely to happen to a consignment next, and on which leg. A hold is released first; what says nothing about the way,
-- like an inspection, changes nothing; as long as a leg has not begun, what was discharged is loaded again.
create function private.next_scan(known bigint, out event text, out leg int)
language plpgsql stable set search_path = '' as $$
declare
  standing record;
begin
  select * into standing from private.standing(private.events_of(known));
  if standing.ended then return; end if;
  if standing.exceptions @> '[{"kind": "hold"}]' then
    event := 'released';
    return;
  end if;
  select private.usually_next(code) into event from public.consignment_event
  where consignment = known and classifier = 'actual' and voided_at is null
    and code <> 'held' and private.usually_next(code) is not null
  order by moment desc, no desc limit 1;
  if event in ('arrived', 'discharged') then
    select max(number) into leg from private.numbered_legs(known) as way where (way.leg).actual_departure is not null;
  else
    select min(number) into leg from private.numbered_legs(known) as way where (way.leg).actual_departure is null;
    if event = 'out_for_delivery' and leg is not null then event := 'loaded'; end if;
    if event not in ('loaded', 'departed') then leg := null; end if;
  end if;
end $$;

create function private.scan_events() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  return jsonb_build_object('now', private.instant(now()), 'events', (
    select jsonb_agg(jsonb_build_object('code', code, 'label', label, 'next', private.usually_next(code)) order by position)
    from public.event_code where code not in ('registered', 'cancelled')));
end $$;
grant execute on function private.scan_events() to authenticated;

-- {now, events: [{code, label, next}]}: what can be recorded, and the time, by which a device tells how wrong its clock is.
create function public.scan_events() returns jsonb language sql volatile set search_path = '' as $$
  select private.scan_events()
$$;
grant execute on function public.scan_events() to authenticated;

create function private.look_up_scan(tracking_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  latest public.consignment_event;
  likely record;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
  if parcel.id is null then return null; end if;
  select * into latest from public.consignment_event
  where consignment = parcel.id and classifier = 'actual' and voided_at is null
  order by moment desc, no desc limit 1;
  select * into likely from private.next_scan(parcel.id);
  return jsonb_build_object(
    'trackingId', parcel."trackingId", 'status', parcel.status, 'city', parcel.city, 'country', parcel."currentLocation",
    'headingTo', parcel."headingTo", 'type', parcel.type,
    'next', likely.event, 'nextLeg', likely.leg,
    'legs', (select coalesce(jsonb_agg(jsonb_build_object(
               'number', way.number, 'mode', (way.leg).mode,
               'origin', private.present_name(origin.name), 'destination', private.present_name(destination.name))
               order by way.number), '[]')
             from private.numbered_legs(parcel.id) as way
               join public.place as origin on origin.code = (way.leg).origin
               join public.place as destination on destination.code = (way.leg).destination),
    'last', latest.code,
    'lastLeg', (select number from private.numbered_legs(parcel.id) as way where (way.leg).id = latest.leg),
    'pieces', (select coalesce(jsonb_agg(distinct scan.piece order by scan.piece), '[]')
               from private.scan join public.consignment_event as entry on entry.id = scan.event
               where scan.piece is not null and entry.consignment = parcel.id and entry.code = latest.code
                 and entry.leg is not distinct from latest.leg and entry.classifier = 'actual' and entry.voided_at is null
                 and not exists (
                   select from public.consignment_event as other
                   where other.consignment = parcel.id and other.code <> latest.code and other.classifier = 'actual'
                     and other.voided_at is null
                     and (other.moment, other.no) between (entry.moment, entry.no) and (latest.moment, latest.no))));
end $$;
grant execute on function private.look_up_scan(text) to authenticated;

-- {trackingId, status, city, country, headingTo, type, next, nextLeg, legs: [{number, mode, origin, destination}], last, lastLeg,
-- pieces}: the event that is likely, or null, and the latest with the pieces that were scanned for it, in one entry or in several that
-- nothing else came between; null if there is no such consignment. For all of the staff; 42501 for anybody else.
create function public.look_up_scan(tracking_id text) returns jsonb language sql volatile set search_path = '' as $$
  select private.look_up_scan(tracking_id)
$$;
grant execute on function public.look_up_scan(text) to authenticated;

-- When it happened by the clock of the server: at most 14 days ago, and not in the future beyond what clocks differ by.
create function private.scan_moment(scanned_at timestamptz, clock_error int) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  happened timestamptz := scanned_at - make_interval(secs => coalesce(clock_error, 0));
begin
  if happened > now() + interval '5 minutes' then
    raise exception 'The time of this scan is in the future, for the clock of the device was wrong. Ask the office to enter it.';
  end if;
  if happened < now() - interval '14 days' then
    raise exception 'This was scanned more than 14 days ago. Ask the office to enter it.';
  end if;
  return coalesce(least(happened, now()), now());
end $$;

-- The entry that another piece was scanned for and nothing else has followed.
create function private.entry_of_pieces(known bigint, code text, leg bigint, happened timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select entry.id from public.consignment_event as entry
  where entry.consignment = known and entry.code = entry_of_pieces.code and entry.leg is not distinct from entry_of_pieces.leg
    and entry.classifier = 'actual' and entry.voided_at is null
    and entry.moment between happened - interval '12 hours' and happened + interval '12 hours'
    and exists (select from private.scan where event = entry.id and piece is not null)
    and not exists (
      select from public.consignment_event as other
      where other.consignment = known and other.code <> entry.code and other.classifier = 'actual' and other.voided_at is null
        and other.moment between least(entry.moment, happened) and greatest(entry.moment, happened))
  order by entry.no desc limit 1
$$;

create function private.record_scan(
  tracking_id text, event text, note text, request_key uuid, scanned_at timestamptz, clock_error int, piece int, leg int)
returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  happened timestamptz;
  on_leg bigint;
  entry bigint;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
  if parcel.id is null then raise exception 'There is no consignment with this id.' using errcode = 'PT404'; end if;
  if event in ('registered', 'cancelled') then raise exception 'This event is for the office to enter.'; end if;
  parcel := case when leg is null then private.locked(parcel.id) else private.locked_with_legs(parcel.id) end;
  if exists (select from private.scan as known where known.request_key = record_scan.request_key) then return; end if;
  happened := private.scan_moment(scanned_at, clock_error);
  if leg is not null then
    select (way.leg).id into on_leg from private.numbered_legs(parcel.id) as way where way.number = record_scan.leg;
    if not found then raise exception 'This consignment has no leg %.', leg; end if;
  end if;
  if piece not between 1 and greatest(1, (
      select count(*) from public.consignment_piece as known where known.consignment = parcel.id)) then
    raise exception 'This consignment has no piece %.', piece;
  end if;
  if piece is not null then entry := private.entry_of_pieces(parcel.id, event, on_leg, happened); end if;
  if entry is null or not private.is_blank(coalesce(note, '')) then
    insert into public.consignment_event (consignment, code, classifier, moment, leg, internal_note, request_key, silent)
    values (parcel.id, event, 'actual', happened, on_leg, nullif(btrim(note), ''), record_scan.request_key, entry is not null)
    returning id into entry;
    if entry is null then return; end if; -- a form has used this key
  end if;
  insert into private.scan (request_key, event, piece, scanned_at, clock_error, scanned_by)
  values (record_scan.request_key, entry, piece, coalesce(scanned_at, now()), clock_error, private.who())
  on conflict on constraint piece_of_event do nothing; -- somebody else has scanned this piece
end $$;
grant execute on function private.record_scan(text, text, text, uuid, timestamptz, int, int, int) to authenticated;

-- What happened to it when a device scanned it, where it was then; now if no moment is given. `clock_error` are the seconds that
-- the clock of the device is known to be ahead. The same key stores one scan.
create function public.record_scan(
  tracking_id text, event text, note text, request_key uuid,
  scanned_at timestamptz default null, clock_error int default null, piece int default null, leg int default null)
returns void language sql volatile set search_path = '' as $$
  select private.record_scan(tracking_id, event, note, request_key, scanned_at, clock_error, piece, leg)
$$;
grant execute on function public.record_scan(text, text, text, uuid, timestamptz, int, int, int) to authenticated;

-- Support chats. Messages are rows of their own, so that two writers never overwrite each other's list. A chat still
-- answers with the specification's lists: select('*, message:chat_message(*), unReadMessage:chat_message(*)').

create table public.chats (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), -- of the last message, or of the end
  "senderName" text not null check ("senderName" ~ '^visitor-[0-9a-z]{4}$'),
  "adminName" private.line,
  "adminActive" boolean not null default false,
  "senderActive" boolean not null default true,
  "endedChat" boolean not null default false,
  seq int not null default 0, -- of the last message
  "readSeq" int not null default 0, -- up to here the agent has read what the visitor wrote
  "seenSeq" int not null default 0, -- up to here the visitor has seen what the agent wrote
  unread int not null default 0, -- messages of the visitor above readSeq, counted here so that the admin's list need not
  waiting_since timestamptz, -- when the visitor wrote what no agent has answered; null: nothing
  labels text[] not null default '{}',
  assigned_to text, -- the address of an agent
  snoozed_until timestamptz
);
create index chats_newest_first on public.chats (updated_at desc);
create index chats_unread on public.chats (unread) where unread > 0;
create index chats_waiting on public.chats (waiting_since) where waiting_since is not null;
create index chats_ended on public.chats (updated_at) where "endedChat";

create table public.chat_message (
  chat uuid not null references public.chats on delete cascade,
  seq int not null check (seq between 1 and 5000), -- the place in the chat, taken under the chat's row lock
  cid uuid not null, -- made by who wrote it: the same message sent twice is stored once
  "senderName" private.required_line not null,
  date timestamptz not null default now(),
  message private.required_message not null,
  "isDelivered" boolean not null default false,
  "isRead" boolean not null default false,
  type text not null check (type in ('visitor', 'agent')),
  author text, -- which agent: no visitor's function returns it
  primary key (chat, seq),
  unique (chat, cid)
);
do $$ begin
  execute format('create index chat_message_search on public.chat_message using gin (message %s.gin_trgm_ops)',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;

-- Each chat has a limit of its own, and whoever begins one every two minutes has soon many of them: so what one client
-- writes is bounded over all its chats, too. Only what came through the API has a client.
create trigger limit_client before insert on public.chat_message for each row
  when (new.type = 'visitor' and nullif(current_setting('request.headers', true), '') is not null)
  execute function private.limit_inserts();

-- What is stored is kept: nobody fills the disk in a night.
create trigger limit_day before insert on public.chat_message for each row
  when (new.type = 'visitor' and nullif(current_setting('request.headers', true), '') is not null)
  execute function private.limit_inserts('chatDay');

-- What proves that a visitor owns a chat: the hash of a secret that the visitor's browser made and keeps. The topic is
-- where the chat's pokes are heard; it is drawn on its own, so that knowing it says nothing about the secret.
create table private.chat_key (
  chat uuid primary key references public.chats on delete cascade,
  token_hash bytea not null unique,
  topic text not null unique
    default 'chat:' || encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')
);

alter table public.chats enable row level security;
alter table public.chat_message enable row level security;
alter table private.chat_key enable row level security;
create policy "the admin reads" on public.chats for select to authenticated using ((select private.is_admin()));
create policy "the admin deletes" on public.chats for delete to authenticated using ((select private.is_admin()));
create policy "the admin reads" on public.chat_message for select to authenticated using ((select private.is_admin()));
grant select, delete on public.chats to authenticated;
grant select on public.chat_message to authenticated;

-- Telling who listens to a chat that there is something new.

-- A poke says that something happened, never what was written: a lost one costs time and no data, and a deleted chat
-- leaves no text behind. It is heard on the chat's own topic and by the admin. Nothing fails because a poke did.
-- Only agents hear which of them it was.
create function private.poke(poked_chat uuid, at_seq int, kind text, by_side text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  poke jsonb := jsonb_build_object('seq', at_seq, 'kind', kind, 'by', by_side);
begin
  perform realtime.send(poke, 'poke', topic, true) from private.chat_key where chat = poked_chat;
  perform realtime.send(
    poke || jsonb_build_object('chat', poked_chat) || case by_side when 'agent' then jsonb_build_object('agent', private.who()) else '{}' end,
    'poke', 'admin:chats', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $$;

-- Says that somebody writes. Nothing is kept; what comes too often is dropped without a word.
create function private.poke_typing(in_chat uuid, side text) returns void language plpgsql volatile set search_path = '' as $$
declare
  last_seq int;
begin
  select seq into last_seq from public.chats where id = in_chat and not "endedChat";
  if found and private.allows('chatTyping', in_chat || ' ' || case side when 'agent' then private.who() else side end) then
    perform private.poke(in_chat, last_seq, 'typing', side);
  end if;
end $$;

-- Who hears pokes. Channels are private: the platform asks this policy when somebody joins, with their role, their claims
-- and the topic they name. There is no policy to insert, so that nobody sends: a poke comes from the database alone.

-- The topic of a chat or of a consignment is known only to those who were told it: 244 random bits. The admin's topics are
-- no secrets.
create function private.may_listen(topic text) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  if topic in ('admin:chats', 'admin:consignments') then return private.is_admin(); end if;
  return exists (select from private.chat_key where chat_key.topic = may_listen.topic)
      or exists (select from private.consignment_key where consignment_key.topic = may_listen.topic);
end $$;
grant execute on function private.may_listen(text) to anon, authenticated;

create policy "hear the pokes of known topics" on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (select private.may_listen((select realtime.topic()))));

-- What both sides of a chat share: reading it and writing into it.

-- One message as clients receive it.
create function private.chat_item(stored public.chat_message) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'seq', stored.seq,
    'cid', stored.cid,
    'senderName', stored."senderName",
    'date', to_char(stored.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message', stored.message,
    'isDelivered', stored."isDelivered",
    'isRead', stored."isRead",
    'type', stored.type)
$$;

-- A chat with what was written after a place in it, at most 500 messages and 256 kB of text, which is more than one
-- message has: a reader goes on after the last of them until it has the chat's last. All 500 of full length would be 4 MB,
-- which whoever has a chat may ask for again and again. No row when there is no such chat.
create function private.chat_state(read_chat uuid, after_seq int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'status', case when "endedChat" then 'ended' else 'open' end,
    'senderName', "senderName",
    'topic', (select topic from private.chat_key where chat = read_chat),
    'seq', seq,
    'readSeq', "readSeq",
    'seenSeq', "seenSeq",
    'items', coalesce((
      select jsonb_agg(private.chat_item(page.stored) order by (page.stored).seq)
      from (select stored, sum(octet_length(stored.message)) over (order by stored.seq) as bytes
            from public.chat_message as stored where stored.chat = read_chat and stored.seq > coalesce(after_seq, 0)
            order by stored.seq limit 500) as page
      where page.bytes <= 262144), '[]'))
  from public.chats where id = read_chat
$$;

-- Writes one message. The row lock is taken in a statement of its own, so that the next one sees what whoever held it
-- has written: numbers follow each other without a gap, dates never go back, and a message sent twice is found. An agent's
-- answer is not stored if another agent has answered after `seen`, the last place that its writer had on screen.
create function private.append(to_chat uuid, sent_cid uuid, body private.required_message, side text, seen int default null)
returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  known public.chats;
  item public.chat_message;
begin
  select * into known from public.chats where id = to_chat for update;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  select * into item from public.chat_message where chat = to_chat and cid = sent_cid and type = side;
  if not found then
    if known."endedChat" then return jsonb_build_object('status', 'ended'); end if;
    if known.seq >= 5000 then return jsonb_build_object('status', 'full'); end if;
    if side = 'agent' and exists (
        select from public.chat_message
        where chat = to_chat and seq > append.seen and type = 'agent' and author is distinct from private.who()) then
      return jsonb_build_object('status', 'answered');
    end if;
    insert into public.chat_message (chat, seq, cid, "senderName", date, message, type, author)
    values (to_chat, known.seq + 1, sent_cid, case side when 'agent' then 'agent-support' else known."senderName" end,
            greatest(date_trunc('milliseconds', clock_timestamp()), known.updated_at), body, side,
            case side when 'agent' then private.who() end)
    returning * into item;
    update public.chats set seq = item.seq, updated_at = item.date, unread = unread + (side = 'visitor')::int,
      waiting_since = case side when 'visitor' then coalesce(waiting_since, item.date) end,
      snoozed_until = case side when 'agent' then snoozed_until end,
      "adminActive" = "adminActive" or side = 'agent',
      "adminName" = case side when 'agent' then item."senderName" else "adminName" end
    where id = to_chat;
    perform private.poke(to_chat, item.seq, 'item', side);
  end if;
  return jsonb_build_object('status', 'ok', 'item', private.chat_item(item));
end $$;

-- Marks what the other side wrote as read, up to what was on screen: what came later stays unread. Returns the new mark,
-- or null when there is no such chat.
create function private.mark_read(marked_chat uuid, upto int, reader text) returns int
language plpgsql volatile set search_path = '' as $$
declare
  known public.chats;
  old_mark int;
  new_mark int;
begin
  select * into known from public.chats where id = marked_chat for update;
  if not found then return null; end if;
  old_mark := case reader when 'agent' then known."readSeq" else known."seenSeq" end;
  new_mark := least(coalesce(upto, 0), known.seq);
  if new_mark <= old_mark then return old_mark; end if;
  update public.chat_message set "isRead" = true, "isDelivered" = true
  where chat = marked_chat and seq > old_mark and seq <= new_mark and type <> reader;
  if reader = 'agent' then
    update public.chats set "readSeq" = new_mark, unread = (
      select count(*) from public.chat_message where chat = marked_chat and seq > new_mark and type = 'visitor')
    where id = marked_chat;
    perform private.poke(marked_chat, new_mark, 'read', reader);
  else
    update public.chats set "seenSeq" = new_mark where id = marked_chat;
    perform private.poke(marked_chat, new_mark, 'seen', reader);
  end if;
  return new_mark;
end $$;

-- The visitor's side of a chat. No visitor reads a table: every call names the secret of one chat, and a wrong secret,
-- a deleted chat and nonsense are answered alike, with 'gone'.

-- Null for what cannot be a secret: 32 random bytes as base64url without padding (RFC 4648, section 5).
create function private.token_hash(token text) returns bytea language sql immutable set search_path = '' as $$
  select case when token ~ '^[A-Za-z0-9_-]{43}$' then sha256(convert_to(token, 'UTF8')) end
$$;

-- A link in a mail (86_chat_answers.sql) opens the conversation for two weeks, and does what the visitor's own secret does.
create table private.chat_link (
  token_hash bytea primary key,
  chat uuid not null references public.chats on delete cascade,
  made_at timestamptz not null default now()
);
create index chat_link_chat on private.chat_link (chat);
alter table private.chat_link enable row level security;

create function private.chat_with(hash bytea) returns uuid language sql stable set search_path = '' as $$
  select chat from private.chat_key where token_hash = hash
  union all
  select chat from private.chat_link where token_hash = hash and made_at > now() - interval '14 days'
$$;

-- The chat that a secret opens, or null; guessing is counted.
create function private.chat_of(token text) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  found_chat uuid := private.chat_with(private.token_hash(token));
begin
  if found_chat is null then perform private.take('chatSecret'); end if;
  return found_chat;
end $$;

-- Twin starts with one secret wait for each other, so that both land on one chat. There, a start counts as what it is:
-- one more message.
create function private.chat_start(token text, cid uuid, body private.required_message) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

create function private.chat_send(token text, cid uuid, body private.required_message) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
begin
  if own_chat is not null then perform private.take('chatSend', own_chat::text); end if;
  return private.append(own_chat, cid, body, 'visitor');
end $$;

create function private.chat_read(token text, after int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return coalesce(private.chat_state(private.chat_of(token), after), jsonb_build_object('status', 'gone'));
end $$;

create function private.chat_seen(token text, upto int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mark int := private.mark_read(private.chat_of(token), upto, 'visitor');
begin
  return case when mark is null then jsonb_build_object('status', 'gone')
              else jsonb_build_object('status', 'ok', 'seenSeq', mark) end;
end $$;

-- An end is for good: what is sent later is answered with 'ended', and the visitor starts a new chat.
create function private.chat_end(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
  last_seq int;
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  update public.chats set "endedChat" = true, "senderActive" = false, waiting_since = null, snoozed_until = null, updated_at = greatest(now(), updated_at)
  where id = own_chat and not "endedChat" returning seq into last_seq;
  if found then perform private.poke(own_chat, last_seq, 'ended', 'visitor'); end if;
  return jsonb_build_object('status', 'ended');
end $$;

create function private.chat_typing(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
begin
  perform private.poke_typing(own_chat, 'visitor');
  return jsonb_build_object('status', case when own_chat is null then 'gone' else 'ok' end);
end $$;

-- Starts a chat with its first message. The same token again is the same chat, the same cid the same message.
-- {status: open | ended | full, senderName, topic, seq, readSeq, seenSeq, items}
create function public.chat_start(token text, cid uuid, body text) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_start(token, cid, body) $$;

-- {status: ok | ended | full | gone, item}; a message that is stored already is ok, even when the chat has ended since.
create function public.chat_send(token text, cid uuid, body text) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_send(token, cid, body) $$;

-- {status: open | ended | gone, senderName, topic, seq, readSeq, seenSeq, items}: those with seq > after, as chat_state bounds them.
create function public.chat_read(token text, after int default 0) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_read(token, after) $$;

-- The visitor has seen what the agent wrote up to this place. {status: ok | gone, seenSeq}
create function public.chat_seen(token text, upto int) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_seen(token, upto) $$;

-- {status: ended | gone}
create function public.chat_end(token text) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_end(token) $$;

-- {status: ok | gone}
create function public.chat_typing(token text) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_typing(token) $$;

grant execute on function
  public.chat_start(text, uuid, text), private.chat_start(text, uuid, private.required_message),
  public.chat_send(text, uuid, text), private.chat_send(text, uuid, private.required_message),
  public.chat_read(text, int), private.chat_read(text, int),
  public.chat_seen(text, int), private.chat_seen(text, int),
  public.chat_end(text), private.chat_end(text),
  public.chat_typing(text), private.chat_typing(text)
  to anon, authenticated;

-- The admin's side of a chat. Each function checks the allow-list itself: row-level security does not reach into them.

create function private.chat_reply(chat uuid, cid uuid, body private.required_message, seen int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.append(chat, cid, body, 'agent', seen);
end $$;

create function private.chat_agent_read(chat uuid, after int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce(
    private.chat_state(chat, after) || jsonb_build_object('authors', (
      select coalesce(jsonb_object_agg(seq, author), '{}') from public.chat_message as written
      where written.chat = chat_agent_read.chat and seq > coalesce(after, 0) and author is not null)),
    jsonb_build_object('status', 'gone'));
end $$;

create function private.chat_mark_read(chat uuid, upto int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mark int;
begin
  perform private.require_admin();
  mark := private.mark_read(chat, upto, 'agent');
  return case when mark is null then jsonb_build_object('status', 'gone')
              else jsonb_build_object('status', 'ok', 'readSeq', mark) end;
end $$;

create function private.chat_agent_typing(chat uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.poke_typing(chat, 'agent');
  return jsonb_build_object('status', case when exists (select from public.chats where id = chat) then 'ok' else 'gone' end);
end $$;

-- Deleting is a plain delete by policy. The visitor hears of it while the topic is still known.
create function private.poke_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke(old.id, old.seq, 'deleted', 'agent');
  return old;
end $$;
create trigger poke_deleted before delete on public.chats for each row execute function private.poke_deleted();

-- {status: ok | gone | ended | full | answered, item}; a message that is stored already is ok. With `seen`, the last place that
-- the agent had on screen, it is not stored if another agent has answered after it.
create function public.chat_reply(chat uuid, cid uuid, body text, seen int default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_reply(chat, cid, body, seen) $$;

-- {status: open | ended | gone, senderName, topic, seq, readSeq, seenSeq, items, authors}: those with seq > after, as chat_state
-- bounds them, and by seq which agent has written what.
create function public.chat_agent_read(chat uuid, after int default 0) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_agent_read(chat, after) $$;

-- The agent has read what the visitor wrote up to this place. {status: ok | gone, readSeq}
create function public.chat_mark_read(chat uuid, upto int) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_mark_read(chat, upto) $$;

-- {status: ok | gone}
create function public.chat_agent_typing(chat uuid) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_agent_typing(chat) $$;

grant execute on function
  public.chat_reply(uuid, uuid, text, int), private.chat_reply(uuid, uuid, private.required_message, int),
  public.chat_agent_read(uuid, int), private.chat_agent_read(uuid, int),
  public.chat_mark_read(uuid, int), private.chat_mark_read(uuid, int),
  public.chat_agent_typing(uuid), private.chat_agent_typing(uuid)
  to authenticated;

-- The admin's list: one short row for each chat, so that reading it again and again costs little. Who reads it says the
-- order: with one of its own, a reader of the first few would wait for all. The list is read in steps, so each row says how
-- much is unread over all chats, too.
create view public.chat_summary with (security_invoker = true) as
  select chats.id, created_at, updated_at, chats."senderName", chats.seq, "readSeq", unread,
    left(newest.message, 80) as "lastText", newest.type as "lastType", newest.date as "lastDate",
    "adminActive", "senderActive", "endedChat",
    (select coalesce(sum(unread), 0)::int from public.chats where unread > 0) as "unreadTotal",
    waiting_since, labels, assigned_to, snoozed_until
  from public.chats left join public.chat_message as newest on newest.chat = chats.id and newest.seq = chats.seq;
grant select on public.chat_summary to authenticated;

-- What agents do with conversations besides answering: closing, labels, notes, snoozing, assigning and finding them.

-- What a visitor's browser says of itself, beside its chat.
create table private.chat_visitor (
  chat uuid primary key references public.chats on delete cascade,
  page text not null check (char_length(page) <= 200), -- the path of the page that they are on
  language private.line not null,
  zone private.line not null,
  earlier uuid references public.chats on delete set null -- the chat that the same browser had before
);
create index chat_visitor_earlier on private.chat_visitor (earlier);
alter table private.chat_visitor enable row level security;

-- Notes of agents to each other: no visitor's function reads this table.
create table private.chat_note (
  id uuid primary key, -- made by who wrote it: the same note sent twice is stored once
  chat uuid not null references public.chats on delete cascade,
  author text not null,
  written_at timestamptz not null default now(),
  note private.required_message not null
);
create index chat_note_chat on private.chat_note (chat, written_at);
alter table private.chat_note enable row level security;

-- The page is kept without what follows its path, which may be a secret.
create function private.chat_context(token text, page text, language text, zone text, earlier text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
  before_it uuid := private.chat_with(private.token_hash(earlier));
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  perform private.take('chatSend', own_chat::text);
  insert into private.chat_visitor as known (chat, page, language, zone, earlier)
  values (own_chat, left(coalesce(substring(page from '^/[^?#]*'), '/'), 200), left(coalesce(language, ''), 35),
          left(coalesce(zone, ''), 64), nullif(before_it, own_chat))
  on conflict (chat) do update set page = excluded.page, language = excluded.language, zone = excluded.zone,
    earlier = coalesce(known.earlier, excluded.earlier);
  perform private.poke_desk(own_chat);
  return jsonb_build_object('status', 'ok');
end $$;

-- What the agent sees beside the chat: the page that the visitor is on, their language and time zone, and the chat that this
-- browser had before (`earlier`: its secret). {status: ok | gone}
create function public.chat_context(token text, page text, language text, zone text, earlier text default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_context(token, page, language, zone, earlier) $$;
grant execute on function public.chat_context(text, text, text, text, text), private.chat_context(text, text, text, text, text)
  to anon, authenticated;

-- Tells the agents alone that what stands beside a chat is new.
create function private.poke_desk(changed uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('kind', 'desk', 'seq', 0, 'chat', changed), 'poke', 'admin:chats', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $$;

-- The chats that the same browser had before, the latest first, each once: a browser can say of two that each was before the other.
create function private.earlier_chats(of_chat uuid) returns setof public.chats language sql stable set search_path = '' as $$
  with recursive before (chat, seen) as (
    select earlier, array[of_chat, earlier] from private.chat_visitor where chat = of_chat and earlier <> of_chat
    union all
    select known.earlier, seen || known.earlier from before join private.chat_visitor as known on known.chat = before.chat
    where known.earlier <> all (seen) and cardinality(seen) <= 20)
  select chats from before join public.chats on chats.id = before.chat order by cardinality(seen)
$$;

create function private.chat_details(of_chat uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'page', visitor.page, 'language', visitor.language, 'zone', visitor.zone,
      'labels', known.labels, 'assignedTo', known.assigned_to,
      'snoozedUntil', case when known.snoozed_until > now() then private.instant(known.snoozed_until) end,
      'me', private.who(),
      'agents', (select coalesce(jsonb_agg(email order by email), '[]')
                 from auth.users join private.admins on user_id = users.id where admins.role in ('owner', 'office')),
      'knownLabels', (select coalesce(jsonb_agg(distinct label), '[]') from public.chats, unnest(labels) as label),
      'notes', (select coalesce(jsonb_agg(jsonb_build_object(
                  'id', id, 'author', author, 'at', private.instant(written_at), 'note', note) order by written_at, id), '[]')
                from private.chat_note where chat = known.id),
      'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'at', private.instant(updated_at), 'seq', seq)), '[]')
                  from private.earlier_chats(known.id)))
    from public.chats as known left join private.chat_visitor as visitor on visitor.chat = known.id
    where known.id = of_chat);
end $$;

-- {page, language, zone, labels, assignedTo, snoozedUntil, me, agents, knownLabels, notes: [{id, author, at, note}],
-- earlier: [{id, at, seq}]}: what stands beside a chat; null if it is deleted. For the office, as all below.
create function public.chat_details(chat uuid) returns jsonb language sql stable set search_path = '' as $$
  select private.chat_details(chat)
$$;

create function private.known_chat(id uuid) returns public.chats language plpgsql volatile set search_path = '' as $$
declare
  known public.chats;
begin
  perform private.require_admin();
  select * into known from public.chats where chats.id = known_chat.id for update;
  if not found then raise exception 'This chat has been deleted.' using errcode = 'PT404'; end if;
  return known;
end $$;

create function private.chat_close(closed uuid, upto int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.chats;
begin
  perform private.require_admin();
  select * into known from public.chats where id = closed for update;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  if known."endedChat" then return jsonb_build_object('status', 'ended'); end if;
  if known.seq > upto then return jsonb_build_object('status', 'open'); end if;
  update public.chats set "endedChat" = true, "adminActive" = false, snoozed_until = null, waiting_since = null,
    updated_at = greatest(now(), updated_at)
  where id = closed;
  perform private.record_account(private.actor(), 'update', 'chats', closed::text, '',
    jsonb_build_object('endedChat', jsonb_build_object('before', 'false', 'after', 'true')));
  perform private.poke(closed, known.seq, 'ended', 'agent');
  perform private.prune_chats();
  return jsonb_build_object('status', 'ended');
end $$;

-- Ends a chat and keeps it, unless it has messages after `upto`. {status: ended | open | gone}
create function public.chat_close(chat uuid, upto int) returns jsonb language sql volatile set search_path = '' as $$
  select private.chat_close(chat, upto)
$$;

create function private.chat_set_label(labelled uuid, label text, present boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.chats := private.known_chat(labelled);
  name private.required_line := btrim(label);
begin
  if char_length(name) > 30 then raise exception 'A label has at most 30 characters.' using errcode = '22023'; end if;
  if present = (name = any (known.labels)) then return; end if;
  if present and cardinality(known.labels) >= 10 then
    raise exception 'A chat has at most 10 labels.' using errcode = 'PT409';
  end if;
  update public.chats set labels = case when present then array(select unnest(labels || name::text) order by 1)
                                        else array_remove(labels, name::text) end
  where id = labelled;
  perform private.poke_desk(labelled);
end $$;

-- Adds a label to a chat or removes it.
create function public.chat_set_label(chat uuid, label text, present boolean) returns void
language sql volatile set search_path = '' as $$ select private.chat_set_label(chat, label, present) $$;

create function private.chat_assign(assigned uuid, agent text, instead_of text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.chats := private.known_chat(assigned);
begin
  if agent is not null and not exists (
      select from auth.users join private.admins on user_id = users.id where email = agent and admins.role in ('owner', 'office')) then
    raise exception 'There is no agent with this address.' using errcode = '22023';
  end if;
  if known.assigned_to is not distinct from agent then return; end if;
  if known.assigned_to is distinct from instead_of then
    raise exception '%', coalesce('Meanwhile, ' || known.assigned_to || ' has taken this chat.', 'Meanwhile, this chat has been released.')
      using errcode = 'PT409';
  end if;
  update public.chats set assigned_to = agent where id = assigned;
  perform private.poke_desk(assigned);
end $$;

-- Gives a chat to an agent, by their address, or to nobody (null). `instead_of` is who had it when the caller looked: 409 if
-- that is somebody else by now.
create function public.chat_assign(chat uuid, agent text, instead_of text) returns void
language sql volatile set search_path = '' as $$ select private.chat_assign(chat, agent, instead_of) $$;

create function private.chat_snooze(snoozed uuid, until timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.known_chat(snoozed);
  if until is not null and until not between now() and now() + interval '1 year' then
    raise exception 'Choose a moment within the next year.' using errcode = '22023';
  end if;
  update public.chats set snoozed_until = until where id = snoozed;
  perform private.poke_desk(snoozed);
end $$;

-- Takes a chat off the open ones until then, or until the visitor writes; null ends that.
create function public.chat_snooze(chat uuid, until timestamptz) returns void
language sql volatile set search_path = '' as $$ select private.chat_snooze(chat, until) $$;

create function private.chat_add_note(noted uuid, note_id uuid, note text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.known_chat(noted);
  if exists (select from private.chat_note where id = note_id) then return; end if;
  if 200 <= (select count(*) from private.chat_note where chat = noted) then
    raise exception 'A chat has at most 200 notes.' using errcode = 'PT409';
  end if;
  insert into private.chat_note (id, chat, author, note) values (note_id, noted, private.who(), note);
  perform private.poke_desk(noted);
end $$;

-- A note that agents see, and no visitor. The same id stores one.
create function public.chat_add_note(chat uuid, id uuid, note text) returns void
language sql volatile set search_path = '' as $$ select private.chat_add_note(chat, id, note) $$;

create function private.chat_delete_note(note_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  of_chat uuid;
begin
  perform private.require_admin();
  delete from private.chat_note where id = note_id and author = private.who() returning chat into of_chat;
  if not found and exists (select from private.chat_note where id = note_id) then
    raise exception 'This note belongs to somebody else.' using errcode = '42501';
  end if;
  if of_chat is not null then perform private.poke_desk(of_chat); end if;
end $$;

-- Deletes a note of one's own.
create function public.chat_delete_note(id uuid) returns void
language sql volatile set search_path = '' as $$ select private.chat_delete_note(id) $$;

-- Closed chats older than the term that an owner chose are deleted.
create function private.prune_chats() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from public.chats where id in (
    select id from public.chats
    where "endedChat" and updated_at < now() - make_interval(days => (select chat_days from private.settings))
    order by updated_at limit 100 for update skip locked);
end $$;

create function private.set_chat_days(days int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before int := (select chat_days from private.settings);
begin
  perform private.require_owner();
  if days is null or days not between 1 and 3650 then
    raise exception 'Closed chats are kept for 1 to 3650 days.' using errcode = '22023';
  end if;
  update private.settings set chat_days = days where chat_days <> days;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'chat_days', 'Closed chats',
    jsonb_build_object('chatDays', jsonb_build_object('before', before::text, 'after', days::text)));
end $$;

-- After how many days a closed chat is deleted.
create function public.set_chat_days(days int) returns void language sql volatile set search_path = '' as $$
  select private.set_chat_days(days)
$$;

-- Of the state 'open' are those that are neither closed nor snoozed; 'waiting' ones have a message that no agent has answered.
create function private.find_chats(filter jsonb, page int, page_size int) returns setof public.chat_summary
language plpgsql stable security definer set search_path = '' as $$
declare
  state text := coalesce(filter ->> 'state', 'all');
  patterns text[] := array(select private.containing(word)
    from regexp_split_to_table(left(filter ->> 'search', 200), '[[:space:]]+') as word where word <> '' order by length(word) desc);
begin
  perform private.require_admin();
  if state not in ('all', 'open', 'waiting', 'snoozed', 'closed') then
    raise exception 'The chats cannot be filtered by state = %.', state using errcode = '22023';
  end if;
  return query
    select summary.* from public.chat_summary as summary
    where case state
        when 'open' then not "endedChat" and coalesce(snoozed_until <= now(), true)
        when 'waiting' then waiting_since is not null
        when 'snoozed' then snoozed_until > now()
        when 'closed' then "endedChat"
        else true end
      and (filter ->> 'label' is null or filter ->> 'label' = any (labels))
      and (filter ->> 'agent' is null or assigned_to = filter ->> 'agent')
      and (patterns = '{}' or summary."senderName" ilike all (patterns)
        or summary.id in (
          select chat from public.chat_message where message ilike patterns[1] and message ilike all (patterns) -- one by the index
          union all
          select chat from private.chat_note where note ilike all (patterns)))
    order by case when state = 'waiting' then waiting_since end, updated_at desc
    limit least(greatest(page_size, 1), 1000) offset greatest(page, 0) * least(greatest(page_size, 1), 1000);
end $$;

-- Rows of chat_summary. The filter: {state: open | waiting | snoozed | closed, label, agent: an address, search}; all words of
-- a search stand in one message or one note, or in the name. The latest first; of those waiting, who has waited longest.
create function public.find_chats(filter jsonb, page int, page_size int) returns setof public.chat_summary
language sql stable set search_path = '' as $$ select private.find_chats(filter, page, page_size) $$;

grant execute on function
  public.chat_details(uuid), private.chat_details(uuid),
  public.chat_close(uuid, int), private.chat_close(uuid, int),
  public.chat_set_label(uuid, text, boolean), private.chat_set_label(uuid, text, boolean),
  public.chat_assign(uuid, text, text), private.chat_assign(uuid, text, text),
  public.chat_snooze(uuid, timestamptz), private.chat_snooze(uuid, timestamptz),
  public.chat_add_note(uuid, uuid, text), private.chat_add_note(uuid, uuid, text),
  public.chat_delete_note(uuid), private.chat_delete_note(uuid),
  public.set_chat_days(int), private.set_chat_days(int),
  public.find_chats(jsonb, int, int), private.find_chats(jsonb, int, int)
  to authenticated;

-- What the admin has sent by e-mail, and the promise that one key makes one mail.
--
-- A message is claimed before it is handed over and settled after it. Between the two nobody can know whether the mail
-- server took it: such a row becomes 'unknown', is shown as that, and is never sent again by itself (at most once). The
-- admin decides, and sends it again under a new key. A row that has 'failed' was certainly not taken: the same key may
-- claim it again. On a host without a mail server a mail is 'kept' in its outbox instead of being sent.

-- a***@domain: enough to recognise an address, not enough to write to it.
create function private.masked_address(address text) returns text language sql immutable set search_path = '' as $$
  select left(address, 1) || '***' || coalesce(substring(address from '@[^@]*$'), '')
$$;

create table public.mail_log (
  key uuid primary key,
  admin uuid, -- who claimed it last; the log outlives accounts
  hash text not null check (hash ~ '^[0-9a-f]{64}$'), -- of the whole message
  -- The message itself. Sending it again needs all of it, and the sender works with the admin's own token, so the admin
  -- may read it; nobody else can.
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 131072),
  "toWho" text not null generated always as (payload ->> 'toWho') stored,
  "sendersName" text not null generated always as (payload ->> 'sendersName') stored,
  recipient text not null generated always as (private.masked_address(payload ->> 'receiversMail')) stored,
  subject text not null generated always as (payload ->> 'subject') stored,
  "trackingId" text generated always as (payload ->> 'trackingId') stored,
  state text not null default 'claimed' check (state in ('claimed', 'sent', 'kept', 'failed', 'unknown')),
  attempts int not null default 0, -- how often it was offered to the mail server
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reason text not null default '' check (octet_length(reason) <= 4000) -- the mail server's last, if it was not sent
);
-- Listed by when something last became of them: one that went out again is new again.
create index mail_log_last_first on public.mail_log (updated_at desc);

alter table public.mail_log enable row level security;
create policy "the admin reads" on public.mail_log for select to authenticated using ((select private.is_admin()));
grant select on public.mail_log to authenticated;

-- A mail that answers an inquiry, until it is sent, and how the inquiry was handled before: that comes back if the mail fails.
create table private.inquiry_answer (
  key uuid primary key references public.mail_log on delete cascade,
  inquiry bigint not null references public."contactForm" on delete cascade,
  taken_at timestamptz not null,
  handled_at timestamptz,
  handled_by text
);
create index inquiry_answer_inquiry on private.inquiry_answer (inquiry);
alter table private.inquiry_answer enable row level security;

-- Marks the inquiry before its answer is sent, under the lock of its row: of two who answer it in the same moment, the second is
-- told. Who has seen that it was handled may answer again. One that was deleted can be answered. A mail that failed is sent again
-- from the log without a word of the inquiry that it answers: then that is marked if nobody has handled it.
create function private.take_inquiry(mail_key uuid, answered bigint, seen timestamptz) returns void
language plpgsql volatile set search_path = '' as $$
declare
  known public."contactForm";
begin
  select * into known from public."contactForm"
  where id = coalesce(answered, (select inquiry from private.inquiry_answer where key = mail_key)) for update;
  if not found then return; end if;
  if known."handledAt" is not null and known."handledAt" is distinct from seen then
    if answered is null then return; end if;
    raise exception 'Nothing was sent: % has handled this inquiry meanwhile. Send again to answer it all the same.',
      coalesce(known."handledBy", 'somebody') using errcode = 'PT409';
  end if;
  insert into private.inquiry_answer (key, inquiry, taken_at, handled_at, handled_by)
  values (mail_key, known.id, clock_timestamp(), known."handledAt", known."handledBy")
  on conflict (key) do update set inquiry = excluded.inquiry, taken_at = excluded.taken_at, handled_at = excluded.handled_at,
    handled_by = excluded.handled_by;
  update public."contactForm" set "handledAt" = taken_at, "handledBy" = private.who()
  from private.inquiry_answer where key = mail_key and id = known.id;
end $$;

-- The rows are locked in the order of whoever deletes an inquiry.
create function private.settle_inquiry(mail_key uuid, is_failed boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  answer private.inquiry_answer;
begin
  perform from public."contactForm" where id = (select inquiry from private.inquiry_answer where key = mail_key) for update;
  if not is_failed then
    delete from private.inquiry_answer where key = mail_key;
    return;
  end if;
  select * into answer from private.inquiry_answer where key = mail_key;
  update public."contactForm" set "handledAt" = answer.handled_at, "handledBy" = answer.handled_by
  where id = answer.inquiry and "handledAt" = answer.taken_at;
end $$;

-- A claim is held for a minute, three times as long as the sender ever works on one.
create function private.mail_claim(mail_key uuid, mail_hash text, message jsonb, answers jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.mail_log;
  is_new boolean;
begin
  perform private.require_admin();
  insert into public.mail_log (key, hash, payload) values (mail_key, mail_hash, message) on conflict do nothing;
  is_new := found;
  select * into strict known from public.mail_log where key = mail_key for update; -- twin claims wait for each other
  if known.hash <> mail_hash then
    raise exception 'This key belongs to another message.' using errcode = 'PT409';
  end if;
  if known.state = 'claimed' and not is_new then
    if known.updated_at > now() - interval '1 minute' then return 'busy'; end if;
    update public.mail_log set state = 'unknown' where key = mail_key;
    return 'unknown';
  end if;
  if known.state in ('sent', 'kept', 'unknown') then return known.state; end if;
  perform private.take('mail', auth.uid()::text);
  perform private.take('mailDay', auth.uid()::text);
  perform private.take_inquiry(mail_key, (answers ->> 'inquiry')::bigint, (answers ->> 'handledAt')::timestamptz);
  update public.mail_log set state = 'claimed', reason = '', admin = auth.uid(), updated_at = now() where key = mail_key;
  return 'claimed';
end $$;

create function private.mail_settle(mail_key uuid, outcome text, tries int, said text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.mail_log
  set state = outcome, attempts = attempts + greatest(tries, 0), reason = left(coalesce(said, ''), 1000), updated_at = now()
  where key = mail_key and state in ('claimed', 'unknown');
  if found then perform private.settle_inquiry(mail_key, outcome = 'failed'); end if;
end $$;

-- claimed: send it now. busy: it is being sent. sent, kept, unknown: what became of it. Another message under the same key is
-- refused with 409, more than the quota with 429. `answers`: {inquiry, handledAt: as its author has seen it, or null}, which is
-- handled from then on, unless the mail fails; 409 if somebody else has handled it since.
create function public.mail_claim(key uuid, hash text, message jsonb, answers jsonb default null) returns text
language sql volatile set search_path = '' as $$ select private.mail_claim(key, hash, message, answers) $$;

-- What became of a claimed message (sent, kept, failed or unknown), after how many attempts, and what the mail server said
-- if it was not sent.
create function public.mail_settle(key uuid, state text, attempts int, reason text default '') returns void
language sql volatile set search_path = '' as $$ select private.mail_settle(key, state, attempts, reason) $$;

grant execute on function
  public.mail_claim(uuid, text, jsonb, jsonb), private.mail_claim(uuid, text, jsonb, jsonb),
  public.mail_settle(uuid, text, int, text), private.mail_settle(uuid, text, int, text)
  to authenticated;

-- The log without the messages themselves. Whether one is still being sent or was never settled is a matter of the
-- database's clock: that of the admin's device may be wrong.
create view public.mail_summary with (security_invoker = true) as
  select key, "toWho", "sendersName", recipient, subject, "trackingId", attempts, created_at, updated_at,
    case when state <> 'claimed' then state
         when updated_at > now() - interval '1 minute' then 'sending'
         else 'unknown' end as state,
    reason
  from public.mail_log;
grant select on public.mail_summary to authenticated;

-- Proof of delivery: who took the goods, the signature as it was drawn, and up to four photographs. It stands in the database
-- with its consignment: the same rules, the same backup, the same end (docs/decisions/035).

create table private.proof (
  id uuid primary key, -- made by the device: the same proof sent twice is one
  consignment bigint not null references public.consignment on delete cascade,
  signer private.required_line not null,
  signature jsonb, -- null: nobody signed
  place private.line,
  moment private.moment not null,
  taken_by text not null,
  made_at timestamptz not null default now()
);
create index proof_consignment on private.proof (consignment, moment);
create index proof_made_at on private.proof (made_at);
alter table private.proof enable row level security;

create table private.proof_photo (
  proof uuid not null references private.proof on delete cascade,
  position int not null check (position between 1 and 4),
  photo bytea not null,
  primary key (proof, position)
);
alter table private.proof_photo alter column photo set storage external; -- compressed already
alter table private.proof_photo enable row level security;

-- A proof comes after the event of its delivery, and its photographs one by one.
create function private.poke_proof() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke_consignment(coalesce(new.consignment, old.consignment));
  return null;
end $$;
create trigger poke_proof after insert or delete on private.proof for each row execute function private.poke_proof();
create function private.poke_photo() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke_consignment(consignment) from private.proof where id = new.proof;
  return null;
end $$;
create trigger poke_photo after insert on private.proof_photo for each row execute function private.poke_photo();

-- Lines of a pen, each [x, y, x, y, …] in a field of 1000 × 400: numbers can carry no script.
create function private.is_signature(drawn jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(drawn) is distinct from 'array' or octet_length(drawn::text) > 40000 then return false; end if;
  if exists (select from jsonb_array_elements(drawn) as line
             where jsonb_typeof(line) <> 'array' or jsonb_array_length(line) < 4 or jsonb_array_length(line) % 2 <> 0) then
    return false;
  end if;
  return jsonb_array_length(drawn) > 0 and not exists (
    select from jsonb_array_elements(drawn) as line, jsonb_array_elements(line) as coordinate
    where case when jsonb_typeof(coordinate) = 'number'
      then coordinate::numeric not between 0 and 1000 or coordinate::numeric % 1 <> 0 else true end);
end $$;

-- A JPEG as a canvas writes it: without camera data and comments, of at most 4096 pixels a side, and nothing behind its end.
-- The segments are those of ITU-T T.81, annex B.
create function private.is_photo(photo bytea) returns boolean language plpgsql immutable strict set search_path = '' as $$
declare
  at int := 2;
  marker int;
  has_size boolean := false;
begin
  if octet_length(photo) not between 100 and 204800 or substr(photo, 1, 2) <> '\xffd8' then return false; end if;
  loop
    if at + 9 > octet_length(photo) or get_byte(photo, at) <> 255 then return false; end if;
    marker := get_byte(photo, at + 1);
    exit when marker = 218; -- SOS
    if marker in (192, 194) then -- SOF0, SOF2
      has_size := get_byte(photo, at + 5) * 256 + get_byte(photo, at + 6) between 1 and 4096
        and get_byte(photo, at + 7) * 256 + get_byte(photo, at + 8) between 1 and 4096;
    elsif marker not in (196, 219, 221, 224) -- DHT, DQT, DRI, APP0
        and not (marker = 226 and substr(photo, at + 5, 11) = 'ICC_PROFILE'::bytea) then -- APP2 with a colour profile
      return false;
    end if;
    at := at + 2 + get_byte(photo, at + 2) * 256 + get_byte(photo, at + 3);
  end loop;
  return has_size and at + position('\xffd9'::bytea in substr(photo, at + 1)) + 1 = octet_length(photo);
end $$;

-- What is older than the term that an owner chose is deleted.
create function private.prune_proofs() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.proof where id in (
    select id from private.proof where made_at < now() - make_interval(days => (select proof_days from private.settings))
    order by made_at limit 100 for update skip locked);
end $$;

create function private.add_proof(proof uuid, entered text, signer text, signature jsonb, place text, moment timestamptz)
returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.proof;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  perform private.prune_proofs();
  known.consignment := (private.scanned(entered)).id;
  if known.consignment is null then
    raise exception 'There is no consignment with this id.' using errcode = 'PT404';
  end if;
  if signature is not null and private.is_signature(signature) is not true then
    raise exception 'The signature is not one that was drawn here.' using errcode = '22023';
  end if;
  if moment > now() + interval '1 day' then
    raise exception 'The time of a delivery cannot be in the future.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('proofs', known.consignment));
  if exists (select from private.proof as earlier where earlier.id = add_proof.proof) then
    if not exists (select from private.proof as earlier
                   where earlier.id = add_proof.proof and earlier.consignment = known.consignment
                     and earlier.taken_by = private.who()) then
      raise exception 'This key belongs to another proof.' using errcode = 'PT409';
    end if;
    return;
  end if;
  if 20 <= (select count(*) from private.proof as earlier where earlier.consignment = known.consignment) then
    raise exception 'This consignment has 20 proofs already.' using errcode = 'PT409';
  end if;
  known.id := proof;
  known.signer := btrim(signer);
  known.signature := signature;
  known.place := nullif(btrim(place), '');
  known.moment := moment;
  known.taken_by := private.who();
  known.made_at := now();
  insert into private.proof select known.*;
  perform private.record_proof(known, 'insert', null);
end $$;
grant execute on function private.add_proof(uuid, text, text, jsonb, text, timestamptz) to authenticated;

-- That the goods were handed over: `proof` is a key of the caller's, so that the same proof sent again is stored once. For all
-- of the staff; 404 of a consignment that does not exist, 409 beyond 20 of a consignment.
create function public.add_proof(proof uuid, tracking_id text, signer text, signature jsonb, place text, moment timestamptz)
returns void language sql volatile set search_path = '' as $$
  select private.add_proof(proof, tracking_id, signer, signature, place, moment)
$$;
grant execute on function public.add_proof(uuid, text, text, jsonb, text, timestamptz) to authenticated;

create function private.decoded(encoded text) returns bytea language plpgsql immutable set search_path = '' as $$
begin
  if octet_length(encoded) > 300000 then return null; end if;
  return decode(encoded, 'base64');
exception when invalid_parameter_value then return null;
end $$;

create function private.add_proof_photo(known uuid, place_in_row int, encoded text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  picture bytea := private.decoded(encoded);
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  if not exists (select from private.proof where id = known and taken_by = private.who()) then
    raise exception 'There is no such proof of yours.' using errcode = 'PT404';
  end if;
  if private.is_photo(picture) is not true then
    raise exception 'A photograph must be a JPEG of at most 200 kB, without data of the camera.' using errcode = '22023';
  end if;
  insert into private.proof_photo (proof, position, photo) values (known, place_in_row, picture)
  on conflict do nothing;
  if not found and not exists (select from private.proof_photo
                               where proof = known and position = place_in_row and photo = picture) then
    raise exception 'Another photograph is stored in this place.' using errcode = 'PT409';
  end if;
end $$;
grant execute on function private.add_proof_photo(uuid, int, text) to authenticated;

-- One of up to four photographs (`number` 1 to 4), a JPEG in base64; for who has made the proof. The same one sent again is stored once.
create function public.add_proof_photo(proof uuid, number int, photo text) returns void
language sql volatile set search_path = '' as $$
  select private.add_proof_photo(proof, number, photo)
$$;
grant execute on function public.add_proof_photo(uuid, int, text) to authenticated;

create function private.photos_of(known uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(translate(encode(photo, 'base64'), E'\n', '') order by position), '[]')
          from private.proof_photo where proof = known);
end $$;

-- The newest first; photographs of the three newest, so that an answer stays below 4 MB.
create function private.proofs_of(parcel bigint) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('signer', signer, 'signature', signature, 'place', place,
      'moment', private.instant(moment), 'photos', case when age <= 3 then private.photos_of(id) else '[]' end) order by age), '[]')
    from (select proof.*, row_number() over (order by moment desc, id) as age from private.proof, private.settings
          where consignment = parcel and made_at > now() - make_interval(days => proof_days)) as known);
end $$;

create function private.consignment_proofs(parcel bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'signer', signer, 'signature', signature, 'place', place,
      'moment', private.instant(moment), 'takenBy', taken_by,
      'photos', (select count(*) from private.proof_photo where proof = proof.id)) order by moment desc, id), '[]')
    from private.proof where consignment = parcel);
end $$;
grant execute on function private.consignment_proofs(bigint) to authenticated;

-- [{id, signer, signature, place, moment, takenBy, photos: how many}], the newest first; for the office.
create function public.consignment_proofs(consignment bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.consignment_proofs(consignment)
$$;
grant execute on function public.consignment_proofs(bigint) to authenticated;

create function private.proof_photos(known uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.photos_of(known);
end $$;
grant execute on function private.proof_photos(uuid) to authenticated;

-- The photographs of a proof, as base64; for the office.
create function public.proof_photos(proof uuid) returns jsonb language sql stable set search_path = '' as $$
  select private.proof_photos(proof)
$$;
grant execute on function public.proof_photos(uuid) to authenticated;

create function private.delete_proof(known uuid, why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone private.proof;
begin
  perform private.require_admin();
  if private.is_blank(why) is not false then
    raise exception 'Say why the proof is deleted.' using errcode = '22023';
  end if;
  delete from private.proof where id = known returning * into gone;
  if found then perform private.record_proof(gone, 'delete', left(btrim(why), 120)); end if;
end $$;
grant execute on function private.delete_proof(uuid, text) to authenticated;

-- With its photographs, for a reason that the audit keeps.
create function public.delete_proof(proof uuid, reason text) returns void language sql volatile set search_path = '' as $$
  select private.delete_proof(proof, reason)
$$;
grant execute on function public.delete_proof(uuid, text) to authenticated;

create function private.set_proof_days(days int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before int := (select proof_days from private.settings);
begin
  perform private.require_owner();
  if days is null or days not between 1 and 3650 then
    raise exception 'Proofs are kept for 1 to 3650 days.' using errcode = '22023';
  end if;
  update private.settings set proof_days = days where proof_days <> days;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'proof_days', 'Proofs of delivery',
    jsonb_build_object('proofDays', jsonb_build_object('before', before::text, 'after', days::text)));
end $$;
grant execute on function private.set_proof_days(int) to authenticated;

-- After how many days a proof is deleted.
create function public.set_proof_days(days int) returns void language sql volatile set search_path = '' as $$
  select private.set_proof_days(days)
$$;
grant execute on function public.set_proof_days(int) to authenticated;

-- The admin's list: any of ten thousand consignments is found by what one knows of it.

-- A row of the list. `late`: not there yet, and expected after the promised moment, or the one or the other is over.
create view public.consignment_summary with (security_invoker = true) as
select id, "trackingId", "sendersName", "recName", "departedFrom", "headingTo", "currentLocation", city, type, status,
  state_code, exceptions, ended, "deliveryDate", expected_at, last_event_at, archived_at, created_at,
  not ended and (coalesce(expected_at > "deliveryDate" or expected_at < now(), false) or "deliveryDate" < now()) as late,
  journey ->> 'destinationZone' as destination_zone
from public.consignment;
grant select on public.consignment_summary to authenticated;

-- The words of a search, as they are in search_text. In PL/pgSQL, as what follows: an SQL function is planned at each call.
create function private.search_words(search text) returns text[] language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(array_remove(regexp_split_to_array(private.folded(left(search, 200)), '[[:space:]\u00a0]+'), ''), '{}');
end $$;

-- Matches texts that contain this one, whatever signs it has (PostgreSQL manual, "LIKE").
create function private.containing(part text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%';
end $$;

-- All words must occur. One with separators is sought without them, too: tracking ids and phone numbers are typed in many
-- ways. The code of a piece finds its consignment. Of an e-mail address, the index is asked for what stands before the @:
-- the rest is in the addresses of very many.
create function private.search_conditions(words text[]) returns text[] language plpgsql immutable set search_path = '' as $$
declare
  word text;
  bare text;
  piece_of text;
  found text[] := '{}';
begin
  foreach word in array words loop
    bare := regexp_replace(word, '[\u2010-\u2015().+/-]', '', 'g');
    piece_of := (select code.id from private.entered_code(word) as code where code.piece is not null);
    found := found || case
      when word ~ '[[:alnum:]]{3}@' then format('search_text like %L and strpos(search_text, %L) > 0',
        private.containing(split_part(word, '@', 1) || '@'), word)
      when bare in ('', word) then format('search_text like %L', private.containing(word))
      when piece_of is null
        then format('(search_text like %L or search_text like %L)', private.containing(word), private.containing(bare))
      else format('(search_text like %L or search_text like %L or "trackingId" = %L)',
        private.containing(word), private.containing(bare), piece_of) end;
  end loop;
  return found;
end $$;

-- A filter of the list as conditions in SQL. Raises 22023 for a key that is none, and Postgres's own error for a value. A span is
-- from one moment until before another, which a client takes from its own days; a day alone, which earlier ones send, is one of UTC.
create function private.filter_conditions(filter jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  key text;
  value text;
  list text[];
  moment text;
  found text[] := '{}';
begin
  for key, value in select * from jsonb_each_text(filter) loop
    list := case when jsonb_typeof(filter -> key) = 'array' then array(select jsonb_array_elements_text(filter -> key)) end;
    moment := case when value ~ '^\d{4}-\d\d-\d\dT' then format('%L::timestamptz', value)
      else format('(%L::date + %s)::timestamp at time zone ''UTC''', value, case when key like '%until' then 1 else 0 end) end;
    found := found || case key
      when 'states' then format('state_code = any (%L::text[])', list)
      when 'open' then format('ended <> %L::boolean', value)
      when 'late' then case when value::boolean
        then 'not ended and expected_at > "deliveryDate" or not ended and "deliveryDate" < now() or not ended and expected_at < now()'
        else 'ended or not coalesce(expected_at > "deliveryDate" or expected_at < now(), false) and "deliveryDate" >= now()' end
      when 'stale' then format('not ended and last_event_at < now() - %L::int * interval ''1 day''', value)
      when 'held' then case when value::boolean
        then 'exceptions <> ''[]'' and exceptions ? ''hold''' else 'not exceptions ? ''hold''' end
      when 'exceptions' then format('exceptions <> ''[]'' and exceptions ?| %L::text[]', list)
      when 'origins' then format('"departedFrom" = any (%L::text[])', list)
      when 'destinations' then format('"headingTo" = any (%L::text[])', list)
      when 'modes' then format('modes ?| %L::text[]', list)
      when 'types' then format('type = any (%L::text[])', list)
      when 'created_from' then 'created_at >= ' || moment
      when 'created_until' then 'created_at < ' || moment
      when 'due_from' then 'coalesce(expected_at, "deliveryDate") >= ' || moment
      when 'due_until' then 'coalesce(expected_at, "deliveryDate") < ' || moment
      when 'ids' then format('id = any (%L::bigint[])', list)
      when 'before' then format('id < %L::bigint', value)
      when 'archived' then case value when 'all' then 'true' when 'only' then 'archived_at is not null' end
      when 'search' then 'true'
      when 'sort' then 'true' end;
    if found[cardinality(found)] is null then
      raise exception 'The list cannot be filtered by % = %.', key, value using errcode = '22023';
    end if;
  end loop;
  if filter ? 'archived' then return found; end if;
  return found || 'archived_at is null'::text;
end $$;

create function private.all_of(conditions text[]) returns text language plpgsql immutable set search_path = '' as $$
begin
  return '(' || coalesce(nullif(array_to_string(conditions, ') and ('), ''), 'true') || ')';
end $$;

create function private.list_order(sort text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return case coalesce(sort, 'newest')
    when 'newest' then 'id desc'
    when 'oldest' then 'id'
    when 'due' then 'coalesce(expected_at, "deliveryDate"), id desc'
    when 'updated' then 'last_event_at desc, id desc'
    when 'stalest' then 'last_event_at, id desc'
    when 'tracking' then '"trackingId"'
    when 'receiver' then 'lower("recName"), id desc'
    when 'state' then 'state_code, id desc' end;
end $$;

-- Up to 20 consignments with words like those that were typed, the most alike first: for what none contains. Of very many
-- that are alike 40 are compared: the planner, which does not know what a comparison costs, would find them by comparing all,
-- one after the other or by the index of ids.
-- A word without a letter or a digit is like none.
create function private.similar_consignments(words text[], range text) returns bigint[]
language plpgsql stable set search_path = '' set pg_trgm.word_similarity_threshold = 0.5
set enable_seqscan = off set enable_indexscan = off as $$
declare
  found bigint[];
begin
  words := array(select word from unnest(words) as word where word ~ '[[:alnum:]]');
  if words = '{}' then return '{}'; end if;
  execute format(
    'select array_agg(id order by likeness desc, id desc) from (select * from (
       select id, %s as likeness from public.consignment where %s and %s limit 40) as alike
     order by likeness desc, id desc limit 20) as most_alike',
    (select string_agg(format('extensions.word_similarity(%L, search_text)', word), ' + ') from unnest(words) as word),
    range,
    (select string_agg(format('search_text operator(extensions.%%>) %L', word), ' and ') from unnest(words) as word))
  into found;
  return coalesce(found, '{}');
end $$;

-- The ids of a page. What fits many consignments fits some of the newest, so those are read first, and more of them if some
-- fit; what is rarer is found by an index. A planner that cannot know which it is would read all consignments for the one or
-- for the other.
create function private.listed_consignments(filter jsonb, page int, page_size int) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  newest int;
  words text[] := private.search_words(filter ->> 'search');
  sought text := private.all_of(private.search_conditions(words));
  range text := private.all_of(private.filter_conditions(filter));
  sorted text := private.list_order(filter ->> 'sort');
  skipped int := page * page_size;
  is_rare boolean := words <> '{}';
  is_contained boolean := false;
  found bigint[];
begin
  if sorted is null then
    raise exception 'The list cannot be sorted by %.', filter ->> 'sort' using errcode = '22023';
  end if;
  foreach newest in array array[500, 5000] loop
    exit when sorted <> 'id desc' or skipped + page_size > newest;
    execute format(
      'select array_agg(id) from (
         select id from (select * from public.consignment where %s order by id desc limit %s) as parcel
         where %s and %s order by id desc limit %s offset %s) as found',
      private.all_of(private.filter_conditions(filter - array(
        select jsonb_object_keys(filter - array['archived', 'before'])))),
      newest, range, sought, page_size, skipped)
    into found;
    if cardinality(found) = page_size then return found; end if;
    is_rare := true;
    exit when coalesce(cardinality(found), 0) < page_size / 10;
  end loop;
  execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as found',
    range, sought,
    case when is_rare and sorted = 'id desc' then 'id + 0 desc' else sorted end, -- by an index of what is sought, not of the ids
    page_size, skipped)
  into found;
  if found is null and words <> '{}' and skipped = 0 then
    if filter ? 'before' then
      execute format('select exists (select from public.consignment where %s and %s)', -- among those that came before
        private.all_of(private.filter_conditions(filter - 'before')), sought)
      into is_contained;
    end if;
    if not is_contained then return private.similar_consignments(words, range); end if;
  end if;
  return coalesce(found, '{}');
end $$;

create function private.find_consignments(filter jsonb, page int, page_size int) returns setof public.consignment_summary
language plpgsql stable security definer set search_path = '' as $$
declare
  found bigint[];
begin
  perform private.require_admin();
  found := private.listed_consignments(coalesce(filter, '{}'), greatest(page, 0), least(greatest(page_size, 1), 1000));
  return query
  select summary.* from unnest(found) with ordinality as listed (id, place)
    join public.consignment_summary as summary on summary.id = listed.id
  order by place;
end $$;

create function private.count_consignments(filter jsonb) returns int
language plpgsql stable security definer set search_path = '' as $$
declare
  words text[] := private.search_words(filter ->> 'search');
  range text := private.all_of(private.filter_conditions(coalesce(filter, '{}')));
  total int;
begin
  perform private.require_admin();
  execute format('select count(*) from public.consignment where %s and %s',
    range, private.all_of(private.search_conditions(words))) into total;
  if total = 0 and words <> '{}' then return cardinality(private.similar_consignments(words, range)); end if;
  return total;
end $$;
grant execute on function private.find_consignments(jsonb, int, int), private.count_consignments(jsonb) to authenticated;

-- A page of the consignments that a filter fits, up to 1000 at a time. 42501 for anybody but the admin.
create function public.find_consignments(filter jsonb, page int default 0, page_size int default 20)
returns setof public.consignment_summary language sql stable set search_path = '' as $$
  select * from private.find_consignments(filter, page, page_size)
$$;

-- How many there are on all pages.
create function public.count_consignments(filter jsonb) returns int language sql stable set search_path = '' as $$
  select private.count_consignments(filter)
$$;
grant execute on function public.find_consignments(jsonb, int, int), public.count_consignments(jsonb) to authenticated;

-- How reliable and how long deliveries were: what a company promises itself to get better at.

create index consignment_delivered on public.consignment (last_event_at) where state_code = 'delivered';

-- The first time that something was said to be delivered: what is corrected in the specified form later is another entry of the same words.
create function private.delivered_at(journey jsonb) returns timestamptz language sql immutable set search_path = '' as $$
  select private.as_instant(jsonb_path_query_first(journey,
    '$.events[*] ? (@.code == "delivered" && @.classifier == "actual").moment') #>> '{}')
$$;

create function private.delivery_figures(since date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first_moment timestamptz := since::timestamp at time zone 'UTC';
begin
  perform private.require_admin();
  return (
    with delivery as materialized (
      select to_char(delivered at time zone 'UTC', 'YYYY-MM') as month, "departedFrom" as origin, "headingTo" as destination,
        delivered <= "deliveryDate" as is_on_time, extract(epoch from delivered - "timeCreated") / 86400 as days
      from public.consignment, private.delivered_at(journey) as delivered
      where state_code = 'delivered' and last_event_at >= first_moment and delivered >= first_moment)
    select jsonb_build_object(
      'months', (select coalesce(jsonb_agg(to_jsonb(figure) order by figure.month), '[]') from (
        select month, count(*) as delivered, count(*) filter (where is_on_time) as on_time from delivery group by month) as figure),
      'lanes', (select coalesce(jsonb_agg(to_jsonb(figure) order by figure.delivered desc, figure.origin, figure.destination), '[]') from (
        select origin, destination, count(*) as delivered, count(*) filter (where is_on_time) as on_time,
          round((percentile_cont(0.5) within group (order by days))::numeric, 1) as median_days
        from delivery group by origin, destination) as figure)));
end $$;
grant execute on function private.delivery_figures(date) to authenticated;

-- What was delivered since this day (UTC): {months: [{month, delivered, on_time}], lanes: [{origin, destination, delivered, on_time,
-- median_days}]}, the busiest lane first.
create function public.delivery_figures(since date) returns jsonb language sql stable set search_path = '' as $$
  select private.delivery_figures(since)
$$;
grant execute on function public.delivery_figures(date) to authenticated;

-- Who sees the parties of a consignment (docs/decisions/006). Strangers do, as the specification has it, until an owner locks
-- the parties: then their initials, and all of it with a party's word, or with a code that was mailed to a party.

-- Made when it is first shown to an admin or sent to the party. It can be read again, to be told on the phone: it opens what
-- stands in the same database, so that a hash would protect nothing.
create table private.party_word (
  consignment bigint not null references public.consignment on delete cascade,
  party text not null check (party in ('sender', 'receiver')),
  word text not null,
  primary key (consignment, party)
);
alter table private.party_word enable row level security;

create table private.party_code (
  consignment bigint not null references public.consignment on delete cascade,
  party text not null check (party in ('sender', 'receiver')),
  salt uuid not null,
  hash bytea not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  primary key (consignment, party)
);
alter table private.party_code enable row level security;

create function private.code_hash(code text, salt uuid) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(salt || code, 'UTF8'))
$$;

-- Eight digits of a version 4 UUID's first 32 random bits (RFC 9562).
create function private.new_party_code() returns text language sql volatile set search_path = '' as $$
  select lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 100000000)::text, 8, '0')
$$;

create function private.parties_of(parcel public.consignment) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'sendersName', parcel."sendersName", 'sendersEmail', parcel."sendersEmail",
    'sendersAddress', parcel."sendersAddress", 'sendersPhone', parcel."sendersPhone",
    'recName', parcel."recName", 'recEmail', parcel."recEmail",
    'recAddress', parcel."recAddress", 'recPhone', parcel."recPhone")
$$;

-- The party whose word a secret is; with `takes_code`, or a consignment that a code opens, which it uses up. Null of anything
-- else. Tries of one consignment come one after another, so that each wrong one counts. After ten of them in a day from one network
-- its words open nothing there, and only a code does: nobody can guess on, and nobody can lock out a party who is elsewhere.
create function private.judge_secret(entered text, secret text, takes_code boolean) returns private.party_word
language plpgsql volatile set search_path = '' as $$
declare
  typed text := translate(upper(regexp_replace(left(secret, 100), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011');
  parcel public.consignment;
  judged private.party_word;
  networks text[] := private.client_keys(); -- the widest is the last
  trying text;
begin
  perform private.take('partyTry');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found then return null; end if;
  trying := parcel."trackingId" || ' ' || networks[cardinality(networks)];
  perform pg_advisory_xact_lock(hashtextextended('parties', parcel.id));
  if takes_code then
    delete from private.party_code where consignment = parcel.id and expires_at > now() and tries < 5
      and hash = private.code_hash(typed, salt);
    judged.consignment := parcel.id;
    if found then return judged; end if;
  end if;
  select * into judged from private.party_word where consignment = parcel.id and word = typed;
  if found and not private.is_used_up('partyWrong', trying) then return judged; end if;
  update private.party_code set tries = tries + 1 where consignment = parcel.id;
  perform private.allows('partyWrong', trying);
  return null;
end $$;

create function private.open_parties(entered text, secret text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  judged private.party_word := private.judge_secret(entered, secret, true);
begin
  return (select private.parties_of(parcel)
            || jsonb_build_object('byWord', judged.word is not null, 'proofs', private.proofs_of(parcel.id))
          from public.consignment as parcel where id = judged.consignment);
end $$;
grant execute on function private.open_parties(text, text) to anon, authenticated;

-- Name, address, phone and e-mail of both parties, for a party's word or a code, which of them it was (`byWord`), and the proofs
-- of delivery (64_proofs.sql); null for anything else, whatever the reason.
create function public.open_parties(tracking_id text, secret text) returns jsonb language sql volatile set search_path = '' as $$
  select private.open_parties(tracking_id, secret)
$$;
grant execute on function public.open_parties(text, text) to anon, authenticated;

create function private.begin_party_code(entered text, asked_by text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  made private.party_code;
  address text;
  code text := private.new_party_code();
begin
  perform private.count_client(client);
  perform private.take('partyCode');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found or asked_by not in ('sender', 'receiver') or not ((select mask_parties from private.settings)
      or exists (select from private.proof where consignment = parcel.id)) then
    return null;
  end if;
  address := btrim(case asked_by when 'sender' then parcel."sendersEmail" else parcel."recEmail" end);
  if not private.is_mail_address(address) or not private.allows('partyCodeOf', parcel."trackingId" || ' ' || asked_by) then
    return null;
  end if;
  made.salt := gen_random_uuid();
  insert into private.party_code (consignment, party, salt, hash, expires_at)
  values (parcel.id, asked_by, made.salt, private.code_hash(code, made.salt), now() + interval '15 minutes')
  on conflict (consignment, party) do update
    set salt = excluded.salt, hash = excluded.hash, expires_at = excluded.expires_at, tries = 0;
  return jsonb_build_object('email', address, 'code', code, 'trackingId', parcel."trackingId");
end $$;
grant execute on function private.begin_party_code(text, text, text) to service_role;

-- {email, code, trackingId} of a code to be mailed; null if there is nobody to mail it to, or too many were.
create function public.begin_party_code(tracking_id text, party text, client text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.begin_party_code(tracking_id, party, client)
$$;
grant execute on function public.begin_party_code(text, text, text) to service_role;

create function private.make_party_words(parcel bigint) returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.party_word (consignment, party, word)
  select id, party, private.new_tracking_id() from public.consignment, unnest(array['sender', 'receiver']) as party
  where id = parcel
  on conflict (consignment, party) do nothing;
end $$;

create function private.party_words(parcel bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.make_party_words(parcel);
  return (select jsonb_object_agg(party, word) from private.party_word where consignment = parcel);
end $$;
grant execute on function private.party_words(bigint) to authenticated;

-- {sender, receiver}; null of a consignment that does not exist.
create function public.party_words(consignment bigint) returns jsonb language sql volatile set search_path = '' as $$
  select private.party_words(consignment)
$$;
grant execute on function public.party_words(bigint) to authenticated;

create function private.reset_party_word(parcel bigint, whose text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known text;
begin
  perform private.require_admin();
  select "trackingId" into known from public.consignment where id = parcel;
  if not found then raise exception 'This consignment was deleted.' using errcode = 'PT404'; end if;
  insert into private.party_word values (parcel, whose, private.new_tracking_id())
  on conflict (consignment, party) do update set word = excluded.word;
  delete from private.party_code where consignment = parcel and party = whose;
  perform private.end_share_links(
    array(select id from private.share_link where consignment = parcel and made_by = whose), private.actor());
  perform private.record_account(private.actor(), 'update', 'party_word', parcel::text, known, '{}');
end $$;
grant execute on function private.reset_party_word(bigint, text) to authenticated;

-- The word that was there opens nothing from now on, and neither do the links that were made with it.
create function public.reset_party_word(consignment bigint, party text) returns void
language sql volatile set search_path = '' as $$
  select private.reset_party_word(consignment, party)
$$;
grant execute on function public.reset_party_word(bigint, text) to authenticated;

create function private.site_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select jsonb_build_object('maskParties', mask_parties, 'proofDays', proof_days, 'chatDays', chat_days) from private.settings);
end $$;
grant execute on function private.site_settings() to authenticated;

-- {maskParties, proofDays, chatDays}. Every admin may know; an owner changes it.
create function public.site_settings() returns jsonb language sql stable set search_path = '' as $$
  select private.site_settings()
$$;
grant execute on function public.site_settings() to authenticated;

create function private.set_mask_parties(masked boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  update private.settings set mask_parties = masked where mask_parties <> masked;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'mask_parties', 'Parties on the tracking page',
    jsonb_build_object('maskParties', jsonb_build_object('before', not masked, 'after', masked)));
end $$;
grant execute on function private.set_mask_parties(boolean) to authenticated;

-- Holds with the next look-up.
create function public.set_mask_parties(masked boolean) returns void language sql volatile set search_path = '' as $$
  select private.set_mask_parties(masked)
$$;
grant execute on function public.set_mask_parties(boolean) to authenticated;

-- Links that show one consignment to whoever has them, until they end (docs/decisions/031). The token is that of a link to an
-- account: 256 random bits, of which only a hash is stored.

create table private.share_link (
  id uuid primary key default gen_random_uuid(),
  consignment bigint not null references public.consignment on delete cascade,
  scope text not null check (scope in ('journey', 'parties', 'proof')),
  made_by text not null check (made_by in ('staff', 'sender', 'receiver')),
  maker text, -- who of the staff
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened int not null default 0,
  opened_at timestamptz, -- the last time
  token_hash text not null unique,
  constraint ends check (expires_at <= made_at + interval '2160 hours') -- 90 days, in no time zone
);
create index share_link_consignment on private.share_link (consignment);
create index share_link_expires_at on private.share_link (expires_at);
alter table private.share_link enable row level security;

-- What has ended, without waiting for another cleaner.
create function private.prune_share_links() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.share_link where ctid = any (array(
    select ctid from private.share_link where expires_at <= now() limit 100 for update skip locked));
end $$;

-- At most 20 at a time for each consignment and kind of maker: whoever has a word can make us hold no more.
create function private.add_share_link(link private.share_link, days int, done_by text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  if days is null or days not between 1 and 90 then
    raise exception 'A link works for 1 to 90 days.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('shares', link.consignment));
  perform private.prune_share_links();
  if 20 <= (select count(*) from private.share_link as known
            where known.consignment = link.consignment and known.made_by = link.made_by and known.expires_at > now()) then
    raise exception 'There are 20 links already. Revoke one of them first.' using errcode = 'PT409';
  end if;
  insert into private.share_link (consignment, scope, made_by, maker, expires_at, token_hash)
  values (link.consignment, link.scope, link.made_by, link.maker, now() + make_interval(hours => 24 * days),
    private.sha256_hex(token))
  returning * into link;
  perform private.record_share(link, done_by, 'insert');
  return token;
end $$;

-- The links that work, the newest first. `kind` leaves out those of other makers.
create function private.share_links_of(known bigint, kind text) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'scope', scope, 'madeBy', made_by, 'maker', maker,
      'madeAt', private.instant(made_at), 'expiresAt', private.instant(expires_at),
      'opened', opened, 'openedAt', private.instant(opened_at)) order by made_at desc, id), '[]')
    from private.share_link where consignment = known and expires_at > now() and made_by = coalesce(kind, made_by));
end $$;

create function private.end_share_links(ids uuid[], done_by text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  link private.share_link;
begin
  for link in delete from private.share_link where id = any (ids) returning * loop
    perform private.record_share(link, done_by, 'delete');
  end loop;
end $$;

create function private.make_share_link(parcel bigint, scope text, days int) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.share_link;
begin
  perform private.require_admin();
  perform private.take('shareLink', auth.uid()::text);
  if not exists (select from public.consignment where id = parcel) then
    raise exception 'This consignment was deleted.' using errcode = 'PT404';
  end if;
  link.consignment := parcel;
  link.scope := scope;
  link.made_by := 'staff';
  link.maker := private.who();
  return private.add_share_link(link, days, private.actor());
end $$;
grant execute on function private.make_share_link(bigint, text, int) to authenticated;

-- The token of the link, which cannot be read again. 409 beyond 20 links.
create function public.make_share_link(consignment bigint, scope text, days int) returns text
language sql volatile set search_path = '' as $$
  select private.make_share_link(consignment, scope, days)
$$;
grant execute on function public.make_share_link(bigint, text, int) to authenticated;

create function private.share_links(parcel bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.share_links_of(parcel, null);
end $$;
grant execute on function private.share_links(bigint) to authenticated;

-- [{id, scope, madeBy, maker, madeAt, expiresAt, opened, openedAt}] of the links that work, whoever has made them.
create function public.share_links(consignment bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.share_links(consignment)
$$;
grant execute on function public.share_links(bigint) to authenticated;

create function private.revoke_share_link(parcel bigint, link uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.end_share_links(
    array(select id from private.share_link where consignment = parcel and id = link), private.actor());
end $$;
grant execute on function private.revoke_share_link(bigint, uuid) to authenticated;

-- The link shows nothing from now on. Nothing happens to one that has ended.
create function public.revoke_share_link(consignment bigint, link uuid) returns void
language sql volatile set search_path = '' as $$
  select private.revoke_share_link(consignment, link)
$$;
grant execute on function public.revoke_share_link(bigint, uuid) to authenticated;

-- The rest is for visitors. A party proves with each call who it is, by its word; a code is used up by opening the parties.

create function private.make_party_link(entered text, secret text, scope text, days int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
  token := private.add_share_link(link, days, judged.party);
  return jsonb_build_object('token', token, 'links', private.share_links_of(judged.consignment, judged.party));
end $$;
grant execute on function private.make_party_link(text, text, text, int) to anon, authenticated;

-- {token, links} with all links of the party whose word it is; null for anything else. 409 beyond 20 links.
create function public.make_party_link(tracking_id text, secret text, scope text, days int) returns jsonb
language sql volatile set search_path = '' as $$
  select private.make_party_link(tracking_id, secret, scope, days)
$$;
grant execute on function public.make_party_link(text, text, text, int) to anon, authenticated;

create function private.party_links(entered text, secret text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  judged private.party_word := private.judge_secret(entered, secret, false);
begin
  if judged.consignment is null then return null; end if;
  return private.share_links_of(judged.consignment, judged.party);
end $$;
grant execute on function private.party_links(text, text) to anon, authenticated;

-- The links of the party whose word it is, as `share_links` lists them; null for anything else.
create function public.party_links(tracking_id text, secret text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.party_links(tracking_id, secret)
$$;
grant execute on function public.party_links(text, text) to anon, authenticated;

create function private.revoke_party_link(entered text, secret text, link uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  judged private.party_word := private.judge_secret(entered, secret, false);
begin
  if judged.consignment is null then return null; end if;
  perform private.end_share_links(array(
    select id from private.share_link
    where consignment = judged.consignment and made_by = judged.party and id = link), judged.party);
  return private.share_links_of(judged.consignment, judged.party);
end $$;
grant execute on function private.revoke_party_link(text, text, uuid) to anon, authenticated;

-- The links that are left of the party whose word it is; null for anything else.
create function public.revoke_party_link(tracking_id text, secret text, link uuid) returns jsonb
language sql volatile set search_path = '' as $$
  select private.revoke_party_link(tracking_id, secret, link)
$$;
grant execute on function public.revoke_party_link(text, text, uuid) to anon, authenticated;

-- A consignment as a look-up shows it, but that the link decides on the parties and not the lock, and that it does not hear of
-- changes: nobody can be sent away from a channel.
create function private.shared(parcel public.consignment, scope text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  parties jsonb := private.parties_of(parcel);
begin
  return (private.tracked(parcel."trackingId") - 'topic' - 'partiesLocked') || case scope
    when 'journey' then (select jsonb_object_agg(key, '') from jsonb_object_keys(parties) as key)
    else parties end;
end $$;

create function private.open_share_link(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.share_link;
begin
  perform private.take('shareLook');
  update private.share_link set opened = opened + 1, opened_at = now()
  where token_hash = private.sha256_hex(token) and expires_at > now()
  returning * into link;
  return (select jsonb_build_object('scope', link.scope, 'expiresAt', private.instant(link.expires_at),
            'consignment', private.shared(parcel, link.scope))
            || case link.scope when 'proof' then jsonb_build_object('proofs', private.proofs_of(parcel.id)) else '{}' end
          from public.consignment as parcel where id = link.consignment);
end $$;
grant execute on function private.open_share_link(text) to anon, authenticated;

-- {scope, expiresAt, consignment}, with the scope 'proof' also {proofs} (64_proofs.sql); null of a link that has ended, was revoked, or never was.
create function public.open_share_link(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.open_share_link(token)
$$;
grant execute on function public.open_share_link(text) to anon, authenticated;

-- The pieces of a consignment, each with a number, a weight and dimensions (docs/decisions/033). A consignment without rows has one
-- piece, of which no more is known than of the consignment itself.

create table public.consignment_piece (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  number int not null, -- 1, 2, 3... without a gap, given by the database
  weight_kg double precision constraint weight_out_of_range check (weight_kg >= 0.001 and weight_kg <= 500000),
  length_cm double precision constraint length_out_of_range check (length_cm >= 0.1 and length_cm <= 5000),
  width_cm double precision constraint width_out_of_range check (width_cm >= 0.1 and width_cm <= 5000),
  height_cm double precision constraint height_out_of_range check (height_cm >= 0.1 and height_cm <= 5000),
  marks private.line, -- and numbers, as they are on the piece
  updated_at timestamptz not null default now(),
  request_key uuid unique, -- of the form, at the first of the pieces that it adds: sent again, they are stored once
  constraint dimension_missing check (num_nulls(length_cm, width_cm, height_cm) in (0, 3)),
  constraint piece_number unique (consignment, number) deferrable
);

alter table public.consignment_piece enable row level security;
create policy "the admin does everything" on public.consignment_piece for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.consignment_piece to authenticated;
grant update (weight_kg, length_cm, width_cm, height_cm, marks) on public.consignment_piece to authenticated;

-- Where a piece has a value that none can have, a plain word says so.
create function private.check_piece() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.weight_kg not between 0.001 and 500000 then
    raise exception 'A piece weighs between 0.001 and 500,000 kg.';
  end if;
  if num_nulls(new.length_cm, new.width_cm, new.height_cm) not in (0, 3) then
    raise exception 'A piece has three dimensions: enter all of them or none.';
  end if;
  if least(new.length_cm, new.width_cm, new.height_cm) < 0.1 or greatest(new.length_cm, new.width_cm, new.height_cm) > 5000 then
    raise exception 'A dimension of a piece is between 0.1 and 5,000 cm.';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger check_piece before insert or update on public.consignment_piece
  for each row execute function private.check_piece();

-- The numbers of those that are left have no gap.
create function private.renumber_pieces() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.consignment_piece as piece set number = counted.number
  from (select id, row_number() over (partition by consignment order by number) as number
        from public.consignment_piece where consignment in (select consignment from removed)) as counted
  where counted.id = piece.id and counted.number <> piece.number;
  return null;
end $$;
create trigger renumber_pieces after delete on public.consignment_piece referencing old table as removed
  for each statement execute function private.renumber_pieces();

create function private.add_pieces(extended bigint, pieces int, request_key uuid, weight_kg float8, length_cm float8,
  width_cm float8, height_cm float8, marks text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 500;
  last int;
begin
  perform private.require_admin();
  perform private.locked(extended);
  if exists (select from public.consignment_piece as piece where piece.request_key = add_pieces.request_key) then return; end if;
  select coalesce(max(number), 0) into last from public.consignment_piece where consignment = extended;
  if pieces between 1 and most - last is not true then
    raise exception 'A consignment has at most % pieces; % more can be added to this one.', most, most - last;
  end if;
  insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks, request_key)
  select extended, last + added, add_pieces.weight_kg, add_pieces.length_cm, add_pieces.width_cm, add_pieces.height_cm,
    add_pieces.marks, case when added = 1 then add_pieces.request_key end
  from generate_series(1, pieces) as added;
end $$;

-- Adds so many equal pieces, with the next numbers: all of them or none, and once for each key.
create function public.add_pieces(consignment bigint, pieces int, request_key uuid, weight_kg float8 default null,
  length_cm float8 default null, width_cm float8 default null, height_cm float8 default null, marks text default null)
returns void language sql volatile set search_path = '' as $$
  select private.add_pieces(consignment, pieces, request_key, weight_kg, length_cm, width_cm, height_cm, marks)
$$;

-- The consignment is locked before its pieces: two who remove some at a time, and number the rest, wait for each other.
create function private.remove_pieces(shortened bigint, pieces bigint[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.locked(shortened);
  -- Before the audit is written, for which a change of one of them would wait in turn.
  perform from public.consignment_piece where consignment = shortened order by id for update;
  delete from public.consignment_piece where consignment = shortened and id = any (pieces);
end $$;

-- Removes the pieces with these ids, and numbers the others anew. One that is gone already counts as removed.
create function public.remove_pieces(consignment bigint, pieces bigint[]) returns void
language sql volatile set search_path = '' as $$ select private.remove_pieces(consignment, pieces) $$;
grant execute on function
  public.add_pieces(bigint, int, uuid, float8, float8, float8, float8, text),
  private.add_pieces(bigint, int, uuid, float8, float8, float8, float8, text),
  public.remove_pieces(bigint, bigint[]), private.remove_pieces(bigint, bigint[]) to authenticated;

-- Who changed what: written by the database, read by the admin, changed by nobody (docs/decisions/025).

create table public.audit (
  id bigint primary key, -- 1, 2, 3... without a gap
  at timestamptz not null,
  actor text, -- who was signed in, and as what; null: past the API
  action text not null check (action in ('insert', 'update', 'delete')),
  subject text not null, -- the table
  subject_id text not null,
  consignment bigint, -- also of one that is gone
  label text, -- what names the row: the tracking id
  reason text,
  changes jsonb not null, -- {column: {before, after}}, as texts
  -- A hash of each value with its salt, and of all that with the hash of the entry before. Without value and salt, an entry
  -- still proves the order, and nothing of what it was about (`npm run audit:verify`).
  salts jsonb not null,
  digests jsonb not null,
  previous text not null,
  hash text not null
);
create index audit_consignment on public.audit (consignment, id);
create index audit_unerased on public.audit (at) where changes <> '{}' or reason is not null;

alter table public.audit enable row level security;
create policy "the admin reads" on public.audit for select to authenticated using ((select private.is_admin()));
grant select on public.audit to authenticated;

create function private.sha256_hex(value text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return encode(sha256(convert_to(value, 'UTF8')), 'hex');
end $$;

-- A text that begins with its length in bytes, so that no two lists of values read the same; "-" for none.
create function private.measured(value text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(octet_length(convert_to(value, 'UTF8')) || ':' || value, '-');
end $$;

-- Adds an entry after the last one. Two that come at the same time wait for each other.
create function private.append_audit(entry public.audit) returns void
language plpgsql volatile set search_path = '' as $$
declare
  last public.audit;
  hashed jsonb := jsonb_build_object('actor', entry.actor, 'label', entry.label, 'reason', entry.reason);
begin
  perform pg_advisory_xact_lock(20260102);
  select * into last from public.audit order by id desc limit 1;
  entry.id := coalesce(last.id, 0) + 1;
  entry.at := date_trunc('milliseconds', clock_timestamp());
  entry.previous := coalesce(last.hash, '');
  select jsonb_object_agg(name, salt), jsonb_object_agg(name, private.sha256_hex(salt || value))
  into entry.salts, entry.digests
  from (
    select key as name, private.measured(value) as value from jsonb_each_text(hashed)
    union all
    select 'changes.' || key, private.measured(value ->> 'before') || private.measured(value ->> 'after')
    from jsonb_each(entry.changes)) as valued,
    lateral (select encode(uuid_send(gen_random_uuid()), 'hex') as salt where name <> '') as salted;
  entry.hash := private.sha256_hex(concat_ws(' ', entry.previous, entry.id, private.instant(entry.at), entry.action,
    entry.subject, private.measured(entry.subject_id), private.measured(entry.consignment::text),
    (select string_agg(key || '=' || value, ' ' order by key collate "C") from jsonb_each_text(entry.digests))));
  insert into public.audit select entry.*;
end $$;

-- Who is signed in with their role, which may be another one later; null past the API.
create function private.actor() returns text language plpgsql stable set search_path = '' as $$
begin
  return private.who() || coalesce((select ' (' || role || ')' from private.admins where user_id = auth.uid()), '');
end $$;

-- What becomes of the staff, of how they sign in and of the settings: none of it is a table of the API, and who redeems a link is not
-- signed in. Whatever the values are, they are kept as texts.
create function private.record_account(done_by text, action text, subject text, subject_id text, label text, changes jsonb)
returns void language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  entry.actor := done_by;
  entry.action := action;
  entry.subject := subject;
  entry.subject_id := subject_id;
  entry.label := label;
  entry.changes := (
    select coalesce(jsonb_object_agg(field, (
      select jsonb_object_agg(version, private.as_text(said)) from jsonb_each(change) as known (version, said))), '{}')
    from jsonb_each(changes) as changed (field, change));
  perform private.append_audit(entry);
end $$;

-- A share link that was made or ended: by an admin, or by a party, who is not signed in.
create function private.record_share(link private.share_link, done_by text, done text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  entry.actor := done_by;
  entry.action := done;
  entry.subject := 'share_link';
  entry.subject_id := link.id::text;
  entry.consignment := link.consignment;
  entry.label := (select "trackingId" from public.consignment where id = link.consignment);
  select jsonb_object_agg(name, jsonb_build_object(case done when 'insert' then 'after' else 'before' end, value))
  into entry.changes
  from (values ('scope', link.scope), ('expires_at', private.instant(link.expires_at))) as said (name, value);
  perform private.append_audit(entry);
end $$;

-- A proof of delivery that was taken or deleted; nothing of what it shows.
create function private.record_proof(known private.proof, done text, reason text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  entry.actor := private.actor();
  entry.action := done;
  entry.subject := 'proof';
  entry.subject_id := known.id::text;
  entry.consignment := known.consignment;
  entry.label := (select "trackingId" from public.consignment where id = known.consignment);
  entry.reason := reason;
  entry.changes := jsonb_build_object(
    'moment', jsonb_build_object(case done when 'insert' then 'after' else 'before' end, private.instant(known.moment)));
  perform private.append_audit(entry);
end $$;

-- A value of a column as a text. An object is a line for each of its texts: as JSON it would hide line breaks and quotation marks from
-- who looks for a person in it.
create function private.as_text(value jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(value) = 'object' then
    return (select string_agg(name || ': ' || said, e'\n' order by name) from jsonb_each_text(value) as field (name, said));
  end if;
  return value #>> '{}';
end $$;

-- For each row that somebody who is signed in makes, changes or deletes, and for each that is changed or deleted past the
-- API. The first argument is the column that names the row; the others are left out: what the database itself derives, and
-- what only keeps a repeated request from being stored twice. With '*' no values are kept.
create function private.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  subject jsonb := before || after;
  entry public.audit;
begin
  if tg_op = 'INSERT' and auth.uid() is null then return null; end if;
  select coalesce(jsonb_object_agg(key, jsonb_build_object(
    'before', private.as_text(before -> key), 'after', private.as_text(after -> key))), '{}')
  into entry.changes
  from jsonb_object_keys(subject) as key
  where before ->> key is distinct from after ->> key and key <> all (tg_argv[1:]) and '*' <> all (tg_argv[1:]);
  if tg_op = 'UPDATE' and entry.changes = '{}' then return null; end if;
  entry.actor := private.actor();
  entry.action := lower(tg_op);
  entry.subject := tg_table_name;
  entry.subject_id := coalesce(subject ->> 'id', subject ->> 'code');
  entry.consignment := case when tg_table_name = 'consignment' then subject ->> 'id' else subject ->> 'consignment' end;
  entry.label := coalesce(subject ->> tg_argv[0],
    (select case when tg_table_name = 'consignment_piece' then private.piece_code("trackingId", (subject ->> 'number')::int)
            else "trackingId" end
     from public.consignment where id = entry.consignment));
  entry.reason := nullif(current_setting('audit.reason', true), '');
  perform private.append_audit(entry);
  return null;
end $$;

-- What a trigger writes in turn says nothing that the change itself does not.
create trigger audit after insert or update or delete on public.consignment for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('trackingId', 'id', 'trackingId', 'created_at', 'locations', 'journey', 'requestKey',
    'editKey', 'state_code', 'ended', 'exceptions', 'modes', 'expected_at', 'last_event_at', 'search_text');
create trigger audit after insert or update or delete on public.consignment_event for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('', 'id', 'consignment', 'no', 'request_key', 'entered_by', 'entered_at', 'voided_at', 'voided_by');
create trigger audit after insert or update or delete on public.consignment_leg for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('', 'id', 'consignment', 'request_key', 'updated_at', 'actual_departure', 'actual_arrival');
create trigger audit after insert or update or delete on public.consignment_piece for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('', 'id', 'consignment', 'number', 'request_key', 'updated_at');
create trigger audit after insert or update or delete on public.eta_revision for each row when (pg_trigger_depth() = 0)
  execute function private.record_change('', 'id', 'consignment', 'request_key', 'entered_by', 'entered_at');
create trigger audit after insert or update or delete on public.consignment_template for each row
  execute function private.record_change('name', 'id');
create trigger audit after insert or update or delete on public.lane_template for each row
  execute function private.record_change('name', 'id');
create trigger audit after insert or update or delete on public.place for each row
  execute function private.record_change('name', 'added_by', 'folded');
-- Who writes to the company has no right to be forgotten by its table and kept in another: no values.
create trigger audit after delete on public."contactForm" for each row execute function private.record_change('', '*');
create trigger audit_handling after update of "handledAt" on public."contactForm" for each row
  execute function private.record_change('', 'id', 'firstName', 'secondName', 'email', 'trackingNo', 'comment', 'created_at',
    'readAt', 'requestKey');
-- A known address is dropped in the transaction that brings it (40_newsletter.sql): that deletes nothing that there was, and waits for
-- nobody's change.
create trigger audit after delete on public."newsLetter" for each row when (old.created_at <> now())
  execute function private.record_change('', '*');
create trigger audit after delete on public.chats for each row execute function private.record_change('', '*');

-- Correcting what the specified edit form locks (docs/conformance.md, section 4): an action of its own, with a reason.

create function private.correct_consignment(corrected bigint, changes jsonb, expected jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  stored public.consignment;
  wanted public.consignment;
  opened public.consignment;
  wrong text;
  conflicts jsonb;
begin
  perform private.require_admin();
  if private.is_blank(coalesce(reason, '')) then raise exception 'Say why these details are corrected.'; end if;
  select key into wrong from jsonb_object_keys(changes) as key
  where key <> all (array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone', 'recName', 'recEmail', 'recAddress',
    'recPhone', 'itemQuantity', 'itemWeight', 'paymentMode', 'product', 'type', 'deliveryDate', 'departedFrom', 'headingTo',
    'shipmentMode', 'carrierRef', 'typeOfShipment', 'comment']);
  if wrong is not null then raise exception '% is not a detail that can be corrected.', wrong using errcode = '22023'; end if;
  stored := private.locked(corrected);
  wanted := jsonb_populate_record(stored, changes);
  opened := jsonb_populate_record(stored, expected);
  select coalesce(jsonb_object_agg(key, to_jsonb(stored) -> key), '{}') into conflicts
  from jsonb_object_keys(changes) as key
  where to_jsonb(stored) -> key not in (to_jsonb(wanted) -> key, to_jsonb(opened) -> key);
  if conflicts <> '{}' then return jsonb_build_object('conflicts', conflicts); end if;
  perform set_config('audit.reason', reason::private.required_line, true);
  update public.consignment set
    "sendersName" = wanted."sendersName", "sendersEmail" = wanted."sendersEmail",
    "sendersAddress" = wanted."sendersAddress", "sendersPhone" = wanted."sendersPhone",
    "recName" = wanted."recName", "recEmail" = wanted."recEmail",
    "recAddress" = wanted."recAddress", "recPhone" = wanted."recPhone",
    "itemQuantity" = wanted."itemQuantity", "itemWeight" = wanted."itemWeight", "paymentMode" = wanted."paymentMode",
    product = wanted.product, type = wanted.type, "deliveryDate" = wanted."deliveryDate",
    "departedFrom" = wanted."departedFrom", "headingTo" = wanted."headingTo", "shipmentMode" = wanted."shipmentMode",
    "carrierRef" = wanted."carrierRef", "typeOfShipment" = wanted."typeOfShipment", comment = wanted.comment
  where id = corrected;
  perform private.refresh_journey(corrected);
  return jsonb_build_object('conflicts', '{}'::jsonb);
end $$;
grant execute on function private.correct_consignment(bigint, jsonb, jsonb, text) to authenticated;

-- Stores `changes` ({column: value}) if none of these columns has another value by now than `expected` has. Returns
-- {conflicts: {column: its value now}}; where there are any, nothing is stored. Sent again, it changes nothing more.
create function public.correct_consignment(consignment bigint, changes jsonb, expected jsonb, reason text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.correct_consignment(consignment, changes, expected, reason)
$$;
grant execute on function public.correct_consignment(bigint, jsonb, jsonb, text) to authenticated;

-- Lists that an admin comes back to: the address of each under a name, for whoever saved it.

create table public.saved_view (
  id bigint generated always as identity primary key,
  owner uuid not null default auth.uid() references auth.users on delete cascade,
  name private.required_line not null,
  address text not null check (char_length(address) <= 2000), -- the query of the list
  created_at timestamptz not null default now(),
  constraint saved_view_name unique (owner, name)
);
alter table public.saved_view enable row level security;
create policy "the owner does everything" on public.saved_view for all to authenticated
  using (owner = (select auth.uid()) and (select private.is_admin()))
  with check (owner = (select auth.uid()) and (select private.is_admin()));
grant select, insert (name, address), update (name, address), delete on public.saved_view to authenticated;

-- Consignments from a file. A row of a file is stored once, however often its request arrives: by its number in a batch, whose
-- key the browser derives from the content of the file. So the same file, chosen again, goes on where it was cut off.

create table private.import_batch (
  key uuid primary key,
  file private.required_line not null,
  created_at timestamptz not null default now(),
  created_by private.line
);
alter table private.import_batch enable row level security;

-- A consignment that is deleted afterwards leaves its row behind: the file does not bring it back.
create table private.import_row (
  batch uuid not null references private.import_batch on delete cascade,
  number int not null check (number between 1 and 100000),
  consignment bigint references public.consignment on delete set null,
  primary key (batch, number)
);
create index import_row_consignment on private.import_row (consignment) where consignment is not null;
alter table private.import_row enable row level security;

-- As texts are compared: spaces around them and the kind of line break say nothing.
create function private.compared(value text) returns text language sql immutable set search_path = '' as $$
  select btrim(replace(coalesce(value, ''), e'\r', ''), e' \t\n')
$$;

-- What a row says, in the columns' own types. Raises the error of the first value that its column cannot hold.
create function private.imported(fields jsonb) returns public.consignment
language plpgsql stable set search_path = '' as $$
declare
  wrong text;
begin
  select key into wrong from jsonb_object_keys(fields) as key
  where key <> all (array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone', 'recName', 'recEmail', 'recAddress',
    'recPhone', 'itemQuantity', 'itemWeight', 'paymentMode', 'product', 'type', 'deliveryDate', 'departedFrom', 'headingTo',
    'currentLocation', 'city', 'timeCreated', 'currentTime', 'status', 'shipmentMode', 'carrierRef', 'typeOfShipment',
    'remark', 'comment']);
  if wrong is not null then raise exception '% is not a detail that can be imported.', wrong using errcode = '22023'; end if;
  return jsonb_populate_record(null::public.consignment, fields);
end $$;

-- The columns of a row that say something else than the consignment does.
create function private.differing(stored public.consignment, fields jsonb) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}') from jsonb_object_keys(fields) as key,
    (select to_jsonb(stored) as there, to_jsonb(private.imported(fields)) as given) as both_rows
  where private.compared(there ->> key) <> private.compared(given ->> key)
$$;

-- What is known of a row before it is stored: that it was, that its tracking id has a consignment, equal or not, or that a
-- consignment of the same parties, goods, route and day exists. Null: nothing.
create function private.known_row(batch_key uuid, number int, tracking_id text, fields jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  stored public.consignment;
  given public.consignment;
  known private.import_row;
begin
  select * into known from private.import_row as line where line.batch = batch_key and line.number = known_row.number;
  if found then
    select * into stored from public.consignment where id = known.consignment;
    return jsonb_build_object('outcome', 'stored', 'id', stored.id, 'trackingId', stored."trackingId");
  end if;
  given := private.imported(fields);
  if tracking_id is null then
    select * into stored from public.consignment as parcel
    where parcel."deliveryDate" = given."deliveryDate" and parcel."recEmail" = given."recEmail"
      and parcel."sendersEmail" = given."sendersEmail"
      and cardinality(private.differing(parcel, fields - array['itemWeight', 'currentLocation', 'city', 'timeCreated',
        'currentTime', 'status', 'remark'])) = 0 -- what an edit may change since, and when the file was read
    limit 1;
    return case when found then jsonb_build_object('outcome', 'duplicate', 'trackingId', stored."trackingId") end;
  end if;
  select * into stored from public.consignment where "trackingId" = tracking_id;
  if not found then return null; end if;
  return jsonb_build_object('outcome', case when private.differing(stored, fields) = '{}' then 'unchanged' else 'differs' end,
    'id', stored.id, 'trackingId', tracking_id, 'columns', to_jsonb(private.differing(stored, fields)));
end $$;
create index consignment_same_day on public.consignment ("deliveryDate", "recEmail");

-- Stores one row, unless something is known of it. A duplicate is the admin's to decide, and has been decided here.
create function private.store_row(batch_key uuid, number int, tracking_id text, fields jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  given public.consignment;
  made public.consignment;
begin
  insert into private.import_row (batch, number) values (batch_key, number) on conflict do nothing; -- twins wait here
  if not found then return private.known_row(batch_key, number, tracking_id, fields); end if;
  given := private.imported(fields);
  insert into public.consignment ("trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName",
    "recEmail", "recAddress", "recPhone", "itemQuantity", "itemWeight", "paymentMode", product, type, "deliveryDate",
    "departedFrom", "headingTo", "currentLocation", city, "timeCreated", "currentTime", status, "shipmentMode", "carrierRef",
    "typeOfShipment", remark, comment)
  values (coalesce(tracking_id, ''), given."sendersName", given."sendersEmail", given."sendersAddress", given."sendersPhone",
    given."recName", given."recEmail", given."recAddress", given."recPhone", given."itemQuantity", given."itemWeight",
    given."paymentMode", given.product, coalesce(given.type, 'Regular'), given."deliveryDate", given."departedFrom",
    given."headingTo", given."currentLocation", given.city, coalesce(given."timeCreated", now()), given."currentTime",
    given.status, given."shipmentMode", given."carrierRef", given."typeOfShipment", given.remark, given.comment)
  on conflict ("trackingId") do nothing
  returning * into made;
  if made.id is null then
    delete from private.import_row as line where line.batch = batch_key and line.number = store_row.number;
    return private.known_row(batch_key, number, tracking_id, fields);
  end if;
  update private.import_row as line set consignment = made.id where line.batch = batch_key and line.number = store_row.number;
  return jsonb_build_object('outcome', 'stored', 'id', made.id, 'trackingId', made."trackingId");
end $$;

-- What becomes of each row, or would. What is wrong with one leaves the others alone.
create function private.import_rows(batch_key uuid, file text, entries jsonb, is_trial boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
    perform pg_advisory_xact_lock(hashtextextended('imports', 0)); -- two with a tracking id in common would wait for each other
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
end $$;

-- Takes the consignments of the next rows back. One that was changed since, or is being changed, stays.
create function private.undo_import(batch_key uuid, past int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 200;
  taken int[];
  removed int;
  kept jsonb;
begin
  perform private.require_admin();
  select array_agg(number) into taken from (
    select number from private.import_row where batch = batch_key and number > past order by number limit most) as next;
  if taken is null then
    delete from private.import_batch as batch where key = batch_key
      and not exists (select from private.import_row as line where line.batch = batch.key);
    return jsonb_build_object('removed', 0, 'kept', '[]'::jsonb, 'past', null);
  end if;
  perform from public.consignment where id in (
    select consignment from private.import_row where batch = batch_key and number = any (taken)) order by id for update;
  -- A statement of its own: it sees what was changed by those that the lock has waited for.
  select coalesce(jsonb_agg(parcel."trackingId" order by line.number), '[]') into kept
  from private.import_row as line join public.consignment as parcel on parcel.id = line.consignment
  where line.batch = batch_key and line.number = any (taken) and exists (
    select from public.audit as change where change.consignment = parcel.id
      and not (change.subject = 'consignment' and change.action = 'insert'));
  delete from public.consignment where id in (
    select consignment from private.import_row where batch = batch_key and number = any (taken))
    and "trackingId" <> all (array(select jsonb_array_elements_text(kept)));
  get diagnostics removed = row_count;
  delete from private.import_row where batch = batch_key and number = any (taken) and consignment is null;
  return jsonb_build_object('removed', removed, 'kept', kept, 'past', taken[cardinality(taken)]);
end $$;

create function private.list_imports() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc), '[]') from (
      select batch.key, batch.file, batch.created_at, batch.created_by, count(line.consignment) as stored
      from private.import_batch as batch join private.import_row as line on line.batch = batch.key
      group by batch.key having count(line.consignment) > 0
      order by batch.created_at desc limit 10) as listed);
end $$;
grant execute on function private.import_rows(uuid, text, jsonb, boolean), private.undo_import(uuid, int),
  private.list_imports() to authenticated;

-- `entries`: up to 200 rows, [{number, trackingId, fields: {column: text}}]. Returns what is known of each, in their order:
-- null, or {outcome, id, trackingId, columns, code, reason}. 42501 for anybody but the admin, as below.
create function public.check_import(batch uuid, entries jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.import_rows(batch, null, entries, true)
$$;

-- Stores each row once. The outcome is one of: stored, unchanged, differs, refused.
create function public.import_consignments(batch uuid, file text, entries jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select private.import_rows(batch, file, entries, false)
$$;

-- Returns {removed, kept: tracking ids, past: the number to go on from, or null}: up to 200 rows at a time, from `past` 0.
create function public.undo_import(batch uuid, past int) returns jsonb language sql volatile set search_path = '' as $$
  select private.undo_import(batch, past)
$$;

-- The last imports of which something is left.
create function public.list_imports() returns jsonb language sql stable set search_path = '' as $$
  select private.list_imports()
$$;
grant execute on function public.check_import(uuid, jsonb), public.import_consignments(uuid, text, jsonb),
  public.undo_import(uuid, int), public.list_imports() to authenticated;

-- Texts that the staff answers with, in the chat and by mail, each found by a shortcut (docs/decisions/037).

create table public.prepared_answer (
  id bigint generated always as identity primary key,
  shortcut text not null unique constraint not_a_shortcut check (shortcut ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
  -- No longer than a chat message or a paragraph of a mail. Braces are those of a placeholder that can be filled in.
  text private.note not null
    constraint answer_too_long check (char_length(text) <= 2000)
    constraint blank_answer check (not private.is_blank(text))
    constraint unknown_placeholder check (regexp_replace(text, '\{(name|trackingId|status|expected)\}', '', 'g') !~ '[{}]'),
  updated_at timestamptz not null default now() -- who changes one says which version they have seen
);

alter table public.prepared_answer enable row level security;
create policy "the admin does everything" on public.prepared_answer for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert (shortcut, text), update (shortcut, text), delete on public.prepared_answer to authenticated;

-- As many as a list without pages can show. One whose shortcut is known is refused for that instead.
create function private.check_prepared_answer() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and (select count(*) from public.prepared_answer where shortcut <> new.shortcut) >= 100 then
    raise exception 'There are 100 prepared answers already: delete one of them first.';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger check_prepared_answer before insert or update on public.prepared_answer for each row
  execute function private.check_prepared_answer();
create trigger audit after insert or update or delete on public.prepared_answer for each row
  execute function private.record_change('shortcut', 'id', 'updated_at');

-- What needed a hand (94_health.sql): one row from when it was noticed until it was over for an hour.
create table private.alert (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  facts jsonb not null,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index alert_open on private.alert (kind) where ended_at is null;
create index alert_newest on private.alert (kind, began_at desc);
alter table private.alert enable row level security;

-- Requests for a quote, and what becomes of each (docs/decisions/040). Reached by the functions of 87_quotes.sql and 88_quote_desk.sql
-- alone; declared here because mails of the queue belong to them.

create table private.quote (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^Q[0-9A-Z]{7}$'),
  token_hash bytea not null unique, -- of the secret that the visitor's page has made: sent again, the request is stored once
  state text not null default 'new' check (state in ('new', 'asked', 'quoted', 'won', 'lost')),
  version int not null default 1, -- counts every change; who changes it says which one was seen
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  request jsonb not null check (octet_length(request::text) <= 32768),
  offer jsonb, -- the last one, with its number
  acceptance jsonb, -- who accepts, the parties and a reference
  consignment bigint unique references public.consignment on delete set null,
  search_text text not null generated always as (private.folded(
    number || ' ' || (request #>> '{contact,name}') || ' ' || coalesce(request #>> '{contact,company}', '')
    || ' ' || (request #>> '{contact,email}') || ' ' || (request #>> '{from,text}') || ' ' || (request #>> '{to,text}'))) stored
);
create index quote_state on private.quote (state, id);
create index quote_changed_at on private.quote (changed_at) where state <> 'won';
alter table private.quote enable row level security;

-- Each change, under the version that it made. What is sent again after a broken line is recognised by it.
create table private.quote_event (
  quote bigint not null references private.quote on delete cascade,
  version int not null,
  at timestamptz not null default now(),
  actor text, -- who of the staff; null: the customer
  what text not null check (what in ('requested', 'asked', 'answered', 'offered', 'accepted', 'declined', 'closed', 'booked')),
  detail jsonb not null default '{}',
  primary key (quote, version)
);
alter table private.quote_event enable row level security;

-- A link in a mail opens a quote as the visitor's own secret does.
create table private.quote_link (
  token_hash bytea primary key,
  quote bigint not null references private.quote on delete cascade
);
create index quote_link_quote on private.quote_link (quote);
alter table private.quote_link enable row level security;

-- Who gets newsletters: a subscriber (40_newsletter.sql) whose address was confirmed by the link of a mail. Each is asked once.

create table private.subscription (
  subscriber bigint primary key references public."newsLetter" on delete cascade,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz
);
alter table private.subscription enable row level security;

create table private.subscription_token (
  hash text primary key,
  subscriber bigint not null references private.subscription on delete cascade
);
create index subscription_token_subscriber on private.subscription_token (subscriber);
alter table private.subscription_token enable row level security;

-- A mail to many subscribers: a newsletter, or the question whether they want any (`subject` is null).
create table private.newsletter (
  id bigint generated always as identity primary key,
  request_key uuid not null unique,
  subject text,
  paragraphs jsonb,
  total int not null default 0, -- how many it was queued for
  made_by text,
  made_at timestamptz not null default now(),
  paused_at timestamptz,
  cancelled_at timestamptz,
  constraint newsletter_content check ((subject is null) = (paragraphs is null))
);
alter table private.newsletter enable row level security;

create function private.new_subscription_token(known bigint) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.subscription_token (hash, subscriber) values (private.sha256_hex(token), known);
  return token;
end $$;

-- Null for a token that opens nothing.
create function private.subscription_of(token text) returns private.subscription
language plpgsql volatile set search_path = '' as $$
declare
  known private.subscription;
begin
  perform private.take('newsletterLook');
  perform from public."newsLetter" -- before the subscription, as by whoever deletes both
  where id = (select subscriber from private.subscription_token where hash = private.sha256_hex(token)) for no key update;
  select subscription.* into known from private.subscription_token join private.subscription using (subscriber)
  where hash = private.sha256_hex(token) for no key update of subscription;
  return known;
end $$;

create function private.subscription_shown(known private.subscription) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('email', private.masked_address(email), 'confirmed', known.confirmed_at is not null)
  from public."newsLetter" where id = known.subscriber
$$;

create function private.newsletter_state(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.subscription_shown(private.subscription_of(token));
end $$;
grant execute on function private.newsletter_state(text) to anon, authenticated;

-- What a token is about: {email (masked), confirmed}; null: nothing.
create function public.newsletter_state(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.newsletter_state(token)
$$;
grant execute on function public.newsletter_state(text) to anon, authenticated;

create function private.confirm_newsletter(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.subscription := private.subscription_of(token);
begin
  if known.subscriber is null then return null; end if;
  update private.subscription set confirmed_at = coalesce(confirmed_at, now())
  where subscriber = known.subscriber returning * into known;
  return private.subscription_shown(known);
end $$;
grant execute on function private.confirm_newsletter(text) to anon, authenticated;

-- From now on the address gets newsletters. Returns what `newsletter_state` does.
create function public.confirm_newsletter(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.confirm_newsletter(token)
$$;
grant execute on function public.confirm_newsletter(text) to anon, authenticated;

-- With every row of the address: one that is written in other letters, or with spaces around it, is the same reader.
create function private.drop_subscriber(known bigint) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from public."newsLetter"
  where lower(btrim(email)) = (select lower(btrim(email)) from public."newsLetter" where id = known);
end $$;

create function private.stop_newsletter(token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.drop_subscriber((private.subscription_of(token)).subscriber);
end $$;
grant execute on function private.stop_newsletter(text) to anon, authenticated;

-- Deletes the subscriber, with all that still waits to be sent; a token that opens nothing has done it before.
create function public.stop_newsletter(token text) returns void language sql volatile set search_path = '' as $$
  select private.stop_newsletter(token)
$$;
grant execute on function public.stop_newsletter(text) to anon, authenticated;

-- The servers of a large mail provider press for all its readers: they are one client, and must not be turned away soon.
create function private.end_mails(token text, client text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  sought text := private.sha256_hex(token);
  known_chat uuid := private.chat_with(private.token_hash(token));
begin
  -- A token that ends nothing is not counted: looking it up costs less, and nobody guesses 256 bits.
  if known_chat is null
      and not exists (select from private.follow_token where hash = sought)
      and not exists (select from private.party_token where hash = sought)
      and not exists (select from private.subscription_token where hash = sought) then return; end if;
  perform private.count_client(client);
  perform private.take('mailStop');
  perform private.stop_notices(sought);
  perform private.drop_subscriber((select subscriber from private.subscription_token where hash = sought));
  perform private.forget_chat_address(known_chat, null);
end $$;
grant execute on function private.end_mails(text, text) to service_role;

-- Ends what a token belongs to, the notices of a consignment, the newsletter or the answers of a chat, as a mail program does with
-- one press.
create function public.end_mails(token text, client text) returns void language sql volatile set search_path = '' as $$
  select private.end_mails(token, client)
$$;
grant execute on function public.end_mails(text, text) to service_role;

-- Who asked to be told of a consignment, at an address that was confirmed by the link of a first mail. What a token opens
-- follows from that: one of an unconfirmed address confirms it, and every one of a confirmed address changes or ends it.

create table private.follower (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  email text not null check (private.is_mail_address(email)),
  topics text[] not null check (topics <@ array['progress', 'problem', 'delivery'])
    constraint follower_topics_few check (cardinality(topics) <= 3),
  eta_hours int check (eta_hours between 1 and 240), -- told when the expected arrival moves by as much; null: not told
  daily boolean not null default false,
  zone private.zone not null, -- in whose morning a daily mail leaves
  made_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index follower_address on private.follower (consignment, lower(email)) where confirmed_at is not null;
create index follower_consignment on private.follower (consignment);
create index follower_unconfirmed on private.follower (made_at) where confirmed_at is null;
alter table private.follower enable row level security;

create table private.follow_token (
  hash text primary key,
  follower bigint not null references private.follower on delete cascade
);
create index follow_token_follower on private.follow_token (follower);
alter table private.follow_token enable row level security;

-- A party is told because of what it is (81_notices.sql): the token of its mails only ends them, for that address. A follower who
-- stops and is a party, too, leaves one that is stopped.
create table private.party_token (
  hash text primary key,
  consignment bigint not null references public.consignment on delete cascade,
  party text not null check (party in ('sender', 'receiver')),
  email text not null,
  stopped_at timestamptz
);
create index party_token_consignment on private.party_token (consignment, party);
alter table private.party_token enable row level security;

create function private.new_party_token(parcel bigint, whose text, address text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.party_token (hash, consignment, party, email)
  values (private.sha256_hex(token), parcel, whose, address);
  return token;
end $$;

-- Whatever the address was told as: sender and receiver may have the same.
create function private.has_stopped(parcel bigint, address text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.party_token where consignment = parcel and lower(email) = lower(btrim(address))
    and stopped_at is not null);
end $$;

-- Ends what the token of a mail belongs to: all that its address is told of the consignment, as a follower and as each party that it
-- is of. A token is kept for each of these, since erasing one of them deletes its own. Another row of the address that is not confirmed
-- is left: it is told nothing. The consignment is taken first, as by who deletes it, and the token's row before the confirmed one, as by
-- who confirms.
create function private.stop_notices(sought text) returns void language plpgsql volatile set search_path = '' as $$
declare
  parcel bigint;
  address text;
begin
  select told.* into parcel, address from (
    select consignment, lower(email) from private.party_token where hash = sought
    union all
    select consignment, lower(email) from private.follow_token join private.follower on follower.id = follow_token.follower
    where hash = sought
  ) as told;
  perform from public.consignment where id = parcel for key share;
  if not found then return; end if;
  delete from private.follower where id = (select follower from private.follow_token where hash = sought);
  delete from private.follower where consignment = parcel and lower(email) = address and confirmed_at is not null;
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where lower(email) = address and state = 'waiting' and job in (select id from private.notice_job where consignment = parcel);
  update private.party_token set stopped_at = now()
  where consignment = parcel and lower(email) = address and stopped_at is null;
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  select private.sha256_hex(private.new_token()), parcel, known.party, address, now()
  from public.consignment, lateral (values ('sender', "sendersEmail"), ('receiver', "recEmail")) as known (party, entered)
  where id = parcel and lower(btrim(entered)) = address and not exists (
    select from private.party_token as earlier
    where earlier.consignment = parcel and earlier.party = known.party and lower(earlier.email) = address);
end $$;

create function private.new_follow_token(known bigint) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.follow_token (hash, follower) values (private.sha256_hex(token), known);
  return token;
end $$;

-- Which of a follower's topics an event belongs to.
create function private.topic_of(sought text) returns text language sql stable set search_path = '' as $$
  select case when opens is not null then 'problem' when rank >= 3 then 'delivery' else 'progress' end
  from public.event_code where code = sought
$$;

create function private.known_zone(name text) returns text language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone name::private.zone;
  return name;
exception when data_exception or check_violation then return 'Etc/UTC';
end $$;

create function private.check_choice(topics text[], eta_hours int) returns void language plpgsql stable set search_path = '' as $$
begin
  if coalesce(cardinality(topics), 0) = 0 and eta_hours is null then
    raise exception 'Choose what you want to be told of.' using errcode = '22023';
  end if;
  if not topics <@ array['progress', 'problem', 'delivery'] or cardinality(topics) > 3 then
    raise exception 'The topics are progress, problem and delivery.' using errcode = '22023';
  end if;
  if eta_hours not between 1 and 240 then
    raise exception 'The hours must be between 1 and 240.' using errcode = '22023';
  end if;
end $$;

-- An address that was not confirmed is kept for the term that the privacy policy states.
create function private.prune_followers() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.follower where id in (
    select id from private.follower where confirmed_at is null and made_at < now() - interval '7 days'
    limit 100 for update skip locked);
end $$;

create function private.begin_follow(
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
grant execute on function private.begin_follow(text, text, text[], int, boolean, text, text) to service_role;

-- {email, trackingId, token} of a mail that asks to confirm; null where there is no such consignment, or that address was
-- asked often enough. `topics` are of progress, problem, delivery; `eta_hours` may be null.
create function public.begin_follow(tracking_id text, email text, topics text[], eta_hours int, daily boolean, zone text, client text)
returns jsonb language sql volatile set search_path = '' as $$
  select private.begin_follow(tracking_id, email, topics, eta_hours, daily, zone, client)
$$;
grant execute on function public.begin_follow(text, text, text[], int, boolean, text, text) to service_role;

-- Null for a token that opens nothing: never was, ended, or was not used to confirm in time.
create function private.follower_of(token text) returns private.follower
language plpgsql volatile set search_path = '' as $$
declare
  known private.follower;
begin
  perform private.take('followLook');
  select follower.* into known from private.follow_token join private.follower on follower.id = follow_token.follower
  where hash = private.sha256_hex(token) and (confirmed_at is not null or made_at > now() - interval '7 days')
  for no key update of follower;
  return known;
end $$;

create function private.follow_shown(known private.follower) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('trackingId', "trackingId", 'email', private.masked_address(known.email), 'topics', known.topics,
    'etaHours', known.eta_hours, 'daily', known.daily, 'confirmed', known.confirmed_at is not null)
  from public.consignment where id = known.consignment
$$;

create function private.party_told(token text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('trackingId', "trackingId", 'email', private.masked_address(email), 'party', party)
  from private.party_token join public.consignment on id = consignment
  where hash = private.sha256_hex(token) and stopped_at is null
$$;

create function private.follow_state(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return coalesce(private.follow_shown(private.follower_of(token)), private.party_told(token));
end $$;
grant execute on function private.follow_state(text) to anon, authenticated;

-- What a token is about: {trackingId, email (masked), topics, etaHours, daily, confirmed}, or of a party's mail {trackingId,
-- email (masked), party}; null: nothing.
create function public.follow_state(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.follow_state(token)
$$;
grant execute on function public.follow_state(text) to anon, authenticated;

-- An address that follows already gets what was chosen now: the earlier row keeps its mails and its tokens.
create function private.confirm_follow(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
grant execute on function private.confirm_follow(text) to anon, authenticated;

-- From now on the address is told. Returns what `follow_state` does.
create function public.confirm_follow(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.confirm_follow(token)
$$;
grant execute on function public.confirm_follow(text) to anon, authenticated;

create function private.change_follow(token text, wanted text[], hours int, once_a_day boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.follower := private.follower_of(token);
begin
  if known.id is null then return null; end if;
  perform private.check_choice(wanted, hours);
  update private.follower
  set topics = wanted, eta_hours = hours, daily = coalesce(once_a_day, false)
  where id = known.id returning * into known;
  return private.follow_shown(known);
end $$;
grant execute on function private.change_follow(text, text[], int, boolean) to anon, authenticated;

-- Returns what `follow_state` does.
create function public.change_follow(token text, topics text[], eta_hours int, daily boolean) returns jsonb
language sql volatile set search_path = '' as $$
  select private.change_follow(token, topics, eta_hours, daily)
$$;
grant execute on function public.change_follow(text, text[], int, boolean) to anon, authenticated;

create function private.stop_follow(token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take('followLook');
  perform private.stop_notices(private.sha256_hex(token));
end $$;
grant execute on function private.stop_follow(text) to anon, authenticated;

-- Ends all messages about the consignment to the address that the token was sent to, with what still waits to be sent; a token that
-- opens nothing has ended them before.
create function public.stop_follow(token text) returns void language sql volatile set search_path = '' as $$
  select private.stop_follow(token)
$$;
grant execute on function public.stop_follow(text) to anon, authenticated;

-- What followers and parties are to be told: one job for each event, written in its transaction. Who hears of it is worked out
-- a moment later, by who sends the mails (82_mail_queue.sql): saving an update takes as long with a thousand followers.

-- Of which events the parties are told, as an owner has chosen; none at first. `about` is a code of an event, or 'arrival' of
-- the expected arrival. Words of the owner take the place of the program's (supabase/functions/_shared/noticeWords.ts).
create table private.notice_rule (
  about text primary key check (about ~ '^[a-z_]{1,30}$'),
  to_sender boolean not null default false,
  to_receiver boolean not null default false,
  subject private.line,
  text private.note
);
alter table private.notice_rule enable row level security;

create table private.notice_job (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  event bigint references public.consignment_event on delete cascade,
  eta bigint references public.eta_revision on delete cascade,
  is_correction boolean not null default false, -- that the event did not happen after all
  made_at timestamptz not null default now(),
  due_at timestamptz not null,
  fanned_out_at timestamptz,
  constraint notice_job_event unique (event, is_correction),
  constraint notice_job_eta unique (eta),
  constraint of_what check ((event is null) <> (eta is null))
);
create index notice_job_due on private.notice_job (due_at) where fanned_out_at is null;
create index notice_job_past on private.notice_job (fanned_out_at) where fanned_out_at is not null;
create index notice_job_consignment on private.notice_job (consignment);
alter table private.notice_job enable row level security;

-- Whether anybody would be told. Asked before a job is written: where nobody is told of anything, nothing is written.
create function private.has_recipients(parcel bigint, what text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.notice_rule where about = what and (to_sender or to_receiver))
    or exists (select from private.follower where consignment = parcel and confirmed_at is not null);
end $$;

-- Time enough to hold back or void what was entered by mistake.
create function private.notice_due() returns timestamptz language sql stable set search_path = '' as $$
  select now() + make_interval(secs => notice_delay) from private.settings
$$;

-- An entry, the one that it corrects, the one that that one corrects, and so on. Nothing for null.
create function private.corrected(entry bigint) returns setof bigint language sql stable set search_path = '' as $$
  with recursive chain as (
    select id, corrects from public.consignment_event where id = entry
    union -- not "all": whatever corrects itself ends, too
    select before.id, before.corrects from public.consignment_event as before join chain on before.id = chain.corrects)
  select id from chain
$$;

-- What is stored from a file has happened before, and is not news.
create function private.note_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.has_recipients(new.consignment, new.code) or new.corrects is not null
      and exists (select from private.notice_job
                  where event in (select private.corrected(new.corrects)) and fanned_out_at is not null) then
    insert into private.notice_job (consignment, event, due_at) values (new.consignment, new.id, private.notice_due());
  end if;
  return null;
end $$;
create trigger note_event after insert on public.consignment_event for each row
  when (new.classifier = 'actual' and not new.silent and current_setting('notices.off', true) is distinct from 'on')
  execute function private.note_event();

create function private.note_eta() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.has_recipients(new.consignment, 'arrival') then
    insert into private.notice_job (consignment, eta, due_at) values (new.consignment, new.id, private.notice_due());
  end if;
  return null;
end $$;
create trigger note_eta after insert on public.eta_revision for each row when (not new.silent)
  execute function private.note_eta();

-- By how many hours an expected arrival has moved, from the one before it or from the promise.
create function private.hours_moved(revision public.eta_revision) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  before timestamptz;
begin
  select latest into before from public.eta_revision
  where consignment = revision.consignment and id < revision.id order by id desc limit 1;
  if not found then select "deliveryDate" into before from public.consignment where id = revision.consignment; end if;
  return abs(extract(epoch from revision.latest - before)) / 3600;
end $$;

-- Mails that the site sends by itself, each to one address. Who sends them claims them for two minutes. Whoever is stopped
-- between a claim and its outcome leaves a mail of which nobody can know whether it left: it becomes 'unknown', and a person
-- decides (decision 032).

create table private.queued_mail (
  id bigint generated always as identity primary key,
  job bigint references private.notice_job on delete cascade,
  newsletter bigint references private.newsletter on delete cascade,
  chat uuid references public.chats on delete cascade, -- whose answers it brings, up to `chat_seq`
  chat_seq int,
  quote bigint references private.quote on delete cascade, -- what has become of it
  quote_mail text check (quote_mail in ('quoteReceived', 'quoteQuestion', 'quoteOffer')),
  alert bigint references private.alert on delete cascade, -- for an owner
  follower bigint references private.follower on delete set null,
  party text check (party in ('sender', 'receiver')),
  subscriber bigint references public."newsLetter" on delete set null,
  email text not null, -- empty once a subscriber has left
  state text not null default 'waiting' check (
    state in ('waiting', 'sending', 'sent', 'kept', 'failed', 'unknown', 'cancelled')), -- kept: in the outbox of the host
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  message uuid, -- the mail in which it leaves; a daily one has several
  attempts int not null default 0,
  reason text, -- of a mail that failed, and of the last attempt of one that is tried again
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint of_what check (num_nonnulls(job, newsletter, chat, quote, alert) = 1),
  constraint which_mail check (num_nonnulls(quote, quote_mail) in (0, 2))
);
create unique index queued_mail_once on private.queued_mail (job, lower(email)) where job is not null;
create unique index queued_mail_newsletter_once on private.queued_mail (newsletter, lower(email))
  where newsletter is not null and email <> '';
create index queued_mail_due on private.queued_mail (due_at) where state = 'waiting' and job is not null;
create index queued_mail_answer_due on private.queued_mail (due_at) where state = 'waiting' and chat is not null;
create index queued_mail_chat on private.queued_mail (chat) where chat is not null;
create index queued_mail_quote_due on private.queued_mail (due_at) where state = 'waiting' and quote is not null;
create index queued_mail_quote on private.queued_mail (quote) where quote is not null;
create index queued_mail_alert on private.queued_mail (alert) where alert is not null;
create index queued_mail_newsletter on private.queued_mail (newsletter, state, due_at, id) where newsletter is not null;
create index queued_mail_subscriber on private.queued_mail (subscriber) where subscriber is not null;
create index queued_mail_leased on private.queued_mail (leased_until) where state = 'sending';
create index queued_mail_overdue on private.queued_mail (due_at) where state = 'waiting' and newsletter is null;
create index queued_mail_unsent on private.queued_mail (updated_at) where state in ('failed', 'unknown');
create index queued_mail_message on private.queued_mail (message) where message is not null;
create index queued_mail_follower on private.queued_mail (follower) where follower is not null;
alter table private.queued_mail enable row level security;

-- Whether the person was erased to whom it was addressed (92_erasure.sql).
create function private.is_erased(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.email = 'Erased ' || mail.id
$$;

-- Whether a mail that is no news waits for longer than a mail server is away: nobody sends it, or it was tried in vain for more than two
-- hours. A newsletter may be paused.
create function private.is_stuck(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.state = 'waiting' and mail.newsletter is null and (mail.due_at < now() - interval '1 hour' or mail.attempts >= 5)
$$;

-- Who stops following gets nothing that still waits.
create function private.cancel_mails() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.queued_mail set state = 'cancelled', updated_at = now() where follower = old.id and state = 'waiting';
  return old;
end $$;
create trigger cancel_mails before delete on private.follower for each row execute function private.cancel_mails();

-- A code of an event, 'arrival' or 'correction'.
create function private.about(job private.notice_job) returns text language plpgsql stable set search_path = '' as $$
begin
  if job.is_correction then return 'correction'; end if;
  return coalesce((select code from public.consignment_event where id = job.event), 'arrival');
end $$;

create function private.next_morning(zone text) returns timestamptz language sql stable set search_path = '' as $$
  select case when today > now() then today else (morning + interval '1 day') at time zone zone end
  from (select date_trunc('day', now() at time zone zone) + interval '8 hours' as morning) as day,
    lateral (select morning at time zone zone as today) as here
$$;

-- Everybody who is told of a job: followers by what they chose, parties by the rule, and whoever was told what this corrects.
-- One address is told once. `due_at` null: there is no address.
create function private.recipients(job private.notice_job)
returns table (follower bigint, party text, email text, due_at timestamptz) language plpgsql stable set search_path = '' as $$
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
  told := array(select known.id from private.notice_job as known where not known.is_correction and known.event in (
    select private.corrected(case when job.is_correction then job.event else event.corrects end)));
  return query select distinct on (lower(recipient.email)) recipient.* from (
    select null::bigint, rule.party, coalesce(rule.email, ''), case when private.is_mail_address(rule.email) then now() end
    from private.notice_rule, lateral (values
      ('sender', to_sender, btrim(parcel."sendersEmail")), ('receiver', to_receiver, btrim(parcel."recEmail"))
    ) as rule (party, is_told, email)
    where not job.is_correction and about = private.about(job) and rule.is_told
      and not private.has_stopped(parcel.id, rule.email)
    union all
    select known.id, null, known.email, case when known.daily then private.next_morning(known.zone) else now() end
    from private.follower as known
    where known.consignment = job.consignment and known.confirmed_at is not null and not job.is_correction
      and case when job.eta is null then private.topic_of(event.code) = any (known.topics) else moved >= known.eta_hours end
    union all
    select mail.follower, mail.party, mail.email, now() from private.queued_mail as mail
    where mail.job = any (told) and mail.state in ('sending', 'sent', 'kept', 'unknown')
      and (mail.follower is not null or mail.party is not null and not private.has_stopped(parcel.id, mail.email))
  ) as recipient (follower, party, email, due_at)
  order by lower(recipient.email), recipient.party nulls last, recipient.follower;
end $$;

create function private.fan_out(job private.notice_job) returns void language plpgsql volatile set search_path = '' as $$
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
end $$;

-- A void entry is not told any more; whoever was told it or what it corrects, or may have been, is told that it did not happen,
-- unless the right entry tells it, or they have been told so already.
create function private.note_void() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  chain bigint[] := array(select private.corrected(new.id));
begin
  delete from private.notice_job where event = new.id and fanned_out_at is null; -- waits for one that is being worked out
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where job in (select id from private.notice_job where event = new.id) and state = 'waiting';
  if exists (select from private.notice_job as told join private.queued_mail as mail on mail.job = told.id
             where told.event = any (chain) and not told.is_correction and mail.state in ('sending', 'sent', 'kept', 'unknown')
               and not exists (select from private.notice_job as known
                               where known.event = any (chain) and known.is_correction and known.event >= told.event))
      and not exists (select from private.notice_job join public.consignment_event as entry on entry.id = event
                      where corrects = new.id and voided_at is null) then
    insert into private.notice_job (consignment, event, is_correction, due_at)
    values (new.consignment, new.id, true, private.notice_due()) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_void after update of voided_at, void_reason on public.consignment_event for each row
  when (old.voided_at is null and new.voided_at is not null) execute function private.note_void();

-- What one mail tells, for supabase/functions/_shared/noticeMail.ts. Nothing of the parties: it goes to strangers, too.
create function private.notice_of(told bigint) returns jsonb language plpgsql stable set search_path = '' as $$
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
end $$;

-- {to, notices, word} of some queued mails as one. `word` opens the parties of a consignment that shows them to nobody else;
-- only a party gets it.
create function private.mail_content(mails bigint[]) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('to', coalesce(min(mail.party), 'follower'), 'notices',
      jsonb_agg(private.notice_of(job.id) order by job.id), 'word', min(word) filter (where mask_parties))
    from private.settings, private.queued_mail as mail join private.notice_job as job on job.id = mail.job
      left join private.party_word as known on known.consignment = job.consignment and known.party = mail.party
    where mail.id = any (mails) having count(*) > 0);
end $$;

create function private.claim_newsletter() returns jsonb language plpgsql volatile set search_path = '' as $$
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
end $$;

-- Whether nobody is to get a notice any more: its entry has become void, or its reader has stopped, perhaps while it was worked out.
create function private.is_unwanted(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.follower is null and mail.party is null or exists (
    select from private.notice_job as job left join public.consignment_event as entry on entry.id = job.event
    where job.id = mail.job and (not job.is_correction and entry.voided_at is not null
      or mail.follower is null and private.has_stopped(job.consignment, mail.email)))
$$;

-- A mail whose parent somebody holds, who may be about to delete both: it is left for the next round instead of waiting for it,
-- since whoever deletes waits for the mail.
create function private.postpone(mail bigint) returns void language sql volatile set search_path = '' as $$
  update private.queued_mail set due_at = now() + interval '5 seconds' where id = mail
$$;

-- Notices go before newsletters. Of a follower who is told once a day, all that waits leaves in one mail. What was cancelled of a mail
-- that is tried again has its message still, and is not told.
create function private.claim_mail() returns jsonb language plpgsql volatile set search_path = '' as $$
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
    if private.is_unwanted(chosen) then
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
    where follower = reader.id and state = 'waiting' and due_at <= now() and not private.is_unwanted(other)
    order by id limit 50 for update skip locked);
  return private.mail_content(array(select id from private.queued_mail where message = chosen.message and state = 'sending'))
    || jsonb_build_object('message', chosen.message, 'email', chosen.email, 'token', token);
end $$;

-- A notice or an answer that is overdue by days is no news: a mail server that is set up at last does not send the past. A newsletter may
-- be paused for as long as its writer likes.
create function private.tidy_queue() returns void language plpgsql volatile set search_path = '' as $$
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
  where state = 'waiting' and newsletter is null and due_at < now() - interval '3 days';
  perform private.carry_out_terms();
end $$;

create function private.claim_mails(most int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  job private.notice_job;
  mail jsonb;
  mails jsonb := '[]';
begin
  perform private.tidy_queue();
  begin
    perform private.note_alerts();
  exception when others then raise warning 'Nobody looks for alerts: %', sqlerrm; -- mails leave all the same
  end;
  for job in select * from private.notice_job where fanned_out_at is null and due_at <= now()
      order by due_at limit 20 for update skip locked loop
    perform private.fan_out(job);
  end loop;
  while jsonb_array_length(mails) < least(most, 20) loop
    mail := coalesce(private.claim_alert(), private.claim_answer(), private.claim_quote_mail(), private.claim_mail());
    exit when mail is null;
    mails := mails || mail;
  end loop;
  return mails;
end $$;
grant execute on function private.claim_mails(int) to service_role;

-- Up to 20 mails to be sent now: first alerts to owners [{message, email, kind: alert, problem, facts}], then answers in the chat [{message, email, token, kind: answer, conversation, answers, hasMore,
-- opensUntil}], then what becomes of quotes [{message, email, token, kind: quoteReceived, quoteQuestion or quoteOffer, number, question,
-- offer}], then notices [{message, email, to: follower, sender or receiver, token, notices, word}], then newsletters [{message,
-- email, token, kind: newsletter or confirmation, subject, paragraphs}]. Each is to be settled within two minutes; `token` ends
-- what the mail belongs to.
create function public.claim_mails(most int) returns jsonb language sql volatile set search_path = '' as $$
  select private.claim_mails(most)
$$;
grant execute on function public.claim_mails(int) to service_role;

create function private.settle_mail(leaving uuid, outcome text, why text) returns void
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
grant execute on function private.settle_mail(uuid, text, text) to service_role;

-- What became of a claimed mail: sent, kept (in the outbox of a host without a mail server), failed, unknown (it may have
-- left), or later: it certainly did not leave, and is tried again, six times within nine hours.
create function public.settle_mail(message uuid, outcome text, reason text) returns void
language sql volatile set search_path = '' as $$
  select private.settle_mail(message, outcome, reason)
$$;
grant execute on function public.settle_mail(uuid, text, text) to service_role;

-- What the admin sees and does of notices.

create function private.notice_audience(parcel bigint, what text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  code text := case when what = 'arrival' or exists (select from public.event_code as known where known.code = what)
    then what else private.guess_code(what) end;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'parties', (select coalesce(jsonb_agg(party order by party desc), '[]') from private.notice_rule,
      public.consignment,
      lateral (values ('sender', to_sender, "sendersEmail"), ('receiver', to_receiver, "recEmail")) as rule (party, is_told, address)
      where id = parcel and about = code and is_told and not private.has_stopped(parcel, address)),
    'followers', (select count(*) from private.follower
      where consignment = parcel and confirmed_at is not null
        and case when code = 'arrival' then eta_hours is not null else private.topic_of(code) = any (topics) end));
end $$;
grant execute on function private.notice_audience(bigint, text) to authenticated;

-- Who would hear of an event with this code, of a status in these words, or of another expected arrival ('arrival'): {parties,
-- followers}.
create function public.notice_audience(consignment bigint, about text) returns jsonb
language sql stable set search_path = '' as $$
  select private.notice_audience(consignment, about)
$$;
grant execute on function public.notice_audience(bigint, text) to authenticated;

create function private.mail_shown(mail private.queued_mail) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', mail.id, 'trackingId', "trackingId", 'consignment', parcel.id,
    'about', private.about(job), 'status', event.status,
    'to', coalesce(mail.party, 'follower'), 'recipient', private.masked_address(mail.email), 'state', mail.state,
    'message', mail.message, 'attempts', mail.attempts, 'reason', mail.reason, 'dueAt', private.instant(mail.due_at),
    'at', private.instant(mail.updated_at))
  from private.notice_job as job join public.consignment as parcel on parcel.id = job.consignment
    left join public.consignment_event as event on event.id = job.event
  where job.id = mail.job
$$;

create function private.consignment_notices(parcel bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'followers', (select count(*) from private.follower where consignment = parcel and confirmed_at is not null),
    'stopped', (select coalesce(jsonb_agg(party order by party desc), '[]') from public.consignment,
      lateral (values ('sender', "sendersEmail"), ('receiver', "recEmail")) as known (party, address)
      where id = parcel and private.has_stopped(parcel, address)),
    'planned', (select coalesce(jsonb_agg(jsonb_build_object('id', job.id, 'dueAt', private.instant(job.due_at),
        'about', private.about(job), 'status', event.status)
        order by job.id), '[]')
      from private.notice_job as job left join public.consignment_event as event on event.id = job.event
      where job.consignment = parcel and job.fanned_out_at is null),
    'mails', (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).id desc), '[]') from (
      select queued_mail as mail from private.queued_mail join private.notice_job on notice_job.id = job
      where notice_job.consignment = parcel order by queued_mail.id desc limit 200) as newest));
end $$;
grant execute on function private.consignment_notices(bigint) to authenticated;

-- {followers: how many, stopped: the parties who stopped these mails, planned: those that are to be worked out, mails: the 200
-- newest}.
create function public.consignment_notices(consignment bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.consignment_notices(consignment)
$$;
grant execute on function public.consignment_notices(bigint) to authenticated;

create function private.unsent_notices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(private.mail_shown(mail) order by (mail).updated_at desc), '[]') from (
    select queued_mail as mail from private.queued_mail where state in ('failed', 'unknown') and job is not null
    order by updated_at desc limit 100) as newest);
end $$;
grant execute on function private.unsent_notices() to authenticated;

-- The newest 100 that were not sent, or may not have been, in the form of `consignment_notices`.
create function public.unsent_notices() returns jsonb language sql stable set search_path = '' as $$
  select private.unsent_notices()
$$;
grant execute on function public.unsent_notices() to authenticated;

create function private.hold_notice(held bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from private.notice_job where id = held and fanned_out_at is null;
  if found then return; end if;
  update private.queued_mail set state = 'cancelled', updated_at = now() where job = held and state = 'waiting';
end $$;
grant execute on function private.hold_notice(bigint) to authenticated;

-- Nobody is told any more of what a planned notice is about, as far as it has not left.
create function public.hold_notice(notice bigint) returns void language sql volatile set search_path = '' as $$
  select private.hold_notice(notice)
$$;
grant execute on function public.hold_notice(bigint) to authenticated;

create function private.resend_notice(mail bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
  if known.follower is null and (known.party is null or private.has_stopped(parcel.id, known.email)) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if exists (select from private.queued_mail as other
             where other.job = known.job and other.id <> known.id and lower(other.email) = lower(known.email)) then
    raise exception 'Another recipient of this notice has this address.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now(), email = known.email
  where id = known.id and state in ('failed', 'unknown');
end $$;
grant execute on function private.resend_notice(bigint) to authenticated;

-- Sends one that failed, or that may not have left, again; to the party's present address.
create function public.resend_notice(notice bigint) returns void language sql volatile set search_path = '' as $$
  select private.resend_notice(notice)
$$;
grant execute on function public.resend_notice(bigint) to authenticated;

create function private.drop_notice(mail bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where id = mail and job is not null and state in ('waiting', 'failed', 'unknown');
end $$;
grant execute on function private.drop_notice(bigint) to authenticated;

-- Takes one from the list of those that were not sent.
create function public.drop_notice(notice bigint) returns void language sql volatile set search_path = '' as $$
  select private.drop_notice(notice)
$$;
grant execute on function public.drop_notice(bigint) to authenticated;

create function private.notice_mail(mail bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.mail_content(array(select id from private.queued_mail where id = mail and job is not null));
end $$;
grant execute on function private.notice_mail(bigint) to authenticated;

-- What a notice says, as who sends it gets it: {to, notices, word}.
create function public.notice_mail(notice bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.notice_mail(notice)
$$;
grant execute on function public.notice_mail(bigint) to authenticated;

create function private.notice_rules() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_object_agg(about, jsonb_build_object(
    'toSender', to_sender, 'toReceiver', to_receiver, 'subject', subject, 'text', text)), '{}') from private.notice_rule);
end $$;
grant execute on function private.notice_rules() to authenticated;

-- {about: {toSender, toReceiver, subject, text}} of those that an owner has set; a null text is the program's.
create function public.notice_rules() returns jsonb language sql stable set search_path = '' as $$
  select private.notice_rules()
$$;
grant execute on function public.notice_rules() to authenticated;

create function private.set_notice_rule(what text, tell_sender boolean, tell_receiver boolean, title text, words text, seen jsonb)
returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  before jsonb;
  known jsonb;
  after jsonb;
begin
  perform private.require_owner();
  if what not in ('arrival', 'correction') and not exists (select from public.event_code where code = what) then
    raise exception 'There is no event with the code %.', what using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('notice_rule', 0));
  before := private.notice_rules() -> what;
  known := coalesce(before, '{"toSender": false, "toReceiver": false, "subject": null, "text": null}');
  after := known || jsonb_strip_nulls(jsonb_build_object('toSender', tell_sender, 'toReceiver', tell_receiver))
    || case when title is null then '{}' else jsonb_build_object('subject', nullif(title, '')) end
    || case when words is null then '{}' else jsonb_build_object('text', nullif(words, '')) end;
  if known = after then return; end if;
  if not known @> seen then
    raise exception 'Somebody has changed these words since you opened them. Yours were not saved.' using errcode = 'PT409';
  end if;
  insert into private.notice_rule (about, to_sender, to_receiver, subject, text)
  values (what, (after ->> 'toSender')::boolean, (after ->> 'toReceiver')::boolean, after ->> 'subject', after ->> 'text')
  on conflict (about) do update
    set to_sender = excluded.to_sender, to_receiver = excluded.to_receiver, subject = excluded.subject, text = excluded.text;
  perform private.record_account(private.actor(), 'update', 'settings', 'notice_' || what, 'Notices to the parties',
    jsonb_build_object('notice', jsonb_build_object('before', before, 'after', after)));
end $$;
grant execute on function private.set_notice_rule(text, boolean, boolean, text, text, jsonb) to authenticated;

-- Which parties are told of something, and in which words (empty: the program's). What is null stays as it is. `expected`: what the
-- caller knows of the rule, as `notice_rules` gives it; PT409 where that has changed.
create function public.set_notice_rule(about text, to_sender boolean default null, to_receiver boolean default null,
  subject text default null, text text default null, expected jsonb default null) returns void
language sql volatile set search_path = '' as $$
  select private.set_notice_rule(about, to_sender, to_receiver, subject, text, expected)
$$;
grant execute on function public.set_notice_rule(text, boolean, boolean, text, text, jsonb) to authenticated;

create function private.begin_notice_test() returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.take('mail', auth.uid()::text);
  return private.who();
end $$;
grant execute on function private.begin_notice_test() to authenticated;

-- The owner's own address, for a test of a notice; counted with the owner's mails.
create function public.begin_notice_test() returns text language sql volatile set search_path = '' as $$
  select private.begin_notice_test()
$$;
grant execute on function public.begin_notice_test() to authenticated;

-- What the admin sees and does of newsletters.

create function private.is_paragraph(part jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(part) = 'object' then coalesce(
    part - array['id', 'paragraph', 'color', 'bold', 'textAlign'] = '{}'
    and part ->> 'id' ~ '^[0-9A-Za-z]{5}$'
    and jsonb_typeof(part -> 'paragraph') = 'string'
    and char_length(part ->> 'paragraph') <= 2000 and not private.is_blank(part ->> 'paragraph')
    and part ->> 'paragraph' !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e]'
    and part ->> 'color' in ('black', 'red')
    and part ->> 'bold' in ('normal', 'bold')
    and part ->> 'textAlign' in ('left', 'center', 'justify', 'right'), false) else false end
$$;

-- The rules of the message box (supabase/functions/foxEmail/validate.ts).
create function private.check_newsletter(subject text, paragraphs jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(private.is_blank(subject) or char_length(subject) > 200
      or subject ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]', true) then
    raise exception 'The subject must be one line of at most 200 characters.' using errcode = '22023';
  end if;
  if jsonb_typeof(paragraphs) is distinct from 'array' or jsonb_array_length(paragraphs) not between 1 and 50
      or exists (select from jsonb_array_elements(paragraphs) as part where not private.is_paragraph(part)) then
    raise exception 'A newsletter has 1 to 50 paragraphs of at most 2000 characters.' using errcode = '22023';
  end if;
end $$;

-- Whoever leaves or is deleted gets nothing that still waits, and leaves no address in the queue.
create function private.forget_subscriber() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.queued_mail
  set state = case state when 'waiting' then 'cancelled' else state end, subscriber = null, email = '', updated_at = now()
  where subscriber = old.id;
  return old;
end $$;
create trigger forget_subscriber before delete on public."newsLetter" for each row
  execute function private.forget_subscriber();

-- What an admin did with a newsletter, or with the question whether to confirm, which has no subject.
create function private.record_newsletter(known bigint, action text, field text, before text, after text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.record_account(private.actor(), action, 'newsletter', known::text,
    (select subject from private.newsletter where id = known),
    jsonb_build_object(field, jsonb_strip_nulls(jsonb_build_object('before', before, 'after', after))));
end $$;

-- One mail for each subscriber who is chosen. Whoever leaves meanwhile is left out.
create function private.queue_newsletter(made bigint, chosen bigint[]) returns int
language plpgsql volatile set search_path = '' as $$
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
end $$;

-- Whom none of these mails has asked may be asked another time. Whoever has been asked by another question since is left, and so is a
-- row that somebody holds: they have a link, and so were asked.
create function private.free_unasked(mails bigint[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.subscription where subscriber in (
    select known.subscriber from private.subscription as known
      join private.queued_mail as mail on mail.subscriber = known.subscriber and mail.created_at >= known.asked_at
      join private.newsletter as question on question.id = mail.newsletter
    where mail.id = any (mails) and mail.state in ('waiting', 'failed', 'cancelled') and question.subject is null and known.confirmed_at is null
    for update of known skip locked);
end $$;

create function private.ask_subscribers() returns int
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
grant execute on function private.ask_subscribers() to authenticated;

-- Asks every subscriber who was never asked to confirm, by one mail. Returns how many.
create function public.ask_subscribers() returns int language sql volatile set search_path = '' as $$
  select private.ask_subscribers()
$$;
grant execute on function public.ask_subscribers() to authenticated;

create function private.send_newsletter(key uuid, title text, parts jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
grant execute on function private.send_newsletter(uuid, text, jsonb) to authenticated;

-- Queues a newsletter for everybody who confirmed. Returns for how many; the same for a key that was used already.
create function public.send_newsletter(request_key uuid, subject text, paragraphs jsonb) returns int
language sql volatile set search_path = '' as $$
  select private.send_newsletter(request_key, subject, paragraphs)
$$;
grant execute on function public.send_newsletter(uuid, text, jsonb) to authenticated;

create function private.newsletter_shown(known private.newsletter) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', known.id, 'subject', known.subject, 'madeAt', private.instant(known.made_at),
    'madeBy', known.made_by, 'paused', known.paused_at is not null, 'cancelled', known.cancelled_at is not null,
    'total', known.total, 'counts', coalesce(jsonb_object_agg(state, mails), '{}'),
    'again', (select count(*) from private.queued_mail
              where newsletter = known.id and state = 'failed' and subscriber is not null and private.is_mail_address(email)),
    'reasons', coalesce((
      select jsonb_agg(jsonb_build_object('state', state, 'reason', reason, 'count', mails) order by mails desc, reason)
      from (select state, coalesce(reason, '') as reason, count(*) as mails from private.queued_mail
            where newsletter = known.id and state in ('failed', 'unknown') group by 1, 2 order by 3 desc limit 10) as grouped
    ), '[]'))
  from (select state, count(*) as mails from private.queued_mail where newsletter = known.id group by state) as counted
$$;

create function private.newsletters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('unasked', count(*) filter (where asked_at is null),
      'asked', count(*) filter (where asked_at is not null and confirmed_at is null),
      'confirmed', count(confirmed_at),
      'sent', (select coalesce(jsonb_agg(private.newsletter_shown(known) order by (known).id desc), '[]')
               from (
                 select letter as known from private.newsletter as letter
                 where id in (select id from private.newsletter order by id desc limit 10)
                   or exists (select from private.queued_mail where newsletter = letter.id and state in ('waiting', 'sending'))
               ) as listed))
    from public."newsLetter" left join private.subscription on subscriber = id);
end $$;
grant execute on function private.newsletters() to authenticated;

-- How many subscribers were never asked, were asked, and have confirmed; and the ten newest mails to them, with the older ones that have
-- not left altogether: {unasked, asked, confirmed, sent: [{id, subject (null: the question whether to confirm), madeAt, madeBy, paused,
-- cancelled, total, counts by state, again (how many `resend_newsletter` sends), reasons: [{state, reason, count}]}]}.
create function public.newsletters() returns jsonb language sql stable set search_path = '' as $$
  select private.newsletters()
$$;
grant execute on function public.newsletters() to authenticated;

create function private.pause_newsletter(known bigint, stops boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.newsletter set paused_at = case when stops then now() end
  where id = known and cancelled_at is null and stops is distinct from (paused_at is not null);
  if found then
    perform private.record_newsletter(known, 'update', 'paused', case when stops then 'no' else 'yes' end,
      case when stops then 'yes' else 'no' end);
  end if;
end $$;
grant execute on function private.pause_newsletter(bigint, boolean) to authenticated;

-- Nothing more of it leaves until it is resumed; a mail that is just being sent does.
create function public.pause_newsletter(newsletter bigint, paused boolean) returns void
language sql volatile set search_path = '' as $$
  select private.pause_newsletter(newsletter, paused)
$$;
grant execute on function public.pause_newsletter(bigint, boolean) to authenticated;

-- Who was not asked after all may be asked another time; one whose mail is just being sent, once its outcome is known (`settle_mail`).
create function private.cancel_newsletter(known bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.newsletter set cancelled_at = now() where id = known and cancelled_at is null;
  if not found then return; end if;
  update private.queued_mail set state = 'cancelled', updated_at = now() where newsletter = known and state = 'waiting';
  perform private.free_unasked(array(select id from private.queued_mail where newsletter = known));
  perform private.record_newsletter(known, 'update', 'cancelled', 'no', 'yes'); -- last: whoever unsubscribes waits for the audit
end $$;
grant execute on function private.cancel_newsletter(bigint) to authenticated;

-- What still waits is not sent any more.
create function public.cancel_newsletter(newsletter bigint) returns void language sql volatile set search_path = '' as $$
  select private.cancel_newsletter(newsletter)
$$;
grant execute on function public.cancel_newsletter(bigint) to authenticated;

create function private.resend_newsletter(known bigint) returns int
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
grant execute on function private.resend_newsletter(bigint) to authenticated;

-- Sends those that certainly did not leave again; never one that may have. Returns how many.
create function public.resend_newsletter(newsletter bigint) returns int language sql volatile set search_path = '' as $$
  select private.resend_newsletter(newsletter)
$$;
grant execute on function public.resend_newsletter(bigint) to authenticated;

create function private.begin_newsletter_test(title text, parts jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.check_newsletter(title, parts);
  perform private.take('mail', auth.uid()::text);
  return private.who();
end $$;
grant execute on function private.begin_newsletter_test(text, jsonb) to authenticated;

-- The admin's own address, for a test of a newsletter that could be sent; counted with the admin's mails.
create function public.begin_newsletter_test(subject text, paragraphs jsonb) returns text
language sql volatile set search_path = '' as $$
  select private.begin_newsletter_test(subject, paragraphs)
$$;
grant execute on function public.begin_newsletter_test(text, jsonb) to authenticated;

-- When somebody answers in the chat: the hours of the office, as an owner sets them, and who of the staff has the admin area open.
-- Without hours nothing is claimed.

create table private.office (
  only_row boolean primary key default true check (only_row),
  zone private.zone not null default 'Etc/UTC',
  week jsonb not null default '[[], [], [], [], [], [], []]', -- from Monday on, of each day: [["09:00", "17:00"], …]
  holidays date[] not null default '{}'
);
alter table private.office enable row level security;
insert into private.office default values;

-- One row for each account; losing them in a crash costs a minute.
create unlogged table private.presence (
  user_id uuid primary key references auth.users on delete cascade,
  seen_at timestamptz not null
);
alter table private.presence enable row level security;

-- Up to two intervals of a day, one after the other.
create function private.is_office_day(day jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(day) is distinct from 'array' or jsonb_array_length(day) > 2 then return false; end if;
  if exists (select from jsonb_array_elements(day) as span
             where case when jsonb_typeof(span) = 'array' and jsonb_array_length(span) = 2
               then coalesce(span ->> 0 !~ '^([01]\d|2[0-3]):[0-5]\d$' or span ->> 1 !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
                 or span ->> 0 >= span ->> 1, true) else true end) then
    return false;
  end if;
  return jsonb_array_length(day) < 2 or day -> 0 ->> 1 < day -> 1 ->> 0;
end $$;

create function private.has_office_hours() returns boolean language sql stable set search_path = '' as $$
  select exists (select from private.office, jsonb_array_elements(week) as day where day <> '[]')
$$;

-- The intervals of the next two months that have not ended, in order.
create function private.office_spans() returns table (opens timestamptz, closes timestamptz)
language sql stable set search_path = '' as $$
  select (day + (span ->> 0)::interval) at time zone zone, (day + (span ->> 1)::interval) at time zone zone
  from private.office, generate_series(0, 60) as distance,
    lateral (select (now() at time zone zone)::date + distance as day) as calendar,
    lateral jsonb_array_elements(week -> (extract(isodow from day)::int - 1)) as span
  where day <> all (holidays) and (day + (span ->> 1)::interval) at time zone zone > now()
  order by distance, 1
$$;

create function private.support_status() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
grant execute on function private.support_status() to anon, authenticated;

-- {isOpen: within the hours, isPresent: somebody has the admin area open, opensAt: when it opens next, if it is closed}. Without
-- hours it is always open.
create function public.support_status() returns jsonb language sql volatile set search_path = '' as $$
  select private.support_status()
$$;
grant execute on function public.support_status() to anon, authenticated;

-- Written twice a minute at most, however often it is said.
create function private.agent_present() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into private.presence values (auth.uid(), now())
  on conflict (user_id) do update set seen_at = now() where presence.seen_at < now() - interval '30 seconds';
end $$;
grant execute on function private.agent_present() to authenticated;

-- The caller has the admin area open; holds for two and a half minutes.
create function public.agent_present() returns void language sql volatile set search_path = '' as $$
  select private.agent_present()
$$;
grant execute on function public.agent_present() to authenticated;

create function private.office_shown() returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('zone', zone, 'week', week, 'holidays', to_jsonb(holidays)) from private.office
$$;

-- The hours as the audit says them: the time zone, a line for each day of the week, and the holidays.
create function private.office_text(shown jsonb) returns text language sql stable set search_path = '' as $$
  select concat_ws(E'\n', shown ->> 'zone', (
      select string_agg(to_char(date '2026-01-05' + (number::int - 1), 'FMDay') || ': ' || coalesce((
          select string_agg((span ->> 0) || '–' || (span ->> 1), ', ' order by place)
          from jsonb_array_elements(day) with ordinality as spans (span, place)), 'closed'), E'\n' order by number)
      from jsonb_array_elements(shown -> 'week') with ordinality as week (day, number)),
    'Holidays: ' || (select string_agg(day, ', ' order by day) from jsonb_array_elements_text(shown -> 'holidays') as day))
$$;

create function private.office_hours() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.office_shown();
end $$;
grant execute on function private.office_hours() to authenticated;

-- {zone, week: of each day from Monday on [[from, to], …], holidays}. Every admin may know; an owner changes it.
create function public.office_hours() returns jsonb language sql stable set search_path = '' as $$
  select private.office_hours()
$$;
grant execute on function public.office_hours() to authenticated;

create function private.set_office_hours(new_zone private.zone, new_week jsonb, closed_on date[], seen jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
  if before <> seen then
    raise exception 'Somebody has changed the hours since you opened them. Yours were not saved.' using errcode = 'PT409';
  end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'office_hours', 'Office hours of the chat',
    jsonb_build_object('officeHours', jsonb_build_object(
      'before', private.office_text(before), 'after', private.office_text(after))));
end $$;
grant execute on function private.set_office_hours(private.zone, jsonb, date[], jsonb) to authenticated;

-- All at once; a week without any hours claims nothing. `expected`: the hours that the caller knows, as `office_hours` gives them;
-- PT409 where others are stored by now.
create function public.set_office_hours(zone text, week jsonb, holidays date[], expected jsonb default null) returns void
language sql volatile set search_path = '' as $$
  select private.set_office_hours(zone, week, holidays, expected)
$$;
grant execute on function public.set_office_hours(text, jsonb, date[], jsonb) to authenticated;

-- A visitor who is not there any more gets the answers by mail: those that nobody has read in the chat for some minutes, once, at
-- the address that the visitor left. The mail has the agent's words alone: nobody knows yet whose address it is.

create table private.chat_address (
  chat uuid primary key references public.chats on delete cascade,
  email text not null check (private.is_mail_address(email)),
  left_at timestamptz not null default now(),
  confirmed_at timestamptz -- when its reader came back by the link of a mail
);
alter table private.chat_address enable row level security;

-- Answers that were neither read nor mailed, but for the mail that asks.
create function private.unread_answers(sought uuid, asking bigint) returns setof public.chat_message
language sql stable set search_path = '' as $$
  select * from public.chat_message
  where chat = sought and type = 'agent' and seq > greatest(
    (select "seenSeq" from public.chats where id = sought),
    (select max(chat_seq) from private.queued_mail
     where queued_mail.chat = sought and queued_mail.id is distinct from asking and state in ('sending', 'sent', 'kept', 'unknown')))
  order by seq
$$;

create function private.answer_due(written timestamptz) returns timestamptz language sql stable set search_path = '' as $$
  select written + make_interval(secs => answer_delay) from private.settings
$$;

-- One mail waits for each chat. The chat's row is locked by whoever writes into it.
create function private.queue_answers(answered uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  address text := (select email from private.chat_address where chat = answered);
begin
  if address is null or exists (select from private.queued_mail where chat = answered and state = 'waiting') then return; end if;
  insert into private.queued_mail (chat, email, due_at)
  select answered, address, private.answer_due(date) from private.unread_answers(answered, null) limit 1;
end $$;

create function private.note_answer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_answers(new.chat);
  return null;
end $$;
create trigger note_answer after insert on public.chat_message for each row when (new.type = 'agent')
  execute function private.note_answer();

-- The address goes, with what still waits for it and with the links that went there. `keeping` is the secret in use. Both sides
-- hear of it.
create function private.forget_chat_address(known uuid, keeping bytea) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.chat_address where chat = known;
  if not found then return; end if;
  delete from private.queued_mail where chat = known and state = 'waiting';
  update private.queued_mail set email = '' where chat = known;
  delete from private.chat_link where chat = known and token_hash is distinct from keeping;
  perform private.poke(known, 0, 'address', 'visitor');
end $$;

create function private.chat_leave_address(token text, entered text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
grant execute on function private.chat_leave_address(text, text) to anon, authenticated;

-- Where answers go that the visitor does not read in the chat; an empty `email` removes the address. {status: ok | gone, email:
-- masked, or null}
create function public.chat_leave_address(token text, email text) returns jsonb language sql volatile set search_path = '' as $$
  select private.chat_leave_address(token, email)
$$;
grant execute on function public.chat_leave_address(text, text) to anon, authenticated;

-- A link that somebody uses was read where it was sent to: later mails of this conversation need not wait for hours.
create function private.chat_address(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
begin
  update private.chat_address set confirmed_at = now()
  where chat = own_chat and confirmed_at is null
    and exists (select from private.chat_link where token_hash = private.token_hash(token) and made_at >= left_at);
  return jsonb_build_object('status', case when own_chat is null then 'gone' else 'ok' end,
    'email', (select private.masked_address(email) from private.chat_address where chat = own_chat));
end $$;
grant execute on function private.chat_address(text) to anon, authenticated;

-- {status: ok | gone, email: masked, or null}
create function public.chat_address(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.chat_address(token)
$$;
grant execute on function public.chat_address(text) to anon, authenticated;

create function private.chat_agent_address(known uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('email', address.email, 'state', mail.state, 'dueAt', private.instant(mail.due_at),
      'at', private.instant(mail.updated_at), 'reason', mail.reason)
    from private.chat_address as address left join lateral (
      select * from private.queued_mail where chat = known order by id desc limit 1) as mail on true
    where address.chat = known);
end $$;
grant execute on function private.chat_agent_address(uuid) to authenticated;

-- {email, and of the newest mail state, dueAt, at, reason}; null where the visitor has left no address.
create function public.chat_agent_address(chat uuid) returns jsonb language sql stable set search_path = '' as $$
  select private.chat_agent_address(chat)
$$;
grant execute on function public.chat_agent_address(uuid) to authenticated;

-- 43 characters of base64url, as a visitor's own secret.
create function private.new_chat_link(known uuid) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := rtrim(translate(encode(decode(private.new_token(), 'hex'), 'base64'), '+/', '-_'), '=');
begin
  delete from private.chat_link where made_at < now() - interval '14 days';
  insert into private.chat_link (token_hash, chat) values (private.token_hash(token), known);
  return token;
end $$;

-- What one mail has room for: the first 20 answers, of at most 20,000 characters together.
create function private.answers_shown(known uuid, asking bigint) returns table (seq int, message text)
language sql stable set search_path = '' as $$
  select seq, message from (
    select seq, message, row_number() over (order by seq) as number, sum(char_length(message)) over (order by seq) as size
    from private.unread_answers(known, asking)) as answer
  where number <= 20 and size <= 20000 order by seq
$$;

-- A mail whose answers were read meanwhile, or went into another one, is not needed. One that may not leave yet waits.
create function private.claim_answer() returns jsonb language plpgsql volatile set search_path = '' as $$
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
end $$;

-- Quotes, for visitors (docs/decisions/040). Whoever has the secret of a request, or the link of one of its mails, sees where it
-- stands, answers a question and accepts or declines an offer. Both open nothing 180 days after the last change, or once an offer that is
-- open for longer has ended.

-- The values of a request come from strangers: each is named, typed and bounded, and stored as what it is.

create function private.check_keys(given jsonb, known text[], name text) returns void
language plpgsql immutable set search_path = '' as $$
declare
  wrong text;
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception '% is missing.', name using errcode = '22023';
  end if;
  select key into wrong from jsonb_object_keys(given) as key where key <> all (known) limit 1;
  if wrong is not null then
    raise exception '% has a detail that is not asked for.', name using errcode = '22023';
  end if;
end $$;

-- A text without spaces around it; null where nothing can be seen. `has_lines` allows several lines, and with them what comes along with a
-- text that is pasted, as in private.note.
create function private.checked_text(given jsonb, name text, most int, is_required boolean, has_lines boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
declare
  value text := btrim(given #>> '{}', e' \t\r\n');
begin
  if jsonb_typeof(given) not in ('string', 'null') then
    raise exception '% is not a text.', name using errcode = '22023';
  end if;
  if value is null or private.is_blank(value) then
    if is_required then raise exception '% is missing.', name using errcode = '22023'; end if;
    return null;
  end if;
  if char_length(value) > most then
    raise exception '% has more than % characters.', name, most using errcode = '22023';
  end if;
  if value ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
      or not has_lines and value ~ '[\t\n\r\u2028\u2029\ufeff]' then
    raise exception '% has a character that cannot be stored.', name using errcode = '22023';
  end if;
  return value;
end $$;

create function private.checked_number(given jsonb, name text, lowest numeric, highest numeric, places int) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'number' or (given #>> '{}')::numeric not between lowest and highest
      or places = 0 and (given #>> '{}')::numeric % 1 <> 0 then
    raise exception '% must be a number from % to %.', name, lowest, highest using errcode = '22023';
  end if;
  return trim_scale(round((given #>> '{}')::numeric, places));
end $$;

create function private.checked_word(given jsonb, name text, known text[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') <> all (known) then
    raise exception '% is none of those that can be chosen.', name using errcode = '22023';
  end if;
  return given #>> '{}';
end $$;

create function private.checked_currency(given jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') !~ '^[A-Z]{3}$' then
    raise exception 'The currency must have the three letters of ISO 4217.' using errcode = '22023';
  end if;
  return given #>> '{}';
end $$;

create function private.checked_day(given jsonb, name text, first date, last date) returns date
language plpgsql stable set search_path = '' as $$
declare
  day date;
begin
  if jsonb_typeof(given) = 'string' and (given #>> '{}') ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    begin
      day := (given #>> '{}')::date;
    exception when data_exception then day := null;
    end;
  end if;
  if day between first and last is not true then
    raise exception '% must be a day from % to %.', name, first, last using errcode = '22023';
  end if;
  return day;
end $$;

create function private.checked_address(given jsonb, name text) returns text language plpgsql immutable set search_path = '' as $$
declare
  address text := private.checked_text(given, name, 120, true);
begin
  if private.is_mail_address(address) is not true then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  return address;
end $$;

create function private.checked_place(given jsonb, name text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  chosen text;
begin
  perform private.check_keys(given, array['place', 'text'], name);
  chosen := private.checked_text(given -> 'place', name, 10, false);
  if chosen is not null and not exists (select from public.place where code = chosen) then
    raise exception '% is not a place of our list.', name using errcode = '22023';
  end if;
  return jsonb_build_object('place', chosen, 'text', private.checked_text(given -> 'text', name, 120, true));
end $$;

create function private.checked_piece(given jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  has_size boolean := num_nonnulls(nullif(given -> 'length', 'null'), nullif(given -> 'width', 'null'), nullif(given -> 'height', 'null')) > 0;
begin
  perform private.check_keys(given, array['count', 'kind', 'length', 'width', 'height', 'weight'], 'A line of the pieces');
  return jsonb_build_object(
    'count', private.checked_number(given -> 'count', 'The number of pieces', 1, 10000, 0),
    'kind', private.checked_word(given -> 'kind', 'The kind of pieces',
      array['pallet', 'box', 'crate', 'drum', 'bag', 'roll', 'container', 'other']),
    'length', case when has_size then private.checked_number(given -> 'length', 'The length in cm', 0.1, 5000, 3) end,
    'width', case when has_size then private.checked_number(given -> 'width', 'The width in cm', 0.1, 5000, 3) end,
    'height', case when has_size then private.checked_number(given -> 'height', 'The height in cm', 0.1, 5000, 3) end,
    'weight', private.checked_number(given -> 'weight', 'The weight in kg', 0.001, 500000, 3));
end $$;

create function private.checked_pieces(given jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  pieces jsonb;
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) not between 1 and 50 then
    raise exception 'The pieces have 1 to 50 lines.' using errcode = '22023';
  end if;
  select jsonb_agg(private.checked_piece(line) order by position) into pieces
  from jsonb_array_elements(given) with ordinality as listed (line, position);
  if 10000 < (select sum((line ->> 'count')::int) from jsonb_array_elements(pieces) as line) then
    raise exception 'A quote is for at most 10,000 pieces.' using errcode = '22023';
  end if;
  return pieces;
end $$;

create function private.checked_dangerous(given jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  said jsonb;
begin
  if coalesce(given, 'null') = 'null' then return null; end if;
  perform private.check_keys(given, array['un', 'details'], 'The dangerous goods');
  said := jsonb_build_object('un', private.checked_text(given -> 'un', 'The UN number', 4, false),
    'details', private.checked_text(given -> 'details', 'What is dangerous', 500, false, true));
  if said ->> 'un' !~ '^[0-9]{4}$' then
    raise exception 'A UN number has four digits.' using errcode = '22023';
  end if;
  return said;
end $$;

create function private.checked_temperature(given jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  said jsonb;
begin
  if coalesce(given, 'null') = 'null' then return null; end if;
  perform private.check_keys(given, array['min', 'max'], 'The temperature');
  said := jsonb_build_object('min', private.checked_number(given -> 'min', 'The lowest temperature', -100, 100, 1),
    'max', private.checked_number(given -> 'max', 'The highest temperature', -100, 100, 1));
  if (said ->> 'min')::numeric > (said ->> 'max')::numeric then
    raise exception 'The lowest temperature is above the highest.' using errcode = '22023';
  end if;
  return said;
end $$;

create function private.checked_insurance(given jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(given, 'null') = 'null' then return null; end if;
  perform private.check_keys(given, array['value', 'currency'], 'The insurance');
  return jsonb_build_object('value', private.checked_number(given -> 'value', 'The value of the goods', 0.01, 1000000000, 2),
    'currency', private.checked_currency(given -> 'currency'));
end $$;

create function private.checked_contact(given jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  perform private.check_keys(given, array['name', 'company', 'email', 'phone'], 'The contact');
  return jsonb_build_object('name', private.checked_text(given -> 'name', 'The name', 120, true),
    'company', private.checked_text(given -> 'company', 'The company', 120, false),
    'email', private.checked_address(given -> 'email', 'The e-mail address'),
    'phone', private.checked_text(given -> 'phone', 'The phone number', 120, false));
end $$;

-- A request as it is stored. Yesterday is still today somewhere.
create function private.checked_request(given jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  perform private.check_keys(given, array['contact', 'from', 'to', 'mode', 'incoterm', 'readyOn', 'units', 'pieces', 'goods',
    'dangerous', 'temperature', 'insurance', 'note'], 'The request');
  return jsonb_build_object(
    'contact', private.checked_contact(given -> 'contact'),
    'from', private.checked_place(given -> 'from', 'The place of departure'),
    'to', private.checked_place(given -> 'to', 'The destination'),
    'mode', private.checked_word(given -> 'mode', 'The mode', array['air', 'ocean', 'road', 'advise']),
    'incoterm', case when coalesce(given -> 'incoterm', 'null') <> 'null' then private.checked_word(given -> 'incoterm', 'The Incoterm',
      array['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF']) end,
    'readyOn', private.checked_day(given -> 'readyOn', 'The day on which the goods are ready', current_date - 1, current_date + 731),
    'units', private.checked_word(given -> 'units', 'The system of units', array['metric', 'imperial']),
    'pieces', private.checked_pieces(given -> 'pieces'),
    'goods', private.checked_text(given -> 'goods', 'What the goods are', 1000, true, true),
    'dangerous', private.checked_dangerous(given -> 'dangerous'),
    'temperature', private.checked_temperature(given -> 'temperature'),
    'insurance', private.checked_insurance(given -> 'insurance'),
    'note', private.checked_text(given -> 'note', 'The note', 2000, false, true));
end $$;

create function private.checked_party(given jsonb, name text) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  perform private.check_keys(given, array['name', 'address', 'phone', 'email'], name);
  return jsonb_build_object('name', private.checked_text(given -> 'name', name || ': the name', 120, true),
    'address', private.checked_text(given -> 'address', name || ': the address', 300, true, true),
    'phone', private.checked_text(given -> 'phone', name || ': the phone number', 120, true),
    'email', private.checked_address(given -> 'email', name || ': the e-mail address'));
end $$;

create function private.checked_answer(answer text, details jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  if answer = 'decline' then
    perform private.check_keys(details, array['reason'], 'The answer');
    return jsonb_build_object('reason', private.checked_text(details -> 'reason', 'The reason', 1000, false, true));
  end if;
  if answer is distinct from 'accept' then
    raise exception 'An offer is accepted or declined.' using errcode = '22023';
  end if;
  perform private.check_keys(details, array['name', 'sender', 'receiver', 'reference'], 'The answer');
  return jsonb_build_object('name', private.checked_text(details -> 'name', 'Who accepts', 120, true),
    'sender', private.checked_party(details -> 'sender', 'The sender'),
    'receiver', private.checked_party(details -> 'receiver', 'The receiver'),
    'reference', private.checked_text(details -> 'reference', 'The reference', 120, false));
end $$;

-- A change of a quote that the caller has locked. False: this is what the last change was, sent again. Raises PT409 where the quote is
-- another than the one that was seen.
create function private.may_change_quote(known private.quote, seen int, done text, said jsonb, done_by text, states text[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if known.version is distinct from seen then
    if known.version = seen::bigint + 1 and exists (
        select from private.quote_event where quote = known.id and version = known.version and what = done and detail = said
          and actor is not distinct from done_by) then
      return false;
    end if;
    raise exception 'This quote has changed meanwhile.' using errcode = 'PT409';
  end if;
  if known.state <> all (states) then
    raise exception 'This cannot be done with a quote in this state.' using errcode = 'PT409';
  end if;
  return true;
end $$;

-- Stores it. The audit names who of the staff did what, and has none of the customer's words.
create function private.change_quote(changed private.quote, done text, said jsonb, done_by text) returns private.quote
language plpgsql volatile set search_path = '' as $$
declare
  before text := (select state from private.quote where id = changed.id);
begin
  update private.quote
  set state = changed.state, offer = changed.offer, acceptance = changed.acceptance, consignment = changed.consignment,
    version = version + 1, changed_at = now()
  where id = changed.id returning * into changed;
  insert into private.quote_event (quote, version, actor, what, detail) values (changed.id, changed.version, done_by, done, said);
  if done_by is not null then
    perform private.record_account(done_by, 'update', 'quote', changed.id::text, changed.number, jsonb_build_object(
      'state', jsonb_build_object('before', before, 'after', changed.state), 'what', jsonb_build_object('before', null, 'after', done)));
  end if;
  return changed;
end $$;

-- What was asked since the last answer. An offer, or the end of a quote that is opened again, has made earlier questions needless.
create function private.open_question(known private.quote) returns text language sql stable set search_path = '' as $$
  select string_agg(detail ->> 'text', e'\n\n' order by version) from private.quote_event
  where quote = known.id and what = 'asked' and known.state = 'asked' and version > coalesce((
    select max(version) from private.quote_event where quote = known.id and what in ('answered', 'offered', 'closed')), 0)
$$;

-- Each answer with what was asked that it answers.
create function private.quote_answers(known private.quote) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(answer.at), 'text', answer.detail ->> 'text',
    'question', (select string_agg(detail ->> 'text', e'\n\n' order by version) from private.quote_event
      where quote = known.id and what = 'asked' and version < answer.version and version > coalesce((
        select max(version) from private.quote_event
        where quote = known.id and what in ('answered', 'offered', 'closed') and version < answer.version), 0)))
    order by answer.version), '[]')
  from private.quote_event as answer where quote = known.id and what = 'answered'
$$;

-- An offer holds until its last day has ended everywhere.
create function private.is_offer_over(offer jsonb) returns boolean language sql stable set search_path = '' as $$
  select (offer ->> 'validUntil')::date < (now() at time zone 'Etc/GMT+12')::date
$$;

create function private.is_offer_open(known private.quote) returns boolean language sql stable set search_path = '' as $$
  select known.state = 'quoted' and not private.is_offer_over(known.offer)
$$;

create function private.quote_shown(known private.quote) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  if known.id is null then return null; end if;
  return jsonb_build_object('number', known.number, 'state', known.state, 'version', known.version,
    'at', private.instant(known.made_at), 'request', known.request,
    'question', private.open_question(known), 'answers', private.quote_answers(known),
    'offer', case when known.state in ('quoted', 'won', 'lost')
      then known.offer || jsonb_build_object('isOver', private.is_offer_over(known.offer)) end,
    'booking', known.acceptance,
    'refusal', case when known.state = 'lost' then (select detail from private.quote_event
      where quote = known.id and version = known.version and what = 'declined') end,
    'trackingId', (select "trackingId" from public.consignment where id = known.consignment));
end $$;

create function private.quote_of(token text) returns private.quote language plpgsql stable set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  known private.quote;
begin
  select * into known from private.quote
  where id = coalesce((select id from private.quote where token_hash = hash), (select quote from private.quote_link where token_hash = hash))
    and (changed_at > now() - interval '180 days' or private.is_offer_open(quote));
  return known;
end $$;

-- One mail of a kind waits for each quote, and tells what holds when it leaves.
create function private.queue_quote_mail(known private.quote, kind text) returns void language plpgsql volatile set search_path = '' as $$
begin
  if exists (select from private.queued_mail where quote = known.id and quote_mail = kind and state = 'waiting') then return; end if;
  insert into private.queued_mail (quote, quote_mail, email) values (known.id, kind, known.request #>> '{contact,email}');
end $$;

-- What was not agreed on is kept for the term that an owner chose, and an offer until it has ended: the customer may rely on it.
create function private.prune_quotes() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.quote where id in (
    select id from private.quote
    where state <> 'won' and changed_at < now() - make_interval(days => (select days from private.keeping_term where kind = 'quotes'))
      and not private.is_offer_open(quote)
    order by changed_at limit 100 for update skip locked);
end $$;

create function private.request_quote(token text, request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  asked jsonb;
  known private.quote;
begin
  if octet_length(request::text) > 65536 then
    raise exception 'The request is too long.' using errcode = '22023';
  end if;
  if hash is null then raise exception 'The request has no key.' using errcode = '22023'; end if;
  perform private.take('quoteLook');
  perform pg_advisory_xact_lock(hashtextextended(encode(hash, 'hex'), 0)); -- twins wait for each other
  select * into known from private.quote where token_hash = hash;
  if not found then
    asked := private.checked_request(request);
    perform private.take('quote');
    perform private.take('quoteDay');
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
  end if;
  return jsonb_build_object('number', known.number);
end $$;
grant execute on function private.request_quote(text, jsonb) to anon, authenticated;

-- Stores what a visitor asks for: {number}. `token` is a secret of the page, 43 characters of base64url; the same one again is the
-- same request. `request`: {contact: {name, company, email, phone}, from: {place, text}, to, mode, incoterm, readyOn, units,
-- pieces: [{count, kind, length, width, height, weight}], goods, dangerous: {un, details}, temperature: {min, max}, insurance:
-- {value, currency}, note}, in cm, kg and °C. 22023 names what is wrong.
create function public.request_quote(token text, request jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.request_quote(token, request)
$$;
grant execute on function public.request_quote(text, jsonb) to anon, authenticated;

create function private.quote_state(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take('quoteLook');
  return private.quote_shown(private.quote_of(token));
end $$;
grant execute on function private.quote_state(text) to anon, authenticated;

-- {number, state, version, at, request, question, answers: [{at, question, text}], offer: {number, at, price, currency, validUntil,
-- isOver, includes, excludes, transit, terms, lines}, booking, refusal: {reason}, trackingId}; null of a token that opens nothing.
create function public.quote_state(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.quote_state(token)
$$;
grant execute on function public.quote_state(text) to anon, authenticated;

create function private.answer_quote_question(token text, seen int, answer text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.quote;
  said jsonb;
begin
  perform private.take('quoteAnswer');
  select * into known from private.quote where id = (private.quote_of(token)).id for update;
  if not found then return null; end if; -- before anything is checked: an error would take back what was counted
  said := jsonb_build_object('text', private.checked_text(to_jsonb(answer), 'The answer', 2000, true, true));
  if private.may_change_quote(known, seen, 'answered', said, null, '{asked}') then
    known.state := 'new';
    known := private.change_quote(known, 'answered', said, null);
  end if;
  return private.quote_shown(known);
end $$;
grant execute on function private.answer_quote_question(text, int, text) to anon, authenticated;

-- Answers what was asked, and returns what `quote_state` does. PT409 where the quote has changed since `version`.
create function public.answer_quote_question(token text, version int, text text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.answer_quote_question(token, version, text)
$$;
grant execute on function public.answer_quote_question(text, int, text) to anon, authenticated;

create function private.answer_offer(token text, seen int, offer int, answer text, details jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.quote;
  said jsonb;
  done text := case answer when 'accept' then 'accepted' else 'declined' end;
begin
  perform private.take('quoteAnswer');
  select * into known from private.quote where id = (private.quote_of(token)).id for update;
  if not found then return null; end if; -- before anything is checked: an error would take back what was counted
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
  return private.quote_shown(known);
end $$;
grant execute on function private.answer_offer(text, int, int, text, jsonb) to anon, authenticated;

-- 'accept' with {name, sender: {name, address, phone, email}, receiver, reference}, or 'decline' with {reason}. Returns what
-- `quote_state` does. PT409 where the quote has changed since `version`, PT410 of an offer that has ended.
create function public.answer_offer(token text, version int, offer int, answer text, details jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select private.answer_offer(token, version, offer, answer, details)
$$;
grant execute on function public.answer_offer(text, int, int, text, jsonb) to anon, authenticated;

create function private.new_quote_link(known bigint) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := rtrim(translate(encode(decode(private.new_token(), 'hex'), 'base64'), '+/', '-_'), '=');
begin
  insert into private.quote_link (token_hash, quote) values (private.token_hash(token), known);
  return token;
end $$;

-- Whether a mail still says what is: a question that is answered and an offer that is not open any more need none.
create function private.quote_mail_holds(known private.quote, kind text) returns boolean language sql stable set search_path = '' as $$
  select case kind when 'quoteReceived' then true when 'quoteQuestion' then known.state = 'asked'
    else private.is_offer_open(known) end
$$;

create function private.claim_quote_mail() returns jsonb language plpgsql volatile set search_path = '' as $$
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
    exit when private.quote_mail_holds(known, chosen.quote_mail);
    update private.queued_mail set state = 'cancelled', updated_at = now() where id = chosen.id;
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return jsonb_build_object('kind', chosen.quote_mail, 'message', chosen.message, 'email', chosen.email, 'number', known.number,
    'question', case chosen.quote_mail when 'quoteQuestion' then private.open_question(known) end,
    'offer', case chosen.quote_mail when 'quoteOffer' then known.offer end, 'token', private.new_quote_link(known.id));
end $$;

-- Quotes, for the admin (docs/decisions/040): asking back, offering, closing, and the consignment that one becomes.

create function private.quotes(filter jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := filter ->> 'state';
  patterns text[] := array(select private.containing(private.folded(word))
    from regexp_split_to_table(left(filter ->> 'sought', 200), '[[:space:]]+') as word where word <> '');
  before bigint := (filter ->> 'before')::bigint;
  most int := least(greatest(coalesce((filter ->> 'limit')::int, 50), 1), 100);
  listed jsonb;
begin
  perform private.require_admin();
  if sought not in ('new', 'asked', 'quoted', 'won', 'lost') then
    raise exception 'There is no state % of a quote.', sought using errcode = '22023';
  end if;
  select jsonb_agg(jsonb_build_object('id', found.id, 'number', found.number, 'state', found.state, 'version', found.version,
      'at', private.instant(made_at), 'changedAt', private.instant(changed_at),
      'name', request #>> '{contact,name}', 'company', request #>> '{contact,company}', 'email', request #>> '{contact,email}',
      'from', request #>> '{from,text}', 'to', request #>> '{to,text}', 'mode', request ->> 'mode', 'readyOn', request ->> 'readyOn',
      'count', size.count, 'weight', size.weight,
      'price', offer ->> 'price', 'currency', offer ->> 'currency', 'validUntil', offer ->> 'validUntil',
      'isOver', private.is_offer_over(offer), 'consignment', consignment,
      'trackingId', (select "trackingId" from public.consignment where id = consignment)) order by found.id desc) into listed
  from (
    select * from private.quote
    where (sought is null or state = sought) and (before is null or id < before) and search_text like all (patterns)
    order by id desc limit most + 1) as found, lateral private.quote_size(request) as size;
  return jsonb_build_object('rows', coalesce(listed - most, '[]'), -- one more was read, which tells that there is a further page
    'counts', '{"new": 0, "asked": 0, "quoted": 0, "won": 0, "lost": 0}'
      || (select coalesce(jsonb_object_agg(state, number), '{}') from (
           select state, count(*) as number from private.quote group by state) as counted),
    'next', case when jsonb_array_length(listed) > most then listed -> (most - 1) -> 'id' end);
end $$;
grant execute on function private.quotes(jsonb) to authenticated;

-- The filter: {state, sought: words of number, contact or places, before: the id of the last row shown, limit: 1 to 100}. {rows: [{id,
-- number, state, version, at, changedAt, name, company, email, from, to, mode, readyOn, count, weight, price, currency, validUntil,
-- isOver, consignment, trackingId}] with the newest first, counts: {state: number}, next: for `before`, or null}.
create function public.quotes(filter jsonb) returns jsonb language sql stable set search_path = '' as $$
  select private.quotes(filter)
$$;
grant execute on function public.quotes(jsonb) to authenticated;

-- How many pieces there are, and what they weigh in kg.
create function private.quote_size(request jsonb, out count bigint, out weight numeric) language sql immutable set search_path = '' as $$
  select sum((line ->> 'count')::int), trim_scale(sum((line ->> 'count')::int * (line ->> 'weight')::numeric))
  from jsonb_array_elements(request -> 'pieces') as line
$$;

-- All of a quote, as its page shows it.
create function private.quote_file(known private.quote) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return private.quote_shown(known) || jsonb_build_object('id', known.id, 'changedAt', private.instant(known.changed_at),
    'consignment', known.consignment,
    'mails', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', quote_mail, 'state', state, 'at', private.instant(updated_at),
        'reason', reason) order by id), '[]') from private.queued_mail where quote = known.id),
    'history', (select jsonb_agg(jsonb_build_object('at', private.instant(at), 'by', actor, 'what', what, 'detail', detail)
        order by version) from private.quote_event where quote = known.id));
end $$;

create function private.quote(sought bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  known private.quote;
begin
  perform private.require_admin();
  select * into known from private.quote where id = sought;
  return case when found then private.quote_file(known) end;
end $$;
grant execute on function private.quote(bigint) to authenticated;

-- What `quote_state` tells the customer, with {id, changedAt, consignment, mails: [{id, kind, state, at, reason}], history: [{at, by: null is
-- the customer, what, detail}]}; null of a quote that does not exist.
create function public.quote(id bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.quote(id)
$$;
grant execute on function public.quote(bigint) to authenticated;

create function private.locked_quote(sought bigint) returns private.quote language plpgsql volatile set search_path = '' as $$
declare
  known private.quote;
begin
  perform private.require_admin();
  select * into known from private.quote where id = sought for update;
  if not found then raise exception 'This quote does not exist any more.' using errcode = 'PT404'; end if;
  return known;
end $$;

create function private.ask_quote(sought bigint, seen int, question text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.quote := private.locked_quote(sought);
  said jsonb := jsonb_build_object('text', private.checked_text(to_jsonb(question), 'The question', 2000, true, true));
begin
  if private.may_change_quote(known, seen, 'asked', said, private.actor(), '{new,asked,quoted}') then
    known.state := 'asked';
    known := private.change_quote(known, 'asked', said, private.actor());
    perform private.queue_quote_mail(known, 'quoteQuestion');
  end if;
  return private.quote_file(known);
end $$;
grant execute on function private.ask_quote(bigint, int, text) to authenticated;

-- Asks the customer, by mail. An offer that was open is not any more. Returns what `quote` does, as the functions below. PT409 where the
-- quote has changed since `version`; what was stored by the same call before is not stored again.
create function public.ask_quote(id bigint, version int, text text) returns jsonb language sql volatile set search_path = '' as $$
  select private.ask_quote(id, version, text)
$$;
grant execute on function public.ask_quote(bigint, int, text) to authenticated;

create function private.resend_quote_mail(mail bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen private.queued_mail;
  known private.quote;
begin
  perform private.require_admin();
  select * into chosen from private.queued_mail where id = mail and quote is not null;
  if not found then raise exception 'This mail does not exist any more.' using errcode = 'PT404'; end if;
  known := private.locked_quote(chosen.quote);
  if exists (select from private.queued_mail where id = mail and private.is_erased(queued_mail)) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if not private.quote_mail_holds(known, chosen.quote_mail)
    or exists (select from private.queued_mail where quote = known.id and quote_mail = chosen.quote_mail and id > mail)
  then
    raise exception 'This mail has been overtaken: what it says is not the present state of the quote.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now()
  where id = mail and state in ('failed', 'unknown');
  return private.quote_file(known);
end $$;
grant execute on function private.resend_quote_mail(bigint) to authenticated;

-- Sends a mail about a quote again that failed, or that may not have left; of any other it changes nothing. Returns what `quote` does.
-- PT409 of one that says what does not hold any more, or whose address is erased.
create function public.resend_quote_mail(mail bigint) returns jsonb language sql volatile set search_path = '' as $$
  select private.resend_quote_mail(mail)
$$;
grant execute on function public.resend_quote_mail(bigint) to authenticated;

create function private.checked_amount(given jsonb, name text, pattern text) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') !~ pattern then
    raise exception '% must be an amount with at most two decimals.', name using errcode = '22023';
  end if;
  return given #>> '{}';
end $$;

-- The lines of an offer add up to its price.
create function private.checked_lines(given jsonb, price numeric) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  lines jsonb;
  total numeric;
begin
  if coalesce(given, 'null') in ('null', '[]') then return '[]'; end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 30 then
    raise exception 'An offer has at most 30 lines.' using errcode = '22023';
  end if;
  perform private.check_keys(line, array['text', 'amount'], 'A line of the offer') from jsonb_array_elements(given) as line;
  select jsonb_agg(jsonb_build_object('text', private.checked_text(line -> 'text', 'A line of the offer', 200, true),
      'amount', line ->> 'amount') order by position),
    sum(private.checked_amount(line -> 'amount', 'The amount of a line', '^-?[0-9]{1,12}(\.[0-9]{1,2})?$'))
  into lines, total from jsonb_array_elements(given) with ordinality as listed (line, position);
  if total <> price then
    raise exception 'The lines add up to %, and the price is %.', total, price using errcode = '22023';
  end if;
  return lines;
end $$;

create function private.checked_offer(given jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  price numeric;
begin
  perform private.check_keys(given, array['price', 'currency', 'validUntil', 'includes', 'excludes', 'transit', 'terms', 'lines'],
    'The offer');
  price := private.checked_amount(given -> 'price', 'The price', '^[0-9]{1,12}(\.[0-9]{1,2})?$');
  if price = 0 then raise exception 'The price is missing.' using errcode = '22023'; end if;
  return jsonb_build_object('price', given ->> 'price', 'currency', private.checked_currency(given -> 'currency'),
    'validUntil', private.checked_day(given -> 'validUntil', 'The last day of the offer', current_date, current_date + 366),
    'includes', private.checked_text(given -> 'includes', 'What is included', 2000, false, true),
    'excludes', private.checked_text(given -> 'excludes', 'What is not included', 2000, false, true),
    'transit', private.checked_text(given -> 'transit', 'The transit time', 200, false),
    'terms', private.checked_text(given -> 'terms', 'The terms', 4000, false, true),
    'lines', private.checked_lines(given -> 'lines', price));
end $$;

create function private.offer_quote(sought bigint, seen int, offer jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.quote := private.locked_quote(sought);
  said jsonb := private.checked_offer(offer);
begin
  if private.may_change_quote(known, seen, 'offered', said, private.actor(), '{new,asked,quoted}') then
    known.state := 'quoted';
    known.offer := said
      || jsonb_build_object('number', 1 + coalesce((known.offer ->> 'number')::int, 0), 'at', private.instant(now()));
    known := private.change_quote(known, 'offered', said, private.actor());
    perform private.queue_quote_mail(known, 'quoteOffer');
  end if;
  return private.quote_file(known);
end $$;
grant execute on function private.offer_quote(bigint, int, jsonb) to authenticated;

-- {price: a text, currency, validUntil, includes, excludes, transit, terms, lines: [{text, amount: a text}]}, by mail. It takes the
-- place of an earlier one.
create function public.offer_quote(id bigint, version int, offer jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.offer_quote(id, version, offer)
$$;
grant execute on function public.offer_quote(bigint, int, jsonb) to authenticated;

create function private.close_quote(sought bigint, seen int, closed_as text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.quote := private.locked_quote(sought);
  said jsonb := jsonb_build_object('state', closed_as, 'reason', private.checked_text(to_jsonb(reason), 'The reason', 1000, false, true));
begin
  if closed_as in ('won', 'lost', 'new') is not true then
    raise exception 'There is no state % to close a quote with.', closed_as using errcode = '22023';
  end if;
  if private.may_change_quote(known, seen, 'closed', said, private.actor(), '{new,asked,quoted,won,lost}') then
    if known.consignment is not null or known.state = closed_as then
      raise exception 'This cannot be done with a quote in this state.' using errcode = 'PT409';
    end if;
    known.state := closed_as;
    if closed_as = 'new' then known.acceptance := null; end if;
    known := private.change_quote(known, 'closed', said, private.actor());
  end if;
  return private.quote_file(known);
end $$;
grant execute on function private.close_quote(bigint, int, text, text) to authenticated;

-- 'won' or 'lost' as somebody has said it elsewhere, or 'new': open again. The reason is for the staff alone. PT409 of one that has a
-- consignment.
create function public.close_quote(id bigint, version int, state text, reason text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.close_quote(id, version, state, reason)
$$;
grant execute on function public.close_quote(bigint, int, text, text) to authenticated;

-- A place of a request as a consignment names it: from the list, or what was typed, "city, country", with the country as the list has it.
create function private.quoted_place(said jsonb, out city text, out country text, out zone text)
language plpgsql stable set search_path = '' as $$
declare
  known public.place;
begin
  select * into known from public.place where code = said ->> 'place';
  if found then
    city := private.present_name(known.name);
    country := known.country;
    zone := known.zone;
    return;
  end if;
  city := btrim(split_part(said ->> 'text', ',', 1));
  country := btrim(split_part(said ->> 'text', ',', -1));
  country := coalesce(
    (select place.country from public.place where private.folded(place.country) = private.folded(quoted_place.country) limit 1), country);
  zone := (private.place_named(city, country)).zone;
end $$;

-- Raises 22023 where the place at which a consignment begins was typed in another way than "city, country": a street would be published as
-- the city.
create function private.require_city(said jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if said ->> 'text' !~ '^[^,0-9]+(,[^,0-9]+)?$' and not exists (select from public.place where code = said ->> 'place') then
    raise exception '“%” has more than a city and its country: make the consignment in its form.', said ->> 'text' using errcode = '22023';
  end if;
end $$;

-- The same where no country of the list is named.
create function private.require_country(said jsonb, country text) returns void language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.place where private.folded(place.country) = private.folded(require_country.country)) then
    raise exception 'The country of “%” is not known: make the consignment in its form.', said ->> 'text' using errcode = '22023';
  end if;
end $$;

-- A day and the hour at which working days end.
create function private.book_moment(day date, zone text) returns timestamptz language sql stable set search_path = '' as $$
  select (day + time '18:00') at time zone coalesce(zone, 'Etc/UTC')
$$;

create function private.quote_consignment(known private.quote, deliver_by date) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  asked jsonb := known.request;
  sender jsonb := known.acceptance -> 'sender';
  receiver jsonb := known.acceptance -> 'receiver';
  size record;
  origin record;
  destination record;
  made bigint;
begin
  if sender is null or receiver is null then
    raise exception 'Sender and receiver are not known yet: make the consignment in its form.' using errcode = '22023';
  end if;
  if deliver_by is null or deliver_by < current_date then
    raise exception 'Enter the day by which it is to be delivered.' using errcode = '22023';
  end if;
  select * into size from private.quote_size(asked);
  select * into origin from private.quoted_place(asked -> 'from');
  select * into destination from private.quoted_place(asked -> 'to');
  perform private.require_city(asked -> 'from');
  perform private.require_country(asked -> 'from', origin.country);
  perform private.require_country(asked -> 'to', destination.country);
  insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress",
    "recPhone", "itemQuantity", "itemWeight", product, "departedFrom", "headingTo", "currentLocation", city, status, "deliveryDate",
    "shipmentMode", comment)
  values (sender ->> 'name', sender ->> 'email', sender ->> 'address', sender ->> 'phone', receiver ->> 'name', receiver ->> 'email',
    receiver ->> 'address', receiver ->> 'phone', size.count::text, size.weight::text,
    left(regexp_replace(asked ->> 'goods', '[[:space:]\u2028\u2029\ufeff]+', ' ', 'g'), 120), origin.country, destination.country, origin.country, origin.city,
    'Registered', private.book_moment(deliver_by, destination.zone), case asked ->> 'mode' when 'advise' then null else initcap(asked ->> 'mode') end,
    concat_ws(e'\n', 'Quote ' || known.number, 'Reference: ' || (known.acceptance ->> 'reference')))
  returning id into made;
  if asked ->> 'mode' <> 'advise' and asked #>> '{from,place}' <> asked #>> '{to,place}' then
    insert into public.consignment_leg (consignment, mode, origin, destination)
    values (made, asked ->> 'mode', asked #>> '{from,place}', asked #>> '{to,place}');
  end if;
  if size.count <= 500 then
    insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm)
    select made, row_number() over (order by position, copy), (line ->> 'weight')::float8, (line ->> 'length')::float8,
      (line ->> 'width')::float8, (line ->> 'height')::float8
    from jsonb_array_elements(asked -> 'pieces') with ordinality as listed (line, position),
      generate_series(1, (line ->> 'count')::int) as copy;
  end if;
  return made;
end $$;

create function private.book_quote(sought bigint, seen int, made bigint, deliver_by date) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.quote := private.locked_quote(sought);
begin
  if known.consignment is not null then
    if made <> known.consignment then
      raise exception 'This quote has a consignment already.' using errcode = 'PT409';
    end if;
    return known.consignment;
  end if;
  perform private.may_change_quote(known, seen, 'booked', '{}', private.actor(), '{won}');
  if made is null then
    known.consignment := private.quote_consignment(known, deliver_by);
  elsif not exists (select from public.consignment where id = made) then
    raise exception 'This consignment was deleted.' using errcode = 'PT404';
  elsif exists (select from private.quote where consignment = made) then
    raise exception 'This consignment belongs to another quote.' using errcode = 'PT409';
  else
    known.consignment := made;
  end if;
  perform private.change_quote(known, 'booked', '{}', private.actor());
  return known.consignment;
end $$;
grant execute on function private.book_quote(bigint, int, bigint, date) to authenticated;

-- The id of the consignment that an agreed quote becomes. Without `consignment_id` it is made of all that is known, to be delivered
-- by `deliver_by`; with it, it is the one that the form has made. A second call answers the same id, and PT409 to another consignment.
create function public.book_quote(id bigint, version int, consignment_id bigint default null, deliver_by date default null) returns bigint
language sql volatile set search_path = '' as $$
  select private.book_quote(id, version, consignment_id, deliver_by)
$$;
grant execute on function public.book_quote(bigint, int, bigint, date) to authenticated;

-- Transit times and cut-offs between two places, as the admin keeps them and visitors find them (docs/decisions/041).

-- What a named region consists of: whole countries, or what is in these time zones of one.
create table private.region_part (
  region private.required_line not null,
  country private.required_line not null,
  zones text[],
  primary key (region, country)
);
alter table private.region_part enable row level security;
insert into private.region_part (region, country)
select region, btrim(country) from (values
  ('Benelux', 'Belgium, Luxembourg, Netherlands'),
  ('East Africa', 'Djibouti, Ethiopia, Kenya, Rwanda, Tanzania, Uganda'),
  ('European Union', 'Austria, Belgium, Bulgaria, Croatia, Cyprus, Czech Republic, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Poland, Portugal, Romania, Slovakia, Slovenia, Spain, Sweden'),
  ('North Europe', 'Belgium, Denmark, Finland, Germany, Ireland, Netherlands, Norway, Poland, Sweden, United Kingdom'),
  ('Persian Gulf', 'Bahrain, Kuwait, Oman, Qatar, Saudi Arabia, United Arab Emirates'),
  ('Southeast Asia', 'Cambodia, Indonesia, Malaysia, Philippines, Singapore, Thailand, Vietnam'),
  ('United States', 'United States of America'),
  ('West Africa', 'Benin, Cameroon, Ghana, Ivory Coast, Nigeria, Senegal, Sierra Leone, Togo'),
  ('Western Europe', 'Austria, Belgium, France, Germany, Ireland, Luxembourg, Netherlands, Switzerland, United Kingdom')
) as named (region, countries), string_to_table(countries, ',') as country;
insert into private.region_part (region, country, zones) values
  ('US East Coast', 'United States of America', '{America/New_York}'),
  ('US West Coast', 'United States of America', '{America/Los_Angeles}');

create table private.transit_lane (
  id bigint generated always as identity primary key,
  slug text not null unique, -- what a lane is: its mode, its ends and its product; also in its address
  version int not null default 1,
  mode text not null check (mode in ('air', 'ocean', 'road', 'rail')),
  origin_code text references public.place, -- null: a country or a region
  origin private.required_line not null,
  destination_code text references public.place,
  destination private.required_line not null,
  product private.required_line,
  days_min int not null,
  days_max int not null,
  working_days boolean not null default false,
  counted text not null check (counted in ('airport to airport', 'port to port', 'terminal to terminal', 'door to door')),
  cut_off private.required_line, -- in words; without them the hours are shown
  cut_off_hours_min int, -- before departure
  cut_off_hours_max int,
  departures_a_week int constraint departures check (departures_a_week between 1 and 100), -- null: not said
  service text check (service in ('air-freight', 'ocean-freight', 'road-freight', 'international', 'domestic_transport')),
  valid_from date not null constraint valid_from_range check (valid_from between '2000-01-01' and '2099-12-31'),
  checked_on date not null constraint checked_on_range check (checked_on between '2000-01-01' and '2099-12-31'),
  published boolean not null default true,
  constraint transit_days check (days_min >= 0 and days_max between days_min and 200),
  constraint cut_off_hours check ((cut_off_hours_min is null) = (cut_off_hours_max is null)
    and cut_off_hours_min >= 0 and cut_off_hours_max between cut_off_hours_min and 2400)
);
alter table private.transit_lane enable row level security;

-- Letters and digits of a name, as they can stand in an address.
create function private.slug_of(name text) returns text language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(private.folded(name), '[^a-z0-9]+', '-', 'g'), '-')
$$;

-- Every country and region, with its name as people type it. What is plain already need not be folded, which takes long.
create function private.transit_areas() returns table (name text, folded text, kind text)
language sql stable set search_path = '' as $$
  select area, case when area ~ '[^ -~]' then private.folded(area) else lower(area) end, of_kind
  from (
    select distinct country::text, 'country' from public.place
    union all
    select distinct region::text, 'region' from private.region_part) as known (area, of_kind)
$$;

-- The country or region with this name, spelled as it is known; null if there is none.
create function private.area_named(name text) returns text language plpgsql stable set search_path = '' as $$
declare
  sought text := private.folded(btrim(area_named.name));
begin
  if exists (select from public.place where place.country = area_named.name) then return area_named.name; end if;
  return (select area.name from private.transit_areas() as area where area.folded = sought limit 1);
end $$;

-- Where a place, a country or a region is, in parts.
create function private.area_of(place_code text, name text)
returns table (country text, zones text[], latitude float8, longitude float8) language sql stable set search_path = '' as $$
  select place.country::text, array[place.zone::text], place.latitude, place.longitude from public.place
  where place.code = place_code
  union all
  select part.country::text, part.zones, null, null from private.region_part as part
  where place_code is null and part.region = name
  union all
  select name, null, null, null
  where place_code is null and not exists (select from private.region_part as part where part.region = name)
$$;

-- Whether two of them have something in common. Two places do within half a degree: an airport and its city, a port and its town.
create function private.areas_meet(code text, name text, other_code text, other_name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.area_of(code, name) as one join private.area_of(other_code, other_name) as other using (country)
    where coalesce(one.zones && other.zones, true)
      and coalesce(abs(one.latitude - other.latitude) < 0.5
        and abs(one.longitude - other.longitude) * cos(radians(one.latitude)) < 0.5, true))
$$;

-- The name of an end of a lane as it is shown. Raises for a name without a code that no country or region has, and for an unknown code.
create function private.end_spelled(place_code text, name text) returns text language plpgsql stable set search_path = '' as $$
declare
  spelled text := btrim(name);
  known text;
begin
  if place_code is not null then
    if not exists (select from public.place where code = place_code) then
      raise exception 'There is no place with the code “%”.', place_code;
    end if;
    return spelled;
  end if;
  known := private.area_named(spelled);
  if known is null then
    raise exception 'There is no country or region “%”. A place is named by its code, too.', spelled;
  end if;
  return known;
end $$;

-- Spells the ends as they are known, names the lane, and counts the version.
create function private.check_transit_lane() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and (select count(*) from private.transit_lane) >= 400 then
    raise exception 'There are 400 lanes already: delete one of them first.';
  end if;
  new.origin := private.end_spelled(new.origin_code, new.origin);
  new.destination := private.end_spelled(new.destination_code, new.destination);
  new.product := nullif(btrim(new.product), '');
  new.slug := concat_ws('-', new.mode,
    coalesce(nullif(private.slug_of(new.origin), ''), lower(new.origin_code)),
    coalesce(nullif(private.slug_of(new.destination), ''), lower(new.destination_code)),
    nullif(private.slug_of(coalesce(new.product, '')), ''));
  if tg_op = 'UPDATE' then new.version := old.version + 1; end if;
  return new;
end $$;
create trigger check_transit_lane before insert or update on private.transit_lane for each row
  execute function private.check_transit_lane();
create trigger audit after insert or update or delete on private.transit_lane for each row
  execute function private.record_change('slug', 'id', 'slug', 'version');

-- What anybody may know of a lane.
create function private.lane_shown(lane private.transit_lane) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'slug', lane.slug, 'mode', lane.mode, 'originCode', lane.origin_code, 'origin', lane.origin,
    'destinationCode', lane.destination_code, 'destination', lane.destination, 'product', lane.product,
    'daysMin', lane.days_min, 'daysMax', lane.days_max, 'workingDays', lane.working_days, 'counted', lane.counted,
    'cutOff', lane.cut_off, 'cutOffHoursMin', lane.cut_off_hours_min, 'cutOffHoursMax', lane.cut_off_hours_max,
    'departuresAWeek', lane.departures_a_week, 'service', lane.service,
    'validFrom', lane.valid_from, 'checkedOn', lane.checked_on)
$$;

create function private.shown_lanes() returns setof private.transit_lane language sql stable set search_path = '' as $$
  select * from private.transit_lane where published and valid_from <= current_date
$$;

create function private.transit_lanes(slugs text[], service text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take('transitLook');
  if cardinality(slugs) > 100 then
    raise exception 'At most 100 lanes can be asked for at once.' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(private.lane_shown(lane) order by lane.id), '[]')
    from (select * from private.shown_lanes() as known
          where known.slug = any (slugs) or known.service = transit_lanes.service order by known.id limit 200) as lane);
end $$;
grant execute on function private.transit_lanes(text[], text) to anon, authenticated;

-- Lanes that are published, by their names or for the page of a service: up to 200, in the order in which they were added.
create function public.transit_lanes(slugs text[], service text) returns jsonb language sql volatile set search_path = '' as $$
  select private.transit_lanes(slugs, service)
$$;
grant execute on function public.transit_lanes(text[], text) to anon, authenticated;

-- What is called like this or begins so, or has a word that does: [{code, name, country, kind}], the best first. The few that may fit
-- are ranked.
create function private.ends_like(sought text, coded text) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'country', country, 'kind', kind) order by place), '[]')
  from (
    select *, row_number() over (order by case
      when coded in (code, substr(code, 3)) then 1
      when sought in (folded, split_part(folded, ' (', 1)) then 2
      when starts_with(folded, sought) then 3
      else 4 end, array_position(array['region', 'country', 'port', 'city', 'airport'], kind), name, country, code) as place
    from (
      select code, name::text, country::text, kind, folded from public.place
      where starts_with(folded, sought) or strpos(folded, ' ' || sought) > 0 or strpos(folded, '(' || sought) > 0
        or code = coded or substr(code, 3) = coded
      union all
      select null, name, null, kind, folded from private.transit_areas()
      where starts_with(folded, sought) or strpos(folded, ' ' || sought) > 0) as known
    order by place limit 10) as best
$$;

create function private.transit_places(sought text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  entered text := private.folded(btrim(left(sought, 130)));
begin
  perform private.take('transitLook');
  if coalesce(entered, '') = '' or char_length(entered) > 120 then return '[]'; end if;
  return private.ends_like(entered, upper(entered));
end $$;
grant execute on function private.transit_places(text) to anon, authenticated;

-- The places, countries and regions that somebody may mean while typing: up to 10 of [{code, name, country, kind}]; what has no
-- code is a country or a region.
create function public.transit_places(sought text) returns jsonb language sql volatile set search_path = '' as $$
  select private.transit_places(sought)
$$;
grant execute on function public.transit_places(text) to anon, authenticated;

-- What a code or a name means; null if nothing is called so, or if places in several countries are.
create function private.end_meant(sought text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  entered text := btrim(left(sought, 120));
  named text := private.folded(entered);
  area text;
  meant jsonb;
begin
  select jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country) into meant
  from public.place where code = upper(entered);
  if meant is null then
    area := private.area_named(entered);
    if area is not null then meant := jsonb_build_object('code', null, 'name', area, 'country', null); end if;
  end if;
  if meant is null and entered <> '' then
    select case when min(country) = max(country) then (array_agg(
      jsonb_build_object('code', code, 'name', private.present_name(name), 'country', country) order by code))[1] end into meant
    from (
      select code, name, country, rank() over (order by array_position(array['port', 'city', 'airport'], kind)) as place
      from public.place
      where folded = named or folded ~>=~ (named || ' (') and folded ~<~ (named || ' )')) as called -- as private.place_named
    where place = 1;
  end if;
  return meant;
end $$;

create function private.find_transit_lanes(origin text, destination text, mode text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  starts jsonb;
  ends jsonb;
begin
  perform private.take('transitLook');
  starts := private.end_meant(origin);
  ends := private.end_meant(destination);
  return jsonb_build_object('origin', starts, 'destination', ends, 'lanes', (
    select coalesce(jsonb_agg(private.lane_shown(lane) order by rank, (lane).days_max, (lane).id), '[]')
    from (
      select lane, (lane.origin_code is null)::int + (lane.destination_code is null)::int as rank
      from private.shown_lanes() as lane
      where starts is not null and ends is not null
        and lane.mode = coalesce(find_transit_lanes.mode, lane.mode)
        and private.areas_meet(lane.origin_code, lane.origin, starts ->> 'code', starts ->> 'name')
        and private.areas_meet(lane.destination_code, lane.destination, ends ->> 'code', ends ->> 'name')
      order by rank, lane.days_max, lane.id limit 50) as fitting));
end $$;
grant execute on function private.find_transit_lanes(text, text, text) to anon, authenticated;

-- {origin, destination: {code, name, country}, null where no one place is called so, lanes: up to 50, the most exact and fastest first}.
-- Lanes between a code or name and another, in one mode or (null) in any: also those of the country or region around a place.
create function public.find_transit_lanes(origin text, destination text, mode text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.find_transit_lanes(origin, destination, mode)
$$;
grant execute on function public.find_transit_lanes(text, text, text) to anon, authenticated;

create function private.lane_kept(lane private.transit_lane) returns jsonb language sql immutable set search_path = '' as $$
  select private.lane_shown(lane) || jsonb_build_object('id', lane.id, 'version', lane.version, 'published', lane.published)
$$;

create function private.all_transit_lanes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(private.lane_kept(lane) order by lane.slug), '[]') from private.transit_lane as lane);
end $$;
grant execute on function private.all_transit_lanes() to authenticated;

-- Every lane with its id, its version, and whether it is published; there are no more than 400.
create function public.all_transit_lanes() returns jsonb language sql stable set search_path = '' as $$
  select private.all_transit_lanes()
$$;
grant execute on function public.all_transit_lanes() to authenticated;

-- What is stated of a lane, in the columns' own types. Raises the error of the first value that its column cannot hold.
create function private.stated_lane(stated jsonb) returns private.transit_lane language plpgsql stable set search_path = '' as $$
declare
  lane private.transit_lane;
begin
  lane.mode := stated ->> 'mode';
  lane.origin_code := nullif(upper(btrim(stated ->> 'originCode')), '');
  lane.origin := stated ->> 'origin';
  lane.destination_code := nullif(upper(btrim(stated ->> 'destinationCode')), '');
  lane.destination := stated ->> 'destination';
  lane.product := nullif(btrim(stated ->> 'product'), '');
  lane.days_min := (stated ->> 'daysMin')::int;
  lane.days_max := (stated ->> 'daysMax')::int;
  lane.working_days := coalesce((stated ->> 'workingDays')::boolean, false);
  lane.counted := stated ->> 'counted';
  lane.cut_off := nullif(btrim(stated ->> 'cutOff'), '');
  lane.cut_off_hours_min := (stated ->> 'cutOffHoursMin')::int;
  lane.cut_off_hours_max := (stated ->> 'cutOffHoursMax')::int;
  lane.departures_a_week := (stated ->> 'departuresAWeek')::int;
  lane.service := nullif(stated ->> 'service', '');
  lane.valid_from := (stated ->> 'validFrom')::date;
  lane.checked_on := (stated ->> 'checkedOn')::date;
  lane.published := coalesce((stated ->> 'published')::boolean, true);
  return lane;
end $$;

-- Whether a lane says the same as another, whatever their ids and versions are.
create function private.lanes_agree(one private.transit_lane, other private.transit_lane) returns boolean
language sql immutable set search_path = '' as $$
  select private.lane_kept(one) - '{id,version,slug}'::text[] = private.lane_kept(other) - '{id,version,slug}'::text[]
$$;

-- Adds (without an id), changes, or deletes (without a lane) one lane. What is so already is left alone, so that a request can be
-- repeated; of a version that is no longer current PT409 is raised.
create function private.change_transit_lane(change jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  given jsonb := (change ->> 'lane')::jsonb; -- or its text: a request may hold 10,000 values
  known private.transit_lane;
  stated private.transit_lane;
begin
  select * into known from private.transit_lane where id = (change ->> 'id')::bigint for update;
  if given is null then
    if known.version <> (change ->> 'version')::int then raise exception 'changed' using errcode = 'PT409'; end if;
    delete from private.transit_lane where id = known.id;
    return;
  end if;
  stated := private.stated_lane(given);
  if change ->> 'id' is null then
    insert into private.transit_lane (slug, mode, origin_code, origin, destination_code, destination, product, days_min, days_max,
      working_days, counted, cut_off, cut_off_hours_min, cut_off_hours_max, departures_a_week, service, valid_from, checked_on,
      published)
    values ('', stated.mode, stated.origin_code, stated.origin, stated.destination_code, stated.destination, stated.product,
      stated.days_min, stated.days_max, stated.working_days, stated.counted, stated.cut_off, stated.cut_off_hours_min,
      stated.cut_off_hours_max, stated.departures_a_week, stated.service, stated.valid_from, stated.checked_on, stated.published)
    on conflict (slug) do nothing returning * into known;
    if known.id is null and not exists (
      select from private.transit_lane as lane
      where private.lanes_agree(lane, stated)) then
      raise exception 'There is a lane with this mode, these ends and this product already.' using errcode = '23505';
    end if;
    return;
  end if;
  if known.id is null then raise exception 'gone' using errcode = 'PT409'; end if;
  if private.lanes_agree(known, stated) then return; end if;
  if known.version is distinct from (change ->> 'version')::int then raise exception 'changed' using errcode = 'PT409'; end if;
  update private.transit_lane set mode = stated.mode, origin_code = stated.origin_code, origin = stated.origin,
    destination_code = stated.destination_code, destination = stated.destination, product = stated.product,
    days_min = stated.days_min, days_max = stated.days_max, working_days = stated.working_days, counted = stated.counted,
    cut_off = stated.cut_off, cut_off_hours_min = stated.cut_off_hours_min, cut_off_hours_max = stated.cut_off_hours_max,
    departures_a_week = stated.departures_a_week, service = stated.service, valid_from = stated.valid_from,
    checked_on = stated.checked_on, published = stated.published
  where id = known.id;
end $$;

create function private.change_transit_lanes(changes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 800;
  change record;
  broken text;
  problems jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) > most then
    raise exception 'At most % lanes can be changed at once.', most using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('transit lanes', 0)); -- what one admin stores another one sees whole
  begin
    -- What is deleted makes room for what is changed or added.
    for change in
      select value, place from jsonb_array_elements(changes) with ordinality as listed (value, place)
      order by value -> 'lane' is not null and value -> 'lane' <> 'null', value ->> 'id' is null, place
    loop
      begin
        perform private.change_transit_lane(change.value);
      exception when data_exception or integrity_constraint_violation or raise_exception or sqlstate 'PT409' then
        get stacked diagnostics broken = constraint_name;
        problems := problems || jsonb_build_object('place', change.place - 1, 'code', sqlstate, 'reason', sqlerrm,
          'constraint', broken, 'now', (
            select private.lane_kept(lane) from private.transit_lane as lane where id::text = change.value ->> 'id'));
      end;
    end loop;
    if problems <> '[]' then raise exception 'problems' using errcode = 'PT422'; end if;
  exception when sqlstate 'PT422' then null; -- nothing is stored
  end;
  return problems;
end $$;
grant execute on function private.change_transit_lanes(jsonb) to authenticated;

-- Adds, changes and deletes lanes, [{id, version, lane}], all of them or none: {id: null} adds, {lane: null} deletes; a lane may be given
-- as its text. The answer is
-- what was wrong, [{place, code, reason, constraint, now}] by the place in the list, or [] if all is stored. Repeating it changes nothing.
create function public.change_transit_lanes(changes jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.change_transit_lanes(changes)
$$;
grant execute on function public.change_transit_lanes(jsonb) to authenticated;

-- How soon inquiries are usually answered, as an owner says it. Null: nothing is claimed.
create table private.reply_time (
  only_row boolean primary key default true check (only_row),
  within_hours int check (within_hours between 1 and 240)
);
alter table private.reply_time enable row level security;
insert into private.reply_time default values;

-- The read of one row costs less than counting it would.
create function private.reply_time() returns int language sql stable security definer set search_path = '' as $$
  select within_hours from private.reply_time
$$;
grant execute on function private.reply_time() to anon, authenticated;

-- Within how many hours inquiries are usually answered; null if nothing is claimed.
create function public.reply_time() returns int language sql stable set search_path = '' as $$
  select private.reply_time()
$$;
grant execute on function public.reply_time() to anon, authenticated;

create function private.set_reply_time(hours int, seen jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before int;
begin
  perform private.require_owner();
  if hours not between 1 and 240 then
    raise exception 'Inquiries are answered within 1 to 240 hours.' using errcode = '22023';
  end if;
  select within_hours into before from private.reply_time for update;
  if before is not distinct from hours then return; end if;
  if jsonb_build_object('hours', before) <> seen then
    raise exception 'Somebody has changed the reply time since you opened it. Yours was not saved.' using errcode = 'PT409';
  end if;
  update private.reply_time set within_hours = hours;
  perform private.record_account(private.actor(), 'update', 'settings', 'reply_time', 'Reply time',
    jsonb_build_object('replyHours', jsonb_build_object('before', before::text, 'after', hours::text)));
end $$;
grant execute on function private.set_reply_time(int, jsonb) to authenticated;

-- Without hours nothing is claimed from now on. `expected`: {hours} that the caller knows; PT409 where others are stored by now.
create function public.set_reply_time(hours int default null, expected jsonb default null) returns void
language sql volatile set search_path = '' as $$
  select private.set_reply_time(hours, expected)
$$;
grant execute on function public.set_reply_time(int, jsonb) to authenticated;

-- What is known of a person, for the owner who answers a request: found by e-mail address, phone number or name, and shown, before any of it is
-- exported or erased (docs/decisions/044). Who of the staff did what is no part of it: that is how the company answers for its work.

-- What a text has that names somebody: an expression without regard to case, never inside a longer word or number. Of a phone number the last
-- nine digits count, however it is written: the country's code is often left out, and with it the zero that takes its place comes or goes.
create function private.person_pattern(email text, phone text, name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address text := nullif(btrim(email), '');
  digits text := nullif(regexp_replace(left(phone, 120), '[^0-9]', '', 'g'), '');
  without_zero text := ltrim(digits, '0');
  called text := nullif(btrim(name, e' \t\r\n'), '');
begin
  if address is not null and not private.is_mail_address(address) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if nullif(btrim(phone), '') is not null and (char_length(digits) between 6 and 15 and without_zero <> '') is not true then
    raise exception 'A phone number has 6 to 15 digits.' using errcode = '22023';
  end if;
  if called is not null and (char_length(called) not between 3 and 120 or called !~ '[[:alpha:]]') then
    raise exception 'A name has 3 to 120 characters.' using errcode = '22023';
  end if;
  if num_nonnulls(address, digits, called) = 0 then
    raise exception 'Enter an e-mail address, a phone number or a name.' using errcode = '22023';
  end if;
  return concat_ws('|',
    '(?<![[:alnum:]._%+-])' || regexp_replace(address, '([!-/:-@[-`{-~])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])',
    '(?<![[:alnum:]])(?:\+?[0-9][^0-9[:alpha:]]{0,3}){0,6}?'
      || regexp_replace(regexp_replace(right(without_zero, 9), '([0-9])', '\1[^0-9[:alpha:]]{0,3}', 'g'), '\[\^0-9\[:alpha:\]\]\{0,3\}$', '')
      || '(?![[:alnum:]])',
    '(?<![[:alnum:]])' || regexp_replace(regexp_replace(called, '([!-/:-@[-`{-~])', '\\\1', 'g'), '[[:space:]]+', '[[:space:]]+', 'g')
      || '(?![[:alnum:]])');
end $$;

-- Some words around the first place that names the person.
create function private.excerpt(said text, pattern text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(substring(said from '(?i)(.{0,60}(?:' || pattern || ').{0,60})'), '[[:space:]]+', ' ', 'g')
$$;

-- Three stars are no longer than what they stand for.
create function private.without_person(said text, pattern text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(said, pattern, '***', 'gi')
$$;

-- The same for every text in a value. An object with an e-mail address is a person: where one of its texts names who is sought, all of them
-- are erased.
create function private.without_person(said jsonb, pattern text) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  case jsonb_typeof(said)
    when 'string' then return to_jsonb(private.without_person(said #>> '{}', pattern));
    when 'array' then
      return (select coalesce(jsonb_agg(private.without_person(part, pattern) order by place), '[]')
              from jsonb_array_elements(said) with ordinality as listed (part, place));
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, case
                when said ? 'email' and jsonb_typeof(value) = 'string' and private.names_person(said, pattern) then '"Erased"'
                else private.without_person(value, pattern) end), '{}')
              from jsonb_each(said));
    else return said;
  end case;
end $$;

-- Every text in a value. Never `::text`: JSON writes a line break as \n, so that a name behind it would be part of a word.
create function private.texts_in(said jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (select string_agg(leaf #>> '{}', ' | ') from jsonb_path_query(said, 'strict $.** ? (@.type() == "string")') as leaf);
end $$;

create function private.names_person(said jsonb, pattern text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(private.texts_in(said) ~* pattern, false);
end $$;

-- A status that only names the person becomes that of its code.
create function private.status_without_person(status text, pattern text, happened text) returns text
language plpgsql stable set search_path = '' as $$
declare
  kept text := private.without_person(status, pattern);
begin
  if status ~* pattern and kept !~ '[^ -/:-@[-`{-~]' then return (select label from public.event_code where code = happened); end if;
  return kept;
end $$;

-- The query of an address as it was typed. What is no such query is left as it is.
create function private.url_decoded(query text) returns text language plpgsql immutable set search_path = '' as $$
declare
  spaced text := replace(query, '+', ' ');
begin
  return convert_from((
    select coalesce(string_agg(case when part[1] ~ '^%..$' then decode(substr(part[1], 2), 'hex') else convert_to(part[1], 'UTF8') end,
      ''::bytea order by place), '')
    from regexp_matches(spaced, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as listed (part, place)), 'UTF8');
exception when data_exception then return spaced;
end $$;

-- What of an entry of the audit names the person, by the names of its digests. What is about the staff stays.
create function private.audited(entry public.audit, pattern text) returns text[] language plpgsql stable set search_path = '' as $$
begin
  if entry.subject in ('staff', 'staff_review', 'invitation', 'reset')
    or concat_ws(' | ', private.texts_in(entry.changes), entry.reason, entry.label) !~* pattern then return '{}'; end if;
  return array(
    select 'changes.' || key from jsonb_each(entry.changes) where key <> 'handledBy' and private.names_person(value, pattern)
    union all
    select 'reason' where entry.reason ~* pattern
    union all
    select 'label' where entry.label ~* pattern);
end $$;

-- Goods that are under way need the parties of their contract.
create function private.may_erase_parties(parcel public.consignment) returns boolean language sql stable set search_path = '' as $$
  select parcel.ended or parcel.archived_at is not null
$$;

-- What else is typed of a consignment, in fields that a person may be named in.
create function private.texts_of(parcel public.consignment) returns text language plpgsql stable set search_path = '' as $$
begin
  return concat_ws(' | ', parcel.status, parcel.remark, parcel.comment, parcel.product, parcel."carrierRef", parcel."itemQuantity",
    parcel."itemWeight", parcel."paymentMode", parcel."shipmentMode", parcel."typeOfShipment");
end $$;

-- Everything that names a person. `part` says what of a row; `does` what erasing does to it: 'delete' the row, 'anonymize' the person in it,
-- 'redact' the places in its texts, or 'keep'.
create function private.personal_records(pattern text)
returns table (kind text, id text, part text, label text, at timestamptz, excerpt text, does text)
language sql stable set search_path = '' as $$
  select 'consignment', parcel.id::text, party.name, parcel."trackingId", parcel.created_at, private.excerpt(party.said, pattern),
    case when private.may_erase_parties(parcel) then 'anonymize' else 'keep' end
  from public.consignment as parcel, lateral (values
    ('sender', concat_ws(' | ', "sendersName", "sendersEmail", "sendersPhone", "sendersAddress")),
    ('receiver', concat_ws(' | ', "recName", "recEmail", "recPhone", "recAddress"))) as party (name, said)
  where party.said ~* pattern
  union all
  select 'consignmentTexts', parcel.id::text, '', parcel."trackingId", parcel.created_at, min(private.excerpt(said, pattern)), 'redact'
  from (
    select known.id, private.texts_of(known) from public.consignment as known
    union all
    select consignment, concat_ws(' | ', status, public_note, internal_note, reason, void_reason) from public.consignment_event
    union all
    select consignment, reason from public.eta_revision
    union all
    select consignment, marks from public.consignment_piece
    union all
    select consignment, concat_ws(' | ', carrier, vessel) from public.consignment_leg) as written (parcel_id, said)
    join public.consignment as parcel on parcel.id = parcel_id
  where said ~* pattern
  group by parcel.id
  union all
  select 'template', known.id::text, '', known.name, null, private.excerpt(private.texts_in(known.fields), pattern), 'redact'
  from public.consignment_template as known
  where known.name ~* pattern or private.names_person(known.fields, pattern)
  union all
  select 'follower', known.id::text, '', parcel."trackingId", known.made_at, known.email, 'delete'
  from private.follower as known join public.consignment as parcel on parcel.id = known.consignment
  where known.email ~* pattern
  union all
  select 'subscriber', known.id::text, '', known.country, known.created_at, known.email, 'delete'
  from public."newsLetter" as known where concat_ws(' | ', known.email, known.country) ~* pattern
  union all
  select 'inquiry', known.id::text, '', concat_ws(' ', "firstName", "secondName"), known.created_at, known.email, 'delete'
  from public."contactForm" as known where concat_ws(' | ', concat_ws(' ', "firstName", "secondName"), known.email) ~* pattern
  union all
  select 'inquiryText', known.id::text, '', concat_ws(' ', "firstName", "secondName"), known.created_at,
    private.excerpt(concat_ws(' | ', known.comment, known."trackingNo"), pattern), 'redact'
  from public."contactForm" as known
  where concat_ws(' | ', known.comment, known."trackingNo") ~* pattern
    and concat_ws(' | ', concat_ws(' ', "firstName", "secondName"), known.email) !~* pattern
  union all
  select 'chat', known.id::text, '', known."senderName", known.created_at, address.email, 'delete'
  from private.chat_address as address join public.chats as known on known.id = address.chat
  where address.email ~* pattern
  union all
  select 'chatTexts', known.id::text, '', known."senderName", known.created_at, min(private.excerpt(said, pattern)), 'redact'
  from (
    select chat, message::text from public.chat_message
    union all
    select chat, note from private.chat_note
    union all
    select labelled.id, array_to_string(labels, ' | ') from public.chats as labelled) as written (chat_id, said)
    join public.chats as known on known.id = chat_id
  where said ~* pattern and not exists (select from private.chat_address where chat = chat_id and email ~* pattern)
  group by known.id
  union all
  select 'quote', known.id::text, '', known.number, known.made_at, private.excerpt(said.text, pattern), case
    when known.state <> 'won' and private.names_person(known.request -> 'contact', pattern) then 'delete'
    when (select not private.may_erase_parties(parcel) from public.consignment as parcel where parcel.id = known.consignment)
      or known.state = 'won' and known.consignment is null and known.changed_at > now() - interval '180 days' then 'keep'
    else 'redact' end
  from private.quote as known, lateral (
    select concat_ws(' | ', private.texts_in(known.request), private.texts_in(known.offer), private.texts_in(known.acceptance),
      (select string_agg(private.texts_in(detail), ' | ') from private.quote_event where quote = known.id)) as text) as said
  where said.text ~* pattern
  union all
  select 'sentMail', known.key::text, '', concat_ws(' ', known."trackingId", known.subject), known.created_at,
    private.excerpt(said, pattern), case when known.payload ->> 'receiversMail' ~* pattern then 'anonymize' else 'redact' end
  from public.mail_log as known,
    lateral (select concat_ws(' | ', private.texts_in(known.payload), known.reason) as said) as written
  where said ~* pattern
  union all
  select 'notices', lower(told.email), '', count(*)::text, max(told.at), min(told.email), 'anonymize'
  from (
    select mail.email, mail.created_at, concat_ws(' | ', mail.email, mail.reason) from private.queued_mail as mail
    union all
    select earlier.email, null, earlier.email
    from private.party_token as earlier join public.consignment as parcel on parcel.id = earlier.consignment
    where lower(earlier.email) <> lower(btrim(case earlier.party when 'sender' then parcel."sendersEmail" else parcel."recEmail" end))
  ) as told (email, at, said)
  where told.said ~* pattern
  group by lower(told.email)
  union all
  select 'proof', known.id::text, '', parcel."trackingId", known.made_at, concat_ws(', ', known.signer, known.place), 'anonymize'
  from private.proof as known join public.consignment as parcel on parcel.id = known.consignment
  where concat_ws(' | ', known.signer, known.place) ~* pattern
  union all
  select 'newsletter', known.id::text, '', known.subject, known.made_at,
    private.excerpt(concat_ws(' | ', known.subject, private.texts_in(known.paragraphs)), pattern), 'redact'
  from private.newsletter as known where known.subject ~* pattern or private.names_person(known.paragraphs, pattern)
  union all
  select 'preparedAnswer', known.id::text, '', known.shortcut, known.updated_at, private.excerpt(known.text, pattern), 'redact'
  from public.prepared_answer as known where known.text ~* pattern
  union all
  select 'savedView', known.id::text, '', known.name, known.created_at, private.excerpt(said, pattern), 'delete'
  from public.saved_view as known,
    lateral (select concat_ws(' | ', known.name, private.url_decoded(known.address)) as said) as read
  where said ~* pattern
  union all
  select 'import', known.key::text, '', known.file, known.created_at, null, 'redact'
  from private.import_batch as known where known.file ~* pattern
  union all
  select 'invitation', known.id::text, '', known.email, known.made_at, known.role, 'delete'
  from private.account_link as known where known.purpose = 'invitation' and known.email ~* pattern
  union all
  select 'account', known.id::text, '', known.email, known.created_at,
    (select role from private.admins where user_id = known.id), 'keep'
  from auth.users as known where known.email ~* pattern
  union all
  select 'audit', 'values', '', count(*)::text, max(entry.at), null, 'redact'
  from public.audit as entry
  where private.audited(entry, pattern) <> '{}'
  having count(*) > 0
  union all
  select 'work', 'actor', '', count(*)::text, max(entry.at), min(entry.actor), 'keep'
  from public.audit as entry where entry.actor ~* pattern
  having count(*) > 0
$$;

create function private.found_records(email text, phone text, name text, page int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  pattern text;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.take('personalData', auth.uid()::text);
  return (
    select jsonb_build_object('total', count(*), 'records', coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'id', id, 'part', part, 'label', label, 'at', private.instant(at), 'excerpt', excerpt, 'does', does) order by place)
        filter (where place > 500 * greatest(page, 0) and place <= 500 * (greatest(page, 0) + 1)), '[]'))
    from (select found.*, row_number() over (order by kind, at desc, id, part) as place from private.personal_records(pattern) as found) as listed);
end $$;
grant execute on function private.found_records(text, text, text, int) to authenticated;

-- What names a person by any of the three (null: not asked for), 500 at a time from page 0: {total, records: [{kind, id, part, label, at,
-- excerpt, does: delete | anonymize | redact | keep}]}. For owners, as all below.
create function public.find_person(email text, phone text, name text, page int default 0) returns jsonb
language sql volatile set search_path = '' as $$
  select private.found_records(email, phone, name, page)
$$;
grant execute on function public.find_person(text, text, text, int) to authenticated;

-- One side of a consignment, and what the site shows anybody of it.
create function private.exported_party(parcel public.consignment, party text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('trackingId', parcel."trackingId", 'party', party, 'made', private.instant(parcel.created_at),
      'product', parcel.product, 'quantity', parcel."itemQuantity", 'weight', parcel."itemWeight", 'from', parcel."departedFrom",
      'to', parcel."headingTo", 'status', parcel.status, 'journey', parcel.journey)
    || case party when 'sender' then jsonb_build_object('name', parcel."sendersName", 'email', parcel."sendersEmail",
         'phone', parcel."sendersPhone", 'address', parcel."sendersAddress")
       else jsonb_build_object('name', parcel."recName", 'email', parcel."recEmail", 'phone', parcel."recPhone",
         'address', parcel."recAddress") end
$$;

-- A value without the other people in it: an object with an e-mail address is one.
create function private.without_others(said jsonb, pattern text) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  case jsonb_typeof(said)
    when 'array' then
      return (select coalesce(jsonb_agg(private.without_others(part, pattern) order by place), '[]')
              from jsonb_array_elements(said) with ordinality as listed (part, place));
    when 'object' then
      if said ? 'email' and not private.names_person(said, pattern) then return 'null'; end if;
      return (select coalesce(jsonb_object_agg(key, private.without_others(value, pattern)), '{}') from jsonb_each(said));
    else return said;
  end case;
end $$;

-- The fields of a template without the side of somebody else.
create function private.exported_fields(fields jsonb, pattern text) returns jsonb language sql immutable set search_path = '' as $$
  select fields - array(
    select field
    from (values (array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone']),
      (array['recName', 'recEmail', 'recAddress', 'recPhone'])) as side (names), unnest(names) as field
    where not private.names_person((select jsonb_agg(fields -> name) from unnest(names) as name), pattern))
$$;

create function private.exported_texts(sought bigint, pattern text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'consignment', (select jsonb_build_object('trackingId', "trackingId", 'texts', private.texts_of(known))
      from public.consignment as known where id = sought),
    'entries', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(moment), 'status', status, 'note', public_note,
        'internalNote', internal_note, 'reason', reason, 'voidReason', void_reason) order by no), '[]')
      from public.consignment_event
      where consignment = sought and concat_ws(' | ', status, public_note, internal_note, reason, void_reason) ~* pattern),
    'arrivals', (select coalesce(jsonb_agg(reason order by id), '[]') from public.eta_revision
      where consignment = sought and reason ~* pattern),
    'pieces', (select coalesce(jsonb_agg(marks order by number), '[]') from public.consignment_piece
      where consignment = sought and marks ~* pattern),
    'legs', (select coalesce(jsonb_agg(concat_ws(', ', carrier, vessel) order by position), '[]') from public.consignment_leg
      where consignment = sought and concat_ws(' | ', carrier, vessel) ~* pattern))
$$;

-- What is known in a record, without secrets and without who of the staff wrote it.
create function private.exported(kind text, sought text, part text, pattern text) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return case kind
    when 'consignment' then (select private.exported_party(known, part) from public.consignment as known where id = sought::bigint)
    when 'consignmentTexts' then private.exported_texts(sought::bigint, pattern)
    when 'template' then (select to_jsonb(known) - 'id' || jsonb_build_object('fields', private.exported_fields(known.fields, pattern))
      from public.consignment_template as known where id = sought::bigint)
    when 'follower' then (select to_jsonb(known) - 'id' from private.follower as known where id = sought::bigint)
    when 'subscriber' then (
      select to_jsonb(known) - 'id' || jsonb_build_object('confirmed', private.instant(confirmed_at))
      from public."newsLetter" as known left join private.subscription on subscriber = id where id = sought::bigint)
    when 'inquiry' then (select to_jsonb(known) - array['id', 'handledBy', 'requestKey'] from public."contactForm" as known where id = sought::bigint)
    when 'inquiryText' then (select jsonb_build_object('comment', comment, 'trackingNo', "trackingNo")
      from public."contactForm" where id = sought::bigint)
    when 'chat' then (
      select jsonb_build_object('visitor', "senderName", 'began', private.instant(created_at), 'email', email,
        'page', page, 'language', language, 'zone', zone,
        'messages', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(date), 'from', type, 'message', message) order by seq), '[]')
          from public.chat_message where chat_message.chat = known.id),
        'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat_note.chat = known.id))
      from public.chats as known join private.chat_address as address on address.chat = known.id left join private.chat_visitor on chat_visitor.chat = known.id
      where known.id = sought::uuid)
    when 'chatTexts' then (select jsonb_build_object(
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(date), 'from', type, 'message', message) order by seq), '[]')
        from public.chat_message where chat = sought::uuid and message ~* pattern),
      'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat = sought::uuid and note ~* pattern)))
    when 'quote' then (
      select jsonb_build_object('number', number, 'state', state, 'made', private.instant(made_at),
        'request', private.without_others(request, pattern), 'offer', offer, 'acceptance', private.without_others(acceptance, pattern),
        'history', (select jsonb_agg(jsonb_build_object('at', private.instant(event.at), 'what', what,
          'detail', private.without_others(detail, pattern)) order by version) from private.quote_event as event where quote = known.id))
      from private.quote as known where id = sought::bigint)
    when 'sentMail' then (
      select payload || jsonb_build_object('state', state, 'at', private.instant(updated_at)) from public.mail_log where key = sought::uuid)
    when 'notices' then (
      select jsonb_agg(jsonb_build_object('email', email, 'state', state, 'at', private.instant(updated_at)) order by id)
      from private.queued_mail where lower(email) = sought)
    when 'proof' then (
      select jsonb_build_object('signer', signer, 'signature', signature, 'place', place, 'moment', private.instant(moment),
        'photos', private.photos_of(id)) from private.proof where id = sought::uuid)
    when 'newsletter' then (select jsonb_build_object('subject', subject, 'paragraphs', paragraphs) from private.newsletter where id = sought::bigint)
    when 'preparedAnswer' then (select jsonb_build_object('text', text) from public.prepared_answer where id = sought::bigint)
    when 'savedView' then (select jsonb_build_object('name', name, 'address', address) from public.saved_view where id = sought::bigint)
    when 'import' then (select jsonb_build_object('file', file) from private.import_batch where key = sought::uuid)
    when 'invitation' then (
      select jsonb_build_object('email', email, 'role', role, 'made', private.instant(made_at)) from private.account_link where id = sought::uuid)
    when 'account' then (
      select jsonb_build_object('email', email, 'made', private.instant(created_at)) from auth.users where id = sought::uuid)
    when 'audit' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject,
        'values', (select jsonb_object_agg(key, value) from jsonb_each(changes) where private.names_person(value, pattern)),
        'reason', case when reason ~* pattern then reason end) order by entry.id)
      from (select * from public.audit where private.audited(audit, pattern) <> '{}' order by audit.id limit 10000) as entry)
    when 'work' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject, 'action', action) order by entry.id)
      from (select * from public.audit where actor ~* pattern order by audit.id desc limit 10000) as entry)
  end;
end $$;

-- Records that were chosen from what `find_person` lists, as they are now. One that does not name the person any more is left out.
create function private.chosen_records(records jsonb, pattern text)
returns table (kind text, id text, part text, label text, at timestamptz, excerpt text, does text)
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(records) is distinct from 'array' or jsonb_array_length(records) not between 1 and 100 then
    raise exception 'Choose 1 to 100 records.' using errcode = '22023';
  end if;
  return query
    select found.* from private.personal_records(pattern) as found
    where (found.kind, found.id, found.part) in (
      select chosen ->> 'kind', chosen ->> 'id', chosen ->> 'part' from jsonb_array_elements(records) as chosen);
end $$;

create function private.export_person(email text, phone text, name text, records jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  pattern text;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.take('personalData', auth.uid()::text);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'part', nullif(part, ''), 'label', label, 'at', private.instant(at),
      'data', private.exported(kind, id, part, pattern)) order by kind, at desc, id), '[]')
    from private.chosen_records(records, pattern));
end $$;
grant execute on function private.export_person(text, text, text, jsonb) to authenticated;

-- [{kind, part, label, at, data}] of up to 100 records, [{kind, id, part}], that `find_person` lists.
create function public.export_person(email text, phone text, name text, records jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select private.export_person(email, phone, name, records)
$$;
grant execute on function public.export_person(text, text, text, jsonb) to authenticated;

-- Erasing what names a person. History, figures and the chain of the audit stay: rows that others depend on lose the person and not
-- their place (docs/decisions/044).

-- An order to erase. It is carried out before it would be stored, and is not stored: it names the person. What a trigger writes is no
-- change of the consignment's journey, and the audit does not keep the values that it removes (44_history.sql, 70_audit.sql).
create table private.erasure (
  pattern text, -- null: a term has ended, and the records are erased whoever they name
  records jsonb not null,
  reason private.line
);
alter table private.erasure enable row level security;

-- Values of an entry of the audit by the names of their digests. Without value and salt the chain is whole and says nothing (70_audit.sql).
create function private.erase_audited(entry bigint, names text[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  update public.audit
  set changes = changes - array(select substring(name from '^changes\.(.*)$') from unnest(names) as name where name like 'changes.%'),
    reason = case when 'reason' <> all (names) then reason end,
    label = case when 'label' <> all (names) then label end,
    salts = salts - names
  where id = entry;
end $$;

-- Mails that the site sent or was to send: that they were sent stays. Nobody writes to the party again about what they told.
create function private.erase_mails(known bigint[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  select private.sha256_hex(private.new_token()), job.consignment, mail.party, 'Erased ' || mail.id, now()
  from private.queued_mail as mail join private.notice_job as job on job.id = mail.job
  where mail.id = any (known) and mail.party is not null;
  update private.queued_mail
  set state = case state when 'waiting' then 'cancelled' else state end, follower = null, email = 'Erased ' || id, reason = null
  where id = any (known);
end $$;

create function private.erase_party(parcel bigint, whose text) returns void language plpgsql volatile set search_path = '' as $$
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
end $$;

create function private.erase_texts(parcel bigint, pattern text) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform private.locked(parcel);
  update public.consignment_event
  set status = private.status_without_person(status, pattern, code),
    public_note = private.without_person(public_note, pattern), internal_note = private.without_person(internal_note, pattern),
    reason = private.without_person(reason, pattern)
  where consignment = parcel and concat_ws(' | ', status, public_note, internal_note, reason) ~* pattern;
  update public.consignment_event set void_reason = private.without_person(void_reason, pattern)
  where consignment = parcel and void_reason ~* pattern;
  update public.eta_revision set reason = private.without_person(reason, pattern) where consignment = parcel and reason ~* pattern;
  update public.consignment_piece set marks = private.without_person(marks, pattern) where consignment = parcel and marks ~* pattern;
  update public.consignment_leg
  set carrier = private.without_person(carrier, pattern), vessel = private.without_person(vessel, pattern)
  where consignment = parcel and concat_ws(' | ', carrier, vessel) ~* pattern;
  update public.consignment
  set status = private.status_without_person(status, pattern, private.guess_code(status)),
    remark = private.without_person(remark, pattern), comment = private.without_person(comment, pattern),
    product = private.without_person(product, pattern), "carrierRef" = private.without_person("carrierRef", pattern),
    "itemQuantity" = private.without_person("itemQuantity", pattern), "itemWeight" = private.without_person("itemWeight", pattern),
    "paymentMode" = private.without_person("paymentMode", pattern), "shipmentMode" = private.without_person("shipmentMode", pattern),
    "typeOfShipment" = private.without_person("typeOfShipment", pattern)
  where id = parcel;
  perform private.refresh_journey(parcel);
end $$;

-- The fields of a party are erased together.
create function private.erase_in_template(template bigint, pattern text) returns void language plpgsql volatile set search_path = '' as $$
declare
  kept jsonb;
  side text[];
begin
  select fields into kept from public.consignment_template where id = template for update;
  foreach side slice 1 in array array[
    array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone'], array['recName', 'recEmail', 'recAddress', 'recPhone']]
  loop
    if private.names_person((select jsonb_agg(kept -> field) from unnest(side) as field), pattern) then kept := kept - side; end if;
  end loop;
  kept := private.without_person(kept, pattern);
  if kept = '{}' then
    delete from public.consignment_template where id = template;
  else
    update public.consignment_template
    set fields = kept, name = case when name ~* pattern then private.without_person(name, pattern) || ' ' || id else name end
    where id = template;
  end if;
end $$;

-- Who asked, who accepted and both parties, where they are who is sought; of other texts the places that name the person.
create function private.erase_in_quote(known private.quote, pattern text) returns void language plpgsql volatile set search_path = '' as $$
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
end $$;

create function private.erase_quote(sought bigint, pattern text) returns void language plpgsql volatile set search_path = '' as $$
declare
  known private.quote;
begin
  select * into known from private.quote where id = sought for update;
  if known.state <> 'won' and private.names_person(known.request -> 'contact', pattern) then
    delete from private.quote where id = sought;
  else
    perform private.erase_in_quote(known, pattern);
  end if;
end $$;

-- Of a mail to the person nothing stays but that it was sent.
create function private.erase_sent_mail(known uuid, pattern text) returns void language plpgsql volatile set search_path = '' as $$
begin
  update public.mail_log
  set payload = case when payload ->> 'receiversMail' ~* pattern
      then payload || jsonb_build_object('receiversMail', 'Erased', 'subject', 'Erased', 'message', (
        select coalesce(jsonb_agg(part || '{"paragraph": "Erased"}'), '[]') from jsonb_array_elements(payload -> 'message') as part))
      else private.without_person(payload, pattern) end,
    reason = private.without_person(reason, pattern)
  where key = known;
end $$;

create function private.erase_record(kind text, sought text, part text, pattern text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  case kind
    when 'consignment' then perform private.erase_party(sought::bigint, part);
    when 'consignmentTexts' then perform private.erase_texts(sought::bigint, pattern);
    when 'template' then perform private.erase_in_template(sought::bigint, pattern);
    when 'follower' then
      perform private.erase_mails(array(select id from private.queued_mail where follower = sought::bigint));
      delete from private.follower where id = sought::bigint;
    when 'subscriber' then delete from public."newsLetter" where id = sought::bigint;
    when 'inquiry' then delete from public."contactForm" where id = sought::bigint;
    when 'inquiryText' then
      update public."contactForm"
      set comment = private.without_person(comment, pattern), "trackingNo" = private.without_person("trackingNo", pattern)
      where id = sought::bigint;
    when 'chat' then delete from public.chats where id = sought::uuid;
    when 'chatTexts' then
      update public.chat_message set message = private.without_person(message, pattern) where chat = sought::uuid and message ~* pattern;
      update private.chat_note set note = private.without_person(note, pattern) where chat = sought::uuid and note ~* pattern;
      update public.chats set labels = array(select private.without_person(label, pattern) from unnest(labels) as label) where id = sought::uuid;
    when 'quote' then perform private.erase_quote(sought::bigint, pattern);
    when 'sentMail' then perform private.erase_sent_mail(sought::uuid, pattern);
    when 'notices' then
      perform private.erase_mails(array(select id from private.queued_mail where lower(email) = sought));
      delete from private.party_token as earlier using public.consignment as parcel
      where lower(earlier.email) = sought and parcel.id = earlier.consignment
        and sought <> lower(btrim(case earlier.party when 'sender' then parcel."sendersEmail" else parcel."recEmail" end));
    when 'proof' then
      delete from private.proof_photo where proof = sought::uuid;
      update private.proof set signer = 'Erased', signature = null, place = private.without_person(place, pattern) where id = sought::uuid;
    when 'newsletter' then
      update private.newsletter
      set subject = private.without_person(subject, pattern), paragraphs = private.without_person(paragraphs, pattern)
      where id = sought::bigint;
    when 'preparedAnswer' then
      update public.prepared_answer set text = private.without_person(text, pattern), updated_at = now() where id = sought::bigint;
    when 'savedView' then delete from public.saved_view where id = sought::bigint;
    when 'import' then update private.import_batch set file = private.without_person(file, pattern) where key = sought::uuid;
    when 'invitation' then delete from private.account_link where id = sought::uuid;
    when 'audit' then
      for entry in select * from public.audit where private.audited(audit, pattern) <> '{}' loop
        perform private.erase_audited(entry.id, private.audited(entry, pattern));
      end loop;
  end case;
end $$;

-- Whoever changes one of these holds it while they wait for the audit, so that all are locked before the audit is.
create function private.lock_records(records jsonb) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform from public.consignment where id in (
    select (item ->> 'id')::bigint from jsonb_array_elements(records) as item where item ->> 'kind' in ('consignment', 'consignmentTexts'))
  order by id for no key update;
  perform from public.chats where id in (
    select (item ->> 'id')::uuid from jsonb_array_elements(records) as item where item ->> 'kind' in ('chat', 'chatTexts'))
  order by id for update;
  perform from private.quote where id in (
    select (item ->> 'id')::bigint from jsonb_array_elements(records) as item where item ->> 'kind' = 'quote') order by id for update;
  perform from public."contactForm" where id in (
    select (item ->> 'id')::bigint from jsonb_array_elements(records) as item where item ->> 'kind' in ('inquiry', 'inquiryText'))
  order by id for update;
  perform from public."newsLetter" where id in (
    select (item ->> 'id')::bigint from jsonb_array_elements(records) as item where item ->> 'kind' = 'subscriber') order by id for update;
end $$;

-- The audit comes last: what is erased before it may leave an entry that names the person.
create function private.carry_out_erasure() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  last_entry bigint := (select coalesce(max(id), 0) from public.audit);
  chosen record;
  entry public.audit;
begin
  perform private.lock_records(new.records);
  for chosen in
    select item ->> 'kind' as kind, item ->> 'id' as id, item ->> 'part' as part
    from jsonb_array_elements(new.records) as item order by item ->> 'kind' = 'audit', item ->> 'kind', item ->> 'id'
  loop
    perform private.erase_record(chosen.kind, chosen.id, chosen.part, new.pattern);
  end loop;
  for chosen in
    select item ->> 'id' as id, item ->> 'part' as part
    from jsonb_array_elements(new.records) as item where item ->> 'kind' = 'consignment' order by 1, 2
  loop
    perform private.record_erasure(jsonb_build_object(chosen.part, jsonb_build_object('after', 'Erased')), new.reason, chosen.id::bigint);
  end loop;
  for entry in select * from public.audit where id > last_entry and new.pattern is not null loop
    perform private.erase_audited(entry.id, private.audited(entry, new.pattern));
  end loop;
  perform private.record_erasure(
    (select jsonb_object_agg(kind, jsonb_build_object('before', count::text))
     from (select item ->> 'kind' as kind, count(*) from jsonb_array_elements(new.records) as item group by 1) as counted), new.reason, null);
  return null;
end $$;
create trigger carry_out before insert on private.erasure for each row execute function private.carry_out_erasure();

-- Who erased how much, and why; of whom is not said. `parcel`: that a party of it was.
create function private.record_erasure(changes jsonb, why text, parcel bigint) returns void language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  entry.actor := private.actor();
  entry.action := case when parcel is null then 'delete' else 'update' end;
  entry.subject := case when parcel is null then 'personal_data' else 'consignment' end;
  entry.subject_id := coalesce(parcel::text, gen_random_uuid()::text);
  entry.consignment := parcel;
  entry.label := case when parcel is null then 'Personal data' else (select "trackingId" from public.consignment where id = parcel) end;
  entry.reason := why;
  entry.changes := changes;
  perform private.append_audit(entry);
end $$;

create function private.erase_person(email text, phone text, name text, records jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  pattern text;
  erasable jsonb;
  kept int;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.take('personalData', auth.uid()::text);
  if private.is_blank(coalesce(reason, '')) then
    raise exception 'Say why this is erased, without saying who it is.' using errcode = '22023';
  end if;
  if reason ~* pattern then
    raise exception 'The reason names the person, and the audit keeps it. Leave that out.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(20260105); -- two owners who erase the same wait for each other
  select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'part', part)) filter (where does <> 'keep'), count(*) filter (where does = 'keep')
  into erasable, kept from private.chosen_records(records, pattern);
  if erasable is not null then
    insert into private.erasure (pattern, records, reason) values (pattern, erasable, btrim(reason));
  end if;
  return jsonb_build_object('erased', coalesce(jsonb_array_length(erasable), 0), 'kept', kept);
end $$;
grant execute on function private.erase_person(text, text, text, jsonb, text) to authenticated;

-- Erases up to 100 records that `find_person` lists: {erased, kept: how many that are under way}. Sent again, it finds nothing to do.
-- The reason is in the audit, and must not name the person.
create function public.erase_person(email text, phone text, name text, records jsonb, reason text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.erase_person(email, phone, name, records, reason)
$$;
grant execute on function public.erase_person(text, text, text, jsonb, text) to authenticated;

-- Backups that hosts make of this database, the newest thousand. On a hosted project the platform makes them, and this stays empty.
create table private.backup_runs (
  id bigint generated always as identity primary key,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  leased_until timestamptz not null default now() + interval '5 minutes', -- renewed by the host as long as it works on it
  file text,
  bytes bigint,
  encrypted boolean not null default false,
  ok boolean, -- null while it runs
  checked_at timestamptz, -- when it was last restored into an empty database and compared
  error text,
  spacing interval -- in which its host makes them; 0 for one that was made by hand
);
alter table private.backup_runs enable row level security;

-- The number of a new run, which no other host makes at the same time; null if none is due. One that failed is tried again
-- after an hour.
create function private.begin_backup(every interval) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  run bigint;
begin
  lock table private.backup_runs in share row exclusive mode;
  update private.backup_runs set ended_at = now(), ok = false, error = 'The host ended before the backup did.'
  where ended_at is null and leased_until < now();
  if exists (select from private.backup_runs
      where ended_at is null
        or began_at > now() - case when ok then every else least(every, interval '1 hour') end) then
    return null;
  end if;
  insert into private.backup_runs (spacing) values (every) returning id into run;
  delete from private.backup_runs where id <= run - 1000;
  return run;
end $$;

-- What an owner sees of the installation itself, and is told of by mail (decision 046). Hosts report what only they know, each
-- its own; everything else is read from where it is.

-- Errors of browsers, without anything of whoever met them. The same error is counted.
create table private.browser_error (
  id bigint generated always as identity primary key,
  digest bytea not null constraint browser_error_once unique,
  kind text not null check (kind in ('error', 'rejection', 'policy')),
  message text not null check (length(message) <= 300),
  place text not null check (length(place) <= 240), -- files of the build, the innermost first
  page text not null check (length(page) <= 120), -- where it was seen last, and by which browser
  browser text not null check (length(browser) <= 20),
  times int not null default 1,
  hour timestamptz not null, -- of the newest one
  hour_times int not null default 1, -- and how many there were in it
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
alter table private.browser_error enable row level security;

-- Hosts that run: each renews its row every minute, and deletes it when it is stopped.
create table private.host_report (
  host uuid primary key,
  name text not null,
  version text not null,
  node text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  sockets int not null,
  memory bigint not null,
  busy real not null, -- the share of the time in which its thread worked, in the last minutes
  disk_free bigint -- where it keeps its folder
);
alter table private.host_report enable row level security;

-- Calls of all hosts by hour and route, as they report them.
create table private.call_figure (
  hour timestamptz not null,
  route text not null,
  calls int not null,
  refused int not null, -- 429: a limit was hit
  failed int not null, -- 500 and above
  slow int not null,
  seconds double precision not null,
  slowest double precision not null,
  primary key (hour, route)
);
alter table private.call_figure enable row level security;

create table private.database_size (
  day date primary key,
  bytes bigint not null
);
alter table private.database_size enable row level security;

create table private.alert_rule (
  only_row boolean primary key default true check (only_row),
  by_mail boolean not null default true,
  looked_at timestamptz not null default '-infinity'
);
alter table private.alert_rule enable row level security;
insert into private.alert_rule default values;

-- A message of a browser without what may be about a person: what is quoted (a parser quotes what was typed), addresses, the rest
-- of an URL behind its host, and words that may be a number or an id. The name of a property stays.
create function private.without_details(said text) returns text language sql immutable set search_path = '' as $$
  select left(btrim(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      left(said, 1000),
      '[[:cntrl:][:space:]]+', ' ', 'g'),
      '\S+@\S+', '…', 'g'),
      '(https?://[[:alnum:].:-]+)\S*', '\1/…', 'g'),
      '(^|[ (])/\S+', '\1/…', 'g'),
      '\((reading|setting) ''([[:alpha:]_$]{1,40})''\)', '(\1 \2)', 'g'),
      '"[^"]*"?|`[^`]*`?|“[^”]*”?', '…', 'g'),
      '(^|[^[:alnum:]])''[^'']*(''|$)', '\1…', 'g'),
      '\m(?=[[:alnum:]_$-]{5})[[:alnum:]_$-]*[0-9][[:alnum:]_$-]*|\m[A-Z]{6,}\M', '…', 'g')), 300)
$$;

-- What does not look as browsers of this site send it is left out. Beyond the limit it is not counted; whoever sends it need not
-- know.
create function private.report_browser_error(said_kind text, said_message text, said_place text, said_page text, said_browser text)
returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  known_kind text := case when said_kind in ('rejection', 'policy') then said_kind else 'error' end;
  cut text := private.without_details(coalesce(said_message, ''));
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
  insert into private.browser_error as known (digest, kind, message, place, page, browser, hour)
  values (sha256(convert_to(concat_ws(E'\n', known_kind, cut, split_part(known_place, ' ', 1)), 'UTF8')),
    known_kind, cut, known_place, known_page, known_browser, this_hour)
  on conflict on constraint browser_error_once do update set times = known.times + 1, place = excluded.place,
    page = excluded.page, browser = excluded.browser, last_at = now(), hour = excluded.hour,
    hour_times = case when known.hour = excluded.hour then known.hour_times + 1 else 1 end;
  delete from private.browser_error where id in (
    select id from private.browser_error order by last_at desc offset 200 for update skip locked);
end $$;
grant execute on function private.report_browser_error(text, text, text, text, text) to anon, authenticated;

-- An error that a browser has met: kind error, rejection or policy; up to three places in files of the build; the page without
-- what was typed; the browser's name and version.
create function public.report_browser_error(kind text, message text, place text, page text, browser text) returns void
language sql volatile set search_path = '' as $$
  select private.report_browser_error(kind, message, place, page, browser)
$$;
grant execute on function public.report_browser_error(text, text, text, text, text) to anon, authenticated;

-- What hosts, this page and /metrics say of the database and of the queue.
create function private.database_figures() returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('bytes', pg_catalog.pg_database_size(current_database()),
    'mails', (select coalesce(jsonb_object_agg(state, mails), '{}')
              from (select state, count(*) as mails from private.queued_mail group by state) as counted));
end $$;

-- One figure a day, for the growth; what is old goes.
create function private.keep_figures() returns void language plpgsql volatile set search_path = '' as $$
begin
  if not exists (select from private.database_size where day = current_date) then
    insert into private.database_size values (current_date, pg_catalog.pg_database_size(current_database())) on conflict do nothing;
    delete from private.database_size where day < current_date - 400;
    delete from private.browser_error where last_at < now() - interval '30 days';
    delete from private.alert where ended_at < now() - interval '400 days';
  end if;
  delete from private.host_report where seen_at < now() - interval '1 day';
  delete from private.call_figure where hour < now() - interval '48 hours';
end $$;

-- By a host, every minute: {host, name, version, node, startedAt, sockets, memory, busy, diskFree, calls: [{route, calls, refused,
-- failed, slow, seconds, slowest}] since its report before}.
create function private.report_host(said jsonb) returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.host_report as known (host, name, version, node, started_at, sockets, memory, busy, disk_free)
  values ((said ->> 'host')::uuid, said ->> 'name', said ->> 'version', said ->> 'node', (said ->> 'startedAt')::timestamptz,
    (said ->> 'sockets')::int, (said ->> 'memory')::bigint, (said ->> 'busy')::real, (said ->> 'diskFree')::bigint)
  on conflict on constraint host_report_pkey do update set seen_at = now(), sockets = excluded.sockets, memory = excluded.memory,
    busy = known.busy * 0.8 + excluded.busy * 0.2, disk_free = excluded.disk_free;
  insert into private.call_figure as known
  select date_trunc('hour', now()), route, calls, refused, failed, slow, seconds, slowest
  from jsonb_to_recordset(said -> 'calls')
    as told (route text, calls int, refused int, failed int, slow int, seconds double precision, slowest double precision)
  order by route
  on conflict on constraint call_figure_pkey do update set calls = known.calls + excluded.calls,
    refused = known.refused + excluded.refused, failed = known.failed + excluded.failed, slow = known.slow + excluded.slow,
    seconds = known.seconds + excluded.seconds, slowest = greatest(known.slowest, excluded.slowest);
  perform private.keep_figures();
end $$;

create function private.is_alive(report private.host_report) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return report.seen_at > now() - interval '3 minutes';
end $$;

-- Whether that is much for a week: a small database may double.
create function private.has_grown(before bigint, after bigint) returns boolean language sql immutable set search_path = '' as $$
  select after > before * 1.5 and after - before > 500 * 1024 ^ 2
$$;

-- What is wrong. An owner is told of an alert by mail, and of advice on the page.
create function private.health_problems() returns table (kind text, level text, facts jsonb)
language plpgsql stable set search_path = '' as $$
declare
  size_now bigint := pg_catalog.pg_database_size(current_database());
  this_hour timestamptz := date_trunc('hour', now());
begin
  return query
  select 'mail_stuck', 'alert', jsonb_build_object('mails', count(*),
    'since', private.instant(min(case when mail.attempts = 0 then mail.due_at else mail.created_at end)))
  from private.queued_mail as mail where private.is_stuck(mail)
  having count(*) > 0
  union all
  select 'mail_failed', 'alert', jsonb_build_object('mails', count(*))
  from private.queued_mail as mail
  where mail.state in ('failed', 'unknown') and mail.updated_at > now() - interval '1 day'
  having count(*) >= 10
  union all
  (select 'disk_low', 'alert', jsonb_build_object('host', report.name, 'free', report.disk_free)
   from private.host_report as report
   where private.is_alive(report) and report.disk_free < 1024 ^ 3 order by report.disk_free limit 1)
  union all
  select 'database_growth', 'alert', jsonb_build_object('before', past.bytes, 'now', size_now)
  from (select size.bytes from private.database_size as size where size.day >= current_date - 7 order by size.day limit 1) as past
  where private.has_grown(past.bytes, size_now)
  union all
  select 'browser_errors', 'alert', jsonb_build_object('times', sum(known.hour_times))
  from private.browser_error as known where known.hour >= this_hour - interval '1 hour'
  having sum(known.hour_times) >= 50
  union all
  select 'calls_failed', 'alert', jsonb_build_object('calls', sum(figure.failed))
  from private.call_figure as figure where figure.hour >= this_hour - interval '1 hour'
  having sum(figure.failed) >= 20
  union all
  (select 'backup_failed', 'alert', jsonb_build_object('at', private.instant(run.began_at))
   from (select * from private.backup_runs where ended_at is not null order by id desc limit 1) as run where not run.ok)
  union all
  -- Twice as old as the host makes them, or as somebody else did by hand.
  (select 'backup_old', 'alert', jsonb_build_object('at', private.instant(made[1]))
   from (select array(select began_at from private.backup_runs where ok order by id desc limit 2) as made) as newest
   where made[1] < now() - greatest(interval '2 days', 2 * (made[1] - made[2]), 2 * (
     select run.spacing from private.backup_runs as run where run.ok and run.spacing > interval '0' order by run.id desc limit 1)))
  union all
  select 'backup_none', 'advice', '{}' where not exists (select from private.backup_runs)
  union all
  select 'backup_untested', 'advice', jsonb_build_object('at', private.instant(max(run.checked_at)))
  from private.backup_runs as run where run.ok
  having count(*) > 0 and coalesce(max(run.checked_at), '-infinity') < now() - interval '30 days'
  union all
  select 'host_lost', 'advice', jsonb_build_object('host', report.name, 'seen', private.instant(report.seen_at))
  from private.host_report as report where not private.is_alive(report)
  union all
  select 'host_busy', 'advice', jsonb_build_object('host', report.name, 'busy', round(report.busy::numeric, 2))
  from private.host_report as report where private.is_alive(report) and report.busy > 0.8
  union all
  select 'versions', 'advice', jsonb_build_object('versions', jsonb_agg(distinct report.version))
  from private.host_report as report where private.is_alive(report)
  having count(distinct report.version) > 1;
end $$;

-- Looks once a minute, whoever asks. An alert is over once it was not seen for an hour; of one kind there is at most one mail a day,
-- since strangers can cause some.
create function private.note_alerts() returns void language plpgsql volatile set search_path = '' as $$
declare
  rule private.alert_rule;
  found_now record;
  noted private.alert;
begin
  select * into rule from private.alert_rule where looked_at < now() - interval '1 minute' for update skip locked;
  if not found then return; end if;
  update private.alert_rule set looked_at = now();
  perform private.keep_figures();
  for found_now in select * from private.health_problems() where level = 'alert' loop
    update private.alert set seen_at = now(), facts = found_now.facts
    where kind = found_now.kind and ended_at is null returning * into noted;
    if not found then
      insert into private.alert (kind, facts) values (found_now.kind, found_now.facts) returning * into noted;
    end if;
    -- Once for each, and of what comes back within a day only if it lasts beyond it.
    continue when not rule.by_mail or exists (select from private.queued_mail where alert = noted.id) or exists (
      select from private.alert as earlier join private.queued_mail as mail on mail.alert = earlier.id
      where earlier.kind = noted.kind and earlier.began_at > now() - interval '1 day');
    insert into private.queued_mail (alert, email)
    select noted.id, account.email from private.admins as member join auth.users as account on account.id = member.user_id
    where member.role = 'owner';
  end loop;
  update private.alert set ended_at = seen_at where ended_at is null and seen_at < now() - interval '1 hour';
end $$;

create function private.claim_alert() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  chosen private.queued_mail;
  known private.alert;
begin
  loop
    select * into chosen from private.queued_mail where state = 'waiting' and alert is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    select * into known from private.alert where id = chosen.alert;
    exit when known.ended_at is null;
    update private.queued_mail set state = 'cancelled', updated_at = now() where id = chosen.id; -- it is over
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return jsonb_build_object('kind', 'alert', 'message', chosen.message, 'email', chosen.email, 'problem', known.kind,
    'facts', known.facts);
end $$;

create function private.health() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  figures jsonb;
  past timestamptz := date_trunc('hour', now()) - interval '23 hours';
begin
  perform private.require_owner();
  figures := private.database_figures();
  return jsonb_build_object(
    'at', private.instant(now()),
    'problems', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'level', level, 'facts', facts)
        order by level = 'advice', kind), '[]') from private.health_problems()),
    'alerts', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'facts', facts, 'beganAt', private.instant(began_at),
        'endedAt', private.instant(ended_at)) order by id desc), '[]')
      from (select * from private.alert order by id desc limit 20) as newest),
    'database', jsonb_build_object('bytes', figures -> 'bytes',
      'days', (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'bytes', bytes) order by day), '[]')
        from private.database_size where day > current_date - 90),
      'tables', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'bytes', size) order by size desc, name), '[]') from (
        select relname as name, pg_catalog.pg_total_relation_size(pg_class.oid) as size from pg_catalog.pg_class
        where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
        order by size desc, name limit 8) as largest)),
    'mail', jsonb_build_object('mails', figures -> 'mails', 'dueSince', (
      select private.instant(min(due_at)) from private.queued_mail where state = 'waiting' and due_at <= now())),
    'backups', (select jsonb_build_object(
        'newestAt', private.instant(max(began_at) filter (where ok)), 'checkedAt', private.instant(max(checked_at)),
        'runs', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'beganAt', private.instant(began_at),
            'endedAt', private.instant(ended_at), 'bytes', bytes, 'encrypted', encrypted, 'ok', ok,
            'checkedAt', private.instant(checked_at), 'error', left(error, 300)) order by id desc), '[]')
          from (select * from private.backup_runs order by id desc limit 5) as newest))
      from private.backup_runs),
    'hosts', (select coalesce(jsonb_agg(jsonb_build_object('id', host, 'name', name, 'version', version, 'node', node,
        'startedAt', private.instant(started_at), 'seenAt', private.instant(seen_at), 'isAlive', private.is_alive(report),
        'sockets', sockets, 'memory', memory, 'busy', round(busy::numeric, 3), 'diskFree', disk_free) order by started_at, host), '[]')
      from private.host_report as report),
    'calls', (select jsonb_build_object('calls', coalesce(sum(calls), 0), 'refused', coalesce(sum(refused), 0),
        'failed', coalesce(sum(failed), 0), 'slow', coalesce(sum(slow), 0))
      from private.call_figure where hour >= past),
    'routes', (select coalesce(jsonb_agg(jsonb_build_object('route', route, 'calls', calls, 'refused', refused, 'failed', failed,
        'slow', slow, 'mean', round((seconds / calls)::numeric, 4), 'slowest', round(slowest::numeric, 3)) order by troubles desc, route), '[]')
      from (select route, sum(calls) as calls, sum(refused) as refused, sum(failed) as failed, sum(slow) as slow,
          sum(seconds) as seconds, max(slowest) as slowest, sum(slow + refused + failed) as troubles
        from private.call_figure where hour >= past group by route having sum(slow + refused + failed) > 0
        order by troubles desc, route limit 20) as worst),
    'errors', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'message', message, 'place', place, 'page', page,
        'browser', browser, 'times', times, 'firstAt', private.instant(first_at), 'lastAt', private.instant(last_at))
        order by last_at desc), '[]')
      from (select * from private.browser_error order by last_at desc limit 50) as newest));
end $$;
grant execute on function private.health() to authenticated;

-- {at, problems, alerts, database, mail, backups, hosts, calls of the last 24 hours, routes with slow, refused or failed ones among them,
-- errors of browsers}; 42501 for anybody but an owner, as of the functions below.
create function public.health() returns jsonb language sql stable set search_path = '' as $$ select private.health() $$;
grant execute on function public.health() to authenticated;

create function private.forget_browser_error(known bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  delete from private.browser_error where id = known;
end $$;
grant execute on function private.forget_browser_error(bigint) to authenticated;

-- Takes an error from the list. If a browser meets it again it is listed anew.
create function public.forget_browser_error(error bigint) returns void language sql volatile set search_path = '' as $$
  select private.forget_browser_error(error)
$$;
grant execute on function public.forget_browser_error(bigint) to authenticated;

create function private.alerts_by_mail() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (select by_mail from private.alert_rule);
end $$;
grant execute on function private.alerts_by_mail() to authenticated;

create function public.alerts_by_mail() returns boolean language sql stable set search_path = '' as $$
  select private.alerts_by_mail()
$$;
grant execute on function public.alerts_by_mail() to authenticated;

create function private.set_alerts_by_mail(wanted boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before boolean;
begin
  perform private.require_owner();
  if wanted is null then raise exception 'Alerts are on or off.' using errcode = '22023'; end if;
  select by_mail into before from private.alert_rule for update;
  if before = wanted then return; end if;
  update private.alert_rule set by_mail = wanted;
  perform private.record_account(private.actor(), 'update', 'settings', 'alerts', 'Alerts by mail',
    jsonb_build_object('alertsByMail', jsonb_build_object('before', before::text, 'after', wanted::text)));
end $$;
grant execute on function private.set_alerts_by_mail(boolean) to authenticated;

-- Whether owners are told by mail of what needs a hand.
create function public.set_alerts_by_mail(wanted boolean) returns void language sql volatile set search_path = '' as $$
  select private.set_alerts_by_mail(wanted)
$$;
grant execute on function public.set_alerts_by_mail(boolean) to authenticated;

-- For how long each kind of data is kept: an owner decides, whoever asks may know, and whoever sends mails carries it out
-- (docs/decisions/044). Proofs and closed chats have had their terms before, in private.settings.

create table private.keeping_term (
  kind text primary key check (kind in ('consignments', 'followers', 'inquiries', 'quotes', 'agreedQuotes', 'sentMails', 'notices',
    'newsletters', 'subscriptions', 'audit')),
  days int check (days between 1 and 3650), -- null: until somebody deletes it
  carried_out_at timestamptz, -- null: at the next round
  constraint bounded check (days is not null or kind not in ('quotes', 'notices', 'newsletters'))
);
alter table private.keeping_term enable row level security;
insert into private.keeping_term (kind, days) values
  ('consignments', null), ('followers', null), ('inquiries', null), ('quotes', 180), ('agreedQuotes', null), ('sentMails', null),
  ('notices', 400), ('newsletters', 400), ('subscriptions', null), ('audit', null);

-- What is older than a moment, by its kind, and no more than `most` (null: all of it). What is not done with has no term: an inquiry
-- that nobody has handled, an offer that is open, goods on their way, a subscription that was confirmed or that nobody was asked to
-- confirm: `asked_at` says when the question was queued, and the outcome of its mail whether and when it was asked.
create function private.due(sought text, before timestamptz, most int) returns setof text
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
  (select id::text from private.quote
   where sought = 'quotes' and state <> 'won' and changed_at < before and not private.is_offer_open(quote) limit most)
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

-- Of a consignment both parties are erased, of an entry of the audit its values; anything else is deleted.
create function private.end_keeping(kind text, ids text[]) returns void language plpgsql volatile set search_path = '' as $$
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

-- One term at a time, 100 rows at a time, and once an hour where nothing is left. Of many hosts one does it. Which comes next is left
-- to chance: one that fails must not keep the others waiting.
create function private.carry_out_term() returns void language plpgsql volatile set search_path = '' as $$
declare
  term private.keeping_term;
  ids text[];
begin
  select * into term from private.keeping_term
  where days is not null and (carried_out_at < now() - interval '1 hour') is not false
  order by random() limit 1 for update skip locked;
  if not found then return; end if;
  ids := array(select private.due(term.kind, now() - make_interval(days => term.days), 100));
  if ids <> '{}' then perform private.end_keeping(term.kind, ids); end if;
  if cardinality(ids) < 100 then update private.keeping_term set carried_out_at = now() where kind = term.kind; end if;
end $$;

-- A part of what has been kept for its term, to be called each minute: by whoever sends mails, or by a host without mail. One that
-- fails keeps neither the others nor mails from their turn.
create function private.carry_out_terms() returns void language plpgsql volatile set search_path = '' as $$
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
    perform private.prune_share_links();
  exception when others then raise warning 'No share link is deleted: %', sqlerrm;
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

create function private.keeping_terms() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(kind, days) || jsonb_build_object('proofs', proof_days, 'chats', chat_days)
  from private.keeping_term, private.settings group by proof_days, chat_days
$$;
grant execute on function private.keeping_terms() to anon, authenticated;

-- {kind: days, or null} of each kind of data; the privacy policy shows them.
create function public.keeping_terms() returns jsonb language sql stable set search_path = '' as $$
  select private.keeping_terms()
$$;
grant execute on function public.keeping_terms() to anon, authenticated;

create function private.count_due(kind text, days int) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (select count(*) from private.due(count_due.kind, now() - make_interval(days => count_due.days), null));
end $$;
grant execute on function private.count_due(text, int) to authenticated;

-- How much a term would end at once. For owners, as below.
create function public.count_due(kind text, days int) returns bigint language sql stable set search_path = '' as $$
  select private.count_due(kind, days)
$$;
grant execute on function public.count_due(text, int) to authenticated;

create function private.set_keeping_term(chosen text, new_days int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before int;
begin
  perform private.require_owner();
  if chosen = 'proofs' then perform private.set_proof_days(new_days); return; end if;
  if chosen = 'chats' then perform private.set_chat_days(new_days); return; end if;
  select days into before from private.keeping_term where kind = chosen for update;
  if not found then raise exception 'There is no kind of data % with a term.', left(chosen, 30) using errcode = '22023'; end if;
  if new_days not between 1 and 3650 or new_days is null and chosen in ('quotes', 'notices', 'newsletters') then
    raise exception 'This is kept for 1 to 3650 days.' using errcode = '22023';
  end if;
  if before is not distinct from new_days then return; end if;
  update private.keeping_term set days = new_days, carried_out_at = null where kind = chosen;
  perform private.record_account(private.actor(), 'update', 'settings', 'keeping_term', 'Terms of keeping',
    jsonb_build_object(chosen || 'Days', jsonb_build_object('before', before::text, 'after', new_days::text)));
end $$;
grant execute on function private.set_keeping_term(text, int) to authenticated;

-- After how many days a kind of data is deleted, or erased of persons; without days not by itself.
create function public.set_keeping_term(kind text, days int default null) returns void language sql volatile set search_path = '' as $$
  select private.set_keeping_term(kind, days)
$$;
grant execute on function public.set_keeping_term(text, int) to authenticated;
