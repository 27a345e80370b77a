-- A person who was erased stayed in places, lanes, words of notices, what a browser told and invitations that the audit names, and was not
-- found there. An invitation is in the audit by its link's id; the address that earlier ones have in its place can be erased, too.

set local check_function_bodies = off;

drop trigger "note_erased" on "public"."audit";

drop function "private"."personal_records"(text);

create or replace function private.append_audit (
  entry public.audit
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  last public.audit;
  hashed jsonb := jsonb_build_object('actor', entry.actor, 'label', entry.label, 'reason', entry.reason);
begin
  perform pg_advisory_xact_lock(20260102);
  select * into last from public.audit order by id desc limit 1;
  entry.id := coalesce(last.id, 0) + 1;
  entry.at := date_trunc('milliseconds', clock_timestamp());
  entry.previous := coalesce(last.hash, '');
  entry.erased := '{}';
  select jsonb_object_agg(name, salt), jsonb_object_agg(name, private.sha256_hex(salt || value))
  into entry.salts, entry.digests
  from (
    select key as name, private.measured(value) as value from jsonb_each_text(hashed)
    union all
    select 'changes.' || key, private.measured(value ->> 'before') || private.measured(value ->> 'after')
    from jsonb_each(entry.changes)) as valued,
    lateral (select encode(uuid_send(gen_random_uuid()), 'hex') as salt where name <> '') as salted;
  entry.hash := private.entry_hash(entry);
  insert into public.audit select entry.*;
end $function$;

create or replace function private.audited (
  entry public.audit,
  pattern text
)
  returns text[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if concat_ws(' | ', private.texts_in(entry.changes), entry.reason, entry.label, case entry.subject when 'invitation' then entry.subject_id end)
      !~* pattern or private.is_of_staff(entry) then return '{}'; end if;
  return array(
    select 'changes.' || key from jsonb_each(entry.changes) where key <> 'handledBy' and private.names_person(value, pattern)
    union all
    select 'reason' where entry.reason ~* pattern
    union all
    select 'label' where entry.label ~* pattern
    union all
    select 'subject_id' where entry.subject = 'invitation' and entry.subject_id ~* pattern);
end $function$;

create or replace function private.consignments_through (
  places text[]
)
  returns SETOF bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select consignment from public.consignment_event where place = any (places)
  union
  select consignment from public.consignment_leg where origin = any (places) or destination = any (places)
  order by 1
$function$;

create or replace function private.declare_erased()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  entry public.audit;
begin
  perform pg_advisory_xact_lock(20260102); -- as append_audit: the number of the entry is known then
  select private.sha256_hex(string_agg(
    concat_ws(' ', id, name, case when name = 'subject_id' then private.entry_hash(audit) end), e'\n' order by id, name collate "C"))
  into entry.subject_id
  from public.audit, jsonb_each(erased) as value (name, number) where erased @? '$.* ? (@ == 0)' and number = '0';
  if entry.subject_id is null then return; end if; -- they were declared with another row of the transaction
  entry.actor := private.actor();
  entry.action := 'delete';
  entry.subject := 'audit';
  entry.changes := '{}';
  perform private.append_audit(entry);
  update public.audit set erased = (
    select jsonb_object_agg(name, case when number = '0' then to_jsonb((select max(id) from public.audit)) else number end)
    from jsonb_each(erased) as value (name, number))
  where erased @? '$.* ? (@ == 0)';
end $function$;

create or replace function private.entry_hash (
  entry public.audit
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return private.sha256_hex(concat_ws(' ', entry.previous, entry.id, private.instant(entry.at), entry.action,
    entry.subject, private.measured(entry.subject_id), private.measured(entry.consignment::text),
    (select string_agg(key || '=' || value, ' ' order by key collate "C") from jsonb_each_text(entry.digests))));
end $function$;

create or replace function private.erase_audited (
  entry bigint,
  names text[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.audit
  set changes = changes - array(select substring(name from '^changes\.(.*)$') from unnest(names) as name where name like 'changes.%'),
    reason = case when 'reason' <> all (names) then reason end,
    label = case when 'label' <> all (names) then label end,
    subject_id = case when 'subject_id' <> all (names) then subject_id else 'Erased' end,
    salts = salts - names
  where id = entry;
end $function$;

create or replace function private.erase_in_chat (
  known uuid,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.chat_message set message = private.without_person(message, pattern) where chat = known and message ~* pattern;
  update private.chat_note set note = private.without_person(note, pattern) where chat = known and note ~* pattern;
  update private.chat_visitor
  set page = case when private.url_decoded(page) ~* pattern then '/' else page end,
    language = private.without_person(language, pattern), zone = private.without_person(zone, pattern)
  where chat = known;
  update public.chats set labels = array(select private.without_person(label, pattern) from unnest(labels) as label) where id = known;
end $function$;

create or replace function private.erase_in_lane (
  lane bigint,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.lane_template
  set legs = private.without_person(legs, pattern),
    name = case when name ~* pattern then private.without_person(name, pattern) || ' ' || id else name end
  where id = lane;
end $function$;

create or replace function private.erase_in_place (
  known text,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.place set name = private.without_person(name, pattern), country = private.without_person(country, pattern)
  where code = known;
  perform private.refresh_journey(id) from private.consignments_through(array[known]) as id;
end $function$;

create or replace function private.erase_in_transit_lane (
  lane bigint,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update private.transit_lane
  set origin = private.without_person(origin, pattern), destination = private.without_person(destination, pattern),
    product = private.without_person(product, pattern), cut_off = private.without_person(cut_off, pattern)
  where id = lane;
end $function$;

create or replace function private.erase_record (
  kind text,
  sought text,
  part text,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  entry public.audit;
begin
  case kind
    when 'consignment' then perform private.erase_party(sought::bigint, part);
    when 'consignmentTexts' then perform private.erase_texts(sought::bigint, pattern);
    when 'template' then perform private.erase_in_template(sought::bigint, pattern);
    when 'follower' then
      perform private.erase_mails(array(select id from private.queued_mail where follower = sought::bigint));
      delete from private.follower where id = sought::bigint;
    when 'subscriber' then delete from public."newsLetter" where id = sought::bigint;
    when 'inquiry' then delete from public."contactForm" where id = sought::bigint;
    when 'inquiryText' then
      update public."contactForm"
      set comment = private.without_person(comment, pattern), "trackingNo" = private.without_person("trackingNo", pattern)
      where id = sought::bigint;
    when 'chat' then delete from public.chats where id = sought::uuid;
    when 'chatTexts' then perform private.erase_in_chat(sought::uuid, pattern);
    when 'quote' then perform private.erase_quote(sought::bigint, pattern);
    when 'sentMail' then perform private.erase_sent_mail(sought::uuid, pattern);
    when 'notices' then
      perform private.erase_mails(array(select id from private.queued_mail where lower(email) = sought));
      delete from private.party_token as earlier using public.consignment as parcel
      where lower(earlier.email) = sought and parcel.id = earlier.consignment
        and sought <> lower(btrim(case earlier.party when 'sender' then parcel."sendersEmail" else parcel."recEmail" end));
    when 'proof' then
      delete from private.proof_photo where proof = sought::uuid;
      update private.proof set signer = 'Erased', signature = null, place = private.without_person(place, pattern) where id = sought::uuid;
    when 'newsletter' then
      update private.newsletter
      set subject = private.without_person(subject, pattern), paragraphs = private.without_person(paragraphs, pattern)
      where id = sought::bigint;
    when 'preparedAnswer' then
      update public.prepared_answer
      set text = private.without_person(text, pattern), updated_at = now(),
        shortcut = case when shortcut ~* pattern then 'erased-' || id else shortcut end
      where id = sought::bigint;
    when 'laneTemplate' then perform private.erase_in_lane(sought::bigint, pattern);
    when 'place' then perform private.erase_in_place(sought, pattern);
    when 'transitLane' then perform private.erase_in_transit_lane(sought::bigint, pattern);
    when 'noticeWords' then
      update private.notice_rule
      set subject = private.without_person(subject, pattern), text = private.without_person(text, pattern) where about = sought;
    when 'browserError' then delete from private.browser_error where id = sought::bigint;
    when 'alert' then update private.alert set facts = private.without_person(facts, pattern) where id = sought::bigint;
    when 'backup' then
      update private.backup_runs
      set file = private.without_person(file, pattern), error = private.without_person(error, pattern) where id = sought::bigint;
    when 'savedView' then delete from public.saved_view where id = sought::bigint;
    when 'import' then update private.import_batch set file = private.without_person(file, pattern) where key = sought::uuid;
    when 'invitation' then delete from private.account_link where id = sought::uuid;
    when 'audit' then
      for entry in select * from public.audit where private.audited(audit, pattern) <> '{}' loop
        perform private.erase_audited(entry.id, private.audited(entry, pattern));
      end loop;
  end case;
end $function$;

create or replace function private.erase_sent_mail (
  known uuid,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.mail_log
  set payload = case when payload ->> 'receiversMail' ~* pattern
      then private.without_person(payload, pattern) || jsonb_build_object('receiversMail', 'Erased', 'subject', 'Erased', 'message', (
        select coalesce(jsonb_agg(part || '{"paragraph": "Erased"}'), '[]') from jsonb_array_elements(payload -> 'message') as part))
      else private.without_person(payload, pattern) end,
    reason = private.without_person(reason, pattern)
  where key = known;
end $function$;

create or replace function private.erase_texts (
  parcel bigint,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.locked(parcel);
  update public.consignment_event
  set status = private.status_without_person(status, pattern, code),
    public_note = private.without_person(public_note, pattern), internal_note = private.without_person(internal_note, pattern),
    reason = private.without_person(reason, pattern), city = private.without_person(city, pattern),
    country = private.without_person(country, pattern)
  where consignment = parcel and concat_ws(' | ', status, public_note, internal_note, reason, city, country) ~* pattern;
  update public.consignment_event set void_reason = private.without_person(void_reason, pattern)
  where consignment = parcel and void_reason ~* pattern;
  update public.eta_revision set reason = private.without_person(reason, pattern) where consignment = parcel and reason ~* pattern;
  update public.consignment_piece set marks = private.without_person(marks, pattern) where consignment = parcel and marks ~* pattern;
  update public.consignment_leg
  set carrier = private.without_person(carrier, pattern), vessel = private.without_person(vessel, pattern)
  where consignment = parcel and concat_ws(' | ', carrier, vessel) ~* pattern;
  update public.consignment
  set status = private.status_without_person(status, pattern, private.guess_code(status)),
    remark = private.without_person(remark, pattern), comment = private.without_person(comment, pattern),
    product = private.without_person(product, pattern), "carrierRef" = private.without_person("carrierRef", pattern),
    "itemQuantity" = private.without_person("itemQuantity", pattern), "itemWeight" = private.without_person("itemWeight", pattern),
    "paymentMode" = private.without_person("paymentMode", pattern), "shipmentMode" = private.without_person("shipmentMode", pattern),
    "typeOfShipment" = private.without_person("typeOfShipment", pattern),
    "deliveryPlace" = private.without_person("deliveryPlace", pattern), city = private.without_person(city, pattern),
    "currentLocation" = private.without_person("currentLocation", pattern),
    "departedFrom" = private.without_person("departedFrom", pattern), "headingTo" = private.without_person("headingTo", pattern)
  where id = parcel;
  perform private.refresh_journey(parcel);
end $function$;

create or replace function private.exported (
  kind text,
  sought text,
  part text,
  pattern text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return case kind
    when 'consignment' then (select private.exported_party(known, part) from public.consignment as known where id = sought::bigint)
    when 'consignmentTexts' then private.exported_texts(sought::bigint, pattern)
    when 'template' then (select to_jsonb(known) - 'id' || jsonb_build_object('fields', private.exported_fields(known.fields, pattern))
      from public.consignment_template as known where id = sought::bigint)
    when 'follower' then (select to_jsonb(known) - 'id' from private.follower as known where id = sought::bigint)
    when 'subscriber' then (
      select to_jsonb(known) - 'id' || jsonb_build_object('confirmed', private.instant(confirmed_at))
      from public."newsLetter" as known left join private.subscription on subscriber = id where id = sought::bigint)
    when 'inquiry' then (select to_jsonb(known) - array['id', 'handledBy', 'requestKey'] from public."contactForm" as known where id = sought::bigint)
    when 'inquiryText' then (select jsonb_build_object('comment', comment, 'trackingNo', "trackingNo")
      from public."contactForm" where id = sought::bigint)
    when 'chat' then (
      select jsonb_build_object('visitor', "senderName", 'began', private.instant(created_at), 'email', email,
        'page', page, 'language', language, 'zone', zone,
        'messages', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(date), 'from', type, 'message', message) order by seq), '[]')
          from public.chat_message where chat_message.chat = known.id),
        'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat_note.chat = known.id))
      from public.chats as known join private.chat_address as address on address.chat = known.id left join private.chat_visitor on chat_visitor.chat = known.id
      where known.id = sought::uuid)
    when 'chatTexts' then (select jsonb_build_object(
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(date), 'from', type, 'message', message) order by seq), '[]')
        from public.chat_message where chat = sought::uuid and message ~* pattern),
      'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat = sought::uuid and note ~* pattern),
      'visitor', (select jsonb_build_object('page', private.url_decoded(page), 'language', language, 'zone', zone)
        from private.chat_visitor where chat = sought::uuid)))
    when 'quote' then (
      select jsonb_build_object('number', number, 'state', state, 'made', private.instant(made_at),
        'request', private.without_others(request, pattern), 'offer', offer, 'acceptance', private.without_others(acceptance, pattern),
        'history', (select jsonb_agg(jsonb_build_object('at', private.instant(event.at), 'what', what,
          'detail', private.without_others(detail, pattern)) order by version) from private.quote_event as event where quote = known.id))
      from private.quote as known where id = sought::bigint)
    when 'sentMail' then (
      select payload || jsonb_build_object('state', state, 'at', private.instant(updated_at)) from public.mail_log where key = sought::uuid)
    when 'notices' then (
      select jsonb_agg(jsonb_build_object('email', email, 'state', state, 'at', private.instant(updated_at)) order by id)
      from private.queued_mail where lower(email) = sought)
    when 'proof' then (
      select jsonb_build_object('signer', signer, 'signature', signature, 'place', place, 'moment', private.instant(moment),
        'photos', private.photos_of(id)) from private.proof where id = sought::uuid)
    when 'newsletter' then (select jsonb_build_object('subject', subject, 'paragraphs', paragraphs) from private.newsletter where id = sought::bigint)
    when 'preparedAnswer' then (select jsonb_build_object('text', text, 'shortcut', shortcut) from public.prepared_answer where id = sought::bigint)
    when 'laneTemplate' then (select to_jsonb(known) - 'id' from public.lane_template as known where id = sought::bigint)
    when 'place' then (select jsonb_build_object('name', known.name, 'country', country) from public.place as known where code = sought)
    when 'transitLane' then (select to_jsonb(known) - 'id' from private.transit_lane as known where id = sought::bigint)
    when 'noticeWords' then (select jsonb_build_object('subject', subject, 'text', text) from private.notice_rule where about = sought)
    when 'browserError' then (
      select jsonb_build_object('message', message, 'place', private.url_decoded(place), 'page', private.url_decoded(page), 'browser', browser,
        'at', private.instant(first_at)) from private.browser_error where id = sought::bigint)
    when 'alert' then (select jsonb_build_object('facts', facts, 'at', private.instant(began_at)) from private.alert where id = sought::bigint)
    when 'backup' then (
      select jsonb_build_object('file', file, 'error', error, 'at', private.instant(began_at)) from private.backup_runs where id = sought::bigint)
    when 'savedView' then (select jsonb_build_object('name', name, 'address', address) from public.saved_view where id = sought::bigint)
    when 'import' then (select jsonb_build_object('file', file) from private.import_batch where key = sought::uuid)
    when 'invitation' then (
      select jsonb_build_object('email', email, 'role', role, 'made', private.instant(made_at)) from private.account_link where id = sought::uuid)
    when 'account' then (
      select jsonb_build_object('email', email, 'made', private.instant(created_at)) from auth.users where id = sought::uuid)
    when 'audit' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject,
        'values', (select jsonb_object_agg(key, value) from jsonb_each(changes) where private.names_person(value, pattern)),
        'label', case when entry.label ~* pattern then entry.label end,
        'reason', case when reason ~* pattern then reason end) order by entry.id)
      from (select * from public.audit where private.audited(audit, pattern) <> '{}' order by audit.id limit 10000) as entry)
    when 'work' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject, 'action', action) order by entry.id)
      from (
        select * from public.audit
        where case sought when 'actor' then actor ~* pattern
          else concat_ws(' | ', private.texts_in(changes), reason, audit.label, subject_id) ~* pattern and private.is_of_staff(audit) end
        order by audit.id desc limit 10000) as entry)
  end;
end $function$;

create or replace function private.exported_texts (
  sought bigint,
  pattern text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'consignment', (select jsonb_build_object('trackingId', "trackingId", 'texts', private.texts_of(known))
      from public.consignment as known where id = sought),
    'entries', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(moment), 'status', status, 'note', public_note,
        'internalNote', internal_note, 'reason', reason, 'voidReason', void_reason, 'city', city, 'country', country) order by no), '[]')
      from public.consignment_event
      where consignment = sought and concat_ws(' | ', status, public_note, internal_note, reason, void_reason, city, country) ~* pattern),
    'arrivals', (select coalesce(jsonb_agg(reason order by id), '[]') from public.eta_revision
      where consignment = sought and reason ~* pattern),
    'pieces', (select coalesce(jsonb_agg(marks order by number), '[]') from public.consignment_piece
      where consignment = sought and marks ~* pattern),
    'legs', (select coalesce(jsonb_agg(concat_ws(', ', carrier, vessel) order by position), '[]') from public.consignment_leg
      where consignment = sought and concat_ws(' | ', carrier, vessel) ~* pattern))
$function$;

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
  made.id := gen_random_uuid(); -- in the audit, whose ids are never erased, and so never an address
  made.purpose := 'invitation';
  made.email := lower(private.mail_address_in(invited));
  made.role := new_role;
  made.made_by := auth.uid();
  if private.is_on_staff(made.email) then
    raise exception 'This person is on the staff already.' using errcode = 'PT409';
  end if;
  delete from private.account_link where purpose = 'invitation' and email = made.email; -- an earlier link works no more
  perform private.record_account(private.actor(), 'insert', 'invitation', made.id::text, made.email,
    jsonb_build_object('role', jsonb_build_object('before', null, 'after', new_role)));
  return private.make_account_link(made, interval '7 days');
end $function$;

create or replace function private.is_of_staff (
  entry public.audit
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return entry.subject in ('staff', 'staff_review', 'reset') or entry.subject = 'invitation' and exists (
    select from public.audit as other where other.subject in ('staff', 'reset') and other.label = entry.label);
end $function$;

create or replace function private.lock_records(records jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  parcels bigint[] := private.ids_of(records, 'consignment', 'consignmentTexts')::bigint[]
    || array(select private.consignments_through(private.ids_of(records, 'place')));
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
  perform from public.lane_template where id = any (private.ids_of(records, 'laneTemplate')::bigint[]) order by id for update;
  perform from private.transit_lane where id = any (private.ids_of(records, 'transitLane')::bigint[]) order by id for update;
  perform from public.prepared_answer where id = any (private.ids_of(records, 'preparedAnswer')::bigint[]) order by id for update;
  perform from private.account_link where id = any (private.ids_of(records, 'invitation')::uuid[]) order by id for update;
  perform from private.queued_mail
  where job in (select id from private.notice_job where consignment = any (parcels))
    or follower = any (followers) or quote = any (quotes) or subscriber = any (subscribers)
    or lower(email) = any (private.ids_of(records, 'notices'))
  order by id for update;
end $$;

create or replace function private.make_account_link (
  made private.account_link,
  lasts interval
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := private.new_token();
begin
  delete from private.account_link where expires_at < now() - interval '30 days';
  insert into private.account_link (id, purpose, email, role, user_id, made_by, expires_at, token_hash)
  values (coalesce(made.id, gen_random_uuid()), made.purpose, made.email, made.role, made.user_id, made.made_by, now() + lasts,
    private.sha256_hex(token));
  return token;
end $function$;

create or replace function private.note_erased()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.erased := new.erased || (
    select coalesce(jsonb_object_agg(name, 0), '{}')
    from (
      select name from jsonb_object_keys(old.salts) as name where not new.salts ? name
      union all
      select 'subject_id' where old.subject_id <> new.subject_id) as gone);
  return new;
end $function$;

create or replace function private.person_pattern (
  email text,
  phone text,
  name text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  address text := nullif(private.cleaned_mail(email), '');
  digits text := nullif(regexp_replace(left(phone, 120), '[^0-9]', '', 'g'), '');
  without_zero text := ltrim(digits, '0');
  called text := nullif(btrim(name, e' \t\r\n'), '');
begin
  if address is not null and not private.is_mail_address(address) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if nullif(btrim(phone), '') is not null and (char_length(digits) between 6 and 15 and without_zero <> '') is not true then
    raise exception 'A phone number has 6 to 15 digits.' using errcode = '22023';
  end if;
  if called is not null and (char_length(called) not between 3 and 120 or called !~ '[[:alpha:]]') then
    raise exception 'A name has 3 to 120 characters.' using errcode = '22023';
  end if;
  if num_nonnulls(address, digits, called) = 0 then
    raise exception 'Enter an e-mail address, a phone number or a name.' using errcode = '22023';
  end if;
  return concat_ws('|',
    '(?<![[:alnum:]._%+-])' || regexp_replace(address, '([!-/:-@[-`{-~])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])',
    '(?<![[:alnum:]])(?:\+?[0-9][^0-9[:alpha:]]{0,3}){0,6}?'
      || regexp_replace(regexp_replace(right(without_zero, 9), '([0-9])', '\1[^0-9[:alpha:]]{0,3}', 'g'), '\[\^0-9\[:alpha:\]\]\{0,3\}$', '')
      || '(?![[:alnum:]])',
    '(?<![[:alnum:]])' || regexp_replace(regexp_replace(called, '([!-/:-@[-`{-~])', '\\\1', 'g'), '[[:space:]]+', '[[:space:]_-]+', 'g')
      || '(?![[:alnum:]])');
end $function$;

create or replace function private.personal_records (
  pattern text
)
  returns table (
    kind text,
    id text,
    part text,
    label text,
    at timestamp with time zone,
    excerpt text,
    does text
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
  select 'consignment', parcel.id::text, party.name, parcel."trackingId", parcel.created_at, private.excerpt(party.said, pattern),
    case when private.may_erase_parties(parcel) then 'anonymize' else 'keep' end
  from public.consignment as parcel, lateral (values
    ('sender', concat_ws(' | ', "sendersName", "sendersEmail", "sendersPhone", "sendersAddress")),
    ('receiver', concat_ws(' | ', "recName", "recEmail", "recPhone", "recAddress"))) as party (name, said)
  where party.said ~* pattern
  union all
  select 'consignmentTexts', parcel.id::text, '', parcel."trackingId", parcel.created_at, min(private.excerpt(said, pattern)), 'redact'
  from (
    select known.id, private.texts_of(known) from public.consignment as known
    union all
    select consignment, concat_ws(' | ', status, public_note, internal_note, reason, void_reason, city, country) from public.consignment_event
    union all
    select consignment, reason from public.eta_revision
    union all
    select consignment, marks from public.consignment_piece
    union all
    select consignment, concat_ws(' | ', carrier, vessel) from public.consignment_leg) as written (parcel_id, said)
    join public.consignment as parcel on parcel.id = parcel_id
  where said ~* pattern
  group by parcel.id
  union all
  select 'template', known.id::text, '', known.name, null, private.excerpt(private.texts_in(known.fields), pattern), 'redact'
  from public.consignment_template as known
  where known.name ~* pattern or private.names_person(known.fields, pattern)
  union all
  select 'follower', known.id::text, '', parcel."trackingId", known.made_at, known.email, 'delete'
  from private.follower as known join public.consignment as parcel on parcel.id = known.consignment
  where known.email ~* pattern
  union all
  select 'subscriber', known.id::text, '', known.country, known.created_at, known.email, 'delete'
  from public."newsLetter" as known where concat_ws(' | ', known.email, known.country) ~* pattern
  union all
  select 'inquiry', known.id::text, '', concat_ws(' ', "firstName", "secondName"), known.created_at, known.email, 'delete'
  from public."contactForm" as known where concat_ws(' | ', concat_ws(' ', "firstName", "secondName"), known.email) ~* pattern
  union all
  select 'inquiryText', known.id::text, '', concat_ws(' ', "firstName", "secondName"), known.created_at,
    private.excerpt(concat_ws(' | ', known.comment, known."trackingNo"), pattern), 'redact'
  from public."contactForm" as known
  where concat_ws(' | ', known.comment, known."trackingNo") ~* pattern
    and concat_ws(' | ', concat_ws(' ', "firstName", "secondName"), known.email) !~* pattern
  union all
  select 'chat', known.id::text, '', known."senderName", known.created_at, address.email, 'delete'
  from private.chat_address as address join public.chats as known on known.id = address.chat
  where address.email ~* pattern
  union all
  select 'chatTexts', known.id::text, '', known."senderName", known.created_at, min(private.excerpt(said, pattern)), 'redact'
  from (
    select chat, message::text from public.chat_message
    union all
    select chat, note from private.chat_note
    union all
    select chat, concat_ws(' | ', private.url_decoded(page), language, visitor.zone) from private.chat_visitor as visitor
    union all
    select labelled.id, array_to_string(labels, ' | ') from public.chats as labelled) as written (chat_id, said)
    join public.chats as known on known.id = chat_id
  where said ~* pattern and not exists (select from private.chat_address where chat = chat_id and email ~* pattern)
  group by known.id
  union all
  select 'quote', known.id::text, '', known.number, known.made_at, private.excerpt(said.text, pattern), case
    when known.state <> 'won' and private.names_person(known.request -> 'contact', pattern) then 'delete'
    when (select not private.may_erase_parties(parcel) from public.consignment as parcel where parcel.id = known.consignment)
      or known.state = 'won' and known.consignment is null and known.changed_at > now() - interval '180 days' then 'keep'
    else 'redact' end
  from private.quote as known, lateral (
    select concat_ws(' | ', private.texts_in(known.request), private.texts_in(known.offer), private.texts_in(known.acceptance),
      (select string_agg(private.texts_in(detail), ' | ') from private.quote_event where quote = known.id)) as text) as said
  where said.text ~* pattern
  union all
  select 'sentMail', known.key::text, '', concat_ws(' ', known."trackingId", known.subject), known.created_at,
    private.excerpt(said, pattern), case when known.payload ->> 'receiversMail' ~* pattern then 'anonymize' else 'redact' end
  from public.mail_log as known,
    lateral (select concat_ws(' | ', private.texts_in(known.payload), known.reason) as said) as written
  where said ~* pattern
  union all
  select 'notices', lower(told.email), '', count(*)::text, max(told.at), min(told.email), 'anonymize'
  from (
    select mail.email, mail.created_at, concat_ws(' | ', mail.email, mail.reason) from private.queued_mail as mail
    union all
    select earlier.email, null, earlier.email
    from private.party_token as earlier join public.consignment as parcel on parcel.id = earlier.consignment
    where lower(earlier.email) <> lower(btrim(case earlier.party when 'sender' then parcel."sendersEmail" else parcel."recEmail" end))
  ) as told (email, at, said)
  where told.said ~* pattern
  group by lower(told.email)
  union all
  select 'proof', known.id::text, '', parcel."trackingId", known.made_at, concat_ws(', ', known.signer, known.place), 'anonymize'
  from private.proof as known join public.consignment as parcel on parcel.id = known.consignment
  where concat_ws(' | ', known.signer, known.place) ~* pattern
  union all
  select 'newsletter', known.id::text, '', known.subject, known.made_at,
    private.excerpt(concat_ws(' | ', known.subject, private.texts_in(known.paragraphs)), pattern), 'redact'
  from private.newsletter as known where known.subject ~* pattern or private.names_person(known.paragraphs, pattern)
  union all
  select 'preparedAnswer', known.id::text, '', known.shortcut, known.updated_at, private.excerpt(said, pattern), 'redact'
  from public.prepared_answer as known, lateral (select concat_ws(' | ', known.text, known.shortcut) as said) as written where said ~* pattern
  union all
  select 'laneTemplate', known.id::text, '', known.name, null, private.excerpt(said, pattern), 'redact'
  from public.lane_template as known, lateral (select concat_ws(' | ', known.name, private.texts_in(known.legs)) as said) as written
  where said ~* pattern
  union all
  select 'place', known.code, '', known.name, null, private.excerpt(said, pattern), 'redact'
  from public.place as known, lateral (select concat_ws(' | ', known.name, known.country) as said) as written where said ~* pattern
  union all
  select 'transitLane', known.id::text, '', concat_ws(' – ', known.origin, known.destination), known.valid_from, private.excerpt(said, pattern), 'redact'
  from private.transit_lane as known,
    lateral (select concat_ws(' | ', known.origin, known.destination, known.product, known.cut_off) as said) as written
  where said ~* pattern
  union all
  select 'noticeWords', known.about, '', known.about, null, private.excerpt(said, pattern), 'redact'
  from private.notice_rule as known, lateral (select concat_ws(' | ', known.subject, known.text) as said) as written where said ~* pattern
  union all
  select 'browserError', known.id::text, '', known.browser, known.first_at, private.excerpt(said, pattern), 'delete'
  from private.browser_error as known,
    lateral (select concat_ws(' | ', known.message, private.url_decoded(known.place), private.url_decoded(known.page), known.browser) as said) as written
  where said ~* pattern
  union all
  select 'alert', known.id::text, '', known.kind, known.began_at, private.excerpt(private.texts_in(known.facts), pattern), 'redact'
  from private.alert as known where private.names_person(known.facts, pattern)
  union all
  select 'backup', known.id::text, '', known.file, known.began_at, private.excerpt(said, pattern), 'redact'
  from private.backup_runs as known, lateral (select concat_ws(' | ', known.file, known.error) as said) as written where said ~* pattern
  union all
  select 'savedView', known.id::text, '', known.name, known.created_at, private.excerpt(said, pattern), 'delete'
  from public.saved_view as known,
    lateral (select concat_ws(' | ', known.name, private.url_decoded(known.address)) as said) as read
  where said ~* pattern
  union all
  select 'import', known.key::text, '', known.file, known.created_at, null, 'redact'
  from private.import_batch as known where known.file ~* pattern
  union all
  select 'invitation', known.id::text, '', known.email, known.made_at, known.role, 'delete'
  from private.account_link as known where known.purpose = 'invitation' and known.email ~* pattern
  union all
  select 'account', known.id::text, '', known.email, known.created_at,
    (select role from private.admins where user_id = known.id), 'keep'
  from auth.users as known where known.email ~* pattern
  union all
  select 'audit', 'values', '', count(*)::text, max(entry.at), null, 'redact'
  from public.audit as entry
  where private.audited(entry, pattern) <> '{}'
  having count(*) > 0
  union all
  select 'work', 'actor', '', count(*)::text, max(entry.at), min(entry.actor), 'keep'
  from public.audit as entry where entry.actor ~* pattern
  having count(*) > 0
  union all
  select 'work', 'staff', '', count(*)::text, max(entry.at), min(entry.label), 'keep'
  from public.audit as entry
  where concat_ws(' | ', private.texts_in(entry.changes), entry.reason, entry.label, entry.subject_id) ~* pattern and private.is_of_staff(entry)
  having count(*) > 0;
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
  perform private.record_account(private.actor(), 'delete', 'invitation', revoked.id::text, revoked.email,
    jsonb_build_object('role', jsonb_build_object('before', revoked.role, 'after', null)));
end $function$;

create or replace function private.texts_of (
  parcel public.consignment
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return concat_ws(' | ', parcel.status, parcel.remark, parcel.comment, parcel.product, parcel."carrierRef", parcel."itemQuantity",
    parcel."itemWeight", parcel."paymentMode", parcel."shipmentMode", parcel."typeOfShipment", parcel."deliveryPlace", parcel.city,
    parcel."currentLocation", parcel."departedFrom", parcel."headingTo");
end $function$;

create trigger note_erased
  before update on public.audit
  for each row
  when (((old.salts <> new.salts) OR (old.subject_id <> new.subject_id)))
  execute function private.note_erased();

revoke all on function "private"."consignments_through"(text[]) from public;

revoke all on function "private"."entry_hash"(public.audit) from public;

revoke all on function "private"."erase_in_chat"(uuid, text) from public;

revoke all on function "private"."erase_in_lane"(bigint, text) from public;

revoke all on function "private"."erase_in_place"(text, text) from public;

revoke all on function "private"."erase_in_transit_lane"(bigint, text) from public;

revoke all on function "private"."is_of_staff"(public.audit) from public;

revoke all on function "private"."personal_records"(text) from public;
