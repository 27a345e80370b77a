-- The one admin becomes a staff with roles (docs/decisions/027). Who is on the list already owns the site.

set local check_function_bodies = off;

create table "private"."account_link" (
  "id" uuid not null default gen_random_uuid(),
  "purpose" text not null,
  "email" text not null,
  "role" text,
  "user_id" uuid,
  "made_by" uuid,
  "made_at" timestamp with time zone not null default now(),
  "expires_at" timestamp with time zone not null,
  "used_at" timestamp with time zone,
  "token_hash" text not null,
  constraint "account_link_pkey" primary key (id),
  constraint "account_link_purpose_check" check ((purpose = ANY (ARRAY['invitation'::text, 'reset'::text]))),
  constraint "account_link_role_check" check ((role = ANY (ARRAY['owner'::text, 'office'::text, 'scanner'::text]))),
  constraint "account_link_token_hash_key" unique (token_hash),
  constraint "what_for" check ((((purpose = 'invitation'::text) = (role IS
    NOT NULL)) AND ((purpose = 'reset'::text) = (user_id IS NOT NULL))))
);

alter table "private"."account_link"
  enable row level security;

alter table "private"."admins"
  add column "role" text not null default 'owner'::text;

create or replace function private.account_link (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.account_link;
begin
  perform private.take('accountLook');
  link := private.open_link(token);
  return case when link.id is not null
    then jsonb_build_object('purpose', link.purpose, 'email', link.email, 'role', link.role) end;
end $function$;

create or replace function private.actor()
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return private.who() || coalesce((select ' (' || role || ')' from private.admins where user_id = auth.uid()), '');
end $function$;

create or replace function private.audit_recovery (
  action text,
  subject text,
  changes jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.record_account(private.actor(), action, subject, auth.uid()::text, private.who(), changes);
end $function$;

create or replace function private.begin_password_reset (
  sought text,
  client text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  made private.account_link;
begin
  perform private.count_client(client);
  perform private.take('passwordReset');
  select account.id, account.email into made.user_id, made.email
  from auth.users account join private.admins on user_id = account.id
  where account.email = lower(btrim(sought));
  if not found or not private.allows('passwordResetOf', made.user_id::text) then return null; end if;
  made.purpose := 'reset';
  return jsonb_build_object('email', made.email, 'token', private.make_account_link(made, interval '1 hour'));
end $function$;

create or replace function private.begin_staff_change()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  perform pg_advisory_xact_lock(20261125);
  perform private.require_owner();
end $function$;

create or replace function private.claim_account_link (
  token text,
  client text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.account_link;
  account uuid;
begin
  perform private.count_client(client);
  perform private.take('accountLook');
  link := private.open_link(token);
  update private.account_link set used_at = now() where id = link.id and used_at is null;
  if not found then return null; end if; -- of two that come at the same time, the second waits here
  account := coalesce(link.user_id, (select id from auth.users where auth.users.email = link.email));
  delete from auth.sessions where user_id = account; -- whoever has signed up under the address, or has found the password
  return jsonb_build_object('id', link.id, 'email', link.email, 'account', account);
end $function$;

create or replace function private.count_client (
  client text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
end $function$;

create or replace function private.email_of (
  account uuid
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select email from auth.users where id = account);
end $function$;

create or replace function private.invite_staff (
  invited text,
  new_role text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  made private.account_link;
begin
  perform private.begin_staff_change();
  perform private.take('accountLink', auth.uid()::text);
  made.purpose := 'invitation';
  made.email := lower(btrim(invited));
  made.role := new_role;
  made.made_by := auth.uid();
  if made.email !~ '^[^[:space:]@<>,;"\\]{1,64}@[^[:space:]@<>,;"\\]+\.[^[:space:]@<>,;"\\]+$' or char_length(made.email) > 120 then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if private.is_on_staff(made.email) then
    raise exception 'This person is on the staff already.' using errcode = 'PT409';
  end if;
  delete from private.account_link where purpose = 'invitation' and email = made.email; -- an earlier link works no more
  perform private.record_account(private.actor(), 'insert', 'invitation', made.email, made.email,
    jsonb_build_object('role', jsonb_build_object('before', null, 'after', new_role)));
  return private.make_account_link(made, interval '7 days');
end $function$;

create or replace function private.is_admin()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(private.staff_role() in ('owner', 'office'), false)
$function$;

create or replace function private.is_on_staff (
  address text
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return exists (select from private.admins join auth.users account on account.id = user_id where account.email = address);
end $function$;

create or replace function private.is_owner()
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(private.staff_role() = 'owner', false)
$function$;

create or replace function private.look_up_scan (
  tracking_id text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
  if parcel.id is null then return null; end if;
  return jsonb_build_object(
    'trackingId', parcel."trackingId", 'status', parcel.status, 'city', parcel.city, 'country', parcel."currentLocation",
    'headingTo', parcel."headingTo", 'type', parcel.type,
    'events', (select jsonb_agg(jsonb_build_object('code', code, 'label', label) order by position)
               from public.event_code where code not in ('registered', 'cancelled')));
end $function$;

create or replace function private.make_account_link (
  made private.account_link,
  lasts interval
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex');
begin
  delete from private.account_link where expires_at < now() - interval '30 days';
  insert into private.account_link (purpose, email, role, user_id, made_by, expires_at, token_hash)
  values (made.purpose, made.email, made.role, made.user_id, made.made_by, now() + lasts, private.sha256_hex(token));
  return token;
end $function$;

create or replace function private.make_reset_link (
  member uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  made private.account_link;
begin
  perform private.begin_staff_change();
  perform private.take('accountLink', auth.uid()::text);
  perform private.staff_member(member, 'owner');
  made.purpose := 'reset';
  made.email := private.email_of(member);
  made.user_id := member;
  made.made_by := auth.uid();
  delete from private.account_link where purpose = 'reset' and user_id = member and made_by is not null;
  perform private.record_account(private.actor(), 'insert', 'reset', member::text, made.email, '{}');
  return private.make_account_link(made, interval '1 day');
end $function$;

create or replace function private.open_link (
  token text
)
  returns private.account_link
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  link private.account_link;
begin
  select * into link from private.account_link known
  where known.token_hash = private.sha256_hex(token) and known.used_at is null and known.expires_at > now()
    and case known.purpose when 'reset' then known.user_id in (select user_id from private.admins)
                           else not private.is_on_staff(known.email) end;
  return link;
end $function$;

create or replace function private.record_account (
  done_by text,
  action text,
  subject text,
  subject_id text,
  label text,
  changes jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  entry public.audit;
begin
  entry.actor := done_by;
  entry.action := action;
  entry.subject := subject;
  entry.subject_id := subject_id;
  entry.label := label;
  entry.changes := changes;
  perform private.append_audit(entry);
end $function$;

create or replace function private.record_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  subject jsonb := before || after;
  entry public.audit;
begin
  if tg_op = 'INSERT' and auth.uid() is null then return null; end if;
  select coalesce(jsonb_object_agg(key, jsonb_build_object('before', before ->> key, 'after', after ->> key)), '{}')
  into entry.changes
  from jsonb_object_keys(subject) as key
  where before ->> key is distinct from after ->> key and key <> all (tg_argv[1:]) and '*' <> all (tg_argv[1:]);
  if tg_op = 'UPDATE' and entry.changes = '{}' then return null; end if;
  entry.actor := private.actor();
  entry.action := lower(tg_op);
  entry.subject := tg_table_name;
  entry.subject_id := coalesce(subject ->> 'id', subject ->> 'code');
  entry.consignment := case when tg_table_name = 'consignment' then subject ->> 'id' else subject ->> 'consignment' end;
  entry.label := coalesce(subject ->> tg_argv[0],
    (select "trackingId" from public.consignment where id = entry.consignment));
  entry.reason := nullif(current_setting('audit.reason', true), '');
  perform private.append_audit(entry);
  return null;
end $function$;

create or replace function private.record_scan (
  tracking_id text,
  event text,
  note text,
  request_key uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
  if parcel.id is null then raise exception 'There is no consignment with this id.' using errcode = 'PT404'; end if;
  if event in ('registered', 'cancelled') then
    raise exception 'This event is for the office to enter.' using errcode = '42501';
  end if;
  insert into public.consignment_event (consignment, code, classifier, moment, internal_note, request_key)
  values (parcel.id, event, 'actual', now(), nullif(btrim(note), ''), record_scan.request_key);
end $function$;

create or replace function private.remove_staff (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.admins;
begin
  perform private.begin_staff_change();
  known := private.staff_member(member, null);
  perform private.record_account(private.actor(), 'delete', 'staff', member::text, private.email_of(member),
    jsonb_build_object('role', jsonb_build_object('before', known.role, 'after', null)));
  delete from private.admins where user_id = member;
  delete from private.account_link where user_id = member or made_by = member or email = private.email_of(member);
  delete from auth.sessions where user_id = member;
end $function$;

create or replace function private.require_owner()
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if not private.is_owner() then raise exception 'Only an owner may do this.' using errcode = '42501'; end if;
end $function$;

create or replace function private.require_staff()
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if private.staff_role() is null then raise exception 'Only the staff may do this.' using errcode = '42501'; end if;
end $function$;

create or replace function private.revoke_invitation (
  invitation uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  revoked private.account_link;
begin
  perform private.begin_staff_change();
  delete from private.account_link where id = invitation and purpose = 'invitation' returning * into revoked;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'delete', 'invitation', revoked.email, revoked.email,
    jsonb_build_object('role', jsonb_build_object('before', revoked.role, 'after', null)));
end $function$;

create or replace function private.scanned (
  entered text
)
  returns public.consignment
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  entered_id text := upper(regexp_replace(left(entered, 100), '[[:space:]\u00a0\u2010-\u2015-]', '', 'g'));
  parcel public.consignment;
begin
  select * into parcel from public.consignment where "trackingId" = entered_id;
  return parcel;
end $function$;

create or replace function private.set_staff_role (
  member uuid,
  new_role text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.admins;
begin
  perform private.begin_staff_change();
  known := private.staff_member(member, new_role);
  if known.role = new_role then return; end if;
  update private.admins set role = new_role where user_id = member;
  if known.role = 'owner' then delete from private.account_link where made_by = member; end if;
  perform private.record_account(private.actor(), 'update', 'staff', member::text, private.email_of(member),
    jsonb_build_object('role', jsonb_build_object('before', known.role, 'after', new_role)));
end $function$;

create or replace function private.settle_account_link (
  link uuid,
  account uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.account_link;
begin
  if account is null then
    update private.account_link set used_at = null where id = link;
    return;
  end if;
  perform pg_advisory_xact_lock(20261125);
  delete from private.account_link where id = link returning * into known;
  if not found then raise exception 'This link was withdrawn.' using errcode = 'PT409'; end if;
  delete from auth.sessions where user_id = account;
  delete from private.account_link where user_id = account;
  if known.purpose = 'invitation' then
    insert into private.admins (user_id, role) values (account, known.role) on conflict do nothing;
    if not found then raise exception 'This link was withdrawn.' using errcode = 'PT409'; end if;
    delete from auth.mfa_factors where user_id = account; -- set up by whoever had the account before
    delete from private.recovery_codes where user_id = account;
    perform private.record_account(known.email, 'insert', 'staff', account::text, known.email,
      jsonb_build_object('role', jsonb_build_object('before', null, 'after', known.role)));
  else
    perform private.record_account(known.email, 'update', 'reset', account::text, known.email, '{}');
  end if;
end $function$;

create or replace function private.staff()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  return jsonb_build_object(
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', member.user_id, 'email', account.email, 'role', member.role, 'since', member.added_at,
        'usedAt', (select max(greatest(used.created_at, used.updated_at, used.refreshed_at at time zone 'UTC'))
                   from auth.sessions used where used.user_id = member.user_id),
        'secondFactor', exists (select from auth.mfa_factors factor
                                where factor.user_id = member.user_id and factor.status = 'verified'),
        'isMe', member.user_id = auth.uid()) order by member.added_at, member.user_id), '[]')
      from private.admins member join auth.users account on account.id = member.user_id),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', link.id, 'email', link.email, 'role', link.role, 'expiresAt', link.expires_at) order by link.made_at, link.id), '[]')
      from private.account_link link
      where link.purpose = 'invitation' and link.used_at is null and link.expires_at > now()));
end $function$;

create or replace function private.staff_member (
  member uuid,
  becomes text
)
  returns private.admins
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known private.admins;
begin
  select * into known from private.admins where user_id = member;
  if not found then raise exception 'This person is not on the staff any more.' using errcode = 'PT404'; end if;
  if becomes is distinct from 'owner' and not exists (
      select from private.admins where role = 'owner' and user_id <> member) then
    raise exception 'This is the only owner: make somebody else an owner first.' using errcode = 'PT409';
  end if;
  return known;
end $function$;

create or replace function private.staff_role()
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select role from private.admins
  where user_id = (select auth.uid())
    and exists (select from auth.sessions
                where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid()))
    and ((select auth.jwt()) ->> 'aal' is not distinct from 'aal2'
         or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'))
$function$;

create or replace function private.use_recovery_code (
  code text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  own uuid := auth.uid();
  codes_left int;
begin
  if auth.jwt() ->> 'aal' is not distinct from 'aal2'
     or not exists (select from private.admins where user_id = own) -- staff_role() is null until the factor is given
     or not exists (select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = own)
     or not exists (select from auth.mfa_factors where user_id = own and status = 'verified')
  then raise exception 'Only an admin who owes the second factor may do this.' using errcode = '42501'; end if;
  perform private.take('recoveryUser', own::text);
  perform private.take('recoveryCode');
  update private.recovery_codes stored -- two at once wait for each other, and the second finds the code gone
  set hashes = array_remove(stored.hashes, private.recovery_hash(code, stored.salt))
  where stored.user_id = own and private.recovery_hash(code, stored.salt) = any (stored.hashes)
  returning cardinality(stored.hashes) into codes_left;
  if codes_left is null then
    perform private.audit_recovery('update', 'recovery_codes', '{"attempt": {"before": null, "after": "wrong code"}}');
    return null;
  end if;
  delete from auth.mfa_factors where user_id = own;
  delete from auth.sessions where user_id = own and id <> (auth.jwt() ->> 'session_id')::uuid;
  perform private.audit_recovery('update', 'recovery_codes', jsonb_build_object(
    'codesLeft', jsonb_build_object('before', codes_left + 1, 'after', codes_left)));
  perform private.audit_recovery('delete', 'mfa_factors', '{}');
  return codes_left;
end $function$;

create or replace function public.account_link (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.account_link(token)
$function$;

create or replace function public.begin_password_reset (
  email text,
  client text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.begin_password_reset(email, client)
$function$;

create or replace function public.claim_account_link (
  token text,
  client text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.claim_account_link(token, client)
$function$;

create or replace function public.invite_staff (
  email text,
  role text
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  select private.invite_staff(email, role)
$function$;

create or replace function public.look_up_scan (
  tracking_id text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.look_up_scan(tracking_id)
$function$;

create or replace function public.make_reset_link (
  member uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  select private.make_reset_link(member)
$function$;

create or replace function public.my_role()
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.staff_role()
$function$;

create or replace function public.record_scan (
  tracking_id text,
  event text,
  note text,
  request_key uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.record_scan(tracking_id, event, note, request_key)
$function$;

create or replace function public.remove_staff (
  member uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.remove_staff(member)
$function$;

create or replace function public.revoke_invitation (
  invitation uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.revoke_invitation(invitation)
$function$;

create or replace function public.set_staff_role (
  member uuid,
  role text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_staff_role(member, role)
$function$;

create or replace function public.settle_account_link (
  link uuid,
  account uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.settle_account_link(link, account)
$function$;

create or replace function public.staff()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.staff() $function$;

alter table "private"."account_link"
  add constraint "account_link_made_by_fkey" foreign key (made_by) references auth.users(id) on delete cascade;

alter table "private"."account_link"
  add constraint "account_link_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

alter table "private"."admins"
  add constraint "staff_role" check ((role = ANY (ARRAY['owner'::text, 'office'::text, 'scanner'::text])));

create index account_link_email on private.account_link using btree (email);

revoke all on function "private"."account_link"(text) from public;

grant execute on function "private"."account_link"(text) to "anon", "authenticated";

revoke all on function "private"."actor"() from public;

revoke all on function "private"."begin_password_reset"(text, text) from public;

grant execute on function "private"."begin_password_reset"(text, text) to "service_role";

revoke all on function "private"."begin_staff_change"() from public;

revoke all on function "private"."claim_account_link"(text, text) from public;

grant execute on function "private"."claim_account_link"(text, text) to "service_role";

revoke all on function "private"."count_client"(text) from public;

revoke all on function "private"."email_of"(uuid) from public;

revoke all on function "private"."invite_staff"(text, text) from public;

grant execute on function "private"."invite_staff"(text, text) to "authenticated";

revoke all on function "private"."is_on_staff"(text) from public;

revoke all on function "private"."is_owner"() from public;

revoke all on function "private"."look_up_scan"(text) from public;

grant execute on function "private"."look_up_scan"(text) to "authenticated";

revoke all on function "private"."make_account_link"(private.account_link, interval) from public;

revoke all on function "private"."make_reset_link"(uuid) from public;

grant execute on function "private"."make_reset_link"(uuid) to "authenticated";

revoke all on function "private"."open_link"(text) from public;

revoke all on function "private"."record_account"(text, text, text, text, text, jsonb) from public;

revoke all on function "private"."record_scan"(text, text, text, uuid) from public;

grant execute on function "private"."record_scan"(text, text, text, uuid) to "authenticated";

revoke all on function "private"."remove_staff"(uuid) from public;

grant execute on function "private"."remove_staff"(uuid) to "authenticated";

revoke all on function "private"."require_owner"() from public;

revoke all on function "private"."require_staff"() from public;

revoke all on function "private"."revoke_invitation"(uuid) from public;

grant execute on function "private"."revoke_invitation"(uuid) to "authenticated";

revoke all on function "private"."scanned"(text) from public;

revoke all on function "private"."set_staff_role"(uuid, text) from public;

grant execute on function "private"."set_staff_role"(uuid, text) to "authenticated";

revoke all on function "private"."settle_account_link"(uuid, uuid) from public;

grant execute on function "private"."settle_account_link"(uuid, uuid) to "service_role";

revoke all on function "private"."staff"() from public;

grant execute on function "private"."staff"() to "authenticated";

revoke all on function "private"."staff_member"(uuid, text) from public;

revoke all on function "private"."staff_role"() from public;

grant execute on function "private"."staff_role"() to "authenticated";

revoke all on function "public"."account_link"(text) from public;

grant execute on function "public"."account_link"(text) to "anon", "authenticated";

revoke all on function "public"."begin_password_reset"(text, text) from public;

grant execute on function "public"."begin_password_reset"(text, text) to "service_role";

revoke all on function "public"."claim_account_link"(text, text) from public;

grant execute on function "public"."claim_account_link"(text, text) to "service_role";

revoke all on function "public"."invite_staff"(text, text) from public;

grant execute on function "public"."invite_staff"(text, text) to "authenticated";

revoke all on function "public"."look_up_scan"(text) from public;

grant execute on function "public"."look_up_scan"(text) to "authenticated";

revoke all on function "public"."make_reset_link"(uuid) from public;

grant execute on function "public"."make_reset_link"(uuid) to "authenticated";

revoke all on function "public"."my_role"() from public;

grant execute on function "public"."my_role"() to "authenticated";

revoke all on function "public"."record_scan"(text, text, text, uuid) from public;

grant execute on function "public"."record_scan"(text, text, text, uuid) to "authenticated";

revoke all on function "public"."remove_staff"(uuid) from public;

grant execute on function "public"."remove_staff"(uuid) to "authenticated";

revoke all on function "public"."revoke_invitation"(uuid) from public;

grant execute on function "public"."revoke_invitation"(uuid) to "authenticated";

revoke all on function "public"."set_staff_role"(uuid, text) from public;

grant execute on function "public"."set_staff_role"(uuid, text) to "authenticated";

revoke all on function "public"."settle_account_link"(uuid, uuid) from public;

grant execute on function "public"."settle_account_link"(uuid, uuid) to "service_role";

revoke all on function "public"."staff"() from public;

grant execute on function "public"."staff"() to "authenticated";

insert into private.limits (action, per_client, overall, window_seconds) values
  ('accountLink', 60, null, 3600),
  ('accountLook', 30, 1200, 60),
  ('passwordReset', 5, 400, 3600),
  ('passwordResetOf', 3, null, 3600),
  ('scan', 60, null, 60);
