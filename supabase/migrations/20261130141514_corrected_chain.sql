-- An entry whose correction was voided before anybody was told of it: nobody said to whoever had been told that it was wrong.

set local check_function_bodies = off;

create or replace function private.corrected (
  entry bigint
)
  returns SETOF bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  with recursive chain as (
    select id, corrects from public.consignment_event where id = entry
    union -- not "all": whatever corrects itself ends, too
    select before.id, before.corrects from public.consignment_event as before join chain on before.id = chain.corrects)
  select id from chain
$function$;

create or replace function private.note_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.has_recipients(new.consignment, new.code) or new.corrects is not null
      and exists (select from private.notice_job
                  where event in (select private.corrected(new.corrects)) and fanned_out_at is not null) then
    insert into private.notice_job (consignment, event, due_at) values (new.consignment, new.id, private.notice_due());
  end if;
  return null;
end $function$;

create or replace function private.note_void()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  chain bigint[] := array(select private.corrected(new.id));
begin
  delete from private.notice_job where event = new.id and fanned_out_at is null; -- waits for one that is being worked out
  update private.queued_mail set state = 'cancelled', updated_at = now()
  where job in (select id from private.notice_job where event = new.id) and state = 'waiting';
  if exists (select from private.notice_job as told join private.queued_mail as mail on mail.job = told.id
             where told.event = any (chain) and not told.is_correction and mail.state in ('sending', 'sent', 'kept', 'unknown')
               and not exists (select from private.notice_job as known
                               where known.event = any (chain) and known.is_correction and known.event >= told.event))
      and not exists (select from private.notice_job join public.consignment_event as entry on entry.id = event
                      where corrects = new.id and voided_at is null) then
    insert into private.notice_job (consignment, event, is_correction, due_at)
    values (new.consignment, new.id, true, private.notice_due()) on conflict do nothing;
  end if;
  return null;
end $function$;

create or replace function private.recipients (
  job private.notice_job
)
  returns table (
    follower bigint,
    party text,
    email text,
    due_at timestamp with time zone
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  event public.consignment_event;
  revision public.eta_revision;
  moved numeric;
  told bigint[];
begin
  select * into parcel from public.consignment as known where known.id = job.consignment;
  select * into event from public.consignment_event as known where known.id = job.event;
  select * into revision from public.eta_revision as known where known.id = job.eta;
  if job.eta is not null then moved := private.hours_moved(revision); end if;
  told := array(select known.id from private.notice_job as known where not known.is_correction and known.event in (
    select private.corrected(case when job.is_correction then job.event else event.corrects end)));
  return query select distinct on (lower(recipient.email)) recipient.* from (
    select null::bigint, rule.party, coalesce(rule.email, ''), case when private.is_mail_address(rule.email) then now() end
    from private.notice_rule, lateral (values
      ('sender', to_sender, btrim(parcel."sendersEmail")), ('receiver', to_receiver, btrim(parcel."recEmail"))
    ) as rule (party, is_told, email)
    where not job.is_correction and about = private.about(job) and rule.is_told
      and not private.has_stopped(parcel.id, rule.party, rule.email)
    union all
    select known.id, null, known.email, case when known.daily then private.next_morning(known.zone) else now() end
    from private.follower as known
    where known.consignment = job.consignment and known.confirmed_at is not null and not job.is_correction
      and case when job.eta is null then private.topic_of(event.code) = any (known.topics) else moved >= known.eta_hours end
    union all
    select mail.follower, mail.party, mail.email, now() from private.queued_mail as mail
    where mail.job = any (told) and mail.state in ('sending', 'sent', 'kept', 'unknown')
      and (mail.follower is not null or mail.party is not null and not private.has_stopped(parcel.id, mail.party, mail.email))
  ) as recipient (follower, party, email, due_at)
  order by lower(recipient.email), recipient.party nulls last, recipient.follower;
end $function$;

revoke all on function "private"."corrected"(bigint) from public;
