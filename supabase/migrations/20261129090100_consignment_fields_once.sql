-- The fields of a consignment stood by hand in eleven functions, so that one that was added could be shown and neither corrected nor
-- imported. Now private.consignment_fields is the list, and the functions read it. What is searched is written by a trigger: a
-- generated column would have to be written anew, for all rows, whenever a field is added. The rows keep what they have.

set local check_function_bodies = off;

create view private.consignment_fields (name, belongs_to, is_searched) with (security_invoker = true) as values
  ('sendersName', 'sender', true),
  ('sendersEmail', 'sender', true),
  ('sendersAddress', 'sender', false),
  ('sendersPhone', 'sender', true),
  ('recName', 'receiver', true),
  ('recEmail', 'receiver', true),
  ('recAddress', 'receiver', false),
  ('recPhone', 'receiver', true),
  ('itemQuantity', 'goods', false),
  ('itemWeight', 'goods', false),
  ('paymentMode', 'goods', false),
  ('product', 'goods', true),
  ('type', 'goods', false),
  ('deliveryDate', 'goods', false),
  ('departedFrom', 'goods', true),
  ('headingTo', 'goods', true),
  ('deliveryPlace', 'goods', false),
  ('currentLocation', 'standing', true),
  ('city', 'standing', true),
  ('timeCreated', 'standing', false),
  ('currentTime', 'standing', false),
  ('status', 'standing', false),
  ('shipmentMode', 'goods', false),
  ('carrierRef', 'goods', true),
  ('typeOfShipment', 'goods', false),
  ('remark', 'standing', false),
  ('comment', 'goods', false);

-- What nobody has worked on in the demonstration is marked here, and gets its state as the new function says it below.
update private.demonstration as known set state = 'unchanged'
from private.demonstration_now() as now
where known.subject = 'consignment' and now.subject = known.subject and now.row_id = known.row_id and now.state = known.state;

alter table "public"."consignment"
  drop constraint "consignment_type_check";

drop function "private"."masked"(public.consignment);

alter table "public"."consignment"
  alter column "search_text" drop expression,
  alter column "search_text" set default ''::text;

create or replace function private.are_template_fields (
  fields jsonb
)
  returns boolean
  language plpgsql
  immutable
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
begin
  if jsonb_typeof(fields) <> 'object' or fields = '{}' or exists (
      select from jsonb_each(fields) as field left join private.typed_fields() as known on known.name = field.key
      where known.name is null or known.type = 'moment'
        or jsonb_typeof(field.value) <> 'string' or private.is_blank(field.value #>> '{}')) then
    return false;
  end if;
  parcel := jsonb_populate_record(null::public.consignment, fields);
  return coalesce(parcel.type = any (private.consignment_types()), true);
end $function$;

create or replace function private.changing_fields()
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select array(select name from private.consignment_fields
               where belongs_to = 'standing' or has_column_privilege('authenticated', 'public.consignment', name, 'update'))
$function$;

create or replace function private.consignment_types()
  returns text[]
  language sql
  immutable
  set search_path to ''
  AS $function$
  select array['Regular', 'Important', 'V. important', 'VIP']
$function$;

create or replace function private.consignments_naming (
  pattern text
)
  returns table (
    consignment bigint,
    part text,
    said text
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  sought record;
begin
  for sought in
    values ('sender', private.field_names('sender')), ('receiver', private.field_names('receiver')), ('', private.free_text_fields())
  loop
    return query execute (
      select format('select id, $2, said from public.consignment, lateral (select concat_ws('' | '', %s) as said) as written where said ~* $1',
        string_agg(format('%I', name), ', '))
      from unnest(sought.column2) as name)
    using pattern, sought.column1;
  end loop;
end $function$;

create or replace function private.correct_consignment (
  corrected bigint,
  changes jsonb,
  expected jsonb,
  reason text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  stored public.consignment;
  wanted public.consignment;
  opened public.consignment;
  wrong text;
  conflicts jsonb;
begin
  perform private.require_admin();
  if private.is_blank(coalesce(reason, '')) then raise exception 'Say why these details are corrected.'; end if;
  select key into wrong from jsonb_object_keys(changes) as key
  where key <> all (private.field_names('sender', 'receiver', 'goods'));
  if wrong is not null then raise exception '% is not a detail that can be corrected.', wrong using errcode = '22023'; end if;
  stored := private.locked(corrected);
  wanted := private.with_clean_mails(jsonb_populate_record(stored, changes));
  opened := jsonb_populate_record(stored, expected);
  select coalesce(jsonb_object_agg(key, to_jsonb(stored) -> key), '{}') into conflicts
  from jsonb_object_keys(changes) as key
  where to_jsonb(stored) -> key not in (to_jsonb(wanted) -> key, to_jsonb(opened) -> key);
  if conflicts <> '{}' then return jsonb_build_object('conflicts', conflicts); end if;
  perform set_config('audit.reason', reason::private.required_line, true);
  perform private.store_fields(wanted, array(select jsonb_object_keys(changes)));
  perform private.refresh_journey(corrected);
  return jsonb_build_object('conflicts', '{}'::jsonb);
end $function$;

create or replace function private.demonstration_now()
  returns table (
    subject text,
    row_id text,
    label text,
    state text
  )
  language plpgsql
  stable
  set search_path to ''
  set "TimeZone" to 'UTC'
  AS $function$
begin
  return query select shown.subject, shown.row_id, shown.label, private.sha256_hex(shown.state) from (
    select known.subject, known.row_id, parcel."trackingId", row(
      jsonb_strip_nulls(private.fields_of(parcel, private.field_names('sender', 'receiver', 'goods'))), parcel.archived_at,
      (select row(count(*), count(voided_at)) from public.consignment_event where consignment = parcel.id),
      (select row(count(*), max(updated_at)) from public.consignment_leg where consignment = parcel.id),
      (select row(count(*), max(updated_at)) from public.consignment_piece where consignment = parcel.id),
      (select count(*) from public.eta_revision where consignment = parcel.id),
      (select count(*) from private.proof where consignment = parcel.id),
      (select count(*) from private.share_link where consignment = parcel.id),
      (select count(*) from private.follower
       where consignment = parcel.id and confirmed_at is not null and not private.is_demonstration_address(email)))::text
    from private.demonstration as known join public.consignment as parcel on parcel.id = known.row_id::bigint
    where known.subject = 'consignment'
    union all
    select known.subject, known.row_id, (inquiry."firstName" || ' ' || inquiry."secondName")::text,
      row(inquiry."handledAt", inquiry."handledBy", inquiry.email)::text
    from private.demonstration as known join public."contactForm" as inquiry on inquiry.id = known.row_id::bigint
    where known.subject = 'inquiry'
    union all
    select known.subject, known.row_id, reader.email::text, reader.email::text
    from private.demonstration as known join public."newsLetter" as reader on reader.id = known.row_id::bigint
    where known.subject = 'subscriber'
    union all
    select known.subject, known.row_id, talk."senderName", row(talk.seq, talk."endedChat", talk.labels, talk.assigned_to,
      talk.snoozed_until, (select count(*) from private.chat_note where chat = talk.id))::text
    from private.demonstration as known join public.chats as talk on talk.id = known.row_id::uuid
    where known.subject = 'chat'
    union all
    select known.subject, known.row_id, asked.number, asked.version::text
    from private.demonstration as known join private.quote as asked on asked.id = known.row_id::bigint
    where known.subject = 'quote'
    union all
    select known.subject, known.row_id, mail.subject, row(mail.state, mail.attempts)::text
    from private.demonstration as known join public.mail_log as mail on mail.key = known.row_id::uuid
    where known.subject = 'mail'
    union all
    select known.subject, known.row_id, letter.subject, row(letter.paused_at, letter.cancelled_at)::text
    from private.demonstration as known join private.newsletter as letter on letter.id = known.row_id::bigint
    where known.subject = 'newsletter'
    union all
    select known.subject, known.row_id, lane.name::text, row(lane.name, lane.legs)::text
    from private.demonstration as known join public.lane_template as lane on lane.id = known.row_id::bigint
    where known.subject = 'lane'
    union all
    select known.subject, known.row_id, template.name::text, row(template.name, template.fields)::text
    from private.demonstration as known join public.consignment_template as template on template.id = known.row_id::bigint
    where known.subject = 'template'
    union all
    select known.subject, known.row_id, answer.shortcut, row(answer.shortcut, answer.text)::text
    from private.demonstration as known join public.prepared_answer as answer on answer.id = known.row_id::bigint
    where known.subject = 'answer'
    union all
    select known.subject, known.row_id, account.email::text, row(account.encrypted_password, member.role)::text
    from private.demonstration as known join auth.users as account on account.id = known.row_id::uuid
      left join private.admins as member on member.user_id = account.id
    where known.subject = 'account') as shown (subject, row_id, label, state);
end $function$;

create or replace function private.erase_in_template (
  template bigint,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  kept jsonb;
  party text;
  side text[];
begin
  select fields into kept from public.consignment_template where id = template for update;
  foreach party in array array['sender', 'receiver'] loop
    side := private.field_names(party);
    if private.names_person((select jsonb_agg(kept -> field) from unnest(side) as field), pattern) then kept := kept - side; end if;
  end loop;
  kept := private.without_person(kept, pattern);
  if kept = '{}' then
    delete from public.consignment_template where id = template;
  else
    update public.consignment_template
    set fields = kept, name = case when name ~* pattern then private.without_person(name, pattern) || ' ' || id else name end
    where id = template;
  end if;
end $function$;

create or replace function private.erase_party (
  parcel bigint,
  whose text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  names text[] := private.field_names(whose);
  entry record;
begin
  perform private.store_fields(
    jsonb_populate_record(private.locked(parcel), (select jsonb_object_agg(name, 'Erased') from unnest(names) as name)), names);
  delete from private.party_word where consignment = parcel and party = whose;
  delete from private.party_code where consignment = parcel and party = whose;
  delete from private.share_link where consignment = parcel and made_by = whose;
  perform private.erase_mails(array(
    select mail.id from private.queued_mail as mail join private.notice_job as job on job.id = mail.job
    where job.consignment = parcel and mail.party = whose));
  delete from private.party_token -- after a mail that was just leaving, which has made one
  where consignment = parcel and party = whose and email not like 'Erased %';
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  values (private.sha256_hex(private.new_token()), parcel, whose, 'Erased', now());
  for entry in
    select audit.id, array(select 'changes.' || key from jsonb_object_keys(changes) as key where key = any (names)) as values_of_party
    from public.audit where consignment = parcel and subject = 'consignment' order by audit.id
  loop
    perform private.erase_audited(entry.id, entry.values_of_party);
  end loop;
end $function$;

create or replace function private.erase_texts (
  parcel bigint,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  stored public.consignment := private.locked(parcel);
  texts jsonb;
begin
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
  texts := (select jsonb_object_agg(key, case key
      when 'status' then private.status_without_person(value, pattern, private.guess_code(value))
      else private.without_person(value, pattern) end)
    from jsonb_each_text(private.fields_of(stored, private.free_text_fields())));
  perform private.store_fields(jsonb_populate_record(stored, texts), private.free_text_fields());
  perform private.refresh_journey(parcel);
end $function$;

create or replace function private.exported_fields (
  fields jsonb,
  pattern text
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select fields - array(
    select field
    from (values (private.field_names('sender')), (private.field_names('receiver'))) as side (names), unnest(names) as field
    where not private.names_person((select jsonb_agg(fields -> name) from unnest(names) as name), pattern))
$function$;

create or replace function private.exported_party (
  parcel public.consignment,
  party text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('trackingId', parcel."trackingId", 'party', party, 'made', private.instant(parcel.created_at),
      'journey', parcel.journey)
    || private.fields_of(parcel, array(
      select name from private.typed_fields() where belongs_to in ('goods', 'standing') and type <> 'note'))
    || (select jsonb_object_agg(lower(left(bare, 1)) || substr(bare, 2), value)
        from jsonb_each(private.fields_of(parcel, private.field_names(party))) as field (name, value),
          lateral (select regexp_replace(name, '^(senders|rec)', '') as bare) as called)
$function$;

create or replace function private.field_names (
  VARIADIC owners text[]
)
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select array(select name from private.consignment_fields where belongs_to = any (owners))
$function$;

create or replace function private.fields_of (
  parcel public.consignment,
  names text[]
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  fields jsonb;
begin
  parcel.locations := null;
  parcel.journey := null;
  fields := to_jsonb(parcel);
  return (select coalesce(jsonb_object_agg(name, fields -> name), '{}') from unnest(names) as name);
end $function$;

create or replace function private.free_text_fields()
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select array(select name from private.typed_fields()
               where belongs_to in ('goods', 'standing') and type in ('line', 'required_line', 'note'))
$function$;

create or replace function private.imported (
  fields jsonb
)
  returns public.consignment
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  wrong text;
begin
  select key into wrong from jsonb_object_keys(fields) as key
  where key not in (select name from private.consignment_fields);
  if wrong is not null then raise exception '% is not a detail that can be imported.', wrong using errcode = '22023'; end if;
  return private.with_clean_mails(jsonb_populate_record(null::public.consignment, fields));
end $function$;

create or replace function private.insert_consignment (
  parcel public.consignment,
  tracking_id text
)
  returns public.consignment
  language plpgsql
  set search_path to ''
  AS $function$
declare
  stored public.consignment;
begin
  execute (
    select format('insert into public.consignment ("trackingId", %s) values ($2, %s) on conflict ("trackingId") do nothing returning *',
      string_agg(format('%I', name), ', '), string_agg(format('$1.%I', name), ', '))
    from jsonb_each(private.fields_of(parcel, array(select name from private.consignment_fields))) as field (name, value)
    where value <> 'null')
  into stored using parcel, coalesce(tracking_id, '');
  return stored;
end $function$;

create or replace function private.known_row (
  batch_key uuid,
  number integer,
  tracking_id text,
  fields jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  stored public.consignment;
  given public.consignment;
  known private.import_row;
begin
  select * into known from private.import_row as line where line.batch = batch_key and line.number = known_row.number;
  if found then
    select * into stored from public.consignment where id = known.consignment;
    return jsonb_build_object('outcome', 'stored', 'id', stored.id, 'trackingId', stored."trackingId");
  end if;
  given := private.imported(fields);
  if tracking_id is null then
    select * into stored from public.consignment as parcel
    where parcel."deliveryDate" = given."deliveryDate" and parcel."recEmail" = given."recEmail"
      and parcel."sendersEmail" = given."sendersEmail"
      and private.differing(parcel, fields - private.changing_fields()) = '{}'
    limit 1;
    return case when found then jsonb_build_object('outcome', 'duplicate', 'trackingId', stored."trackingId") end;
  end if;
  select * into stored from public.consignment where "trackingId" = tracking_id;
  if not found then return null; end if;
  return jsonb_build_object('outcome', case when private.differing(stored, fields) = '{}' then 'unchanged' else 'differs' end,
    'id', stored.id, 'trackingId', tracking_id, 'columns', to_jsonb(private.differing(stored, fields)));
end $function$;

create or replace function private.masked_parties (
  parcel public.consignment
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_object_agg(name, '') || jsonb_build_object(
    'sendersName', private.initials(parcel."sendersName"), 'recName', private.initials(parcel."recName"))
  from unnest(private.field_names('sender', 'receiver')) as name
$function$;

create or replace function private.parties_of (
  parcel public.consignment
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.fields_of(parcel, private.field_names('sender', 'receiver'))
$function$;

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
  with named as materialized (select * from private.consignments_naming(pattern))
  select 'consignment', parcel.id::text, party.part, parcel."trackingId", parcel.created_at, private.excerpt(party.said, pattern),
    case when private.may_erase_parties(parcel) then 'anonymize' else 'keep' end
  from named as party join public.consignment as parcel on parcel.id = party.consignment
  where party.part <> ''
  union all
  select 'consignmentTexts', parcel.id::text, '', parcel."trackingId", parcel.created_at, min(private.excerpt(said, pattern)), 'redact'
  from (
    select texts.consignment, texts.said from named as texts where texts.part = ''
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

create or replace function private.search_text_of (
  parcel public.consignment
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  fields jsonb := private.fields_of(parcel, array(select name from private.consignment_fields where is_searched));
begin
  return private.folded(concat_ws(' ', parcel."trackingId", (select string_agg(value, ' ' order by key) from jsonb_each_text(fields)),
    jsonb_path_query_array(parcel.journey, '$.places.*.name'),
    regexp_replace(parcel."recPhone", '[^0-9]', '', 'g'), regexp_replace(parcel."sendersPhone", '[^0-9]', '', 'g')));
end $function$;

create or replace function private.store_fields (
  parcel public.consignment,
  names text[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if names = '{}' then return; end if;
  execute (
    select format('update public.consignment set (%s) = row(%s) where id = $1.id',
      string_agg(format('%I', name), ', '), string_agg(format('$1.%I', name), ', '))
    from unnest(names) as name)
  using parcel;
end $function$;

create or replace function private.store_row (
  batch_key uuid,
  number integer,
  tracking_id text,
  fields jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  made public.consignment;
begin
  insert into private.import_row (batch, number) values (batch_key, number) on conflict do nothing; -- twins wait here
  if not found then return private.known_row(batch_key, number, tracking_id, fields); end if;
  made := private.insert_consignment(private.imported(fields), tracking_id);
  if made.id is null then
    delete from private.import_row as line where line.batch = batch_key and line.number = store_row.number;
    return private.known_row(batch_key, number, tracking_id, fields);
  end if;
  update private.import_row as line set consignment = made.id where line.batch = batch_key and line.number = store_row.number;
  return jsonb_build_object('outcome', 'stored', 'id', made.id, 'trackingId', made."trackingId");
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
  return (select string_agg(value, ' | ' order by key) from jsonb_each_text(private.fields_of(parcel, private.free_text_fields())));
end $function$;

create or replace function private.track (
  entered text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  answer jsonb;
begin
  perform private.take('track');
  answer := private.tracked(entered);
  return case when answer is null then '[]' else jsonb_build_array(answer) end;
end $function$;

create or replace function private.track_many (
  entered text[]
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  entry text;
  answers jsonb := '[]';
begin
  if cardinality(entered) > 20 then
    perform private.take('track');
    return private.refusal('P0001', 'At most 20 tracking ids can be looked up at a time.');
  end if;
  for step in 1 .. coalesce(cardinality(entered), 0) loop -- beyond the limit none is looked up, and none counts
    perform private.take('track');
  end loop;
  foreach entry in array coalesce(entered, '{}') loop
    answers := answers || jsonb_build_object('entered', left(entry, 100), 'consignment', private.tracked(entry));
  end loop;
  return answers;
end $function$;

create or replace function private.tracked (
  entered text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  tracking_id text := private.entered_id(entered);
begin
  if tracking_id is null then return null; end if;
  return (
    select private.fields_of(parcel, array(select name from private.consignment_fields))
      || case when settings.mask_parties then private.masked_parties(parcel) else '{}' end
      || jsonb_build_object('trackingId', parcel."trackingId", 'locations', parcel.locations, 'journey', parcel.journey,
        'archived_at', parcel.archived_at, 'topic', consignment_key.topic, 'partiesLocked', settings.mask_parties,
        'hasProof', exists (select from private.proof where consignment = parcel.id))
    from private.settings, public.consignment as parcel
      left join private.consignment_key on consignment_key.consignment = parcel.id
    where parcel."trackingId" = tracking_id);
end $function$;

create or replace function private.typed_fields()
  returns table (
    name text,
    belongs_to text,
    type text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select field.name, field.belongs_to, typname::text
  from private.consignment_fields as field
    join pg_catalog.pg_attribute on attrelid = 'public.consignment'::regclass and attname = field.name
    join pg_catalog.pg_type on pg_type.oid = atttypid
$function$;

create or replace function private.write_search_text()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.search_text := private.search_text_of(new);
  return new;
end $function$;

create trigger write_search_text
  before insert or update on public.consignment
  for each row
  execute function private.write_search_text();

revoke all on function "private"."changing_fields"() from public;

revoke all on function "private"."consignment_types"() from public;

grant execute on function "private"."consignment_types"() to "authenticated";

revoke all on function "private"."consignments_naming"(text) from public;

revoke all on function "private"."field_names"(text[]) from public;

revoke all on function "private"."fields_of"(public.consignment, text[]) from public;

revoke all on function "private"."free_text_fields"() from public;

revoke all on function "private"."insert_consignment"(public.consignment, text) from public;

revoke all on function "private"."masked_parties"(public.consignment) from public;

revoke all on function "private"."search_text_of"(public.consignment) from public;

revoke all on function "private"."store_fields"(public.consignment, text[]) from public;

revoke all on function "private"."typed_fields"() from public;

revoke all on function "private"."write_search_text"() from public;

alter table "public"."consignment"
  add constraint "consignment_type_check" check ((type = ANY (private.consignment_types())));

update private.demonstration as known set state = now.state
from private.demonstration_now() as now
where known.state = 'unchanged' and now.subject = known.subject and now.row_id = known.row_id;
