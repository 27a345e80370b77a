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
      select session.id, session.user_agent, session.created_at,
             greatest(session.created_at, session.updated_at, session.refreshed_at at time zone 'UTC') as used_at,
             session.id = (auth.jwt() ->> 'session_id')::uuid as is_this
      from auth.sessions session
      where session.user_id = auth.uid() and (session.not_after is null or session.not_after > now())
      order by is_this desc, used_at desc, session.id
      limit 100) latest);
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
  delete from auth.sessions session_row where session_row.id = session and session_row.user_id = auth.uid();
end $$;
grant execute on function private.end_session(uuid) to authenticated;

create function public.end_session(session uuid) returns void language sql volatile set search_path = '' as $$
  select private.end_session(session)
$$;
grant execute on function public.end_session(uuid) to authenticated;

-- Sessions whose user has entered the password once more, and the code of an account with a second factor.
create table private.confirmed_session (
  session uuid primary key,
  account uuid not null references auth.users on delete cascade,
  confirmed_at timestamptz not null default now()
);
create index confirmed_session_account_idx on private.confirmed_session (account);
alter table private.confirmed_session enable row level security;

-- Whether the session of the caller was begun, or its code entered, so recently: what the auth server says in each token.
create function private.has_signed_in(within interval) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from jsonb_array_elements(coalesce(nullif(auth.jwt() -> 'amr', 'null'), '[]')) as proof
    where proof ->> 'method' <> 'token_refresh' and (proof ->> 'timestamp')::numeric > extract(epoch from now() - within));
end $$;

-- Whoever finds an unlocked tab must not get access that lasts: what gives it takes a password of the last half an hour.
create function private.require_proof() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.has_signed_in('30 minutes') and not exists (
      select from private.confirmed_session
      where session = (auth.jwt() ->> 'session_id')::uuid and account = auth.uid() and confirmed_at > now() - interval '30 minutes') then
    raise exception 'Enter your password, then do this again.' using errcode = 'PT403';
  end if;
end $$;

create function private.confirm_identity(confirmed uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if not private.has_signed_in('5 minutes') then
    raise exception 'Enter your password, then do this again.' using errcode = 'PT403';
  end if;
  delete from private.confirmed_session where confirmed_at < now() - interval '30 minutes';
  insert into private.confirmed_session (session, account)
  select id, user_id from auth.sessions where id = confirmed and user_id = auth.uid()
  on conflict (session) do update set confirmed_at = now();
end $$;
grant execute on function private.confirm_identity(uuid) to authenticated;

-- Called in a session that was just begun: another session of the same user counts as confirmed for half an hour.
create function public.confirm_identity(session uuid) returns void language sql volatile set search_path = '' as $$
  select private.confirm_identity(session)
$$;
grant execute on function public.confirm_identity(uuid) to authenticated;

-- Networks that somebody on the staff is known in: where the second factor was given, or recovery codes were made, in the last 90
-- days. Hashed with the account: no address is stored. Whoever has found out a password uses up what may be tried elsewhere,
-- and not what its owner may try in these.
create table private.staff_network (
  account uuid references auth.users on delete cascade,
  network text,
  seen_at timestamptz not null default now(),
  primary key (account, network)
);
alter table private.staff_network enable row level security;

create function private.network_mark(member uuid) returns text language plpgsql stable set search_path = '' as $$
declare
  networks text[] := private.client_networks(); -- the widest is the last
begin
  return left(encode(sha256(convert_to(member || ' ' || networks[cardinality(networks)], 'UTF8')), 'hex'), 16);
end $$;

create function private.note_network(member uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.staff_network where account = member and seen_at < now() - interval '90 days';
  insert into private.staff_network (account, network) values (member, private.network_mark(member))
  on conflict (account, network) do update set seen_at = now();
end $$;

-- What tries of an account are counted under: in a network that it is known in by themselves, everywhere else together.
create function private.own_key(member uuid) returns text language plpgsql stable set search_path = '' as $$
begin
  return concat_ws(' ', member, (
    select network from private.staff_network
    where account = member and network = private.network_mark(member) and seen_at > now() - interval '90 days'));
end $$;
