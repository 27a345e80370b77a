-- What is known of a person is exported without the other people of a quote, and without the other side of a template.
create function private.without_others(said jsonb, pattern text) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  case jsonb_typeof(said)
    when 'array' then
      return (select coalesce(jsonb_agg(private.without_others(part, pattern) order by place), '[]')
              from jsonb_array_elements(said) with ordinality as listed (part, place));
    when 'object' then
      if said ? 'email' and not private.names_person(said, pattern) then return 'null'; end if;
      return (select coalesce(jsonb_object_agg(key, private.without_others(value, pattern)), '{}') from jsonb_each(said));
    else return said;
  end case;
end $$;

create function private.exported_fields(fields jsonb, pattern text) returns jsonb language sql immutable set search_path = '' as $$
  select fields - array(
    select field
    from (values (array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone']),
      (array['recName', 'recEmail', 'recAddress', 'recPhone'])) as side (names), unnest(names) as field
    where not private.names_person((select jsonb_agg(fields -> name) from unnest(names) as name), pattern))
$$;

create or replace function private.exported(kind text, sought text, part text, pattern text) returns jsonb language plpgsql stable set search_path = '' as $$
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
      'notes', (select coalesce(jsonb_agg(note order by written_at), '[]') from private.chat_note where chat = sought::uuid and note ~* pattern)))
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
    when 'preparedAnswer' then (select jsonb_build_object('text', text) from public.prepared_answer where id = sought::bigint)
    when 'savedView' then (select jsonb_build_object('name', name, 'address', address) from public.saved_view where id = sought::bigint)
    when 'import' then (select jsonb_build_object('file', file) from private.import_batch where key = sought::uuid)
    when 'invitation' then (
      select jsonb_build_object('email', email, 'role', role, 'made', private.instant(made_at)) from private.account_link where id = sought::uuid)
    when 'account' then (
      select jsonb_build_object('email', email, 'made', private.instant(created_at)) from auth.users where id = sought::uuid)
    when 'audit' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject,
        'values', (select jsonb_object_agg(key, value) from jsonb_each(changes) where private.names_person(value, pattern)),
        'reason', case when reason ~* pattern then reason end) order by entry.id)
      from (select * from public.audit where private.audited(audit, pattern) <> '{}' order by audit.id limit 10000) as entry)
    when 'work' then (
      select jsonb_agg(jsonb_build_object('at', private.instant(entry.at), 'subject', subject, 'action', action) order by entry.id)
      from (select * from public.audit where actor ~* pattern order by audit.id desc limit 10000) as entry)
  end;
end $$;
