-- The log of sent mail tells why a mail was not sent, and which mails were kept in the outbox of a host without a mail server.
-- A function that is not deployed anew yet settles without a reason.

set local check_function_bodies = off;

drop view "public"."mail_summary";

alter table "public"."mail_log"
  drop constraint "mail_log_state_check";

drop function "private"."mail_settle"(uuid, text, integer);

drop function "public"."mail_settle"(uuid, text, integer);

alter table "public"."mail_log"
  add column "reason" text not null default ''::text;

create or replace function private.mail_claim (
  mail_key uuid,
  mail_hash text,
  message jsonb
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known public.mail_log;
  is_new boolean;
begin
  perform private.require_admin();
  insert into public.mail_log (key, hash, payload) values (mail_key, mail_hash, message) on conflict do nothing;
  is_new := found;
  select * into strict known from public.mail_log where key = mail_key for update; -- twin claims wait for each other
  if known.hash <> mail_hash then
    raise exception 'This key belongs to another message.' using errcode = 'PT409';
  end if;
  if known.state = 'claimed' and not is_new then
    if known.updated_at > now() - interval '1 minute' then return 'busy'; end if;
    update public.mail_log set state = 'unknown' where key = mail_key;
    return 'unknown';
  end if;
  if known.state in ('sent', 'kept', 'unknown') then return known.state; end if;
  perform private.take('mail', auth.uid()::text);
  perform private.take('mailDay', auth.uid()::text);
  update public.mail_log set state = 'claimed', reason = '', admin = auth.uid(), updated_at = now() where key = mail_key;
  return 'claimed';
end $function$;

create or replace function private.mail_settle (
  mail_key uuid,
  outcome text,
  tries integer,
  said text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  update public.mail_log
  set state = outcome, attempts = attempts + greatest(tries, 0), reason = left(coalesce(said, ''), 1000), updated_at = now()
  where key = mail_key and state in ('claimed', 'unknown');
end $function$;

create or replace function public.mail_settle (
  key uuid,
  state text,
  attempts integer,
  reason text default ''::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.mail_settle(key, state, attempts, reason) $function$;

alter table "public"."mail_log"
  add constraint "mail_log_reason_check" check ((octet_length(reason) <= 4000));

alter table "public"."mail_log"
  add constraint "mail_log_state_check"
    check ((state = ANY (ARRAY['claimed'::text, 'sent'::text, 'kept'::text, 'failed'::text, 'unknown'::text])));

create view "public"."mail_summary" with (security_invoker=true) AS  SELECT key,
    "toWho",
    "sendersName",
    recipient,
    subject,
    "trackingId",
    attempts,
    created_at,
    updated_at,
        CASE
            WHEN (state <> 'claimed'::text) THEN state
            WHEN (updated_at > (now() - '00:01:00'::interval)) THEN 'sending'::text
            ELSE 'unknown'::text
        END AS state,
    reason
   FROM public.mail_log;

revoke all on function "private"."mail_settle"(uuid, text, integer, text) from public;

grant execute on function "private"."mail_settle"(uuid, text, integer, text) to "authenticated";

revoke all on function "public"."mail_settle"(uuid, text, integer, text) from public;

grant execute on function "public"."mail_settle"(uuid, text, integer, text) to "authenticated";

grant select on table "public"."mail_summary" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update on table "public"."mail_summary" to "service_role";
