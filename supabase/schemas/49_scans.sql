-- What a scanner may do: look up one consignment by its id, and record what happens to it. Nothing is listed, nobody named.

create function private.scanned(entered text) returns public.consignment language plpgsql stable set search_path = '' as $$
declare
  parcel public.consignment;
begin
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  return parcel;
end $$;

create function private.look_up_scan(tracking_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
  if parcel.id is null then return null; end if;
  return jsonb_build_object(
    'trackingId', parcel."trackingId", 'status', parcel.status, 'city', parcel.city, 'country', parcel."currentLocation",
    'headingTo', parcel."headingTo", 'type', parcel.type,
    'events', (select jsonb_agg(jsonb_build_object('code', code, 'label', label) order by position)
               from public.event_code where code not in ('registered', 'cancelled')));
end $$;
grant execute on function private.look_up_scan(text) to authenticated;

-- {trackingId, status, city, country, headingTo, type, events: [{code, label}]}; null if there is no such consignment. For all
-- of the staff; 42501 for anybody else.
create function public.look_up_scan(tracking_id text) returns jsonb language sql volatile set search_path = '' as $$
  select private.look_up_scan(tracking_id)
$$;
grant execute on function public.look_up_scan(text) to authenticated;

create function private.record_scan(tracking_id text, event text, note text, request_key uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
  if parcel.id is null then raise exception 'There is no consignment with this id.' using errcode = 'PT404'; end if;
  if event in ('registered', 'cancelled') then
    raise exception 'This event is for the office to enter.' using errcode = '42501';
  end if;
  insert into public.consignment_event (consignment, code, classifier, moment, internal_note, request_key)
  values (parcel.id, event, 'actual', now(), nullif(btrim(note), ''), record_scan.request_key);
end $$;
grant execute on function private.record_scan(text, text, text, uuid) to authenticated;

-- What happens to it now, where it is. The same key stores one entry.
create function public.record_scan(tracking_id text, event text, note text, request_key uuid) returns void
language sql volatile set search_path = '' as $$
  select private.record_scan(tracking_id, event, note, request_key)
$$;
grant execute on function public.record_scan(text, text, text, uuid) to authenticated;
