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
