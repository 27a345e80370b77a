-- A mail about a quote that failed, or that may not have left, can be sent again by the admin.

set local check_function_bodies = off;

create or replace function private.quote_file (
  known private.quote
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return private.quote_shown(known) || jsonb_build_object('id', known.id, 'changedAt', private.instant(known.changed_at),
    'consignment', known.consignment,
    'mails', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', quote_mail, 'state', state, 'at', private.instant(updated_at),
        'reason', reason) order by id), '[]') from private.queued_mail where quote = known.id),
    'history', (select jsonb_agg(jsonb_build_object('at', private.instant(at), 'by', actor, 'what', what, 'detail', detail)
        order by version) from private.quote_event where quote = known.id));
end $function$;

create or replace function private.resend_quote_mail (
  mail bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  chosen private.queued_mail;
  known private.quote;
begin
  perform private.require_admin();
  select * into chosen from private.queued_mail where id = mail and quote is not null;
  if not found then raise exception 'This mail does not exist any more.' using errcode = 'PT404'; end if;
  known := private.locked_quote(chosen.quote);
  if chosen.quote_mail <> 'quoteReceived'
    and known.state <> (case chosen.quote_mail when 'quoteQuestion' then 'asked' else 'quoted' end)
    or exists (select from private.queued_mail where quote = known.id and quote_mail = chosen.quote_mail and id > mail)
  then
    raise exception 'This mail has been overtaken: what it says is not the present state of the quote.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now()
  where id = mail and state in ('failed', 'unknown');
  return private.quote_file(known);
end $function$;

create or replace function public.resend_quote_mail (
  mail bigint
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.resend_quote_mail(mail)
$function$;

revoke all on function "private"."resend_quote_mail"(bigint) from public;

grant execute on function "private"."resend_quote_mail"(bigint) to "authenticated";

revoke all on function "public"."resend_quote_mail"(bigint) from public;

grant execute on function "public"."resend_quote_mail"(bigint) to "authenticated";
