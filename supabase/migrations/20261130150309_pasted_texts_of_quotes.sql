-- A text of several lines is not refused for marks that come along with what is pasted, as elsewhere (private.note).
create or replace function private.checked_text(given jsonb, name text, most int, is_required boolean, has_lines boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
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
  if value ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
      or not has_lines and value ~ '[\t\n\r\u2028\u2029\ufeff]' then
    raise exception '% has a character that cannot be stored.', name using errcode = '22023';
  end if;
  return value;
end $$;

create or replace function private.quote_consignment(known private.quote, deliver_by date) returns bigint
language plpgsql volatile set search_path = '' as $$
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
  perform private.require_city(asked -> 'from');
  perform private.require_country(asked -> 'from', origin.country);
  perform private.require_country(asked -> 'to', destination.country);
  insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress",
    "recPhone", "itemQuantity", "itemWeight", product, "departedFrom", "headingTo", "currentLocation", city, status, "deliveryDate",
    "shipmentMode", comment)
  values (sender ->> 'name', sender ->> 'email', sender ->> 'address', sender ->> 'phone', receiver ->> 'name', receiver ->> 'email',
    receiver ->> 'address', receiver ->> 'phone', size.count::text, size.weight::text,
    left(regexp_replace(asked ->> 'goods', '[[:space:]\u2028\u2029\ufeff]+', ' ', 'g'), 120), origin.country, destination.country, origin.country, origin.city,
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
end $$;
