-- The street of an address that a customer has typed is not published as the city of the consignment.
create function private.require_city(said jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if said ->> 'text' !~ '^[^,0-9]+(,[^,0-9]+)?$' and not exists (select from public.place where code = said ->> 'place') then
    raise exception '“%” has more than a city and its country: make the consignment in its form.', said ->> 'text' using errcode = '22023';
  end if;
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
end $$;
