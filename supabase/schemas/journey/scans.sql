-- What a scanner may do: look up one consignment by its id, and record what happens to it. Nothing is listed, nobody named.

-- Each code that was scanned. Several pieces of a consignment make one entry of its journey.
create table private.scan (
  request_key uuid primary key, -- of the device: a scan that had no answer is sent again, and stored once
  event bigint not null references public.consignment_event on delete cascade,
  piece int check (piece between 1 and 9999), -- null: the whole consignment
  scanned_at timestamptz not null, -- by the clock of the device
  clock_error int, -- seconds that it was known to be ahead; null: not known
  scanned_by private.line,
  constraint piece_of_event unique (event, piece)
);
alter table private.scan enable row level security;

create function private.scanned_consignment(typed_code text) returns public.consignment language plpgsql stable set search_path = '' as $$
declare
  parcel public.consignment;
begin
  select * into parcel from public.consignment where "trackingId" = private.entered_id(typed_code);
  return parcel;
end $$;

-- What does nothing but end an exception of this kind, as a release ends a hold; null if nothing does.
create function private.answer_to(kind private.exception_kind) returns text language sql stable set search_path = '' as $$
  select code from public.event_code where kind = any (closes) and rank is null and not ends order by position limit 1
$$;

-- What is likely to happen after an event; null if nothing is.
create function private.likeliest_after(happened public.event_code) returns text language sql stable set search_path = '' as $$
  select coalesce(happened.next[1], private.answer_to(happened.opens))
$$;

-- The legs of a consignment by the numbers that people give them.
create function private.numbered_legs(consignment_id bigint) returns table (number int, leg public.consignment_leg)
language sql stable set search_path = '' as $$
  select row_number() over (order by position)::int, consignment_leg
  from public.consignment_leg where consignment = consignment_id
$$;

-- What is likely to happen to a consignment next, and on which leg: the first of what the desk proposes
-- (likelyEvents.ts; supabase/tests/eventCodes.test.ts compares them). A hold is released first; what nothing usually follows, like an
-- inspection, changes nothing; as long as a leg has not begun, what has come to the end of another is loaded again.
create function private.next_scan(parcel bigint, out event text, out leg int)
language plpgsql stable set search_path = '' as $$
declare
  standing record;
  latest public.event_code;
  following public.event_code;
  leg_to_begin int;
begin
  select * into standing from private.standing(private.events_of(parcel));
  if standing.ended then return; end if;
  select private.answer_to((exception ->> 'kind')::private.exception_kind) into event
  from jsonb_array_elements(standing.exceptions) as exception
  order by private.answer_to((exception ->> 'kind')::private.exception_kind) is null, exception -> 'event' limit 1;
  if event is not null then return; end if;
  select event_code.* into latest
  from public.consignment_event as entry join public.event_code on event_code.code = entry.code
  where entry.consignment = parcel and entry.classifier = 'actual' and entry.voided_at is null and event_code.next <> '{}'
  order by entry.moment desc, entry.no desc limit 1;
  if not found then select * into latest from public.event_code where rank = 0 order by position limit 1; end if;
  select min(number) into leg_to_begin from private.numbered_legs(parcel) as way where (way.leg).actual_departure is null;
  select * into following from public.event_code where code = latest.next[1];
  if latest.on_leg = 'destination' and following.on_leg is null and leg_to_begin is not null then
    select * into following from public.event_code where on_leg = 'origin' order by position limit 1;
  end if;
  event := following.code;
  if following.on_leg = 'origin' then leg := leg_to_begin; end if;
  if following.on_leg in ('way', 'destination') then
    select max(number) into leg from private.numbered_legs(parcel) as way where (way.leg).actual_departure is not null;
  end if;
end $$;

create function private.scan_events() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  perform private.enforce_limit('scan', auth.uid()::text);
  return jsonb_build_object('now', private.instant(now()), 'events', (
    select jsonb_agg(jsonb_build_object('code', code, 'label', label, 'next', private.likeliest_after(event_code)) order by position)
    from public.event_code where not office_only));
end $$;
grant execute on function private.scan_events() to authenticated;

-- {now, events: [{code, label, next}]}: what can be recorded, and the time, by which a device tells how wrong its clock is.
create function public.scan_events() returns jsonb language sql volatile set search_path = '' as $$
  select private.scan_events()
$$;
grant execute on function public.scan_events() to authenticated;

create function private.look_up_scan(tracking_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  latest public.consignment_event;
  likely record;
begin
  perform private.require_staff();
  perform private.enforce_limit('scan', auth.uid()::text);
  parcel := private.scanned_consignment(tracking_id);
  if parcel.id is null then return null; end if;
  select * into latest from public.consignment_event
  where consignment = parcel.id and classifier = 'actual' and voided_at is null
  order by moment desc, no desc limit 1;
  select * into likely from private.next_scan(parcel.id);
  return jsonb_build_object(
    'trackingId', parcel."trackingId", 'status', parcel.status, 'city', parcel.city, 'country', parcel."currentLocation",
    'headingTo', parcel."headingTo", 'type', parcel.type,
    'next', likely.event, 'nextLeg', likely.leg,
    'legs', (select coalesce(jsonb_agg(jsonb_build_object(
               'number', way.number, 'mode', (way.leg).mode,
               'origin', private.present_name(origin.name), 'destination', private.present_name(destination.name))
               order by way.number), '[]')
             from private.numbered_legs(parcel.id) as way
               join public.place as origin on origin.code = (way.leg).origin
               join public.place as destination on destination.code = (way.leg).destination),
    'last', latest.code,
    'lastLeg', (select number from private.numbered_legs(parcel.id) as way where (way.leg).id = latest.leg),
    'pieces', (select coalesce(jsonb_agg(distinct scan.piece order by scan.piece), '[]')
               from private.scan join public.consignment_event as entry on entry.id = scan.event
               where scan.piece is not null and entry.consignment = parcel.id and entry.code = latest.code
                 and entry.leg is not distinct from latest.leg and entry.classifier = 'actual' and entry.voided_at is null
                 and not exists (
                   select from public.consignment_event as other
                   where other.consignment = parcel.id and other.code <> latest.code and other.classifier = 'actual'
                     and other.voided_at is null
                     and (other.moment, other.no) between (entry.moment, entry.no) and (latest.moment, latest.no))));
end $$;
grant execute on function private.look_up_scan(text) to authenticated;

-- {trackingId, status, city, country, headingTo, type, next, nextLeg, legs: [{number, mode, origin, destination}], last, lastLeg,
-- pieces}: the event that is likely, or null, and the latest with the pieces that were scanned for it, in one entry or in several that
-- nothing else came between; null if there is no such consignment. For all of the staff; 42501 for anybody else.
create function public.look_up_scan(tracking_id text) returns jsonb language sql volatile set search_path = '' as $$
  select private.look_up_scan(tracking_id)
$$;
grant execute on function public.look_up_scan(text) to authenticated;

-- When it happened by the clock of the server: at most 14 days ago, and not in the future beyond what clocks differ by.
create function private.scan_moment(scanned_at timestamptz, clock_error int) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  happened timestamptz := scanned_at - make_interval(secs => coalesce(clock_error, 0));
begin
  if happened > now() + interval '5 minutes' then
    raise exception 'The time of this scan is in the future, for the clock of the device was wrong. Ask the office to enter it.';
  end if;
  if happened < now() - interval '14 days' then
    raise exception 'This was scanned more than 14 days ago. Ask the office to enter it.';
  end if;
  return coalesce(least(happened, now()), now());
end $$;

-- The entry that another piece was scanned for and nothing else has followed.
create function private.entry_of_pieces(consignment_id bigint, code text, leg bigint, scan_time timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select entry.id from public.consignment_event as entry
  where entry.consignment = consignment_id and entry.code = entry_of_pieces.code and entry.leg is not distinct from entry_of_pieces.leg
    and entry.classifier = 'actual' and entry.voided_at is null
    and entry.moment between scan_time - interval '12 hours' and scan_time + interval '12 hours'
    and exists (select from private.scan where event = entry.id and piece is not null)
    and not exists (
      select from public.consignment_event as other
      where other.consignment = consignment_id and other.code <> entry.code and other.classifier = 'actual' and other.voided_at is null
        and other.moment between least(entry.moment, scan_time) and greatest(entry.moment, scan_time))
  order by entry.no desc limit 1
$$;

create function private.record_scan(
  tracking_id text, event text, note text, request_key uuid, scanned_at timestamptz, clock_error int, piece int, leg int)
returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  scan_time timestamptz;
  on_leg bigint;
  entry bigint;
begin
  perform private.require_staff();
  perform private.enforce_limit('scan', auth.uid()::text);
  parcel := private.scanned_consignment(tracking_id);
  if parcel.id is null then raise exception 'There is no consignment with this id.' using errcode = 'PT404'; end if;
  if exists (select from public.event_code where code = event and office_only) then
    raise exception 'This event is for the office to enter.';
  end if;
  parcel := case when leg is null then private.locked_consignment(parcel.id) else private.locked_with_legs(parcel.id) end;
  if exists (select from private.scan as earlier_scan where earlier_scan.request_key = record_scan.request_key) then return; end if;
  scan_time := private.scan_moment(scanned_at, clock_error);
  if leg is not null then
    select (way.leg).id into on_leg from private.numbered_legs(parcel.id) as way where way.number = record_scan.leg;
    if not found then raise exception 'This consignment has no leg %.', leg; end if;
  end if;
  if piece not between 1 and greatest(1, (
      select count(*) from public.consignment_piece as piece_row where piece_row.consignment = parcel.id)) then
    raise exception 'This consignment has no piece %.', piece;
  end if;
  if piece is not null then entry := private.entry_of_pieces(parcel.id, event, on_leg, scan_time); end if;
  if entry is null or not private.is_blank(coalesce(note, '')) then
    insert into public.consignment_event (consignment, code, classifier, moment, leg, internal_note, request_key, silent)
    values (parcel.id, event, 'actual', scan_time, on_leg, nullif(btrim(note), ''), record_scan.request_key, entry is not null)
    returning id into entry;
    if entry is null then return; end if; -- a form has used this key
  end if;
  insert into private.scan (request_key, event, piece, scanned_at, clock_error, scanned_by)
  values (record_scan.request_key, entry, piece, coalesce(scanned_at, now()), clock_error, private.caller_email())
  on conflict on constraint piece_of_event do nothing; -- somebody else has scanned this piece
end $$;
grant execute on function private.record_scan(text, text, text, uuid, timestamptz, int, int, int) to authenticated;

-- What happened to it when a device scanned it, where it was then; now if no moment is given. `clock_error` are the seconds that
-- the clock of the device is known to be ahead. The same key stores one scan.
create function public.record_scan(
  tracking_id text, event text, note text, request_key uuid,
  scanned_at timestamptz default null, clock_error int default null, piece int default null, leg int default null)
returns void language sql volatile set search_path = '' as $$
  select private.record_scan(tracking_id, event, note, request_key, scanned_at, clock_error, piece, leg)
$$;
grant execute on function public.record_scan(text, text, text, uuid, timestamptz, int, int, int) to authenticated;
