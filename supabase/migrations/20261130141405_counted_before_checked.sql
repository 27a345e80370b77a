-- Visitors had costly checks made before they were counted, or were not counted because of the error.

set local check_function_bodies = off;

create or replace function private.find_transit_lanes(origin text, destination text, mode text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  starts jsonb;
  ends jsonb;
begin
  perform private.take('transitLook');
  starts := private.end_meant(origin);
  ends := private.end_meant(destination);
  return jsonb_build_object('origin', starts, 'destination', ends, 'lanes', (
    select coalesce(jsonb_agg(private.lane_shown(lane) order by rank, (lane).days_max, (lane).id), '[]')
    from (
      select lane, (lane.origin_code is null)::int + (lane.destination_code is null)::int as rank
      from private.shown_lanes() as lane
      where starts is not null and ends is not null
        and lane.mode = coalesce(find_transit_lanes.mode, lane.mode)
        and private.areas_meet(lane.origin_code, lane.origin, starts ->> 'code', starts ->> 'name')
        and private.areas_meet(lane.destination_code, lane.destination, ends ->> 'code', ends ->> 'name')
      order by rank, lane.days_max, lane.id limit 50) as fitting));
end $$;

create or replace function private.checked_request(given jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  perform private.check_keys(given, array['contact', 'from', 'to', 'mode', 'incoterm', 'readyOn', 'units', 'pieces', 'goods',
    'dangerous', 'temperature', 'insurance', 'note'], 'The request');
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
end $$;

create or replace function private.request_quote(token text, request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  asked jsonb;
  known private.quote;
begin
  if octet_length(request::text) > 65536 then
    raise exception 'The request is too long.' using errcode = '22023';
  end if;
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
end $$;

create or replace function private.answer_quote_question(token text, seen int, answer text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.quote;
  said jsonb;
begin
  perform private.take('quoteAnswer');
  select * into known from private.quote where id = (private.quote_of(token)).id for update;
  if not found then return null; end if; -- before anything is checked: an error would take back what was counted
  said := jsonb_build_object('text', private.checked_text(to_jsonb(answer), 'The answer', 2000, true, true));
  if private.may_change_quote(known, seen, 'answered', said, null, '{asked}') then
    known.state := 'new';
    known := private.change_quote(known, 'answered', said, null);
  end if;
  return private.quote_shown(known);
end $$;

create or replace function private.answer_offer(token text, seen int, offer int, answer text, details jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.quote;
  said jsonb;
  done text := case answer when 'accept' then 'accepted' else 'declined' end;
begin
  perform private.take('quoteAnswer');
  select * into known from private.quote where id = (private.quote_of(token)).id for update;
  if not found then return null; end if; -- before anything is checked: an error would take back what was counted
  said := private.checked_answer(answer, details);
  if not private.may_change_quote(known, seen, done, said, null, '{quoted}') then return private.quote_shown(known); end if;
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
end $$;
