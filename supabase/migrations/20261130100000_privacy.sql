-- Everything that names a person is found, exported and erased; terms of keeping for each kind of data; the yearly list of the staff.

set local check_function_bodies = off;

drop trigger "void_event" on "public"."consignment_event";

create table "private"."erasure" (
  "pattern" text,
  "records" jsonb not null,
  "reason" private.line
);

alter table "private"."erasure"
  enable row level security;

create table "private"."keeping_term" (
  "kind" text not null,
  "days" integer,
  "carried_out_at" timestamp with time zone,
  constraint "bounded" check (((days IS
    NOT NULL) OR (kind <> ALL (ARRAY['quotes'::text, 'notices'::text, 'newsletters'::text])))),
  constraint "keeping_term_days_check" check (((days >= 1) AND (days <= 3650))),
  constraint "keeping_term_kind_check"
    check
    ((kind = ANY (ARRAY['consignments'::text, 'followers'::text, 'inquiries'::text, 'quotes'::text,
    'agreedQuotes'::text, 'sentMails'::text, 'notices'::text, 'newsletters'::text, 'audit'::text]))),
  constraint "keeping_term_pkey" primary key (kind)
);

alter table "private"."keeping_term"
  enable row level security;

create table "private"."staff_review" (
  "id" bigint generated always as identity not null,
  "at" timestamp with time zone not null default now(),
  "done_by" text not null,
  "members" integer not null,
  constraint "staff_review_pkey" primary key (id)
);

alter table "private"."staff_review"
  enable row level security;

create or replace function private.audited (
  entry public.audit,
  pattern text
)
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when entry.subject in ('staff', 'staff_review', 'invitation', 'reset') then '{}' else array(
    select 'changes.' || key from jsonb_each_text(entry.changes) where value ~* pattern and key <> 'handledBy'
    union all
    select 'reason' where entry.reason ~* pattern
    union all
    select 'label' where entry.label ~* pattern) end
$function$;

create or replace function private.carry_out_erasure()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  last_entry bigint := (select coalesce(max(id), 0) from public.audit);
  chosen record;
  entry public.audit;
begin
  perform private.lock_records(new.records);
  for chosen in
    select item ->> 'kind' as kind, item ->> 'id' as id, item ->> 'part' as part
    from jsonb_array_elements(new.records) as item order by item ->> 'kind' = 'audit', item ->> 'kind', item ->> 'id'
  loop
    perform private.erase_record(chosen.kind, chosen.id, chosen.part, new.pattern);
  end loop;
  for chosen in
    select item ->> 'id' as id, item ->> 'part' as part
    from jsonb_array_elements(new.records) as item where item ->> 'kind' = 'consignment' order by 1, 2
  loop
    perform private.record_erasure(jsonb_build_object(chosen.part, jsonb_build_object('after', 'Erased')), new.reason, chosen.id::bigint);
  end loop;
  for entry in select * from public.audit where id > last_entry and new.pattern is not null loop
    perform private.erase_audited(entry.id, private.audited(entry, new.pattern));
  end loop;
  perform private.record_erasure(
    (select jsonb_object_agg(kind, jsonb_build_object('before', count::text))
     from (select item ->> 'kind' as kind, count(*) from jsonb_array_elements(new.records) as item group by 1) as counted), new.reason, null);
  return null;
end $function$;

create or replace function private.carry_out_terms()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  term private.keeping_term;
  ids text[];
begin
  select * into term from private.keeping_term
  where days is not null and (carried_out_at < now() - interval '1 hour') is not false
  order by carried_out_at nulls first, kind limit 1 for update skip locked;
  if not found then return; end if;
  ids := array(select * from private.due(term.kind, now() - make_interval(days => term.days)) limit 100);
  if ids <> '{}' then perform private.end_keeping(term.kind, ids); end if;
  if cardinality(ids) < 100 then update private.keeping_term set carried_out_at = now() where kind = term.kind; end if;
end $function$;

create or replace function private.chosen_records (
  records jsonb,
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
begin
  if jsonb_typeof(records) is distinct from 'array' or jsonb_array_length(records) not between 1 and 100 then
    raise exception 'Choose 1 to 100 records.' using errcode = '22023';
  end if;
  return query
    select found.* from private.personal_records(pattern) as found
    where (found.kind, found.id, found.part) in (
      select chosen ->> 'kind', chosen ->> 'id', chosen ->> 'part' from jsonb_array_elements(records) as chosen);
end $function$;

create or replace function private.confirm_staff (
  seen jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  present jsonb;
begin
  perform private.begin_staff_change();
  select jsonb_object_agg(user_id, role) into present from private.admins;
  if seen is distinct from present then
    raise exception 'The staff has changed meanwhile. Look at the list again.' using errcode = 'PT409';
  end if;
  insert into private.staff_review (done_by, members) values (private.who(), (select count(*) from private.admins));
  perform private.record_account(private.actor(), 'insert', 'staff_review', to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), 'Who may do what',
    (select jsonb_object_agg(role, jsonb_build_object('after', emails))
     from (select admins.role, string_agg(email, ', ' order by email) as emails
           from private.admins join auth.users on users.id = user_id group by admins.role) as listed));
end $function$;

create or replace function private.count_due (
  kind text,
  days integer
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  return (select count(*) from private.due(count_due.kind, now() - make_interval(days => count_due.days)));
end $function$;

create or replace function private.due (
  sought text,
  before timestamp with time zone
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select id::text from public.consignment
  where sought = 'consignments' and ended and last_event_at < before and ("sendersName" <> 'Erased' or "recName" <> 'Erased')
  union all
  select follower.id::text from private.follower join public.consignment as parcel on parcel.id = consignment
  where sought = 'followers' and parcel.ended and parcel.last_event_at < before
  union all
  select id::text from public."contactForm" where sought = 'inquiries' and "handledAt" < before
  union all
  select id::text from private.quote where sought = 'quotes' and state <> 'won' and changed_at < before
  union all
  select known.id::text from private.quote as known left join public.consignment as parcel on parcel.id = known.consignment
  where sought = 'agreedQuotes' and known.state = 'won' and known.changed_at < before
    and (parcel.id is null or private.may_erase_parties(parcel))
  union all
  select key::text from public.mail_log where sought = 'sentMails' and updated_at < before and state <> 'claimed'
  union all
  select id::text from private.notice_job where sought = 'notices' and fanned_out_at < before
  union all
  select id::text from private.newsletter where sought = 'newsletters' and made_at < before
  union all
  select id::text from public.audit where sought = 'audit' and at < before and (changes <> '{}' or reason is not null)
  union all
  select id::text from private.proof where sought = 'proofs' and made_at < before
  union all
  select id::text from public.chats where sought = 'chats' and "endedChat" and updated_at < before
$function$;

create or replace function private.end_keeping (
  kind text,
  ids text[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  case kind
    when 'consignments' then
      insert into private.erasure (records, reason)
      select jsonb_agg(jsonb_build_object('kind', 'consignment', 'id', id, 'part', party)), 'The term for which it is kept has ended.'
      from unnest(ids) as id, unnest(array['sender', 'receiver']) as party;
    when 'followers' then delete from private.follower where id = any (ids::bigint[]);
    when 'inquiries' then delete from public."contactForm" where id = any (ids::bigint[]);
    when 'quotes', 'agreedQuotes' then delete from private.quote where id = any (ids::bigint[]);
    when 'sentMails' then delete from public.mail_log where key = any (ids::uuid[]);
    when 'notices' then delete from private.notice_job where id = any (ids::bigint[]);
    when 'newsletters' then delete from private.newsletter where id = any (ids::bigint[]);
    when 'audit' then
      perform private.erase_audited(entry.id, array(
        select name from jsonb_object_keys(entry.salts) as name where name like 'changes.%' or name = 'reason'))
      from public.audit as entry where entry.id = any (ids::bigint[]);
  end case;
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
    salts = salts - names
  where id = entry;
end $function$;

create or replace function private.erase_in_quote (
  known private.quote,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  accepter jsonb := case when private.names_person(known.request -> 'contact', pattern) then '{"name": "Erased"}' else '{}' end;
begin
  update private.quote
  set request = private.without_person(request, pattern), offer = private.without_person(offer, pattern),
    acceptance = private.without_person(acceptance, pattern) || accepter
  where id = known.id;
  update private.quote_event
  set detail = private.without_person(detail, pattern) || case when what = 'accepted' then accepter else '{}' end
  where quote = known.id;
  delete from private.quote_link where quote = known.id;
  perform private.erase_mails(array(select id from private.queued_mail where quote = known.id));
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
  side text[];
begin
  select fields into kept from public.consignment_template where id = template for update;
  foreach side slice 1 in array array[
    array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone'], array['recName', 'recEmail', 'recAddress', 'recPhone']]
  loop
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

create or replace function private.erase_mails (
  known bigint[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  select private.sha256_hex(private.new_token()), job.consignment, mail.party, 'Erased ' || mail.id, now()
  from private.queued_mail as mail join private.notice_job as job on job.id = mail.job
  where mail.id = any (known) and mail.party is not null;
  update private.queued_mail
  set state = case state when 'waiting' then 'cancelled' else state end, follower = null, email = 'Erased ' || id, reason = null
  where id = any (known);
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
  entry record;
begin
  perform private.locked(parcel);
  if whose = 'sender' then
    update public.consignment set "sendersName" = 'Erased', "sendersEmail" = 'Erased', "sendersAddress" = 'Erased', "sendersPhone" = 'Erased'
    where id = parcel;
  else
    update public.consignment set "recName" = 'Erased', "recEmail" = 'Erased', "recAddress" = 'Erased', "recPhone" = 'Erased'
    where id = parcel;
  end if;
  delete from private.party_word where consignment = parcel and party = whose;
  delete from private.party_code where consignment = parcel and party = whose;
  delete from private.share_link where consignment = parcel and made_by = whose;
  delete from private.party_token where consignment = parcel and party = whose;
  perform private.erase_mails(array(
    select mail.id from private.queued_mail as mail join private.notice_job as job on job.id = mail.job
    where job.consignment = parcel and mail.party = whose));
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  values (private.sha256_hex(private.new_token()), parcel, whose, 'Erased', now());
  for entry in
    select audit.id, array(select 'changes.' || key from jsonb_object_keys(changes) as key where key = any (case whose
      when 'sender' then array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone']
      else array['recName', 'recEmail', 'recAddress', 'recPhone'] end)) as names
    from public.audit where consignment = parcel and subject = 'consignment' order by audit.id
  loop
    perform private.erase_audited(entry.id, entry.names);
  end loop;
end $function$;

create or replace function private.erase_person (
  email text,
  phone text,
  name text,
  records jsonb,
  reason text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  pattern text;
  erasable jsonb;
  kept int;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.take('personalData', auth.uid()::text);
  if private.is_blank(coalesce(reason, '')) then
    raise exception 'Say why this is erased, without saying who it is.' using errcode = '22023';
  end if;
  if reason ~* pattern then
    raise exception 'The reason names the person, and the audit keeps it. Leave that out.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(20260105); -- two owners who erase the same wait for each other
  select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'part', part)) filter (where does <> 'keep'), count(*) filter (where does = 'keep')
  into erasable, kept from private.chosen_records(records, pattern);
  if erasable is not null then
    insert into private.erasure (pattern, records, reason) values (pattern, erasable, btrim(reason));
  end if;
  return jsonb_build_object('erased', coalesce(jsonb_array_length(erasable), 0), 'kept', kept);
end $function$;

create or replace function private.erase_quote (
  sought bigint,
  pattern text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known private.quote;
begin
  select * into known from private.quote where id = sought for update;
  if known.state <> 'won' and private.names_person(known.request -> 'contact', pattern) then
    delete from private.quote where id = sought;
  else
    perform private.erase_in_quote(known, pattern);
  end if;
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
    when 'chatTexts' then
      update public.chat_message set message = private.without_person(message, pattern) where chat = sought::uuid and message ~* pattern;
      update private.chat_note set note = private.without_person(note, pattern) where chat = sought::uuid and note ~* pattern;
      update public.chats set labels = array(select private.without_person(label, pattern) from unnest(labels) as label) where id = sought::uuid;
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
      update public.prepared_answer set text = private.without_person(text, pattern), updated_at = now() where id = sought::bigint;
    when 'savedView' then delete from public.saved_view where id = sought::bigint;
    when 'import' then update private.import_batch set file = private.without_person(file, pattern) where key = sought::uuid;
    when 'invitation' then delete from private.account_link where id = sought::uuid;
    when 'audit' then
      for entry in select * from public.audit where concat_ws(' | ', changes::text, reason, label) ~* pattern loop
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
      then payload || jsonb_build_object('receiversMail', 'Erased', 'subject', 'Erased', 'message', (
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
  set public_note = private.without_person(public_note, pattern), internal_note = private.without_person(internal_note, pattern),
    reason = private.without_person(reason, pattern)
  where consignment = parcel and concat_ws(' | ', public_note, internal_note, reason) ~* pattern;
  update public.consignment_event set void_reason = private.without_person(void_reason, pattern)
  where consignment = parcel and void_reason ~* pattern;
  update public.eta_revision set reason = private.without_person(reason, pattern) where consignment = parcel and reason ~* pattern;
  update public.consignment_piece set marks = private.without_person(marks, pattern) where consignment = parcel and marks ~* pattern;
  update public.consignment_leg
  set carrier = private.without_person(carrier, pattern), vessel = private.without_person(vessel, pattern)
  where consignment = parcel and concat_ws(' | ', carrier, vessel) ~* pattern;
  update public.consignment
  set remark = private.without_person(remark, pattern), comment = private.without_person(comment, pattern),
    product = private.without_person(product, pattern), "carrierRef" = private.without_person("carrierRef", pattern),
    "itemQuantity" = private.without_person("itemQuantity", pattern), "itemWeight" = private.without_person("itemWeight", pattern),
    "paymentMode" = private.without_person("paymentMode", pattern), "shipmentMode" = private.without_person("shipmentMode", pattern),
    "typeOfShipment" = private.without_person("typeOfShipment", pattern)
  where id = parcel;
  perform private.refresh_journey(parcel);
end $function$;

create or replace function private.excerpt (
  said text,
  pattern text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select regexp_replace(substring(said from '(?i)(.{0,60}(?:' || pattern || ').{0,60})'), '[[:space:]]+', ' ', 'g')
$function$;

create or replace function private.export_person (
  email text,
  phone text,
  name text,
  records jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  pattern text;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.take('personalData', auth.uid()::text);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'part', nullif(part, ''), 'label', label, 'at', private.instant(at),
      'data', private.exported(kind, id, part, pattern)) order by kind, at desc, id), '[]')
    from private.chosen_records(records, pattern));
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
    when 'template' then (select to_jsonb(known) - 'id' from public.consignment_template as known where id = sought::bigint)
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
      'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat = sought::uuid and note ~* pattern)))
    when 'quote' then (
      select jsonb_build_object('number', number, 'state', state, 'made', private.instant(made_at), 'request', request, 'offer', offer,
        'acceptance', acceptance, 'history', (select jsonb_agg(jsonb_build_object('at', private.instant(event.at), 'what', what,
          'detail', detail) order by version) from private.quote_event as event where quote = known.id))
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
    when 'preparedAnswer' then (select jsonb_build_object('text', text) from public.prepared_answer where id = sought::bigint)
    when 'savedView' then (select jsonb_build_object('name', name, 'address', address) from public.saved_view where id = sought::bigint)
    when 'import' then (select jsonb_build_object('file', file) from private.import_batch where key = sought::uuid)
    when 'invitation' then (
      select jsonb_build_object('email', email, 'role', role, 'made', private.instant(made_at)) from private.account_link where id = sought::uuid)
    when 'account' then (
      select jsonb_build_object('email', email, 'made', private.instant(created_at)) from auth.users where id = sought::uuid)
    when 'audit' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject,
        'values', (select jsonb_object_agg(key, value) from jsonb_each(changes) where value::text ~* pattern),
        'reason', case when reason ~* pattern then reason end) order by entry.id)
      from (select * from public.audit where concat_ws(' | ', changes::text, reason, label) ~* pattern order by audit.id limit 10000) as entry
      where private.audited(entry, pattern) <> '{}')
    when 'work' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject, 'action', action) order by entry.id)
      from (select * from public.audit where actor ~* pattern order by audit.id desc limit 10000) as entry)
  end;
end $function$;

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
      'product', parcel.product, 'quantity', parcel."itemQuantity", 'weight', parcel."itemWeight", 'from', parcel."departedFrom",
      'to', parcel."headingTo", 'status', parcel.status, 'journey', parcel.journey)
    || case party when 'sender' then jsonb_build_object('name', parcel."sendersName", 'email', parcel."sendersEmail",
         'phone', parcel."sendersPhone", 'address', parcel."sendersAddress")
       else jsonb_build_object('name', parcel."recName", 'email', parcel."recEmail", 'phone', parcel."recPhone",
         'address', parcel."recAddress") end
$function$;

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
        'internalNote', internal_note, 'reason', reason, 'voidReason', void_reason) order by no), '[]')
      from public.consignment_event
      where consignment = sought and concat_ws(' | ', public_note, internal_note, reason, void_reason) ~* pattern),
    'arrivals', (select coalesce(jsonb_agg(reason order by id), '[]') from public.eta_revision
      where consignment = sought and reason ~* pattern),
    'pieces', (select coalesce(jsonb_agg(marks order by number), '[]') from public.consignment_piece
      where consignment = sought and marks ~* pattern),
    'legs', (select coalesce(jsonb_agg(concat_ws(', ', carrier, vessel) order by position), '[]') from public.consignment_leg
      where consignment = sought and concat_ws(' | ', carrier, vessel) ~* pattern))
$function$;

create or replace function private.found_records (
  email text,
  phone text,
  name text,
  page integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  pattern text;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.take('personalData', auth.uid()::text);
  return (
    select jsonb_build_object('total', count(*), 'records', coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'id', id, 'part', part, 'label', label, 'at', private.instant(at), 'excerpt', excerpt, 'does', does) order by place)
        filter (where place > 500 * greatest(page, 0) and place <= 500 * (greatest(page, 0) + 1)), '[]'))
    from (select found.*, row_number() over (order by kind, at desc, id, part) as place from private.personal_records(pattern) as found) as listed);
end $function$;

create or replace function private.keeping_terms()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_object_agg(kind, days) || jsonb_build_object('proofs', proof_days, 'chats', chat_days)
  from private.keeping_term, private.settings group by proof_days, chat_days
$function$;

create or replace function private.lock_records (
  records jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform from public.consignment where id in (
    select (item ->> 'id')::bigint from jsonb_array_elements(records) as item where item ->> 'kind' in ('consignment', 'consignmentTexts'))
  order by id for no key update;
  perform from public.chats where id in (
    select (item ->> 'id')::uuid from jsonb_array_elements(records) as item where item ->> 'kind' in ('chat', 'chatTexts'))
  order by id for update;
  perform from private.quote where id in (
    select (item ->> 'id')::bigint from jsonb_array_elements(records) as item where item ->> 'kind' = 'quote') order by id for update;
  perform from public."contactForm" where id in (
    select (item ->> 'id')::bigint from jsonb_array_elements(records) as item where item ->> 'kind' in ('inquiry', 'inquiryText'))
  order by id for update;
  perform from public."newsLetter" where id in (
    select (item ->> 'id')::bigint from jsonb_array_elements(records) as item where item ->> 'kind' = 'subscriber') order by id for update;
end $function$;

create or replace function private.may_erase_parties (
  parcel public.consignment
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select parcel.ended or parcel.archived_at is not null
$function$;

create or replace function private.names_person (
  said jsonb,
  pattern text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(string_agg(leaf #>> '{}', ' | ') ~* pattern, false)
  from jsonb_path_query(said, 'strict $.** ? (@.type() == "string")') as leaf
$function$;

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
  address text := nullif(btrim(email), '');
  digits text := nullif(regexp_replace(left(phone, 120), '[^0-9]', '', 'g'), '');
  called text := nullif(btrim(name, e' \t\r\n'), '');
begin
  if address is not null and not private.is_mail_address(address) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if nullif(btrim(phone), '') is not null and (char_length(digits) between 6 and 15) is not true then
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
      || regexp_replace(regexp_replace(right(digits, 9), '([0-9])', '\1[^0-9[:alpha:]]{0,3}', 'g'), '\[\^0-9\[:alpha:\]\]\{0,3\}$', '')
      || '(?![[:alnum:]])',
    '(?<![[:alnum:]])' || regexp_replace(regexp_replace(called, '([!-/:-@[-`{-~])', '\\\1', 'g'), '[[:space:]]+', '[[:space:]]+', 'g')
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
  language sql
  stable
  set search_path to ''
  AS $function$
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
    select consignment, concat_ws(' | ', public_note, internal_note, reason, void_reason) from public.consignment_event
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
  select 'template', known.id::text, '', known.name, null, private.excerpt(known.fields::text, pattern), 'redact'
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
    select concat_ws(' | ', known.request::text, known.offer::text, known.acceptance::text,
      (select string_agg(detail::text, ' | ') from private.quote_event where quote = known.id)) as text) as said
  where said.text ~* pattern and (private.names_person(known.request, pattern) or private.names_person(known.offer, pattern)
    or private.names_person(known.acceptance, pattern)
    or exists (select from private.quote_event where quote = known.id and private.names_person(detail, pattern)))
  union all
  select 'sentMail', known.key::text, '', concat_ws(' ', known."trackingId", known.subject), known.created_at,
    private.excerpt(known.payload::text, pattern), case when known.payload ->> 'receiversMail' ~* pattern then 'anonymize' else 'redact' end
  from public.mail_log as known where concat_ws(' | ', known.payload::text, known.reason) ~* pattern
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
    private.excerpt(concat_ws(' | ', known.subject, known.paragraphs::text), pattern), 'redact'
  from private.newsletter as known where known.subject ~* pattern or private.names_person(known.paragraphs, pattern)
  union all
  select 'preparedAnswer', known.id::text, '', known.shortcut, known.updated_at, private.excerpt(known.text, pattern), 'redact'
  from public.prepared_answer as known where known.text ~* pattern
  union all
  select 'savedView', known.id::text, '', known.name, known.created_at, private.excerpt(said, pattern), 'delete'
  from public.saved_view as known,
    lateral (select concat_ws(' | ', known.name, replace(replace(replace(known.address, '+', ' '), '%20', ' '), '%40', '@')) as said) as read
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
  where concat_ws(' | ', entry.changes::text, entry.reason, entry.label) ~* pattern and private.audited(entry, pattern) <> '{}'
  having count(*) > 0
  union all
  select 'work', 'actor', '', count(*)::text, max(entry.at), min(entry.actor), 'keep'
  from public.audit as entry where entry.actor ~* pattern
  having count(*) > 0
$function$;

create or replace function private.prune_quotes()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from private.quote where id in (
    select id from private.quote
    where state <> 'won' and changed_at < now() - make_interval(days => (select days from private.keeping_term where kind = 'quotes'))
    order by changed_at limit 100 for update skip locked);
end $function$;

create or replace function private.record_erasure (
  changes jsonb,
  why text,
  parcel bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  entry public.audit;
begin
  entry.actor := private.actor();
  entry.action := case when parcel is null then 'delete' else 'update' end;
  entry.subject := case when parcel is null then 'personal_data' else 'consignment' end;
  entry.subject_id := coalesce(parcel::text, gen_random_uuid()::text);
  entry.consignment := parcel;
  entry.label := case when parcel is null then 'Personal data' else (select "trackingId" from public.consignment where id = parcel) end;
  entry.reason := why;
  entry.changes := changes;
  perform private.append_audit(entry);
end $function$;

create or replace function private.set_keeping_term (
  chosen text,
  new_days integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before int;
begin
  perform private.require_owner();
  if chosen = 'proofs' then perform private.set_proof_days(new_days); return; end if;
  if chosen = 'chats' then perform private.set_chat_days(new_days); return; end if;
  select days into before from private.keeping_term where kind = chosen for update;
  if not found then raise exception 'There is no kind of data % with a term.', left(chosen, 30) using errcode = '22023'; end if;
  if new_days not between 1 and 3650 or new_days is null and chosen in ('quotes', 'notices', 'newsletters') then
    raise exception 'This is kept for 1 to 3650 days.' using errcode = '22023';
  end if;
  if before is not distinct from new_days then return; end if;
  update private.keeping_term set days = new_days, carried_out_at = null where kind = chosen;
  perform private.record_account(private.actor(), 'update', 'settings', 'keeping_term', 'Terms of keeping',
    jsonb_build_object(chosen || 'Days', jsonb_build_object('before', before::text, 'after', new_days::text)));
end $function$;

create or replace function private.staff_review()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  last private.staff_review;
begin
  perform private.require_owner();
  select * into last from private.staff_review order by id desc limit 1;
  return jsonb_build_object('at', private.instant(last.at), 'by', last.done_by,
    'isDue', coalesce(last.at, (select min(added_at) from private.admins)) < now() - interval '1 year');
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
  return concat_ws(' | ', parcel.remark, parcel.comment, parcel.product, parcel."carrierRef", parcel."itemQuantity", parcel."itemWeight",
    parcel."paymentMode", parcel."shipmentMode", parcel."typeOfShipment");
end $function$;

create or replace function private.tidy_queue()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
  where state = 'waiting' and newsletter is null and due_at < now() - interval '3 days';
  perform private.prune_proofs();
  perform private.prune_chats();
  perform private.carry_out_terms();
end $function$;

create or replace function private.without_person (
  said jsonb,
  pattern text
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  case jsonb_typeof(said)
    when 'string' then return to_jsonb(private.without_person(said #>> '{}', pattern));
    when 'array' then
      return (select coalesce(jsonb_agg(private.without_person(part, pattern) order by place), '[]')
              from jsonb_array_elements(said) with ordinality as listed (part, place));
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, case
                when said ? 'email' and jsonb_typeof(value) = 'string' and private.names_person(said, pattern) then '"Erased"'
                else private.without_person(value, pattern) end), '{}')
              from jsonb_each(said));
    else return said;
  end case;
end $function$;

create or replace function private.without_person (
  said text,
  pattern text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select regexp_replace(said, pattern, '***', 'gi')
$function$;

create or replace function public.confirm_staff (
  seen jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.confirm_staff(seen)
$function$;

create or replace function public.count_due (
  kind text,
  days integer
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.count_due(kind, days)
$function$;

create or replace function public.erase_person (
  email text,
  phone text,
  name text,
  records jsonb,
  reason text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.erase_person(email, phone, name, records, reason)
$function$;

create or replace function public.export_person (
  email text,
  phone text,
  name text,
  records jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.export_person(email, phone, name, records)
$function$;

create or replace function public.find_person (
  email text,
  phone text,
  name text,
  page integer default 0
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.found_records(email, phone, name, page)
$function$;

create or replace function public.keeping_terms()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.keeping_terms()
$function$;

create or replace function public.set_keeping_term (
  kind text,
  days integer default null::integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_keeping_term(kind, days)
$function$;

create or replace function public.staff_review()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.staff_review()
$function$;

create trigger carry_out
  before insert on private.erasure
  for each row
  execute function private.carry_out_erasure();

create trigger void_event
  before update of void_reason on public.consignment_event
  for each row
  when ((pg_trigger_depth() = 0))
  execute function private.void_event();

revoke all on function "private"."audited"(public.audit, text) from public;

revoke all on function "private"."carry_out_erasure"() from public;

revoke all on function "private"."carry_out_terms"() from public;

revoke all on function "private"."chosen_records"(jsonb, text) from public;

revoke all on function "private"."confirm_staff"(jsonb) from public;

grant execute on function "private"."confirm_staff"(jsonb) to "authenticated";

revoke all on function "private"."count_due"(text, integer) from public;

grant execute on function "private"."count_due"(text, integer) to "authenticated";

revoke all on function "private"."due"(text, timestamp with time zone) from public;

revoke all on function "private"."end_keeping"(text, text[]) from public;

revoke all on function "private"."erase_audited"(bigint, text[]) from public;

revoke all on function "private"."erase_in_quote"(private.quote, text) from public;

revoke all on function "private"."erase_in_template"(bigint, text) from public;

revoke all on function "private"."erase_mails"(bigint[]) from public;

revoke all on function "private"."erase_party"(bigint, text) from public;

revoke all on function "private"."erase_person"(text, text, text, jsonb, text) from public;

grant execute on function "private"."erase_person"(text, text, text, jsonb, text) to "authenticated";

revoke all on function "private"."erase_quote"(bigint, text) from public;

revoke all on function "private"."erase_record"(text, text, text, text) from public;

revoke all on function "private"."erase_sent_mail"(uuid, text) from public;

revoke all on function "private"."erase_texts"(bigint, text) from public;

revoke all on function "private"."excerpt"(text, text) from public;

revoke all on function "private"."export_person"(text, text, text, jsonb) from public;

grant execute on function "private"."export_person"(text, text, text, jsonb) to "authenticated";

revoke all on function "private"."exported"(text, text, text, text) from public;

revoke all on function "private"."exported_party"(public.consignment, text) from public;

revoke all on function "private"."exported_texts"(bigint, text) from public;

revoke all on function "private"."found_records"(text, text, text, integer) from public;

grant execute on function "private"."found_records"(text, text, text, integer) to "authenticated";

revoke all on function "private"."keeping_terms"() from public;

grant execute on function "private"."keeping_terms"() to "anon", "authenticated";

revoke all on function "private"."may_erase_parties"(public.consignment) from public;

revoke all on function "private"."names_person"(jsonb, text) from public;

revoke all on function "private"."person_pattern"(text, text, text) from public;

revoke all on function "private"."personal_records"(text) from public;

revoke all on function "private"."record_erasure"(jsonb, text, bigint) from public;

revoke all on function "private"."set_keeping_term"(text, integer) from public;

grant execute on function "private"."set_keeping_term"(text, integer) to "authenticated";

revoke all on function "private"."staff_review"() from public;

grant execute on function "private"."staff_review"() to "authenticated";

revoke all on function "private"."texts_of"(public.consignment) from public;

revoke all on function "private"."without_person"(jsonb, text) from public;

revoke all on function "private"."without_person"(text, text) from public;

revoke all on function "public"."confirm_staff"(jsonb) from public;

grant execute on function "public"."confirm_staff"(jsonb) to "authenticated";

revoke all on function "public"."count_due"(text, integer) from public;

grant execute on function "public"."count_due"(text, integer) to "authenticated";

revoke all on function "public"."erase_person"(text, text, text, jsonb, text) from public;

grant execute on function "public"."erase_person"(text, text, text, jsonb, text) to "authenticated";

revoke all on function "public"."export_person"(text, text, text, jsonb) from public;

grant execute on function "public"."export_person"(text, text, text, jsonb) to "authenticated";

revoke all on function "public"."find_person"(text, text, text, integer) from public;

grant execute on function "public"."find_person"(text, text, text, integer) to "authenticated";

revoke all on function "public"."keeping_terms"() from public;

grant execute on function "public"."keeping_terms"() to "anon", "authenticated";

revoke all on function "public"."set_keeping_term"(text, integer) from public;

grant execute on function "public"."set_keeping_term"(text, integer) to "authenticated";

revoke all on function "public"."staff_review"() from public;

grant execute on function "public"."staff_review"() to "authenticated";

insert into private.keeping_term (kind, days) values
  ('consignments', null), ('followers', null), ('inquiries', null), ('quotes', 180), ('agreedQuotes', null), ('sentMails', null),
  ('notices', 400), ('newsletters', 400), ('audit', null);
insert into private.limits (action, per_client, overall, window_seconds) values ('personalData', 300, null, 3600);
