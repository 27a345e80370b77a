-- How often a stranger may do something. An owner changes a figure with one update of private.limits.
create table private.limits (
  action text primary key,
  per_client int not null check (per_client > 0),
  overall int check (overall > 0), -- null: bounded for each client alone; a common counter would make all wait for each other
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
  ('chatTyping', 1, null, 2), -- for each side of a chat
  ('chatSecret', 60, null, 60), -- wrong secrets
  ('mail', 30, null, 3600), -- for each admin
  ('mailDay', 200, null, 86400);

-- Counts of the current windows. Unlogged: losing them in a crash costs nothing, and counting stays cheap.
create unlogged table private.hits (
  action text not null,
  window_start timestamptz not null,
  client text not null,
  hits int not null,
  primary key (action, window_start, client)
);
alter table private.hits enable row level security;

-- Who is asking, as a hash: the address itself is never stored, and tomorrow's hash differs. An IPv6 client picks its
-- addresses from a whole /64 network (RFC 7421), so that counts as one. The gateway sets the first two headers itself.
create function private.client_key() returns text language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  address text := coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip',
                           split_part(headers ->> 'x-forwarded-for', ',', 1), 'unknown');
begin
  if address like '%:%' then
    begin
      address := network(set_masklen(address::inet, 64))::text;
    exception when data_exception then null; -- no address at all: counted as the text it is
    end;
  end if;
  return left(encode(sha256(convert_to(current_date || address, 'UTF8')), 'hex'), 16);
end $$;

-- True when the hit was counted. At the limit nothing is written: a flood costs one index probe.
create function private.count_hit(action text, window_start timestamptz, client text, most int)
returns boolean language sql volatile set search_path = '' as $$
  with counted as (
    insert into private.hits as known values (action, window_start, client, 1)
    on conflict on constraint hits_pkey do update set hits = known.hits + 1 where known.hits < most
    returning 1)
  select exists (select from counted)
$$;

-- Counts one use of an action and says whether it was within the limit. `who` is the current client unless told otherwise.
create function private.allows(used_action text, who text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  rule private.limits;
  opened timestamptz;
begin
  select * into strict rule from private.limits where action = used_action;
  opened := date_bin(make_interval(secs => rule.window_seconds), now(), 'epoch');
  delete from private.hits where ctid = any (array( -- what earlier windows left, without waiting for another cleaner
    select ctid from private.hits where action = used_action and window_start < opened limit 100 for update skip locked));
  return private.count_hit(used_action, opened, coalesce(who, private.client_key()), rule.per_client)
     and (rule.overall is null or private.count_hit(used_action, opened, 'everyone', rule.overall));
end $$;

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

-- For tables that strangers insert into: `execute function private.limit_inserts()` counts under the table's name.
create function private.limit_inserts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.take(tg_table_name);
  return new;
end $$;
