-- Whoever has just set up the site sees empty rooms: an owner is told what is to be done first, and what of it is done, until
-- everything is, or until this owner puts the list away.

set local check_function_bodies = off;

alter table "private"."admins"
  add column "steps_put_away" boolean not null default false;

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
      'mail', exists (select from public.mail_log where state = 'sent') or exists (select from private.queued_mail where state = 'sent'),
      'hours', private.has_office_hours(),
      'notices', exists (select from private.notice_rule where to_sender or to_receiver),
      'staff', (select count(*) > 1 from private.admins) or exists (
        select from private.account_link where purpose = 'invitation' and used_at is null and expires_at > now()),
      'secondFactor', exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'),
      'consignment', exists (select from public.consignment),
      'backup', exists (select from private.backup_runs where ok)));
end $function$;

create or replace function private.put_first_steps_away (
  away boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  update private.admins set steps_put_away = coalesce(away, false) where user_id = auth.uid();
end $function$;

create or replace function public.first_steps()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.first_steps() $function$;

create or replace function public.put_first_steps_away (
  away boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.put_first_steps_away(away)
$function$;

revoke all on function "private"."first_steps"() from public;

grant execute on function "private"."first_steps"() to "authenticated";

revoke all on function "private"."put_first_steps_away"(boolean) from public;

grant execute on function "private"."put_first_steps_away"(boolean) to "authenticated";

revoke all on function "public"."first_steps"() from public;

grant execute on function "public"."first_steps"() to "authenticated";

revoke all on function "public"."put_first_steps_away"(boolean) from public;

grant execute on function "public"."put_first_steps_away"(boolean) to "authenticated";
