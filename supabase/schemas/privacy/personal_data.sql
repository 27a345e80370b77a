-- What is known of a person, for the owner who answers a request: found by e-mail address, phone number or name, and shown, before any of it is
-- exported or erased (docs/decisions/006). Who of the staff did what is no part of it: that is how the company answers for its work.

-- What a text has that names somebody: an expression without regard to case, never inside a longer word or number. Of a phone number the last
-- nine digits count, however it is written: the country's code is often left out, and with it the zero that takes its place comes or goes.
create function private.person_pattern(email text, phone text, name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address text := nullif(private.cleaned_mail(email), '');
  digits text := nullif(regexp_replace(left(phone, 120), '[^0-9]', '', 'g'), '');
  without_zero text := ltrim(digits, '0');
  trimmed_name text := nullif(btrim(name, e' \t\r\n'), '');
begin
  if address is not null and not private.is_mail_address(address) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if nullif(btrim(phone), '') is not null and (char_length(digits) between 6 and 15 and without_zero <> '') is not true then
    raise exception 'A phone number has 6 to 15 digits.' using errcode = '22023';
  end if;
  if trimmed_name is not null and (char_length(trimmed_name) not between 3 and 120 or trimmed_name !~ '[[:alpha:]]') then
    raise exception 'A name has 3 to 120 characters.' using errcode = '22023';
  end if;
  if num_nonnulls(address, digits, trimmed_name) = 0 then
    raise exception 'Enter an e-mail address, a phone number or a name.' using errcode = '22023';
  end if;
  return concat_ws('|',
    '(?<![[:alnum:]._%+-])' || regexp_replace(address, '([!-/:-@[-`{-~])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])',
    '(?<![[:alnum:]])(?:\+?[0-9][^0-9[:alpha:]]{0,3}){0,6}?'
      || regexp_replace(regexp_replace(right(without_zero, 9), '([0-9])', '\1[^0-9[:alpha:]]{0,3}', 'g'), '\[\^0-9\[:alpha:\]\]\{0,3\}$', '')
      || '(?![[:alnum:]])',
    '(?<![[:alnum:]])' || regexp_replace(regexp_replace(trimmed_name, '([!-/:-@[-`{-~])', '\\\1', 'g'), '[[:space:]]+', '[[:space:]_-]+', 'g')
      || '(?![[:alnum:]])');
end $$;

-- Some words around the first place that names the person.
create function private.excerpt(content text, pattern text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(substring(content from '(?i)(.{0,60}(?:' || pattern || ').{0,60})'), '[[:space:]]+', ' ', 'g')
$$;

-- Three stars are no longer than what they stand for.
create function private.without_person(content text, pattern text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(content, pattern, '***', 'gi')
$$;

-- The same for every text in a value. An object with an e-mail address is a person: where one of its texts names who is sought, all of them
-- are erased.
create function private.without_person(content jsonb, pattern text) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  case jsonb_typeof(content)
    when 'string' then return to_jsonb(private.without_person(content #>> '{}', pattern));
    when 'array' then
      return (select coalesce(jsonb_agg(private.without_person(part, pattern) order by place), '[]')
              from jsonb_array_elements(content) with ordinality as parts (part, place));
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, case
                when content ? 'email' and jsonb_typeof(value) = 'string' and private.names_person(content, pattern) then '"Erased"'
                else private.without_person(value, pattern) end), '{}')
              from jsonb_each(content));
    else return content;
  end case;
end $$;

-- Every text in a value. Never `::text`: JSON writes a line break as \n, so that a name behind it would be part of a word.
create function private.texts_in(content jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  return (select string_agg(leaf #>> '{}', ' | ') from jsonb_path_query(content, 'strict $.** ? (@.type() == "string")') as leaf);
end $$;

create function private.names_person(content jsonb, pattern text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(private.texts_in(content) ~* pattern, false);
end $$;

-- A status that only names the person becomes that of its code.
create function private.status_without_person(status text, pattern text, code_value text) returns text
language plpgsql stable set search_path = '' as $$
declare
  clean_status text := private.without_person(status, pattern);
begin
  if status ~* pattern and clean_status !~ '[^ -/:-@[-`{-~]' then return (select label from public.event_code where code = code_value); end if;
  return clean_status;
end $$;

-- The query of an address as it was typed. What is no such query is left as it is.
create function private.url_decoded(query text) returns text language sql immutable set search_path = '' as $$
  select private.percent_decoded(replace(query, '+', ' '))
$$;

-- Whether an entry is about somebody who is or was on the staff.
create function private.is_of_staff(entry public.audit) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return entry.subject in ('staff', 'staff_review', 'reset') or entry.subject = 'invitation' and exists (
    select from public.audit as other where other.subject in ('staff', 'reset') and other.label = entry.label);
end $$;

-- What of an entry of the audit names the person, by the names of its digests, or as `subject_id`. What is about the staff stays, but for
-- an invitation of somebody who never came.
create function private.named_values(entry public.audit, pattern text) returns text[] language plpgsql stable set search_path = '' as $$
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
end $$;

-- Goods that are under way need the parties of their contract.
create function private.may_erase_parties(parcel public.consignment) returns boolean language sql stable set search_path = '' as $$
  select parcel.ended or parcel.archived_at is not null
$$;

-- What else is typed of a consignment, in fields that a person may be named in.
create function private.texts_of(parcel public.consignment) returns text language plpgsql stable set search_path = '' as $$
begin
  return (select string_agg(value, ' | ' order by key) from jsonb_each_text(private.fields_of(parcel, private.free_text_fields())));
end $$;

-- The consignments whose fields name a person: in those of the sender, of the receiver, or in other texts ('').
create function private.consignments_naming(pattern text) returns table (consignment bigint, part text, content text)
language plpgsql stable set search_path = '' as $$
declare
  field_group record;
begin
  for field_group in
    values ('sender', private.field_names('sender')), ('receiver', private.field_names('receiver')), ('', private.free_text_fields())
  loop
    return query execute (
      select format('select id, $2, content from public.consignment, lateral (select concat_ws('' | '', %s) as content) as source where content ~* $1',
        string_agg(format('%I', name), ', '))
      from unnest(field_group.column2) as name)
    using pattern, field_group.column1;
  end loop;
end $$;

-- Everything that names a person. `part` says what of a row; `does` what erasing does to it: 'delete' the row, 'anonymize' the person in it,
-- 'redact' the places in its texts, or 'keep'.
create function private.personal_records(pattern text)
returns table (kind text, id text, part text, label text, at timestamptz, excerpt text, does text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with matches as materialized (select * from private.consignments_naming(pattern))
  select 'consignment', parcel.id::text, party.part, parcel."trackingId", parcel.created_at, private.excerpt(party.content, pattern),
    case when private.may_erase_parties(parcel) then 'anonymize' else 'keep' end
  from matches as party join public.consignment as parcel on parcel.id = party.consignment
  where party.part <> ''
  union all
  select 'consignmentTexts', parcel.id::text, '', parcel."trackingId", parcel.created_at, min(private.excerpt(content, pattern)), 'redact'
  from (
    select texts.consignment, texts.content from matches as texts where texts.part = ''
    union all
    select consignment, concat_ws(' | ', status, public_note, internal_note, reason, void_reason, city, country) from public.consignment_event
    union all
    select consignment, reason from public.eta_revision
    union all
    select consignment, marks from public.consignment_piece
    union all
    select consignment, concat_ws(' | ', carrier, vessel) from public.consignment_leg) as sources (parcel_id, content)
    join public.consignment as parcel on parcel.id = parcel_id
  where content ~* pattern
  group by parcel.id
  union all
  select 'template', template.id::text, '', template.name, null, private.excerpt(private.texts_in(template.fields), pattern), 'redact'
  from public.consignment_template as template
  where template.name ~* pattern or private.names_person(template.fields, pattern)
  union all
  select 'follower', follower.id::text, '', parcel."trackingId", follower.made_at, follower.email, 'delete'
  from private.follower as follower join public.consignment as parcel on parcel.id = follower.consignment
  where follower.email ~* pattern
  union all
  select 'subscriber', reader.id::text, '', reader.country, reader.created_at, reader.email, 'delete'
  from public."newsLetter" as reader where concat_ws(' | ', reader.email, reader.country) ~* pattern
  union all
  select 'inquiry', inquiry.id::text, '', concat_ws(' ', "firstName", "secondName"), inquiry.created_at, inquiry.email, 'delete'
  from public."contactForm" as inquiry where concat_ws(' | ', concat_ws(' ', "firstName", "secondName"), inquiry.email) ~* pattern
  union all
  select 'inquiryText', inquiry.id::text, '', concat_ws(' ', "firstName", "secondName"), inquiry.created_at,
    private.excerpt(concat_ws(' | ', inquiry.comment, inquiry."trackingNo"), pattern), 'redact'
  from public."contactForm" as inquiry
  where concat_ws(' | ', inquiry.comment, inquiry."trackingNo") ~* pattern
    and concat_ws(' | ', concat_ws(' ', "firstName", "secondName"), inquiry.email) !~* pattern
  union all
  select 'chat', conversation.id::text, '', conversation."senderName", conversation.created_at, address.email, 'delete'
  from private.chat_address as address join public.chats as conversation on conversation.id = address.chat
  where address.email ~* pattern
  union all
  select 'chatTexts', conversation.id::text, '', conversation."senderName", conversation.created_at, min(private.excerpt(content, pattern)), 'redact'
  from (
    select chat, message::text from public.chat_message
    union all
    select chat, note from private.chat_note
    union all
    select chat, concat_ws(' | ', private.url_decoded(page), language, visitor.zone) from private.chat_visitor as visitor
    union all
    select conversation.id, array_to_string(labels, ' | ') from public.chats as conversation) as sources (chat_id, content)
    join public.chats as conversation on conversation.id = chat_id
  where content ~* pattern and not exists (select from private.chat_address where chat = chat_id and email ~* pattern)
  group by conversation.id
  union all
  select 'quote', quote_row.id::text, '', quote_row.number, quote_row.made_at, private.excerpt(content.text, pattern), case
    when quote_row.state <> 'won' and private.names_person(quote_row.request -> 'contact', pattern) then 'delete'
    when (select not private.may_erase_parties(parcel) from public.consignment as parcel where parcel.id = quote_row.consignment)
      or quote_row.state = 'won' and quote_row.consignment is null and quote_row.changed_at > now() - interval '180 days' then 'keep'
    else 'redact' end
  from private.quote as quote_row, lateral (
    select concat_ws(' | ', private.texts_in(quote_row.request), private.texts_in(quote_row.offer), private.texts_in(quote_row.acceptance),
      (select string_agg(private.texts_in(detail), ' | ') from private.quote_event where quote = quote_row.id)) as text) as content
  where content.text ~* pattern
  union all
  select 'sentMail', mail.key::text, '', concat_ws(' ', mail."trackingId", mail.subject), mail.created_at,
    private.excerpt(content, pattern), case when mail.payload ->> 'receiversMail' ~* pattern then 'anonymize' else 'redact' end
  from public.mail_log as mail,
    lateral (select concat_ws(' | ', private.texts_in(mail.payload), mail.reason) as content) as sources
  where content ~* pattern
  union all
  select 'notices', lower(mailing.email), '', count(*)::text, max(mailing.at), min(mailing.email), 'anonymize'
  from (
    select mail.email, mail.created_at, concat_ws(' | ', mail.email, mail.reason) from private.queued_mail as mail
    union all
    select earlier.email, null, earlier.email
    from private.party_token as earlier join public.consignment as parcel on parcel.id = earlier.consignment
    where lower(earlier.email) <> lower(btrim(case earlier.party when 'sender' then parcel."sendersEmail" else parcel."recEmail" end))
  ) as mailing (email, at, content)
  where mailing.content ~* pattern
  group by lower(mailing.email)
  union all
  select 'proof', proof_row.id::text, '', parcel."trackingId", proof_row.made_at, concat_ws(', ', proof_row.signer, proof_row.place), 'anonymize'
  from private.proof as proof_row join public.consignment as parcel on parcel.id = proof_row.consignment
  where concat_ws(' | ', proof_row.signer, proof_row.place) ~* pattern
  union all
  select 'newsletter', letter.id::text, '', letter.subject, letter.made_at,
    private.excerpt(concat_ws(' | ', letter.subject, private.texts_in(letter.paragraphs)), pattern), 'redact'
  from private.newsletter as letter where letter.subject ~* pattern or private.names_person(letter.paragraphs, pattern)
  union all
  select 'preparedAnswer', answer.id::text, '', answer.shortcut, answer.updated_at, private.excerpt(content, pattern), 'redact'
  from public.prepared_answer as answer, lateral (select concat_ws(' | ', answer.text, answer.shortcut) as content) as sources where content ~* pattern
  union all
  select 'laneTemplate', lane.id::text, '', lane.name, null, private.excerpt(content, pattern), 'redact'
  from public.lane_template as lane, lateral (select concat_ws(' | ', lane.name, private.texts_in(lane.legs)) as content) as sources
  where content ~* pattern
  union all
  select 'place', site.code, '', site.name, null, private.excerpt(content, pattern), 'redact'
  from public.place as site, lateral (select concat_ws(' | ', site.name, site.country) as content) as sources where content ~* pattern
  union all
  select 'transitLane', lane.id::text, '', concat_ws(' – ', lane.origin, lane.destination), lane.valid_from,
    private.excerpt(content, pattern), 'redact'
  from private.transit_lane as lane,
    lateral (select concat_ws(' | ', lane.origin, lane.destination, lane.product, lane.cut_off) as content) as sources
  where content ~* pattern
  union all
  select 'noticeWords', rule.about, '', rule.about, null, private.excerpt(content, pattern), 'redact'
  from private.notice_rule as rule, lateral (select concat_ws(' | ', rule.subject, rule.text) as content) as sources where content ~* pattern
  union all
  select 'browserError', error.id::text, '', error.browser, error.first_at, private.excerpt(content, pattern), 'delete'
  from private.browser_error as error,
    lateral (select concat_ws(' | ', error.message, private.url_decoded(error.place), private.url_decoded(error.page),
      error.browser) as content) as sources
  where content ~* pattern
  union all
  select 'alert', alert_row.id::text, '', alert_row.kind, alert_row.began_at, private.excerpt(private.texts_in(alert_row.facts), pattern), 'redact'
  from private.alert as alert_row where private.names_person(alert_row.facts, pattern)
  union all
  select 'backup', run.id::text, '', run.file, run.began_at, private.excerpt(content, pattern), 'redact'
  from private.backup_runs as run, lateral (select concat_ws(' | ', run.file, run.error) as content) as sources where content ~* pattern
  union all
  select 'savedView', list_view.id::text, '', list_view.name, list_view.created_at, private.excerpt(content, pattern), 'delete'
  from public.saved_view as list_view,
    lateral (select concat_ws(' | ', list_view.name, private.url_decoded(list_view.address)) as content) as read
  where content ~* pattern
  union all
  select 'import', batch.key::text, '', batch.file, batch.created_at, null, 'redact'
  from private.import_batch as batch where batch.file ~* pattern
  union all
  select 'invitation', link.id::text, '', link.email, link.made_at, link.role, 'delete'
  from private.account_link as link where link.purpose = 'invitation' and link.email ~* pattern
  union all
  select 'account', account.id::text, '', account.email, account.created_at,
    (select role from private.admins where user_id = account.id), 'keep'
  from auth.users as account where account.email ~* pattern
  union all
  select 'audit', 'values', '', count(*)::text, max(entry.at), null, 'redact'
  from public.audit as entry
  where private.named_values(entry, pattern) <> '{}'
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
end $$;

create function private.found_records(email text, phone text, name text, page int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  pattern text;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.enforce_limit('personalData', auth.uid()::text);
  return (
    select jsonb_build_object('total', count(*), 'records', coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'id', id, 'part', part, 'label', label, 'at', private.instant(at), 'excerpt', excerpt, 'does', does) order by place)
        filter (where place > 500 * greatest(page, 0) and place <= 500 * (greatest(page, 0) + 1)), '[]'))
    from (select entry.*, row_number() over (order by kind, at desc, id, part) as place from private.personal_records(pattern) as entry) as entries);
end $$;
grant execute on function private.found_records(text, text, text, int) to authenticated;

-- What names a person by any of the three (null: not asked for), 500 at a time from page 0: {total, records: [{kind, id, part, label, at,
-- excerpt, does: delete | anonymize | redact | keep}]}. For owners, as all below.
create function public.find_person(email text, phone text, name text, page int default 0) returns jsonb
language sql volatile set search_path = '' as $$
  select private.found_records(email, phone, name, page)
$$;
grant execute on function public.find_person(text, text, text, int) to authenticated;

-- One side of a consignment, and what the site shows anybody of it, without notes: where one names the person, it is in the texts.
create function private.exported_party(parcel public.consignment, party text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('trackingId', parcel."trackingId", 'party', party, 'made', private.instant(parcel.created_at),
      'journey', parcel.journey)
    || private.fields_of(parcel, array(
      select name from private.typed_fields() where belongs_to in ('goods', 'standing') and type <> 'note'))
    || (select jsonb_object_agg(lower(left(bare, 1)) || substr(bare, 2), value)
        from jsonb_each(private.fields_of(parcel, private.field_names(party))) as field (name, value),
          lateral (select regexp_replace(name, '^(senders|rec)', '') as bare) as field_name)
$$;

-- A value without the other people in it: an object with an e-mail address is one.
create function private.without_others(content jsonb, pattern text) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  case jsonb_typeof(content)
    when 'array' then
      return (select coalesce(jsonb_agg(private.without_others(part, pattern) order by place), '[]')
              from jsonb_array_elements(content) with ordinality as parts (part, place));
    when 'object' then
      if content ? 'email' and not private.names_person(content, pattern) then return 'null'; end if;
      return (select coalesce(jsonb_object_agg(key, private.without_others(value, pattern)), '{}') from jsonb_each(content));
    else return content;
  end case;
end $$;

-- The fields of a template without the side of somebody else.
create function private.exported_fields(fields jsonb, pattern text) returns jsonb language sql immutable set search_path = '' as $$
  select fields - array(
    select field
    from (values (private.field_names('sender')), (private.field_names('receiver'))) as side (names), unnest(names) as field
    where not private.names_person((select jsonb_agg(fields -> name) from unnest(names) as name), pattern))
$$;

create function private.exported_texts(consignment_id bigint, pattern text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'consignment', (select jsonb_build_object('trackingId', "trackingId", 'texts', private.texts_of(parcel))
      from public.consignment as parcel where id = consignment_id),
    'entries', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(moment), 'status', status, 'note', public_note,
        'internalNote', internal_note, 'reason', reason, 'voidReason', void_reason, 'city', city, 'country', country) order by no), '[]')
      from public.consignment_event
      where consignment = consignment_id and concat_ws(' | ', status, public_note, internal_note, reason, void_reason, city, country) ~* pattern),
    'arrivals', (select coalesce(jsonb_agg(reason order by id), '[]') from public.eta_revision
      where consignment = consignment_id and reason ~* pattern),
    'pieces', (select coalesce(jsonb_agg(marks order by number), '[]') from public.consignment_piece
      where consignment = consignment_id and marks ~* pattern),
    'legs', (select coalesce(jsonb_agg(concat_ws(', ', carrier, vessel) order by position), '[]') from public.consignment_leg
      where consignment = consignment_id and concat_ws(' | ', carrier, vessel) ~* pattern))
$$;

-- What is known in a record, without secrets and without who of the staff wrote it.
create function private.exported_record(kind text, record_id text, part text, pattern text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case kind
    when 'consignment' then (select private.exported_party(parcel, part) from public.consignment as parcel where id = record_id::bigint)
    when 'consignmentTexts' then private.exported_texts(record_id::bigint, pattern)
    when 'template' then (select to_jsonb(template) - 'id' || jsonb_build_object('fields', private.exported_fields(template.fields, pattern))
      from public.consignment_template as template where id = record_id::bigint)
    when 'follower' then (select to_jsonb(follower) - 'id' from private.follower as follower where id = record_id::bigint)
    when 'subscriber' then (
      select to_jsonb(reader) - 'id' || jsonb_build_object('confirmed', private.instant(confirmed_at))
      from public."newsLetter" as reader left join private.subscription on subscriber = id where id = record_id::bigint)
    when 'inquiry' then (select to_jsonb(inquiry) - array['id', 'handledBy', 'requestKey']
      from public."contactForm" as inquiry where id = record_id::bigint)
    when 'inquiryText' then (select jsonb_build_object('comment', comment, 'trackingNo', "trackingNo")
      from public."contactForm" where id = record_id::bigint)
    when 'chat' then (
      select jsonb_build_object('visitor', "senderName", 'began', private.instant(created_at), 'email', email,
        'page', page, 'language', language, 'zone', zone,
        'messages', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(date), 'from', type, 'message', message) order by seq), '[]')
          from public.chat_message where chat_message.chat = conversation.id),
        'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat_note.chat = conversation.id))
      from public.chats as conversation join private.chat_address as address on address.chat = conversation.id
        left join private.chat_visitor on chat_visitor.chat = conversation.id
      where conversation.id = record_id::uuid)
    when 'chatTexts' then (select jsonb_build_object(
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(date), 'from', type, 'message', message) order by seq), '[]')
        from public.chat_message where chat = record_id::uuid and message ~* pattern),
      'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat = record_id::uuid and note ~* pattern),
      'visitor', (select jsonb_build_object('page', private.url_decoded(page), 'language', language, 'zone', zone)
        from private.chat_visitor where chat = record_id::uuid)))
    when 'quote' then (
      select jsonb_build_object('number', number, 'state', state, 'made', private.instant(made_at),
        'request', private.without_others(request, pattern), 'offer', offer, 'acceptance', private.without_others(acceptance, pattern),
        'history', (select jsonb_agg(jsonb_build_object('at', private.instant(event.at), 'what', what,
          'detail', private.without_others(detail, pattern)) order by version) from private.quote_event as event where quote = quote_row.id))
      from private.quote as quote_row where id = record_id::bigint)
    when 'sentMail' then (
      select payload || jsonb_build_object('state', state, 'at', private.instant(updated_at)) from public.mail_log where key = record_id::uuid)
    when 'notices' then (
      select jsonb_agg(jsonb_build_object('email', email, 'state', state, 'at', private.instant(updated_at)) order by id)
      from private.queued_mail where lower(email) = record_id)
    when 'proof' then (
      select jsonb_build_object('signer', signer, 'signature', signature, 'place', place, 'moment', private.instant(moment),
        'photos', private.photos_of(id)) from private.proof where id = record_id::uuid)
    when 'newsletter' then (select jsonb_build_object('subject', subject, 'paragraphs', paragraphs) from private.newsletter where id = record_id::bigint)
    when 'preparedAnswer' then (select jsonb_build_object('text', text, 'shortcut', shortcut) from public.prepared_answer where id = record_id::bigint)
    when 'laneTemplate' then (select to_jsonb(lane) - 'id' from public.lane_template as lane where id = record_id::bigint)
    when 'place' then (select jsonb_build_object('name', site.name, 'country', country) from public.place as site where code = record_id)
    when 'transitLane' then (select to_jsonb(lane) - 'id' from private.transit_lane as lane where id = record_id::bigint)
    when 'noticeWords' then (select jsonb_build_object('subject', subject, 'text', text) from private.notice_rule where about = record_id)
    when 'browserError' then (
      select jsonb_build_object('message', message, 'place', private.url_decoded(place), 'page', private.url_decoded(page), 'browser', browser,
        'at', private.instant(first_at)) from private.browser_error where id = record_id::bigint)
    when 'alert' then (select jsonb_build_object('facts', facts, 'at', private.instant(began_at)) from private.alert where id = record_id::bigint)
    when 'backup' then (
      select jsonb_build_object('file', file, 'error', error, 'at', private.instant(began_at)) from private.backup_runs where id = record_id::bigint)
    when 'savedView' then (select jsonb_build_object('name', name, 'address', address) from public.saved_view where id = record_id::bigint)
    when 'import' then (select jsonb_build_object('file', file) from private.import_batch where key = record_id::uuid)
    when 'invitation' then (
      select jsonb_build_object('email', email, 'role', role, 'made', private.instant(made_at)) from private.account_link where id = record_id::uuid)
    when 'account' then (
      select jsonb_build_object('email', email, 'made', private.instant(created_at)) from auth.users where id = record_id::uuid)
    when 'audit' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject,
        'values', (select jsonb_object_agg(key, value) from jsonb_each(changes) where private.names_person(value, pattern)),
        'label', case when entry.label ~* pattern then entry.label end,
        'reason', case when reason ~* pattern then reason end) order by entry.id)
      from (select * from public.audit where private.named_values(audit, pattern) <> '{}' order by audit.id limit 10000) as entry)
    when 'work' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject, 'action', action) order by entry.id)
      from (
        select * from public.audit
        where case record_id when 'actor' then actor ~* pattern
          else concat_ws(' | ', private.texts_in(changes), reason, audit.label, subject_id) ~* pattern and private.is_of_staff(audit) end
        order by audit.id desc limit 10000) as entry)
  end;
end $$;

-- Records that were chosen from what `find_person` lists, as they are now. One that does not name the person any more is left out.
create function private.chosen_records(records jsonb, pattern text)
returns table (kind text, id text, part text, label text, at timestamptz, excerpt text, does text)
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(records) is distinct from 'array' or jsonb_array_length(records) not between 1 and 100 then
    raise exception 'Choose 1 to 100 records.' using errcode = '22023';
  end if;
  return query
    select entry.* from private.personal_records(pattern) as entry
    where (entry.kind, entry.id, entry.part) in (
      select choice ->> 'kind', choice ->> 'id', choice ->> 'part' from jsonb_array_elements(records) as choice);
end $$;

create function private.export_person(email text, phone text, name text, records jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  pattern text;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.enforce_limit('personalData', auth.uid()::text);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'part', nullif(part, ''), 'label', label, 'at', private.instant(at),
      'data', private.exported_record(kind, id, part, pattern)) order by kind, at desc, id), '[]')
    from private.chosen_records(records, pattern));
end $$;
grant execute on function private.export_person(text, text, text, jsonb) to authenticated;

-- [{kind, part, label, at, data}] of up to 100 records, [{kind, id, part}], that `find_person` lists.
create function public.export_person(email text, phone text, name text, records jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select private.export_person(email, phone, name, records)
$$;
grant execute on function public.export_person(text, text, text, jsonb) to authenticated;
