-- What was expected earlier than it was promised is late once that is over, as its row and the tracking page say.
create index consignment_expected on public.consignment (expected_at) where not ended;

create or replace view public.consignment_summary with (security_invoker = true) as
select id, "trackingId", "sendersName", "recName", "departedFrom", "headingTo", "currentLocation", city, type, status,
  state_code, exceptions, ended, "deliveryDate", expected_at, last_event_at, archived_at, created_at,
  not ended and (coalesce(expected_at > "deliveryDate" or expected_at < now(), false) or "deliveryDate" < now()) as late,
  journey ->> 'destinationZone' as destination_zone
from public.consignment;

create or replace function private.filter_conditions(filter jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  key text;
  value text;
  list text[];
  moment text;
  found text[] := '{}';
begin
  for key, value in select * from jsonb_each_text(filter) loop
    list := case when jsonb_typeof(filter -> key) = 'array' then array(select jsonb_array_elements_text(filter -> key)) end;
    moment := case when value ~ '^\d{4}-\d\d-\d\dT' then format('%L::timestamptz', value)
      else format('(%L::date + %s)::timestamp at time zone ''UTC''', value, case when key like '%until' then 1 else 0 end) end;
    found := found || case key
      when 'states' then format('state_code = any (%L::text[])', list)
      when 'open' then format('ended <> %L::boolean', value)
      when 'late' then case when value::boolean
        then 'not ended and expected_at > "deliveryDate" or not ended and "deliveryDate" < now() or not ended and expected_at < now()'
        else 'ended or not coalesce(expected_at > "deliveryDate" or expected_at < now(), false) and "deliveryDate" >= now()' end
      when 'stale' then format('not ended and last_event_at < now() - %L::int * interval ''1 day''', value)
      when 'held' then case when value::boolean
        then 'exceptions <> ''[]'' and exceptions ? ''hold''' else 'not exceptions ? ''hold''' end
      when 'exceptions' then format('exceptions <> ''[]'' and exceptions ?| %L::text[]', list)
      when 'origins' then format('"departedFrom" = any (%L::text[])', list)
      when 'destinations' then format('"headingTo" = any (%L::text[])', list)
      when 'modes' then format('modes ?| %L::text[]', list)
      when 'types' then format('type = any (%L::text[])', list)
      when 'created_from' then 'created_at >= ' || moment
      when 'created_until' then 'created_at < ' || moment
      when 'due_from' then 'coalesce(expected_at, "deliveryDate") >= ' || moment
      when 'due_until' then 'coalesce(expected_at, "deliveryDate") < ' || moment
      when 'ids' then format('id = any (%L::bigint[])', list)
      when 'before' then format('id < %L::bigint', value)
      when 'archived' then case value when 'all' then 'true' when 'only' then 'archived_at is not null' end
      when 'search' then 'true'
      when 'sort' then 'true' end;
    if found[cardinality(found)] is null then
      raise exception 'The list cannot be filtered by % = %.', key, value using errcode = '22023';
    end if;
  end loop;
  if filter ? 'archived' then return found; end if;
  return found || 'archived_at is null'::text;
end $$;
