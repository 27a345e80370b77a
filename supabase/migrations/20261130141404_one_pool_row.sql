-- Two look-ups of several consignments could each hold a row of the common limit that the other one wanted.

set local check_function_bodies = off;

create or replace function private.count_in_pool(action text, window_start timestamptz, pool text, most int)
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
