-- A look-up planned five SQL functions anew, and probed four rows of the common limit where one is enough.

set local check_function_bodies = off;

create or replace function private.count_hit (
  action text,
  window_start timestamp with time zone,
  client text,
  most integer
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  counted int;
begin
  insert into private.hits as known values (count_hit.action, count_hit.window_start, count_hit.client, 1)
  on conflict on constraint hits_pkey do update set hits = known.hits + 1 where known.hits < most
  returning known.hits into counted;
  return counted;
end $function$;

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
  first int := floor(random() * shards);
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
end $function$;

create or replace function private.entered_code (
  entered text,
  OUT id text,
  OUT piece integer
)
  returns record
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  typed text := regexp_replace(regexp_replace(left(entered, 100), '[[:space:]\u00a0]', '', 'g'), '[\u2010-\u2015]', '-', 'g');
begin
  id := upper(substring(replace(typed, '-', '') from '^[0-9A-Za-z]{8}$'));
  if id is not null then return; end if;
  piece := substring(typed from '-([1-9][0-9]{0,2})$')::int;
  if piece is null then return; end if;
  id := upper(substring(replace(substring(typed from '^(.*)-'), '-', '') from '^[0-9A-Za-z]{8}$'));
  if id is null then piece := null; end if;
end $function$;

create or replace function private.entered_id (
  entered text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return (private.entered_code(entered)).id;
end $function$;

revoke all on function "private"."count_hit"(text, timestamp with time zone, text, integer) from public;

revoke all on function "private"."entered_code"(text) from public;

revoke all on function "private"."entered_id"(text) from public;
