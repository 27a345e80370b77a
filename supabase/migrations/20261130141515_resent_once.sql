-- A notice sent again to an address that another of its recipients has was refused with the database's own words.

set local check_function_bodies = off;

create or replace function private.resend_notice (
  mail bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.queued_mail;
  parcel public.consignment;
begin
  perform private.require_admin();
  select goods.* into parcel
  from private.queued_mail as told
    join private.notice_job as job on job.id = told.job join public.consignment as goods on goods.id = job.consignment
  where told.id = mail for no key update of goods; -- an erasure holds it, too
  if not found then return; end if;
  select * into known from private.queued_mail where id = mail;
  known.email := coalesce(
    case known.party when 'sender' then btrim(parcel."sendersEmail") when 'receiver' then btrim(parcel."recEmail") end,
    known.email);
  if known.follower is null and known.party is null or private.has_stopped(parcel.id, known.party, known.email) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if exists (select from private.queued_mail as other
             where other.job = known.job and other.id <> known.id and lower(other.email) = lower(known.email)) then
    raise exception 'Another recipient of this notice has this address.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now(), email = known.email
  where id = known.id and state in ('failed', 'unknown');
end $function$;
