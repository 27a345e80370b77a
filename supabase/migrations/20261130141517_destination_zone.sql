-- Whoever is told of the day of a delivery reads it on the clock of its destination.
create or replace view public.consignment_summary with (security_invoker = true) as
select id, "trackingId", "sendersName", "recName", "departedFrom", "headingTo", "currentLocation", city, type, status,
  state_code, exceptions, ended, "deliveryDate", expected_at, last_event_at, archived_at, created_at,
  not ended and (coalesce(expected_at > "deliveryDate", false) or "deliveryDate" < now()) as late,
  journey ->> 'destinationZone' as destination_zone
from public.consignment;
