-- Visitors ask for a quote, the admin asks back and offers, and what is agreed on becomes a consignment.

set local check_function_bodies = off;

alter table "private"."queued_mail"
  drop constraint "of_what";

create table "private"."quote_event" (
  "quote" bigint not null,
  "version" integer not null,
  "at" timestamp with time zone not null default now(),
  "actor" text,
  "what" text not null,
  "detail" jsonb not null default '{}'::jsonb,
  constraint "quote_event_pkey" primary key (quote, version),
  constraint "quote_event_what_check"
    check
    ((what = ANY (ARRAY['requested'::text, 'asked'::text, 'answered'::text, 'offered'::text, 'accepted'::text,
    'declined'::text, 'closed'::text, 'booked'::text])))
);

alter table "private"."quote_event"
  enable row level security;

create table "private"."quote_link" (
  "token_hash" bytea not null,
  "quote" bigint not null,
  constraint "quote_link_pkey" primary key (token_hash)
);

alter table "private"."quote_link"
  enable row level security;

create table "private"."quote" (
  "id" bigint generated always as identity not null,
  "number" text not null,
  "token_hash" bytea not null,
  "state" text not null default 'new'::text,
  "version" integer not null default 1,
  "made_at" timestamp with time zone not null default now(),
  "changed_at" timestamp with time zone not null default now(),
  "request" jsonb not null,
  "offer" jsonb,
  "acceptance" jsonb,
  "consignment" bigint,
  constraint "quote_consignment_key" unique (consignment),
  constraint "quote_number_check" check ((number ~ '^Q[0-9A-Z]{7}$'::text)),
  constraint "quote_number_key" unique (number),
  constraint "quote_pkey" primary key (id),
  constraint "quote_request_check" check ((octet_length((request)::text) <= 32768)),
  constraint "quote_state_check"
    check ((state = ANY (ARRAY['new'::text, 'asked'::text, 'quoted'::text, 'won'::text, 'lost'::text]))),
  constraint "quote_token_hash_key" unique (token_hash)
);

alter table "private"."quote"
  enable row level security;

alter table "private"."queued_mail"
  add column "quote" bigint;

alter table "private"."queued_mail"
  add column "quote_mail" text;

create or replace function private.answer_offer (
  token text,
  seen integer,
  offer integer,
  answer text,
  details jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote;
  said jsonb;
  done text := case answer when 'accept' then 'accepted' else 'declined' end;
begin
  perform private.take('quoteAnswer');
  said := private.checked_answer(answer, details);
  select * into known from private.quote where id = (private.quote_of(token)).id for update;
  if not found or not private.may_change_quote(known, seen, done, said, null, '{quoted}') then
    return private.quote_shown(known);
  end if;
  if (known.offer ->> 'number')::int is distinct from offer then
    raise exception 'This quote has changed meanwhile.' using errcode = 'PT409';
  end if;
  if answer = 'accept' and private.is_offer_over(known.offer) then
    raise exception 'This offer has ended.' using errcode = 'PT410';
  end if;
  known.state := case answer when 'accept' then 'won' else 'lost' end;
  if answer = 'accept' then
    known.acceptance := said || jsonb_build_object('offer', offer, 'at', private.instant(now()));
  end if;
  known := private.change_quote(known, done, said, null);
  return private.quote_shown(known);
end $function$;

create or replace function private.answer_quote_question (
  token text,
  seen integer,
  answer text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote;
  said jsonb;
begin
  perform private.take('quoteAnswer');
  said := jsonb_build_object('text', private.checked_text(to_jsonb(answer), 'The answer', 2000, true, true));
  select * into known from private.quote where id = (private.quote_of(token)).id for update;
  if found and private.may_change_quote(known, seen, 'answered', said, null, '{asked}') then
    known.state := 'new';
    known := private.change_quote(known, 'answered', said, null);
  end if;
  return private.quote_shown(known);
end $function$;

create or replace function private.ask_quote (
  sought bigint,
  seen integer,
  question text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote := private.locked_quote(sought);
  said jsonb := jsonb_build_object('text', private.checked_text(to_jsonb(question), 'The question', 2000, true, true));
begin
  if private.may_change_quote(known, seen, 'asked', said, private.actor(), '{new,asked,quoted}') then
    known.state := 'asked';
    known := private.change_quote(known, 'asked', said, private.actor());
    perform private.queue_quote_mail(known, 'quoteQuestion');
  end if;
  return private.quote_file(known);
end $function$;

create or replace function private.book_moment (
  day date,
  zone text
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select (day + time '18:00') at time zone coalesce(zone, 'Etc/UTC')
$function$;

create or replace function private.book_quote (
  sought bigint,
  seen integer,
  made bigint,
  deliver_by date
)
  returns bigint
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote := private.locked_quote(sought);
begin
  if known.consignment is not null then return known.consignment; end if;
  perform private.may_change_quote(known, seen, 'booked', '{}', private.actor(), '{won}');
  if made is null then
    known.consignment := private.quote_consignment(known, deliver_by);
  elsif not exists (select from public.consignment where id = made) then
    raise exception 'This consignment was deleted.' using errcode = 'PT404';
  elsif exists (select from private.quote where consignment = made) then
    raise exception 'This consignment belongs to another quote.' using errcode = 'PT409';
  else
    known.consignment := made;
  end if;
  perform private.change_quote(known, 'booked', '{}', private.actor());
  return known.consignment;
end $function$;

create or replace function private.change_quote (
  changed private.quote,
  done text,
  said jsonb,
  done_by text
)
  returns private.quote
  language plpgsql
  set search_path to ''
  AS $function$
declare
  before text := (select state from private.quote where id = changed.id);
begin
  update private.quote
  set state = changed.state, offer = changed.offer, acceptance = changed.acceptance, consignment = changed.consignment,
    version = version + 1, changed_at = now()
  where id = changed.id returning * into changed;
  insert into private.quote_event (quote, version, actor, what, detail) values (changed.id, changed.version, done_by, done, said);
  if done_by is not null then
    perform private.record_account(done_by, 'update', 'quote', changed.id::text, changed.number, jsonb_build_object(
      'state', jsonb_build_object('before', before, 'after', changed.state), 'what', jsonb_build_object('before', null, 'after', done)));
  end if;
  return changed;
end $function$;

create or replace function private.check_keys (
  given jsonb,
  known text[],
  name text
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  wrong text;
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception '% is missing.', name using errcode = '22023';
  end if;
  select key into wrong from jsonb_object_keys(given) as key where key <> all (known) limit 1;
  if wrong is not null then
    raise exception '% has a detail that is not asked for.', name using errcode = '22023';
  end if;
end $function$;

create or replace function private.checked_address (
  given jsonb,
  name text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  address text := private.checked_text(given, name, 120, true);
begin
  if private.is_mail_address(address) is not true then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  return address;
end $function$;

create or replace function private.checked_amount (
  given jsonb,
  name text,
  pattern text
)
  returns numeric
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') !~ pattern then
    raise exception '% must be an amount with at most two decimals.', name using errcode = '22023';
  end if;
  return given #>> '{}';
end $function$;

create or replace function private.checked_answer (
  answer text,
  details jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.checked_contact (
  given jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  perform private.check_keys(given, array['name', 'company', 'email', 'phone'], 'The contact');
  return jsonb_build_object('name', private.checked_text(given -> 'name', 'The name', 120, true),
    'company', private.checked_text(given -> 'company', 'The company', 120, false),
    'email', private.checked_address(given -> 'email', 'The e-mail address'),
    'phone', private.checked_text(given -> 'phone', 'The phone number', 120, false));
end $function$;

create or replace function private.checked_currency (
  given jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') !~ '^[A-Z]{3}$' then
    raise exception 'The currency must have the three letters of ISO 4217.' using errcode = '22023';
  end if;
  return given #>> '{}';
end $function$;

create or replace function private.checked_dangerous (
  given jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  said jsonb;
begin
  if coalesce(given, 'null') = 'null' then return null; end if;
  perform private.check_keys(given, array['un', 'details'], 'The dangerous goods');
  said := jsonb_build_object('un', private.checked_text(given -> 'un', 'The UN number', 4, false),
    'details', private.checked_text(given -> 'details', 'What is dangerous', 500, false, true));
  if said ->> 'un' !~ '^[0-9]{4}$' then
    raise exception 'A UN number has four digits.' using errcode = '22023';
  end if;
  return said;
end $function$;

create or replace function private.checked_day (
  given jsonb,
  name text,
  first date,
  last date
)
  returns date
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  day date;
begin
  if jsonb_typeof(given) = 'string' and (given #>> '{}') ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    begin
      day := (given #>> '{}')::date;
    exception when data_exception then day := null;
    end;
  end if;
  if day between first and last is not true then
    raise exception '% must be a day from % to %.', name, first, last using errcode = '22023';
  end if;
  return day;
end $function$;

create or replace function private.checked_insurance (
  given jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if coalesce(given, 'null') = 'null' then return null; end if;
  perform private.check_keys(given, array['value', 'currency'], 'The insurance');
  return jsonb_build_object('value', private.checked_number(given -> 'value', 'The value of the goods', 0.01, 1000000000, 2),
    'currency', private.checked_currency(given -> 'currency'));
end $function$;

create or replace function private.checked_lines (
  given jsonb,
  price numeric
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  lines jsonb;
  total numeric;
begin
  if coalesce(given, 'null') in ('null', '[]') then return '[]'; end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 30 then
    raise exception 'An offer has at most 30 lines.' using errcode = '22023';
  end if;
  perform private.check_keys(line, array['text', 'amount'], 'A line of the offer') from jsonb_array_elements(given) as line;
  select jsonb_agg(jsonb_build_object('text', private.checked_text(line -> 'text', 'A line of the offer', 200, true),
      'amount', line ->> 'amount') order by position),
    sum(private.checked_amount(line -> 'amount', 'The amount of a line', '^-?[0-9]{1,12}(\.[0-9]{1,2})?$'))
  into lines, total from jsonb_array_elements(given) with ordinality as listed (line, position);
  if total <> price then
    raise exception 'The lines add up to %, and the price is %.', total, price using errcode = '22023';
  end if;
  return lines;
end $function$;

create or replace function private.checked_number (
  given jsonb,
  name text,
  lowest numeric,
  highest numeric,
  places integer
)
  returns numeric
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(given) is distinct from 'number' or (given #>> '{}')::numeric not between lowest and highest
      or places = 0 and (given #>> '{}')::numeric % 1 <> 0 then
    raise exception '% must be a number from % to %.', name, lowest, highest using errcode = '22023';
  end if;
  return trim_scale(round((given #>> '{}')::numeric, places));
end $function$;

create or replace function private.checked_offer (
  given jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  price numeric;
begin
  perform private.check_keys(given, array['price', 'currency', 'validUntil', 'includes', 'excludes', 'transit', 'terms', 'lines'],
    'The offer');
  price := private.checked_amount(given -> 'price', 'The price', '^[0-9]{1,12}(\.[0-9]{1,2})?$');
  if price = 0 then raise exception 'The price is missing.' using errcode = '22023'; end if;
  return jsonb_build_object('price', given ->> 'price', 'currency', private.checked_currency(given -> 'currency'),
    'validUntil', private.checked_day(given -> 'validUntil', 'The last day of the offer', current_date, current_date + 366),
    'includes', private.checked_text(given -> 'includes', 'What is included', 2000, false, true),
    'excludes', private.checked_text(given -> 'excludes', 'What is not included', 2000, false, true),
    'transit', private.checked_text(given -> 'transit', 'The transit time', 200, false),
    'terms', private.checked_text(given -> 'terms', 'The terms', 4000, false, true),
    'lines', private.checked_lines(given -> 'lines', price));
end $function$;

create or replace function private.checked_party (
  given jsonb,
  name text
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  perform private.check_keys(given, array['name', 'address', 'phone', 'email'], name);
  return jsonb_build_object('name', private.checked_text(given -> 'name', name || ': the name', 120, true),
    'address', private.checked_text(given -> 'address', name || ': the address', 300, true, true),
    'phone', private.checked_text(given -> 'phone', name || ': the phone number', 120, true),
    'email', private.checked_address(given -> 'email', name || ': the e-mail address'));
end $function$;

create or replace function private.checked_piece (
  given jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  has_size boolean := num_nonnulls(nullif(given -> 'length', 'null'), nullif(given -> 'width', 'null'), nullif(given -> 'height', 'null')) > 0;
begin
  perform private.check_keys(given, array['count', 'kind', 'length', 'width', 'height', 'weight'], 'A line of the pieces');
  return jsonb_build_object(
    'count', private.checked_number(given -> 'count', 'The number of pieces', 1, 10000, 0),
    'kind', private.checked_word(given -> 'kind', 'The kind of pieces',
      array['pallet', 'box', 'crate', 'drum', 'bag', 'roll', 'container', 'other']),
    'length', case when has_size then private.checked_number(given -> 'length', 'The length in cm', 0.1, 5000, 3) end,
    'width', case when has_size then private.checked_number(given -> 'width', 'The width in cm', 0.1, 5000, 3) end,
    'height', case when has_size then private.checked_number(given -> 'height', 'The height in cm', 0.1, 5000, 3) end,
    'weight', private.checked_number(given -> 'weight', 'The weight in kg', 0.001, 500000, 3));
end $function$;

create or replace function private.checked_pieces (
  given jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  pieces jsonb;
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) not between 1 and 50 then
    raise exception 'The pieces have 1 to 50 lines.' using errcode = '22023';
  end if;
  select jsonb_agg(private.checked_piece(line) order by position) into pieces
  from jsonb_array_elements(given) with ordinality as listed (line, position);
  if 10000 < (select sum((line ->> 'count')::int) from jsonb_array_elements(pieces) as line) then
    raise exception 'A quote is for at most 10,000 pieces.' using errcode = '22023';
  end if;
  return pieces;
end $function$;

create or replace function private.checked_place (
  given jsonb,
  name text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  chosen text;
begin
  perform private.check_keys(given, array['place', 'text'], name);
  chosen := private.checked_text(given -> 'place', name, 10, false);
  if chosen is not null and not exists (select from public.place where code = chosen) then
    raise exception '% is not a place of our list.', name using errcode = '22023';
  end if;
  return jsonb_build_object('place', chosen, 'text', private.checked_text(given -> 'text', name, 120, true));
end $function$;

create or replace function private.checked_request (
  given jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  perform private.check_keys(given, array['contact', 'from', 'to', 'mode', 'incoterm', 'readyOn', 'units', 'pieces', 'goods',
    'dangerous', 'temperature', 'insurance', 'note'], 'The request');
  if octet_length(given::text) > 65536 then
    raise exception 'The request is too long.' using errcode = '22023';
  end if;
  return jsonb_build_object(
    'contact', private.checked_contact(given -> 'contact'),
    'from', private.checked_place(given -> 'from', 'The place of departure'),
    'to', private.checked_place(given -> 'to', 'The destination'),
    'mode', private.checked_word(given -> 'mode', 'The mode', array['air', 'ocean', 'road', 'advise']),
    'incoterm', case when coalesce(given -> 'incoterm', 'null') <> 'null' then private.checked_word(given -> 'incoterm', 'The Incoterm',
      array['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF']) end,
    'readyOn', private.checked_day(given -> 'readyOn', 'The day on which the goods are ready', current_date - 1, current_date + 731),
    'units', private.checked_word(given -> 'units', 'The system of units', array['metric', 'imperial']),
    'pieces', private.checked_pieces(given -> 'pieces'),
    'goods', private.checked_text(given -> 'goods', 'What the goods are', 1000, true, true),
    'dangerous', private.checked_dangerous(given -> 'dangerous'),
    'temperature', private.checked_temperature(given -> 'temperature'),
    'insurance', private.checked_insurance(given -> 'insurance'),
    'note', private.checked_text(given -> 'note', 'The note', 2000, false, true));
end $function$;

create or replace function private.checked_temperature (
  given jsonb
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  said jsonb;
begin
  if coalesce(given, 'null') = 'null' then return null; end if;
  perform private.check_keys(given, array['min', 'max'], 'The temperature');
  said := jsonb_build_object('min', private.checked_number(given -> 'min', 'The lowest temperature', -100, 100, 1),
    'max', private.checked_number(given -> 'max', 'The highest temperature', -100, 100, 1));
  if (said ->> 'min')::numeric > (said ->> 'max')::numeric then
    raise exception 'The lowest temperature is above the highest.' using errcode = '22023';
  end if;
  return said;
end $function$;

create or replace function private.checked_text (
  given jsonb,
  name text,
  most integer,
  is_required boolean,
  has_lines boolean default false
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  value text := btrim(given #>> '{}', e' \t\r\n');
begin
  if jsonb_typeof(given) not in ('string', 'null') then
    raise exception '% is not a text.', name using errcode = '22023';
  end if;
  if value is null or private.is_blank(value) then
    if is_required then raise exception '% is missing.', name using errcode = '22023'; end if;
    return null;
  end if;
  if char_length(value) > most then
    raise exception '% has more than % characters.', name, most using errcode = '22023';
  end if;
  if value ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]'
      or not has_lines and value ~ '[\t\n\r]' then
    raise exception '% has a character that cannot be stored.', name using errcode = '22023';
  end if;
  return value;
end $function$;

create or replace function private.checked_word (
  given jsonb,
  name text,
  known text[]
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') <> all (known) then
    raise exception '% is none of those that can be chosen.', name using errcode = '22023';
  end if;
  return given #>> '{}';
end $function$;

create or replace function private.claim_mails (
  most integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  job private.notice_job;
  mail jsonb;
  mails jsonb := '[]';
begin
  perform private.tidy_queue();
  for job in select * from private.notice_job where fanned_out_at is null and due_at <= now()
      order by due_at limit 20 for update skip locked loop
    perform private.fan_out(job);
  end loop;
  while jsonb_array_length(mails) < least(most, 20) loop
    mail := coalesce(private.claim_answer(), private.claim_quote_mail(), private.claim_mail());
    exit when mail is null;
    mails := mails || mail;
  end loop;
  return mails;
end $function$;

create or replace function private.claim_quote_mail()
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  chosen private.queued_mail;
  known private.quote;
begin
  loop
    select * into chosen from private.queued_mail where state = 'waiting' and quote is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    select * into known from private.quote where id = chosen.quote;
    exit when chosen.quote_mail = 'quoteReceived' or known.state = case chosen.quote_mail when 'quoteQuestion' then 'asked' else 'quoted' end;
    update private.queued_mail set state = 'cancelled', updated_at = now() where id = chosen.id;
  end loop;
  update private.queued_mail
  set state = 'sending', message = coalesce(message, gen_random_uuid()), leased_until = now() + interval '2 minutes',
    attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return jsonb_build_object('kind', chosen.quote_mail, 'message', chosen.message, 'email', chosen.email, 'number', known.number,
    'question', case chosen.quote_mail when 'quoteQuestion' then private.open_question(known) end,
    'offer', case chosen.quote_mail when 'quoteOffer' then known.offer end, 'token', private.new_quote_link(known.id));
end $function$;

create or replace function private.close_quote (
  sought bigint,
  seen integer,
  closed_as text,
  reason text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote := private.locked_quote(sought);
  said jsonb := jsonb_build_object('state', closed_as, 'reason', private.checked_text(to_jsonb(reason), 'The reason', 1000, false, true));
begin
  if closed_as in ('won', 'lost', 'new') is not true then
    raise exception 'There is no state % to close a quote with.', closed_as using errcode = '22023';
  end if;
  if private.may_change_quote(known, seen, 'closed', said, private.actor(), '{new,asked,quoted,won,lost}') then
    if known.consignment is not null or known.state = closed_as then
      raise exception 'This cannot be done with a quote in this state.' using errcode = 'PT409';
    end if;
    known.state := closed_as;
    if closed_as = 'new' then known.acceptance := null; end if;
    known := private.change_quote(known, 'closed', said, private.actor());
  end if;
  return private.quote_file(known);
end $function$;

create or replace function private.is_offer_over (
  offer jsonb
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select (offer ->> 'validUntil')::date < (now() at time zone 'Etc/GMT+12')::date
$function$;

create or replace function private.locked_quote (
  sought bigint
)
  returns private.quote
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known private.quote;
begin
  perform private.require_admin();
  select * into known from private.quote where id = sought for update;
  if not found then raise exception 'This quote does not exist any more.' using errcode = 'PT404'; end if;
  return known;
end $function$;

create or replace function private.may_change_quote (
  known private.quote,
  seen integer,
  done text,
  said jsonb,
  done_by text,
  states text[]
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if known.version is distinct from seen then
    if known.version = seen::bigint + 1 and exists (
        select from private.quote_event where quote = known.id and version = known.version and what = done and detail = said
          and actor is not distinct from done_by) then
      return false;
    end if;
    raise exception 'This quote has changed meanwhile.' using errcode = 'PT409';
  end if;
  if known.state <> all (states) then
    raise exception 'This cannot be done with a quote in this state.' using errcode = 'PT409';
  end if;
  return true;
end $function$;

create or replace function private.new_quote_link (
  known bigint
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := rtrim(translate(encode(decode(private.new_token(), 'hex'), 'base64'), '+/', '-_'), '=');
begin
  insert into private.quote_link (token_hash, quote) values (private.token_hash(token), known);
  return token;
end $function$;

create or replace function private.offer_quote (
  sought bigint,
  seen integer,
  offer jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote := private.locked_quote(sought);
  said jsonb := private.checked_offer(offer);
begin
  if private.may_change_quote(known, seen, 'offered', said, private.actor(), '{new,asked,quoted}') then
    known.state := 'quoted';
    known.offer := said
      || jsonb_build_object('number', 1 + coalesce((known.offer ->> 'number')::int, 0), 'at', private.instant(now()));
    known := private.change_quote(known, 'offered', said, private.actor());
    perform private.queue_quote_mail(known, 'quoteOffer');
  end if;
  return private.quote_file(known);
end $function$;

create or replace function private.open_question (
  known private.quote
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select string_agg(detail ->> 'text', e'\n\n' order by version) from private.quote_event
  where quote = known.id and what = 'asked' and known.state = 'asked' and version > coalesce((
    select max(version) from private.quote_event where quote = known.id and what = 'answered'), 0)
$function$;

create or replace function private.prune_quotes()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from private.quote where id in (
    select id from private.quote where state <> 'won' and changed_at < now() - interval '180 days'
    order by changed_at limit 100 for update skip locked);
end $function$;

create or replace function private.queue_quote_mail (
  known private.quote,
  kind text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if exists (select from private.queued_mail where quote = known.id and quote_mail = kind and state = 'waiting') then return; end if;
  insert into private.queued_mail (quote, quote_mail, email) values (known.id, kind, known.request #>> '{contact,email}');
end $function$;

create or replace function private.quote (
  sought bigint
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  known private.quote;
begin
  perform private.require_admin();
  select * into known from private.quote where id = sought;
  return case when found then private.quote_file(known) end;
end $function$;

create or replace function private.quote_answers (
  known private.quote
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(answer.at), 'text', answer.detail ->> 'text',
    'question', (select string_agg(detail ->> 'text', e'\n\n' order by version) from private.quote_event
      where quote = known.id and what = 'asked' and version < answer.version and version > coalesce((
        select max(version) from private.quote_event
        where quote = known.id and what = 'answered' and version < answer.version), 0))) order by answer.version), '[]')
  from private.quote_event as answer where quote = known.id and what = 'answered'
$function$;

create or replace function private.quote_consignment (
  known private.quote,
  deliver_by date
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  asked jsonb := known.request;
  sender jsonb := known.acceptance -> 'sender';
  receiver jsonb := known.acceptance -> 'receiver';
  size record;
  origin record;
  destination record;
  made bigint;
begin
  if sender is null or receiver is null then
    raise exception 'Sender and receiver are not known yet: make the consignment in its form.' using errcode = '22023';
  end if;
  if deliver_by is null or deliver_by < current_date then
    raise exception 'Enter the day by which it is to be delivered.' using errcode = '22023';
  end if;
  select * into size from private.quote_size(asked);
  select * into origin from private.quoted_place(asked -> 'from');
  select * into destination from private.quoted_place(asked -> 'to');
  insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress",
    "recPhone", "itemQuantity", "itemWeight", product, "departedFrom", "headingTo", "currentLocation", city, status, "deliveryDate",
    "shipmentMode", comment)
  values (sender ->> 'name', sender ->> 'email', sender ->> 'address', sender ->> 'phone', receiver ->> 'name', receiver ->> 'email',
    receiver ->> 'address', receiver ->> 'phone', size.count::text, size.weight::text,
    left(regexp_replace(asked ->> 'goods', '[[:space:]]+', ' ', 'g'), 120), origin.country, destination.country, origin.country, origin.city,
    'Registered', private.book_moment(deliver_by, destination.zone), case asked ->> 'mode' when 'advise' then null else initcap(asked ->> 'mode') end,
    concat_ws(e'\n', 'Quote ' || known.number, 'Reference: ' || (known.acceptance ->> 'reference')))
  returning id into made;
  if asked ->> 'mode' <> 'advise' and asked #>> '{from,place}' <> asked #>> '{to,place}' then
    insert into public.consignment_leg (consignment, mode, origin, destination)
    values (made, asked ->> 'mode', asked #>> '{from,place}', asked #>> '{to,place}');
  end if;
  if size.count <= 500 then
    insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm)
    select made, row_number() over (order by position, copy), (line ->> 'weight')::float8, (line ->> 'length')::float8,
      (line ->> 'width')::float8, (line ->> 'height')::float8
    from jsonb_array_elements(asked -> 'pieces') with ordinality as listed (line, position),
      generate_series(1, (line ->> 'count')::int) as copy;
  end if;
  return made;
end $function$;

create or replace function private.quote_file (
  known private.quote
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return private.quote_shown(known) || jsonb_build_object('id', known.id, 'changedAt', private.instant(known.changed_at),
    'consignment', known.consignment,
    'mails', (select coalesce(jsonb_agg(jsonb_build_object('kind', quote_mail, 'state', state, 'at', private.instant(updated_at),
        'reason', reason) order by id), '[]') from private.queued_mail where quote = known.id),
    'history', (select jsonb_agg(jsonb_build_object('at', private.instant(at), 'by', actor, 'what', what, 'detail', detail)
        order by version) from private.quote_event where quote = known.id));
end $function$;

create or replace function private.quote_of (
  token text
)
  returns private.quote
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  hash bytea := private.token_hash(token);
  known private.quote;
begin
  select * into known from private.quote
  where id = coalesce((select id from private.quote where token_hash = hash), (select quote from private.quote_link where token_hash = hash))
    and changed_at > now() - interval '180 days';
  return known;
end $function$;

create or replace function private.quote_shown (
  known private.quote
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if known.id is null then return null; end if;
  return jsonb_build_object('number', known.number, 'state', known.state, 'version', known.version,
    'at', private.instant(known.made_at), 'request', known.request,
    'question', private.open_question(known), 'answers', private.quote_answers(known),
    'offer', case when known.state in ('quoted', 'won', 'lost')
      then known.offer || jsonb_build_object('isOver', private.is_offer_over(known.offer)) end,
    'booking', known.acceptance,
    'refusal', case when known.state = 'lost' then (select detail from private.quote_event
      where quote = known.id and version = known.version and what = 'declined') end,
    'trackingId', (select "trackingId" from public.consignment where id = known.consignment));
end $function$;

create or replace function private.quote_size (
  request jsonb,
  OUT count bigint,
  OUT weight numeric
)
  returns record
  language sql
  immutable
  set search_path to ''
  AS $function$
  select sum((line ->> 'count')::int), trim_scale(sum((line ->> 'count')::int * (line ->> 'weight')::numeric))
  from jsonb_array_elements(request -> 'pieces') as line
$function$;

create or replace function private.quote_state (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take('quoteLook');
  return private.quote_shown(private.quote_of(token));
end $function$;

create or replace function private.quoted_place (
  said jsonb,
  OUT city text,
  OUT country text,
  OUT zone text
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  known public.place;
begin
  select * into known from public.place where code = said ->> 'place';
  if found then
    city := private.present_name(known.name);
    country := known.country;
    zone := known.zone;
    return;
  end if;
  city := btrim(split_part(said ->> 'text', ',', 1));
  country := btrim(split_part(said ->> 'text', ',', -1));
  zone := (private.place_named(city, country)).zone;
end $function$;

create or replace function private.quotes (
  filter jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  sought text := filter ->> 'state';
  patterns text[] := array(select private.containing(private.folded(word))
    from regexp_split_to_table(left(filter ->> 'sought', 200), '[[:space:]]+') as word where word <> '');
  before bigint := (filter ->> 'before')::bigint;
  most int := least(greatest(coalesce((filter ->> 'limit')::int, 50), 1), 100);
  listed jsonb;
begin
  perform private.require_admin();
  if sought not in ('new', 'asked', 'quoted', 'won', 'lost') then
    raise exception 'There is no state % of a quote.', sought using errcode = '22023';
  end if;
  select jsonb_agg(jsonb_build_object('id', found.id, 'number', found.number, 'state', found.state, 'version', found.version,
      'at', private.instant(made_at), 'changedAt', private.instant(changed_at),
      'name', request #>> '{contact,name}', 'company', request #>> '{contact,company}', 'email', request #>> '{contact,email}',
      'from', request #>> '{from,text}', 'to', request #>> '{to,text}', 'mode', request ->> 'mode', 'readyOn', request ->> 'readyOn',
      'count', size.count, 'weight', size.weight,
      'price', offer ->> 'price', 'currency', offer ->> 'currency', 'validUntil', offer ->> 'validUntil',
      'isOver', private.is_offer_over(offer), 'consignment', consignment,
      'trackingId', (select "trackingId" from public.consignment where id = consignment)) order by found.id desc) into listed
  from (
    select * from private.quote
    where (sought is null or state = sought) and (before is null or id < before) and search_text like all (patterns)
    order by id desc limit most) as found, lateral private.quote_size(request) as size;
  return jsonb_build_object('rows', coalesce(listed, '[]'),
    'counts', '{"new": 0, "asked": 0, "quoted": 0, "won": 0, "lost": 0}'
      || (select coalesce(jsonb_object_agg(state, number), '{}') from (
           select state, count(*) as number from private.quote group by state) as counted),
    'next', case when jsonb_array_length(listed) = most then listed -> -1 -> 'id' end);
end $function$;

create or replace function private.request_quote (
  token text,
  request jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  hash bytea := private.token_hash(token);
  asked jsonb;
  known private.quote;
begin
  if hash is null then raise exception 'The request has no key.' using errcode = '22023'; end if;
  perform private.take('quoteLook');
  perform pg_advisory_xact_lock(hashtextextended(encode(hash, 'hex'), 0)); -- twins wait for each other
  select * into known from private.quote where token_hash = hash;
  if not found then
    asked := private.checked_request(request);
    perform private.take('quote');
    perform private.take('quoteDay');
    perform private.prune_quotes();
    loop
      known.number := 'Q' || left(private.new_tracking_id(), 7);
      exit when not exists (select from private.quote where number = known.number);
    end loop;
    insert into private.quote (number, token_hash, request) values (known.number, hash, asked) returning * into known;
    insert into private.quote_event (quote, version, what) values (known.id, known.version, 'requested');
    if private.allows('quoteMail', left(private.sha256_hex(lower(asked #>> '{contact,email}')), 16)) then
      perform private.queue_quote_mail(known, 'quoteReceived');
    end if;
  end if;
  return jsonb_build_object('number', known.number);
end $function$;

create or replace function private.settle_mail (
  leaving uuid,
  outcome text,
  why text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  waits constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours'];
begin
  if outcome not in ('sent', 'kept', 'failed', 'unknown', 'later') then
    raise exception 'There is no outcome %.', outcome using errcode = '22023';
  end if;
  update private.queued_mail
  set state = case when outcome <> 'later' then outcome
      when follower is null and party is null and subscriber is null and chat is null and quote is null -- has left while it was being sent
        or private.has_stopped((select consignment from private.notice_job where id = job), party, email)
        or newsletter in (select id from private.newsletter where cancelled_at is not null) then 'cancelled'
      when attempts > cardinality(waits) then 'failed' else 'waiting' end,
    due_at = case when outcome = 'later' then now() + coalesce(waits[attempts], '0') else due_at end,
    reason = case when outcome not in ('sent', 'kept') then left(why, 500) end,
    leased_until = null, updated_at = now()
  where message = leaving and state in ('sending', 'unknown');
  perform private.poke(chat, chat_seq, 'address', 'agent') from private.queued_mail where message = leaving and chat is not null;
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
  delete from private.notice_job where id in (
    select id from private.notice_job where fanned_out_at < now() - interval '400 days' limit 100 for update skip locked);
  perform private.prune_proofs();
  perform private.prune_chats();
  perform private.prune_quotes();
  delete from private.newsletter where id in (
    select id from private.newsletter where made_at < now() - interval '400 days' limit 1 for update skip locked);
end $function$;

create or replace function public.answer_offer (
  token text,
  version integer,
  offer integer,
  answer text,
  details jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.answer_offer(token, version, offer, answer, details)
$function$;

create or replace function public.answer_quote_question (
  token text,
  version integer,
  text text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.answer_quote_question(token, version, text)
$function$;

create or replace function public.ask_quote (
  id bigint,
  version integer,
  text text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.ask_quote(id, version, text)
$function$;

create or replace function public.book_quote (
  id bigint,
  version integer,
  consignment_id bigint default null::bigint,
  deliver_by date default null::date
)
  returns bigint
  language sql
  set search_path to ''
  AS $function$
  select private.book_quote(id, version, consignment_id, deliver_by)
$function$;

create or replace function public.close_quote (
  id bigint,
  version integer,
  state text,
  reason text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.close_quote(id, version, state, reason)
$function$;

create or replace function public.offer_quote (
  id bigint,
  version integer,
  offer jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.offer_quote(id, version, offer)
$function$;

create or replace function public.quote (
  id bigint
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.quote(id)
$function$;

create or replace function public.quote_state (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.quote_state(token)
$function$;

create or replace function public.quotes (
  filter jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.quotes(filter)
$function$;

create or replace function public.request_quote (
  token text,
  request jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.request_quote(token, request)
$function$;

alter table "private"."queued_mail"
  add constraint "of_what" check ((num_nonnulls(job, newsletter, chat, quote) = 1));

alter table "private"."queued_mail"
  add constraint "queued_mail_quote_mail_check"
    check ((quote_mail = ANY (ARRAY['quoteReceived'::text, 'quoteQuestion'::text, 'quoteOffer'::text])));

alter table "private"."queued_mail"
  add constraint "which_mail" check ((num_nonnulls(quote, quote_mail) = ANY (ARRAY[0, 2])));

alter table "private"."quote"
  add constraint "quote_consignment_fkey" foreign key (consignment) references public.consignment(id) on delete set null;

alter table "private"."queued_mail"
  add constraint "queued_mail_quote_fkey" foreign key (quote) references private.quote(id) on delete cascade;

alter table "private"."quote_event"
  add constraint "quote_event_quote_fkey" foreign key (quote) references private.quote(id) on delete cascade;

alter table "private"."quote_link"
  add constraint "quote_link_quote_fkey" foreign key (quote) references private.quote(id) on delete cascade;

create index queued_mail_quote_due on private.queued_mail using btree (due_at)
  where ((state = 'waiting'::text) AND (quote is not null));

create index queued_mail_quote on private.queued_mail using btree (quote)
  where (quote is not null);

create index quote_changed_at on private.quote using btree (changed_at)
  where (state <> 'won'::text);

create index quote_link_quote on private.quote_link using btree (quote);

create index quote_state on private.quote using btree (state, id);

revoke all on function "private"."answer_offer"(text, integer, integer, text, jsonb) from public;

grant execute on function "private"."answer_offer"(text, integer, integer, text, jsonb) to "anon", "authenticated";

revoke all on function "private"."answer_quote_question"(text, integer, text) from public;

grant execute on function "private"."answer_quote_question"(text, integer, text) to "anon", "authenticated";

revoke all on function "private"."ask_quote"(bigint, integer, text) from public;

grant execute on function "private"."ask_quote"(bigint, integer, text) to "authenticated";

revoke all on function "private"."book_moment"(date, text) from public;

revoke all on function "private"."book_quote"(bigint, integer, bigint, date) from public;

grant execute on function "private"."book_quote"(bigint, integer, bigint, date) to "authenticated";

revoke all on function "private"."change_quote"(private.quote, text, jsonb, text) from public;

revoke all on function "private"."check_keys"(jsonb, text[], text) from public;

revoke all on function "private"."checked_address"(jsonb, text) from public;

revoke all on function "private"."checked_amount"(jsonb, text, text) from public;

revoke all on function "private"."checked_answer"(text, jsonb) from public;

revoke all on function "private"."checked_contact"(jsonb) from public;

revoke all on function "private"."checked_currency"(jsonb) from public;

revoke all on function "private"."checked_dangerous"(jsonb) from public;

revoke all on function "private"."checked_day"(jsonb, text, date, date) from public;

revoke all on function "private"."checked_insurance"(jsonb) from public;

revoke all on function "private"."checked_lines"(jsonb, numeric) from public;

revoke all on function "private"."checked_number"(jsonb, text, numeric, numeric, integer) from public;

revoke all on function "private"."checked_offer"(jsonb) from public;

revoke all on function "private"."checked_party"(jsonb, text) from public;

revoke all on function "private"."checked_piece"(jsonb) from public;

revoke all on function "private"."checked_pieces"(jsonb) from public;

revoke all on function "private"."checked_place"(jsonb, text) from public;

revoke all on function "private"."checked_request"(jsonb) from public;

revoke all on function "private"."checked_temperature"(jsonb) from public;

revoke all on function "private"."checked_text"(jsonb, text, integer, boolean, boolean) from public;

revoke all on function "private"."checked_word"(jsonb, text, text[]) from public;

revoke all on function "private"."claim_quote_mail"() from public;

revoke all on function "private"."close_quote"(bigint, integer, text, text) from public;

grant execute on function "private"."close_quote"(bigint, integer, text, text) to "authenticated";

revoke all on function "private"."is_offer_over"(jsonb) from public;

revoke all on function "private"."locked_quote"(bigint) from public;

revoke all on function "private"."may_change_quote"(private.quote, integer, text, jsonb, text, text[]) from public;

revoke all on function "private"."new_quote_link"(bigint) from public;

revoke all on function "private"."offer_quote"(bigint, integer, jsonb) from public;

grant execute on function "private"."offer_quote"(bigint, integer, jsonb) to "authenticated";

revoke all on function "private"."open_question"(private.quote) from public;

revoke all on function "private"."prune_quotes"() from public;

revoke all on function "private"."queue_quote_mail"(private.quote, text) from public;

revoke all on function "private"."quote"(bigint) from public;

grant execute on function "private"."quote"(bigint) to "authenticated";

revoke all on function "private"."quote_answers"(private.quote) from public;

revoke all on function "private"."quote_consignment"(private.quote, date) from public;

revoke all on function "private"."quote_file"(private.quote) from public;

revoke all on function "private"."quote_of"(text) from public;

revoke all on function "private"."quote_shown"(private.quote) from public;

revoke all on function "private"."quote_size"(jsonb) from public;

revoke all on function "private"."quote_state"(text) from public;

grant execute on function "private"."quote_state"(text) to "anon", "authenticated";

revoke all on function "private"."quoted_place"(jsonb) from public;

revoke all on function "private"."quotes"(jsonb) from public;

grant execute on function "private"."quotes"(jsonb) to "authenticated";

revoke all on function "private"."request_quote"(text, jsonb) from public;

grant execute on function "private"."request_quote"(text, jsonb) to "anon", "authenticated";

revoke all on function "public"."answer_offer"(text, integer, integer, text, jsonb) from public;

grant execute on function "public"."answer_offer"(text, integer, integer, text, jsonb) to "anon", "authenticated";

revoke all on function "public"."answer_quote_question"(text, integer, text) from public;

grant execute on function "public"."answer_quote_question"(text, integer, text) to "anon", "authenticated";

revoke all on function "public"."ask_quote"(bigint, integer, text) from public;

grant execute on function "public"."ask_quote"(bigint, integer, text) to "authenticated";

revoke all on function "public"."book_quote"(bigint, integer, bigint, date) from public;

grant execute on function "public"."book_quote"(bigint, integer, bigint, date) to "authenticated";

revoke all on function "public"."close_quote"(bigint, integer, text, text) from public;

grant execute on function "public"."close_quote"(bigint, integer, text, text) to "authenticated";

revoke all on function "public"."offer_quote"(bigint, integer, jsonb) from public;

grant execute on function "public"."offer_quote"(bigint, integer, jsonb) to "authenticated";

revoke all on function "public"."quote"(bigint) from public;

grant execute on function "public"."quote"(bigint) to "authenticated";

revoke all on function "public"."quote_state"(text) from public;

grant execute on function "public"."quote_state"(text) to "anon", "authenticated";

revoke all on function "public"."quotes"(jsonb) from public;

grant execute on function "public"."quotes"(jsonb) to "authenticated";

revoke all on function "public"."request_quote"(text, jsonb) from public;

grant execute on function "public"."request_quote"(text, jsonb) to "anon", "authenticated";

alter table "private"."quote"
  add column "search_text" text generated always as
    (private.folded(((((((((((number || ' '::text) || (request #>> '{contact,name}'::text[])) || ' '::text) ||
    COALESCE((request #>> '{contact,company}'::text[]), ''::text)) || ' '::text) ||
    (request #>> '{contact,email}'::text[])) || ' '::text) || (request #>> '{from,text}'::text[])) || ' '::text) ||
    (request #>> '{to,text}'::text[])))) stored not null;

insert into private.limits (action, per_client, overall, window_seconds) values
  ('quote', 5, 400, 3600),
  ('quoteDay', 20, 2000, 86400),
  ('quoteLook', 30, 1200, 60),
  ('quoteAnswer', 30, 1200, 3600),
  ('quoteMail', 3, null, 86400);
