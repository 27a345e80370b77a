-- Who is on the staff, and as what (docs/decisions/013): a row in this list, never a claim that the user can write and never
-- "role = authenticated", which every signed-up user has. Who the database's own owner adds, in SQL, owns the site.
create table private.admins (
  user_id uuid primary key references auth.users on delete cascade,
  added_at timestamptz not null default now(),
  role text not null default 'owner' constraint staff_role check (role in ('owner', 'office', 'scanner')),
  steps_put_away boolean not null default false, -- does not want to see the first steps
  list_layout jsonb constraint list_layout_size check (length(list_layout::text) <= 2000) -- columns and rows of the list (consignments/list.sql)
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
