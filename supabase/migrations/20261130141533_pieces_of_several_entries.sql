-- Pieces that were scanned with a note, or half a day later, do not hide those that were scanned before them.
create or replace function private.look_up_scan(tracking_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  latest public.consignment_event;
  likely record;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  parcel := private.scanned(tracking_id);
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
