-- Quotes, for the admin (docs/decisions/019): asking back, offering, closing, and the consignment that one becomes.

create function private.quotes(filter jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  state_filter text := filter ->> 'state';
  patterns text[] := array(select private.containing_pattern(private.folded(word))
    from regexp_split_to_table(left(filter ->> 'sought', 200), '[[:space:]]+') as word where word <> '');
  before bigint := (filter ->> 'before')::bigint;
  most int := least(greatest(coalesce((filter ->> 'limit')::int, 50), 1), 100);
  page_rows jsonb;
begin
  perform private.require_admin();
  if state_filter not in ('new', 'asked', 'quoted', 'won', 'lost') then
    raise exception 'There is no state % of a quote.', state_filter using errcode = '22023';
  end if;
  select jsonb_agg(jsonb_build_object('id', quote_row.id, 'number', quote_row.number, 'state', quote_row.state, 'version', quote_row.version,
      'at', private.instant(made_at), 'changedAt', private.instant(changed_at),
      'name', request #>> '{contact,name}', 'company', request #>> '{contact,company}', 'email', request #>> '{contact,email}',
      'from', request #>> '{from,text}', 'to', request #>> '{to,text}', 'mode', request ->> 'mode', 'readyOn', request ->> 'readyOn',
      'count', size.count, 'weight', size.weight,
      'price', offer ->> 'price', 'currency', offer ->> 'currency', 'validUntil', offer ->> 'validUntil',
      'isOver', private.is_offer_over(offer), 'consignment', consignment,
      'trackingId', (select "trackingId" from public.consignment where id = consignment)) order by quote_row.id desc) into page_rows
  from (
    select * from private.quote
    where (state_filter is null or state = state_filter) and (before is null or id < before) and search_text like all (patterns)
    order by id desc limit most + 1) as quote_row, lateral private.quote_size(request) as size;
  return jsonb_build_object('rows', coalesce(page_rows - most, '[]'), -- one more was read, which tells that there is a further page
    'counts', '{"new": 0, "asked": 0, "quoted": 0, "won": 0, "lost": 0}'
      || (select coalesce(jsonb_object_agg(state, number), '{}') from (
           select state, count(*) as number from private.quote group by state) as state_counts),
    'next', case when jsonb_array_length(page_rows) > most then page_rows -> (most - 1) -> 'id' end);
end $$;
grant execute on function private.quotes(jsonb) to authenticated;

-- The filter: {state, sought: words of number, contact or places, before: the id of the last row shown, limit: 1 to 100}. {rows: [{id,
-- number, state, version, at, changedAt, name, company, email, from, to, mode, readyOn, count, weight, price, currency, validUntil,
-- isOver, consignment, trackingId}] with the newest first, counts: {state: number}, next: for `before`, or null}.
create function public.quotes(filter jsonb) returns jsonb language sql stable set search_path = '' as $$
  select private.quotes(filter)
$$;
grant execute on function public.quotes(jsonb) to authenticated;

-- How many pieces there are, and what they weigh in kg.
create function private.quote_size(request jsonb, out count bigint, out weight numeric) language sql immutable set search_path = '' as $$
  select sum((line ->> 'count')::int), trim_scale(sum((line ->> 'count')::int * (line ->> 'weight')::numeric))
  from jsonb_array_elements(request -> 'pieces') as line
$$;

-- All of a quote, as its page shows it.
create function private.quote_file(quote_row private.quote) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return private.quote_shown(quote_row) || jsonb_build_object('id', quote_row.id, 'changedAt', private.instant(quote_row.changed_at),
    'consignment', quote_row.consignment,
    'mails', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', quote_mail, 'state', state, 'at', private.instant(updated_at),
        'reason', reason) order by id), '[]') from private.queued_mail where quote = quote_row.id),
    'history', (select jsonb_agg(jsonb_build_object('at', private.instant(at), 'by', actor, 'what', what, 'detail', detail)
        order by version) from private.quote_event where quote = quote_row.id));
end $$;

create function private.quote(quote_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  quote_row private.quote;
begin
  perform private.require_admin();
  select * into quote_row from private.quote where id = quote_id;
  return case when found then private.quote_file(quote_row) end;
end $$;
grant execute on function private.quote(bigint) to authenticated;

-- What `quote_state` tells the customer, with {id, changedAt, consignment, mails: [{id, kind, state, at, reason}], history: [{at, by: null is
-- the customer, what, detail}]}; null of a quote that does not exist.
create function public.quote(id bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.quote(id)
$$;
grant execute on function public.quote(bigint) to authenticated;

create function private.locked_quote(quote_id bigint) returns private.quote language plpgsql volatile set search_path = '' as $$
declare
  quote_row private.quote;
begin
  perform private.require_admin();
  select * into quote_row from private.quote where id = quote_id for update;
  if not found then raise exception 'This quote does not exist any more.' using errcode = 'PT404'; end if;
  return quote_row;
end $$;

create function private.ask_quote(quote_id bigint, seen int, question text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote_row private.quote := private.locked_quote(quote_id);
  details jsonb := jsonb_build_object('text', private.checked_text(to_jsonb(question), 'The question', 2000, true, true));
begin
  if private.may_change_quote(quote_row, seen, 'asked', details, private.actor(), '{new,asked,quoted}') then
    quote_row.state := 'asked';
    quote_row := private.change_quote(quote_row, 'asked', details, private.actor());
    perform private.queue_quote_mail(quote_row, 'quoteQuestion');
  end if;
  return private.quote_file(quote_row);
end $$;
grant execute on function private.ask_quote(bigint, int, text) to authenticated;

-- Asks the customer, by mail. An offer that was open is not any more. Returns what `quote` does, as the functions below. PT409 where the
-- quote has changed since `version`; what was stored by the same call before is not stored again.
create function public.ask_quote(id bigint, version int, text text) returns jsonb language sql volatile set search_path = '' as $$
  select private.ask_quote(id, version, text)
$$;
grant execute on function public.ask_quote(bigint, int, text) to authenticated;

create function private.resend_quote_mail(mail bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail_row private.queued_mail;
  quote_row private.quote;
begin
  perform private.require_admin();
  select * into mail_row from private.queued_mail where id = mail and quote is not null;
  if not found then raise exception 'This mail does not exist any more.' using errcode = 'PT404'; end if;
  quote_row := private.locked_quote(mail_row.quote);
  if exists (select from private.queued_mail where id = mail and private.is_erased(queued_mail)) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if not private.quote_mail_holds(quote_row, mail_row.quote_mail)
    or exists (select from private.queued_mail where quote = quote_row.id and quote_mail = mail_row.quote_mail and id > mail)
  then
    raise exception 'This mail has been overtaken: what it says is not the present state of the quote.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now()
  where id = mail and state in ('failed', 'unknown');
  return private.quote_file(quote_row);
end $$;
grant execute on function private.resend_quote_mail(bigint) to authenticated;

-- Sends a mail about a quote again that failed, or that may not have left; of any other it changes nothing. Returns what `quote` does.
-- PT409 of one that says what does not hold any more, or whose address is erased.
create function public.resend_quote_mail(mail bigint) returns jsonb language sql volatile set search_path = '' as $$
  select private.resend_quote_mail(mail)
$$;
grant execute on function public.resend_quote_mail(bigint) to authenticated;

create function private.checked_amount(input jsonb, name text, pattern text) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(input) is distinct from 'string' or (input #>> '{}') !~ pattern then
    raise exception '% must be an amount with at most two decimals.', name using errcode = '22023';
  end if;
  return input #>> '{}';
end $$;

-- The lines of an offer add up to its price.
create function private.checked_lines(input jsonb, price numeric) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  lines jsonb;
  total numeric;
begin
  if coalesce(input, 'null') in ('null', '[]') then return '[]'; end if;
  if jsonb_typeof(input) <> 'array' or jsonb_array_length(input) > 30 then
    raise exception 'An offer has at most 30 lines.' using errcode = '22023';
  end if;
  perform private.check_keys(line, array['text', 'amount'], 'A line of the offer') from jsonb_array_elements(input) as line;
  select jsonb_agg(jsonb_build_object('text', private.checked_text(line -> 'text', 'A line of the offer', 200, true),
      'amount', line ->> 'amount') order by position),
    sum(private.checked_amount(line -> 'amount', 'The amount of a line', '^-?[0-9]{1,12}(\.[0-9]{1,2})?$'))
  into lines, total from jsonb_array_elements(input) with ordinality as entries (line, position);
  if total <> price then
    raise exception 'The lines add up to %, and the price is %.', total, price using errcode = '22023';
  end if;
  return lines;
end $$;

create function private.checked_offer(input jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  price numeric;
begin
  perform private.check_keys(input, array['price', 'currency', 'validUntil', 'includes', 'excludes', 'transit', 'terms', 'lines'],
    'The offer');
  price := private.checked_amount(input -> 'price', 'The price', '^[0-9]{1,12}(\.[0-9]{1,2})?$');
  if price = 0 then raise exception 'The price is missing.' using errcode = '22023'; end if;
  return jsonb_build_object('price', input ->> 'price', 'currency', private.checked_currency(input -> 'currency'),
    'validUntil', private.checked_day(input -> 'validUntil', 'The last day of the offer', current_date, current_date + 366),
    'includes', private.checked_text(input -> 'includes', 'What is included', 2000, false, true),
    'excludes', private.checked_text(input -> 'excludes', 'What is not included', 2000, false, true),
    'transit', private.checked_text(input -> 'transit', 'The transit time', 200, false),
    'terms', private.checked_text(input -> 'terms', 'The terms', 4000, false, true),
    'lines', private.checked_lines(input -> 'lines', price));
end $$;

create function private.offer_quote(quote_id bigint, seen int, offer jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote_row private.quote := private.locked_quote(quote_id);
  details jsonb := private.checked_offer(offer);
begin
  if private.may_change_quote(quote_row, seen, 'offered', details, private.actor(), '{new,asked,quoted}') then
    quote_row.state := 'quoted';
    quote_row.offer := details
      || jsonb_build_object('number', 1 + coalesce((quote_row.offer ->> 'number')::int, 0), 'at', private.instant(now()));
    quote_row := private.change_quote(quote_row, 'offered', details, private.actor());
    perform private.queue_quote_mail(quote_row, 'quoteOffer');
  end if;
  return private.quote_file(quote_row);
end $$;
grant execute on function private.offer_quote(bigint, int, jsonb) to authenticated;

-- {price: a text, currency, validUntil, includes, excludes, transit, terms, lines: [{text, amount: a text}]}, by mail. It takes the
-- place of an earlier one.
create function public.offer_quote(id bigint, version int, offer jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.offer_quote(id, version, offer)
$$;
grant execute on function public.offer_quote(bigint, int, jsonb) to authenticated;

create function private.close_quote(quote_id bigint, seen int, closed_as text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote_row private.quote := private.locked_quote(quote_id);
  details jsonb := jsonb_build_object('state', closed_as, 'reason', private.checked_text(to_jsonb(reason), 'The reason', 1000, false, true));
begin
  if closed_as in ('won', 'lost', 'new') is not true then
    raise exception 'There is no state % to close a quote with.', closed_as using errcode = '22023';
  end if;
  if private.may_change_quote(quote_row, seen, 'closed', details, private.actor(), '{new,asked,quoted,won,lost}') then
    if quote_row.consignment is not null or quote_row.state = closed_as then
      raise exception 'This cannot be done with a quote in this state.' using errcode = 'PT409';
    end if;
    quote_row.state := closed_as;
    if closed_as = 'new' then quote_row.acceptance := null; end if;
    quote_row := private.change_quote(quote_row, 'closed', details, private.actor());
  end if;
  return private.quote_file(quote_row);
end $$;
grant execute on function private.close_quote(bigint, int, text, text) to authenticated;

-- 'won' or 'lost' as somebody has said it elsewhere, or 'new': open again. The reason is for the staff alone. PT409 of one that has a
-- consignment.
create function public.close_quote(id bigint, version int, state text, reason text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.close_quote(id, version, state, reason)
$$;
grant execute on function public.close_quote(bigint, int, text, text) to authenticated;

-- A place of a request as a consignment names it: from the list, or what was typed, "city, country", with the country as the list has it.
create function private.quoted_place(entry jsonb, out city text, out country text, out zone text)
language plpgsql stable set search_path = '' as $$
declare
  place_row public.place;
begin
  select * into place_row from public.place where code = entry ->> 'place';
  if found then
    city := private.present_name(place_row.name);
    country := place_row.country;
    zone := place_row.zone;
    return;
  end if;
  city := btrim(split_part(entry ->> 'text', ',', 1));
  country := btrim(split_part(entry ->> 'text', ',', -1));
  country := coalesce(private.country_named(country),
    (select place.country from public.place where private.folded(place.country) = private.folded(quoted_place.country) limit 1), country);
  zone := private.zone_at(city, country);
end $$;

-- Raises 22023 where the place at which a consignment begins was typed in another way than "city, country": a street would be published as
-- the city.
create function private.require_city(entry jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if entry ->> 'text' !~ '^[^,0-9]+(,[^,0-9]+)?$' and not exists (select from public.place where code = entry ->> 'place') then
    raise exception '“%” has more than a city and its country: make the consignment in its form.', entry ->> 'text' using errcode = '22023';
  end if;
end $$;

-- The same where no country of the list is named.
create function private.require_country(entry jsonb, country text) returns void language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.place where private.folded(place.country) = private.folded(require_country.country)) then
    raise exception 'The country of “%” is not known: make the consignment in its form.', entry ->> 'text' using errcode = '22023';
  end if;
end $$;

-- A day and the hour at which working days end, on the clock of this zone.
create function private.book_moment(day date, zone text) returns timestamptz language sql stable set search_path = '' as $$
  select (day + time '18:00') at time zone zone
$$;

create function private.quote_consignment(quote_row private.quote, deliver_by date) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  request jsonb := quote_row.request;
  sender jsonb := quote_row.acceptance -> 'sender';
  receiver jsonb := quote_row.acceptance -> 'receiver';
  size record;
  origin record;
  destination record;
  clock text; -- of the day of delivery: where the place is not known, that of Greenwich, which the consignment then names
  consignment_id bigint;
begin
  if sender is null or receiver is null then
    raise exception 'Sender and receiver are not known yet: make the consignment in its form.' using errcode = '22023';
  end if;
  if deliver_by is null or deliver_by < (now() at time zone 'Etc/GMT+12')::date then
    raise exception 'Enter the day by which it is to be delivered.' using errcode = '22023';
  end if;
  select * into size from private.quote_size(request);
  select * into origin from private.quoted_place(request -> 'from');
  select * into destination from private.quoted_place(request -> 'to');
  perform private.require_city(request -> 'from');
  perform private.require_country(request -> 'from', origin.country);
  perform private.require_country(request -> 'to', destination.country);
  clock := coalesce(destination.zone, 'Etc/UTC');
  insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress",
    "recPhone", "itemQuantity", "itemWeight", product, "departedFrom", "headingTo", "currentLocation", city, status, "deliveryDate",
    "deliveryPlace", "shipmentMode", comment)
  values (sender ->> 'name', sender ->> 'email', sender ->> 'address', sender ->> 'phone', receiver ->> 'name', receiver ->> 'email',
    receiver ->> 'address', receiver ->> 'phone', size.count::text, size.weight::text,
    left(regexp_replace(request ->> 'goods', '[[:space:]\u2028\u2029\ufeff]+', ' ', 'g'), 120), origin.country, destination.country, origin.country, origin.city,
    'Registered', private.book_moment(deliver_by, clock),
    case when private.zone_of(destination.country) is null then
      case when (private.place_at(destination.city, destination.country)).zone = clock then destination.city else clock end end,
    case request ->> 'mode' when 'advise' then null else initcap(request ->> 'mode') end,
    concat_ws(e'\n', 'Quote ' || quote_row.number, 'Reference: ' || (quote_row.acceptance ->> 'reference')))
  returning id into consignment_id;
  if request ->> 'mode' <> 'advise' and request #>> '{from,place}' <> request #>> '{to,place}' then
    insert into public.consignment_leg (consignment, mode, origin, destination)
    values (consignment_id, request ->> 'mode', request #>> '{from,place}', request #>> '{to,place}');
  end if;
  if size.count <= 500 then
    insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm)
    select consignment_id, row_number() over (order by position, copy), (line ->> 'weight')::float8, (line ->> 'length')::float8,
      (line ->> 'width')::float8, (line ->> 'height')::float8
    from jsonb_array_elements(request -> 'pieces') with ordinality as lines (line, position),
      generate_series(1, (line ->> 'count')::int) as copy;
  end if;
  return consignment_id;
end $$;

create function private.book_quote(quote_id bigint, seen int, consignment_id bigint, deliver_by date) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote_row private.quote := private.locked_quote(quote_id);
begin
  if quote_row.consignment is not null then
    if consignment_id <> quote_row.consignment then
      raise exception 'This quote has a consignment already.' using errcode = 'PT409';
    end if;
    return quote_row.consignment;
  end if;
  perform private.may_change_quote(quote_row, seen, 'booked', '{}', private.actor(), '{won}');
  if consignment_id is null then
    quote_row.consignment := private.quote_consignment(quote_row, deliver_by);
  elsif not exists (select from public.consignment where id = consignment_id) then
    raise exception 'This consignment was deleted.' using errcode = 'PT404';
  elsif exists (select from private.quote where consignment = consignment_id) then
    raise exception 'This consignment belongs to another quote.' using errcode = 'PT409';
  else
    quote_row.consignment := consignment_id;
  end if;
  perform private.change_quote(quote_row, 'booked', '{}', private.actor());
  return quote_row.consignment;
end $$;
grant execute on function private.book_quote(bigint, int, bigint, date) to authenticated;

-- The id of the consignment that an agreed quote becomes. Without `consignment_id` it is made of all that is known, to be delivered
-- by `deliver_by`; with it, it is the one that the form has made. A second call answers the same id, and PT409 to another consignment.
create function public.book_quote(id bigint, version int, consignment_id bigint default null, deliver_by date default null) returns bigint
language sql volatile set search_path = '' as $$
  select private.book_quote(id, version, consignment_id, deliver_by)
$$;
grant execute on function public.book_quote(bigint, int, bigint, date) to authenticated;
