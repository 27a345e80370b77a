-- Who asked to be told of a consignment, at an address that was confirmed by the link of a first mail. What a token opens
-- follows from that: one of an unconfirmed address confirms it, and every one of a confirmed address changes or ends it.

create table private.follower (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  email text not null check (email = private.cleaned_mail(email)),
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

-- A party is told because of what it is (mail/notices.sql): the token of its mails only ends them, for that address. A follower who
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

create function private.new_party_token(parcel bigint, side text, address text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.party_token (hash, consignment, party, email)
  values (private.sha256_hex(token), parcel, side, address);
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
create function private.stop_notices(token_hash text) returns void language plpgsql volatile set search_path = '' as $$
declare
  parcel bigint;
  address text;
begin
  select recipient.* into parcel, address from (
    select consignment, lower(email) from private.party_token where hash = token_hash
    union all
    select consignment, lower(email) from private.follow_token join private.follower on follower.id = follow_token.follower
    where hash = token_hash
  ) as recipient;
  perform from public.consignment where id = parcel for key share;
  if not found then return; end if;
  delete from private.follower where id = (select follower from private.follow_token where hash = token_hash);
  delete from private.follower where consignment = parcel and lower(email) = address and confirmed_at is not null;
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where lower(email) = address and state = 'waiting' and job in (select id from private.notice_job where consignment = parcel);
  update private.party_token set stopped_at = now()
  where consignment = parcel and lower(email) = address and stopped_at is null;
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  select private.sha256_hex(private.new_token()), parcel, party_row.party, address, now()
  from public.consignment, lateral (values ('sender', "sendersEmail"), ('receiver', "recEmail")) as party_row (party, party_email)
  where id = parcel and lower(btrim(party_email)) = address and not exists (
    select from private.party_token as earlier
    where earlier.consignment = parcel and earlier.party = party_row.party and lower(earlier.email) = address);
end $$;

create function private.new_follow_token(follower_id bigint) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.follow_token (hash, follower) values (private.sha256_hex(token), follower_id);
  return token;
end $$;

-- Which of a follower's topics an event belongs to.
create function private.topic_of(code_value text) returns text language sql stable set search_path = '' as $$
  select case when opens is not null then 'problem' when rank >= 3 then 'delivery' else 'progress' end
  from public.event_code where code = code_value
$$;

create function private.zone_or_utc(name text) returns text language plpgsql stable set search_path = '' as $$
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
  typed_id text, typed_address text, topics text[], eta_hours int, daily boolean, zone text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  address text;
  follower_id bigint;
begin
  perform private.count_client(client);
  perform private.enforce_limit('follow');
  address := lower(private.mail_address_in(typed_address));
  perform private.check_choice(topics, eta_hours);
  select * into parcel from public.consignment where "trackingId" = private.entered_id(typed_id);
  if not found or not private.limit_allows_for('followOf', parcel.id || ' ' || address) or not private.limit_allows_for('followMail', address) then
    return null;
  end if;
  perform private.prune_followers();
  insert into private.follower (consignment, email, topics, eta_hours, daily, zone)
  values (parcel.id, address, topics, eta_hours, coalesce(daily, false), private.zone_or_utc(zone))
  returning id into follower_id;
  return jsonb_build_object('email', address, 'trackingId', parcel."trackingId", 'token', private.new_follow_token(follower_id));
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
  follower_row private.follower;
begin
  perform private.enforce_limit('followLook');
  select follower.* into follower_row from private.follow_token join private.follower on follower.id = follow_token.follower
  where hash = private.sha256_hex(token) and (confirmed_at is not null or made_at > now() - interval '7 days')
  for no key update of follower;
  return follower_row;
end $$;

create function private.follow_shown(follower_row private.follower) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('trackingId', "trackingId", 'email', private.masked_address(follower_row.email), 'topics', follower_row.topics,
    'etaHours', follower_row.eta_hours, 'daily', follower_row.daily, 'confirmed', follower_row.confirmed_at is not null)
  from public.consignment where id = follower_row.consignment
$$;

create function private.party_state(token text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('trackingId', "trackingId", 'email', private.masked_address(email), 'party', party)
  from private.party_token join public.consignment on id = consignment
  where hash = private.sha256_hex(token) and stopped_at is null
$$;

create function private.follow_state(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return coalesce(private.follow_shown(private.follower_of(token)), private.party_state(token));
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
  follower_row private.follower := private.follower_of(token);
  earlier bigint;
begin
  if follower_row.id is null or follower_row.confirmed_at is not null then return private.follow_shown(follower_row); end if;
  perform private.forget_uses('followOf', follower_row.consignment || ' ' || follower_row.email);
  perform private.forget_uses('followMail', follower_row.email);
  perform pg_advisory_xact_lock(hashtextextended(follower_row.email, follower_row.consignment));
  select id into earlier from private.follower
  where consignment = follower_row.consignment and lower(email) = lower(follower_row.email) and confirmed_at is not null;
  if found then
    update private.follow_token set follower = earlier where follower = follower_row.id;
    delete from private.follower where id = follower_row.id;
    update private.follower set topics = follower_row.topics, eta_hours = follower_row.eta_hours, daily = follower_row.daily, zone = follower_row.zone
    where id = earlier returning * into follower_row;
  else
    update private.follower set confirmed_at = now() where id = follower_row.id returning * into follower_row;
  end if;
  return private.follow_shown(follower_row);
end $$;
grant execute on function private.confirm_follow(text) to anon, authenticated;

-- From now on the address is told. Returns what `follow_state` does.
create function public.confirm_follow(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.confirm_follow(token)
$$;
grant execute on function public.confirm_follow(text) to anon, authenticated;

create function private.change_follow(token text, new_topics text[], hours int, once_a_day boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  follower_row private.follower := private.follower_of(token);
begin
  if follower_row.id is null then return null; end if;
  begin
    perform private.check_choice(new_topics, hours);
  exception when others then return private.refusal(sqlstate, sqlerrm);
  end;
  update private.follower
  set topics = new_topics, eta_hours = hours, daily = coalesce(once_a_day, false)
  where id = follower_row.id returning * into follower_row;
  return private.follow_shown(follower_row);
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
  perform private.enforce_limit('followLook');
  perform private.stop_notices(private.sha256_hex(token));
end $$;
grant execute on function private.stop_follow(text) to anon, authenticated;

-- Ends all messages about the consignment to the address that the token was sent to, with what still waits to be sent; a token that
-- opens nothing has ended them before.
create function public.stop_follow(token text) returns void language sql volatile set search_path = '' as $$
  select private.stop_follow(token)
$$;
grant execute on function public.stop_follow(text) to anon, authenticated;
