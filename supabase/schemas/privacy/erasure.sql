-- Erasing what names a person. History, figures and the chain of the audit stay: rows that others depend on lose the person and not
-- their place (docs/decisions/006).

-- An order to erase. It is carried out before it would be stored, and is not stored: it names the person. What a trigger writes is no
-- change of the consignment's journey, and the audit does not keep the values that it removes (journey/history.sql, common/audit.sql).
create table private.erasure (
  pattern text, -- null: a term has ended, and the records are erased whoever they name
  records jsonb not null,
  reason private.line
);
alter table private.erasure enable row level security;

-- Values of an entry of the audit by the names of their digests. Without value and salt the chain is whole and says nothing (common/audit.sql).
create function private.erase_audited(entry bigint, names text[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  update public.audit
  set changes = changes - array(select substring(name from '^changes\.(.*)$') from unnest(names) as name where name like 'changes.%'),
    reason = case when 'reason' <> all (names) then reason end,
    label = case when 'label' <> all (names) then label end,
    subject_id = case when 'subject_id' <> all (names) then subject_id else 'Erased' end,
    salts = salts - names
  where id = entry;
end $$;

-- Mails that the site sent or was to send: that they were sent stays. Nobody writes to the party again about what they told.
create function private.erase_mails(mail_ids bigint[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  select private.sha256_hex(private.new_token()), job.consignment, mail.party, 'Erased ' || mail.id, now()
  from private.queued_mail as mail join private.notice_job as job on job.id = mail.job
  where mail.id = any (mail_ids) and mail.party is not null;
  update private.queued_mail
  set state = case state when 'waiting' then 'cancelled' else state end, follower = null, email = 'Erased ' || id, reason = null
  where id = any (mail_ids);
end $$;

create function private.erase_party(parcel bigint, side text) returns void language plpgsql volatile set search_path = '' as $$
declare
  names text[] := private.field_names(side);
  entry record;
begin
  perform private.store_fields(
    jsonb_populate_record(private.locked_consignment(parcel), (select jsonb_object_agg(name, 'Erased') from unnest(names) as name)), names);
  delete from private.party_word where consignment = parcel and party = side;
  delete from private.party_code where consignment = parcel and party = side;
  delete from private.share_link where consignment = parcel and made_by = side;
  perform private.erase_mails(array(
    select mail.id from private.queued_mail as mail join private.notice_job as job on job.id = mail.job
    where job.consignment = parcel and mail.party = side));
  delete from private.party_token -- after a mail that was just leaving, which has made one
  where consignment = parcel and party = side and email not like 'Erased %';
  insert into private.party_token (hash, consignment, party, email, stopped_at)
  values (private.sha256_hex(private.new_token()), parcel, side, 'Erased', now());
  for entry in
    select audit.id, array(select 'changes.' || key from jsonb_object_keys(changes) as key where key = any (names)) as values_of_party
    from public.audit where consignment = parcel and subject = 'consignment' order by audit.id
  loop
    perform private.erase_audited(entry.id, entry.values_of_party);
  end loop;
end $$;

create function private.consignments_through(places text[]) returns setof bigint language sql stable set search_path = '' as $$
  select consignment from public.consignment_event where place = any (places)
  union
  select consignment from public.consignment_leg where origin = any (places) or destination = any (places)
  order by 1
$$;

create function private.erase_texts(parcel bigint, pattern text) returns void language plpgsql volatile set search_path = '' as $$
declare
  parcel_row public.consignment := private.locked_consignment(parcel);
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
    from jsonb_each_text(private.fields_of(parcel_row, private.free_text_fields())));
  perform private.store_fields(jsonb_populate_record(parcel_row, texts), private.free_text_fields());
  perform private.refresh_journey(parcel);
end $$;

-- The fields of a party are erased together.
create function private.erase_in_template(template bigint, pattern text) returns void language plpgsql volatile set search_path = '' as $$
declare
  remaining jsonb;
  party text;
  side text[];
begin
  select fields into remaining from public.consignment_template where id = template for update;
  foreach party in array array['sender', 'receiver'] loop
    side := private.field_names(party);
    if private.names_person((select jsonb_agg(remaining -> field) from unnest(side) as field), pattern) then remaining := remaining - side; end if;
  end loop;
  remaining := private.without_person(remaining, pattern);
  if remaining = '{}' then
    delete from public.consignment_template where id = template;
  else
    update public.consignment_template
    set fields = remaining, name = case when name ~* pattern then private.without_person(name, pattern) || ' ' || id else name end
    where id = template;
  end if;
end $$;

create function private.erase_in_lane(lane bigint, pattern text) returns void language plpgsql volatile set search_path = '' as $$
begin
  update public.lane_template
  set legs = private.without_person(legs, pattern),
    name = case when name ~* pattern then private.without_person(name, pattern) || ' ' || id else name end
  where id = lane;
end $$;

-- The journeys that go there show its name.
create function private.erase_in_place(place_code text, pattern text) returns void language plpgsql volatile set search_path = '' as $$
begin
  update public.place set name = private.without_person(name, pattern), country = private.without_person(country, pattern)
  where code = place_code;
  perform private.refresh_journey(id) from private.consignments_through(array[place_code]) as id;
end $$;

create function private.erase_in_transit_lane(lane bigint, pattern text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update private.transit_lane
  set origin = private.without_person(origin, pattern), destination = private.without_person(destination, pattern),
    product = private.without_person(product, pattern), cut_off = private.without_person(cut_off, pattern)
  where id = lane;
end $$;

create function private.erase_in_chat(chat_id uuid, pattern text) returns void language plpgsql volatile set search_path = '' as $$
begin
  update public.chat_message set message = private.without_person(message, pattern) where chat = chat_id and message ~* pattern;
  update private.chat_note set note = private.without_person(note, pattern) where chat = chat_id and note ~* pattern;
  update private.chat_visitor
  set page = case when private.url_decoded(page) ~* pattern then '/' else page end,
    language = private.without_person(language, pattern), zone = private.without_person(zone, pattern)
  where chat = chat_id;
  update public.chats set labels = array(select private.without_person(label, pattern) from unnest(labels) as label) where id = chat_id;
end $$;

-- Who asked, who accepted and both parties, where they are who is sought; of other texts the places that name the person.
create function private.erase_in_quote(quote_row private.quote, pattern text) returns void language plpgsql volatile set search_path = '' as $$
declare
  accepter jsonb := case when private.names_person(quote_row.request -> 'contact', pattern) then '{"name": "Erased"}' else '{}' end;
begin
  update private.quote
  set request = private.without_person(request, pattern), offer = private.without_person(offer, pattern),
    acceptance = private.without_person(acceptance, pattern) || accepter
  where id = quote_row.id;
  update private.quote_event
  set detail = private.without_person(detail, pattern) || case when what = 'accepted' then accepter else '{}' end
  where quote = quote_row.id;
  if accepter = '{}' then return; end if; -- whoever is only named in it is not who gets its mails
  delete from private.quote_link where quote = quote_row.id;
  perform private.erase_mails(array(select id from private.queued_mail where quote = quote_row.id));
end $$;

create function private.erase_quote(quote_id bigint, pattern text) returns void language plpgsql volatile set search_path = '' as $$
declare
  quote_row private.quote;
begin
  select * into quote_row from private.quote where id = quote_id for update;
  if quote_row.state <> 'won' and private.names_person(quote_row.request -> 'contact', pattern) then
    delete from private.quote where id = quote_id;
  else
    perform private.erase_in_quote(quote_row, pattern);
  end if;
end $$;

-- Of a mail to the person nothing stays but that it was sent.
create function private.erase_sent_mail(mail_key uuid, pattern text) returns void language plpgsql volatile set search_path = '' as $$
begin
  update public.mail_log
  set payload = case when payload ->> 'receiversMail' ~* pattern
      then private.without_person(payload, pattern) || jsonb_build_object('receiversMail', 'Erased', 'subject', 'Erased', 'message', (
        select coalesce(jsonb_agg(part || '{"paragraph": "Erased"}'), '[]') from jsonb_array_elements(payload -> 'message') as part))
      else private.without_person(payload, pattern) end,
    reason = private.without_person(reason, pattern)
  where key = mail_key;
end $$;

create function private.erase_record(kind text, record_id text, part text, pattern text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  case kind
    when 'consignment' then perform private.erase_party(record_id::bigint, part);
    when 'consignmentTexts' then perform private.erase_texts(record_id::bigint, pattern);
    when 'template' then perform private.erase_in_template(record_id::bigint, pattern);
    when 'follower' then
      perform private.erase_mails(array(select id from private.queued_mail where follower = record_id::bigint));
      delete from private.follower where id = record_id::bigint;
    when 'subscriber' then delete from public."newsLetter" where id = record_id::bigint;
    when 'inquiry' then delete from public."contactForm" where id = record_id::bigint;
    when 'inquiryText' then
      update public."contactForm"
      set comment = private.without_person(comment, pattern), "trackingNo" = private.without_person("trackingNo", pattern)
      where id = record_id::bigint;
    when 'chat' then delete from public.chats where id = record_id::uuid;
    when 'chatTexts' then perform private.erase_in_chat(record_id::uuid, pattern);
    when 'quote' then perform private.erase_quote(record_id::bigint, pattern);
    when 'sentMail' then perform private.erase_sent_mail(record_id::uuid, pattern);
    when 'notices' then
      perform private.erase_mails(array(select id from private.queued_mail where lower(email) = record_id));
      delete from private.party_token as earlier using public.consignment as parcel
      where lower(earlier.email) = record_id and parcel.id = earlier.consignment
        and record_id <> lower(btrim(case earlier.party when 'sender' then parcel."sendersEmail" else parcel."recEmail" end));
    when 'proof' then
      delete from private.proof_photo where proof = record_id::uuid;
      update private.proof set signer = 'Erased', signature = null, place = private.without_person(place, pattern) where id = record_id::uuid;
    when 'newsletter' then
      update private.newsletter
      set subject = private.without_person(subject, pattern), paragraphs = private.without_person(paragraphs, pattern)
      where id = record_id::bigint;
    when 'preparedAnswer' then
      update public.prepared_answer
      set text = private.without_person(text, pattern), updated_at = now(),
        shortcut = case when shortcut ~* pattern then 'erased-' || id else shortcut end
      where id = record_id::bigint;
    when 'laneTemplate' then perform private.erase_in_lane(record_id::bigint, pattern);
    when 'place' then perform private.erase_in_place(record_id, pattern);
    when 'transitLane' then perform private.erase_in_transit_lane(record_id::bigint, pattern);
    when 'noticeWords' then
      update private.notice_rule
      set subject = private.without_person(subject, pattern), text = private.without_person(text, pattern) where about = record_id;
    when 'browserError' then delete from private.browser_error where id = record_id::bigint;
    when 'alert' then update private.alert set facts = private.without_person(facts, pattern) where id = record_id::bigint;
    when 'backup' then
      update private.backup_runs
      set file = private.without_person(file, pattern), error = private.without_person(error, pattern) where id = record_id::bigint;
    when 'savedView' then delete from public.saved_view where id = record_id::bigint;
    when 'import' then update private.import_batch set file = private.without_person(file, pattern) where key = record_id::uuid;
    when 'invitation' then delete from private.account_link where id = record_id::uuid;
    when 'audit' then
      for entry in select * from public.audit where private.named_values(audit, pattern) <> '{}' loop
        perform private.erase_audited(entry.id, private.named_values(entry, pattern));
      end loop;
  end case;
end $$;

create function private.ids_of(records jsonb, variadic kinds text[]) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(item ->> 'id'), '{}') from jsonb_array_elements(records) as item where item ->> 'kind' = any (kinds)
$$;

-- Whoever changes one of these holds it while they wait for the audit, so that all are locked before the audit is, and in the order of
-- those who lock several: a journey's as in common/lock_order.sql, a sent mail before the inquiry that it answers, queued mails last.
create function private.lock_records(records jsonb) returns void language plpgsql volatile set search_path = '' as $$
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

-- The audit comes last: what is erased before it may leave an entry that names the person.
create function private.carry_out_erasure() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  last_entry bigint := (select coalesce(max(id), 0) from public.audit);
  target record;
  entry public.audit;
begin
  perform private.lock_records(new.records);
  for target in
    select item ->> 'kind' as kind, item ->> 'id' as id, item ->> 'part' as part
    from jsonb_array_elements(new.records) as item order by item ->> 'kind' = 'audit', item ->> 'kind', item ->> 'id'
  loop
    perform private.erase_record(target.kind, target.id, target.part, new.pattern);
  end loop;
  for target in
    select item ->> 'id' as id, item ->> 'part' as part
    from jsonb_array_elements(new.records) as item where item ->> 'kind' = 'consignment' order by 1, 2
  loop
    perform private.record_erasure(jsonb_build_object(target.part, jsonb_build_object('after', 'Erased')), new.reason, target.id::bigint);
  end loop;
  for entry in select * from public.audit where id > last_entry and new.pattern is not null loop
    perform private.erase_audited(entry.id, private.named_values(entry, new.pattern));
  end loop;
  perform private.record_erasure(
    (select jsonb_object_agg(kind, jsonb_build_object('before', count::text))
     from (select item ->> 'kind' as kind, count(*) from jsonb_array_elements(new.records) as item group by 1) as counts), new.reason, null);
  return null;
end $$;
create trigger carry_out before insert on private.erasure for each row execute function private.carry_out_erasure();

-- Who erased how much, and why; of whom is not said. `parcel`: that a party of it was.
create function private.record_erasure(changes jsonb, grounds text, parcel bigint) returns void language plpgsql volatile set search_path = '' as $$
declare
  entry public.audit;
begin
  entry.actor := private.actor();
  entry.action := case when parcel is null then 'delete' else 'update' end;
  entry.subject := case when parcel is null then 'personal_data' else 'consignment' end;
  entry.subject_id := coalesce(parcel::text, gen_random_uuid()::text);
  entry.consignment := parcel;
  entry.label := case when parcel is null then 'Personal data' else (select "trackingId" from public.consignment where id = parcel) end;
  entry.reason := grounds;
  entry.changes := changes;
  perform private.append_audit(entry);
end $$;

create function private.erase_person(email text, phone text, name text, records jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  pattern text;
  erasable jsonb;
  kept_count int;
begin
  perform private.require_owner();
  pattern := private.person_pattern(email, phone, name);
  perform private.enforce_limit('personalData', auth.uid()::text);
  if private.is_blank(coalesce(reason, '')) then
    raise exception 'Say why this is erased, without saying who it is.' using errcode = '22023';
  end if;
  if reason ~* pattern then
    raise exception 'The reason names the person, and the audit keeps it. Leave that out.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(20260105); -- two owners who erase the same wait for each other
  select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'part', part)) filter (where does <> 'keep'), count(*) filter (where does = 'keep')
  into erasable, kept_count from private.chosen_records(records, pattern);
  if erasable is not null then
    insert into private.erasure (pattern, records, reason) values (pattern, erasable, btrim(reason));
  end if;
  return jsonb_build_object('erased', coalesce(jsonb_array_length(erasable), 0), 'kept', kept_count);
end $$;
grant execute on function private.erase_person(text, text, text, jsonb, text) to authenticated;

-- Erases up to 100 records that `find_person` lists: {erased, kept: how many that are under way}. Sent again, it finds nothing to do.
-- The reason is in the audit, and must not name the person.
create function public.erase_person(email text, phone text, name text, records jsonb, reason text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.erase_person(email, phone, name, records, reason)
$$;
grant execute on function public.erase_person(text, text, text, jsonb, text) to authenticated;
