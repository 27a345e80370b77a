-- Links that let somebody choose a password: of an invitation to the staff, and of a forgotten password. The link holds 256
-- random bits, of which only a hash is stored; it works once.

create table private.account_link (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('invitation', 'reset')),
  email text not null,
  role text check (role in ('owner', 'office', 'scanner')), -- of an invitation
  user_id uuid references auth.users on delete cascade, -- whose password is reset
  made_by uuid references auth.users on delete cascade, -- null: asked for by mail
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  token_hash text not null unique,
  constraint what_for check ((purpose = 'invitation') = (role is not null) and (purpose = 'reset') = (user_id is not null))
);
create index account_link_email on private.account_link (email);
alter table private.account_link enable row level security;

-- 256 bits, of the 366 random ones of three version 4 UUIDs (RFC 9562).
create function private.new_token() returns text language sql volatile set search_path = '' as $$
  select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
$$;

create function private.make_account_link(link private.account_link, lifetime interval) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  delete from private.account_link where expires_at < now() - interval '30 days';
  insert into private.account_link (id, purpose, email, role, user_id, made_by, expires_at, token_hash)
  values (coalesce(link.id, gen_random_uuid()), link.purpose, link.email, link.role, link.user_id, link.made_by, now() + lifetime,
    private.sha256_hex(token));
  return token;
end $$;

create function private.invite_staff(typed_address text, new_role text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.account_link;
begin
  perform private.begin_staff_change();
  perform private.enforce_limit('accountLink', auth.uid()::text);
  link.id := gen_random_uuid(); -- in the audit, whose ids are never erased, and so never an address
  link.purpose := 'invitation';
  link.email := lower(private.mail_address_in(typed_address));
  link.role := new_role;
  link.made_by := auth.uid();
  if private.is_on_staff(link.email) then
    raise exception 'This person is on the staff already.' using errcode = 'PT409';
  end if;
  delete from private.account_link where purpose = 'invitation' and email = link.email; -- an earlier link works no more
  perform private.record_account(private.actor(), 'insert', 'invitation', link.id::text, link.email,
    jsonb_build_object('role', jsonb_build_object('before', null, 'after', new_role)));
  return private.make_account_link(link, interval '7 days');
end $$;
grant execute on function private.invite_staff(text, text) to authenticated;

-- The token of the link, which cannot be read again: another invitation to the same address replaces it.
create function public.invite_staff(email text, role text) returns text language sql volatile set search_path = '' as $$
  select private.invite_staff(email, role)
$$;
grant execute on function public.invite_staff(text, text) to authenticated;

create function private.revoke_invitation(invitation uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  revoked private.account_link;
begin
  perform private.begin_staff_change();
  delete from private.account_link where id = invitation and purpose = 'invitation' returning * into revoked;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'delete', 'invitation', revoked.id::text, revoked.email,
    jsonb_build_object('role', jsonb_build_object('before', revoked.role, 'after', null)));
end $$;
grant execute on function private.revoke_invitation(uuid) to authenticated;

create function public.revoke_invitation(invitation uuid) returns void language sql volatile set search_path = '' as $$
  select private.revoke_invitation(invitation)
$$;
grant execute on function public.revoke_invitation(uuid) to authenticated;

create function private.make_reset_link(member uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.account_link;
begin
  perform private.begin_staff_change();
  perform private.enforce_limit('accountLink', auth.uid()::text);
  perform private.staff_member(member, 'owner');
  link.purpose := 'reset';
  link.email := private.email_of(member);
  link.user_id := member;
  link.made_by := auth.uid();
  delete from private.account_link where purpose = 'reset' and user_id = member and made_by is not null;
  perform private.record_account(private.actor(), 'insert', 'reset', member::text, link.email, '{}');
  return private.make_account_link(link, interval '1 day');
end $$;
grant execute on function private.make_reset_link(uuid) to authenticated;

-- The token of a link for somebody on the staff who has forgotten the password.
create function public.make_reset_link(member uuid) returns text language sql volatile set search_path = '' as $$
  select private.make_reset_link(member)
$$;
grant execute on function public.make_reset_link(uuid) to authenticated;

create function private.is_on_staff(address text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.admins join auth.users account on account.id = user_id where account.email = address);
end $$;

-- A link that can still be used: a reset of somebody on the staff, an invitation of somebody who is not.
create function private.open_link(token text) returns private.account_link language plpgsql stable set search_path = '' as $$
declare
  link private.account_link;
begin
  select * into link from private.account_link candidate
  where candidate.token_hash = private.sha256_hex(token) and candidate.used_at is null and candidate.expires_at > now()
    and case candidate.purpose when 'reset' then candidate.user_id in (select user_id from private.admins)
                               else not private.is_on_staff(candidate.email) end;
  return link;
end $$;

create function private.account_link(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.account_link;
begin
  perform private.enforce_limit('accountLook');
  link := private.open_link(token);
  return case when link.id is not null
    then jsonb_build_object('purpose', link.purpose, 'email', link.email, 'role', link.role) end;
end $$;
grant execute on function private.account_link(text) to anon, authenticated;

-- What a link is for: {purpose, email, role}; null of one that was used, has run out, or never was.
create function public.account_link(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.account_link(token)
$$;
grant execute on function public.account_link(text) to anon, authenticated;

-- The rest is for the function `account` alone, which holds the secret key: only the auth server sets passwords. It says
-- whose network a request comes from, which its own does not tell.
create function private.count_client(client text) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
end $$;

create function private.begin_password_reset(typed_address text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.account_link;
begin
  perform private.count_client(client);
  perform private.enforce_limit('passwordReset');
  select account.id, account.email into link.user_id, link.email
  from auth.users account join private.admins on user_id = account.id
  where account.email = lower(private.cleaned_mail(typed_address));
  if not found or private.is_demonstration_address(link.email) or not private.limit_allows_for('passwordResetOf', link.user_id::text) then
    return null;
  end if;
  link.purpose := 'reset';
  return jsonb_build_object('email', link.email, 'token', private.make_account_link(link, interval '1 hour'));
end $$;
grant execute on function private.begin_password_reset(text, text) to service_role;

-- {email, token} of a link to be mailed; null if nobody on the staff has this address, or has asked too often.
create function public.begin_password_reset(email text, client text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.begin_password_reset(email, client)
$$;
grant execute on function public.begin_password_reset(text, text) to service_role;

create function private.claim_account_link(token text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.account_link;
  account uuid;
begin
  perform private.count_client(client);
  perform private.enforce_limit('accountLook');
  link := private.open_link(token);
  update private.account_link set used_at = now() where id = link.id and used_at is null;
  if not found then return null; end if; -- of two that come at the same time, the second waits here
  account := coalesce(link.user_id, (select id from auth.users where auth.users.email = link.email));
  delete from auth.sessions where user_id = account; -- whoever has signed up under the address, or has found the password
  return jsonb_build_object('id', link.id, 'email', link.email, 'account', account);
end $$;
grant execute on function private.claim_account_link(text, text) to service_role;

-- Uses up a link: {id, email, account}, where account is null if there is none yet; null of one that cannot be used.
create function public.claim_account_link(token text, client text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.claim_account_link(token, client)
$$;
grant execute on function public.claim_account_link(text, text) to service_role;

create function private.settle_account_link(link uuid, account uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  link_row private.account_link;
begin
  if account is null then
    update private.account_link set used_at = null where id = link;
    return;
  end if;
  perform pg_advisory_xact_lock(20261125);
  delete from private.account_link where id = link returning * into link_row;
  if not found then raise exception 'This link was withdrawn.' using errcode = 'PT409'; end if;
  delete from auth.sessions where user_id = account;
  delete from private.account_link where user_id = account;
  if link_row.purpose = 'invitation' then
    insert into private.admins (user_id, role) values (account, link_row.role) on conflict do nothing;
    if not found then raise exception 'This link was withdrawn.' using errcode = 'PT409'; end if;
    delete from auth.mfa_factors where user_id = account; -- set up by whoever had the account before
    delete from private.recovery_codes where user_id = account;
    perform private.record_account(link_row.email, 'insert', 'staff', account::text, link_row.email,
      jsonb_build_object('role', jsonb_build_object('before', null, 'after', link_row.role)));
  else
    perform private.forget_uses('passwordResetOf', account::text);
    perform private.record_account(link_row.email, 'update', 'reset', account::text, link_row.email, '{}');
  end if;
end $$;
grant execute on function private.settle_account_link(uuid, uuid) to service_role;

-- After the password of an account is set; without an account: the password was refused, and the link can be used again.
create function public.settle_account_link(link uuid, account uuid) returns void
language sql volatile set search_path = '' as $$
  select private.settle_account_link(link, account)
$$;
grant execute on function public.settle_account_link(uuid, uuid) to service_role;
