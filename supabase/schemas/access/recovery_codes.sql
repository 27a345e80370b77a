-- For whoever has lost the phone: ten codes, each of which stands in for the second factor once (docs/decisions/013).

-- A code has 80 random bits. Nobody finds it by trying hashes, however fast they are, so none need be slow; the salt keeps
-- two accounts from being attacked at once.
create table private.recovery_codes (
  user_id uuid primary key references auth.users on delete cascade,
  salt uuid not null,
  hashes bytea[] not null, -- of the codes that are left
  made_at timestamptz not null default now()
);
alter table private.recovery_codes enable row level security;

insert into private.limits (action, per_client, overall, window_seconds) values
  ('recoveryCode', 10, 60, 300), -- for each client, and in all
  ('recoveryUser', 10, null, 300); -- for each admin as codes of the app: by themselves where the admin is known

-- Sixteen characters of five bits, none of which is taken for another. A UUID has six bits that are not random: both of the
-- two go into each.
create function private.new_recovery_code() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(bytes, position) & 31), 1), '')
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) as source,
       generate_series(0, 15) as position
$$;

-- As it is typed from paper: in groups, in small letters, with an O for a zero.
create function private.recovery_hash(code text, salt uuid) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(salt || translate(upper(regexp_replace(code, '[\s-]', '', 'g')), 'OIL', '011'), 'UTF8'))
$$;

create function private.audit_recovery(action text, subject text, changes jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.record_account(private.actor(), action, subject, auth.uid()::text, private.caller_email(), changes);
end $$;

-- Makes ten codes in place of those that are left, and returns them: the only time that anybody sees them. Whoever finds an
-- unlocked tab has no code of the app: one must have been entered in the last five minutes.
create function private.make_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  codes text[] := array(select private.new_recovery_code() from generate_series(1, 10));
  new_salt uuid := gen_random_uuid();
  previous_count int := private.recovery_codes_left();
begin
  if not exists (
    select from jsonb_array_elements(coalesce(nullif(auth.jwt() -> 'amr', 'null'), '[]')) as proof
    where auth.jwt() ->> 'aal' = 'aal2' and proof ->> 'method' = 'totp'
      and (proof ->> 'timestamp')::bigint > extract(epoch from now()) - 300)
  then raise exception 'Enter a code of the authenticator app first.' using errcode = '42501'; end if;
  perform private.note_network(auth.uid());
  insert into private.recovery_codes as code_set (user_id, salt, hashes)
  values (auth.uid(), new_salt, array(select private.recovery_hash(code, new_salt) from unnest(codes) as code))
  on conflict (user_id) do update set salt = excluded.salt, hashes = excluded.hashes, made_at = now();
  perform private.audit_recovery('insert', 'recovery_codes', jsonb_build_object(
    'codesLeft', jsonb_build_object('before', previous_count, 'after', cardinality(codes))));
  return codes;
end $$;
grant execute on function private.make_recovery_codes() to authenticated;

-- 42501 for anybody but an admin who has entered a code of the app in the last five minutes.
create function public.make_recovery_codes() returns text[] language sql volatile set search_path = '' as $$
  select private.make_recovery_codes()
$$;
grant execute on function public.make_recovery_codes() to authenticated;

create function private.recovery_codes_left() returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((select cardinality(hashes) from private.recovery_codes where user_id = auth.uid()), 0);
end $$;
grant execute on function private.recovery_codes_left() to authenticated;

create function public.recovery_codes_left() returns int language sql stable set search_path = '' as $$
  select private.recovery_codes_left()
$$;
grant execute on function public.recovery_codes_left() to authenticated;

-- For somebody on the staff, in whatever role, who has given the password and owes the second factor. A right code removes
-- the factor, so that the session is an admin's as it is, and ends the other sessions: whoever has the phone may have one.
-- Returns how many codes are left, or null for a wrong one, which counts: an error would take that back.
create function private.use_recovery_code(code text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  account_id uuid := auth.uid();
  codes_left int;
begin
  if auth.jwt() ->> 'aal' is not distinct from 'aal2'
     or not exists (select from private.admins where user_id = account_id) -- staff_role() is null until the factor is given
     or not exists (select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = account_id)
     or not exists (select from auth.mfa_factors where user_id = account_id and status = 'verified')
  then raise exception 'Only an admin who owes the second factor may do this.' using errcode = '42501'; end if;
  perform private.enforce_limit('recoveryUser', private.own_key(account_id));
  perform private.enforce_limit('recoveryCode');
  update private.recovery_codes code_set -- two at once wait for each other, and the second finds the code gone
  set hashes = array_remove(code_set.hashes, private.recovery_hash(code, code_set.salt))
  where code_set.user_id = account_id and private.recovery_hash(code, code_set.salt) = any (code_set.hashes)
  returning cardinality(code_set.hashes) into codes_left;
  if codes_left is null then
    perform private.audit_recovery('update', 'recovery_codes', '{"attempt": {"before": null, "after": "wrong code"}}');
    return null;
  end if;
  delete from auth.mfa_factors where user_id = account_id;
  delete from auth.sessions where user_id = account_id and id <> (auth.jwt() ->> 'session_id')::uuid;
  perform private.audit_recovery('update', 'recovery_codes', jsonb_build_object(
    'codesLeft', jsonb_build_object('before', codes_left + 1, 'after', codes_left)));
  perform private.audit_recovery('delete', 'mfa_factors', '{}');
  return codes_left;
end $$;
grant execute on function private.use_recovery_code(text) to authenticated;

create function public.use_recovery_code(code text) returns int language sql volatile set search_path = '' as $$
  select private.use_recovery_code(code)
$$;
grant execute on function public.use_recovery_code(text) to authenticated;
