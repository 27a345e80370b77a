-- The rows of the demonstration ticked first steps that nobody had taken.

set local check_function_bodies = off;

create or replace function private.first_steps()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  return jsonb_build_object(
    'putAway', (select steps_put_away from private.admins where user_id = auth.uid()),
    'done', jsonb_build_object(
      -- What a host is set to is not known here, but what became of the mails is.
      'mail', exists (
        select from public.mail_log where state = 'sent' and not private.is_demonstration_row('mail', key::text)) or exists (
        select from private.queued_mail where state = 'sent' and not private.is_demonstration_address(email)),
      'hours', private.has_office_hours(),
      'notices', exists (select from private.notice_rule where to_sender or to_receiver),
      'staff', (select count(*) > 1 from private.admins where not private.is_demonstration_row('account', user_id::text)) or exists (
        select from private.account_link where purpose = 'invitation' and used_at is null and expires_at > now()),
      'secondFactor', exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'),
      'consignment', exists (select from public.consignment where not private.is_demonstration_row('consignment', id::text)),
      'backup', exists (select from private.backup_runs where ok)));
end $function$;

create or replace function private.has_no_company()
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select not exists (
    select from private.demonstration_candidates() as found
    where not private.is_demonstration_row(found.subject, found.row_id))
$function$;

create or replace function private.is_demonstration_row (
  subject_name text,
  id text
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return exists (select from private.demonstration where subject = subject_name and row_id = id);
end $function$;

revoke all on function "private"."is_demonstration_row"(text, text) from public;
