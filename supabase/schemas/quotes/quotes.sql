-- Quotes, for visitors (docs/decisions/019). Whoever has the secret of a request, or the link of one of its mails, sees where it
-- stands, answers a question and accepts or declines an offer. Both open nothing 180 days after the last change, or once an offer that is
-- open for longer has ended.

-- The values of a request come from strangers: each is named, typed and bounded, and stored as what it is.

create function private.check_keys(input jsonb, keys text[], name text) returns void
language plpgsql immutable set search_path = '' as $$
declare
  wrong_key text;
begin
  if jsonb_typeof(input) is distinct from 'object' then
    raise exception '% is missing.', name using errcode = '22023';
  end if;
  select key into wrong_key from jsonb_object_keys(input) as key where key <> all (keys) limit 1;
  if wrong_key is not null then
    raise exception '% has a detail that is not asked for.', name using errcode = '22023';
  end if;
end $$;

-- A text without spaces around it; null where nothing can be seen. `has_lines` allows several lines, and with them what comes along with a
-- text that is pasted, as in private.note.
create function private.checked_text(input jsonb, name text, most int, is_required boolean, has_lines boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
declare
  value text := btrim(input #>> '{}', e' \t\r\n');
begin
  if jsonb_typeof(input) not in ('string', 'null') then
    raise exception '% is not a text.', name using errcode = '22023';
  end if;
  if value is null or private.is_blank(value) then
    if is_required then raise exception '% is missing.', name using errcode = '22023'; end if;
    return null;
  end if;
  if char_length(value) > most then
    raise exception '% has more than % characters.', name, most using errcode = '22023';
  end if;
  if value ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
      or not has_lines and value ~ '[\t\n\r\u2028\u2029\ufeff]' then
    raise exception '% has a character that cannot be stored.', name using errcode = '22023';
  end if;
  return value;
end $$;

create function private.checked_number(input jsonb, name text, lowest numeric, highest numeric, places int) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(input) is distinct from 'number' or (input #>> '{}')::numeric not between lowest and highest
      or places = 0 and (input #>> '{}')::numeric % 1 <> 0 then
    raise exception '% must be a number from % to %.', name, lowest, highest using errcode = '22023';
  end if;
  return trim_scale(round((input #>> '{}')::numeric, places));
end $$;

create function private.checked_word(input jsonb, name text, choices text[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(input) is distinct from 'string' or (input #>> '{}') <> all (choices) then
    raise exception '% is none of those that can be chosen.', name using errcode = '22023';
  end if;
  return input #>> '{}';
end $$;

create function private.checked_currency(input jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(input) is distinct from 'string' or (input #>> '{}') !~ '^[A-Z]{3}$' then
    raise exception 'The currency must have the three letters of ISO 4217.' using errcode = '22023';
  end if;
  return input #>> '{}';
end $$;

create function private.checked_day(input jsonb, name text, first date, last date) returns date
language plpgsql stable set search_path = '' as $$
declare
  day date;
begin
  if jsonb_typeof(input) = 'string' and (input #>> '{}') ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    begin
      day := (input #>> '{}')::date;
    exception when data_exception then day := null;
    end;
  end if;
  if day between first and last is not true then
    raise exception '% must be a day from % to %.', name, first, last using errcode = '22023';
  end if;
  return day;
end $$;

create function private.checked_address(input jsonb, name text) returns text language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(input) = 'string' then input := to_jsonb(private.cleaned_mail(input #>> '{}')); end if;
  return private.mail_address_in(private.checked_text(input, name, 254, true));
end $$;

create function private.checked_place(input jsonb, name text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  place_code text;
begin
  perform private.check_keys(input, array['place', 'text'], name);
  place_code := private.checked_text(input -> 'place', name, 10, false);
  if place_code is not null and not exists (select from public.place where code = place_code) then
    raise exception '% is not a place of our list.', name using errcode = '22023';
  end if;
  return jsonb_build_object('place', place_code, 'text', private.checked_text(input -> 'text', name, 120, true));
end $$;

create function private.checked_piece(input jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  has_size boolean := num_nonnulls(nullif(input -> 'length', 'null'), nullif(input -> 'width', 'null'), nullif(input -> 'height', 'null')) > 0;
begin
  perform private.check_keys(input, array['count', 'kind', 'length', 'width', 'height', 'weight'], 'A line of the pieces');
  return jsonb_build_object(
    'count', private.checked_number(input -> 'count', 'The number of pieces', 1, 10000, 0),
    'kind', private.checked_word(input -> 'kind', 'The kind of pieces',
      array['pallet', 'box', 'crate', 'drum', 'bag', 'roll', 'container', 'other']),
    'length', case when has_size then private.checked_number(input -> 'length', 'The length in cm', 0.1, 5000, 3) end,
    'width', case when has_size then private.checked_number(input -> 'width', 'The width in cm', 0.1, 5000, 3) end,
    'height', case when has_size then private.checked_number(input -> 'height', 'The height in cm', 0.1, 5000, 3) end,
    'weight', private.checked_number(input -> 'weight', 'The weight in kg', 0.001, 500000, 3));
end $$;

create function private.checked_pieces(input jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  pieces jsonb;
begin
  if jsonb_typeof(input) is distinct from 'array' or jsonb_array_length(input) not between 1 and 50 then
    raise exception 'The pieces have 1 to 50 lines.' using errcode = '22023';
  end if;
  select jsonb_agg(private.checked_piece(line) order by position) into pieces
  from jsonb_array_elements(input) with ordinality as entries (line, position);
  if 10000 < (select sum((line ->> 'count')::int) from jsonb_array_elements(pieces) as line) then
    raise exception 'A quote is for at most 10,000 pieces.' using errcode = '22023';
  end if;
  return pieces;
end $$;

create function private.checked_dangerous(input jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  goods jsonb;
begin
  if coalesce(input, 'null') = 'null' then return null; end if;
  perform private.check_keys(input, array['un', 'details'], 'The dangerous goods');
  goods := jsonb_build_object('un', private.checked_text(input -> 'un', 'The UN number', 4, false),
    'details', private.checked_text(input -> 'details', 'What is dangerous', 500, false, true));
  if goods ->> 'un' !~ '^[0-9]{4}$' then
    raise exception 'A UN number has four digits.' using errcode = '22023';
  end if;
  return goods;
end $$;

create function private.checked_temperature(input jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  temperature jsonb;
begin
  if coalesce(input, 'null') = 'null' then return null; end if;
  perform private.check_keys(input, array['min', 'max'], 'The temperature');
  temperature := jsonb_build_object('min', private.checked_number(input -> 'min', 'The lowest temperature', -100, 100, 1),
    'max', private.checked_number(input -> 'max', 'The highest temperature', -100, 100, 1));
  if (temperature ->> 'min')::numeric > (temperature ->> 'max')::numeric then
    raise exception 'The lowest temperature is above the highest.' using errcode = '22023';
  end if;
  return temperature;
end $$;

create function private.checked_insurance(input jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(input, 'null') = 'null' then return null; end if;
  perform private.check_keys(input, array['value', 'currency'], 'The insurance');
  return jsonb_build_object('value', private.checked_number(input -> 'value', 'The value of the goods', 0.01, 1000000000, 2),
    'currency', private.checked_currency(input -> 'currency'));
end $$;

create function private.checked_contact(input jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  perform private.check_keys(input, array['name', 'company', 'email', 'phone'], 'The contact');
  return jsonb_build_object('name', private.checked_text(input -> 'name', 'The name', 120, true),
    'company', private.checked_text(input -> 'company', 'The company', 120, false),
    'email', private.checked_address(input -> 'email', 'The e-mail address'),
    'phone', private.checked_text(input -> 'phone', 'The phone number', 120, false));
end $$;

-- A request as it is stored. Yesterday is still today somewhere.
create function private.checked_request(input jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  perform private.check_keys(input, array['contact', 'from', 'to', 'mode', 'incoterm', 'readyOn', 'units', 'pieces', 'goods',
    'dangerous', 'temperature', 'insurance', 'note'], 'The request');
  return jsonb_build_object(
    'contact', private.checked_contact(input -> 'contact'),
    'from', private.checked_place(input -> 'from', 'The place of departure'),
    'to', private.checked_place(input -> 'to', 'The destination'),
    'mode', private.checked_word(input -> 'mode', 'The mode', array['air', 'ocean', 'road', 'advise']),
    'incoterm', case when coalesce(input -> 'incoterm', 'null') <> 'null' then private.checked_word(input -> 'incoterm', 'The Incoterm',
      array['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF']) end,
    'readyOn', private.checked_day(input -> 'readyOn', 'The day on which the goods are ready', current_date - 1, current_date + 731),
    'units', private.checked_word(input -> 'units', 'The system of units', array['metric', 'imperial']),
    'pieces', private.checked_pieces(input -> 'pieces'),
    'goods', private.checked_text(input -> 'goods', 'What the goods are', 1000, true, true),
    'dangerous', private.checked_dangerous(input -> 'dangerous'),
    'temperature', private.checked_temperature(input -> 'temperature'),
    'insurance', private.checked_insurance(input -> 'insurance'),
    'note', private.checked_text(input -> 'note', 'The note', 2000, false, true));
end $$;

create function private.checked_party(input jsonb, name text) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  perform private.check_keys(input, array['name', 'address', 'phone', 'email'], name);
  return jsonb_build_object('name', private.checked_text(input -> 'name', name || ': the name', 120, true),
    'address', private.checked_text(input -> 'address', name || ': the address', 300, true, true),
    'phone', private.checked_text(input -> 'phone', name || ': the phone number', 120, true),
    'email', private.checked_address(input -> 'email', name || ': the e-mail address'));
end $$;

create function private.checked_answer(answer text, details jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  if answer = 'decline' then
    perform private.check_keys(details, array['reason'], 'The answer');
    return jsonb_build_object('reason', private.checked_text(details -> 'reason', 'The reason', 1000, false, true));
  end if;
  if answer is distinct from 'accept' then
    raise exception 'An offer is accepted or declined.' using errcode = '22023';
  end if;
  perform private.check_keys(details, array['name', 'sender', 'receiver', 'reference'], 'The answer');
  return jsonb_build_object('name', private.checked_text(details -> 'name', 'Who accepts', 120, true),
    'sender', private.checked_party(details -> 'sender', 'The sender'),
    'receiver', private.checked_party(details -> 'receiver', 'The receiver'),
    'reference', private.checked_text(details -> 'reference', 'The reference', 120, false));
end $$;

-- A change of a quote that the caller has locked. False: this is what the last change was, sent again. Raises PT409 where the quote is
-- another than the one that was seen.
create function private.may_change_quote(quote_row private.quote, seen int, action text, details jsonb, done_by text, states text[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if quote_row.version is distinct from seen then
    if quote_row.version = seen::bigint + 1 and exists (
        select from private.quote_event where quote = quote_row.id and version = quote_row.version and what = action and detail = details
          and actor is not distinct from done_by) then
      return false;
    end if;
    raise exception 'This quote has changed meanwhile.' using errcode = 'PT409';
  end if;
  if quote_row.state <> all (states) then
    raise exception 'This cannot be done with a quote in this state.' using errcode = 'PT409';
  end if;
  return true;
end $$;

-- Stores it. The audit names who of the staff did what, and has none of the customer's words.
create function private.change_quote(quote_row private.quote, action text, details jsonb, done_by text) returns private.quote
language plpgsql volatile set search_path = '' as $$
declare
  before text := (select state from private.quote where id = quote_row.id);
begin
  update private.quote
  set state = quote_row.state, offer = quote_row.offer, acceptance = quote_row.acceptance, consignment = quote_row.consignment,
    version = version + 1, changed_at = now()
  where id = quote_row.id returning * into quote_row;
  insert into private.quote_event (quote, version, actor, what, detail) values (quote_row.id, quote_row.version, done_by, action, details);
  if done_by is not null then
    perform private.record_account(done_by, 'update', 'quote', quote_row.id::text, quote_row.number, jsonb_build_object(
      'state', jsonb_build_object('before', before, 'after', quote_row.state), 'what', jsonb_build_object('before', null, 'after', action)));
  end if;
  return quote_row;
end $$;

-- What was asked since the last answer. An offer, or the end of a quote that is opened again, has made earlier questions needless.
create function private.open_question(quote_row private.quote) returns text language sql stable set search_path = '' as $$
  select string_agg(detail ->> 'text', e'\n\n' order by version) from private.quote_event
  where quote = quote_row.id and what = 'asked' and quote_row.state = 'asked' and version > coalesce((
    select max(version) from private.quote_event where quote = quote_row.id and what in ('answered', 'offered', 'closed')), 0)
$$;

-- Each answer with what was asked that it answers.
create function private.quote_answers(quote_row private.quote) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(answer.at), 'text', answer.detail ->> 'text',
    'question', (select string_agg(detail ->> 'text', e'\n\n' order by version) from private.quote_event
      where quote = quote_row.id and what = 'asked' and version < answer.version and version > coalesce((
        select max(version) from private.quote_event
        where quote = quote_row.id and what in ('answered', 'offered', 'closed') and version < answer.version), 0)))
    order by answer.version), '[]')
  from private.quote_event as answer where quote = quote_row.id and what = 'answered'
$$;

-- An offer holds until its last day has ended everywhere.
create function private.is_offer_over(offer jsonb) returns boolean language sql stable set search_path = '' as $$
  select (offer ->> 'validUntil')::date < (now() at time zone 'Etc/GMT+12')::date
$$;

create function private.is_offer_open(quote_row private.quote) returns boolean language sql stable set search_path = '' as $$
  select quote_row.state = 'quoted' and not private.is_offer_over(quote_row.offer)
$$;

create function private.quote_shown(quote_row private.quote) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  if quote_row.id is null then return null; end if;
  return jsonb_build_object('number', quote_row.number, 'state', quote_row.state, 'version', quote_row.version,
    'at', private.instant(quote_row.made_at), 'request', quote_row.request,
    'question', private.open_question(quote_row), 'answers', private.quote_answers(quote_row),
    'offer', case when quote_row.state in ('quoted', 'won', 'lost')
      then quote_row.offer || jsonb_build_object('isOver', private.is_offer_over(quote_row.offer)) end,
    'booking', quote_row.acceptance,
    'refusal', case when quote_row.state = 'lost' then (select detail from private.quote_event
      where quote = quote_row.id and version = quote_row.version and what = 'declined') end,
    'trackingId', (select "trackingId" from public.consignment where id = quote_row.consignment));
end $$;

create function private.quote_of(token text) returns private.quote language plpgsql stable set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  quote_row private.quote;
begin
  select * into quote_row from private.quote
  where id = coalesce((select id from private.quote where token_hash = hash), (select quote from private.quote_link where token_hash = hash))
    and (changed_at > now() - interval '180 days' or private.is_offer_open(quote));
  return quote_row;
end $$;

-- One mail of a kind waits for each quote, and tells what holds when it leaves.
create function private.queue_quote_mail(quote_row private.quote, kind text) returns void language plpgsql volatile set search_path = '' as $$
begin
  if exists (select from private.queued_mail where quote = quote_row.id and quote_mail = kind and state = 'waiting') then return; end if;
  insert into private.queued_mail (quote, quote_mail, email) values (quote_row.id, kind, quote_row.request #>> '{contact,email}');
end $$;

-- What was not agreed on is kept for the term that an owner chose, and an offer until it has ended: the customer may rely on it.
create function private.prune_quotes() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.quote where id in (
    select id from private.quote
    where state <> 'won' and changed_at < now() - make_interval(days => (select days from private.keeping_term where kind = 'quotes'))
      and not private.is_offer_open(quote)
    order by changed_at limit 100 for update skip locked);
end $$;

create function private.request_quote(token text, request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  clean_request jsonb;
  quote_row private.quote;
begin
  perform private.enforce_limit('quoteLook');
  if hash is null then return private.refusal('22023', 'The request has no key.'); end if;
  perform pg_advisory_xact_lock(hashtextextended(encode(hash, 'hex'), 0)); -- twins wait for each other
  select * into quote_row from private.quote where token_hash = hash;
  if found then return jsonb_build_object('number', quote_row.number); end if;
  perform private.enforce_limit('quoteTry');
  begin
    perform private.enforce_limit('quote');
    perform private.enforce_limit('quoteDay');
    if octet_length(request::text) > 65536 then
      raise exception 'The request is too long.' using errcode = '22023';
    end if;
    clean_request := private.checked_request(request);
    perform private.prune_quotes();
    loop
      quote_row.number := 'Q' || left(private.new_tracking_id(), 7);
      exit when not exists (select from private.quote where number = quote_row.number);
    end loop;
    insert into private.quote (number, token_hash, request) values (quote_row.number, hash, clean_request) returning * into quote_row;
    insert into private.quote_event (quote, version, what) values (quote_row.id, quote_row.version, 'requested');
    if private.limit_allows_for('quoteMail', lower(clean_request #>> '{contact,email}')) then
      perform private.queue_quote_mail(quote_row, 'quoteReceived');
    end if;
  exception when others then return private.refusal(sqlstate, sqlerrm); -- a wrong one counts as a try, and not as a quote
  end;
  return jsonb_build_object('number', quote_row.number);
end $$;
grant execute on function private.request_quote(text, jsonb) to anon, authenticated;

-- Stores what a visitor asks for: {number}. `token` is a secret of the page, 43 characters of base64url; the same one again is the
-- same request. `request`: {contact: {name, company, email, phone}, from: {place, text}, to, mode, incoterm, readyOn, units,
-- pieces: [{count, kind, length, width, height, weight}], goods, dangerous: {un, details}, temperature: {min, max}, insurance:
-- {value, currency}, note}, in cm, kg and °C. 22023 names what is wrong.
create function public.request_quote(token text, request jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.request_quote(token, request)
$$;
grant execute on function public.request_quote(text, jsonb) to anon, authenticated;

create function private.quote_state(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.enforce_limit('quoteLook');
  return private.quote_shown(private.quote_of(token));
end $$;
grant execute on function private.quote_state(text) to anon, authenticated;

-- {number, state, version, at, request, question, answers: [{at, question, text}], offer: {number, at, price, currency, validUntil,
-- isOver, includes, excludes, transit, terms, lines}, booking, refusal: {reason}, trackingId}; null of a token that opens nothing.
create function public.quote_state(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.quote_state(token)
$$;
grant execute on function public.quote_state(text) to anon, authenticated;

create function private.answer_quote_question(token text, seen int, answer text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote_row private.quote;
  details jsonb;
begin
  perform private.enforce_limit('quoteAnswer');
  select * into quote_row from private.quote where id = (private.quote_of(token)).id for update;
  if not found then return null; end if;
  begin
    details := jsonb_build_object('text', private.checked_text(to_jsonb(answer), 'The answer', 2000, true, true));
    if private.may_change_quote(quote_row, seen, 'answered', details, null, '{asked}') then
      quote_row.state := 'new';
      quote_row := private.change_quote(quote_row, 'answered', details, null);
    end if;
  exception when others then return private.refusal(sqlstate, sqlerrm);
  end;
  return private.quote_shown(quote_row);
end $$;
grant execute on function private.answer_quote_question(text, int, text) to anon, authenticated;

-- Answers what was asked, and returns what `quote_state` does. PT409 where the quote has changed since `version`.
create function public.answer_quote_question(token text, version int, text text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.answer_quote_question(token, version, text)
$$;
grant execute on function public.answer_quote_question(text, int, text) to anon, authenticated;

create function private.answer_offer(token text, seen int, offer int, answer text, details jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote_row private.quote;
  clean_details jsonb;
  action text := case answer when 'accept' then 'accepted' else 'declined' end;
begin
  perform private.enforce_limit('quoteAnswer');
  select * into quote_row from private.quote where id = (private.quote_of(token)).id for update;
  if not found then return null; end if;
  begin
    clean_details := private.checked_answer(answer, details);
    if not private.may_change_quote(quote_row, seen, action, clean_details, null, '{quoted}') then return private.quote_shown(quote_row); end if;
    if (quote_row.offer ->> 'number')::int is distinct from offer then
      raise exception 'This quote has changed meanwhile.' using errcode = 'PT409';
    end if;
    if answer = 'accept' and private.is_offer_over(quote_row.offer) then
      raise exception 'This offer has ended.' using errcode = 'PT410';
    end if;
    quote_row.state := case answer when 'accept' then 'won' else 'lost' end;
    if answer = 'accept' then
      quote_row.acceptance := clean_details || jsonb_build_object('offer', offer, 'at', private.instant(now()));
    end if;
    quote_row := private.change_quote(quote_row, action, clean_details, null);
  exception when others then return private.refusal(sqlstate, sqlerrm);
  end;
  return private.quote_shown(quote_row);
end $$;
grant execute on function private.answer_offer(text, int, int, text, jsonb) to anon, authenticated;

-- 'accept' with {name, sender: {name, address, phone, email}, receiver, reference}, or 'decline' with {reason}. Returns what
-- `quote_state` does. PT409 where the quote has changed since `version`, PT410 of an offer that has ended.
create function public.answer_offer(token text, version int, offer int, answer text, details jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select private.answer_offer(token, version, offer, answer, details)
$$;
grant execute on function public.answer_offer(text, int, int, text, jsonb) to anon, authenticated;

create function private.new_quote_link(quote_id bigint) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := rtrim(translate(encode(decode(private.new_token(), 'hex'), 'base64'), '+/', '-_'), '=');
begin
  insert into private.quote_link (token_hash, quote) values (private.token_hash(token), quote_id);
  return token;
end $$;

-- Whether a mail still says what is: a question that is answered and an offer that is not open any more need none.
create function private.quote_mail_holds(quote_row private.quote, kind text) returns boolean language sql stable set search_path = '' as $$
  select case kind when 'quoteReceived' then true when 'quoteQuestion' then quote_row.state = 'asked'
    else private.is_offer_open(quote_row) end
$$;

create function private.claim_quote_mail() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  mail private.queued_mail;
  quote_row private.quote;
begin
  loop
    select * into mail from private.queued_mail where state = 'waiting' and quote is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    select * into quote_row from private.quote where id = mail.quote for key share skip locked; -- nobody changes it meanwhile
    if not found then
      perform private.postpone_mail(mail.id);
      continue;
    end if;
    exit when private.quote_mail_holds(quote_row, mail.quote_mail);
    update private.queued_mail set state = 'cancelled', updated_at = now() where id = mail.id;
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = mail.id returning * into mail;
  return jsonb_build_object('kind', mail.quote_mail, 'message', mail.message, 'email', mail.email, 'number', quote_row.number,
    'question', case mail.quote_mail when 'quoteQuestion' then private.open_question(quote_row) end,
    'offer', case mail.quote_mail when 'quoteOffer' then quote_row.offer end, 'token', private.new_quote_link(quote_row.id));
end $$;
