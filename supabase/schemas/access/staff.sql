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
  perform private.require_proof();
  perform pg_advisory_xact_lock(20261125);
  perform private.require_owner();
end $$;

-- Somebody on the staff, whom this change leaves with an owner at least.
create function private.staff_member(member uuid, new_role text) returns private.admins
language plpgsql volatile set search_path = '' as $$
declare
  member_row private.admins;
begin
  select * into member_row from private.admins where user_id = member;
  if not found then raise exception 'This person is not on the staff any more.' using errcode = 'PT404'; end if;
  if new_role is distinct from 'owner' and not exists (
      select from private.admins where role = 'owner' and user_id <> member) then
    raise exception 'This is the only owner: make somebody else an owner first.' using errcode = 'PT409';
  end if;
  return member_row;
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
        'usedAt', (select max(greatest(session.created_at, session.updated_at, session.refreshed_at at time zone 'UTC'))
                   from auth.sessions session where session.user_id = member.user_id),
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
  member_row private.admins;
begin
  perform private.begin_staff_change();
  member_row := private.staff_member(member, new_role);
  if member_row.role = new_role then return; end if;
  update private.admins set role = new_role where user_id = member;
  if member_row.role = 'owner' then delete from private.account_link where made_by = member; end if;
  perform private.record_account(private.actor(), 'update', 'staff', member::text, private.email_of(member),
    jsonb_build_object('role', jsonb_build_object('before', member_row.role, 'after', new_role)));
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
  member_row private.admins;
begin
  perform private.begin_staff_change();
  member_row := private.staff_member(member, null);
  delete from private.admins where user_id = member;
  delete from private.account_link where user_id = member or made_by = member or email = private.email_of(member);
  delete from auth.sessions where user_id = member;
  perform private.record_account(private.actor(), 'delete', 'staff', member::text, private.email_of(member),
    jsonb_build_object('role', jsonb_build_object('before', member_row.role, 'after', null)));
end $$;
grant execute on function private.remove_staff(uuid) to authenticated;

create function public.remove_staff(member uuid) returns void language sql volatile set search_path = '' as $$
  select private.remove_staff(member)
$$;
grant execute on function public.remove_staff(uuid) to authenticated;
