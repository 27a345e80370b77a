-- What strangers may do in all was one counter, which one party could use up for all others: now each network has a
-- limit, and most of the whole is reserved for those who have hardly used it. What visitors write is bounded for a day.
-- A token is worth nothing once its session has ended.

set local check_function_bodies = off;

drop function "private"."client_key"();

drop function "private"."count_hit"(text, timestamp with time zone, text, integer);

create or replace function private.allows (
  used_action text,
  who text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.client_keys()
  returns text[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.count_hit (
  action text,
  window_start timestamp with time zone,
  client text,
  most integer
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  insert into private.hits as known values (action, window_start, client, 1)
  on conflict on constraint hits_pkey do update set hits = known.hits + 1 where known.hits < most
  returning hits
$function$;

create or replace function private.count_in_pool (
  action text,
  window_start timestamp with time zone,
  pool text,
  most integer
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
declare
  shards int := case when most >= 100 then 4 else 1 end;
  shard text;
begin
  select pool || ' ' || number into shard from generate_series(1, shards) number
  where most > 0 and not exists (
    select from private.hits h
    where h.action = count_in_pool.action and h.window_start = count_in_pool.window_start
      and h.client = pool || ' ' || number and h.hits >= most / shards)
  order by random() limit 1;
  return found and private.count_hit(action, window_start, shard, most / shards) is not null;
end $function$;

create or replace function private.is_admin()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.admins where user_id = (select auth.uid()))
     and exists (select from auth.sessions
                 where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid()))
     and ((select auth.jwt()) ->> 'aal' is not distinct from 'aal2' -- never null: `if not null` would let everybody in
          or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'))
$function$;

create or replace function private.limit_inserts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take(coalesce(tg_argv[0], tg_table_name));
  return new;
end $function$;

create trigger limit_day
  before insert on public.chat_message
  for each row
  when (((new.type = 'visitor'::text) AND (NULLIF(current_setting('request.headers'::text, true), ''::text) IS
    NOT NULL)))
  execute function private.limit_inserts('chatDay');

revoke all on function "private"."client_keys"() from public;

revoke all on function "private"."count_hit"(text, timestamp with time zone, text, integer) from public;

revoke all on function "private"."count_in_pool"(text, timestamp with time zone, text, integer) from public;

insert into private.limits (action, per_client, overall, window_seconds) values
  ('chatDay', 1000, 30000, 86400);
