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
