-- Two who changed a journey at the same time could wait for each other, until one of them failed: whoever voided an entry held it and
-- waited for its leg, which somebody held who deleted it and waited for the entry. So could an erasure of several records, which held the
-- audit, and whoever changed one of them and waited for the audit. All lock in one order now.

set local check_function_bodies = off;

create or replace function private.hold_consignment (
  parcel bigint
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.is_admin() is not true then return false; end if;
  perform from public.consignment_leg where consignment = parcel order by id for update;
  perform from public.consignment where id = parcel for update;
  perform from public.consignment_event where consignment = parcel order by id for update;
  perform from public.consignment_piece where consignment = parcel order by id for update;
  return true;
end $function$;

create or replace function private.hold_journey (
  parcel bigint
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.is_admin() is not true then return false; end if;
  perform private.locked_with_legs(parcel);
  return true;
end $function$;

create or replace function private.ids_of (
  records jsonb,
  VARIADIC kinds text[]
)
  returns text[]
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(array_agg(item ->> 'id'), '{}') from jsonb_array_elements(records) as item where item ->> 'kind' = any (kinds)
$function$;

create or replace function private.lock_records (
  records jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  parcels bigint[] := private.ids_of(records, 'consignment', 'consignmentTexts');
  followers bigint[] := private.ids_of(records, 'follower');
  quotes bigint[] := private.ids_of(records, 'quote');
  subscribers bigint[] := private.ids_of(records, 'subscriber');
begin
  perform private.locked_with_legs(id) from (select distinct unnest(parcels) as id order by 1) as parcel;
  perform from public.consignment_piece where consignment = any (parcels) order by id for no key update;
  perform from private.proof where id = any (private.ids_of(records, 'proof')::uuid[]) order by id for update;
  perform from public.chats where id = any (private.ids_of(records, 'chat', 'chatTexts')::uuid[]) order by id for update;
  perform from private.quote where id = any (quotes) order by id for update;
  perform from public.mail_log where key = any (private.ids_of(records, 'sentMail')::uuid[]) order by key for update;
  perform from public."contactForm" where id = any (private.ids_of(records, 'inquiry', 'inquiryText')::bigint[]) order by id for update;
  perform from private.newsletter where id = any (private.ids_of(records, 'newsletter')::bigint[]) order by id for update;
  perform from public."newsLetter" where id = any (subscribers) order by id for update;
  perform from public.consignment_template where id = any (private.ids_of(records, 'template')::bigint[]) order by id for update;
  perform from public.prepared_answer where id = any (private.ids_of(records, 'preparedAnswer')::bigint[]) order by id for update;
  perform from private.account_link where id = any (private.ids_of(records, 'invitation')::uuid[]) order by id for update;
  perform from private.queued_mail
  where job in (select id from private.notice_job where consignment = any (parcels))
    or follower = any (followers) or quote = any (quotes) or subscriber = any (subscribers)
    or lower(email) = any (private.ids_of(records, 'notices'))
  order by id for update;
end $function$;

create or replace function private.undo_import (
  batch_key uuid,
  past integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant int := 200;
  taken int[];
  removed int;
  kept jsonb;
begin
  perform private.require_admin();
  select array_agg(number) into taken from (
    select number from private.import_row where batch = batch_key and number > past order by number limit most) as next;
  if taken is null then
    delete from private.import_batch as batch where key = batch_key
      and not exists (select from private.import_row as line where line.batch = batch.key);
    return jsonb_build_object('removed', 0, 'kept', '[]'::jsonb, 'past', null);
  end if;
  perform private.hold_consignment(consignment) from (
    select consignment from private.import_row
    where batch = batch_key and number = any (taken) and consignment is not null order by consignment) as imported;
  -- A statement of its own: it sees what was changed by those that the lock has waited for.
  select coalesce(jsonb_agg(parcel."trackingId" order by line.number), '[]') into kept
  from private.import_row as line join public.consignment as parcel on parcel.id = line.consignment
  where line.batch = batch_key and line.number = any (taken) and exists (
    select from public.audit as change where change.consignment = parcel.id
      and not (change.subject = 'consignment' and change.action = 'insert'));
  delete from public.consignment where id in (
    select consignment from private.import_row where batch = batch_key and number = any (taken))
    and "trackingId" <> all (array(select jsonb_array_elements_text(kept)));
  get diagnostics removed = row_count;
  delete from private.import_row where batch = batch_key and number = any (taken) and consignment is null;
  return jsonb_build_object('removed', removed, 'kept', kept, 'past', taken[cardinality(taken)]);
end $function$;

create policy "who deletes holds the parts" on "public"."consignment"
  as restrictive
  for delete
  to "authenticated"
  using (private.hold_consignment(id));

create policy "who voids holds the journey" on "public"."consignment_event"
  as restrictive
  for update
  to "authenticated"
  using (private.hold_journey(consignment))
  with check (true);

create policy "who changes holds the journey" on "public"."consignment_leg"
  as restrictive
  for update
  to "authenticated"
  using (private.hold_journey(consignment))
  with check (true);

create policy "who deletes holds the journey" on "public"."consignment_leg"
  as restrictive
  for delete
  to "authenticated"
  using (private.hold_journey(consignment));

revoke all on function "private"."hold_consignment"(bigint) from public;

grant execute on function "private"."hold_consignment"(bigint) to "authenticated";

revoke all on function "private"."hold_journey"(bigint) from public;

grant execute on function "private"."hold_journey"(bigint) to "authenticated";

revoke all on function "private"."ids_of"(jsonb, text[]) from public;
